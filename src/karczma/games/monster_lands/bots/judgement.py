"""How good a world looks for a seat: points now, and what dice, members, goods and mercenaries on trails will bring.

All weights are in victory points. A question that belongs to a larger answer (with which die, whom, where) is looked
through to its end; what may become of mercenaries on trails is told in hopes.py, what a scenario asks for in goals.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.defence import Defence, Wounds
from karczma.games.monster_lands.battles.loot import WhichLoot
from karczma.games.monster_lands.bots.goals import goal
from karczma.games.monster_lands.bots.hopes import loss, outlook
from karczma.games.monster_lands.bots.statistics import STATISTICS
from karczma.games.monster_lands.bots.worth import (
    COIN,
    DIE,
    MEMBER,
    PLENTY,
    STOCK,
    TRAP_BASE,
    TRAP_COST,
    WOUND,
    loot_worth,
    supplies,
)
from karczma.games.monster_lands.citadel.hiring import FreeRecruit
from karczma.games.monster_lands.citadel.market import AtTheMarket, EquipWhom, FreeEquipment
from karczma.games.monster_lands.citadel.shops import BrewWhat, BrewWhere, BuyDefence, BuyTraps, DigWhere
from karczma.games.monster_lands.citadel.tavern import AtTheTavern
from karczma.games.monster_lands.citadel.visiting import WithWhichDie
from karczma.games.monster_lands.cleanup.ending import LastSale
from karczma.games.monster_lands.cleanup.wages import foremost, hirelings
from karczma.games.monster_lands.deployment.exchange import GiveDie, TakeDie
from karczma.games.monster_lands.deployment.free import WhichGift
from karczma.games.monster_lands.deployment.lands import DiceFor, SettleNow
from karczma.games.monster_lands.deployment.outer import WhoGoes
from karczma.games.monster_lands.scoring import bracket, excess, score
from karczma.games.monster_lands.table.terms import GOLD, MAGIC, PLAIN, STRENGTH
from karczma.title.contract import Bots
from karczma.title.remembered import remembered

if TYPE_CHECKING:
    from collections.abc import Hashable

    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Seat
    from karczma.kernel.flow import Frame

WIN = 1000.0
GEAR, SETTLED = 0.22, 1.2
UNPAID = 0.35  # each gold piece of wages that is not covered, besides who may desert
LOOKED_THROUGH = (
    *(WithWhichDie, WhoGoes, AtTheTavern, AtTheMarket, EquipWhom, FreeEquipment, FreeRecruit, BuyDefence),
    *(BuyTraps, BrewWhere, BrewWhat, DigWhere, DiceFor, SettleNow, GiveDie, TakeDie, WhichGift, WhichLoot, LastSale),
)
DEPTH = 3
FALLING = (Defence, Wounds)  # the questions about hits that are about to wound


def evaluate(g: MonsterLands, seat: Seat) -> float:
    """The own clan against the best of the others."""
    return looked(g, seat, DEPTH)


def looked(g: MonsterLands, seat: Seat, depth: int) -> float:
    if g.over:
        return WIN * (seat in g.winners()) + score(g, seat) + goal(g)
    top = g.frames[-1]
    if depth and isinstance(top, LOOKED_THROUGH) and top.seat == seat:
        return max(after(g, seat, i, depth) for i in glanced(top, len(g.options(seat))))
    worth = [prospects(g, each) for each in range(g.seats)]
    hopes = outlook(g)
    rivals = [worth[each] + hopes[each] for each in range(g.seats) if each != seat]
    return worth[seat] + hopes[seat] - 0.4 * max(rivals, default=0.0) + pending(g, seat) + goal(g)


def glanced(decision: Frame, options: int) -> Iterable[int]:
    """Of the dice for a house the first and the best, and one bearer for equipment: the others differ little."""
    if isinstance(decision, WithWhichDie):
        return {0, options - 1}
    return range(1 if isinstance(decision, EquipWhom) else options)


def after(g: MonsterLands, seat: Seat, index: int, depth: int) -> float:
    world = g.copy()
    world.apply(world.options(seat)[index], seat)
    return looked(world, seat, depth - 1)


# -- what a clan has -----------------------------------------------------------------------------------------------


def clan_seen(g: MonsterLands, seat: Seat) -> Hashable:
    """All that the prospects of a clan follow from."""
    player, wounded = g.players[seat], g.wounded
    owns = (player.clan, player.gear, player.traps, player.lands, player.trophies, player.loot)
    hurt, lists = tuple([wounded[member] for member in player.clan]), tuple([tuple(each) for each in owns])
    return g.cards, g.rounds - g.round, *player.wallet, *player.dice, player.leader, hurt, tuple(g.settler), lists


@remembered(clan_seen)
def prospects(g: MonsterLands, seat: Seat) -> float:
    player, left = g.players[seat], g.rounds - g.round
    gold = player.wallet[GOLD]
    worth = score(g, seat) + COIN * (min(gold, PLENTY) + max(0, gold - PLENTY) / 3) * min(1.0, 0.3 + left / 3)
    worth += sum(STOCK[what] * player.wallet[what] for what in STOCK) * min(1.0, 0.2 + left / 2)
    worth += sum(TRAP_BASE + TRAP_COST * g.cards.traps[card].cost for card in player.traps if card >= 0) * (left > 0)
    worth += pool(player.dice) + sum(loot_worth(g, token) for token in player.loot) * min(1.0, 0.25 + left / 2)
    worth += sum(g.cards.equipment[e].cost for e in player.gear) * GEAR * min(1.0, left / 2)
    worth += 0.25 * min(8, excess(g, seat)) * min(1.0, left / 2)
    for member in player.clan:
        worth += MEMBER + supplies(g, member) * left - WOUND * g.wounded[member]
    worth += sum(SETTLED * left for land in player.lands if g.settler[land] >= 0)
    worth += (bracket(g, seat).wage - 1) * left * 0.6
    return worth - payday(g, seat)


def pool(dice: list[int]) -> float:
    influence = sum(n * (DIE[2] + 0.05 * (code - 1)) for code, n in enumerate(dice) if code >= PLAIN)
    return dice[STRENGTH] * DIE[STRENGTH] + dice[MAGIC] * DIE[MAGIC] + influence


def payday(g: MonsterLands, seat: Seat) -> float:
    """ML-WAGE-02  Wages that are not covered cost the best mercenary; dice in the pool may still bring gold."""
    hired, player = hirelings(g, seat), g.players[seat]
    short = len(hired) * bracket(g, seat).wage - player.wallet[GOLD]
    if short <= 0:
        return 0.0
    best = foremost(g, hired)[0]
    risk = min(1.0, max(0.15, (short - 0.8 * sum(player.dice) + 1) / 3))
    lost = g.cards.members[best].reputation + MEMBER + supplies(g, best) * (g.rounds - g.round)
    return risk * float(lost) + UNPAID * short


# -- what was begun and is not finished ----------------------------------------------------------------------------


def pending(g: MonsterLands, seat: Seat) -> float:
    return sum([threat(g, frame) for frame in g.frames if isinstance(frame, FALLING) and frame.seat == seat])


def threat(g: MonsterLands, frame: Frame) -> float:
    """Hits or wounds that are about to fall."""
    assert isinstance(frame, Defence | Wounds)
    if g.walker[frame.trail] < 0:
        return 0.0
    wounds = frame.hits if isinstance(frame, Defence) else frame.wounds
    if wounds + g.wounded[g.walker[frame.trail]] > 1:
        return -loss(g, frame.trail) - 3.0 - 0.05 * wounds
    return -WOUND * wounds


BOTS = Bots(evaluate=evaluate, statistics=STATISTICS)
