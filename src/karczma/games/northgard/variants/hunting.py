"""Module "Creatures", chapter "Fighting creatures": which ones a Move action attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import creature_at, creatures_on, unsharing
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class DeclareHunts(Procedure):
    """NG-CFIGHT-01  Only in a Move action, and only on neutral or own territories."""

    seat: Seat

    @step("NG-CREA-13")
    def those_entered(self, g: Northgard) -> None:
        """Who enters where a creature does not share must fight it; NG-CREA-23 but enemy units there come first."""
        for territory, n in enumerate(g.invaders):
            if n and not g.is_enemy(self.seat, territory):
                g.prey += unsharing(g, territory)

    @step("NG-CFIGHT-02")
    def those_chosen(self, g: Northgard) -> None:
        """NG-CFIGHT-03  Of those that share a territory with own units, at most one on each may be attacked."""
        for territory in sorted(set(g.stands)):
            if g.owner[territory] == self.seat and not g.invaders[territory]:
                g.then(HuntWhat(self.seat, territory))


@frame
class HuntWhat(Decision):
    """NG-CFIGHT-02  Do you attack a creature here?"""

    clause = "NG-CFIGHT-02"
    seat: Seat
    territory: Territory

    def candidates(self, g: Northgard) -> list[Choice]:
        here = creatures_on(g, self.territory)
        others = [card for card in g.line if card not in here]
        return [*(Hunt(g.cards.names[card]) for card in [*here, *others]), SPARE]


@choice
class Hunt(Choice):
    creature: str

    def refusal(self, g: Northgard, decision: HuntWhat) -> Refusal | None:
        at = creature_at(g, g.cards.card_id[self.creature])
        if at == decision.territory:
            return None
        if g.owner[at] not in (decision.seat, NOBODY):
            return no("NG-CFIGHT-01", creature=self.creature, territory=at)
        if g.invaders[at]:
            return no("NG-CREA-13", creature=self.creature)
        if g.owner[at] == NOBODY:
            return no("NG-CFIGHT-02", creature=self.creature, territory=at)
        return no("NG-CFIGHT-02", territory=at)

    def perform(self, g: Northgard, decision: HuntWhat) -> None:
        g.prey.append(g.cards.card_id[self.creature])


@choice
class Spare(Choice):
    """NG-CFIGHT-03  No: nobody has to."""


SPARE = Spare()
