"""Chapter "The Citadel and its buildings": spaces, colours, panic, and the discount of influence dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.table.components import NO_LIMIT
from karczma.games.monster_lands.table.packed import placed_die
from karczma.games.monster_lands.table.terms import (
    ARMOURY,
    BUILDINGS,
    DICE,
    GOLD,
    LODGE,
    MARKET,
    MERCHANT,
    MINE,
    PLAIN,
    SAMBOR,
    STRENGTH,
    TAVERN,
    face,
)
from karczma.games.monster_lands.words.cited import cited
from karczma.games.monster_lands.words.events import (
    DicePlaced,
    Used,
)
from karczma.games.monster_lands.words.solo_events import (
    SamborPlaced,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision

if TYPE_CHECKING:
    from karczma.games.monster_lands.citadel.shops import BuyTraps
    from karczma.games.monster_lands.citadel.tavern import AtTheTavern
    from karczma.games.monster_lands.table.state import MonsterLands

SHOPS = (LODGE, TAVERN, ARMOURY, MARKET)  # ML-CORE-08  where things are bought, and influence lowers prices


def free_spaces(g: MonsterLands, building: int) -> list[int]:
    """ML-CITADEL-02, ML-CORE-04  Spaces without a die, from left to right; ML-DEPLOY-07 some only with many players."""
    return [space for space in g.cards.spaces[g.seats][building] if g.spaces[space] < 0]


def place(g: MonsterLands, seat: Seat, building: int, space: int, die: int, n: int = 1) -> None:
    """Dice go from the pool onto a space; the virtual player's come from the supply. ML-COMP-04  They stay there."""
    g.spaces[space] = placed_die(seat, die)
    if seat == SAMBOR:
        g.happened(SamborPlaced, BUILDINGS[building], DICE[die], g.cards.dice_spaces[space].dice)
    else:
        g.players[seat].dice[die] -= n
        number = space - g.cards.all_spaces[building][0] + 1
        g.happened(DicePlaced, seat, BUILDINGS[building], number, DICE[die], n)
    if die >= PLAIN:
        g.last[building] = face(die)


# -- influence -----------------------------------------------------------------------------------------------------


def influence_discount(g: MonsterLands, building: int, die: int) -> int:
    """ML-INFL-01, ML-INFL-07  What the die shows, if it is the first influence die there.

    ML-INFL-02, ML-INFL-03  With the latest one there, whoever's it was, both together, if the new one is lower.
    """
    shown, before = face(die), g.last[building]
    return shown + before if 0 < shown < before else shown


def price(cost: int, influence: int, off: int) -> int:
    """ML-INFL-04, ML-INFL-08  First influence, not below 1; then abilities and features, not below 0."""
    if influence:
        cost = max(1, cost - influence)
    return max(0, cost - off)


def discounts(g: MonsterLands, seat: Seat, building: int) -> list[str]:
    """ML-MERC-13, ML-MERC-14, ML-EQUIP-08  Members and equipment with a discount for this building."""
    cards, player = g.cards, g.players[seat]
    bearers = [*(cards.members[m] for m in player.clan), *(cards.equipment[e] for e in player.gear)]
    return [bearer.name for bearer in bearers if bearer.discount_at == building]


def discount_left(g: MonsterLands, seat: Seat, building: int) -> int:
    """ML-CORE-11  All that are left this round, together."""
    members, equipment, player = g.cards.members, g.cards.equipment, g.players[seat]
    off = sum([members[m].discount for m in player.clan if members[m].discount_at == building and not g.used[m]])
    gear = [e for e in player.gear if equipment[e].discount_at == building and not g.feature_used[e]]
    return off + sum([equipment[e].discount for e in gear])


def abatement(g: MonsterLands, name: str) -> int:
    cards = g.cards
    if name in cards.member_id:
        return cards.members[cards.member_id[name]].discount
    return cards.equipment[cards.equipment_id[name]].discount


@choice
class UseDiscount(Choice):
    """ML-CORE-11  An ability or feature that makes this purchase cheaper, once per round."""

    by: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        cards = g.cards
        member, gear = cards.member_id.get(self.by, -1), cards.equipment_id.get(self.by, -1)
        used = g.used[member] if member >= 0 else g.feature_used[gear]
        return no("ML-CORE-11", by=self.by) if used else None

    def perform(self, g: MonsterLands, decision: BuyTraps | AtTheTavern) -> None:
        cards = g.cards
        if self.by in cards.member_id:
            g.used[cards.member_id[self.by]] = 1
        else:
            g.feature_used[cards.equipment_id[self.by]] = 1
        g.rule = cited(self.by)
        g.happened(Used, decision.seat, self.by)
        g.then(decision.cheaper(abatement(g, self.by)))


# -- a visit -------------------------------------------------------------------------------------------------------


def cheapest(g: MonsterLands, seat: Seat, building: int) -> int:
    """The price of the least that a visit must buy; a very high one if there is nothing to be had."""
    cards = g.cards
    if building == ARMOURY:
        return cards.defence_cost
    costs: list[int] = []
    if building == LODGE:
        costs = [cards.traps[card].cost for card in g.display]
    elif building == TAVERN:
        most, hired = excess(g, seat), g.offer + g.greenhorns[:1]  # ML-TAV-12
        costs = [cards.members[m].cost for m in hired if cards.members[m].reputation <= most]
    elif any(g.station[m] < 0 for m in g.players[seat].clan):  # ML-MARKET-07
        costs = [cards.equipment[e].cost for e in g.market]
    return min(costs) if costs else NO_LIMIT


def nothing_to_buy(g: MonsterLands, seat: Seat, building: int, dice: list[int]) -> Refusal:
    """Why a visit with these dice is none: ML-TAV-02 nobody for so little glory, ML-MARKET-07 nobody to take it,

    ML-HUNT-05, ML-MARKET-05 nothing left, ML-CITADEL-04 or too little gold.
    """
    name, cards = BUILDINGS[building], g.cards
    reputations = [cards.members[m].reputation for m in (*g.offer, *g.greenhorns[:1])] if building == TAVERN else []
    if building == TAVERN and all(reputation > excess(g, seat) for reputation in reputations):
        return no("ML-TAV-02", building=name, least=min(reputations, default=0), excess=excess(g, seat))
    if building == LODGE and not g.display:
        return no("ML-HUNT-05", building=name)
    if building == MARKET and not g.market:
        return no("ML-MARKET-05", building=name)
    if building == MARKET and all(g.station[m] >= 0 for m in g.players[seat].clan):
        return no("ML-MARKET-07", building=name)
    off = discount_left(g, seat, building)
    costs = [price(cheapest(g, seat, building), influence_discount(g, building, die), off) for die in dice]
    return no("ML-CITADEL-04", building=name, price=min(costs), gold=g.players[seat].wallet[GOLD])


def fitting_dice(g: MonsterLands, seat: Seat, building: int) -> list[int]:
    """Dice of the pool, alike ones once, in a colour that the building takes."""
    pool = g.players[seat].dice
    return [die for die in g.cards.takes[building] if pool[die]]


def usable_dice(g: MonsterLands, seat: Seat, building: int, dice: list[int]) -> list[int]:
    """Those with which the visit can be paid."""
    if building not in SHOPS or not dice:
        return dice
    least, gold = cheapest(g, seat, building), g.players[seat].wallet[GOLD]
    if 0 < least <= gold:
        return dice  # a discount makes nothing dearer
    off = discount_left(g, seat, building)
    return [die for die in dice if price(least, influence_discount(g, building, die), off) <= gold]


def cannot_enter(g: MonsterLands, seat: Seat, building: int) -> Refusal | None:
    """ML-CITADEL-06  Panic, ML-CITADEL-03 no free space, ML-CITADEL-02 no die it takes, ML-CITADEL-04 no gold.

    ML-SCEN-04  Unprotected: the Armoury is closed.
    """
    name = BUILDINGS[building]
    if building in g.panicked:
        return no("ML-CITADEL-06", building=name)
    if building == ARMOURY and g.has_rule("closed"):
        return no("ML-SCEN-04", building=name)
    if building != MERCHANT and not free_spaces(g, building):
        return no("ML-CITADEL-03", building=name)
    fitting = fitting_dice(g, seat, building)
    if not fitting:
        return no("ML-CITADEL-02", building=name)
    if building == MINE:
        has = g.players[seat].dice[STRENGTH]
        needed = min(g.cards.dice_spaces[space].dice for space in free_spaces(g, MINE))
        return no("ML-CITADEL-01", needed=needed, has=has) if has < needed else None
    if not usable_dice(g, seat, building, fitting):
        return nothing_to_buy(g, seat, building, fitting)
    return None


def open_buildings(g: MonsterLands, seat: Seat) -> list[int]:
    """Those that can be entered, told quickly: why the others cannot is not reckoned."""
    pool, cards, closed = g.players[seat].dice, g.cards, g.has_rule("closed")
    found = []
    for building, takes in enumerate(cards.takes):
        fitting = [die for die in takes if pool[die]]
        if not fitting or building in g.panicked or (closed and building == ARMOURY):
            continue
        if building != MERCHANT:
            free = free_spaces(g, building)
            if not free or (building == MINE and pool[STRENGTH] < min([cards.dice_spaces[each].dice for each in free])):
                continue
        if usable_dice(g, seat, building, fitting):
            found.append(building)
    return found
