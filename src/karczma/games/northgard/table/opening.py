"""Chapter "Setting up the game", the opening: everybody lays two tiles and places two groups of units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.clans.kaija import Enlist
from karczma.games.northgard.map.laying import territories_on
from karczma.games.northgard.map.tile_choice import ANYWHERE, OPENING, LayWhich
from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import appear, lairs_on
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class OpeningTile(Procedure):
    """NG-SETUP-26  Nothing is gained during set-up: closing a territory is just that."""

    seat: Seat
    round: int

    @step("NG-SETUP-17")
    def lay(self, g: Northgard) -> None:
        """The first tile beside a start tile, NG-SETUP-20 the second beside any.

        NG-SETUP-21, NG-SETUP-22  Lines go on and no units of different players meet, as in Explore.
        """
        g.tried = 0
        g.then(LayWhich(self.seat, OPENING if self.round == 1 else ANYWHERE))

    @step("NG-CREA-03")
    def creature(self, g: Northgard) -> None:
        """At a lair a creature appears, but it does nothing yet."""
        if g.creatures:
            for territory in lairs_on(g, g.placed):
                appear(g, territory)

    @step("NG-SETUP-18")
    def group(self, g: Northgard) -> None:
        """Right after that, three units on an empty territory of the tile; NG-CREA-04 also beside the creature."""
        g.then(GroupWhere(self.seat))


@frame
class GroupWhere(Decision):
    """NG-SETUP-18  Where do your three units stand?"""

    clause = "NG-SETUP-18"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [GroupAt(t) for t in g.chart.territories]

    def options(self, g: Northgard) -> list[Choice]:
        return [GroupAt(t) for t in territories_on(g, g.placed) if g.owner[t] == NOBODY]


@choice
class GroupAt(Choice):
    """NG-SETUP-23, NG-SETUP-24  So the second group never stands where the first one does."""

    territory: Territory

    def refusal(self, g: Northgard, decision: GroupWhere) -> Refusal | None:
        if self.territory not in territories_on(g, g.placed):
            return no("NG-SETUP-18", territory=self.territory)
        if g.owner[self.territory] != NOBODY:  # NG-SETUP-19
            return no("NG-SETUP-19", territory=self.territory)
        return None

    def perform(self, g: Northgard, decision: GroupWhere) -> None:
        g.then(Enlist(decision.seat, self.territory, g.cards.setup["group"], "NG-SETUP-18"))
