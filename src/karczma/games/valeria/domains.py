"""Chapter "Action Phase", acquire a Domain; and what a Domain is from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.payment import too_dear
from karczma.games.valeria.table.moments import DOMAIN_COST
from karczma.games.valeria.table.terms import GOLD, ROLES
from karczma.games.valeria.words.events import (
    DomainAcquired,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Use
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@choice
class Acquire(Choice):
    """VK-BUY-01  The face-up Domain of a stack."""

    domain: str

    def refusal(self, g: Valeria, decision: Decision) -> Refusal | None:
        card = g.cards.domain_id[self.domain]
        roles = g.realms[decision.seat].roles  # VK-BUY-03 nothing is used up; VK-BUY-05 icons on Domains do not count
        for role, n in g.cards.needs[card]:
            if roles[role] < n:
                return no("VK-BUY-02", domain=self.domain, role=ROLES[role], need=n, has=roles[role])
        return too_dear(g, decision.seat, g.value(DOMAIN_COST, decision.seat, card), "VK-BUY-06", "VK-BUY-06")

    def facts(self, g: Valeria, decision: Decision) -> dict[str, int]:
        card = g.cards.domain_id[self.domain]
        return {"gold": g.value(DOMAIN_COST, decision.seat, card), "base": g.cards.price[card]}

    def perform(self, g: Valeria, decision: Decision) -> None:
        card = g.cards.domain_id[self.domain]
        g.rule = "VK-BUY-06"
        g.pay(decision.seat, ((GOLD, g.value(DOMAIN_COST, decision.seat, card)),))  # VK-BUY-06
        g.then(Acquiring(decision.seat, next(i for i, stack in enumerate(g.domains) if stack == [card])))


@frame
class Acquiring(Procedure):
    """VK-BUY-11  Take the card, take its whole reward, and only then turn up the next Domain."""

    seat: Seat
    place: int

    @step("VK-BUY-07")
    def take_card(self, g: Valeria) -> None:
        """The Domain lies open in the tableau. VK-BUY-12, VK-BUY-13  Its requirements and its price are behind us."""
        card: Card = g.domains[self.place].pop()
        g.realms[self.seat].domains.append(card)
        g.happened(DomainAcquired, self.seat, g.cards.domains[card])
        g.enters(self.seat, card)  # VK-DOM-07  what it changes, it changes from now on

    @step("VK-BUY-08")
    def take_reward(self, g: Valeria) -> None:
        """An immediate reward is taken now."""
        card = g.realms[self.seat].domains[-1]
        reward = g.cards.at_once[card]
        if reward is not None:
            g.then(Use(self.seat, g.cards.domains[card], reward))

    @step("VK-BUY-09")
    def turn_up_next(self, g: Valeria) -> None:
        """The next Domain of the stack is turned face up; if there is none, the stack has run out."""
        g.turn_up_domain(self.place)
