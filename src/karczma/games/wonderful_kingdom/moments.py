"""Moments that advisors wait for, and questions that they answer differently, by the names the card files use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.events import RoundBegan
from karczma.games.wonderful_kingdom.terms import FAMILIES
from karczma.kernel.choices import Seat
from karczma.kernel.questions import Question

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import WonderfulKingdom


def nothing(g: WonderfulKingdom, seat: Seat, subject: int) -> int:
    """Nothing of the kind, unless an advisor says otherwise."""
    return 0


def traps(g: WonderfulKingdom, seat: Seat, subject: int) -> int:
    """WK-SETUP-05, WK-TRAP-02  Two for each; WK-CONQ-13 in conquest only those of the controlled spots."""
    return g.players[seat].trap_tokens


def spies(g: WonderfulKingdom, seat: Seat, subject: int) -> int:
    """WK-ADV-09  None but those that advisors or conquest bonuses give."""
    return g.players[seat].spy_tokens


def cubes_for_krystallium(g: WonderfulKingdom, seat: Seat, subject: int) -> int:
    """WK-ALCH-02  Five cubes for one krystallium."""
    return int(g.cards.setup["alchemy_rate"])


TRAPS = Question("WK-TRAP-02", traps)
SPIES = Question("WK-TRAP-08", spies)
ALCHEMY_RATE = Question("WK-ALCH-02", cubes_for_krystallium)
SUPREMACY_TIE = Question("WK-SUPR-01", nothing)
SUPREMACY_DIRECT = Question("WK-SUPR-02", nothing)
RECYCLE_EXTRA = Question("WK-RECYC-03", nothing)
ENLIST = Question("WK-PROD-04", nothing)
CALAMITIES_IGNORED = Question("WK-CALAM-01", nothing)
DISCOUNTS = tuple(Question("WK-ADV-12", nothing) for _ in FAMILIES)

QUESTIONS: Mapping[str, Question] = {
    "traps": TRAPS,
    "spies": SPIES,
    "alchemy_rate": ALCHEMY_RATE,
    "supremacy_tie": SUPREMACY_TIE,
    "supremacy_direct": SUPREMACY_DIRECT,
    "recycle_extra": RECYCLE_EXTRA,
    "enlist": ENLIST,
    "calamities_ignored": CALAMITIES_IGNORED,
    **{f"discount_{family}": question for family, question in zip(FAMILIES, DISCOUNTS, strict=True)},
}
MOMENTS: Mapping[str, type] = {"round_start": RoundBegan}

# WK-ADV-08  Abilities that work once per round, as bits of what a player has used in this one.
EXTRA_USED = 1 << len(FAMILIES)
ENLIST_USED = EXTRA_USED << 1
