"""Chapter "Action Phase": slay a Monster, recruit a Citizen, take a resource, acquire a Domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.ending import end_if_five_exhausted
from karczma.games.valeria.monsters import slayings, slayings_on_show
from karczma.games.valeria.table.moments import DOMAIN_COST, SURCHARGE
from karczma.games.valeria.table.places import empty_citizens, empty_domains
from karczma.games.valeria.table.terms import RESOURCES
from karczma.games.valeria.words.events import (
    ConsolationTaken,
    ResourceTaken,
    StackExhausted,
)
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@frame
class Action(Procedure):
    """VK-ACT-03  One action, fully resolved with its rewards, and what it leaves behind."""

    seat: Seat

    @step("VK-ACT-01")
    def choose(self, g: Valeria) -> None:
        """The active player performs one of the four actions."""
        g.then(Act(self.seat))

    @step("VK-EXH-01")
    def exhaust(self, g: Valeria) -> None:
        """After the action each stack that ran out through it, rewards included, gets an Exhausted card.

        VK-EXH-02, VK-EXH-05  Every stack emptied by a reward too, each its own card.
        """
        if g.emptied:
            exhaust(g)
            end_if_five_exhausted(g)  # VK-SOLO-32


def exhaust(g: Valeria) -> None:
    for place in sorted(g.emptied):
        join(g.exhausted, place)
        g.happened(StackExhausted, place)
    g.emptied = []


@frame
class Act(Decision):
    """VK-ACT-01  Which action do you perform? VK-ACT-07  One that can be paid for; a resource is always to be had."""

    clause = "VK-ACT-01"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        cards = g.cards
        gone = [kind for kind in g.stack_kinds if not g.citizens[cards.place[kind]]]  # none if mixed
        return [
            *slayings_on_show(g),
            *(cards.recruits[stack[-1]] for stack in g.citizens if stack),
            *(cards.acquires[card] for stack in g.domains for card in stack),
            *TAKES,
            *(empty_citizens(g) if g.mixed_stacks else [cards.recruits[kind] for kind in gone]),
            *empty_domains(g),
        ]

    def options(self, g: Valeria) -> list[Choice]:
        cards, realm = g.cards, g.realms[self.seat]
        gold, strength, magic, _ = realm.wallet
        found: list[Choice] = slayings(g, strength, magic)
        if gold:
            funds = gold + magic
            cost, value = cards.cost, g.value
            for stack in g.citizens:
                if stack:
                    kind = stack[-1]
                    if cost[kind] <= funds and cost[kind] + value(SURCHARGE, self.seat, kind) <= funds:
                        found.append(cards.recruits[kind])
            roles = realm.roles
            for row in g.domains:
                for card in row:
                    for role, n in cards.needs[card]:
                        if roles[role] < n:
                            break
                    else:
                        if value(DOMAIN_COST, self.seat, card) <= funds:
                            found.append(cards.acquires[card])
        return found + TAKES


# -- take a resource -----------------------------------------------------------------------------------------------


@choice
class TakeResource(Choice):
    """One Gold, Strength or Magic from the supply: as an action (VK-TAKE-01), or as a consolation (VK-HARV-19)."""

    resource: str

    def perform(self, g: Valeria, decision: Decision) -> None:
        g.realms[decision.seat].wallet[RESOURCES.index(self.resource)] += 1
        if isinstance(decision, Act):
            g.rule = "VK-TAKE-01"
            g.happened(ResourceTaken, decision.seat, self.resource)
        else:
            g.happened(ConsolationTaken, decision.seat, self.resource)


TAKES: list[Choice] = [TakeResource(resource) for resource in RESOURCES]
