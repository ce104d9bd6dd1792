"""How good a world looks for a seat: points now, and what territories, buildings, units, tokens and cards will bring.

All weights are in fame. A question that belongs to a larger answer (from where, where to, how many) is looked through
to its end, so that a player who thinks one choice ahead sees what the choice is good for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.build import BuildInto, BuildWhat, BuildWhere
from karczma.games.northgard.combat import Feed
from karczma.games.northgard.draw_action import Drawing
from karczma.games.northgard.explore import Exploring
from karczma.games.northgard.harvest import GiveWhat
from karczma.games.northgard.kaija import KaijaGoes, KaijaJoins
from karczma.games.northgard.move import HowMany, MoveFrom, MoveOn, MoveTo
from karczma.games.northgard.recruit import RecruitHowMany, RecruitWhere, SettleHowMany, SettleWhere
from karczma.games.northgard.scoring import conquerors, score
from karczma.games.northgard.terms import FAME, NOBODY, NOWHERE
from karczma.games.northgard.tile_choice import LayHow, LayWhere, LayWhich
from karczma.games.northgard.turn import AsideOrRemoved, UpgradeWhich, WhichCard
from karczma.games.northgard.variants.creatures import bear_on, wolf_on
from karczma.games.northgard.winter import winter_cost
from karczma.kernel.questions import Use

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Frame

WIN = 1000.0
NEAR_WIN = 25.0  # three strongholds at the end of this year
STRONGHOLD = (0.0, 3.0, 8.0, 14.0, 15.0, 16.0)  # closed territories with a large building, on the way to victory
YIELD = (0.45, 0.55, 0.4)  # an icon in each Harvest to come
STOCK = (0.3, 0.5, 0.35)  # a token of food, wood, lore
PLENTY = 5  # tokens of one kind; more of them are worth a third of what they will count
TERRITORY, UNIT = 0.9, 0.45
OPEN = 0.35  # a tile of an open territory: fame, once it is closed
FORGE, GUARD, CAMP = 1.3, 0.5, 0.6  # a Forge each year, what helps in defence, a Training Camp each year
SLOT = (0.15, 0.2, 0.5)  # a free slot
HUNGER = 1.6  # a food that winter will lack
CARD, YEARLY = 0.5, 4  # a card still to be played; so many come each year
UPGRADE = 1.5  # a clan upgrade in the deck
THREAT = 0.35  # an enemy unit more than there are defenders next door
LOOKED_THROUGH = (
    *(MoveTo, HowMany, MoveOn, KaijaGoes, KaijaJoins, RecruitHowMany, SettleHowMany, BuildWhere, BuildInto, LayHow),
    *(GiveWhat, WhichCard, AsideOrRemoved, UpgradeWhich),
)


def evaluate(g: Northgard, seat: Seat) -> float:
    """The own side against the best of the others."""
    if g.over:
        return WIN if seat in g.winners() else -WIN
    top = g.frames[-1]
    if isinstance(top, LOOKED_THROUGH) and top.seat == seat:
        return max(after(g, seat, i) for i in range(len(g.options(seat))))
    worth = [prospects(g, each) for each in range(g.seats)]
    sides = [worth[each] + (worth[g.partner(each)] if g.teams else 0.0) for each in range(g.seats)]
    rivals = [n for each, n in enumerate(sides) if each not in (seat, g.partner(seat))]
    return sides[seat] - 0.6 * max(rivals) + pending(g, seat)


def after(g: Northgard, seat: Seat, index: int) -> float:
    world = g.copy()
    world.apply(world.options(seat)[index], seat)
    return evaluate(world, seat)


# -- what one player has -------------------------------------------------------------------------------------------


def prospects(g: Northgard, seat: Seat) -> float:
    player, left = g.players[seat], harvests_left(g)
    cards = len(player.hand) + YEARLY * (g.years - g.year)
    total = float(score(g, seat)) + stock(player.wallet) + CARD * cards
    total += UPGRADE * (2 - len(player.upgrades)) * min(1.0, left / 3)
    strongholds = 0
    for t, owner in enumerate(g.owner):
        if owner == seat:
            total += territory(g, t, left)
            if g.built[t] and any(g.cards.large[b] for b, _ in g.buildings_on(t)):
                strongholds += 0 if g.chart.open[t] else 2
                strongholds += 1
    total += goal(g, strongholds)
    lacking = winter_cost(g, seat) - player.wallet[0]
    total -= HUNGER * max(0, lacking)
    return total + (NEAR_WIN if seat in conquerors(g) else 0.0)


def harvests_left(g: Northgard) -> int:
    """Once all have passed, this year's Harvest lies behind, or is just being brought in."""
    return g.years - g.year + (not all(player.passed for player in g.players))


def stock(wallet: list[int]) -> float:
    return sum(STOCK[k] * (min(wallet[k], PLENTY) + max(0, wallet[k] - PLENTY) / 3) for k in range(FAME))


def goal(g: Northgard, thirds: int) -> float:
    """A closed stronghold counts three thirds, an open one is a third of the way."""
    if g.long_game:
        return 0.0
    whole, rest = divmod(min(thirds, 15), 3)
    return STRONGHOLD[whole] + rest


def territory(g: Northgard, t: int, left: int) -> float:
    """What controlling it brings until the end."""
    chart, units = g.chart, g.units[t]
    harvests = left * 0.85
    spoilt = wolf_on(g, t)
    icons = 0.0 if spoilt else sum(YIELD[k] * chart.icons[t][k] for k in range(FAME))
    worth = TERRITORY + UNIT * min(units, 4) + 0.2 * max(0, units - 4) + icons * harvests
    if chart.open[t]:
        worth += OPEN * chart.size[t] * min(1.0, left / 3)
    elif not spoilt:
        worth += min(chart.size[t] - 1, 2) * harvests
    worth += sum(SLOT[k] * chart.slots[t][k] for k in range(3)) * min(1.0, left / 3)
    for building, n in g.buildings_on(t):
        cards = g.cards
        worth += n * harvests * (cards.altar[building] + sum(YIELD[k] * cards.yields[building][k] for k in range(FAME)))
        worth += n * (FORGE * cards.forge[building] + CAMP * cards.camp[building]) * max(0, left - 1)
        worth += n * GUARD * (cards.guard[building] + cards.shots[building])
    if g.creatures and bear_on(g, t):
        worth -= 1.0
    return worth - threat(g, t)


def threat(g: Northgard, t: int) -> float:
    strongest = 0
    for other, _ in g.chart.adjacent[t]:
        if g.owner[other] not in (NOBODY, g.owner[t]):
            strongest = max(strongest, g.units[other])
    return THREAT * max(0, strongest - g.units[t])


# -- what was begun and is not finished ----------------------------------------------------------------------------


def pending(g: Northgard, seat: Seat) -> float:
    return sum(promise(g, frame) for frame in g.frames if getattr(frame, "seat", NOWHERE) == seat)


def promise(g: Northgard, frame: Frame) -> float:
    """What an action that lies ahead will probably bring."""
    match frame:
        case RecruitWhere() as it:
            return UNIT * min(it.left, g.players[it.seat].reserve)
        case SettleWhere() as it:
            return UNIT * it.units + TERRITORY
        case MoveFrom() as it:
            return 0.55 * min(it.moves, 3)
        case BuildWhat() as it:
            return 1.2 if g.players[it.seat].wallet[1] + it.discount else 0.0
        case LayWhich() | LayWhere():
            return 2.2
        case Exploring():
            return 2.2 if len(g.stack) else 0.0
        case Drawing() as it:
            return CARD * (it.cards - it.discard - it.top)
        case Use() as it:
            return 0.6
        case Feed() as it:
            return fight(g, it.seat)
    return 0.0


def fight(g: Northgard, seat: Seat) -> float:
    """A battle about to be decided: how far ahead that side is."""
    battle = g.battle
    if battle is None:
        return 0.0
    own, other = battle.of(seat), battle.sides[0] if battle.sides[1].seat == seat else battle.sides[1]
    ahead = own.points - other.points
    return max(-2.0, min(2.0, 0.6 * ahead))
