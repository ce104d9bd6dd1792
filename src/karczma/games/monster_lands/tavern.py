"""Chapter "The Citadel and its buildings": Tavern (with greenhorns and rounds of beer) and Market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.citadel import UseDiscount, discounts, price
from karczma.games.monster_lands.events import BeerPaid, EquipmentMoved, EquipmentShown, EquipmentTaken
from karczma.games.monster_lands.members import by_name, distinct, lose_gear, offer, recruit, unassigned
from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.storage import pay
from karczma.games.monster_lands.terms import GOLD, TAVERN, Member
from karczma.games.monster_lands.trophies import to_afford
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


@frame
class AtTheTavern(Decision):
    """ML-TAV-01  Whom do you recruit? ML-TAV-11  Before that, one round of beer may be paid."""

    clause = "ML-TAV-01"
    seat: Seat
    influence: int
    off: int
    beer: bool

    def candidates(self, g: MonsterLands) -> list[Choice]:
        present = [Recruit(name) for name in distinct(g, [*g.offer, *g.greenhorns[:1]])]
        lower = [UseDiscount(by) for by in discounts(g, self.seat, TAVERN)]
        return [*present, *lower, *to_afford(g, self.seat, self.prices(g)), LEAVE, BUY_BEER]

    def prices(self, g: MonsterLands) -> list[int]:
        """Of those who would come, and of the beer."""
        most, cards = excess(g, self.seat), g.cards
        willing = [m for m in (*g.offer, *g.greenhorns[:1]) if cards.reputation[m] <= most]
        asked = [price(cards.member_cost[m], self.influence, self.off) for m in willing]
        return asked if self.beer else [*asked, beer_cost(g)]

    def cheaper(self, by: int) -> AtTheTavern:
        return AtTheTavern(self.seat, self.influence, self.off + by, self.beer)


def too_proud(g: MonsterLands, seat: Seat, member: Member) -> Refusal | None:
    """ML-TAV-02, ML-TAV-03, ML-GREEN-06  Only up to the excess glory; without any, nobody comes."""
    most, wanted = excess(g, seat), g.cards.reputation[member]
    return no("ML-TAV-02", reputation=wanted, excess=most) if wanted > most else None


@choice
class Recruit(Choice):
    """ML-TAV-01, ML-GREEN-06  A displayed mercenary or a greenhorn, for gold."""

    mercenary: str

    def refusal(self, g: MonsterLands, asked: AtTheTavern) -> Refusal | None:
        member = by_name(g, [*g.offer, *g.greenhorns], self.mercenary)
        cost, gold = price(g.cards.member_cost[member], asked.influence, asked.off), g.players[asked.seat].wallet[GOLD]
        short = no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None
        return too_proud(g, asked.seat, member) or short

    def facts(self, g: MonsterLands, asked: AtTheTavern) -> dict[str, int | str]:
        base = g.cards.member_cost[by_name(g, [*g.offer, *g.greenhorns], self.mercenary)]
        cost = price(base, asked.influence, asked.off)
        return {"price": cost, "base": base, "influence": asked.influence, "off": asked.off}

    def perform(self, g: MonsterLands, asked: AtTheTavern) -> None:
        """ML-TAV-07 is the rulebook's example."""
        member = by_name(g, [*g.offer, *g.greenhorns], self.mercenary)
        pay(g, asked.seat, price(g.cards.member_cost[member], asked.influence, asked.off))
        recruit(g, asked.seat, member)


def beer_cost(g: MonsterLands) -> int:
    """ML-TAV-11  Two gold, ML-SCEN-07 or what the scenario says; ML-INFL-06 no discount touches it."""
    cheaper = g.has_rule("beer_round_cost")
    return cheaper if isinstance(cheaper, int) else g.cards.beer


@choice
class BuyBeer(Choice):
    """ML-TAV-11  All displayed mercenaries go, and others come."""

    def refusal(self, g: MonsterLands, asked: AtTheTavern) -> Refusal | None:
        if asked.beer:
            return no("ML-TAV-11")
        cost, gold = beer_cost(g), g.players[asked.seat].wallet[GOLD]
        return no("ML-TAV-11", price=cost, gold=gold) if cost > gold else None

    def perform(self, g: MonsterLands, asked: AtTheTavern) -> None:
        pay(g, asked.seat, beer_cost(g))
        g.happened(BeerPaid, asked.seat, beer_cost(g))
        gone, g.offer = g.offer, []
        g.member_discard += gone
        for at in range(len(gone)):
            offer(g, at)
        g.then(AtTheTavern(asked.seat, asked.influence, asked.off, True))


@choice
class Leave(Choice):
    """ML-TAV-11  After a round of beer nobody need be recruited."""

    def refusal(self, g: MonsterLands, asked: AtTheTavern) -> Refusal | None:
        return None if asked.beer else no("ML-CITADEL-04")


BUY_BEER, LEAVE = BuyBeer(), Leave()


@frame
class FreeRecruit(Decision):
    """ML-LAND-08, ML-LOOT-20  Which mercenary of the Tavern comes for free?"""

    clause = "ML-LAND-08"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Hire(g.cards.members[member]) for member in g.offer]


@choice
class Hire(Choice):
    mercenary: str

    def refusal(self, g: MonsterLands, asked: FreeRecruit) -> Refusal | None:
        return too_proud(g, asked.seat, by_name(g, g.offer, self.mercenary))

    def perform(self, g: MonsterLands, asked: FreeRecruit) -> None:
        recruit(g, asked.seat, by_name(g, g.offer, self.mercenary))


def can_hire(g: MonsterLands, seat: Seat) -> bool:
    return any(too_proud(g, seat, member) is None for member in g.offer)


# -- Market --------------------------------------------------------------------------------------------------------


@frame
class AtTheMarket(Decision):
    """ML-MARKET-01  Which equipment do you buy?"""

    clause = "ML-MARKET-01"
    seat: Seat
    influence: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        prices = [price(g.cards.equipment_cost[e], self.influence, 0) for e in g.market]
        return [*(BuyEquipment(g.cards.equipment[e]) for e in g.market), *to_afford(g, self.seat, prices)]


@choice
class BuyEquipment(Choice):
    equipment: str

    def refusal(self, g: MonsterLands, asked: AtTheMarket) -> Refusal | None:
        cost = price(g.cards.equipment_cost[g.cards.equipment_id[self.equipment]], asked.influence, 0)
        gold = g.players[asked.seat].wallet[GOLD]
        return no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None

    def facts(self, g: MonsterLands, asked: AtTheMarket) -> dict[str, int | str]:
        base = g.cards.equipment_cost[g.cards.equipment_id[self.equipment]]
        return {"price": price(base, asked.influence, 0), "base": base, "influence": asked.influence}

    def perform(self, g: MonsterLands, asked: AtTheMarket) -> None:
        equipment = g.cards.equipment_id[self.equipment]
        pay(g, asked.seat, price(g.cards.equipment_cost[equipment], asked.influence, 0))
        g.then(EquipWhom(asked.seat, equipment))


@frame
class FreeEquipment(Decision):
    """ML-LAND-12  Which equipment of the Market do you take?"""

    clause = "ML-LAND-12"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [TakeEquipment(g.cards.equipment[e]) for e in g.market]


@choice
class TakeEquipment(Choice):
    equipment: str

    def perform(self, g: MonsterLands, asked: FreeEquipment) -> None:
        g.then(EquipWhom(asked.seat, g.cards.equipment_id[self.equipment]))


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

    def refusal(self, g: MonsterLands, asked: EquipWhom) -> Refusal | None:
        return away(g, asked.seat, self.mercenary)

    def perform(self, g: MonsterLands, asked: EquipWhom) -> None:
        member = roomiest(g, asked.seat, self.mercenary, asked.equipment)
        at = g.market.index(asked.equipment)
        make_room(g, asked.seat, member, asked.equipment)
        g.market.pop(at)
        g.players[asked.seat].gear.append(asked.equipment)
        g.holder[asked.equipment] = member
        g.happened(EquipmentTaken, asked.seat, g.cards.equipment[asked.equipment], self.mercenary)
        g.rule = "ML-MARKET-05"
        show_equipment(g, at)


@carries_out("ML-MARKET-03")
def make_room(g: MonsterLands, seat: Seat, member: Member, equipment: int) -> None:
    """Whatever the member holds of that type is discarded."""
    for old in same_type(g, member, equipment):
        lose_gear(g, seat, old)


def away(g: MonsterLands, seat: Seat, name: str) -> Refusal | None:
    """ML-OUT-04  Whoever is on a trail is not equipped; of greenhorns, who share a name, all are at home."""
    at_home = any(g.cards.members[m] == name for m in unassigned(g, seat))
    return None if at_home else no("ML-OUT-04", mercenary=name)


def same_type(g: MonsterLands, member: Member, equipment: int) -> list[int]:
    """ML-MARKET-03  Equipment of that type that the member holds already."""
    of = g.cards.equipment_type
    return [e for e in g.gear_of(member) if of[e] == of[equipment]]


def roomiest(g: MonsterLands, seat: Seat, name: str, equipment: int) -> Member:
    """Of greenhorns, who share a name, one with room for it if there is one."""
    alike = [m for m in unassigned(g, seat) if g.cards.members[m] == name and g.holder[equipment] != m]
    return min(alike, key=lambda member: len(same_type(g, member, equipment)))


def show_equipment(g: MonsterLands, at: int) -> None:
    """ML-MARKET-05  The next card, while there are any; nothing is shuffled."""
    if g.equipment_deck:
        equipment = g.draw_kind(g.equipment_deck)
        g.market.insert(at, equipment)
        g.happened(EquipmentShown, g.cards.equipment[equipment])


# -- moving equipment ----------------------------------------------------------------------------------------------


@frame
class GearWhere(Decision):
    """ML-MARKET-04  Who gets it? Or is it discarded?"""

    clause = "ML-MARKET-04"
    seat: Seat
    equipment: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        others = [m for m in g.players[self.seat].clan if m != g.holder[self.equipment]]
        home = distinct(g, [m for m in others if g.station[m] < 0])
        return [*(GearTo(name) for name in dict.fromkeys([*home, *distinct(g, others)])), DROP_GEAR]


@choice
class GearTo(Choice):
    """ML-MARKET-04  If that mercenary holds equipment of the same type, the two change places."""

    mercenary: str

    def refusal(self, g: MonsterLands, asked: GearWhere) -> Refusal | None:
        return away(g, asked.seat, self.mercenary)

    def perform(self, g: MonsterLands, asked: GearWhere) -> None:
        member = roomiest(g, asked.seat, self.mercenary, asked.equipment)
        for other in same_type(g, member, asked.equipment):
            g.holder[other] = g.holder[asked.equipment]
        g.holder[asked.equipment] = member
        g.happened(EquipmentMoved, asked.seat, g.cards.equipment[asked.equipment], self.mercenary)


@choice
class DropGear(Choice):
    def perform(self, g: MonsterLands, asked: GearWhere) -> None:
        lose_gear(g, asked.seat, asked.equipment)


DROP_GEAR = DropGear()
