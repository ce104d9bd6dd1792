"""Team game: NG-TEAM-12  partners keep their own tokens, decks and turns; in the Harvest they may trade.

What else a partner means stands where it matters: NG-TEAM-03 no shared territories, passing through them (borders.py),
retreat (aftermath.py), tiles (laying.py), the score (scoring.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.events import ResourcesTraded
from karczma.games.northgard.terms import RESOURCES
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard


@frame
class OfferTrade(Decision):
    """NG-TEAM-07  What do you offer your partner, one for one? Each pair of resources once in a Harvest."""

    clause = "NG-TEAM-07"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        kinds = range(len(RESOURCES))
        return [*(Offer(RESOURCES[a], RESOURCES[b]) for a in kinds for b in kinds if a != b), DECLINE]


def pair(seat: Seat, give: int, want: int) -> int:
    return seat * 8 + (1 << give | 1 << want)


@choice
class Offer(Choice):
    give: str
    want: str

    def refusal(self, g: Northgard, asked: OfferTrade) -> Refusal | None:
        give, want = RESOURCES.index(self.give), RESOURCES.index(self.want)
        if pair(asked.seat, give, want) in g.traded:
            return no("NG-TEAM-07", give=self.give, want=self.want)
        if not g.players[asked.seat].wallet[give] or not g.players[g.partner(asked.seat)].wallet[want]:
            return no("NG-TEAM-12", give=self.give, want=self.want)
        return None

    def perform(self, g: Northgard, asked: OfferTrade) -> None:
        give, want = RESOURCES.index(self.give), RESOURCES.index(self.want)
        g.traded.append(pair(asked.seat, give, want))
        g.then(OfferHowMany(asked.seat, give, want), OfferTrade(asked.seat))


@frame
class OfferHowMany(Decision):
    """NG-TEAM-07  How many?"""

    clause = "NG-TEAM-07"
    seat: Seat
    give: int
    want: int

    def candidates(self, g: Northgard) -> list[Choice]:
        own, other = g.players[self.seat].wallet, g.players[g.partner(self.seat)].wallet
        return [OfferUnits(n) for n in range(1, min(own[self.give], other[self.want]) + 1)]


@choice
class OfferUnits(Choice):
    n: int

    def perform(self, g: Northgard, asked: OfferHowMany) -> None:
        g.then(AcceptTrade(g.partner(asked.seat), asked.seat, asked.want, asked.give, self.n))


@frame
class AcceptTrade(Decision):
    """NG-TEAM-07  Your partner offers a trade: do you agree?"""

    clause = "NG-TEAM-07"
    seat: Seat
    partner: Seat
    give: int
    want: int
    n: int

    def candidates(self, g: Northgard) -> list[Choice]:
        return [AGREE, DECLINE]


@choice
class Agree(Choice):
    def perform(self, g: Northgard, asked: AcceptTrade) -> None:
        own, other = g.players[asked.seat].wallet, g.players[asked.partner].wallet
        own[asked.give] -= asked.n
        other[asked.give] += asked.n
        other[asked.want] -= asked.n
        own[asked.want] += asked.n
        g.happened(ResourcesTraded, asked.seat, asked.partner, asked.n, RESOURCES[asked.give], RESOURCES[asked.want])


AGREE = Agree()
