"""Chapter "Build action"."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from karczma.games.northgard.actions.recruit import NO_MORE
from karczma.games.northgard.clans.powers import after_building
from karczma.games.northgard.table.terms import BITS, LARGE, LARGE_BUILT, SLOTS, SMALL, STONE, WOOD, Territory
from karczma.games.northgard.variants.creatures import bear_on
from karczma.games.northgard.words.events import BuildingBuilt
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, carries_out, frame

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


USABLE = ((SMALL, STONE), (STONE,), (LARGE,))  # by the kind of slot that a building needs


def price(g: Northgard, building: int, discount: int) -> int:
    """NG-BUILD-02, NG-BUILD-03  1 wood for a small one, 3 for a large one; a discount never goes below nothing."""
    return max(0, g.cards.price[building] - discount)


def free_slots(g: Northgard, territory: Territory) -> list[int]:
    """Slots of each kind on the territory that no building stands on."""
    free = list(g.chart.slots[territory])
    for region, slot in zip(g.sites, g.site_slots, strict=True):
        if g.chart.territory[region] == territory:
            free[slot] -= 1
    return free


def slots_for(g: Northgard, building: int, territory: Territory) -> list[int]:
    """NG-BUILD-04, NG-BUILD-05, NG-BUILD-06  The kinds of free slots on which it may stand."""
    free = free_slots(g, territory)
    return [slot for slot in USABLE[g.cards.slot[building]] if free[slot]]


def misplaced(g: Northgard, building: int, territory: Territory) -> Refusal | None:
    if bear_on(g, territory):
        return no("NG-CTYPE-01", territory=territory)
    if g.count_of(building, territory):
        return no("NG-BUILD-07", building=g.cards.buildings[building])  # NG-BUILD-08  whoever built it
    if not slots_for(g, building, territory):
        stone = g.cards.slot[building] == STONE
        return no("NG-BUILD-05" if stone else "NG-BUILD-04", building=g.cards.buildings[building])
    return None


@frame
class BuildWhat(Decision):
    """NG-BUILD-12  What do you build? NG-CARD-07  Perhaps nothing. NG-BUILD-13 is the rulebook's example."""

    clause = "NG-BUILD-12"
    seat: Seat
    left: int
    discount: int
    only: str  # small, large, or either

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(build(name) for name in g.cards.buildings), NO_MORE]

    def options(self, g: Northgard) -> list[Choice]:
        lands = [(g.built[t], free_slots(g, t)) for t in g.controlled(self.seat) if not bear_on(g, t)]
        cards, wood = g.cards, g.players[self.seat].wallet[WOOD]
        found = []
        for building, name in enumerate(cards.buildings):
            if g.supply[building] and price(g, building, self.discount) <= wood and self.may_be(g, building):
                mask, usable = 15 << building * BITS, USABLE[cards.slot[building]]  # NG-BUILD-07, NG-BUILD-04
                if any(not built & mask and any(free[slot] for slot in usable) for built, free in lands):
                    found.append(build(name))
        return [*found, NO_MORE]

    def may_be(self, g: Northgard, building: int) -> bool:
        return self.only in ("", "large" if g.cards.large[building] else "small")


@choice
class Build(Choice):
    building: str

    def refusal(self, g: Northgard, decision: BuildWhat) -> Refusal | None:
        building = g.cards.building_id[self.building]
        if not decision.may_be(g, building):
            return no("NG-CARD-01", building=self.building)
        if not g.supply[building]:
            return no("NG-BUILD-09", building=self.building)
        cost, wood = price(g, building, decision.discount), g.players[decision.seat].wallet[WOOD]
        if cost > wood:
            return no("NG-BUILD-03" if g.cards.large[building] else "NG-BUILD-02", cost=cost, wood=wood)
        if all(misplaced(g, building, t) for t in g.controlled(decision.seat)):
            return no("NG-BUILD-01", building=self.building)
        return None

    def facts(self, g: Northgard, decision: BuildWhat) -> dict[str, int]:
        return {"wood": price(g, g.cards.building_id[self.building], decision.discount)}

    def perform(self, g: Northgard, decision: BuildWhat) -> None:
        building = g.cards.building_id[self.building]
        g.then(BuildWhere(decision.seat, building, price(g, building, decision.discount)))
        if decision.left > 1:
            g.then(BuildWhat(decision.seat, decision.left - 1, decision.discount, decision.only))


@cache
def build(building: str) -> Choice:
    return Build(building)


@frame
class BuildWhere(Decision):
    """NG-BUILD-01  On which of your territories?"""

    clause = "NG-BUILD-01"
    seat: Seat
    building: int
    cost: int

    def candidates(self, g: Northgard) -> list[Choice]:
        return [BuildOn(t) for t in g.chart.territories]

    def options(self, g: Northgard) -> list[Choice]:
        return [BuildOn(t) for t in g.controlled(self.seat) if misplaced(g, self.building, t) is None]


@choice
class BuildOn(Choice):
    territory: Territory

    def refusal(self, g: Northgard, decision: BuildWhere) -> Refusal | None:
        if g.owner[self.territory] != decision.seat:
            return no("NG-BUILD-01", territory=self.territory)
        return misplaced(g, decision.building, self.territory)

    def perform(self, g: Northgard, decision: BuildWhere) -> None:
        g.then(BuildInto(decision.seat, decision.building, decision.cost, self.territory))


@frame
class BuildInto(Decision):
    """NG-BUILD-06  A plain slot, or the one with the stone?"""

    clause = "NG-BUILD-06"
    seat: Seat
    building: int
    cost: int
    territory: Territory

    def candidates(self, g: Northgard) -> list[Choice]:
        return [into for into, printed in zip(INTO, g.chart.slots[self.territory], strict=True) if printed]


@choice
class Into(Choice):
    slot: str

    def refusal(self, g: Northgard, decision: BuildInto) -> Refusal | None:
        if SLOTS.index(self.slot) in slots_for(g, decision.building, decision.territory):
            return None
        return no("NG-BUILD-04", building=g.cards.buildings[decision.building], slot=self.slot)

    def perform(self, g: Northgard, decision: BuildInto) -> None:
        construct(g, decision, SLOTS.index(self.slot))


INTO: list[Choice] = [Into(slot) for slot in SLOTS]


@carries_out("NG-BUILD-01")
def construct(g: Northgard, decision: BuildInto, slot: int) -> None:
    """NG-BUILD-01  The wood is paid and the token stands on the first free slot; NG-BUILD-10 there it stays."""
    seat, building, territory = decision.seat, decision.building, decision.territory
    g.players[seat].wallet[WOOD] -= decision.cost
    region = next(r for r in g.chart.regions[territory] if printed(g, r)[slot] > used(g, r, slot))
    g.supply[building] -= 1  # NG-BUILD-09
    g.sites.append(region)
    g.site_slots.append(slot)
    g.site_buildings.append(building)
    g.built[territory] += 1 << building * BITS
    g.deeds[LARGE_BUILT] += g.cards.large[building]  # NG-SPEC-01
    g.happened(BuildingBuilt, seat, g.cards.buildings[building], territory, region, decision.cost)
    after_building(g, seat, building)  # NG-CLAN-09


def printed(g: Northgard, region: int) -> tuple[int, ...]:
    index, i = divmod(region, 4)
    return g.cards.tiles[g.tiles[index] - g.cards.first_tile].slots[i]


def used(g: Northgard, region: int, slot: int) -> int:
    return sum(r == region and s == slot for r, s in zip(g.sites, g.site_slots, strict=True))
