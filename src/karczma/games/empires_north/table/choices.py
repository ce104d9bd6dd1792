"""Answers that several questions share. Each question says itself what may be taken and what happens then.

A card of an Empire is named by its catalogue id and by its place, since copies of a card may differ in what lies on
them; copies that differ in nothing are offered once. A card in hand, in a deck or in a pile is named by its id alone.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from karczma.games.empires_north.building.empire import distinct
from karczma.kernel.choices import Choice, Refusal, Seat, choice

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


class AboutPlaces(Protocol):
    seat: Seat

    def refuses(self, g: EmpiresNorth, place: int, /) -> Refusal | None: ...

    def take(self, g: EmpiresNorth, place: int, /) -> None: ...


class AboutNames(Protocol):
    seat: Seat

    def refuses(self, g: EmpiresNorth, name: str, /) -> Refusal | None: ...

    def take(self, g: EmpiresNorth, name: str, /) -> None: ...


class AboutNumbers(Protocol):
    seat: Seat

    def take(self, g: EmpiresNorth, n: int, /) -> None: ...


@choice
class Pick(Choice):
    """This card of my Empire."""

    card: str
    place: int

    def refusal(self, g: EmpiresNorth, decision: AboutPlaces) -> Refusal | None:
        return decision.refuses(g, self.place)

    def perform(self, g: EmpiresNorth, decision: AboutPlaces) -> None:
        decision.take(g, self.place)


@choice
class Take(Choice):
    """This card, from wherever the question is about."""

    card: str

    def refusal(self, g: EmpiresNorth, decision: AboutNames) -> Refusal | None:
        return decision.refuses(g, self.card)

    def perform(self, g: EmpiresNorth, decision: AboutNames) -> None:
        decision.take(g, self.card)


@choice
class Good(Choice):
    """This kind of Good."""

    token: str

    def refusal(self, g: EmpiresNorth, decision: AboutNames) -> Refusal | None:
        return decision.refuses(g, self.token)

    def perform(self, g: EmpiresNorth, decision: AboutNames) -> None:
        decision.take(g, self.token)


@choice
class Amount(Choice):
    """So many."""

    n: int

    def perform(self, g: EmpiresNorth, decision: AboutNumbers) -> None:
        decision.take(g, self.n)


@choice
class Enough(Choice):
    """That is all."""


ENOUGH = Enough()
AMOUNTS: list[Choice] = [Amount(n) for n in range(100)]


def picks(g: EmpiresNorth, seat: Seat, places: list[int]) -> list[Choice]:
    """These cards of the Empire as answers, alike ones once."""
    empire, names = g.players[seat].empire, g.cards.names
    return [pick(names[empire[place]], place) for place in distinct(g, seat, places)]


def on_show(g: EmpiresNorth, seat: Seat, places: list[int]) -> list[Choice]:
    """These cards of the Empire, and then all the others, which the question will refuse."""
    others = [place for place in range(len(g.players[seat].empire)) if place not in places]
    return [*picks(g, seat, places), *picks(g, seat, others)]


@cache
def pick(card: str, place: int) -> Pick:
    return Pick(card, place)


@cache
def take(card: str) -> Take:
    return Take(card)


@cache
def good(token: str) -> Good:
    return Good(token)
