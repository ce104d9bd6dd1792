"""Chapter "Harvest", its last step: three resources for one; partners trade one for one (variants/teams.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.northgard.table.terms import FAME, RESOURCES
from karczma.games.northgard.variants.teams import OFFERS
from karczma.games.northgard.words.events import ResourcesExchanged
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

GIVEN = 3  # NG-HARV-08  resources for one


@frame
class Exchanging(Procedure):
    """One player exchanges, and trades with a partner, until that is enough."""

    seat: Seat

    @step("NG-HARV-08")
    def exchange(self, g: Northgard) -> None:
        """Any number of times three resources for one."""
        g.dealt = False  # NG-TEAM-07
        g.then(ExchangeFor(self.seat))

    @step("NG-TEAM-07")
    def partner_again(self, g: Northgard) -> None:
        """A partner who had exchanged before may trade again, once anything has changed."""
        g.exchanged.append(self.seat)
        if g.dealt and g.partner(self.seat) in g.exchanged:
            g.then(Exchanging(g.partner(self.seat)))


@frame
class ExchangeFor(Decision):
    """NG-HARV-08  Three resources for one? NG-HARV-09  Fame is no resource. NG-TEAM-07  Or a trade with the partner?"""

    clause = "NG-HARV-08"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*TRADES, *(OFFERS if g.teams else ()), DECLINE]

    def options(self, g: Northgard) -> list[Choice]:
        trades = TRADES if sum(g.players[self.seat].wallet[:FAME]) >= GIVEN else []
        offers = [offer for offer in OFFERS if not offer.refusal(g, self)] if g.teams else []
        return [*trades, *offers, DECLINE]


@choice
class TradeFor(Choice):
    resource: str

    def refusal(self, g: Northgard, decision: ExchangeFor) -> Refusal | None:
        has = sum(g.players[decision.seat].wallet[:FAME])
        return no("NG-HARV-08", has=has) if has < GIVEN else None

    def perform(self, g: Northgard, decision: ExchangeFor) -> None:
        g.then(GiveWhat(decision.seat, RESOURCES.index(self.resource)), decision)


TRADES: list[Choice] = [TradeFor(resource) for resource in RESOURCES]


@frame
class GiveWhat(Decision):
    """NG-HARV-08  Which three do you give? Any mix."""

    clause = "NG-HARV-08"
    seat: Seat
    token: int

    def candidates(self, g: Northgard) -> list[Give]:
        return MIXES

    def options(self, g: Northgard) -> list[Give]:
        food, wood, lore, _ = g.players[self.seat].wallet
        return [mix for mix in MIXES if mix.food <= food and mix.wood <= wood and mix.lore <= lore]


@choice
class Give(Choice):
    food: int
    wood: int
    lore: int

    def refusal(self, g: Northgard, decision: GiveWhat) -> Refusal | None:
        for token, n in enumerate((self.food, self.wood, self.lore)):
            has = g.players[decision.seat].wallet[token]
            if n > has:
                return no("NG-HARV-08", resource=RESOURCES[token], has=has)
        return None

    def perform(self, g: Northgard, decision: GiveWhat) -> None:
        wallet, given = g.players[decision.seat].wallet, (self.food, self.wood, self.lore)
        for token, n in enumerate(given):
            wallet[token] -= n
        wallet[decision.token] += 1
        g.dealt = True
        g.happened(ResourcesExchanged, decision.seat, *given, RESOURCES[decision.token])


MIXES = [Give(food, wood, GIVEN - food - wood) for food in range(GIVEN, -1, -1) for wood in range(GIVEN - food, -1, -1)]
