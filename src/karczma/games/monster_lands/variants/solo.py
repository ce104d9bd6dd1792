"""Appendix II, the solo mode: ML-SOLO-04  Sambor, the virtual player, and his dice.

ML-SOLO-27  He pays nothing, needs no dice on trails, and never goes to the Entrance or the Merchant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.citadel.market import show_equipment
from karczma.games.monster_lands.citadel.shops import show_trap
from karczma.games.monster_lands.citadel.spaces import free_spaces, place
from karczma.games.monster_lands.members import offer
from karczma.games.monster_lands.table.monsters import discard
from karczma.games.monster_lands.table.terms import (
    ALCHEMIST,
    ARMOURY,
    BUILDINGS,
    DONE,
    EMPTY,
    LODGE,
    MAGIC,
    MARKET,
    MINE,
    QUEST,
    SAMBOR,
    STRENGTH,
    TAVERN,
    TRAILS,
    Trail,
    influence,
)
from karczma.games.monster_lands.words.events import (
    LandDiscarded,
)
from karczma.games.monster_lands.words.solo_events import (
    PloysReturned,
    SamborLaidPloys,
    SamborRemoved,
    SamborRolled,
    SamborTookTrail,
    SamborVisited,
)
from karczma.kernel.flow import Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

OUTSIDE = 5  # ML-SOLO-10  from this number on the red die sends him to the outer areas
Whither = tuple[str, int]  # a building, a trail, or the first trail of a quest


@frame
class SamborActs(Procedure):
    """ML-SOLO-09  One action of the virtual player; his dice are without limit."""

    @step("ML-SOLO-10")
    def act(self, g: MonsterLands) -> None:
        """ML-SOLO-13  Both dice are rolled until there is room; if there is none anywhere, he does nothing."""
        if not any(has_room(g, whither(g, red, yellow)) for red in range(1, 7) for yellow in range(1, 7)):
            return
        while True:
            red, yellow = g.below(6) + 1, g.below(6) + 1
            g.happened(SamborRolled, red, yellow)
            where = whither(g, red, yellow)
            if has_room(g, where):
                break
        kind, number = where
        if kind == "building":
            visit(g, number, red)
        else:
            take_trail(g, free_trail(g, where))


def whither(g: MonsterLands, red: int, yellow: int) -> Whither:
    """ML-SOLO-05, ML-SOLO-11, ML-SOLO-12  Where the red and the yellow die send him; ML-SCEN-09 or the scenario."""
    rules = g.cards.setup["virtual_player"]
    if red < OUTSIDE:
        return "building", BUILDINGS.index(rules["yellow_citadel"][yellow])
    other = g.has_rule("yellow_outer_override")
    name = other[yellow] if isinstance(other, dict) and yellow in other else rules["yellow_outer"][yellow]
    kind, _, number = name.rpartition("_")
    return ("trail", int(number) - 1) if kind == "land_trail" else ("quest", QUEST + 2 * (int(number) - 1))


def free_trail(g: MonsterLands, where: Whither) -> Trail:
    """ML-SOLO-21  The trail itself, or the leftmost free trail of the quest; nothing: there is none."""
    kind, first = where
    trails = (first, first + 1) if kind == "quest" else (first,)
    return next((trail for trail in trails if g.walker[trail] == EMPTY), EMPTY)


def has_room(g: MonsterLands, where: Whither) -> bool:
    """ML-SOLO-13  No room is also where there is panic, where the building is closed, or without tokens left."""
    kind, number = where
    if kind == "building":
        closed = number == ARMOURY and g.has_rule("closed")
        return number not in g.panicked and not closed and bool(free_spaces(g, number))
    return g.sambor_tokens > 0 and free_trail(g, where) != EMPTY


def row_of(g: MonsterLands, red: int) -> int:
    """ML-SOLO-14, ML-SOLO-16, ML-SOLO-18  Which row, tab or card the red die means."""
    return int(g.cards.setup["virtual_player"]["red_row"][red]) - 1


PLACING = {  # what he does in which building
    LODGE: "ML-SOLO-14",
    ALCHEMIST: "ML-SOLO-15",
    TAVERN: "ML-SOLO-16",
    ARMOURY: "ML-SOLO-17",
    MARKET: "ML-SOLO-18",
    MINE: "ML-SOLO-19",
}


def visit(g: MonsterLands, building: int, red: int) -> None:
    """ML-SOLO-15, ML-SOLO-17, ML-SOLO-19, ML-SOLO-20  A die on his space; an influence die counts like any other."""
    g.rule = "ML-SOLO-11"
    g.happened(SamborVisited, BUILDINGS[building])
    g.rule = PLACING[building]
    free = free_spaces(g, building)
    if building == MINE:
        place(g, SAMBOR, building, max(free, key=lambda space: (g.cards.dice_spaces[space].gold, -space)), STRENGTH)
        return
    die = MAGIC if building == ALCHEMIST else influence(g.below(6) + 1)
    place(g, SAMBOR, building, free[0], die)
    if building == LODGE:
        remove_traps(g, row_of(g, red))
    elif building == TAVERN:
        remove_mercenary(g, row_of(g, red))
    elif building == MARKET:
        remove_equipment(g, row_of(g, red))


@carries_out("ML-SOLO-14")
def remove_traps(g: MonsterLands, row: int) -> None:
    """Both traps of a row, which are replaced."""
    places = range(2 * row, min(2 * row + 2, len(g.display)))
    for _ in places:
        card = g.display.pop(2 * row)
        g.trap_discard.append(card)
        g.happened(SamborRemoved, g.cards.traps[card].name)
    for at in places:
        show_trap(g, at)


@carries_out("ML-SOLO-16")
def remove_mercenary(g: MonsterLands, at: int) -> None:
    """The tab is filled again."""
    if at < len(g.offer):
        member = g.offer.pop(at)
        g.member_discard.append(member)
        g.happened(SamborRemoved, g.cards.members[member].name)
        offer(g, at)


@carries_out("ML-SOLO-18")
def remove_equipment(g: MonsterLands, at: int) -> None:
    """Replaced while the deck lasts."""
    if at < len(g.market):
        equipment = g.market.pop(at)
        g.equipment_out.append(equipment)
        g.happened(SamborRemoved, g.cards.equipment[equipment].name)
        show_equipment(g, at)


@carries_out("ML-SOLO-21")
def take_trail(g: MonsterLands, trail: Trail) -> None:
    """His token blocks it. ML-SCEN-08  In one scenario two ploys lie face down on his land trails."""
    g.walker[trail] = SAMBOR
    g.sambor_tokens -= 1
    g.happened(SamborTookTrail, TRAILS[trail])
    ploys = g.has_rule("sambor_ploys")
    if isinstance(ploys, int) and trail < QUEST:
        laid = min(ploys, len(g.ploy_stack))
        g.sambor_ploys += [g.draw(g.ploy_stack) for _ in range(laid)]
        g.sambor_at += [trail] * laid
        if laid:
            g.rule = "ML-SCEN-08"
            g.happened(SamborLaidPloys, TRAILS[trail], laid)


@carries_out("ML-SOLO-24")
def sambor_clears(g: MonsterLands, site: int, trail: Trail) -> None:
    """His trail is resolved: the monster goes, or if there is none the land.

    ML-SOLO-25  After that the others may try for the land; he takes no loot and is not attacked.
    """
    g.fate[trail] = DONE
    if g.lairs[site]:
        discard(g, g.lairs[site])
    elif g.land_cards[site]:
        land = g.land_cards[site].pop()
        g.land_discard.append(land)
        g.happened(LandDiscarded, g.cards.lands[land].name)


@carries_out("ML-SOLO-26")
def pick_up(g: MonsterLands) -> None:
    """His tokens come back in Cleanup; used ploys go under the stack again."""
    if not g.solo:
        return
    for trail, walker in enumerate(g.walker):
        if walker == SAMBOR:
            g.walker[trail] = EMPTY
            g.sambor_tokens += 1
    if g.sambor_ploys:
        used, g.sambor_ploys, g.sambor_at = g.sambor_ploys, [], []
        g.shuffle_into(g.ploy_stack, used)
        g.rule = "ML-SCEN-08"
        g.happened(PloysReturned, len(used))
