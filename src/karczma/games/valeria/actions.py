"""Chapter "Action Phase": slay a Monster, recruit a Citizen, take a resource, acquire a Domain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.valeria.ending import end_if_five_exhausted, win_if_last_monster
from karczma.games.valeria.events import ConsolationTaken, DomainAcquired, MonsterSlain, ResourceTaken, StackExhausted
from karczma.games.valeria.moments import DOMAIN_COST, SURCHARGE
from karczma.games.valeria.terms import GOLD, MAGIC, RESOURCES, ROLES, STRENGTH
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.questions import Use
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.valeria.state import Valeria


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
        shown = [] if g.mixed_stacks else [kind for kind in g.stack_kinds if not g.citizens[cards.place[kind]]]
        return [
            *slayings_on_show(g),
            *(cards.recruits[stack[-1]] for stack in g.citizens if stack),
            *(cards.acquires[stack[-1]] for stack in g.domains if stack),
            *TAKES,
            *(cards.recruits[kind] for kind in shown),
        ]

    def options(self, g: Valeria) -> list[Choice]:
        cards, realm = g.cards, g.realms[self.seat]
        gold, strength, magic, _ = realm.wallet
        found: list[Choice] = slayings(g, strength, magic)
        if gold:
            funds = gold + magic
            cost, ask = cards.cost, g.ask
            for stack in g.citizens:
                if stack:
                    kind = stack[-1]
                    if cost[kind] <= funds and cost[kind] + ask(SURCHARGE, self.seat, kind) <= funds:
                        found.append(cards.recruits[kind])
            roles = realm.roles
            for row in g.domains:
                if row:
                    card = row[-1]
                    for role, n in cards.needs[card]:
                        if roles[role] < n:
                            break
                    else:
                        if ask(DOMAIN_COST, self.seat, card) <= funds:
                            found.append(cards.acquires[card])
        return found + TAKES


def slayings_on_show(g: Valeria) -> list[Choice]:
    """The Monsters of all stacks, top card first; of an exhausted stack the strongest, which was its last."""
    kinds: list[int] = []
    for terrain, stack in zip(g.terrains, g.monsters, strict=True):
        kinds += reversed(dict.fromkeys(stack)) if stack else [g.cards.strongest[terrain]]
    return [g.cards.slays[kind] for kind in kinds]


def slayings(g: Valeria, strength: int, magic: int) -> list[Choice]:
    """The Monsters that so much Strength and Magic can slay now."""
    found: list[Choice] = []
    if strength:
        cards = g.cards
        for stack in g.monsters:
            if stack:
                kind = stack[-1]
                spare = magic - cards.magic[kind]
                if spare >= 0 and strength + spare >= cards.strength[kind]:
                    found.append(cards.slays[kind])
    return found


# -- slay a Monster ------------------------------------------------------------------------------------------------


@choice
class Slay(Choice):
    """VK-SLAY-01  The top Monster of a stack."""

    monster: str

    def refusal(self, g: Valeria, asked: Decision) -> Refusal | None:
        kind = g.cards.monster_id[self.monster]
        stack = g.monsters[g.terrains.index(g.cards.terrain[kind])]
        if not stack:
            return no("VK-SLAY-01", terrain=g.cards.terrains[g.cards.terrain[kind]])
        if stack[-1] != kind:
            return no("VK-SLAY-01", monster=self.monster, top=g.cards.monsters[stack[-1]])
        need, extra = g.cards.strength[kind], g.cards.magic[kind]
        _, strength, magic, _ = g.realms[asked.seat].wallet
        if not strength:
            return no("VK-SLAY-03", monster=self.monster)  # VK-AID-01  Magic alone never slays
        if magic < extra:
            return no("VK-SLAY-04", monster=self.monster, need=extra, magic=magic)
        if strength + magic < need + extra:
            return no("VK-SLAY-02", monster=self.monster, need=need, extra=extra, strength=strength, magic=magic)
        return None

    def facts(self, g: Valeria, asked: Decision) -> dict[str, int | str]:
        kind = g.cards.monster_id[self.monster]
        return {"strength": g.cards.strength[kind], "magic": g.cards.magic[kind]}

    def perform(self, g: Valeria, asked: Decision) -> None:
        kind = g.cards.monster_id[self.monster]
        g.rule = "VK-SLAY-02"
        g.pay(asked.seat, ((MAGIC, g.cards.magic[kind]), (STRENGTH, g.cards.strength[kind])))
        g.then(Slaying(asked.seat, g.terrains.index(g.cards.terrain[kind])))


@frame
class Slaying(Procedure):
    """VK-SLAY-12  Pay, take the card, take the reward: nothing it brings helps to pay for it."""

    seat: Seat
    place: int

    @step("VK-SLAY-05")
    def take_card(self, g: Valeria) -> None:
        """The Monster goes face up to the Victory stack (VK-SLAY-06), its reward is taken at once (VK-SLAY-07)."""
        kind = g.take_monster(self.place)
        name = g.cards.monsters[kind]
        g.realms[self.seat].slain.append(kind)
        g.happened(MonsterSlain, self.seat, name)
        if win_if_last_monster(g):
            return
        g.rule = "VK-SLAY-07"
        reward = g.cards.reward[kind]
        if reward.asks:
            g.then(Use(self.seat, name, reward))
        else:
            reward.do(g, self.seat, name)


@frame
class BonusAction(Decision):
    """VK-DOM-15  Slay one Monster besides your two actions, at its normal cost and with its normal reward?"""

    clause = "VK-DOM-15"
    seat: Seat
    by: str

    def candidates(self, g: Valeria) -> list[Choice]:
        return [*slayings_on_show(g), DECLINE]

    def options(self, g: Valeria) -> list[Choice]:
        _, strength, magic, _ = g.realms[self.seat].wallet
        return [*slayings(g, strength, magic), DECLINE]


# -- recruit a Citizen ---------------------------------------------------------------------------------------------


def recruit_cost(g: Valeria, seat: Seat, kind: int) -> int:
    """VK-RECR-02  The base cost, and one Gold for each copy in the tableau; VK-RECR-06, VK-RECR-07 a Starter is one."""
    return g.cards.cost[kind] + g.ask(SURCHARGE, seat, kind)


@choice
class Recruit(Choice):
    """VK-RECR-01, VK-MIX-09  The top Citizen of a stack."""

    citizen: str

    def refusal(self, g: Valeria, asked: Decision) -> Refusal | None:
        kind = g.cards.citizen_id[self.citizen]
        if not g.citizens[g.cards.place[kind]]:
            return no("VK-RECR-01", citizen=self.citizen)
        return too_dear(g, asked.seat, recruit_cost(g, asked.seat, kind), "VK-RECR-02", "VK-RECR-04")

    def facts(self, g: Valeria, asked: Decision) -> dict[str, int | str]:
        kind = g.cards.citizen_id[self.citizen]
        price = recruit_cost(g, asked.seat, kind)
        return {"gold": price, "base": g.cards.cost[kind], "copies": price - g.cards.cost[kind]}

    def perform(self, g: Valeria, asked: Decision) -> None:
        kind = g.cards.citizen_id[self.citizen]
        g.rule = "VK-RECR-02"
        g.pay(asked.seat, ((GOLD, recruit_cost(g, asked.seat, kind)),))
        g.then(Recruiting(asked.seat, g.cards.place[kind]))


@frame
class Recruiting(Procedure):
    seat: Seat
    place: int

    @step("VK-RECR-01")
    def join(self, g: Valeria) -> None:
        """Paid for, the Citizen joins the tableau. VK-RECR-05  It was not there when this turn was harvested."""
        g.gain_citizen(self.seat, self.place)


def too_dear(g: Valeria, seat: Seat, price: int, short: str, no_gold: str) -> Refusal | None:
    gold, _, magic, _ = g.realms[seat].wallet
    if not gold:
        return no(no_gold, price=price)  # at least one Gold must be spent
    return no(short, price=price, gold=gold, magic=magic) if gold + magic < price else None


# -- take a resource -----------------------------------------------------------------------------------------------


@choice
class TakeResource(Choice):
    """One Gold, Strength or Magic from the supply: as an action (VK-TAKE-01), or as a consolation (VK-HARV-19)."""

    resource: str

    def perform(self, g: Valeria, asked: Decision) -> None:
        g.realms[asked.seat].wallet[RESOURCES.index(self.resource)] += 1
        if isinstance(asked, Act):
            g.rule = "VK-TAKE-01"
            g.happened(ResourceTaken, asked.seat, self.resource)
        else:
            g.happened(ConsolationTaken, asked.seat, self.resource)


TAKES: list[Choice] = [TakeResource(resource) for resource in RESOURCES]


# -- acquire a Domain ----------------------------------------------------------------------------------------------


@choice
class Acquire(Choice):
    """VK-BUY-01  The face-up Domain of a stack."""

    domain: str

    def refusal(self, g: Valeria, asked: Decision) -> Refusal | None:
        card = g.cards.domain_id[self.domain]
        roles = g.realms[asked.seat].roles  # VK-BUY-03 nothing is used up; VK-BUY-05 icons on Domains do not count
        for role, n in g.cards.needs[card]:
            if roles[role] < n:
                return no("VK-BUY-02", domain=self.domain, role=ROLES[role], need=n, has=roles[role])
        return too_dear(g, asked.seat, g.ask(DOMAIN_COST, asked.seat, card), "VK-BUY-06", "VK-BUY-06")

    def facts(self, g: Valeria, asked: Decision) -> dict[str, int | str]:
        card = g.cards.domain_id[self.domain]
        return {"gold": g.ask(DOMAIN_COST, asked.seat, card), "base": g.cards.price[card]}

    def perform(self, g: Valeria, asked: Decision) -> None:
        card = g.cards.domain_id[self.domain]
        g.rule = "VK-BUY-06"
        g.pay(asked.seat, ((GOLD, g.ask(DOMAIN_COST, asked.seat, card)),))
        g.then(Acquiring(asked.seat, next(i for i, stack in enumerate(g.domains) if stack == [card])))


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
