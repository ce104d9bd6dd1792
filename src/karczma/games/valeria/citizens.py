"""Chapter "Action Phase", recruit a Citizen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.payment import too_dear
from karczma.games.valeria.table.moments import SURCHARGE
from karczma.games.valeria.table.terms import GOLD
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


def recruit_cost(g: Valeria, seat: Seat, kind: int) -> int:
    """VK-RECR-02  The base cost, and one Gold for each copy in the tableau; VK-RECR-06, VK-RECR-07 a Starter is one."""
    return g.cards.cost[kind] + g.value(SURCHARGE, seat, kind)


@choice
class Recruit(Choice):
    """VK-RECR-01, VK-MIX-09  The top Citizen of a stack."""

    citizen: str

    def refusal(self, g: Valeria, decision: Decision) -> Refusal | None:
        kind = g.cards.citizen_id[self.citizen]
        if not g.citizens[g.cards.place[kind]]:
            return no("VK-RECR-01", citizen=self.citizen)
        return too_dear(g, decision.seat, recruit_cost(g, decision.seat, kind), "VK-RECR-02", "VK-RECR-04")

    def facts(self, g: Valeria, decision: Decision) -> dict[str, int]:
        kind = g.cards.citizen_id[self.citizen]
        price = recruit_cost(g, decision.seat, kind)
        return {"gold": price, "base": g.cards.cost[kind], "copies": price - g.cards.cost[kind]}  # VK-RECR-02

    def perform(self, g: Valeria, decision: Decision) -> None:
        kind = g.cards.citizen_id[self.citizen]
        g.rule = "VK-RECR-02"
        g.pay(decision.seat, ((GOLD, recruit_cost(g, decision.seat, kind)),))
        g.then(Recruiting(decision.seat, g.cards.place[kind]))


@frame
class Recruiting(Procedure):
    seat: Seat
    place: int

    @step("VK-RECR-01")
    def join(self, g: Valeria) -> None:
        """Paid for, the Citizen joins the tableau. VK-RECR-05  It was not there when this turn was harvested."""
        g.gain_citizen(self.seat, self.place)
