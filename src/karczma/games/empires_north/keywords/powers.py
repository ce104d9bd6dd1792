"""What cards do with tiles, pawns, ships and the Empire; each verb is a rule of some other chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.empires_north.building.build import build, unbuildable
from karczma.games.empires_north.building.empire import fields_of
from karczma.games.empires_north.building.fields import HarvestWhich
from karczma.games.empires_north.expedition import Voyage
from karczma.games.empires_north.goods.payment import payable
from karczma.games.empires_north.keywords.discard import LeaveBehind, TakeBack, discardable, returnable
from karczma.games.empires_north.pawns.actions import Declared, possible
from karczma.games.empires_north.pawns.owed import bound, buildable, needed_in_hand
from karczma.games.empires_north.pawns.placing import ShiftWhich
from karczma.games.empires_north.pawns.ships import movable, move_forward
from karczma.games.empires_north.table.choices import take
from karczma.games.empires_north.table.terms import IN_FRONT
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@value
class Perform(Effect):
    """`perform`: EN-CARD-15  an action in capitals, as if a pawn had been placed; left out if it is impossible."""

    action: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return possible(g, seat, self.action)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if possible(g, seat, self.action):
            g.then(Declared(seat, self.action))


@value
class Gather(Effect):
    """`field_goods`: the Goods of so many different Fields with their upgrades. It is not HARVEST: no window opens, and
    nothing waits for it."""

    fields: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(fields_of(g, seat))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if fields_of(g, seat):
            g.then(HarvestWhich(seat, self.fields))


@value
class ShiftPawns(Effect):
    """`move_pawn`: EN-PAWN-07  one pawn that is on a tile may go to another."""

    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(pawn != IN_FRONT for pawn in g.players[seat].pawns)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(ShiftWhich(seat, by))


# -- ships ---------------------------------------------------------------------------------------------------------


@value
class AdvanceShip(Effect):
    """`move_ship`: EN-EXP-14  an own ship of the queue may overtake the one in front, so many times."""

    n: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(movable(g, seat))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if movable(g, seat):
            g.then(AdvanceWhich(seat, by, self.n))


@frame
class AdvanceWhich(Decision):
    """EN-EXP-14  Which ship moves forward, if any?"""

    clause = "EN-EXP-14"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [*(Advance(place + 1) for place in range(len(g.queue))), DECLINE]


@choice
class Advance(Choice):
    """The ship that stands so far back in the queue, counted from 1."""

    number: int

    def refusal(self, g: EmpiresNorth, decision: AdvanceWhich) -> Refusal | None:
        """EN-EXP-15  An own ship with another one in front of it."""
        if g.queue[self.number - 1] != decision.seat:
            return no("EN-EXP-14", number=self.number)
        return no("EN-EXP-15") if self.number == 1 else None

    def perform(self, g: EmpiresNorth, decision: AdvanceWhich) -> None:
        move_forward(g, self.number - 1)
        if decision.left > 1:
            AdvanceShip(decision.left - 1).do(g, decision.seat, decision.by)


@value
class ResolveShip(Effect):
    """`resolve_ship`: EN-EXP-16  an own ship that is in the queue already resolves now, with what it carries."""

    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return seat in g.queue

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if seat in g.queue:
            g.then(ResolveWhich(seat, by))


@frame
class ResolveWhich(Decision):
    """EN-EXP-17  Which of your ships, whatever its place? EN-SOLO-16  Never one of the rival."""

    clause = "EN-EXP-17"
    seat: Seat
    by: str

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [SendNow(place + 1) for place in range(len(g.queue))]


@choice
class SendNow(Choice):
    number: int

    def refusal(self, g: EmpiresNorth, decision: ResolveWhich) -> Refusal | None:
        return None if g.queue[self.number - 1] == decision.seat else no("EN-EXP-17", number=self.number)

    def perform(self, g: EmpiresNorth, decision: ResolveWhich) -> None:
        g.then(Voyage(decision.seat, self.number - 1))


# -- the Empire ----------------------------------------------------------------------------------------------------


@value
class BuildCheaper(Effect):
    """`build_cheaper`: one Location of the hand may be built for so many Resources less. It is no Build action, so
    nothing else makes it cheaper."""

    discount: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        found = (g.cards.cost[g.cards.card_id[name]] for name in buildable(g, seat))
        costs = [cost for cost in found if cost is not None]
        return len(costs) > bound(g, seat) and any(payable(g, seat, cost, self.discount) for cost in costs)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(BuildWhich(seat, by, self.discount))


@frame
class BuildWhich(Decision):
    """EN-BUILD-01  Which Location do you build, if any?"""

    clause = "EN-BUILD-01"
    seat: Seat
    by: str
    discount: int

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        hand = dict.fromkeys([names[card] for card in g.players[self.seat].hand])
        return [*(take(name) for name in hand), DECLINE]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        return unbuildable(g, self.seat, name, self.discount) or needed_in_hand(g, self.seat, name)

    def take(self, g: EmpiresNorth, name: str) -> None:
        build(g, self.seat, name, self.discount)


@value
class ReturnToHand(Effect):
    """`return_to_hand`: one Location may come back to the hand."""

    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(returnable(g, seat, place) for place in range(len(g.players[seat].empire)))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.possible(g, seat):
            g.then(TakeBack(seat, by))


@value
class DiscardOwn(Effect):
    """`discard_own`: one card of the Empire may be discarded; if it is, the rest follows."""

    what: str
    effect: Effect
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return bool(discardable(g, seat, self.what))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if discardable(g, seat, self.what):
            g.then(LeaveBehind(seat, by, self.what, self.effect))
