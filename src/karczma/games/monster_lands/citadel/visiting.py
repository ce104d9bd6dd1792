"""Chapter "The Citadel and its buildings": a visit, from the die that is placed to what is bought there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.citadel.market import AtTheMarket
from karczma.games.monster_lands.citadel.shops import BrewWhere, BuyDefence, BuyTraps, DigWhere, SellDice
from karczma.games.monster_lands.citadel.spaces import (
    cannot_enter,
    fitting_dice,
    free_spaces,
    influence_discount,
    nothing_to_buy,
    place,
    usable_dice,
)
from karczma.games.monster_lands.citadel.tavern import AtTheTavern
from karczma.games.monster_lands.table.terms import (
    ALCHEMIST,
    ARMOURY,
    BUILDINGS,
    COLOURS,
    DICE,
    DIE_CODE,
    LODGE,
    MERCHANT,
    MINE,
    TAVERN,
    colour_of,
)
from karczma.games.monster_lands.words.events import (
    DiscountReckoned,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@choice
class Visit(Choice):
    """ML-DEPLOY-06  Place dice in a building of the Citadel."""

    building: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        return cannot_enter(g, decision.seat, BUILDINGS.index(self.building))

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        g.passes = 0
        enter(g, decision.seat, BUILDINGS.index(self.building))


VISITS = [Visit(name) for name in BUILDINGS]


@frame
class WithWhichDie(Decision):
    """ML-CITADEL-05  Which die do you place on the leftmost free space?"""

    clause = "ML-CITADEL-05"
    seat: Seat
    building: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        pool = g.players[self.seat].dice
        return [WITH_DIE[die] for die in range(len(DICE)) if pool[die]]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, reckoned once for all dice."""
        fitting = fitting_dice(g, self.seat, self.building)
        return [WITH_DIE[die] for die in usable_dice(g, self.seat, self.building, fitting)]


@choice
class WithDie(Choice):
    die: str

    def refusal(self, g: MonsterLands, decision: WithWhichDie) -> Refusal | None:
        die, building = DIE_CODE[self.die], decision.building
        if colour_of(die) not in g.cards.accepts[building]:
            return no("ML-CITADEL-02", building=BUILDINGS[building], die=COLOURS[colour_of(die)])
        if not usable_dice(g, decision.seat, building, [die]):
            return nothing_to_buy(g, decision.seat, building, [die])
        return None

    def perform(self, g: MonsterLands, decision: WithWhichDie) -> None:
        die, building = DIE_CODE[self.die], decision.building
        discount, first = influence_discount(g, building, die), not g.last[building]
        place(g, decision.seat, building, free_spaces(g, building)[0], die)
        if discount:
            g.rule = "ML-INFL-01" if first else "ML-INFL-02"
            g.happened(DiscountReckoned, decision.seat, BUILDINGS[building], discount)
        shop(g, decision.seat, building, discount)


WITH_DIE = [WithDie(name) for name in DICE]


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
    g.then(in_the_shop(seat, building, discount))


def in_the_shop(seat: Seat, building: int, discount: int) -> Decision:
    if building == LODGE:
        return BuyTraps(seat, discount, 0, ())
    if building == TAVERN:
        return AtTheTavern(seat, discount, 0, False)
    return BuyDefence(seat, discount) if building == ARMOURY else AtTheMarket(seat, discount)
