"""Moments that Domains wait for, and questions that Domains answer differently, by the names the card files use.

VK-TURN-05  Where a Domain contradicts the general rules, the Domain prevails: it has the last word on a question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games.valeria.events import ActionPhaseEnded, ActionPhaseStarted, CitizenGained, Doubles, MonsterSlain
from karczma.kernel.choices import Seat
from karczma.kernel.questions import Question

MOMENTS: Mapping[str, type] = {
    "doubles": Doubles,
    "action_phase_starts": ActionPhaseStarted,
    "action_phase_ends": ActionPhaseEnded,
    "citizen_gained": CitizenGained,
    "monster_slain": MonsterSlain,
}


def copies_owned(g: Any, seat: Seat, kind: int) -> int:
    """VK-RECR-02, VK-RECR-08  One Gold more for each card of that name in the tableau, however it was gained."""
    owned = g.realms[seat].citizens
    count = 0
    if not g.cards.plus[kind]:
        return count
    for same in g.cards.same_name[kind]:
        count += owned[same]
    return count


def printed_price(g: Any, seat: Seat, domain: int) -> int:
    price: int = g.cards.price[domain]
    return price


SURCHARGE = Question("VK-RECR-02", copies_owned)
DOMAIN_COST = Question("VK-BUY-06", printed_price)
QUESTIONS: Mapping[str, Question] = {"surcharge": SURCHARGE, "domain_cost": DOMAIN_COST}
