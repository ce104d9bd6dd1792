"""Destroy spots: a card of the opponent's selection area is discarded at the start of planning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import holds
from karczma.games.wonderful_kingdom.menaces.base_box import drop_selected
from karczma.games.wonderful_kingdom.table.boards import DESTROY
from karczma.games.wonderful_kingdom.words.conquest_events import CardDestroyed
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class DestroyCards(Procedure):
    seat: Seat

    @step("WK-CBON-05")
    def destroy(self, g: WonderfulKingdom) -> None:
        """WK-CBON-06  Each destroy spot works once per round."""
        g.then(*(DestroyWhich(self.seat) for _ in range(holds(g, self.seat, DESTROY))))


@frame
class DestroyWhich(Decision):
    """WK-CBON-05  Which card of the opponent do you destroy, if any? WK-CBON-07  It may be a calamity."""

    clause = "WK-CBON-05"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        names = [g.cards.names[card] for card in g.players[1 - self.seat].selection]
        return [*(Destroy(name) for name in dict.fromkeys(names)), SPARE]


@choice
class Destroy(Choice):
    """WK-CBON-19  Discarded, without any bonus."""

    card: str

    def perform(self, g: WonderfulKingdom, decision: DestroyWhich) -> None:
        drop_selected(g, 1 - decision.seat, self.card)
        g.happened(CardDestroyed, decision.seat, 1 - decision.seat, self.card)


@choice
class Spare(Choice):
    """Nothing is destroyed."""


SPARE = Spare()
