"""What a territory yields: the icons printed on it and on its buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import FAME, Territory
from karczma.games.northgard.variants.creatures import wolf_on
from karczma.games.northgard.words.events import ResourcesGathered
from karczma.kernel.choices import Seat

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def yields(g: Northgard, territory: Territory) -> list[int]:
    """NG-HARV-07  One token for each icon on tiles and buildings; NG-CTYPE-09 with a wolf, on buildings only."""
    found = [0, 0, 0] if wolf_on(g, territory) else list(g.chart.icons[territory])
    for building, n in g.buildings_on(territory):
        for token, each in enumerate(g.cards.yields[building]):
            found[token] += each * n  # NG-BLDG-09
    return found


def gather(g: Northgard, seat: Seat, territory: Territory) -> None:
    """The controller takes what the territory yields, from the supply."""
    take(g, seat, territory, yields(g, territory))


def take(g: Northgard, seat: Seat, territory: Territory, found: list[int]) -> None:
    if any(found):
        wallet = g.players[seat].wallet
        for token in range(FAME):
            wallet[token] += found[token]
        g.happened(ResourcesGathered, seat, territory, *found)
