"""Chapter "Phases of the year": start of year, actions, creatures, harvest, winter, end of year."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.actions.turn import Turn
from karczma.games.northgard.deck import draw_to_hand
from karczma.games.northgard.ending import EndOfYear
from karczma.games.northgard.harvest.steps import Harvest
from karczma.games.northgard.table.counting import standing
from karczma.games.northgard.variants.prowling import CreaturePhase
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.words.events import CardRevealed, YearBegan
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Year(Procedure):
    """NG-YEAR-01  Five phases, always in this order; NG-YEAR-03 those in player order start with the first player."""

    @step("NG-YEAR-01")
    def begin(self, g: Northgard) -> None:
        """Another year."""
        g.happened(YearBegan, g.year)

    @step("NG-START-01")
    def draw_cards(self, g: Northgard) -> None:
        """Every player draws four cards, NG-START-02, NG-BLDG-07 and one more for each Forge under control."""
        for seat in g.seats_from(g.first):
            g.players[seat].passed = False  # NG-TURN-26
            forges = sum(n * more for n, more in zip(standing(g, seat), g.cards.forge, strict=True))
            draw_to_hand(g, seat, g.cards.setup["hand"] + forges)

    @step("NG-START-03")
    def reveal(self, g: Northgard) -> None:
        """As many development cards as players; NG-START-05 none in the last year."""
        if g.year < g.years:
            for _ in range(g.seats):
                reveal_development(g)

    @step("NG-TURN-01")
    def actions(self, g: Northgard) -> None:
        """Turns, until all have passed."""
        g.then(Turn(g.first))

    @step("NG-CPHASE-01")
    def creatures(self, g: Northgard) -> None:
        """NG-YEAR-02  Phase 2.5, with the Creatures module."""
        if g.creatures:
            g.then(CreaturePhase())

    @step("NG-HARV-01")
    def harvest(self, g: Northgard) -> None:
        """Fame, resources, exchange."""
        g.then(Harvest())

    @step("NG-WINT-01")
    def winter(self, g: Northgard) -> None:
        """Food for the units."""
        g.then(Winter())

    @step("NG-EOY-01")
    def end(self, g: Northgard) -> None:
        """Has somebody won? Is it over? If not, another year."""
        g.then(EndOfYear(), NextYear())  # NG-EOY-01, NG-EOY-08


@frame
class NextYear(Procedure):
    @step("NG-EOY-08")
    def advance(self, g: Northgard) -> None:
        """The year marker advances one space and a new year starts."""
        g.year += 1
        g.then(Year())


def reveal_development(g: Northgard) -> None:
    """NG-SETUP-06, NG-START-04, NG-LONG-03  The early cards lie on top of the advanced ones."""
    if g.early_left:
        g.early_left -= 1  # NG-START-04
        card = g.early.pop(g.below(len(g.early)))
    else:
        g.advanced_left -= 1  # NG-START-04
        card = g.advanced.pop(g.below(len(g.advanced)))
    g.reveal(card)
    g.display.append(card)
    g.happened(CardRevealed, g.cards.names[card])
