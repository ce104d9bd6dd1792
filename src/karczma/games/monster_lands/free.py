"""What is done beside the actions: abilities, features, loot, trophies, healing, settling, moving equipment.

ML-CORE-14  None of this is an action. In the Deployment phase it is done in the own turn, before or after the action;
ML-CORE-13 also by members who are on a trail, unless the card forbids it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.events import DieExchanged, Healed, Used
from karczma.games.monster_lands.lands import settlings, unfit_settlers
from karczma.games.monster_lands.loot import UseLoot, loot_uses
from karczma.games.monster_lands.members import by_name, distinct, unassigned
from karczma.games.monster_lands.storage import gain_dice, in_pool, pay, receive
from karczma.games.monster_lands.tavern import GearWhere
from karczma.games.monster_lands.terms import BUILDINGS, COLOURS, DICE, DIE_CODE, GOLD, POTION, RESOURCES, colour_of
from karczma.games.monster_lands.trophies import sales
from karczma.games.monster_lands.verbs import Amounts, Discount, ExchangeDice, Gain, GainChoice, PayGain
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.questions import Effect

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


def beside_actions(g: MonsterLands, seat: Seat) -> list[Choice]:
    """Everything that may be done on a turn and is no action, legal or not."""
    return [
        *ability_uses(g, seat),
        *loot_uses(g, seat, ("deployment", "anytime")),
        *sales(g, seat),
        *healings(g, seat),
        *settlings(g, seat),
        *gear_moves(g, seat),
    ]


# -- abilities and features ----------------------------------------------------------------------------------------


def ability_uses(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-CORE-11  Once per round; of greenhorns, who share a name, one that is left."""
    cards, player = g.cards, g.players[seat]
    ready = [m for m in player.clan if cards.used_on_a_turn[m] and not g.used[m]]
    found: list[Choice] = [UseAbility(name) for name in distinct(g, ready)]
    for e in player.gear:
        if cards.feature_on_a_turn[e] and not g.feature_used[e]:
            found.append(UseFeature(cards.equipment[e]))
    return found


def others_on_show(g: MonsterLands, seat: Seat) -> list[Choice]:
    """What lies in the clan's area and cannot be used, moved or healed now, each with its reason.

    ML-CORE-12  Abilities and features of the Adventure phase are not on show in this one.
    """
    player, cards, ready = g.players[seat], g.cards, beside_actions(g, seat)
    shown: list[Choice] = [
        *(UseAbility(name) for name in distinct(g, [m for m in player.clan if cards.member_deploys[m]])),
        *(UseFeature(cards.equipment[e]) for e in player.gear if cards.equipment_deploys[e]),
        *(UseLoot(cards.loot[token]) for token in player.loot),
        *(Heal(name) for name in distinct(g, [m for m in player.clan if g.wounded[m]])),
        *unfit_settlers(g, seat),
        *(MoveGear(cards.equipment[e]) for e in player.gear),
    ]
    return [each for each in dict.fromkeys(shown) if each not in ready]


def idle(g: MonsterLands, effects: tuple[Effect, ...], by: str) -> Refusal:
    """Why a Deployment ability or feature is not used here: it is a discount, or comes with a Mine action."""
    match effects[0]:
        case Discount(building=building):
            return no("ML-INFL-08", by=by, building=BUILDINGS[building])
    return no("ML-MERC-20", by=by)


def impossible(g: MonsterLands, seat: Seat, effect: Effect, on_trail: bool, by: str) -> Refusal | None:
    """Why an ability cannot be used now; ML-MERC-11, ML-MERC-12 some not while on a trail."""
    match effect:
        case PayGain(pay=cost, unassigned_only=at_home):
            if at_home and on_trail:
                return no("ML-CORE-13", by=by)
            gold = g.players[seat].wallet[GOLD]
            return no("ML-MERC-11", price=cost[0][1], gold=gold) if gold < cost[0][1] else None
        case ExchangeDice(give=give):
            has = sum(g.players[seat].dice) if give < 0 else in_pool(g, seat, give)
            return None if has else no("ML-DEPLOY-05", by=by)
    return None


def use(g: MonsterLands, seat: Seat, effect: Effect, by: str) -> None:
    """ML-MERC-21 .. ML-MERC-24  Receive; ML-MERC-11, ML-MERC-12 for gold; ML-GREEN-02 exchange a die."""
    g.happened(Used, seat, by)
    match effect:
        case Gain(amounts=amounts):
            receive(g, seat, amounts, by)
        case GainChoice(bundles=bundles):
            g.then(WhichGift(seat, by, bundles))
        case PayGain(pay=cost, gain=gain):
            pay(g, seat, cost[0][1])
            receive(g, seat, gain, by)
        case ExchangeDice(give=give, take=take, count=count):
            g.then(GiveDie(seat, by, give, take, count))


@choice
class UseAbility(Choice):
    """ML-CORE-11  Once per round."""

    mercenary: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        number = g.cards.member_id[self.mercenary]
        if not g.cards.used_on_a_turn[number]:
            return idle(g, g.cards.ability[number], self.mercenary)
        if all(g.used[m] for m in g.players[asked.seat].clan if g.cards.members[m] == self.mercenary):
            return no("ML-CORE-11", by=self.mercenary)
        member = unused(g, asked.seat, self.mercenary)
        return impossible(g, asked.seat, g.cards.ability[member][0], g.station[member] >= 0, self.mercenary)

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        member = unused(g, asked.seat, self.mercenary)
        g.used[member] = 1
        use(g, asked.seat, g.cards.ability[member][0], self.mercenary)
        g.then(asked)


def unused(g: MonsterLands, seat: Seat, name: str) -> int:
    return by_name(g, [m for m in g.players[seat].clan if not g.used[m]], name)


@choice
class UseFeature(Choice):
    """ML-CORE-11  Once per round."""

    equipment: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        number = g.cards.equipment_id[self.equipment]
        if not g.cards.feature_on_a_turn[number]:
            return idle(g, g.cards.feature[number], self.equipment)
        return no("ML-CORE-11", by=self.equipment) if g.feature_used[number] else None

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        g.feature_used[equipment] = 1
        use(g, asked.seat, g.cards.feature[equipment][0], self.equipment)
        g.then(asked)


@frame
class WhichGift(Decision):
    """ML-MERC-22  Which of these do you take?"""

    clause = "ML-MERC-22"
    seat: Seat
    by: str
    bundles: tuple[Amounts, ...]

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Pick(RESOURCES[bundle[0][0]], bundle[0][1]) for bundle in self.bundles]


@choice
class Pick(Choice):
    token: str
    n: int

    def perform(self, g: MonsterLands, asked: WhichGift) -> None:
        receive(g, asked.seat, ((RESOURCES.index(self.token), self.n),), asked.by)


# -- exchanging dice -----------------------------------------------------------------------------------------------


@frame
class GiveDie(Decision):
    """ML-DEPLOY-05, ML-GREEN-02  Which die do you give? ML-GREEN-03  It lies on the card until Cleanup."""

    clause = "ML-DEPLOY-05"
    seat: Seat
    by: str
    give: int
    take: int
    count: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Give(DICE[die]) for die, n in enumerate(g.players[self.seat].dice) if n]


@choice
class Give(Choice):
    die: str

    def refusal(self, g: MonsterLands, asked: GiveDie) -> Refusal | None:
        fits = asked.give in (-1, colour_of(DIE_CODE[self.die]))
        return None if fits else no("ML-DEPLOY-05", by=asked.by, die=COLOURS[asked.give])

    def perform(self, g: MonsterLands, asked: GiveDie) -> None:
        die = DIE_CODE[self.die]
        if asked.take >= 0:
            exchange(g, asked.seat, die, asked.take, asked.count)
        else:
            g.then(TakeDie(asked.seat, asked.by, die))


@frame
class TakeDie(Decision):
    """ML-GREEN-02  For a die of which other colour?"""

    clause = "ML-GREEN-02"
    seat: Seat
    by: str
    die: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Take(name) for colour, name in enumerate(COLOURS) if colour != colour_of(self.die)]


@choice
class Take(Choice):
    colour: str

    def perform(self, g: MonsterLands, asked: TakeDie) -> None:
        exchange(g, asked.seat, asked.die, COLOURS.index(self.colour), 1)


def exchange(g: MonsterLands, seat: Seat, die: int, colour: int, n: int) -> None:
    """ML-DEPLOY-05, ML-DEPLOY-08  The given die goes, the others come from the supply."""
    g.players[seat].dice[die] -= 1
    g.happened(DieExchanged, seat, DICE[die], COLOURS[colour], n)
    gain_dice(g, seat, colour, n)


# -- healing -------------------------------------------------------------------------------------------------------


def healings(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-ALCH-03  A potion of the own area heals a wounded member who is on no trail."""
    if not g.players[seat].wallet[POTION]:
        return []
    return [Heal(name) for name in distinct(g, [m for m in unassigned(g, seat) if g.wounded[m]])]


@choice
class Heal(Choice):
    """ML-ALCH-03  For a potion."""

    mercenary: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        if not g.players[asked.seat].wallet[POTION]:
            return no("ML-ALCH-03")
        away = all(g.station[m] >= 0 for m in g.players[asked.seat].clan if g.cards.members[m] == self.mercenary)
        return no("ML-OUT-04", mercenary=self.mercenary) if away else None

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        member = by_name(g, [m for m in g.players[asked.seat].clan if g.wounded[m]], self.mercenary)
        g.players[asked.seat].wallet[POTION] -= 1
        g.wounded[member] = 0
        g.happened(Healed, asked.seat, self.mercenary)
        g.then(asked)


# -- equipment -----------------------------------------------------------------------------------------------------


def gear_moves(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-MARKET-04  Each card once per turn, which is enough for any order of them: two may change places."""
    return [
        MoveGear(g.cards.equipment[e]) for e in g.players[seat].gear if g.station[g.holder[e]] < 0 and e not in g.moved
    ]


@choice
class MoveGear(Choice):
    equipment: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        equipment = g.cards.equipment_id[self.equipment]
        holder = g.holder[equipment]
        if g.station[holder] >= 0:
            return no("ML-OUT-04", mercenary=g.cards.members[holder])
        return no("ML-MARKET-04", equipment=self.equipment) if equipment in g.moved else None

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        g.moved.append(equipment)
        g.then(GearWhere(asked.seat, equipment), asked)
