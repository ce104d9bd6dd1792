"""Chapter "Special actions": NG-SPEC-01  what single cards say, done exactly as they say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE, Gained
from karczma.games.northgard.battles.aftermath import lose
from karczma.games.northgard.clans.scorched import may_scorch
from karczma.games.northgard.deck import in_hand, remove
from karczma.games.northgard.harvest.gathering import gather, yields
from karczma.games.northgard.table.terms import FAME, NOBODY, NOWHERE, RESOURCES, Territory
from karczma.games.northgard.variants.creatures import bear_on
from karczma.games.northgard.words.events import KaijaPlaced, ResourceHandedOver, ResourceSwapped
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

# -- resources of one's choice -------------------------------------------------------------------------------------


@value
class GainAny(Effect):
    """`gain_any`: resources of the player's choice from the supply."""

    n: int
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(*[GainWhich(seat, by, RESOURCES)] * self.n)


@frame
class GainWhich(Decision):
    """NG-SPEC-01  Which resource do you gain?"""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str
    kinds: tuple[str, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [GainOne(kind) for kind in RESOURCES]


@choice
class GainOne(Choice):
    resource: str

    def refusal(self, g: Northgard, decision: GainWhich) -> Refusal | None:
        if self.resource in decision.kinds:
            return None
        return no("NG-SPEC-01", resource=self.resource, tile=g.cards.names[g.tiles[g.placed]])

    def perform(self, g: Northgard, decision: GainWhich) -> None:
        g.wallet(decision.seat)[RESOURCES.index(self.resource)] += 1
        g.happened(Gained, decision.seat, decision.by, self.resource, 1)


# -- from other players --------------------------------------------------------------------------------------------


@value
class Plunder(Effect):
    """`plunder`: so many resources of one's choice from the loser of a battle, or all there are; none of a creature."""

    n: int
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        loser = g.beaten.pop(0)  # this is done once for every battle won, in their order
        if loser != NOBODY:
            n = min(self.n, sum(g.wallet(loser)[:FAME]))
            g.then(*[HandOver(seat, by, loser, seat)] * n)


@value
class Tribute(Effect):
    """`tribute`: every opponent with units next to a territory of one's own gives resources of their choice.

    NG-TEAM-11  A partner is no opponent. In player order, while the cap lasts; who has nothing gives nothing.
    """

    n: int
    at_most: int
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        left = self.at_most
        around = {g.owner[t] for own in g.controlled(seat) for t, _ in g.chart.adjacent[own]}
        for other in g.seats_from(g.first):
            if other in around and other not in (seat, g.partner(seat)):
                n = min(self.n, left, sum(g.wallet(other)[:FAME]))
                left -= n
                g.then(*[HandOver(other, by, other, seat)] * n)


@frame
class HandOver(Decision):
    """NG-SPEC-01  Which resource changes hands? The one who is asked chooses."""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str
    giver: Seat
    taker: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return [Hand(kind) for kind in RESOURCES]


@choice
class Hand(Choice):
    resource: str

    def refusal(self, g: Northgard, decision: HandOver) -> Refusal | None:
        has = g.wallet(decision.giver)[RESOURCES.index(self.resource)]
        return None if has else no("NG-SPEC-01", resource=self.resource)

    def perform(self, g: Northgard, decision: HandOver) -> None:
        token = RESOURCES.index(self.resource)
        g.wallet(decision.giver)[token] -= 1
        g.wallet(decision.taker)[token] += 1
        g.happened(ResourceHandedOver, decision.giver, decision.taker, decision.by, self.resource)


# -- swap ----------------------------------------------------------------------------------------------------------


@value
class Swap(Effect):
    """`swap`: up to so many own resources for others of the supply, one for one."""

    n: int
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(SwapWhat(seat, by, self.n))


@frame
class SwapWhat(Decision):
    """NG-SPEC-01  Which resource for which?"""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str
    left: int

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(SwapFor(a, b) for a in RESOURCES for b in RESOURCES if a != b), DECLINE]


@choice
class SwapFor(Choice):
    give: str
    take: str

    def refusal(self, g: Northgard, decision: SwapWhat) -> Refusal | None:
        has = g.wallet(decision.seat)[RESOURCES.index(self.give)]
        return None if has else no("NG-SPEC-01", resource=self.give)

    def perform(self, g: Northgard, decision: SwapWhat) -> None:
        g.wallet(decision.seat)[RESOURCES.index(self.give)] -= 1
        g.wallet(decision.seat)[RESOURCES.index(self.take)] += 1
        g.happened(ResourceSwapped, decision.seat, self.give, self.take)
        if decision.left > 1:
            g.then(SwapWhat(decision.seat, decision.by, decision.left - 1))


# -- gather --------------------------------------------------------------------------------------------------------


@value
class GatherFromTerritory(Effect):
    """`gather` from one controlled territory, as in the Harvest, never fame; a wolf counts, Scorched Earth not."""

    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        if g.controlled(seat):
            g.then(GatherWhere(seat, by))


@frame
class GatherWhere(Decision):
    """NG-SPEC-01  From which territory?"""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str

    def candidates(self, g: Northgard) -> list[Choice]:
        return [GatherAt(t) for t in g.chart.territories]


@choice
class GatherAt(Choice):
    territory: Territory

    def refusal(self, g: Northgard, decision: GatherWhere) -> Refusal | None:
        return None if g.owner[self.territory] == decision.seat else no("NG-SPEC-01", territory=self.territory)

    def facts(self, g: Northgard, decision: GatherWhere) -> dict[str, int]:
        return dict(zip(RESOURCES, yields(g, self.territory), strict=True))

    def perform(self, g: Northgard, decision: GatherWhere) -> None:
        gather(g, decision.seat, self.territory)


@value
class GatherFromTile(Effect):
    """`gather` one resource of a kind printed on the tile just laid; nothing if it shows none, or none was laid."""

    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        if g.placed != NOWHERE:
            face = g.cards.tiles[g.tiles[g.placed] - g.cards.first_tile]
            kinds = tuple(kind for token, kind in enumerate(RESOURCES) if any(icons[token] for icons in face.icons))
            if kinds:
                g.then(GainWhich(seat, by, kinds))


# -- cards out of the game -----------------------------------------------------------------------------------------


@value
class RemoveCards(Effect):
    """`remove_card`: up to so many other hand cards out of the game for free, never Unrest; nothing is drawn."""

    n: int
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(*[RemoveWhich(seat, by)] * self.n)


@frame
class RemoveWhich(Decision):
    """NG-SPEC-01  Do you remove a card from the game?"""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str

    def candidates(self, g: Northgard) -> list[Choice]:
        names = [g.cards.names[card] for card in g.players[self.seat].hand]
        return [*(RemoveThis(name) for name in dict.fromkeys(names)), DECLINE]


@choice
class RemoveThis(Choice):
    card: str

    def refusal(self, g: Northgard, decision: RemoveWhich) -> Refusal | None:
        return no("NG-TURN-12") if g.cards.is_unrest[g.cards.card_id[self.card]] else None

    def perform(self, g: Northgard, decision: RemoveWhich) -> None:
        remove(g, decision.seat, in_hand(g, decision.seat, self.card))


# -- clan cards ----------------------------------------------------------------------------------------------------


@value
class PlaceToken(Effect):
    """`place_token`: NG-CLAN-14  Scorched Earth may be placed, here after the card's move."""

    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        may_scorch(g, seat)


@value
class PlaceKaija(Effect):
    """`place_kaija`: from the reserve onto, or from the map to, a controlled territory.

    No Recruit action, so no Training Camp; no Move either, so a bear does not hold her, but she may not go to one.
    """

    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        if g.has_kaija(seat) and g.controlled(seat):
            g.then(KaijaWhere(seat, by))


@frame
class KaijaWhere(Decision):
    """NG-SPEC-01  Where does Kaija go?"""

    clause = "NG-SPEC-01"
    seat: Seat
    by: str

    def candidates(self, g: Northgard) -> list[Choice]:
        return [*(KaijaTo(t) for t in g.chart.territories), DECLINE]


@choice
class KaijaTo(Choice):
    territory: Territory

    def refusal(self, g: Northgard, decision: KaijaWhere) -> Refusal | None:
        if g.owner[self.territory] != decision.seat:
            return no("NG-SPEC-01", territory=self.territory)
        if self.territory == g.kaija:
            return no("NG-SPEC-01", source=self.territory)
        return no("NG-CTYPE-01", territory=self.territory) if bear_on(g, self.territory) else None

    def perform(self, g: Northgard, decision: KaijaWhere) -> None:
        if g.kaija != NOWHERE:
            g.withdraw(g.kaija, 1)
        g.station(decision.seat, self.territory, 1)
        g.kaija = self.territory
        g.happened(KaijaPlaced, decision.seat, self.territory)


@value
class Kill(Effect):
    """`kill`: enemy units on the territory with Scorched Earth. No battle: no retreat, no reward.

    A figure falls, Kaija only if she is the last unit there.
    """

    n: int

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        where = g.scorched
        if where == NOWHERE or not g.is_enemy(seat, where):
            return
        owner = g.owner[where]
        for _ in range(min(self.n, g.units[where])):
            kaija = g.kaija == where and g.units[where] == 1
            g.withdraw(where, 1)
            lose(g, owner, where, 1, kaija)
