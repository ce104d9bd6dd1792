"""Chapter "Features": what cards of an Empire do by themselves, and when.

EN-FEAT-01  A Feature works as long as its card is in the Empire, EN-FEAT-06 also for somebody who has passed;
EN-FEAT-02 using it turns nothing, and EN-FEAT-04 takes up no action. The kernel's own index of waiting cards would let
them act at once and would not tell copies of a card apart, so this title keeps its own list of what waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.events import FeatureWorked
from karczma.games.empires_north.terms import NOTHING
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure
from karczma.kernel.questions import InOrder, Use

if TYPE_CHECKING:
    from karczma.games.empires_north.state import EmpiresNorth


class Whole(Procedure):
    """A card effect in progress: a Boost, an Action, a card that enters an Empire. Features wait until it is done."""

    __slots__ = ()
    whole = True


def trigger(g: EmpiresNorth, seat: Seat, event: int, type: int = NOTHING, entered: int = NOTHING) -> None:
    """Something happened to that player: Features that wait for it will work. EN-FEAT-05, EN-EX-06  Not on their own
    entry."""
    cards = g.cards
    for card in g.players[seat].empire:
        if cards.waits_for[card] == event and card != entered and cards.waits_for_type[card] in (NOTHING, type):
            g.pending.append(card)


def settle(g: EmpiresNorth) -> None:
    """EN-FEAT-07  Once the whole effect is finished, each Feature works separately: in turn order from the active
    player, in the order that its owner chooses. Those that ask nothing come first, so that whoever is asked knows most.
    """
    if g.pending and not in_progress(g):
        waiting, g.pending = g.pending, []
        for seat in g.seats_from(g.active):
            uses = [use for card in waiting for use in worked(g, seat, card)]
            if uses:
                g.then(uses[0] if len(uses) == 1 else InOrder(seat, tuple(uses)))


def in_progress(g: EmpiresNorth) -> bool:
    return any(isinstance(each, Whole) for each in g.frames)


def worked(g: EmpiresNorth, seat: Seat, card: int) -> list[Use]:
    """EN-FEAT-08  It must work; EN-CLEAN-10 at most so often in a round. What can do nothing is no use of it."""
    player, cards = g.players[seat], g.cards
    if card not in player.empire:
        return []
    place = player.empire.index(card)  # type: ignore[arg-type]
    effect = cards.feature[card]
    if effect is None or player.used[place] == cards.limit[card] or not effect.possible(g, seat):
        return []
    player.used[place] += 1
    g.happened(FeatureWorked, seat, cards.names[card], place)
    if effect.asks:
        return [Use(seat, cards.names[card], effect)]
    effect.do(g, seat, cards.names[card])
    return []
