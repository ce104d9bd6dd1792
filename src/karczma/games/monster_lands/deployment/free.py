"""What is done beside the actions: abilities, features, loot, trophies, healing, settling, moving equipment.

ML-CORE-14  None of this is an action. In the Deployment phase it is done in the own turn, before or after the action;
ML-CORE-13 also by members who are on a trail, unless the card forbids it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.loot import TakeToken
from karczma.games.monster_lands.battles.trophies import sales
from karczma.games.monster_lands.citadel.market import GearWhere
from karczma.games.monster_lands.deployment.exchange import GiveDie
from karczma.games.monster_lands.deployment.lands import settlings, unfit_settlers
from karczma.games.monster_lands.deployment.loot_use import UseLoot, loot_uses
from karczma.games.monster_lands.deployment.outer import LAY_DEFENCE, LayTrap
from karczma.games.monster_lands.members import by_name, distinct, unassigned
from karczma.games.monster_lands.table.storage import in_pool, own_traps, pay, receive
from karczma.games.monster_lands.table.terms import (
    BUILDINGS,
    DEFENCE,
    GOLD,
    POTION,
    RESOURCES,
)
from karczma.games.monster_lands.table.verbs import Amounts, Discount, ExchangeDice, Gain, GainChoice, Limit, PayGain
from karczma.games.monster_lands.words.cited import cited
from karczma.games.monster_lands.words.events import Healed, Used
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


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
    members, equipment, player = g.cards.members, g.cards.equipment, g.players[seat]
    ready = [m for m in player.clan if members[m].used_on_a_turn and not g.used[m]]
    gear = [e for e in player.gear if equipment[e].used_on_a_turn and not g.feature_used[e]]
    abilities: list[Choice] = [UseAbility(name) for name in distinct(g, ready)]
    return abilities + [UseFeature(equipment[e].name) for e in gear]


def others_on_show(g: MonsterLands, seat: Seat) -> list[Choice]:
    """What lies in the clan's area and cannot be used, moved or healed now, and loot to be won: each says why."""
    player, cards, ready = g.players[seat], g.cards, beside_actions(g, seat)
    shown: list[Choice] = [
        *(UseAbility(name) for name in distinct(g, [m for m in player.clan if cards.members[m].ability])),
        *(UseFeature(cards.equipment[e].name) for e in player.gear if cards.equipment[e].feature),
        *(UseLoot(cards.loot[token].name) for token in player.loot),
        *(Heal(name) for name in distinct(g, [m for m in player.clan if g.wounded[m]])),
        *unfit_settlers(g, seat),
        *(MoveGear(cards.equipment[e].name) for e in player.gear),
        *(LayTrap(name) for name in own_traps(g, seat)),
        *([LAY_DEFENCE] if player.wallet[DEFENCE] else []),
        *(TakeToken(cards.loot[token].name) for token in g.loot),
    ]
    return [each for each in dict.fromkeys(shown) if each not in ready]


def idle(g: MonsterLands, effects: tuple[Effect, ...], by: str) -> Refusal:
    """Why an ability or feature is not used here: it is a discount, comes with a Mine action, or raises a limit;

    ML-CORE-12  if it is none of these, it waits for the Adventure phase.
    """
    match effects[0]:
        case Discount(building=building):
            return no("ML-INFL-08", by=by, building=BUILDINGS[building])
        case Gain(when="mine"):
            return no("ML-MERC-20", by=by)
        case Limit():
            return no("ML-HUNT-03", by=by)
    return no("ML-CORE-12", by=by)


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
    g.rule = cited(by)
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

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        number = g.cards.member_id[self.mercenary]
        if not g.cards.members[number].used_on_a_turn:
            return idle(g, g.cards.members[number].ability, self.mercenary)
        if all(g.used[m] for m in g.players[decision.seat].clan if g.cards.members[m].name == self.mercenary):
            return no("ML-CORE-11", by=self.mercenary)
        member = unused(g, decision.seat, self.mercenary)
        return impossible(g, decision.seat, g.cards.members[member].ability[0], g.station[member] >= 0, self.mercenary)

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        member = unused(g, decision.seat, self.mercenary)
        g.used[member] = 1
        use(g, decision.seat, g.cards.members[member].ability[0], self.mercenary)
        g.then(decision)


def unused(g: MonsterLands, seat: Seat, name: str) -> int:
    return by_name(g, [m for m in g.players[seat].clan if not g.used[m]], name)


@choice
class UseFeature(Choice):
    """ML-CORE-11  Once per round."""

    equipment: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        number = g.cards.equipment_id[self.equipment]
        if not g.cards.equipment[number].used_on_a_turn:
            return idle(g, g.cards.equipment[number].feature, self.equipment)
        return no("ML-CORE-11", by=self.equipment) if g.feature_used[number] else None

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        g.feature_used[equipment] = 1
        use(g, decision.seat, g.cards.equipment[equipment].feature[0], self.equipment)
        g.then(decision)


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

    def perform(self, g: MonsterLands, decision: WhichGift) -> None:
        receive(g, decision.seat, ((RESOURCES.index(self.token), self.n),), decision.by)


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

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        if not g.players[decision.seat].wallet[POTION]:
            return no("ML-ALCH-03")
        away = all(
            g.station[m] >= 0 for m in g.players[decision.seat].clan if g.cards.members[m].name == self.mercenary
        )
        return no("ML-OUT-04", mercenary=self.mercenary) if away else None

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        member = by_name(g, [m for m in g.players[decision.seat].clan if g.wounded[m]], self.mercenary)
        g.players[decision.seat].wallet[POTION] -= 1
        g.wounded[member] = 0
        g.happened(Healed, decision.seat, self.mercenary)
        g.then(decision)


# -- equipment -----------------------------------------------------------------------------------------------------


def gear_moves(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-MARKET-04  Each card once per turn, which is enough for any order of them: two may change places."""
    free = [e for e in g.players[seat].gear if g.station[g.holder[e]] < 0 and e not in g.moved]
    return [MoveGear(g.cards.equipment[e].name) for e in free]


@choice
class MoveGear(Choice):
    equipment: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        equipment = g.cards.equipment_id[self.equipment]
        holder = g.holder[equipment]
        if g.station[holder] >= 0:
            return no("ML-OUT-04", mercenary=g.cards.members[holder].name)
        return no("ML-MARKET-04", equipment=self.equipment) if equipment in g.moved else None

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        g.moved.append(equipment)
        g.then(GearWhere(decision.seat, equipment), decision)
