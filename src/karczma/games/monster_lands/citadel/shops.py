"""Chapter "The Citadel and its buildings": Hunting Lodge, Armoury, Alchemist, Mine and Merchant.

ML-CORE-06, ML-CORE-07  Which colours a building takes is on its card (cards/buildings.yaml).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.trophies import to_afford
from karczma.games.monster_lands.citadel.spaces import UseDiscount, discounts, free_spaces, place, price
from karczma.games.monster_lands.table.storage import pay, receive_token, refilled, trim_traps
from karczma.games.monster_lands.table.terms import (
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
)
from karczma.games.monster_lands.table.verbs import Gain
from karczma.games.monster_lands.words.events import DicePlaced, TrapShown, TrapTaken, Used
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


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
        shown = [g.cards.traps[card] for card in g.display if card not in self.taken]
        names = dict.fromkeys([trap.name for trap in shown])
        lower = [UseDiscount(by) for by in discounts(g, self.seat, LODGE)]
        prices = (self.cost(g, trap.cost) for trap in shown)
        return [*(TakeTrap(name) for name in names), *lower, *to_afford(g, self.seat, prices), DONE_BUYING]

    def cheaper(self, by: int) -> BuyTraps:
        return BuyTraps(self.seat, self.influence, self.off + by, self.taken)

    def cost(self, g: MonsterLands, more: int = 0) -> int:
        """ML-HUNT-02  The discount counts once, for all traps together."""
        return price(sum([g.cards.traps[card].cost for card in self.taken]) + more, self.influence, self.off)


@choice
class TakeTrap(Choice):
    trap: str

    def refusal(self, g: MonsterLands, decision: BuyTraps) -> Refusal | None:
        cost = decision.cost(g, g.cards.traps[g.cards.card_id[self.trap]].cost)
        gold = g.players[decision.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, decision: BuyTraps) -> dict[str, int]:
        """The price of everything taken so far and this one."""
        base = g.cards.traps[g.cards.card_id[self.trap]].cost
        return {"price": decision.cost(g, base), "base": base, "influence": decision.influence, "off": decision.off}

    def perform(self, g: MonsterLands, decision: BuyTraps) -> None:
        card = next(c for c in g.display if g.cards.traps[c].name == self.trap and c not in decision.taken)
        g.then(BuyTraps(decision.seat, decision.influence, decision.off, (*decision.taken, card)))


@choice
class DoneBuying(Choice):
    def refusal(self, g: MonsterLands, decision: BuyTraps) -> Refusal | None:
        if not decision.taken:
            return no("ML-CITADEL-04")
        cost, gold = decision.cost(g), g.players[decision.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def perform(self, g: MonsterLands, decision: BuyTraps) -> None:
        """ML-HUNT-06  They are kept face down; ML-HUNT-04 then the display is filled up, before anybody else comes."""
        pay(g, decision.seat, decision.cost(g))
        places = sorted(g.display.index(card) for card in decision.taken)
        for card in decision.taken:
            g.display.remove(card)
            join(g.players[decision.seat].traps, card)
            g.happened(TrapTaken, decision.seat, g.cards.traps[card].name)
        fill_up(g, places)
        trim_traps(g, decision.seat)


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
        g.happened(TrapShown, g.cards.traps[card].name)


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

    def refusal(self, g: MonsterLands, decision: BuyDefence) -> Refusal | None:
        cost, gold = price(self.n * g.cards.defence_cost, decision.influence, 0), g.players[decision.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, decision: BuyDefence) -> dict[str, int]:
        base = self.n * g.cards.defence_cost
        return {"price": price(base, decision.influence, 0), "base": base, "influence": decision.influence}

    def perform(self, g: MonsterLands, decision: BuyDefence) -> None:
        pay(g, decision.seat, price(self.n * g.cards.defence_cost, decision.influence, 0))
        receive_token(g, decision.seat, DEFENCE, self.n, BUILDINGS[ARMOURY])


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

    def refusal(self, g: MonsterLands, decision: BrewWhere) -> Refusal | None:
        return occupied(g, ALCHEMIST, self.space)

    def perform(self, g: MonsterLands, decision: BrewWhere) -> None:
        space = g.cards.all_spaces[ALCHEMIST][self.space - 1]
        place(g, decision.seat, ALCHEMIST, space, MAGIC)
        g.then(BrewWhat(decision.seat, g.cards.dice_spaces[space].brews))


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

    def perform(self, g: MonsterLands, decision: BrewWhat) -> None:
        for token, n in ((POTION, self.potion), (POISON, self.poison)):
            if n:
                receive_token(g, decision.seat, token, n, BUILDINGS[ALCHEMIST])


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

    def refusal(self, g: MonsterLands, decision: DigWhere) -> Refusal | None:
        """ML-CITADEL-01  A double space takes exactly two dice."""
        needed = g.cards.dice_spaces[g.cards.all_spaces[MINE][self.space - 1]].dice
        has = g.players[decision.seat].dice[STRENGTH]
        short = no("ML-CITADEL-01", needed=needed, has=has) if has < needed else None
        return occupied(g, MINE, self.space) or short

    def perform(self, g: MonsterLands, decision: DigWhere) -> None:
        """ML-CITADEL-02, ML-CITADEL-07, ML-MINE-02  The gold beside the space, at once."""
        space = g.cards.all_spaces[MINE][self.space - 1]
        place(g, decision.seat, MINE, space, STRENGTH, g.cards.dice_spaces[space].dice)
        receive_token(g, decision.seat, GOLD, g.cards.dice_spaces[space].gold, BUILDINGS[MINE])
        dig_deeper(g, decision.seat)


def dig_deeper(g: MonsterLands, seat: Seat) -> None:
    """ML-MERC-20, ML-EQUIP-02  Members and equipment that bring more gold from a Mine action, once per round."""
    cards, player = g.cards, g.players[seat]
    g.rule = "ML-MERC-20"
    for member in player.clan:
        more = mined(cards.members[member].ability)
        if more and not g.used[member]:
            g.used[member] = 1
            g.happened(Used, seat, cards.members[member].name)
            receive_token(g, seat, GOLD, more, cards.members[member].name)
    g.rule = "ML-EQUIP-02"
    for equipment in player.gear:
        more = mined(cards.equipment[equipment].feature)
        if more and not g.feature_used[equipment]:
            g.feature_used[equipment] = 1
            g.happened(Used, seat, cards.equipment[equipment].name)
            receive_token(g, seat, GOLD, more, cards.equipment[equipment].name)


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

    def perform(self, g: MonsterLands, decision: SellDice) -> None:
        die = DIE_CODE[self.die]
        g.players[decision.seat].dice[die] -= 1
        g.happened(DicePlaced, decision.seat, BUILDINGS[MERCHANT], 0, self.die, 1)
        receive_token(g, decision.seat, GOLD, g.cards.gold_per_die, BUILDINGS[MERCHANT])
        g.then(SellDice(decision.seat, decision.sold + 1))


@choice
class DoneSelling(Choice):
    def refusal(self, g: MonsterLands, decision: SellDice) -> Refusal | None:
        return no("ML-MERCH-01") if not decision.sold else None


SELLS = [SellDie(name) for name in DICE]
DONE_SELLING = DoneSelling()
