"""What the cards and pieces of a player are likely to bring: a plan of building, made in a moment.

Everything has a price in points. A cube of this round that no card needs goes to the alchemy; one of a later round will
be needed by cards that nobody has seen yet. The cards that bring most for each piece are built first; what a completed
card produces joins the supply, so that a good engine shows in what it pays for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from karczma.games.wonderful_kingdom.table.catalogue import Amounts, Catalogue
from karczma.games.wonderful_kingdom.table.packed import unpacked
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import (
    BASIC,
    CALAMITY,
    KRYSTALLIUM,
    MENACE,
    NO_FAMILY,
    NOBODY,
    SOLDIER,
    TREASURE,
)
from karczma.kernel.choices import Seat

ROUNDS = 4
PLANS = 4096  # that are remembered
STEPS_IN_ROUND = 5

SPARE = 0.35  # a cube of this round that no card needs
OPEN = 1.2  # the same while more cards are to come
LATER = (1.2, 1.2, 1.4, 1.5, 1.9)  # a cube that a later round will produce, by token
CROWD = 3  # cubes of a kind that a round is sure to need ...
CROWDED = 0.7  # ... and the worth of more of them
CRYSTAL = 1.9
LAST_CRYSTAL = 0.3  # when no more cards come
LACKING = 2.4  # a piece that nothing brings yet
MOST_LACKING = 2
RESERVED = 0.6  # a soldier that a card takes, besides the point it scores
TO_COME = 0.7  # cards of a family, in each later round
ABILITY = 0.9  # of an advisor, for each later round
MENACED = -4.0  # a menace that comes
FOUGHT = 1.5  # what a menace spoils in each later round


class Means(NamedTuple):
    """What a player has to plan with; whoever has the same makes the same plan."""

    cards: Catalogue
    round: int
    moment: int
    quest: int
    soldier_vp: int
    calamity_vp: int
    construction: tuple[int, ...]
    needs: tuple[int, ...]
    selection: tuple[int, ...]
    built: tuple[int, ...]
    wallet: tuple[int, ...]
    icons: tuple[int, ...]
    families: tuple[int, ...]
    stage_needs: int
    stages: int


def means(g: WonderfulKingdom, seat: Seat) -> Means:
    player = g.players[seat]
    return Means(
        g.cards,
        g.round,
        g.moment,
        g.quest,
        g.soldier_vp,
        g.calamity_vp,
        tuple(player.construction),
        tuple(player.needs),
        tuple(player.selection),
        tuple(player.built),
        tuple(player.wallet),
        tuple([a + b for a, b in zip(player.yields, player.board_yields, strict=True)]),
        tuple(player.families),
        player.stage_needs,
        len(player.stages),
    )


class Project(NamedTuple):
    """A card to be built, the stage of a quest, or a menace to be beaten."""

    card: int  # NOBODY: a stage
    need: tuple[int, ...]  # pieces, by token
    points: float
    recycled: Amounts = ()  # the cubes that it brings otherwise


class Bill(NamedTuple):
    price: float
    late: bool  # whether it waits for a later round
    step: int  # or for a production step of this round; -1: for nothing
    lacking: int  # pieces that nothing brings yet
    crystals: int  # in place of cubes


@cache
def gains(cards: Catalogue) -> tuple[tuple[int, int], ...]:
    """Krystallium and soldiers that come with the completion of each card."""
    words = [[step["gain"] for step in getattr(entry, "do", ()) if "gain" in step] for entry in cards.entries]
    return tuple(
        (sum(g.get("krystallium", 0) for g in gained), sum(g.get("soldier", 0) for g in gained)) for gained in words
    )


class Workshop:
    """The pieces of a player, now and later, and the plan for them."""

    def __init__(self, has: Means) -> None:
        self.has, self.cards, self.gains = has, has.cards, gains(has.cards)
        self.soldier = has.soldier_vp + RESERVED
        self.rest = ROUNDS - has.round
        self.at = has.moment - (has.round - 1) * STEPS_IN_ROUND  # 0: choice, 1: planning, then the production steps
        self.icons = list(has.icons)
        self.wallet = list(has.wallet)
        self.coming = [n if self.comes(token) else 0 for token, n in enumerate(self.icons)]
        self.later = [n * self.rest for n in self.icons]
        self.families = list(has.families)
        self.per = [per for card in has.built if (per := has.cards.vp_per[card]) is not None]
        self.spare = SPARE if self.at else OPEN
        self.crystal = CRYSTAL if self.rest or not self.at else LAST_CRYSTAL
        self.may_wait = self.rest > 0 or not self.at
        self.points = 0.0

    def comes(self, token: int) -> bool:
        """Whether it is still to be produced in this round; krystallium comes with the last step."""
        return self.at < 2 + min(token, 3)

    # -- what a project costs --------------------------------------------------------------------------------------

    def bill(self, need: tuple[int, ...]) -> Bill:
        price, late, step, lacking = 0.0, 0, -1, 0
        for token in BASIC:
            n = need[token]
            if n:
                there = min(n, self.wallet[token])
                soon = min(n - there, self.coming[token])
                then = min(n - there - soon, self.later[token])
                if soon:
                    step = token
                price += self.spare * (there + soon) + LATER[token] * then
                late += then
                lacking += n - there - soon - then
        crystals = self.wallet[KRYSTALLIUM] - need[KRYSTALLIUM]
        instead = max(0, min(crystals, lacking))
        lacking += max(0, -crystals) - instead + max(0, need[SOLDIER] - self.wallet[SOLDIER])
        price += self.crystal * (need[KRYSTALLIUM] + instead) + self.soldier * need[SOLDIER]
        return Bill(price + LACKING * lacking, late > 0 or lacking > 0, step, lacking, instead)

    # -- what it brings --------------------------------------------------------------------------------------------

    def worth(self, project: Project, bill: Bill) -> float:
        """Points, cubes in the phases that are left, and the bonus."""
        card = project.card
        if card == NOBODY:
            return project.points
        worth = project.points + self.multiplied(card)
        phases = self.rest - bill.late
        if self.cards.produces[card] and phases >= 0:
            for token, n in enumerate(self.yields(card)):
                if n:
                    worth += n * LATER[token] * (phases + self.at_once(token, bill))
        crystals, soldiers = self.gains[card]
        return worth + self.crystal * crystals + self.soldier * soldiers

    def at_once(self, token: int, bill: Bill) -> bool:
        """Whether a card that is completed then produces in this round."""
        return not bill.late and token > bill.step and self.comes(token)

    def yields(self, card: int) -> tuple[int, ...] | list[int]:
        growing = self.cards.yields_per[card]
        if growing is None:
            return self.cards.yields[card]
        found = list(self.cards.yields[card])
        found[growing[0]] += self.families[growing[1]] + (self.cards.family[card] == growing[1])
        return found

    def multiplied(self, card: int) -> float:
        """Points that the card scores for others, and others for it."""
        worth, family = 0.0, self.cards.family[card]
        own = self.cards.vp_per[card]
        if own is not None:
            worth += own[0] * (self.least(own[1]) + TO_COME * self.rest / len(own[1]) + (family in own[1]))
        if family != NO_FAMILY:
            for vp, per in self.per:
                if family in per:
                    worth += vp if len(per) == 1 or self.families[family] == self.least(per) else 0.2
        return worth

    def least(self, per: tuple[int, ...]) -> int:
        return min([self.wallet[SOLDIER] if each == SOLDIER else self.families[each] for each in per])

    # -- the plan --------------------------------------------------------------------------------------------------

    def plan(self, projects: list[Project]) -> None:
        """The best for each piece first; then what is recycled may help the others."""
        projects.sort(key=self.promise, reverse=True)
        rejected = [project for project in projects if not self.took(project)]
        while rejected:
            self.recycle(rejected.pop())
            if rejected and self.took(rejected[0]):
                rejected.pop(0)

    def promise(self, project: Project) -> float:
        soon = Bill(0.0, False, -1, 0, 0)
        return self.worth(project, soon) / (0.5 + sum(project.need))

    def took(self, project: Project) -> bool:
        bill = self.bill(project.need)
        if (bill.late and not self.may_wait) or bill.lacking > MOST_LACKING:
            return False
        if self.worth(project, bill) - bill.price <= self.spare * sum([n for _, n in project.recycled]):
            return False
        self.pay(project.need, bill)
        self.complete(project, bill)
        return True

    def pay(self, need: tuple[int, ...], bill: Bill) -> None:
        for token in BASIC:
            n = need[token]
            for supply in (self.wallet, self.coming, self.later):
                taken = min(n, supply[token])
                supply[token] -= taken
                n -= taken
        self.wallet[KRYSTALLIUM] = max(0, self.wallet[KRYSTALLIUM] - need[KRYSTALLIUM] - bill.crystals)
        self.wallet[SOLDIER] = max(0, self.wallet[SOLDIER] - need[SOLDIER])
        self.points -= LACKING * bill.lacking + self.has.soldier_vp * need[SOLDIER]

    def complete(self, project: Project, bill: Bill) -> None:
        """What the card produces joins the supply."""
        card = project.card
        self.points += project.points
        if card == NOBODY:
            return
        self.points += self.multiplied(card)
        phases = max(0, self.rest - bill.late)
        for token, n in enumerate(self.yields(card)):
            if n:
                self.later[token] += n * phases
                self.icons[token] += n
                if self.at_once(token, bill):
                    self.coming[token] += n
        family, own = self.cards.family[card], self.cards.vp_per[card]
        if family != NO_FAMILY:
            self.families[family] += 1
        if own is not None:
            self.per.append(own)
        crystals, soldiers = self.gains[card]
        self.wallet[KRYSTALLIUM] += crystals
        self.wallet[SOLDIER] += soldiers
        self.points += self.has.soldier_vp * soldiers

    def recycle(self, project: Project) -> None:
        for token, n in project.recycled:
            self.wallet[token] += n

    # -- what is left ----------------------------------------------------------------------------------------------

    def left(self) -> float:
        """The worth of the pieces that the plan has no use for."""
        worth = self.spare * (sum(self.wallet[:4]) + sum(self.coming[:4]))
        worth += self.crystal * (self.wallet[KRYSTALLIUM] + self.coming[KRYSTALLIUM])
        for token, n in enumerate(self.later):
            if n:
                many = max(0, n - CROWD * self.rest)
                worth += LATER[token] * (n - many) + CROWDED * many
        return worth

    def appeal(self, card: int) -> float:
        """What one card more would bring."""
        recycled = self.spare * sum([n for _, n in self.cards.recycle[card]])
        if self.cards.kind[card] == TREASURE:
            return recycled
        bill = self.bill(unpacked(self.cards.cost[card]))
        return max(recycled, self.worth(building(self, card, ()), bill) - bill.price)


def building(shop: Workshop, card: int, recycled: Amounts, need: int | None = None) -> Project:
    """A development or an advisor."""
    points = shop.cards.vp[card] + (ABILITY * shop.rest if shop.cards.standing[card] else 0.0)
    return Project(card, unpacked(shop.cards.cost[card] if need is None else need), points, recycled)


def fighting(shop: Workshop, card: int, need: int) -> Project:
    """WK-MENACE-09  A menace costs points while it is there, and does harm."""
    points = -shop.cards.undefeated[card] + FOUGHT * shop.rest
    number = shop.cards.set_of[card]
    if number in shop.cards.set_bonus:
        beaten = sum([shop.cards.set_of[each] == number for each in shop.has.built])
        points += 2.0 + 2.0 * beaten
    if shop.cards.eggs[card]:
        points += 4.0
    return Project(card, unpacked(need), points)


def stage(shop: Workshop) -> Project:
    """WK-QUEST-04  The next one, and the way to the last."""
    has = shop.has
    stages = has.cards.stages[has.quest]
    reward = stages[has.stages]
    points = reward.vp[0] + (1.8 if reward.do[0] is not None else 0.0)
    points += has.cards.completion[has.quest] if has.stages == len(stages) - 1 else 1.5
    return Project(NOBODY, unpacked(has.stage_needs), points)


def bad(cards: Catalogue, card: int, calamity_vp: int) -> float:
    """A calamity costs its points; a menace perhaps fewer, and soldiers."""
    return float(calamity_vp) if cards.kind[card] == CALAMITY else MENACED


# -- the plan for everything ---------------------------------------------------------------------------------------


@lru_cache(maxsize=PLANS)
def plan_of(has: Means) -> Workshop:
    """For the cards under construction and in the selection area; nobody may change it."""
    shop = Workshop(has)
    projects = under_construction(shop)
    if has.stage_needs:
        projects.append(stage(shop))
    for card in has.selection:
        kind, recycled = has.cards.kind[card], has.cards.recycle[card]
        if kind in (CALAMITY, MENACE):
            shop.points += bad(has.cards, card, has.calamity_vp)
        elif kind == TREASURE:
            for token, n in recycled:
                shop.wallet[token] += n
        else:
            projects.append(building(shop, card, recycled))
    shop.plan(projects)
    return shop


def under_construction(shop: Workshop) -> list[Project]:
    found = []
    for card, need in zip(shop.has.construction, shop.has.needs, strict=True):
        if shop.cards.menace[card]:
            found.append(fighting(shop, card, need))
        else:
            found.append(building(shop, card, (), need))
    return found
