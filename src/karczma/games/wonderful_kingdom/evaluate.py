"""How good a world looks for a seat: the contribution of this title to simple bots.

Points that are there, plus what can still be expected: production to come is handed out to the cards under construction
that are worth most for each piece they still need.
"""

from __future__ import annotations

from karczma.games.wonderful_kingdom.conquest.control import board_yields
from karczma.games.wonderful_kingdom.offering import Offer, Select
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.state import Player, WonderfulKingdom
from karczma.games.wonderful_kingdom.terms import (
    BASIC,
    BITS,
    CALAMITY,
    CONQUEST,
    FACE_UP,
    KRYSTALLIUM,
    MASK,
    MENACE,
    SOLDIER,
    TREASURE,
)
from karczma.kernel.choices import Seat

CUBE = 0.8  # points that a cube is worth when nothing better is known
ICON = 1.0  # an icon, for each phase in which it still produces
CRYSTAL = 1.7
SOLDIER_WORTH = 1.0  # besides the point it may score
TRAINED = 0.7
ALCHEMY = 0.3
TRAP = 0.05
BAD = {CALAMITY: -3.0, MENACE: -4.5}
STEPS_IN_ROUND = 5


def evaluate(g: WonderfulKingdom, seat: Seat) -> float:
    """WK-SCORE-08  The own prospects, less those of the opponent."""
    mine = prospects(g, seat) + areas(g, seat)
    return mine if g.solo else mine - prospects(g, 1 - seat)


def prospects(g: WonderfulKingdom, seat: Seat) -> float:
    player = g.players[seat]
    supply = expected(g, seat)
    worth = float(sum(count(g, seat)))
    worth += construction(g, player, supply)
    worth += CUBE * 0.6 * sum(min(left, 6) for left in supply[:4])
    worth += CRYSTAL * player.wallet[KRYSTALLIUM] if g.round < 4 else 0.2 * player.wallet[KRYSTALLIUM]
    worth += ALCHEMY * player.alchemy + TRAINED * player.training + TRAP * player.traps
    worth += soldiers(g, player) + 0.3 * player.illusions
    return worth


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


def phases_left(g: WonderfulKingdom, resource: int) -> int:
    """In how many production steps of that resource something can still be got."""
    done = g.moment - (g.round - 1) * STEPS_IN_ROUND
    return 4 - g.round + (done < 2 + resource)


def expected(g: WonderfulKingdom, seat: Seat) -> list[float]:
    """Cubes of each kind that are loose or will come, and the two pools."""
    player = g.players[seat]
    icons = [a + b for a, b in zip(g.cards.duchy_yields[player.duchy], player.yields, strict=True)]
    if g.module == CONQUEST and g.board >= 0:
        icons = [a + b for a, b in zip(icons, board_yields(g, seat), strict=True)]
    supply = [player.wallet[r] + float(icons[r] * phases_left(g, r)) for r in BASIC]
    return [*supply, float(player.wallet[KRYSTALLIUM] + icons[KRYSTALLIUM]), float(player.wallet[SOLDIER])]


def construction(g: WonderfulKingdom, player: Player, supply: list[float]) -> float:
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


def brought(project: Project, supply: list[float]) -> float:
    """The whole worth, a little less for each piece that must still come; part of it if the supply is short."""
    worth, need, otherwise = project
    missing = 0.0
    for token in range(6):
        n = need >> BITS * token & MASK
        if n:
            taken = min(supply[token], float(n))
            supply[token] -= taken
            missing += n - taken
    short = min(missing, supply[KRYSTALLIUM]) if not need >> BITS * SOLDIER else 0.0
    supply[KRYSTALLIUM] -= short
    missing -= short
    if missing > 0:
        return max(otherwise, worth * 0.45 / (1 + missing))
    return max(otherwise, worth * (1 - 0.035 * pieces(need)))


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
        worth += 1.5
    return worth + (0.8 * left if cards.standing[card] else 0.0)


def stage_value(g: WonderfulKingdom, player: Player) -> float:
    stage = g.cards.stages[g.quest][len(player.stages)]
    return float(stage.vp[0]) + (1.5 if stage.do[0] is not None else 0.0) + 1.5


def areas(g: WonderfulKingdom, seat: Seat) -> float:
    """In the choice phase: whoever selects next takes the better area, and the other one may follow."""
    top = next((frame for frame in reversed(g.frames) if isinstance(frame, Offer | Select)), None)
    if top is None or g.lanes:
        return 0.0
    worth = sorted(area_value(g, area) for area in range(2))
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
    built = cards.vp[card] + ICON * (4 - g.round) * sum(cards.yields[card]) - CUBE * pieces(cards.cost[card])
    per = cards.vp_per[card]
    built += per[0] * 2.0 if per is not None else 0.0
    return float(max(built * 0.7, CUBE * sum(n for _, n in cards.recycle[card])))
