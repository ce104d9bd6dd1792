"""Team game: NG-TEAM-12  partners keep their own tokens, decks and turns; in the Harvest they may trade.

What else a partner means stands where it matters: NG-TEAM-03 no shared territories, passing through them (borders.py),
retreat (aftermath.py), tiles (laying.py), the score (scoring.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import RESOURCES
from karczma.games.northgard.words.events import ResourcesTraded, TradeRefused
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.northgard.harvest.exchange import ExchangeFor
    from karczma.games.northgard.table.state import Northgard

MOST_OFFERS = 30  # NG-TEAM-07  of one player in a Harvest: more than anybody needs, and few enough that it ends


def pair(seat: Seat, give: int, want: int) -> int:
    """An offer of that player, by its two resources."""
    return (seat * len(RESOURCES) + give) * len(RESOURCES) + want


def offers_of(g: Northgard, seat: Seat) -> list[int]:
    """All that this player has offered in this Harvest."""
    return [offer for offer in g.offers if offer // len(RESOURCES) ** 2 == seat]


@choice
class Offer(Choice):
    """NG-TEAM-07  One for one, as often as the partner agrees; NG-TEAM-12 both have tokens of their own."""

    give: str
    want: str

    def refusal(self, g: Northgard, decision: ExchangeFor) -> Refusal | None:
        give, want = RESOURCES.index(self.give), RESOURCES.index(self.want)
        if not g.players[decision.seat].wallet[give]:
            return no("NG-TEAM-12", give=self.give)
        if not g.players[g.partner(decision.seat)].wallet[want]:
            return no("NG-TEAM-12", want=self.want)
        if pair(decision.seat, give, want) in g.muted:
            return no("NG-TEAM-07", give=self.give, want=self.want)
        return no("NG-TEAM-07", most=MOST_OFFERS) if len(offers_of(g, decision.seat)) >= MOST_OFFERS else None

    def perform(self, g: Northgard, decision: ExchangeFor) -> None:
        give, want = RESOURCES.index(self.give), RESOURCES.index(self.want)
        g.offers.append(pair(decision.seat, give, want))
        g.then(OfferHowMany(decision.seat, give, want), decision)


OFFERS: list[Choice] = [Offer(give, want) for give in RESOURCES for want in RESOURCES if give != want]


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

    def perform(self, g: Northgard, decision: OfferHowMany) -> None:
        g.then(AcceptTrade(g.partner(decision.seat), decision.seat, decision.want, decision.give, self.n))


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
        return [AGREE, REFUSE, MUTE]


@choice
class Agree(Choice):
    def perform(self, g: Northgard, decision: AcceptTrade) -> None:
        own, other = g.players[decision.seat].wallet, g.players[decision.partner].wallet
        own[decision.give] -= decision.n
        other[decision.give] += decision.n
        other[decision.want] -= decision.n
        own[decision.want] += decision.n
        g.dealt = True
        g.happened(
            ResourcesTraded,
            decision.seat,
            decision.partner,
            decision.n,
            RESOURCES[decision.give],
            RESOURCES[decision.want],
        )


@choice
class Refuse(Choice):
    """NG-TEAM-07  Not this time; the partner may ask again."""

    def perform(self, g: Northgard, decision: AcceptTrade) -> None:
        refuse(g, decision)


@choice
class Mute(Choice):
    """NG-TEAM-07  No, and no more offers of these two in this Harvest."""

    def perform(self, g: Northgard, decision: AcceptTrade) -> None:
        g.muted.append(pair(decision.partner, decision.want, decision.give))
        refuse(g, decision)


def refuse(g: Northgard, decision: AcceptTrade) -> None:
    g.happened(
        TradeRefused, decision.seat, decision.partner, decision.n, RESOURCES[decision.give], RESOURCES[decision.want]
    )


AGREE, REFUSE, MUTE = Agree(), Refuse(), Mute()
