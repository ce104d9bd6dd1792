"""What anybody could work out from the map, told so that no client has to: sizes, yields, what winter takes.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.harvest.steps import closed_fame
from karczma.games.northgard.scoring import achieved, strongholds
from karczma.games.northgard.table.counting import resources
from karczma.games.northgard.table.terms import FAME, Territory
from karczma.games.northgard.winter import winter_cost

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.choices import Seat


class Land(msgspec.Struct, frozen=True):
    """A territory: its tiles, whether it is still open, and what a Harvest brings whoever controls it."""

    territory: int
    tiles: int
    open: bool
    yields: list[int]  # food, wood, lore, fame


class Prospect(msgspec.Struct, frozen=True):
    """What the next Harvest brings a player, what Winter costs, and how near the first victory condition is."""

    harvest: list[int]  # food, wood, lore, fame
    winter: int
    strongholds: int
    counted: list[int]  # NG-SCORE-04 .. NG-SCORE-07  by tokens, resources, cards of the deck, achievements


class DerivedView(msgspec.Struct, frozen=True):
    lands: list[Land]
    seats: list[Prospect]


def derived_view(g: Northgard) -> DerivedView:
    lands = [land(g, territory) for territory in g.chart.territories]
    return DerivedView(lands, [prospect(g, seat, lands) for seat in range(len(g.players))])


def land(g: Northgard, territory: Territory) -> Land:
    """NG-HARV-02, NG-HARV-06, NG-HARV-07  Icons, an Altar's fame, and the fame of a closed territory."""
    fame = 0 if g.chart.open[territory] else closed_fame(g, territory)
    fame += sum(g.cards.altar[building] * n for building, n in g.buildings_on(territory))
    return Land(territory, g.chart.size[territory], g.chart.open[territory], [*yields(g, territory), fame])


def prospect(g: Northgard, seat: Seat, lands: list[Land]) -> Prospect:
    own = [each for each in lands if g.owner[each.territory] == seat]
    harvest = [sum(each.yields[token] for each in own) for token in range(FAME + 1)]
    player = g.players[seat]
    counted = [player.wallet[FAME], resources(g, seat) // 3, player.printed, achieved(g, seat)]
    return Prospect(harvest, winter_cost(g, seat), strongholds(g, seat), counted)
