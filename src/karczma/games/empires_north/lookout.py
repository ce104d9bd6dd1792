"""Chapter "Lookout phase": new cards for Workers, and Storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import ChooseBranch
from karczma.games.empires_north.building.empire import face, total
from karczma.games.empires_north.features.triggers import settle, trigger
from karczma.games.empires_north.goods.gaining import last_from_here
from karczma.games.empires_north.table.choices import ENOUGH, take
from karczma.games.empires_north.table.deck import deal, discard_looked, find
from karczma.games.empires_north.table.terms import IN_LOOKOUT, LOOKOUT_END, NOTHING, PHASES, WORKER
from karczma.games.empires_north.words.events import CardsKept, PhaseBegan, RoundBegan
from karczma.kernel.choices import Choice, Refusal, Seat, no
from karczma.kernel.flow import Decision, Frame, Procedure, Together, carries_out, frame, step
from karczma.kernel.quantities import Use
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth


@frame
class Lookout(Procedure):
    """EN-LOOK-01  The hand is set aside: what is looked at lies apart from it, so no card of the hand costs
    anything."""

    @step("EN-ROUND-01")
    def begin(self, g: EmpiresNorth) -> None:
        """A new round, EN-END-02 the last one if somebody reached 25 VP in the Expedition before it. EN-ROUND-03
        Nothing is produced by itself."""
        g.round += 1
        g.phase, g.active = IN_LOOKOUT, g.first
        g.happened(RoundBegan, g.round)
        if g.reached:
            last_from_here(g)
        g.happened(PhaseBegan, PHASES[IN_LOOKOUT])

    @step("EN-LOOK-02")
    def draw(self, g: EmpiresNorth) -> None:
        """Four cards each, whether anybody wants to keep them or not."""
        for seat in g.seats_from(g.first):
            deal(g, seat, g.players[seat].looked, g.cards.setup["lookout"])

    @step("EN-LOOK-07")
    def keep(self, g: EmpiresNorth) -> None:
        """All at once, and hidden from each other."""
        g.then(Together(tuple(Keep(seat) for seat in range(g.seats)), secret=True))

    @step("EN-LOOK-05")
    def discard(self, g: EmpiresNorth) -> None:
        """What nobody kept is discarded."""
        for seat in g.seats_from(g.first):
            tell_kept(g, seat)
            discard_looked(g, seat)

    @step("EN-LOOK-08")
    def storage(self, g: EmpiresNorth) -> None:
        """EN-LOOK-11  Storage, after everybody has decided."""
        g.then(*(Storage(seat) for seat in g.seats_from(g.first)))


@carries_out("EN-LOOK-03")
def tell_kept(g: EmpiresNorth, seat: Seat) -> None:
    """EN-LOOK-03  A Worker for each; nobody had spent one before."""
    g.happened(CardsKept, seat, g.players[seat].spent)


@frame
class Keep(Decision):
    """EN-LOOK-04  Which card do you keep? None, or as many as you have Workers for."""

    clause = "EN-LOOK-04"
    seat: Seat

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        names = g.cards.names
        looked = dict.fromkeys([names[card] for card in g.players[self.seat].looked])
        return [*(take(name) for name in looked), ENOUGH]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return self.candidates(g) if g.players[self.seat].wallet[WORKER] else [ENOUGH]

    def refuses(self, g: EmpiresNorth, name: str) -> Refusal | None:
        """EN-LOOK-10  Nothing stands in for the Worker."""
        return None if g.players[self.seat].wallet[WORKER] else no("EN-LOOK-03", card=name)

    def take(self, g: EmpiresNorth, name: str) -> None:
        """EN-LOOK-03, EN-EX-01  A Worker goes to the Clan tile, EN-LOOK-06 the card to the hand."""
        player = g.players[self.seat]
        card = find(g, player.looked, name)
        player.looked.remove(card)
        join(player.hand, card)
        player.wallet[WORKER] -= 1
        player.spent += 1
        g.then(Keep(self.seat))


@frame
class Storage(Procedure):
    """EN-KEY-13  What the cards with Storage bring to one player, and the Features that wait for the end of the
    phase."""

    works_by = "EN-KEY-13"
    seat: Seat

    @step("EN-KEY-13")
    def yields(self, g: EmpiresNorth) -> None:
        """Once for each full set (EN-KEY-15 which stays where it is), EN-KEY-14, EN-EX-13 for each as its owner
        likes."""
        player, cards = g.players[self.seat], g.cards
        for place, card in enumerate(player.empire):
            shown = face(g, player, place)
            if shown != NOTHING and cards.storage[shown]:
                branches, name = cards.yields[shown], cards.names[card]
                one: Frame = Use(self.seat, name, branches[0])
                if len(branches) > 1:
                    one = ChooseBranch(self.seat, name, branches)
                g.then(*[one] * full_sets(g, self.seat, place))

    @step("EN-FEAT-01")
    def end(self, g: EmpiresNorth) -> None:
        trigger(g, self.seat, LOOKOUT_END)
        settle(g)


def full_sets(g: EmpiresNorth, seat: Seat, place: int) -> int:
    """How often the Goods assigned to that card make up what its Storage asks for."""
    player = g.players[seat]
    shown = face(g, player, place)
    unit = g.cards.storage[shown] if shown != NOTHING else 0
    return total(player.assigned[place], g.cards.accepts[shown]) // unit if unit else 0
