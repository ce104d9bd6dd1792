"""Chapter "Explore action"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.clans.powers import after_explore, gain_fame
from karczma.games.northgard.map.tile_choice import EXPLORE, DrawToLay
from karczma.games.northgard.table.terms import EXPLORE_CLOSED, NOBODY, NOWHERE
from karczma.games.northgard.variants.creatures import bear_on, lairs_on
from karczma.games.northgard.variants.prowling import Arrival
from karczma.games.northgard.words.events import TerritoryClosed
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def can_explore(g: Northgard, seat: Seat) -> bool:
    """NG-EXPL-11  Not without tiles; NG-EXPL-29 nor without an open territory under control."""
    return len(g.stack) > 0 and any(not bear_on(g, t) for t in g.controlled(seat) if g.chart.open[t])


@frame
class Exploring(Procedure):
    """NG-EXPL-28  One Explore action, with its own draw, its own closing fame and its own clan power."""

    seat: Seat
    tiles: int

    @step("NG-EXPL-01")
    def draw_and_lay(self, g: Northgard) -> None:
        """Draw a tile and lay it next to an open territory of one's own."""
        g.placed, g.closing = NOWHERE, ()
        if can_explore(g, self.seat):
            g.then(DrawToLay(self.seat, self.tiles, EXPLORE))

    @step("NG-EXPL-17")
    def score(self, g: Northgard) -> None:
        """For each territory it closed that the explorer controls: fame for each of its tiles, the new one included.

        NG-EXPL-18, NG-EXPL-19, NG-TEAM-11  Those of others, and neutral ones, may be closed but score for nobody.
        NG-EXPL-20  Control is a unit there now. NG-EXPL-22  Later nothing is gained for it any more.
        NG-EXPL-25, NG-EXPL-26 are the rulebook's examples.
        """
        for territory in g.closing:
            own = g.owner[territory] == self.seat
            fame = g.chart.size[territory] if own else 0
            g.rule = "NG-EXPL-17" if own else "NG-EXPL-18"
            g.happened(TerritoryClosed, g.owner[territory], territory, g.chart.size[territory], fame)
            gain_fame(g, self.seat, fame, "closing")
        if any(g.owner[t] == self.seat for t in g.closing):
            g.deeds[EXPLORE_CLOSED] += 1  # NG-SPEC-01

    @step("NG-CLAN-01")
    def clan_power(self, g: Northgard) -> None:
        """NG-EXPL-10  An Explore without a tile laid triggers no power."""
        if g.placed != NOWHERE:
            after_explore(g, self.seat, list(g.closing))

    @step("NG-CREA-17")
    def creatures_appear(self, g: Northgard) -> None:
        """NG-CREA-19  Last of all a creature appears at a lair of the new tile, and activates at once."""
        if g.creatures and g.placed != NOWHERE:
            g.then(*(Arrival(NOBODY, territory) for territory in lairs_on(g, g.placed)))
