"""Chapter "Clan of the Snake": the Scorched Earth token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.table.terms import Territory
from karczma.games.northgard.words.events import TokenPlaced
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def within_reach(g: Northgard, seat: Seat) -> list[Territory]:
    """NG-CLAN-12  Adjacent to a controlled territory, a difficult border included; NG-CLAN-22 whoever holds it."""
    return sorted({t for own in g.controlled(seat) for t, _ in g.chart.adjacent[own]})


def may_scorch(g: Northgard, seat: Seat) -> None:
    if within_reach(g, seat):
        g.then(ScorchWhere(seat))


@frame
class ScorchWhere(Decision):
    """NG-CLAN-12  Do you place Scorched Earth, and where?"""

    clause = "NG-CLAN-12"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(Scorch(t) for t in g.chart.territories), DECLINE]


@choice
class Scorch(Choice):
    """NG-CLAN-12  The token lies there now; NG-CLAN-13 it leaves its old territory."""

    territory: Territory

    def refusal(self, g: Northgard, decision: ScorchWhere) -> Refusal | None:
        if self.territory == g.scorched:
            return no("NG-CLAN-13", territory=self.territory)
        near = within_reach(g, decision.seat)
        return None if self.territory in near else no("NG-CLAN-12", territory=self.territory)

    def perform(self, g: Northgard, decision: ScorchWhere) -> None:
        g.scorched = self.territory
        g.happened(TokenPlaced, decision.seat, self.territory)
