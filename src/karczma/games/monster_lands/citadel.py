"""Chapter "The Citadel and its buildings": spaces, colours, panic, and the discount of influence dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.events import (
    DicePlaced,
    DiscountReckoned,
    Used,
)
from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.terms import (
    ARMOURY,
    BUILDINGS,
    COLOURS,
    DICE,
    DIE_CODE,
    GOLD,
    LODGE,
    MARKET,
    MERCHANT,
    MINE,
    PLAIN,
    SAMBOR,
    STRENGTH,
    TAVERN,
    colour_of,
    face,
)
from karczma.games.monster_lands.variants.solo_events import (
    SamborPlaced,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.shops import BuyTraps
    from karczma.games.monster_lands.state import MonsterLands
    from karczma.games.monster_lands.tavern import AtTheTavern

SHOPS = (LODGE, TAVERN, ARMOURY, MARKET)  # ML-CORE-08  where things are bought, and influence lowers prices


def free_spaces(g: MonsterLands, building: int) -> list[int]:
    """ML-CITADEL-02, ML-CORE-04  Spaces without a die, from left to right; ML-DEPLOY-07 some only with many players."""
    return [space for space in g.cards.spaces[g.seats][building] if g.spaces[space] < 0]


def place(g: MonsterLands, seat: Seat, building: int, space: int, die: int, n: int = 1) -> None:
    """Dice go from the pool onto a space; the virtual player's come from the supply. ML-COMP-04  They stay there."""
    g.spaces[space] = 16 * (seat + 1) + die if seat != SAMBOR else 16 * 5 + die
    if seat == SAMBOR:
        g.happened(SamborPlaced, BUILDINGS[building], DICE[die], g.cards.space_dice[space])
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
    members = [cards.members[m] for m in player.clan if cards.discount[m][0] == building]
    return members + [cards.equipment[e] for e in player.gear if cards.equipment_discount[e][0] == building]


def abatements(g: MonsterLands, seat: Seat, building: int) -> list[str]:
    """ML-CORE-11  Those that are left this round."""
    cards, player = g.cards, g.players[seat]
    members = [cards.members[m] for m in player.clan if cards.discount[m][0] == building and not g.used[m]]
    gear = [
        cards.equipment[e] for e in player.gear if cards.equipment_discount[e][0] == building and not g.feature_used[e]
    ]
    return members + gear


def abatement(g: MonsterLands, name: str) -> int:
    cards = g.cards
    if name in cards.member_id:
        return cards.discount[cards.member_id[name]][1]
    return cards.equipment_discount[cards.equipment_id[name]][1]


@choice
class UseDiscount(Choice):
    """ML-CORE-11  An ability or feature that makes this purchase cheaper, once per round."""

    by: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        cards = g.cards
        member, gear = cards.member_id.get(self.by, -1), cards.equipment_id.get(self.by, -1)
        used = g.used[member] if member >= 0 else g.feature_used[gear]
        return no("ML-CORE-11", by=self.by) if used else None

    def perform(self, g: MonsterLands, asked: BuyTraps | AtTheTavern) -> None:
        cards = g.cards
        if self.by in cards.member_id:
            g.used[cards.member_id[self.by]] = 1
        else:
            g.feature_used[cards.equipment_id[self.by]] = 1
        g.happened(Used, asked.seat, self.by)
        g.then(asked.cheaper(abatement(g, self.by)))


# -- a visit -------------------------------------------------------------------------------------------------------


def cheapest(g: MonsterLands, seat: Seat, building: int) -> int:
    """The price of the least that a visit must buy; a very high one if there is nothing to be had."""
    cards, costs = g.cards, [10**6]
    if building == LODGE:
        costs += [cards.trap_cost[card] for card in g.display]
    elif building == TAVERN:
        most = excess(g, seat)  # ML-TAV-12
        costs += [cards.member_cost[m] for m in (*g.offer, *g.greenhorns[:1]) if cards.reputation[m] <= most]
    elif building == ARMOURY:
        costs.append(cards.defence_cost)
    elif any(g.station[m] < 0 for m in g.players[seat].clan):  # ML-MARKET-07
        costs += [cards.equipment_cost[e] for e in g.market]
    return min(costs)


def nothing_to_buy(g: MonsterLands, seat: Seat, building: int, dice: list[int]) -> Refusal:
    """Why a visit with these dice is none: ML-TAV-02 nobody for so little glory, ML-MARKET-07 nobody to take it,

    ML-HUNT-05, ML-MARKET-05 nothing left, ML-CITADEL-04 or too little gold.
    """
    name, cards = BUILDINGS[building], g.cards
    if building == TAVERN and not any(cards.reputation[m] <= excess(g, seat) for m in (*g.offer, *g.greenhorns[:1])):
        least = min((cards.reputation[m] for m in (*g.offer, *g.greenhorns[:1])), default=0)
        return no("ML-TAV-02", building=name, least=least, excess=excess(g, seat))
    if building == LODGE and not g.display:
        return no("ML-HUNT-05", building=name)
    if building == MARKET and not g.market:
        return no("ML-MARKET-05", building=name)
    if building == MARKET and all(g.station[m] >= 0 for m in g.players[seat].clan):
        return no("ML-MARKET-07", building=name)
    off = sum(abatement(g, by) for by in abatements(g, seat, building))
    costs = [price(cheapest(g, seat, building), influence_discount(g, building, die), off) for die in dice]
    return no("ML-CITADEL-04", building=name, price=min(costs), gold=g.players[seat].wallet[GOLD])


def usable_dice(g: MonsterLands, seat: Seat, building: int) -> list[int]:
    """Dice of the pool, alike ones once, in a colour that the building takes and with which the visit can be paid."""
    pool, accepted = g.players[seat].dice, g.cards.accepts[building]
    dice = [die for die in range(len(DICE)) if pool[die] and colour_of(die) in accepted]
    if building not in SHOPS or not dice:
        return dice
    least, gold = cheapest(g, seat, building), g.players[seat].wallet[GOLD]
    off = sum(abatement(g, by) for by in abatements(g, seat, building))
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
    accepted = g.cards.accepts[building]
    fitting = [die for die, n in enumerate(g.players[seat].dice) if n and colour_of(die) in accepted]
    if not fitting:
        return no("ML-CITADEL-02", building=name)
    if building == MINE:
        has, needed = g.players[seat].dice[STRENGTH], min(g.cards.space_dice[space] for space in free_spaces(g, MINE))
        return no("ML-CITADEL-01", needed=needed, has=has) if has < needed else None
    if not usable_dice(g, seat, building):
        return nothing_to_buy(g, seat, building, fitting)
    return None


@choice
class Visit(Choice):
    """ML-DEPLOY-06  Place dice in a building of the Citadel."""

    building: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        return cannot_enter(g, asked.seat, BUILDINGS.index(self.building))

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        from karczma.games.monster_lands.shops import enter  # the shops need this chapter's prices

        g.passes = 0
        enter(g, asked.seat, BUILDINGS.index(self.building))


VISITS = [Visit(name) for name in BUILDINGS]


@frame
class WithWhichDie(Decision):
    """ML-CITADEL-05  Which die do you place on the leftmost free space?"""

    clause = "ML-CITADEL-05"
    seat: Seat
    building: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        pool = g.players[self.seat].dice
        return [WithDie(name) for die, name in enumerate(DICE) if pool[die]]


@choice
class WithDie(Choice):
    die: str

    def refusal(self, g: MonsterLands, asked: WithWhichDie) -> Refusal | None:
        die, building = DIE_CODE[self.die], asked.building
        if colour_of(die) not in g.cards.accepts[building]:
            return no("ML-CITADEL-02", building=BUILDINGS[building], die=COLOURS[colour_of(die)])
        if die not in usable_dice(g, asked.seat, building):
            return nothing_to_buy(g, asked.seat, building, [die])
        return None

    def perform(self, g: MonsterLands, asked: WithWhichDie) -> None:
        from karczma.games.monster_lands.shops import shop

        die, building = DIE_CODE[self.die], asked.building
        discount, first = influence_discount(g, building, die), not g.last[building]
        place(g, asked.seat, building, free_spaces(g, building)[0], die)
        if discount:
            g.rule = "ML-INFL-01" if first else "ML-INFL-02"
            g.happened(DiscountReckoned, asked.seat, BUILDINGS[building], discount)
        shop(g, asked.seat, building, discount)
