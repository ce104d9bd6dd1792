"""Chapter "The Citadel and its buildings": the Market, and equipment that changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.trophies import to_afford
from karczma.games.monster_lands.citadel.spaces import price
from karczma.games.monster_lands.members import distinct, lose_gear, unassigned
from karczma.games.monster_lands.table.storage import pay
from karczma.games.monster_lands.table.terms import GOLD, Member
from karczma.games.monster_lands.words.events import EquipmentMoved, EquipmentShown, EquipmentTaken
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class AtTheMarket(Decision):
    """ML-MARKET-01  Which equipment do you buy?"""

    clause = "ML-MARKET-01"
    seat: Seat
    influence: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        prices = [price(g.cards.equipment[e].cost, self.influence, 0) for e in g.market]
        return [*(BuyEquipment(g.cards.equipment[e].name) for e in g.market), *to_afford(g, self.seat, prices)]


@choice
class BuyEquipment(Choice):
    equipment: str

    def refusal(self, g: MonsterLands, decision: AtTheMarket) -> Refusal | None:
        cost = price(g.cards.equipment[g.cards.equipment_id[self.equipment]].cost, decision.influence, 0)
        gold = g.players[decision.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, decision: AtTheMarket) -> dict[str, int]:
        base = g.cards.equipment[g.cards.equipment_id[self.equipment]].cost
        return {"price": price(base, decision.influence, 0), "base": base, "influence": decision.influence}

    def perform(self, g: MonsterLands, decision: AtTheMarket) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        pay(g, decision.seat, price(g.cards.equipment[equipment].cost, decision.influence, 0))
        g.then(EquipWhom(decision.seat, equipment))


@frame
class FreeEquipment(Decision):
    """ML-LAND-12  Which equipment of the Market do you take?"""

    clause = "ML-LAND-12"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [TakeEquipment(g.cards.equipment[e].name) for e in g.market]


@choice
class TakeEquipment(Choice):
    equipment: str

    def perform(self, g: MonsterLands, decision: FreeEquipment) -> None:
        g.then(EquipWhom(decision.seat, g.cards.equipment_id[self.equipment]))


@frame
class EquipWhom(Decision):
    """ML-MARKET-02  Under which unassigned mercenary do you put it? ML-MARKET-06  A greenhorn will do."""

    clause = "ML-MARKET-02"
    seat: Seat
    equipment: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        home = distinct(g, unassigned(g, self.seat))
        return [Equip(name) for name in dict.fromkeys([*home, *distinct(g, g.players[self.seat].clan)])]


@choice
class Equip(Choice):
    """ML-MARKET-02, ML-MARKET-03  One of each type: what the mercenary had of this type is discarded (ML-MARKET-07)."""

    mercenary: str

    def refusal(self, g: MonsterLands, decision: EquipWhom) -> Refusal | None:
        return away(g, decision.seat, self.mercenary)

    def perform(self, g: MonsterLands, decision: EquipWhom) -> None:
        member = roomiest(g, decision.seat, self.mercenary, decision.equipment)
        at = g.market.index(decision.equipment)
        make_room(g, decision.seat, member, decision.equipment)
        g.market.pop(at)
        g.players[decision.seat].gear.append(decision.equipment)
        g.holder[decision.equipment] = member
        g.happened(EquipmentTaken, decision.seat, g.cards.equipment[decision.equipment].name, self.mercenary)
        g.rule = "ML-MARKET-05"
        show_equipment(g, at)


@carries_out("ML-MARKET-03")
def make_room(g: MonsterLands, seat: Seat, member: Member, equipment: int) -> None:
    """Whatever the member holds of that type is discarded."""
    for old in same_type(g, member, equipment):
        lose_gear(g, seat, old)


def away(g: MonsterLands, seat: Seat, name: str) -> Refusal | None:
    """ML-OUT-04  Whoever is on a trail is not equipped; of greenhorns, who share a name, all are at home."""
    at_home = any(g.cards.members[m].name == name for m in unassigned(g, seat))
    return None if at_home else no("ML-OUT-04", mercenary=name)


def same_type(g: MonsterLands, member: Member, equipment: int) -> list[int]:
    """ML-MARKET-03  Equipment of that type that the member holds already."""
    cards = g.cards.equipment
    return [e for e in g.gear_of(member) if cards[e].type == cards[equipment].type]


def roomiest(g: MonsterLands, seat: Seat, name: str, equipment: int) -> Member:
    """Of greenhorns, who share a name, one with room for it if there is one."""
    alike = [m for m in unassigned(g, seat) if g.cards.members[m].name == name and g.holder[equipment] != m]
    return min(alike, key=lambda member: len(same_type(g, member, equipment)))


def show_equipment(g: MonsterLands, at: int) -> None:
    """ML-MARKET-05  The next card, while there are any; nothing is shuffled."""
    if g.equipment_deck:
        equipment = g.draw_kind(g.equipment_deck)
        g.market.insert(at, equipment)
        g.happened(EquipmentShown, g.cards.equipment[equipment].name)


@frame
class GearWhere(Decision):
    """ML-MARKET-04  Who gets it? Or is it discarded?"""

    clause = "ML-MARKET-04"
    seat: Seat
    equipment: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        others = [m for m in g.players[self.seat].clan if m != g.holder[self.equipment]]
        home = distinct(g, [m for m in others if g.station[m] < 0])
        names = [*home, *distinct(g, others), g.cards.members[g.holder[self.equipment]].name]
        return [*(GearTo(name) for name in dict.fromkeys(names)), DROP_GEAR]


@choice
class GearTo(Choice):
    """ML-MARKET-04  If that mercenary holds equipment of the same type, the two change places."""

    mercenary: str

    def refusal(self, g: MonsterLands, decision: GearWhere) -> Refusal | None:
        holder = g.holder[decision.equipment]
        if all(m == holder for m in g.players[decision.seat].clan if g.cards.members[m].name == self.mercenary):
            return no("ML-MARKET-04", mercenary=self.mercenary)
        return away(g, decision.seat, self.mercenary)

    def perform(self, g: MonsterLands, decision: GearWhere) -> None:
        member = roomiest(g, decision.seat, self.mercenary, decision.equipment)
        for other in same_type(g, member, decision.equipment):
            g.holder[other] = g.holder[decision.equipment]
        g.holder[decision.equipment] = member
        g.happened(EquipmentMoved, decision.seat, g.cards.equipment[decision.equipment].name, self.mercenary)


@choice
class DropGear(Choice):
    def perform(self, g: MonsterLands, decision: GearWhere) -> None:
        lose_gear(g, decision.seat, decision.equipment)


DROP_GEAR = DropGear()
