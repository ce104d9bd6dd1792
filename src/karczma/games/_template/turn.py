"""Chapters "Round", "Bidding" and "Solo"."""

from __future__ import annotations

from karczma.games._template.scoring import Scoring
from karczma.games._template.table.catalogue import PIECES
from karczma.games._template.table.state import Quarry
from karczma.games._template.words.events import BidShown, StoneLeft, StoneScouted, StoneSold
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, Together, frame, step

MOST = 6  # TT-BID-01


@frame
class Round(Procedure):
    seat: Seat  # who leads it

    @step("TT-ROUND-01")
    def scout(self, g: Quarry) -> None:
        """The leader looks at the stone that will be sold."""
        stone = g.draw(g.quarry)
        g.put_on_top(g.quarry, stone, self.seat)
        g.happened(StoneScouted, self.seat, PIECES[stone].id, 1 << self.seat)

    @step("TT-BID-01")
    def bid(self, g: Quarry) -> None:
        """All bid at once, or, as a variant, one after another."""
        bids = tuple(MakeBid(seat) for seat in g.seats_from(self.seat))
        g.then(*bids if g.open_bids else [Together(bids, secret=True)])  # TT-BID-04

    @step("TT-BID-01")
    def show_bids(self, g: Quarry) -> None:
        """The bids are shown together."""
        for seat, player in enumerate(g.players):
            g.happened(BidShown, seat, player.bid)

    @step("TT-BID-03")
    def sell(self, g: Quarry) -> None:
        """The stone is turned over and goes to the only highest bid, or into the rubble."""
        stone = g.draw(g.quarry)
        g.reveal(stone)
        match buyers(g):
            case [seat]:
                g.players[seat].stones.append(stone)
                g.players[seat].coins -= g.players[seat].bid
                g.happened(StoneSold, seat, PIECES[stone].id, g.players[seat].bid)
            case _:
                g.rubble.append(stone)
                g.happened(StoneLeft, PIECES[stone].id)

    @step("TT-ROUND-02")
    def pass_the_lead(self, g: Quarry) -> None:
        """Wages for those who bid nothing, and the next leader."""
        for player in g.players:
            player.coins += player.bid == 0
            player.bid = 0
        g.then(Round((self.seat + 1) % g.seats) if len(g.quarry) else Scoring())


def buyers(g: Quarry) -> list[Seat]:
    """Whoever made the highest bid, if it is high enough; the solo player bids against a die."""
    needed = 1 + g.below(4) if g.seats == 1 else 1  # TT-SOLO-01
    highest = max(player.bid for player in g.players)
    return [seat for seat, player in enumerate(g.players) if player.bid == highest >= needed]


@frame
class MakeBid(Decision):
    """TT-BID-01  How much for the stone?"""

    clause = "TT-BID-01"
    seat: Seat

    def candidates(self, g: Quarry) -> list[Choice]:
        return [Bid(coins) for coins in range(MOST + 1)]


@choice
class Bid(Choice):
    coins: int

    def refusal(self, g: Quarry, decision: MakeBid) -> Refusal | None:
        has = g.players[decision.seat].coins
        return no("TT-BID-02", bid=self.coins, coins=has) if self.coins > has else None

    def perform(self, g: Quarry, decision: MakeBid) -> None:
        g.players[decision.seat].bid = self.coins
