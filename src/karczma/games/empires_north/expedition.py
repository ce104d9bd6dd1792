"""Chapter "Expedition phase": each ship visits an Island, to Pillage it or to Conquer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.entering import Entering
from karczma.games.empires_north.features.triggers import Whole, settle, trigger
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.pawns.ships import leave_queue
from karczma.games.empires_north.table.deck import can_take_island, find, lay_away, take_island
from karczma.games.empires_north.table.terms import (
    DISTANCES,
    DISTANT,
    IN_EXPEDITION,
    NEARBY,
    PHASES,
    PILLAGE,
    RIVAL,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
)
from karczma.games.empires_north.variants.solo import rival_lands
from karczma.games.empires_north.words.events import IslandMissed, IslandPillaged, PhaseBegan
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@frame
class Expedition(Procedure):
    """EN-EXP-01  Ships are resolved one by one, from the arrow on."""

    @step("EN-ROUND-01")
    def begin(self, g: EmpiresNorth) -> None:
        g.phase = IN_EXPEDITION
        g.happened(PhaseBegan, PHASES[IN_EXPEDITION])

    @step("EN-EXP-01")
    def ships(self, g: EmpiresNorth) -> None:
        g.then(NextShip())


@frame
class NextShip(Procedure):
    @step("EN-EXP-01")
    def first_in_queue(self, g: EmpiresNorth) -> None:
        """EN-EXP-11  Islands that were taken are not replaced meanwhile."""
        if not g.queue:
            return
        if g.queue[0] == RIVAL:  # EN-SOLO-06
            rival_lands(g)
        else:
            g.active = g.queue[0]
            g.then(Voyage(g.active, 0))
        g.then(NextShip())


@frame
class Voyage(Whole):
    """EN-EXP-02  One Island for the ship at this place of the queue, which may not decline."""

    works_by = "EN-EXP-02"
    seat: Seat
    place: int

    @step("EN-EXP-02")
    def choose(self, g: EmpiresNorth) -> None:
        """EN-EXP-13  A ship that finds no Island at all comes back with nothing."""
        if reachable(g, g.loads[self.place]):
            g.then(VisitWhat(self.seat, self.place))
        else:
            miss(g, self.seat)

    @step("EN-EXP-07")
    def land(self, g: EmpiresNorth) -> None:
        """Only with a Raze token there is a choice."""
        if g.visited:
            if g.loads[self.place] & WITH_RAZE:
                g.then(PillageOrConquer(self.seat))
            else:
                pillage(g, self.seat)

    @step("EN-EXP-10")
    def come_back(self, g: EmpiresNorth) -> None:
        """EN-EXP-17  At once, whatever its place was; EN-EXP-18 it may sail again."""
        leave_queue(g, self.place)
        settle(g)


@carries_out("EN-EXP-13")
def miss(g: EmpiresNorth, seat: Seat) -> None:
    """EN-EXP-13  There is nothing to visit."""
    g.happened(IslandMissed, seat)


def distances(load: int) -> tuple[int, ...]:
    """EN-EXP-03  Without a fish only near Islands; EN-EXP-04 with one both."""
    return (NEARBY, DISTANT) if load & (WITH_FISH | WITH_GOLD) else (NEARBY,)


def reachable(g: EmpiresNorth, load: int) -> bool:
    return any(g.islands[distance] or can_take_island(g, distance) for distance in distances(load))


@frame
class VisitWhat(Decision):
    """EN-EXP-03  A face-up Island, or the top card of a deck?"""

    clause = "EN-EXP-02"
    seat: Seat
    place: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        face_up: list[Choice] = [Visit(names[card]) for row in g.islands for card in row]
        return [*face_up, *TOPS]


@choice
class Visit(Choice):
    island: str

    def refusal(self, g: EmpiresNorth, decision: VisitWhat) -> Refusal | None:
        distance = g.cards.distance[g.cards.card_id[self.island]]
        return None if distance in distances(g.loads[decision.place]) else no("EN-EXP-04", island=self.island)

    def perform(self, g: EmpiresNorth, decision: VisitWhat) -> None:
        row = g.islands[g.cards.distance[g.cards.card_id[self.island]]]
        card = find(g, row, self.island)
        row.remove(card)
        g.visited.append(card)


@choice
class VisitUnseen(Choice):
    """EN-EXP-05  The top card of a deck; there is no going back."""

    distance: str

    def refusal(self, g: EmpiresNorth, decision: VisitWhat) -> Refusal | None:
        distance = DISTANCES.index(self.distance)
        if distance not in distances(g.loads[decision.place]):
            return no("EN-EXP-04")
        return None if can_take_island(g, distance) else no("EN-EXP-12", distance=self.distance)

    def perform(self, g: EmpiresNorth, decision: VisitWhat) -> None:
        card = take_island(g, DISTANCES.index(self.distance))
        assert card is not None
        g.visited.append(card)


TOPS: list[Choice] = [VisitUnseen(distance) for distance in DISTANCES]


@frame
class PillageOrConquer(Decision):
    """EN-EXP-07  Conquest is a choice of the ship that carries a Raze token."""

    clause = "EN-EXP-07"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [PILLAGE_IT, CONQUER_IT]


@choice
class Pillage(Choice):
    def perform(self, g: EmpiresNorth, decision: PillageOrConquer) -> None:
        pillage(g, decision.seat)


@choice
class Conquer(Choice):
    """EN-EXP-08  The Island joins the Empire with its Building Bonus; the Pillage box gives nothing."""

    def perform(self, g: EmpiresNorth, decision: PillageOrConquer) -> None:
        g.then(Entering(decision.seat, g.visited[-1], "EN-EXP-08"))


PILLAGE_IT, CONQUER_IT = Pillage(), Conquer()


@carries_out("EN-EXP-06")
def pillage(g: EmpiresNorth, seat: Seat) -> None:
    """EN-EXP-06, EN-EX-04  All Goods of the Pillage box; the Island is discarded."""
    island = g.visited.pop()
    g.happened(IslandPillaged, seat, g.cards.names[island])
    receive(g, seat, g.cards.names[island], g.cards.pillage[island])
    lay_away(g, island)
    trigger(g, seat, PILLAGE)
