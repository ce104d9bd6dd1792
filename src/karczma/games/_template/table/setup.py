"""Chapter "Setup"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from karczma.games._template.table.catalogue import COMMISSIONS, PIECES, STONES, provenance
from karczma.games._template.table.state import Player, Quarry
from karczma.games._template.turn import Round
from karczma.games._template.words.events import CommissionKept
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, Together, frame, step
from karczma.kernel.zones import Card, Pile, join
from karczma.title.contract import Cards, Rules


def new(seats: int, options: Mapping[str, str], source: Source, cards: Cards, journal: list[Any]) -> Quarry:
    everything = [Card(number) for number in range(len(PIECES))]
    return Quarry(
        seats=seats,
        source=source,
        journal=journal,
        known=[0] * len(PIECES),
        pool=[0] * len(STONES) + [1] * len(COMMISSIONS),  # two decks, never shuffled together
        players=[Player() for _ in range(seats)],
        quarry=Pile(bag=everything[: len(STONES)]),
        commissions=Pile(bag=everything[len(STONES) :]),
        open_bids=options["open_bids"] == "true",
    ).start(Setup())


@frame
class Setup(Procedure):
    @step("TT-SETUP-01")
    def deal(self, g: Quarry) -> None:
        """Two commissions for everybody."""
        for player in g.players:
            join(player.hand, g.draw(g.commissions), g.draw(g.commissions))

    @step("TT-SETUP-02")
    def choose(self, g: Quarry) -> None:
        """All choose at once, and nobody sees what the others keep."""
        g.then(Together(tuple(KeepCommission(seat) for seat in range(g.seats)), secret=True))

    @step("TT-SETUP-03")
    def begin(self, g: Quarry) -> None:
        """The first player leads."""
        g.then(Round(0))


@frame
class KeepCommission(Decision):
    """TT-SETUP-02  Which of the two?"""

    clause = "TT-SETUP-02"
    seat: Seat

    def candidates(self, g: Quarry) -> list[Choice]:
        return [Keep(PIECES[card].id) for card in g.players[self.seat].hand]


@choice
class Keep(Choice):
    """TT-SETUP-02  The other one goes into the box; its owner still knows it."""

    commission: str

    def perform(self, g: Quarry, decision: KeepCommission) -> None:
        seat, hand = decision.seat, g.players[decision.seat].hand
        [other] = [card for card in hand if PIECES[card].id != self.commission]
        hand.remove(other)
        join(g.box, other)
        g.show(other, seat)
        g.happened(CommissionKept, seat, self.commission, 1 << seat)


RULES = Rules(new=new, provenance=provenance)
