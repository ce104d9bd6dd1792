"""How good a world looks for a seat: the contribution of this title to simple bots.

Points that are there, plus what can still be expected: production to come is handed out to the cards under construction
that are worth most for each piece they still need.
"""

from __future__ import annotations

from karczma.games.wonderful_kingdom.offering import Offer, Select
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.state import Player, WonderfulKingdom
from karczma.games.wonderful_kingdom.terms import (
    BASIC,
    BITS,
    CALAMITY,
    FACE_UP,
    KRYSTALLIUM,
    MASK,
    MENACE,
    SOLDIER,
    TREASURE,
)
from karczma.games.wonderful_kingdom.variants.solo import wanted
from karczma.kernel.choices import Seat

CUBE = 0.65  # points that a recycled cube is worth
LATER = 1.1  # a cube that comes in a later round, when there will be other cards to use it for
SPARE = 0.4  # a cube of this round that no card needs
ICON = 1.1  # an icon of a card, for each later production phase
BONUS = 1.5  # the construction bonus of a card
CRYSTAL = 2.2
SOLDIER_WORTH = 1.2  # besides the point it may score
TRAINED = 0.65
ALCHEMY = 0.5
TRAP = 0.05
BAD = {CALAMITY: -3.0, MENACE: -4.5}
STEPS_IN_ROUND = 5


def evaluate(g: WonderfulKingdom, seat: Seat) -> float:
    """WK-SCORE-08  The own prospects, less those of the opponent."""
    mine = prospects(g, seat) + areas(g, seat)
    return mine if g.solo else mine - prospects(g, 1 - seat)


def prospects(g: WonderfulKingdom, seat: Seat) -> float:
    player, rest = g.players[seat], 4 - g.round
    supply = Supply(g, seat)
    worth = float(sum(count(g, seat))) + construction(g, player, supply)
    worth += SPARE * sum(supply.now[:4]) + LATER * sum(supply.later)
    worth += (CRYSTAL if rest else 0.2) * supply.now[KRYSTALLIUM]
    worth += (ALCHEMY * player.alchemy + TRAINED * player.training) * (1 if rest else 0.3)
    return worth + TRAP * player.traps + soldiers(g, player) + 0.3 * player.illusions


def soldiers(g: WonderfulKingdom, player: Player) -> float:
    """Soldiers are wanted for what they can still do."""
    held = player.wallet[SOLDIER]
    on_menaces = sum(
        n - (need >> BITS * SOLDIER & MASK)
        for card, need in zip(player.construction, player.needs, strict=True)
        if (n := g.cards.fight[card])
    )
    wanted = SOLDIER_WORTH if g.round < 4 else 0.2
    return wanted * min(held, 6) + 1.2 * on_menaces


def comes_now(g: WonderfulKingdom, resource: int) -> bool:
    """Whether that resource is still to be produced in this round."""
    return g.moment - (g.round - 1) * STEPS_IN_ROUND < 2 + resource


class Supply:
    """Pieces to build with: loose cubes, those that this round still brings, the pools; and those of later rounds."""

    def __init__(self, g: WonderfulKingdom, seat: Seat) -> None:
        player, rest = g.players[seat], 4 - g.round
        icons = [a + b for a, b in zip(player.yields, player.board_yields, strict=True)]
        self.now = [player.wallet[r] + icons[r] * comes_now(g, r) for r in BASIC]
        self.now += [player.wallet[KRYSTALLIUM] + icons[KRYSTALLIUM] * comes_now(g, 3), player.wallet[SOLDIER]]
        self.later = [icons[r] * rest for r in BASIC]

    def missing(self, need: int) -> int:
        """How many pieces would be lacking; krystallium stands in for cubes."""
        lacking = spare = 0
        for token in range(6):
            n = need >> BITS * token & MASK
            if n:
                there = self.now[token] + (self.later[token] if token < KRYSTALLIUM else 0)
                if token >= KRYSTALLIUM:
                    spare += max(0, n - there)
                else:
                    lacking += max(0, n - there)
        wild = self.now[KRYSTALLIUM] - (need >> BITS * KRYSTALLIUM & MASK)
        return spare + max(0, lacking - max(0, wild))

    def use(self, need: int) -> int:
        """Take the pieces, those of this round first. How many of them come later."""
        late = 0
        for token in range(6):
            n = need >> BITS * token & MASK
            taken = min(n, self.now[token])
            self.now[token] -= taken
            if token < KRYSTALLIUM and n > taken:
                then = min(n - taken, self.later[token])
                self.later[token] -= then
                self.now[KRYSTALLIUM] -= n - taken - then
                late += then
        return late


def construction(g: WonderfulKingdom, player: Player, supply: Supply) -> float:
    """What the cards under construction and in the selection area are likely to bring; uses up the supply."""
    projects = []
    for at, card in enumerate(player.construction):
        if not g.cards.menace[card]:
            projects.append((value_of(g, player, card), player.needs[at], 0.0))
    if player.stage_needs:
        projects.append((stage_value(g, player), player.stage_needs, 0.0))
    worth = 0.0
    for card in player.selection:
        kind = g.cards.kind[card]
        cubes = CUBE * sum(n for _, n in g.cards.recycle[card])
        if kind in BAD:
            worth += BAD[kind]
        elif kind == TREASURE:
            worth += cubes
        else:
            projects.append((value_of(g, player, card), g.cards.cost[card], cubes))
    projects.sort(key=promise, reverse=True)
    return worth + sum(brought(project, supply) for project in projects)


Project = tuple[float, int, float]


def promise(project: Project) -> float:
    worth, need, _ = project
    return worth / (0.5 + pieces(need))


def pieces(need: int) -> int:
    return sum([need >> BITS * token & MASK for token in range(6)])


def brought(project: Project, supply: Supply) -> float:
    """The whole worth, less what waiting costs; a part of it if the supply is short. Recycling may be better."""
    worth, need, otherwise = project
    missing = supply.missing(need)
    if missing:
        return max(otherwise, worth * 0.4 / (1 + missing))
    if otherwise and worth < otherwise + SPARE * pieces(need):
        return otherwise
    late = supply.use(need)
    return worth * (1 - 0.02 * pieces(need)) - 0.15 * late


def value_of(g: WonderfulKingdom, player: Player, card: int) -> float:
    """Points, icons for the phases that are left, and the bonus of a card, once completed."""
    cards, left = g.cards, 4 - g.round
    worth = float(cards.vp[card]) + ICON * left * sum(cards.yields[card])
    per = cards.vp_per[card]
    if per is not None:
        counts = [player.wallet[SOLDIER] if each == SOLDIER else player.families[each] for each in per[1]]
        worth += per[0] * (min(counts) + 0.5 * left + 1)
    growing = cards.yields_per[card]
    if growing is not None:
        worth += ICON * left * (player.families[growing[1]] + 1)
    if cards.bonus[card] is not None:
        worth += BONUS
    return worth + (0.8 * left if cards.standing[card] else 0.0)


def stage_value(g: WonderfulKingdom, player: Player) -> float:
    stage = g.cards.stages[g.quest][len(player.stages)]
    return float(stage.vp[0]) + (1.5 if stage.do[0] is not None else 0.0) + 1.5


def areas(g: WonderfulKingdom, seat: Seat) -> float:
    """In the choice phase: whoever selects next takes the better area, and the other one may follow."""
    top = next((frame for frame in reversed(g.frames) if isinstance(frame, Offer | Select)), None)
    if top is None or g.lanes:
        return 0.0
    values = [area_value(g, area) for area in range(2)]
    if g.solo and isinstance(top, Offer):
        return 0.8 * values[1 - wanted(g)]  # what the rival leaves
    worth = sorted(values)
    selector = top.seat if isinstance(top, Select) else 1 - top.seat
    return worth[1] if selector == seat else 0.4 * worth[0] - worth[1]


def area_value(g: WonderfulKingdom, area: int) -> float:
    total = 0.0
    for card, owner in zip(g.areas[area], g.traps[area], strict=True):
        worth = card_value(g, card)
        total += worth if owner == FACE_UP else 0.5 * worth
    return total


def card_value(g: WonderfulKingdom, card: int) -> float:
    """What a card is worth to anybody, roughly."""
    cards = g.cards
    if cards.kind[card] in BAD:
        return BAD[cards.kind[card]]
    built = cards.vp[card] + ICON * (4.3 - g.round) * sum(cards.yields[card]) - CUBE * pieces(cards.cost[card])
    per = cards.vp_per[card]
    built += per[0] * 2.0 if per is not None else 0.0
    return float(max(built * 0.8, CUBE * sum(n for _, n in cards.recycle[card])))
