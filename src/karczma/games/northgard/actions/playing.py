"""Chapter "Anatomy of a card": what playing one means, and which cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.actions.explore import can_explore
from karczma.games.northgard.clans.scorched import may_scorch
from karczma.games.northgard.deck import can_draw
from karczma.games.northgard.table.terms import DEEDS, NOWHERE, SNAKE
from karczma.kernel.choices import Refusal, Seat, no
from karczma.kernel.flow import Procedure, frame, step
from karczma.kernel.quantities import Use
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Playing(Procedure):
    """NG-CARD-01  The actions of the card, with the exceptions it states for them (NG-CARD-02)."""

    seat: Seat
    card: Card

    @step("NG-CLAN-12")
    def scorched_earth(self, g: Northgard) -> None:
        """Before an own clan card takes effect the Snake clan may place its token; NG-CLAN-22 only then."""
        g.deeds, g.beaten, g.placed = [0] * len(DEEDS), [], NOWHERE  # NG-SPEC-01
        if g.players[self.seat].clan == SNAKE and g.cards.clan_of[self.card]:
            may_scorch(g, self.seat)

    @step("NG-CARD-09")
    def take_effect(self, g: Northgard) -> None:
        """From top to bottom, each action with its battles finished before the next; NG-WINT-11 Unrest does nothing."""
        effect = g.cards.effect[self.card]
        if effect is not None:
            g.then(Use(self.seat, g.cards.names[self.card], effect))


def unplayable(g: Northgard, seat: Seat, card: Card) -> Refusal | None:
    """NG-CARD-08  A Draw action that cannot be done in full; an Explore action that cannot, if there is no other."""
    draws = g.cards.draws[card]
    if draws and not can_draw(g, seat, draws):
        return no("NG-DRAW-05", card=g.cards.names[card])
    if g.cards.only_explores[card] and not can_explore(g, seat):
        return unexplorable(g, seat, g.cards.names[card])
    return None


def unexplorable(g: Northgard, seat: Seat, card: str) -> Refusal:
    """Why that player cannot explore: no tile, NG-CTYPE-01 a bear on the only open land, or none at all."""
    if not len(g.stack):
        return no("NG-EXPL-11", card=card)
    held = [t for t in g.controlled(seat) if g.chart.open[t]]
    return no("NG-CTYPE-01", territory=held[0]) if held else no("NG-EXPL-29", card=card)
