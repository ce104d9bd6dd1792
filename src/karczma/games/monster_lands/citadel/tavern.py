"""Chapter "The Citadel and its buildings": the Tavern, with greenhorns and rounds of beer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.trophies import to_afford
from karczma.games.monster_lands.citadel.hiring import too_proud
from karczma.games.monster_lands.citadel.spaces import UseDiscount, discounts, price
from karczma.games.monster_lands.members import by_name, distinct, offer, recruit
from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.table.storage import pay
from karczma.games.monster_lands.table.terms import GOLD, TAVERN
from karczma.games.monster_lands.words.events import BeerPaid
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class AtTheTavern(Decision):
    """ML-TAV-01  Whom do you recruit? ML-TAV-11  Before that, one round of beer may be paid."""

    clause = "ML-TAV-01"
    seat: Seat
    influence: int
    off: int
    beer: bool

    def candidates(self, g: MonsterLands) -> list[Choice]:
        present = [Recruit(name) for name in distinct(g, [*g.offer, *g.greenhorns[:1]])]
        lower = [UseDiscount(by) for by in discounts(g, self.seat, TAVERN)]
        return [*present, *lower, *to_afford(g, self.seat, self.prices(g)), LEAVE, BUY_BEER]

    def prices(self, g: MonsterLands) -> list[int]:
        """Of those who would come, and of the beer."""
        most, cards = excess(g, self.seat), g.cards
        willing = [m for m in (*g.offer, *g.greenhorns[:1]) if cards.members[m].reputation <= most]
        asked = [price(cards.members[m].cost, self.influence, self.off) for m in willing]
        return asked if self.beer else [*asked, beer_cost(g)]

    def cheaper(self, by: int) -> AtTheTavern:
        return AtTheTavern(self.seat, self.influence, self.off + by, self.beer)


@choice
class Recruit(Choice):
    """ML-TAV-01, ML-GREEN-06  A displayed mercenary or a greenhorn, for gold."""

    mercenary: str

    def refusal(self, g: MonsterLands, decision: AtTheTavern) -> Refusal | None:
        member = by_name(g, [*g.offer, *g.greenhorns], self.mercenary)
        cost, gold = (
            price(g.cards.members[member].cost, decision.influence, decision.off),
            g.players[decision.seat].wallet[GOLD],
        )
        short = no("ML-CITADEL-04", price=cost, gold=gold) if cost > gold else None
        return too_proud(g, decision.seat, member) or short

    def facts(self, g: MonsterLands, decision: AtTheTavern) -> dict[str, int]:
        base = g.cards.members[by_name(g, [*g.offer, *g.greenhorns], self.mercenary)].cost
        cost = price(base, decision.influence, decision.off)
        return {"price": cost, "base": base, "influence": decision.influence, "off": decision.off}

    def perform(self, g: MonsterLands, decision: AtTheTavern) -> None:
        """ML-TAV-07 is the rulebook's example."""
        member = by_name(g, [*g.offer, *g.greenhorns], self.mercenary)
        pay(g, decision.seat, price(g.cards.members[member].cost, decision.influence, decision.off))
        recruit(g, decision.seat, member)


def beer_cost(g: MonsterLands) -> int:
    """ML-TAV-11  Two gold, ML-SCEN-07 or what the scenario says; ML-INFL-06 no discount touches it."""
    cheaper = g.has_rule("beer_round_cost")
    return cheaper if isinstance(cheaper, int) else g.cards.beer


@choice
class BuyBeer(Choice):
    """ML-TAV-11  All displayed mercenaries go, and others come."""

    def refusal(self, g: MonsterLands, decision: AtTheTavern) -> Refusal | None:
        if decision.beer:
            return no("ML-TAV-11")
        cost, gold = beer_cost(g), g.players[decision.seat].wallet[GOLD]
        return no("ML-TAV-11", price=cost, gold=gold) if cost > gold else None

    def perform(self, g: MonsterLands, decision: AtTheTavern) -> None:
        pay(g, decision.seat, beer_cost(g))
        g.happened(BeerPaid, decision.seat, beer_cost(g))
        gone, g.offer = g.offer, []
        g.member_discard += gone
        for at in range(len(gone)):
            offer(g, at)
        g.then(AtTheTavern(decision.seat, decision.influence, decision.off, True))


@choice
class Leave(Choice):
    """ML-TAV-11  After a round of beer nobody need be recruited."""

    def refusal(self, g: MonsterLands, decision: AtTheTavern) -> Refusal | None:
        return None if decision.beer else no("ML-CITADEL-04")


BUY_BEER, LEAVE = BuyBeer(), Leave()
