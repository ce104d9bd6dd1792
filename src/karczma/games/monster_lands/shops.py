"""Chapter "The Citadel and its buildings": Hunting Lodge, Armoury, Alchemist, Mine and Merchant.

ML-CORE-06, ML-CORE-07  Which colours a building takes is on its card (cards/buildings.yaml).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.citadel import (
    UseDiscount,
    WithWhichDie,
    discounts,
    free_spaces,
    place,
    price,
)
from karczma.games.monster_lands.events import DicePlaced, TrapShown, TrapTaken, Used
from karczma.games.monster_lands.storage import pay, receive_token, refilled, trim_traps
from karczma.games.monster_lands.tavern import AtTheMarket, AtTheTavern
from karczma.games.monster_lands.terms import (
    ALCHEMIST,
    ARMOURY,
    BUILDINGS,
    DEFENCE,
    DICE,
    DIE_CODE,
    GOLD,
    LODGE,
    MAGIC,
    MERCHANT,
    MINE,
    POISON,
    POTION,
    STRENGTH,
    TAVERN,
)
from karczma.games.monster_lands.trophies import to_afford
from karczma.games.monster_lands.verbs import Gain
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


def enter(g: MonsterLands, seat: Seat, building: int) -> None:
    g.then(first_question(seat, building))


def first_question(seat: Seat, building: int) -> Decision:
    """What is asked first on a visit."""
    if building == ALCHEMIST:
        return BrewWhere(seat)
    if building == MINE:
        return DigWhere(seat)
    return SellDice(seat, 0) if building == MERCHANT else WithWhichDie(seat, building)


def shop(g: MonsterLands, seat: Seat, building: int, discount: int) -> None:
    """The die is placed; ML-CITADEL-04 a visit includes at least one purchase."""
    if building == LODGE:
        g.then(BuyTraps(seat, discount, 0, ()))
    elif building == TAVERN:
        g.then(AtTheTavern(seat, discount, 0, False))
    elif building == ARMOURY:
        g.then(BuyDefence(seat, discount))
    else:
        g.then(AtTheMarket(seat, discount))


# -- Hunting Lodge -------------------------------------------------------------------------------------------------


@frame
class BuyTraps(Decision):
    """ML-HUNT-01  Which traps do you buy? ML-HUNT-07  All of them from the tokens on display now."""

    clause = "ML-HUNT-01"
    seat: Seat
    influence: int
    off: int
    taken: tuple[Card, ...]

    def candidates(self, g: MonsterLands) -> list[Choice]:
        names = dict.fromkeys(g.cards.names[card] for card in g.display if card not in self.taken)
        lower = [UseDiscount(by) for by in discounts(g, self.seat, LODGE)]
        prices = [self.cost(g, g.cards.trap_cost[card]) for card in g.display if card not in self.taken]
        return [*(TakeTrap(name) for name in names), *lower, *to_afford(g, self.seat, prices), DONE_BUYING]

    def cheaper(self, by: int) -> BuyTraps:
        return BuyTraps(self.seat, self.influence, self.off + by, self.taken)

    def cost(self, g: MonsterLands, more: int = 0) -> int:
        """ML-HUNT-02  The discount counts once, for all traps together."""
        return price(sum(g.cards.trap_cost[card] for card in self.taken) + more, self.influence, self.off)


@choice
class TakeTrap(Choice):
    trap: str

    def refusal(self, g: MonsterLands, asked: BuyTraps) -> Refusal | None:
        cost = asked.cost(g, g.cards.trap_cost[g.cards.card_id[self.trap]])
        gold = g.players[asked.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, asked: BuyTraps) -> dict[str, int | str]:
        """The price of everything taken so far and this one."""
        base = g.cards.trap_cost[g.cards.card_id[self.trap]]
        return {"price": asked.cost(g, base), "base": base, "influence": asked.influence, "off": asked.off}

    def perform(self, g: MonsterLands, asked: BuyTraps) -> None:
        card = next(c for c in g.display if g.cards.names[c] == self.trap and c not in asked.taken)
        g.then(BuyTraps(asked.seat, asked.influence, asked.off, (*asked.taken, card)))


@choice
class DoneBuying(Choice):
    def refusal(self, g: MonsterLands, asked: BuyTraps) -> Refusal | None:
        if not asked.taken:
            return no("ML-CITADEL-04")
        cost, gold = asked.cost(g), g.players[asked.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def perform(self, g: MonsterLands, asked: BuyTraps) -> None:
        """ML-HUNT-06  They are kept face down; ML-HUNT-04 then the display is filled up, before anybody else comes."""
        pay(g, asked.seat, asked.cost(g))
        places = sorted(g.display.index(card) for card in asked.taken)
        for card in asked.taken:
            g.display.remove(card)
            join(g.players[asked.seat].traps, card)
            g.happened(TrapTaken, asked.seat, g.cards.names[card])
        fill_up(g, places)
        trim_traps(g, asked.seat)


DONE_BUYING = DoneBuying()


@carries_out("ML-HUNT-04")
def fill_up(g: MonsterLands, places: list[int]) -> None:
    """At once, so that there are six for everybody."""
    for at in places:
        show_trap(g, at)


def show_trap(g: MonsterLands, at: int) -> None:
    """ML-HUNT-05  The next token of the supply comes to this place, if there is one."""
    if refilled(g):
        card = g.draw(g.trap_supply)
        g.reveal(card)
        g.display.insert(at, card)
        g.happened(TrapShown, g.cards.names[card])


# -- Armoury -------------------------------------------------------------------------------------------------------


@frame
class BuyDefence(Decision):
    """ML-ARM-01  How many defence tokens do you buy?"""

    clause = "ML-ARM-01"
    seat: Seat
    influence: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        numbers = range(1, g.cards.most_defence + 1)
        prices = [price(n * g.cards.defence_cost, self.influence, 0) for n in numbers]
        return [*(TakeDefence(n) for n in numbers), *to_afford(g, self.seat, prices)]


@choice
class TakeDefence(Choice):
    n: int

    def refusal(self, g: MonsterLands, asked: BuyDefence) -> Refusal | None:
        cost, gold = price(self.n * g.cards.defence_cost, asked.influence, 0), g.players[asked.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, asked: BuyDefence) -> dict[str, int | str]:
        base = self.n * g.cards.defence_cost
        return {"price": price(base, asked.influence, 0), "base": base, "influence": asked.influence}

    def perform(self, g: MonsterLands, asked: BuyDefence) -> None:
        pay(g, asked.seat, price(self.n * g.cards.defence_cost, asked.influence, 0))
        receive_token(g, asked.seat, DEFENCE, self.n, BUILDINGS[ARMOURY])


def occupied(g: MonsterLands, building: int, space: int) -> Refusal | None:
    """ML-CITADEL-02  Dice go on empty spaces only."""
    free = g.cards.all_spaces[building][space - 1] in free_spaces(g, building)
    return None if free else no("ML-CITADEL-02", space=space)


# -- Alchemist -----------------------------------------------------------------------------------------------------


@frame
class BrewWhere(Decision):
    """ML-ALCH-01  On which space do you place the magic die?"""

    clause = "ML-ALCH-01"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        first = g.cards.all_spaces[ALCHEMIST][0]
        return [BrewAt(space - first + 1) for space in g.cards.spaces[g.seats][ALCHEMIST]]


@choice
class BrewAt(Choice):
    space: int

    def refusal(self, g: MonsterLands, asked: BrewWhere) -> Refusal | None:
        return occupied(g, ALCHEMIST, self.space)

    def perform(self, g: MonsterLands, asked: BrewWhere) -> None:
        space = g.cards.all_spaces[ALCHEMIST][self.space - 1]
        place(g, asked.seat, ALCHEMIST, space, MAGIC)
        g.then(BrewWhat(asked.seat, g.cards.space_brews[space]))


@frame
class BrewWhat(Decision):
    """ML-ALCH-01  Potions and poisons in any combination: which?"""

    clause = "ML-ALCH-01"
    seat: Seat
    n: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Brew(self.n - poisons, poisons) for poisons in range(self.n + 1)]


@choice
class Brew(Choice):
    potion: int
    poison: int

    def perform(self, g: MonsterLands, asked: BrewWhat) -> None:
        for token, n in ((POTION, self.potion), (POISON, self.poison)):
            if n:
                receive_token(g, asked.seat, token, n, BUILDINGS[ALCHEMIST])


# -- Mine ----------------------------------------------------------------------------------------------------------


@frame
class DigWhere(Decision):
    """ML-MINE-01  On which space of the Mine?"""

    clause = "ML-MINE-01"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        first = g.cards.all_spaces[MINE][0]
        return [DigAt(space - first + 1) for space in g.cards.spaces[g.seats][MINE]]


@choice
class DigAt(Choice):
    space: int

    def refusal(self, g: MonsterLands, asked: DigWhere) -> Refusal | None:
        """ML-CITADEL-01  A double space takes exactly two dice."""
        needed = g.cards.space_dice[g.cards.all_spaces[MINE][self.space - 1]]
        has = g.players[asked.seat].dice[STRENGTH]
        short = no("ML-CITADEL-01", needed=needed, has=has) if has < needed else None
        return occupied(g, MINE, self.space) or short

    def perform(self, g: MonsterLands, asked: DigWhere) -> None:
        """ML-CITADEL-02, ML-CITADEL-07, ML-MINE-02  The gold beside the space, at once."""
        space = g.cards.all_spaces[MINE][self.space - 1]
        place(g, asked.seat, MINE, space, STRENGTH, g.cards.space_dice[space])
        receive_token(g, asked.seat, GOLD, g.cards.space_gold[space], BUILDINGS[MINE])
        dig_deeper(g, asked.seat)


def dig_deeper(g: MonsterLands, seat: Seat) -> None:
    """ML-MERC-20, ML-EQUIP-02  Members and equipment that bring more gold from a Mine action, once per round."""
    cards, player = g.cards, g.players[seat]
    g.rule = "ML-MERC-20"
    for member in player.clan:
        more = mined(cards.ability[member])
        if more and not g.used[member]:
            g.used[member] = 1
            g.happened(Used, seat, cards.members[member])
            receive_token(g, seat, GOLD, more, cards.members[member])
    g.rule = "ML-EQUIP-02"
    for equipment in player.gear:
        more = mined(cards.feature[equipment])
        if more and not g.feature_used[equipment]:
            g.feature_used[equipment] = 1
            g.happened(Used, seat, cards.equipment[equipment])
            receive_token(g, seat, GOLD, more, cards.equipment[equipment])


def mined(effects: tuple[object, ...]) -> int:
    return sum(dict(e.amounts)[GOLD] for e in effects if isinstance(e, Gain) and e.when == "mine")


# -- Merchant ------------------------------------------------------------------------------------------------------


@frame
class SellDice(Decision):
    """ML-MERCH-01  Which dice do you leave with the Merchant?"""

    clause = "ML-MERCH-01"
    seat: Seat
    sold: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        pool = g.players[self.seat].dice
        dice: list[Choice] = [SELLS[die] for die, n in enumerate(pool) if n]
        return [*dice, DONE_SELLING]


@choice
class SellDie(Choice):
    die: str

    def perform(self, g: MonsterLands, asked: SellDice) -> None:
        die = DIE_CODE[self.die]
        g.players[asked.seat].dice[die] -= 1
        g.happened(DicePlaced, asked.seat, BUILDINGS[MERCHANT], 0, self.die, 1)
        receive_token(g, asked.seat, GOLD, g.cards.gold_per_die, BUILDINGS[MERCHANT])
        g.then(SellDice(asked.seat, asked.sold + 1))


@choice
class DoneSelling(Choice):
    def refusal(self, g: MonsterLands, asked: SellDice) -> Refusal | None:
        return no("ML-MERCH-01") if not asked.sold else None


SELLS = [SellDie(name) for name in DICE]
DONE_SELLING = DoneSelling()
