"""What cards and lands are worth to the simple bots, in fame. All of it is judgement, none of it a rule."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from karczma.effects.verbs import All, Choose, Gain, May
from karczma.games.northgard.actions.special import GainAny, Plunder, RemoveCards, Swap
from karczma.games.northgard.table.catalogue import Catalogue
from karczma.games.northgard.table.terms import FAME
from karczma.games.northgard.table.verbs import (
    BuildAction,
    ChooseDifferent,
    DrawAction,
    EachTime,
    ExploreAction,
    GainEach,
    MoveAction,
    PaidFor,
    RecruitAction,
)
from karczma.kernel.quantities import Effect

YIELD = (0.45, 0.55, 0.4)  # an icon in each Harvest to come
STOCK = (0.3, 0.5, 0.35, 1.0)  # a token of food, wood, lore, fame
SLOT = (0.15, 0.2, 0.5)  # a slot
FLASH = 0.4  # a card that does not use up the turn
SPECIAL = 1.2  # what no other line here judges


@cache
def icons_worth(icons: tuple[int, ...]) -> float:
    """In each Harvest to come."""
    return sum((worth * n for worth, n in zip(YIELD, icons, strict=True)), 0.0)


@cache
def slots_worth(slots: tuple[int, ...]) -> float:
    return sum((worth * n for worth, n in zip(SLOT, slots, strict=True)), 0.0)


@lru_cache(maxsize=8)
def card_worths(cards: Catalogue) -> tuple[float, ...]:
    """By card: what playing it once brings."""
    return tuple(
        worth_of(effect) + FLASH * flash if effect else 0.0
        for effect, flash in zip(cards.effect, cards.flash, strict=True)
    )


@lru_cache(maxsize=8)
def building_worths(cards: Catalogue) -> tuple[tuple[float, float, float], ...]:
    """By building: in each Harvest to come, in each year after this one, and as long as it stands."""
    found = []
    for building in range(len(cards.buildings)):
        harvest = cards.altar[building] + icons_worth(cards.yields[building])
        yearly = 1.3 * cards.forge[building] + 0.6 * cards.camp[building]
        found.append((harvest, yearly, 0.5 * (cards.guard[building] + cards.shots[building])))
    return tuple(found)


@lru_cache(maxsize=4096)
def buildings_worth(cards: Catalogue, standing: tuple[tuple[int, int], ...]) -> tuple[float, float, float]:
    """The same, of all buildings of a territory."""
    worths = building_worths(cards)
    harvest, yearly, ever = (sum((worths[building][part] * n for building, n in standing), 0.0) for part in range(3))
    return harvest, yearly, ever


def worth_of(effect: Effect) -> float:
    match effect:
        case All(parts=parts):
            return sum(map(worth_of, parts), 0.0)
        case Choose(branches=branches):
            return max(map(worth_of, branches)) + 0.6
        case ChooseDifferent(count=count, branches=branches):
            return sum(sorted(map(worth_of, branches))[-count:], 0.0) + 0.6
        case May(effect=inner) | PaidFor(effect=inner):
            return worth_of(inner) * 0.6
        case EachTime(effect=inner):
            return worth_of(inner) * 0.3
        case _:
            return action(effect)


def action(effect: Any) -> float:
    match effect:
        case RecruitAction(units=n):
            return 0.5 * n
        case ExploreAction(times=times, tiles=tiles):
            return times * (2.0 + 0.3 * (tiles - 1))
        case MoveAction(moves=moves, attack=attack, damage=damage):
            return 0.6 * moves + 0.3 * attack + 0.4 * damage
        case BuildAction(buildings=n, discount=discount):
            return n * (1.8 + 0.3 * discount)
        case DrawAction(keep=keep):
            return 0.7 * keep
        case Gain(amounts=amounts):
            return sum((STOCK[token] * n for token, n in amounts), 0.0)
        case GainEach(token=token, n=n):
            return 1.0 if token != FAME else 1.2 * n
        case GainAny(n=n) | Plunder(n=n):
            return 0.5 * n
        case Swap(n=n) | RemoveCards(n=n):
            return 0.3 * n
        case _:
            return SPECIAL
