"""Moments that advisors wait for, and quantities that they change, by the names the card files use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.table.terms import FAMILIES
from karczma.games.wonderful_kingdom.words.events import RoundBegan
from karczma.kernel.choices import Seat
from karczma.kernel.quantities import Quantity

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


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


TRAPS = Quantity("WK-TRAP-02", traps)
SPIES = Quantity("WK-TRAP-08", spies)
ALCHEMY_RATE = Quantity("WK-ALCH-02", cubes_for_krystallium)
SUPREMACY_TIE = Quantity("WK-SUPR-01", nothing)
SUPREMACY_DIRECT = Quantity("WK-SUPR-02", nothing)
RECYCLE_EXTRA = Quantity("WK-RECYC-03", nothing)
ENLIST = Quantity("WK-PROD-04", nothing)
CALAMITIES_IGNORED = Quantity("WK-CALAM-01", nothing)
DISCOUNTS = tuple(Quantity("WK-ADV-12", nothing) for _ in FAMILIES)

QUANTITIES: Mapping[str, Quantity] = {
    "traps": TRAPS,
    "spies": SPIES,
    "alchemy_rate": ALCHEMY_RATE,
    "supremacy_tie": SUPREMACY_TIE,
    "supremacy_direct": SUPREMACY_DIRECT,
    "recycle_extra": RECYCLE_EXTRA,
    "enlist": ENLIST,
    "calamities_ignored": CALAMITIES_IGNORED,
    **{f"discount_{family}": quantity for family, quantity in zip(FAMILIES, DISCOUNTS, strict=True)},
}
MOMENTS: Mapping[str, type] = {"round_start": RoundBegan}

EXTRA, ENLISTING = len(FAMILIES), len(FAMILIES) + 1  # WK-ADV-08  once per round, as the discount of each family
