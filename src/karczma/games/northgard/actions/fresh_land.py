"""A player without units and without a neutral territory to go to: a tile may be drawn and laid to make one.

NG-EXPL-23  That is no Explore action: it brings no fame, and no clan power. NG-CREA-21  Nor does a creature appear.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.map.tile_choice import FRESH, DrawToLay
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class WantLand(Decision):
    """NG-EOY-06, NG-RECR-10  Do you draw a tile, to have land for your units?"""

    clause = "NG-EOY-06"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [DRAW_LAND, DECLINE]


@choice
class DrawLand(Choice):
    def perform(self, g: Northgard, decision: WantLand) -> None:
        g.then(DrawToLay(decision.seat, 1, FRESH))


DRAW_LAND = DrawLand()
