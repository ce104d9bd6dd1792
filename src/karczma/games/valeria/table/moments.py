"""Moments that Domains wait for, and quantities that Domains change, by the names the card files use.

VK-TURN-05  Where a Domain contradicts the general rules, the Domain prevails: it has the last word on a quantity.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karczma.games.valeria.words.events import (
    ActionPhaseEnded,
    ActionPhaseStarted,
    CitizenGained,
    Doubles,
    MonsterSlain,
)
from karczma.kernel.choices import Seat
from karczma.kernel.quantities import Quantity

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria

MOMENTS: Mapping[str, type] = {
    "doubles": Doubles,
    "action_phase_starts": ActionPhaseStarted,
    "action_phase_ends": ActionPhaseEnded,
    "citizen_gained": CitizenGained,
    "monster_slain": MonsterSlain,
}


def copies_owned(g: Valeria, seat: Seat, kind: int) -> int:
    """VK-RECR-02, VK-RECR-08  One Gold more for each card of that name in the tableau, however it was gained."""
    owned = g.realms[seat].citizens
    count = 0
    if not g.cards.plus[kind]:
        return count
    for same in g.cards.same_name[kind]:
        count += owned[same]
    return count


def printed_price(g: Valeria, seat: Seat, domain: int) -> int:
    price: int = g.cards.price[domain]
    return price


SURCHARGE = Quantity("VK-RECR-02", copies_owned)
DOMAIN_COST = Quantity("VK-BUY-06", printed_price)
QUANTITIES: Mapping[str, Quantity] = {"surcharge": SURCHARGE, "domain_cost": DOMAIN_COST}
