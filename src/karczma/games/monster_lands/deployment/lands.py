"""Chapters "Settled lands": settling them, and placing dice on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battles.loot import LootFor, show_loot
from karczma.games.monster_lands.citadel.hiring import FreeRecruit, can_hire
from karczma.games.monster_lands.citadel.market import FreeEquipment
from karczma.games.monster_lands.members import distinct, settled
from karczma.games.monster_lands.table.catalogue import Need
from karczma.games.monster_lands.table.packed import free_at
from karczma.games.monster_lands.table.storage import receive
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    COLOURS,
    DICE,
    DIE_CODE,
    EMPTY,
    NO_AFFILIATION,
    NOBODY,
    PLAIN,
    TRAILS,
    Member,
    Trail,
    colour_of,
)
from karczma.games.monster_lands.table.verbs import EquipmentFree, Gain, RecruitFree, TakeLoot
from karczma.games.monster_lands.words.cited import cited
from karczma.games.monster_lands.words.events import (
    DiceOnTrail,
    LandUsed,
    Settled,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


# -- settling ------------------------------------------------------------------------------------------------------


def settlers(g: MonsterLands, seat: Seat, land: int) -> list[Member]:
    """ML-SETTLE-04, ML-AFFIN-02  Members of the land's affiliation, ML-SETTLE-08 who have settled no other land.

    ML-GREEN-04  So no greenhorn: they have no affiliation.
    """
    wanted, members = g.cards.lands[land].affiliation, g.cards.members
    return [m for m in g.players[seat].clan if members[m].affiliation == wanted != NO_AFFILIATION and not settled(g, m)]


def settlings(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-SETTLE-05  An own land without a settler may be settled at any time. ML-SETTLE-07  Who has settled stays."""
    free = [land for land in g.players[seat].lands if g.settler[land] == EMPTY]
    return [Settle(g.cards.lands[land].name, g.cards.members[m].name) for land in free for m in settlers(g, seat, land)]


def unfit_settlers(g: MonsterLands, seat: Seat) -> list[Choice]:
    """Members who can settle none of the own lands that wait for somebody; greenhorns, who share a name, once."""
    free = [land for land in g.players[seat].lands if g.settler[land] == EMPTY]
    return [Settle(g.cards.lands[land].name, name) for land in free for name in distinct(g, g.players[seat].clan)]


@choice
class Settle(Choice):
    """ML-SETTLE-04, ML-SETTLE-09  The card goes left of the land card."""

    land: str
    mercenary: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        land, member = g.cards.land_id[self.land], g.cards.member_id[self.mercenary]
        wanted, of = g.cards.lands[land].affiliation, g.cards.members[member].affiliation
        if of == NO_AFFILIATION:
            return no("ML-GREEN-04", mercenary=self.mercenary)
        if of != wanted:
            return no("ML-SETTLE-04", land=self.land, affiliation=AFFILIATIONS[wanted])
        return no("ML-SETTLE-08", mercenary=self.mercenary) if settled(g, member) else None

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        land, member = g.cards.land_id[self.land], g.cards.member_id[self.mercenary]
        g.settler[land] = member
        g.happened(Settled, decision.seat, self.land, self.mercenary)
        if not isinstance(decision, SettleNow):
            g.then(decision)


@frame
class SettleNow(Decision):
    """ML-SETTLE-11  Do you settle the land that you have just conquered?"""

    clause = "ML-SETTLE-11"
    seat: Seat
    land: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        land = g.cards.lands[self.land].name
        return [*(Settle(land, name) for name in distinct(g, g.players[self.seat].clan)), DECLINE]


# -- dice for a land or a quest ------------------------------------------------------------------------------------


def meets(g: MonsterLands, seat: Seat, need: Need) -> bool:
    """Whether the pool has these dice."""
    pool = g.players[seat].dice
    strength, magic = pool[0] - need[0], pool[1] - need[1]
    if strength < 0 or magic < 0:
        return False
    influence = sum(pool[PLAIN:]) - need[2]
    if influence < 0 or not need[4]:
        return influence >= 0
    left = (strength, magic, influence)
    return sum([n for colour, n in enumerate(left) if need[3] >> colour & 1]) >= need[4]


def demands(need: Need) -> list[tuple[int, int]]:
    """What must be asked: (mask of colours, how many dice); fixed strength and magic dice need no question."""
    found = [(1 << colour, need[colour]) for colour in range(3) if need[colour]]
    return found + ([(need[3], need[4])] if need[4] else [])


@frame
class UsingLand(Procedure):
    """ML-SETTLE-01  Dice are placed on the own settled land, and its feature is received."""

    seat: Seat
    land: int

    @step("ML-SETTLE-01")
    def dice(self, g: MonsterLands) -> None:
        """They stay there, so once per round."""
        g.worked[self.land] = 1
        g.happened(LandUsed, self.seat, g.cards.lands[self.land].name)
        g.then(*(DiceFor(self.seat, NOBODY, mask, n) for mask, n in demands(g.cards.lands[self.land].need)))

    @step("ML-SETTLE-03")
    def feature(self, g: MonsterLands) -> None:
        """ML-LAND-01 .. ML-LAND-12  Glory, dice, gold, tokens, loot, a mercenary or equipment."""
        name = g.cards.lands[self.land].name
        g.rule = cited(name)
        match g.cards.lands[self.land].feature:
            case Gain(amounts=amounts):
                receive(g, self.seat, amounts, name)
            case TakeLoot():
                g.then(LootFor(self.seat), RefillLoot())  # ML-LAND-03
            case RecruitFree():
                g.then(FreeRecruit(self.seat))
            case EquipmentFree():
                g.then(FreeEquipment(self.seat))


@frame
class RefillLoot(Procedure):
    @step("ML-LAND-03")
    def refill(self, g: MonsterLands) -> None:
        """At once."""
        show_loot(g)


@frame
class DiceFor(Decision):
    """ML-QUEST-02  Which die do you place? So many more, of these colours; on a quest trail, or on a land."""

    clause = "ML-QUEST-02"
    seat: Seat
    trail: int
    colours: int
    left: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [PlaceDie(DICE[die]) for die, n in enumerate(g.players[self.seat].dice) if n]


@choice
class PlaceDie(Choice):
    die: str

    def refusal(self, g: MonsterLands, decision: DiceFor) -> Refusal | None:
        """Only the colours that are asked for."""
        if decision.colours >> colour_of(DIE_CODE[self.die]) & 1:
            return None
        return no(
            "ML-SETTLE-03" if decision.trail == NOBODY else "ML-QUEST-02", die=COLOURS[colour_of(DIE_CODE[self.die])]
        )

    def perform(self, g: MonsterLands, decision: DiceFor) -> None:
        die = DIE_CODE[self.die]
        if decision.trail == NOBODY:
            g.players[decision.seat].dice[die] -= 1
        else:
            put_die(g, decision.seat, decision.trail, die, 1)
        if decision.left > 1:
            g.then(DiceFor(decision.seat, decision.trail, decision.colours, decision.left - 1))


@choice
class UseLand(Choice):
    """ML-DEPLOY-02  The third kind of action. ML-SETTLE-02  Also while the settler is on a trail."""

    land: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        land = g.cards.land_id[self.land]
        if g.settler[land] == EMPTY:
            return no("ML-SETTLE-10", land=self.land)
        if g.worked[land]:
            return no("ML-SETTLE-01", land=self.land)
        if not meets(g, decision.seat, g.cards.lands[land].need):
            return no("ML-SETTLE-03", land=self.land)
        return useless(g, decision.seat, land)

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        g.passes = 0
        g.then(UsingLand(decision.seat, g.cards.land_id[self.land]))


def useless(g: MonsterLands, seat: Seat, land: int) -> Refusal | None:
    """ML-LAND-08, ML-LAND-12, ML-LAND-03  There must be something to be had."""
    feature, name = g.cards.lands[land].feature, g.cards.lands[land].name
    if isinstance(feature, RecruitFree) and not can_hire(g, seat):
        return no("ML-LAND-08", land=name)
    at_home = any(g.station[member] < 0 for member in g.players[seat].clan)
    if isinstance(feature, EquipmentFree) and not (g.market and at_home):
        return no("ML-LAND-12", land=name)
    if isinstance(feature, TakeLoot) and not g.loot:
        return no("ML-LAND-03", land=name)
    return None


def put_die(g: MonsterLands, seat: Seat, trail: Trail, die: int, n: int) -> None:
    """ML-OUT-03  It takes effect only in the Adventure phase."""
    g.players[seat].dice[die] -= n
    g.trail_dice[free_at(trail, colour_of(die))] += n
    g.happened(DiceOnTrail, seat, TRAILS[trail], DICE[die], n)
