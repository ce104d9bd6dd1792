"""What a record leads to, in a few short words: the table, and everything that was offered on the way."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from karczma.kernel.game import Game
from karczma.kernel.record import Record
from karczma.title.descriptor import Title
from karczma.title.replay import Replay

POINTS = 3  # of a record at which prints are taken: after each third of its choices


class Print(NamedTuple):
    """`table` is the state's fingerprint; `offers` stands for all that was offered until then, and who won."""

    table: str
    offers: str

    def __str__(self) -> str:
        return f"{self.table}:{self.offers}"


def points(record: Record) -> list[int]:
    """After how many choices prints are taken; the last is the end."""
    choices = len(record.choices())
    return [choices * third // POINTS for third in range(1, POINTS + 1)]


def line_at(record: Record, point: int) -> int:
    """The number of the line that a point comes after."""
    choices = record.choices()
    return record.line_number(choices[point][0]) - 1 if point < len(choices) else record.line_number(len(record.lines))


def prints(title: Title, record: Record) -> list[Print]:
    """Play a record again and take its prints; one that no longer plays raises BadRecord."""
    wanted, offers, found = points(record), blake2b(digest_size=4), []
    for choices, g in enumerate(Replay(title, record).tables(record.recorded_chance(), None)):
        offers.update(offered(g).encode())
        found += [Print(g.fingerprint(), offers.hexdigest()) for point in wanted if point == choices]
    record.check_seal()
    return found


def offered(g: Game) -> str:
    """Every option of every seat that is asked, in an order that means nothing; at the end, who has won."""
    options = [f"{seat} {option}" for seat in g.deciding() for option in sorted(map(str, g.options(seat)))]
    return "\n".join([*options, f"won by {g.winners()}"])


def told(found: list[Print]) -> str:
    return " ".join(map(str, found))


def heard(text: str) -> list[Print]:
    return [Print(*word.split(":")) for word in text.split()]
