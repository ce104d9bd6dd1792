"""What may be bought, with which die and for how much, told before the visit: a ware itself can be picked.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from karczma.games.monster_lands.citadel.market import BuyEquipment
from karczma.games.monster_lands.citadel.shops import TakeTrap
from karczma.games.monster_lands.citadel.spaces import cannot_enter, fitting_dice, influence_discount, usable_dice
from karczma.games.monster_lands.citadel.tavern import Recruit
from karczma.games.monster_lands.citadel.visiting import in_the_shop
from karczma.games.monster_lands.table.terms import BUILDINGS, DICE, GOLD, LODGE, MARKET, TAVERN
from karczma.kernel.choices import Choice, kebab

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Refusal, Seat
    from karczma.kernel.flow import Decision

KINDS: dict[int, tuple[type[Choice], str]] = {
    TAVERN: (Recruit, "mercenary"),
    LODGE: (TakeTrap, "trap"),
    MARKET: (BuyEquipment, "equipment"),
}


class Way(msgspec.Struct, frozen=True):
    """ML-INFL-01, ML-CITADEL-05  A die that could be placed, and what would be paid then."""

    die: str
    price: int
    base: int
    influence: int
    left: int  # of the gold


class Ware(msgspec.Struct, frozen=True):
    ware: str
    building: str
    choice: str  # its name, and as it is sent
    text: str
    ways: list[Way]  # the cheapest first
    clause: str  # without a way: why not
    facts: dict[str, int | str]


def wares(g: MonsterLands, seat: Seat) -> list[Ware]:
    return [ware for building in KINDS for ware in wares_of(g, seat, building)]


def wares_of(g: MonsterLands, seat: Seat, building: int) -> list[Ware]:
    barred = cannot_enter(g, seat, building)
    dice = [] if barred else usable_dice(g, seat, building, fitting_dice(g, seat, building))
    asked = {die: in_the_shop(seat, building, influence_discount(g, building, die)) for die in dice}
    shown = in_the_shop(seat, building, 0).candidates(g)
    return [ware(g, building, choice, asked, barred) for choice in shown if isinstance(choice, KINDS[building][0])]


def ware(g: MonsterLands, building: int, choice: Choice, asked: dict[int, Decision], barred: Refusal | None) -> Ware:
    refusals = {die: choice.refusal(g, decision) for die, decision in asked.items()}
    ways = [way(g, choice, die, asked[die]) for die, refusal in refusals.items() if refusal is None]
    why = barred or next((refusal for refusal in refusals.values() if refusal is not None and not ways), None)
    return Ware(
        ware=getattr(choice, KINDS[building][1]),
        building=BUILDINGS[building],
        choice=kebab(type(choice).__name__),
        text=str(choice),
        ways=sorted(ways, key=lambda each: each.price),
        clause=why.clause if why else "",
        facts=dict(why.facts) if why else {},
    )


def way(g: MonsterLands, choice: Choice, die: int, decision: Decision) -> Way:
    facts = choice.facts(g, decision)
    price, base, influence = (int(facts[name]) for name in ("price", "base", "influence"))
    gold = g.players[decision.seat].wallet[GOLD]
    return Way(DICE[die], price, base, influence, gold - price)
