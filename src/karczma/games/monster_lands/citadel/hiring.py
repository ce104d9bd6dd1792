"""Chapter "The Citadel and its buildings": mercenaries of the Tavern who come for free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.members import by_name, recruit
from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.table.terms import Member
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def too_proud(g: MonsterLands, seat: Seat, member: Member) -> Refusal | None:
    """ML-TAV-02, ML-TAV-03, ML-GREEN-06  Only up to the excess glory; without any, nobody comes."""
    most, wanted = excess(g, seat), g.cards.members[member].reputation
    return no("ML-TAV-02", reputation=wanted, excess=most) if wanted > most else None


@frame
class FreeRecruit(Decision):
    """ML-LAND-08, ML-LOOT-20  Which mercenary of the Tavern comes for free?"""

    clause = "ML-LAND-08"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Hire(g.cards.members[member].name) for member in g.offer]


@choice
class Hire(Choice):
    mercenary: str

    def refusal(self, g: MonsterLands, decision: FreeRecruit) -> Refusal | None:
        return too_proud(g, decision.seat, by_name(g, g.offer, self.mercenary))

    def perform(self, g: MonsterLands, decision: FreeRecruit) -> None:
        recruit(g, decision.seat, by_name(g, g.offer, self.mercenary))


def can_hire(g: MonsterLands, seat: Seat) -> bool:
    return any(too_proud(g, seat, member) is None for member in g.offer)
