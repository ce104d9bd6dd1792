"""How good a world looks for a seat: the contribution of this title to simple bots.

Points that are there, plus what a plan of building brings with the pieces that are there and those still to come.
"""

from __future__ import annotations

from karczma.games.wonderful_kingdom.bots.ambitions import ambitions, arrived
from karczma.games.wonderful_kingdom.bots.prospects import ROUNDS, Workshop, bad, means, plan_of
from karczma.games.wonderful_kingdom.bots.statistics import STATISTICS
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import BASIC, CONQUEST, FACE_UP, MENACES, SOLDIER
from karczma.games.wonderful_kingdom.variants.solo import value_of
from karczma.kernel.choices import Seat
from karczma.title.contract import Bots

SUPREMACY = 0.85  # half a soldier, and what it is good for
TRAINED = 0.6
ALCHEMY = 0.36
TRAP = 0.3
SPY = 0.1
ILLUSION = 0.3
AT_THE_READY = 0.8  # a soldier that nothing needs yet, besides the point it scores
HIDDEN = 0.8  # how much of a face-down card's worth counts
SHARE = 0.4  # of what is left when the other has taken an area
FOLLOWS = 0.3  # of what may be taken in the next turn


def evaluate(g: WonderfulKingdom, seat: Seat) -> float:
    """WK-SCORE-08  The own prospects, less those of the opponent."""
    g = arrived(g)
    shops = [plan_of(means(g, each)) for each in range(g.seats)]
    worth = [prospects(g, each, shops) for each in range(g.seats)]
    mine = worth[seat] + areas(g, seat, shops)
    return mine if g.solo else mine - worth[1 - seat]


def prospects(g: WonderfulKingdom, seat: Seat, shops: list[Workshop]) -> float:
    player, shop = g.players[seat], shops[seat]
    worth = sum(count(g, seat)) + shop.points + shop.left()
    worth += supremacies(g, seat, shops) + soldiers(g, seat, shop)
    worth += (ALCHEMY * player.alchemy + TRAINED * player.training) * (1 if shop.rest else 0.3)
    return worth + TRAP * player.traps + SPY * player.spies + ILLUSION * player.illusions


# -- soldiers ------------------------------------------------------------------------------------------------------


def supremacies(g: WonderfulKingdom, seat: Seat, shops: list[Workshop]) -> float:
    """WK-SUPR-02, WK-SOLO-09  In the production steps that are left."""
    shop, likely = shops[seat], 0.0
    for token in BASIC:
        n = shop.icons[token]
        if n:
            steps = shop.rest + shop.comes(token)
            likely += steps * (n >= g.threshold if g.solo else ahead(n, shops[1 - seat].icons[token]))
    return SUPREMACY * likely


def ahead(mine: int, theirs: int) -> float:
    return min(1.0, max(0.0, 0.4 + 0.3 * (mine - theirs)))


def soldiers(g: WonderfulKingdom, seat: Seat, shop: Workshop) -> float:
    """Those that no card in the plan needs: for menaces to come, or for a campaign."""
    free = shop.wallet[SOLDIER]
    if g.module == CONQUEST:
        return ambitions(g, seat, free)
    more_to_fight = g.module == MENACES and g.round < ROUNDS
    return (AT_THE_READY if more_to_fight else 0.3 * (g.round < ROUNDS)) * min(free, 6)


# -- the choice phase ----------------------------------------------------------------------------------------------


def areas(g: WonderfulKingdom, seat: Seat, shops: list[Workshop]) -> float:
    """Whoever selects next takes the better area, and the other one may follow."""
    top = next((frame for frame in reversed(g.frames) if isinstance(frame, Offer | Select)), None)
    if top is None or g.lanes:
        return 0.0
    mine = [area_value(g, area, shops[seat]) for area in range(2)]
    if g.solo:
        return left_by_rival(g, mine, shops[0]) if isinstance(top, Offer) else max(mine)
    theirs = [area_value(g, area, shops[1 - seat]) for area in range(2)]
    selector = top.seat if isinstance(top, Select) else 1 - top.seat
    if selector == seat:
        return taken(mine, theirs)
    return -taken(theirs, mine)


def taken(mine: list[float], theirs: list[float]) -> float:
    best = 0 if mine[0] >= mine[1] else 1
    return mine[best] - SHARE * theirs[1 - best]


def area_value(g: WonderfulKingdom, area: int, shop: Workshop) -> float:
    total = 0.0
    for card, owner in zip(g.areas[area], g.traps[area], strict=True):
        worth = bad(g.cards, card, g.calamity_vp) if g.cards.bad[card] else shop.appeal(card)
        total += worth if owner == FACE_UP else HIDDEN * worth
    return total


def left_by_rival(g: WonderfulKingdom, values: list[float], shop: Workshop) -> float:
    """WK-SOLO-06  The area that the rival does not want, with the rest of the offer put in the best way."""
    standing = [(value_of(g, area), len(g.areas[area])) for area in range(2)]
    hand = g.players[0].hand
    if len(hand) != 1:
        return FOLLOWS * sum(values)
    card = hand[0]
    worth = bad(g.cards, card, g.calamity_vp) if g.cards.bad[card] else shop.appeal(card)
    shown = g.cards.setup["solo_rival_value"]["bad" if g.cards.bad[card] else "face_up"]
    ways = [(area, shown) for area in range(2)]
    ways += [(area, 0) for area in range(2) if g.players[0].traps]
    return max(remaining(standing, values, area, seen, worth) for area, seen in ways)


def remaining(standing: list[tuple[int, int]], values: list[float], area: int, seen: int, worth: float) -> float:
    after, worths = list(standing), list(values)
    after[area] = (standing[area][0] + seen, standing[area][1] + 1)
    worths[area] += worth
    return max(0.0, worths[0 if after[1] > after[0] else 1])


BOTS = Bots(evaluate=evaluate, statistics=STATISTICS)
