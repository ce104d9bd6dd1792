"""Chapter "End of the year": victory, the last year, Second chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.actions.fresh_land import WantLand
from karczma.games.northgard.scoring import conquerors
from karczma.games.northgard.table.terms import CONQUERED, COUNTED, NOBODY, Territory
from karczma.games.northgard.variants.creatures import closed_to_newcomers
from karczma.games.northgard.words.events import GameEnded, UnitsPlaced
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class EndOfYear(Procedure):
    @step("NG-EOY-01")
    def check_territories(self, g: Northgard) -> None:
        """Three closed territories, each with a large building, end the game; NG-SCORE-03 before fame is counted."""
        if conquerors(g):
            close(g, CONQUERED)

    @step("NG-EOY-03")
    def check_year(self, g: Northgard) -> None:
        """NG-LONG-01  After the seventh year, in the long game the tenth, the game ends."""
        if g.year == g.years:
            close(g, COUNTED)

    @step("NG-EOY-04")
    def second_chance(self, g: Northgard) -> None:
        """NG-EOY-07  In player order, those who have no units on the map."""
        for seat in g.seats_from(g.first):
            if not g.units_of(seat):
                g.then(SecondChance(seat))


def close(g: Northgard, how: int) -> None:
    g.ended = how
    g.finish()
    if g.heard is not None:
        g.happened(GameEnded, g.winners(), g.scores(), int(how == CONQUERED))


@frame
class SecondChance(Procedure):
    """NG-EOY-05  Deck, resources and fame are kept."""

    seat: Seat

    @step("NG-EOY-06")
    def find_land(self, g: Northgard) -> None:
        """Without a neutral territory a tile may be drawn and laid to make one."""
        if not any(not closed_to_newcomers(g, t) for t in g.neutral()):
            g.then(WantLand(self.seat))

    @step("NG-EOY-04")
    def settle(self, g: Northgard) -> None:
        """Three units from the reserve as one group on any neutral territory, or none."""
        if any(not closed_to_newcomers(g, t) for t in g.neutral()):
            g.then(ReturnWhere(self.seat))


@frame
class ReturnWhere(Decision):
    """NG-EOY-04  Where do you return to the map?"""

    clause = "NG-EOY-04"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(ReturnTo(t) for t in g.chart.territories), DECLINE]


@choice
class ReturnTo(Choice):
    """NG-EOY-04  Three units; NG-EOY-10 no Recruit action: no Training Camp helps, and Kaija stays away."""

    territory: Territory

    def refusal(self, g: Northgard, decision: ReturnWhere) -> Refusal | None:
        if g.owner[self.territory] != NOBODY:
            return no("NG-EOY-04", territory=self.territory)
        if closed_to_newcomers(g, self.territory):
            return no("NG-EOY-09", territory=self.territory)
        return None

    def perform(self, g: Northgard, decision: ReturnWhere) -> None:
        n = g.cards.setup["group"]
        g.players[decision.seat].reserve -= n
        g.station(decision.seat, self.territory, n)
        g.happened(UnitsPlaced, decision.seat, self.territory, n)
