"""What a card, a token or a trail bonus adds to a battle, a conquest or a quest, summed up once when cards are read."""

from __future__ import annotations

from collections.abc import Iterable

from karczma.games.monster_lands.table.terms import ANY_AFFILIATION, BATTLE, CONQUEST, ERRAND
from karczma.games.monster_lands.table.verbs import (
    AddDice,
    CaptureWithoutTrap,
    Defend,
    ModifyEach,
    ModifyTotal,
    RedirectAttack,
    Reroll,
    StealDice,
)
from karczma.kernel.bases import Plain
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

Rolls = tuple[int, int]  # (mask of colours, how many rerolls)
WORKS_IN = {"always": (BATTLE, CONQUEST, ERRAND), "battle": (BATTLE,), "conquest": (CONQUEST,)}
ROLLED_IN = {"land": (BATTLE, CONQUEST), "quest": (ERRAND,), "trail": (BATTLE, CONQUEST, ERRAND)}


@value
class Trait(Plain):
    """`each` and `rerolls` are by purpose: battle, conquest, quest."""

    each: tuple[tuple[int, int, int], ...]
    rerolls: tuple[tuple[Rolls, ...], ...]
    battle: int  # added to the total against a monster
    capture: int
    kill: int
    conquest: int
    defend: int
    against: int
    no_trap: bool
    redirect: int
    dice: tuple[int, int]  # strength and magic dice that it brings
    secured: bool
    steal: Rolls


def trait(effects: Iterable[Effect]) -> Trait:
    each = [[0, 0, 0] for _ in range(3)]
    rerolls: list[list[Rolls]] = [[], [], []]
    total = {"battle": 0, "capture": 0, "kill": 0, "conquest": 0}
    defended, against, no_trap, redirect = 0, ANY_AFFILIATION, False, 0
    dice, secured, steal = (0, 0), False, (0, 0)
    for effect in effects:
        match effect:
            case ModifyEach(colour, amount, when):
                for purpose in WORKS_IN[when]:
                    each[purpose][colour] += amount
            case Reroll(colours, count, where):
                for purpose in ROLLED_IN[where]:
                    rerolls[purpose].append((colours, count))
            case ModifyTotal(amount, when):
                total[when] += amount
            case Defend(defended, against):
                pass
            case CaptureWithoutTrap():
                no_trap = True
            case RedirectAttack(redirect):
                pass
            case AddDice(colour, count, secured):
                dice = (0, count) if colour else (count, 0)
            case StealDice(colours, count):
                steal = (colours, count)
    return Trait(
        each=tuple((s, m, i) for s, m, i in each),
        rerolls=tuple(map(tuple, rerolls)),
        **total,
        defend=defended,
        against=against,
        no_trap=no_trap,
        redirect=redirect,
        dice=dice,
        secured=secured,
        steal=steal,
    )
