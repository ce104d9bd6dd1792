"""Whole games by fixed answers, and what they led to: `golden.json` beside the tests of each title.

What a game leads to changes only when a rule, a card or the form of the state does. Look for the reason first; then
`python tools/golden.py` shows what is another now, and with `--write` takes it down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import msgspec

import karczma
from games.wonderful_kingdom.keen import keenly
from karczma.kernel.bases import print_of, to_plain
from karczma.kernel.game import Game
from karczma.title.options import Value

HERE = Path(__file__).parent


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    """How many answers, what the table is like in the end, and everything that was told on the way."""

    answers: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    table: str
    told: str


class Golden(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    seats: int
    seed: int
    by: str
    options: dict[str, Value]
    ended: Ended

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.title, f"{self.seats}p", f"seed={self.seed}", self.by, *words])


def first_asked(g: Game, rng: Random) -> None:
    seat = g.deciding()[0]
    g.apply(rng.choice(g.options(seat)), seat)


def anybody(g: Game, rng: Random) -> None:
    seat = rng.choice(g.deciding())
    g.apply(rng.choice(g.options(seat)), seat)


ANSWERS: dict[str, Callable[[Game, Random], None]] = {"first": first_asked, "anybody": anybody, "keen": keenly}


def played(game: Golden) -> Ended:
    """The same game as the rules are now."""
    rng, g, answers = Random(game.seed), karczma.new(game.title, game.seats, game.seed, game.options), 0
    heard = g.listen()
    while not g.over:
        ANSWERS[game.by](g, rng)
        answers += 1
    told = print_of([to_plain(event) for event in heard])
    return Ended(answers=answers, scores=g.scores(), winners=g.winners(), table=g.fingerprint(), told=told)


def titles() -> list[str]:
    return sorted(path.parents[1].name for path in HERE.glob("*/table/golden.json"))


def file_of(title: str) -> Path:
    return HERE / title / "table" / "golden.json"


def golden(title: str) -> list[Golden]:
    return msgspec.json.decode(file_of(title).read_bytes(), type=list[Golden])


def write(title: str, games: Iterable[Golden]) -> None:
    """A line for each game, so that a difference shows which ones are meant."""
    lines = ",\n".join(msgspec.json.encode(game).decode() for game in games)
    file_of(title).write_text(f"[\n{lines}\n]\n", "utf-8")
