"""What has been declared must be done (EN-BOOST-07): nothing that is done in between may take away what it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import fields_of
from karczma.games.empires_north.table.terms import ACTIONS, CONSTRUCT, HARVEST
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.flow import Procedure

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


class Owed(Procedure):
    """An action that was declared and is not done yet."""

    __slots__ = ()
    seat: Seat
    action: int


def declared(g: EmpiresNorth, seat: Seat) -> list[int]:
    """The actions that the player has declared and not done yet."""
    return [each.action for each in g.frames if isinstance(each, Owed) and each.seat == seat]


def owed(g: EmpiresNorth, seat: Seat, action: int) -> int:
    """How many of that kind they are."""
    return declared(g, seat).count(action)


def buildable(g: EmpiresNorth, seat: Seat) -> list[str]:
    """The names of the Locations in hand whose cost is paid in Goods, copies included; EN-CARD-08 others name an
    action instead."""
    cost, names = g.cards.cost, g.cards.names
    return [names[card] for card in g.players[seat].hand if cost[card] is not None]


def bound(g: EmpiresNorth, seat: Seat) -> int:
    """How many cards of the hand must stay there, because a declared Construct needs them."""
    due = owed(g, seat, CONSTRUCT)
    return min(due, len(buildable(g, seat))) if due else 0


def needed_in_hand(g: EmpiresNorth, seat: Seat, name: str) -> Refusal | None:
    """EN-BOOST-07  The last Location in hand stays there for a declared Construct."""
    if g.cards.cost[g.cards.card_id[name]] is not None and bound(g, seat) >= len(buildable(g, seat)):
        return no("EN-BOOST-07", card=name, tile=ACTIONS[CONSTRUCT])
    return None


def needed_in_empire(g: EmpiresNorth, seat: Seat, place: int) -> Refusal | None:
    """EN-BOOST-07  The last Field stays in the Empire for a declared Harvest."""
    if fields_of(g, seat) == [place] and owed(g, seat, HARVEST):
        return no("EN-BOOST-07", card=g.cards.names[g.players[seat].empire[place]], tile=ACTIONS[HARVEST])
    return None
