"""Events must tell a seat no more than its view does: two tables that look the same afterwards sounded the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import msgspec

from karczma.conformance.positions import Broken
from karczma.kernel.bases import to_plain
from karczma.kernel.chance import Seeded, Source
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.events import redacted, rule_of
from karczma.kernel.game import Game

G = TypeVar("G", bound=Game)
Answer = tuple[Game, Choice]


class Heard(NamedTuple):
    events: bytes  # as the seat received them
    view: bytes  # what it sees afterwards
    shown: bool  # whether more may have been shown to it than it still sees


def events_agree(g: G, other: G, seat: Seat, most: int = 3) -> int:
    """Answer a question in two worlds that a seat cannot tell apart. How many pairs of answers could be compared.

    If both worlds look the same to the seat afterwards, nothing has been shown to it, so the events must be the same.
    """
    compared = 0
    for decider in g.deciding():
        for one, two in [*across(g, other, decider, most), *within_secrecy(g, decider, seat, most)]:
            heard, also = hear(one, decider, seat), hear(two, decider, seat)
            if heard.view != also.view or heard.shown or also.shown:
                continue
            compared += 1
            if heard.events != also.events:
                said = f"{one[1]} and {two[1]} by seat {decider} look the same to seat {seat}, but it hears"
                raise Broken(f"{said} {heard.events.decode()} and {also.events.decode()}")
    return compared


def across(g: Game, other: Game, decider: Seat, most: int) -> Iterator[tuple[Answer, Answer]]:
    """The same answer in both worlds; where it names what is hidden, one of its kind that only the other world has."""
    if decider not in other.deciding() or other.decision(decider) != g.decision(decider):
        return
    mine, theirs = g.options(decider), other.options(decider)
    for choice in spread(list(mine), most):
        if choice in theirs:
            yield (g, choice), (other, choice)
        else:
            alike = [c for c in theirs if type(c) is type(choice) and c not in mine]
            yield from (((g, choice), (other, c)) for c in alike[:1])


def within_secrecy(g: Game, decider: Seat, seat: Seat, most: int) -> Iterator[tuple[Answer, Answer]]:
    """While lanes are secret, the others cannot hear which answer somebody gave."""
    if g.secret and decider != seat:
        options = list(g.options(decider))
        for choice in spread(options, most):
            alike = [c for c in options if type(c) is type(choice) and c != choice]
            yield from (((g, choice), (g, c)) for c in alike[-1:])


def spread(options: list[Choice], most: int) -> list[Choice]:
    """At most so many, from all over the list."""
    return options[:: max(1, -(-len(options) // most))]


def hear(answer: Answer, decider: Seat, seat: Seat) -> Heard:
    """Give the answer and listen. A shuffle makes forget what was shown; so may the end of a secret Together."""
    table = with_dice(answer[0], Seeded(len(answer[0].known)))
    heard, opened, shuffles = table.listen(), table.lanes, table.shuffles
    table.apply(answer[1], decider)
    events = [(rule_of(event), to_plain(redacted(event, seat))) for event in heard]
    ended = answer[0].secret and decider != seat and table.lanes is not opened
    view = msgspec.json.encode(table.view(seat).to_plain())
    return Heard(msgspec.json.encode(events), view, ended or table.shuffles != shuffles)


def with_dice(g: G, source: Source) -> G:
    """A copy that rolls the same from here on, whatever world it comes from."""
    table = g.copy()
    table.source = source
    if table.before is not None:
        table.before = table.before.copy()
        table.before.source = source
    return table
