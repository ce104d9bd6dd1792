"""What single things are worth, in victory points, to bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.terms import (
    DEFENCE,
    DIE_STRENGTH,
    GLORY,
    GOLD,
    LOOT,
    POISON,
    POTION,
    TRAP,
    Member,
)
from karczma.games.monster_lands.table.verbs import ExchangeDice, Gain, RecruitFree

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.games.monster_lands.table.verbs import Amounts

COIN, PLENTY = 0.32, 14  # a gold piece; those above plenty count a third
DIE = (0.45, 0.5, 0.3)  # a die still in the pool
DIE_A_ROUND = (0.85, 0.9, 0.7)  # a die that a member supplies in each round to come
STOCK = {POTION: 0.4, POISON: 0.45, DEFENCE: 0.5}
TRAP_BASE, TRAP_COST = 0.4, 0.12
MEMBER, WOUND = 1.0, 0.8
SINGLE = {GOLD: COIN, GLORY: 1.0, TRAP: 1.0, LOOT: 1.6, **STOCK}
FOR_A_DEED, FOR_A_ROLL, FREE_RECRUIT = 1.0, 1.0, 3.0  # loot tokens that wait for something


def supplies(g: MonsterLands, member: Member) -> float:
    """The dice of one round."""
    strength, magic, influence = g.cards.members[member].dice
    return strength * DIE_A_ROUND[0] + magic * DIE_A_ROUND[1] + influence * DIE_A_ROUND[2]


def worth_of(amounts: Amounts) -> float:
    return sum(n * (DIE[what - DIE_STRENGTH] if what >= DIE_STRENGTH else SINGLE[what]) for what, n in amounts)


def loot_worth(g: MonsterLands, token: int) -> float:
    """A little less than what it would bring at once, so that it is used."""
    cards = g.cards
    match cards.loot[token].effects[-1]:
        case Gain(amounts=amounts, when="now"):
            return 0.9 * max(worth_of(amounts), cards.loot[token].trophies)
        case Gain():
            return FOR_A_DEED
        case ExchangeDice():
            return 0.8
        case RecruitFree():
            return FREE_RECRUIT
    return FOR_A_ROLL
