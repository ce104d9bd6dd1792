"""What cards and achievements count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import FAME

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.choices import Seat

MENHIR = "menhir"


def closed_territories(g: Northgard, seat: Seat) -> int:
    return sum(g.owner[t] == seat for t in g.chart.closed)


def territories(g: Northgard, seat: Seat) -> int:
    """NG-SCORE-10  Open or closed."""
    return g.owner.count(seat)


def units(g: Northgard, seat: Seat) -> int:
    """NG-CLAN-07  Kaija is one of them."""
    return g.units_of(seat)


def standing(g: Northgard, seat: Seat) -> list[int]:
    """How many buildings of each type stand on controlled territories, whoever built them (NG-BUILD-11)."""
    found = [0] * len(g.supply)
    for region, building in zip(g.sites, g.site_buildings, strict=True):
        if g.owner[g.chart.territory[region]] == seat:
            found[building] += 1
    return found


def buildings(g: Northgard, seat: Seat) -> int:
    return sum(standing(g, seat))


def small_buildings(g: Northgard, seat: Seat) -> int:
    return sum(n for n, large in zip(standing(g, seat), g.cards.large, strict=True) if not large)


def large_buildings(g: Northgard, seat: Seat) -> int:
    return sum(n for n, large in zip(standing(g, seat), g.cards.large, strict=True) if large)


def menhirs(g: Northgard, seat: Seat) -> int:
    return standing(g, seat)[g.cards.building_id[MENHIR]]


def resources(g: Northgard, seat: Seat) -> int:
    return sum(g.players[seat].wallet[:FAME])


def cards_gained(g: Northgard, seat: Seat) -> int:
    """Cards of the whole deck that are neither starting cards nor Unrest."""
    return g.players[seat].grown


COUNTERS: Mapping[str, Callable[[Northgard, Seat], int]] = {
    "closed_territory": closed_territories,
    "territory": territories,
    "unit": units,
    "building": buildings,
    "small_building": small_buildings,
    "large_building": large_buildings,
    "menhir": menhirs,
    "resource": resources,
    "non_starting_card": cards_gained,
}
