"""Chapter "Clan of the Snake": the Scorched Earth token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.events import TokenPlaced
from karczma.games.northgard.terms import Territory
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


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
        return [*(Scorch(t) for t in within_reach(g, self.seat) if t != g.scorched), DECLINE]


@choice
class Scorch(Choice):
    """NG-CLAN-12  The token lies there now; NG-CLAN-13 it leaves its old territory."""

    territory: Territory

    def perform(self, g: Northgard, asked: ScorchWhere) -> None:
        g.scorched = self.territory
        g.happened(TokenPlaced, asked.seat, self.territory)
