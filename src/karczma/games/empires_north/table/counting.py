"""What cards count: always in the Empire of the player who acts (EN-CARD-04), the card just built included."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from karczma.games.empires_north.building.empire import counts_as_field
from karczma.games.empires_north.lookout import full_sets
from karczma.games.empires_north.scoring import islands_of
from karczma.games.empires_north.table.terms import BOOST

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.choices import Seat


def fields(g: EmpiresNorth, seat: Seat) -> int:
    """EN-FIELD-12  Upgrades and Field Islands too."""
    return sum([counts_as_field(g, card) for card in g.players[seat].empire])


def exhausted_islands(g: EmpiresNorth, seat: Seat) -> int:
    player, first = g.players[seat], g.cards.first_island
    return sum([card >= first for card, turned in zip(player.empire, player.exhausted, strict=True) if turned])


def distinct_types(g: EmpiresNorth, seat: Seat) -> int:
    return len({g.cards.type[card] for card in g.players[seat].empire})


def discard_locations(g: EmpiresNorth, seat: Seat) -> int:
    """Everything in the own discard pile that is no Boost."""
    return sum([g.cards.kind[card] != BOOST for card in g.players[seat].discard])


def filled_banks(g: EmpiresNorth, seat: Seat) -> int:
    """Cards with Storage that hold at least one full set."""
    return sum([full_sets(g, seat, place) > 0 for place in range(len(g.players[seat].empire))])


def of_type(g: EmpiresNorth, seat: Seat, type: int) -> int:
    """EN-CARD-04, EN-BUILD-10  Cards with that icon in the own Empire."""
    return sum([g.cards.type[card] == type for card in g.players[seat].empire])


COUNTERS: Mapping[str, Callable[[EmpiresNorth, Seat], int]] = {
    "fields": fields,
    "islands": islands_of,
    "exhausted_islands": exhausted_islands,
    "distinct_types": distinct_types,
    "discard_locations": discard_locations,
    "filled_banks": filled_banks,
}
