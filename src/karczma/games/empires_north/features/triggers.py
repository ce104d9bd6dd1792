"""Chapter "Features": what cards of an Empire do by themselves, and when.

EN-FEAT-01  A Feature works as long as its card is in the Empire, EN-FEAT-06 also for somebody who has passed;
EN-FEAT-02 using it turns nothing, and EN-FEAT-04 takes up no action. The kernel's own index of waiting cards would let
them act at once and would not tell copies of a card apart, so this title keeps its own list of what waits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from karczma.games.empires_north.building.empire import face, faces
from karczma.games.empires_north.table.terms import NOTHING
from karczma.games.empires_north.words.events import FeatureWorked
from karczma.kernel.choices import Seat
from karczma.kernel.flow import Procedure, carries_out
from karczma.kernel.quantities import Effect, InOrder, Use
from karczma.kernel.state import value
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


class Whole(Procedure):
    """A card effect in progress: a Boost, an Action, a card that enters an Empire. Features wait until it is done.
    `works_by` is the clause by which the card does what it does."""

    __slots__ = ()
    works_by: ClassVar[str]


def trigger(g: EmpiresNorth, seat: Seat, event: int, type: int = NOTHING, entered: int = NOTHING) -> None:
    """Something happened to that player: Features that wait for it will work. EN-FEAT-05, EN-EX-06  Not on their own
    entry; EN-KEY-24 a Copy waits for what the copied card waits for."""
    player, waits_for, of_type = g.players[seat], g.cards.waits_for, g.cards.waits_for_type
    for card, shown in zip(player.empire, faces(g, player), strict=True):
        if waits_for[shown] == event and shown != NOTHING and card != entered and of_type[shown] in (NOTHING, type):
            g.pending.append(card)


def settle(g: EmpiresNorth) -> None:
    """EN-FEAT-07  Once the whole effect is finished, each Feature works separately: in turn order from the active
    player, in the order that its owner chooses. Those that ask nothing come first, so that whoever is asked knows most;
    what could do nothing yet comes last, and perhaps it can by then.
    """
    if g.pending and not in_progress(g):
        waiting, g.pending = g.pending, []
        for seat in g.seats_from(g.active):
            own = [card for card in waiting if card in g.players[seat].empire]
            for card in own:
                if not asks(g, seat, card):
                    work(g, seat, card)
            uses = [Use(seat, g.cards.names[card], Works(card)) for card in own if asks(g, seat, card)]
            able = [use for use in uses if use.effect.possible(g, seat)]
            if able:
                g.then(able[0] if len(able) == 1 else InOrder(seat, tuple(able)))
                g.then(*[use for use in uses if use not in able])


def in_progress(g: EmpiresNorth) -> bool:
    return any(isinstance(each, Whole) for each in g.frames)


def asks(g: EmpiresNorth, seat: Seat, card: int) -> bool:
    effect = feature_at(g, seat, card)
    return effect is not None and effect.asks


def feature_at(g: EmpiresNorth, seat: Seat, card: int) -> Effect | None:
    """What the Feature of a card in the Empire does, EN-KEY-24 for a Copy that of the copied card; none if it has left
    meanwhile."""
    player = g.players[seat]
    if card not in player.empire:
        return None
    shown = face(g, player, player.empire.index(Card(card)))
    return g.cards.feature[shown] if shown != NOTHING else None


@value
class Works(Effect):
    """EN-FEAT-01  A Feature that asks something, when its turn has come: only then it is known whether it can do
    anything."""

    card: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return works(g, seat, self.card) is not None

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        work(g, seat, self.card)


def works(g: EmpiresNorth, seat: Seat, card: int) -> Effect | None:
    """What a Feature can do now, if anything."""
    effect = feature_at(g, seat, card)
    if effect is None or used_up(g, seat, g.players[seat].empire.index(Card(card))):
        return None
    return effect if effect.possible(g, seat) else None


def used_up(g: EmpiresNorth, seat: Seat, place: int) -> bool:
    """EN-CLEAN-10  Some Features work only so often in a round, each copy and each Copy by itself."""
    player = g.players[seat]
    return player.used[place] == g.cards.limit[face(g, player, place)]


@carries_out("EN-FEAT-01")
def work(g: EmpiresNorth, seat: Seat, card: int) -> None:
    """EN-FEAT-08  It must work; EN-CLEAN-10 at most so often in a round. What can do nothing is no use of it."""
    effect = works(g, seat, card)
    if effect is not None:
        player, name = g.players[seat], g.cards.names[card]
        place = player.empire.index(Card(card))
        player.used[place] += 1
        g.happened(FeatureWorked, seat, name, place)
        effect.do(g, seat, name)
