"""Card verbs of this title: the five actions, and what depends on them. See special.py for the special actions.

NG-CARD-03, NG-CARD-06  Starting cards recruit, explore, move once or build; NG-CARD-05 others also draw or do more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from karczma.effects.load import Compiler, Data, Vocabulary, fits, one_of
from karczma.effects.verbs import BRANCHES, All, Amounts, Gained, May, pay_for
from karczma.games.northgard.actions.build import BuildWhat
from karczma.games.northgard.actions.draw import Drawing
from karczma.games.northgard.actions.explore import Exploring, can_explore
from karczma.games.northgard.actions.recruit import Recruiting
from karczma.games.northgard.actions.special import (
    GainAny,
    GatherFromTerritory,
    GatherFromTile,
    Kill,
    PlaceKaija,
    PlaceToken,
    Plunder,
    RemoveCards,
    Swap,
    Tribute,
)
from karczma.games.northgard.deck import can_draw
from karczma.games.northgard.moves.move import Moving, Orders
from karczma.games.northgard.table.counting import COUNTERS
from karczma.games.northgard.table.terms import DEEDS, TOKENS
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

WITHOUT_LIMIT = 99


@value
class RecruitAction(Effect):
    """`recruit`: up to so many units; `split: distinct`: each on another territory."""

    units: int
    distinct: bool = False
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(Recruiting(seat, self.units, self.distinct))


@value
class ExploreAction(Effect):
    """`explore`: so many Explore actions, each drawing so many tiles of which one is laid (NG-EXPL-07, NG-EXPL-28)."""

    times: int
    tiles: int = 1
    asks = True

    def possible(self, g: Northgard, seat: Seat) -> bool:
        return can_explore(g, seat)

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(*[Exploring(seat, self.tiles)] * self.times)


@value
class MoveAction(Effect):
    """`move`: one Move action (NG-MOVE-01), with its bonus for every battle it causes (NG-MOVE-05)."""

    moves: int
    attack: int = 0
    damage: int = 0
    ignore_difficult: bool = False
    peaceful: bool = False
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        orders = Orders(self.ignore_difficult, self.peaceful)
        g.then(Moving(seat, self.moves, self.attack, self.damage, orders))


@value
class BuildAction(Effect):
    """`build`: up to so many buildings, one after another (NG-BUILD-12)."""

    buildings: int
    discount: int = 0
    only: str = ""
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(BuildWhat(seat, self.buildings, self.discount, self.only))


@value
class DrawAction(Effect):
    """`draw`: NG-DRAW-01  keep, discard and put back."""

    cards: int
    keep: int
    discard: int = 0
    top: int = 0
    asks = True

    def possible(self, g: Northgard, seat: Seat) -> bool:
        return can_draw(g, seat, self.cards)

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(Drawing(seat, self.cards, self.discard, self.top))


@value
class GainEach(Effect):
    """`gain_each`: so many for every so many of what is counted now, rounded down, with a cap on the total."""

    token: int
    n: int
    each: str
    every: int = 1
    at_most: int = WITHOUT_LIMIT

    def amount(self, g: Northgard, seat: Seat) -> int:
        return min(COUNTERS[self.each](g, seat) // self.every * self.n, self.at_most)

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        n = self.amount(g, seat)
        g.wallet(seat)[self.token] += n
        g.happened(Gained, seat, by, TOKENS[self.token], n)


@value
class EachTime(Effect):
    """`each_time`: once for every time that the earlier steps of this card achieved it."""

    deed: int
    effect: Effect
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(*[Use(seat, by, self.effect)] * g.deeds[self.deed])


@value
class PaidFor(Effect):
    """`pay_to`: pay in full, then do the rest."""

    pay: Amounts
    effect: Effect
    asks = True

    def possible(self, g: Northgard, seat: Seat) -> bool:
        return bool(g.affords(seat, self.pay))

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        pay_for(g, seat, by, self.pay, self.effect)


@value
class ChooseDifferent(Effect):
    """`choose_different`: so many different ones of these actions, in any order."""

    count: int
    branches: tuple[Effect, ...]
    asks = True

    def do(self, g: Northgard, seat: Seat, by: str) -> None:
        g.then(ChooseNext(seat, by, self.count, self.branches, ()))


@frame
class ChooseNext(Decision):
    """NG-CARD-04  Which action next? Each only once."""

    clause = "NG-CARD-04"
    seat: Seat
    by: str
    count: int
    branches: tuple[Effect, ...]
    used: tuple[int, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return PICKS[: len(self.branches)]


@choice
class Pick(Choice):
    number: int

    def refusal(self, g: Northgard, decision: ChooseNext) -> Refusal | None:
        if self.number in decision.used:
            return no("NG-CARD-04", number=self.number)
        if not decision.branches[self.number - 1].possible(g, decision.seat):
            return no("NG-CARD-08", number=self.number)
        return None

    def perform(self, g: Northgard, decision: ChooseNext) -> None:
        g.then(Use(decision.seat, decision.by, decision.branches[self.number - 1]))
        if decision.count > 1:
            used = (*decision.used, self.number)
            g.then(ChooseNext(decision.seat, decision.by, decision.count - 1, decision.branches, used))


PICKS: list[Choice] = [Pick(i) for i in range(1, len(BRANCHES) + 1)]


# -- what a card needs ---------------------------------------------------------------------------------------------


def parts(effect: Effect | None) -> tuple[Effect, ...]:
    if effect is None:
        return ()
    return effect.parts if isinstance(effect, All) else (effect,)


def cards_drawn(effect: Effect | None) -> int:
    """How many cards its Draw action draws; 0 if it has none."""
    return max((part.cards for part in parts(effect) if isinstance(part, DrawAction)), default=0)


def only_explores(effect: Effect | None) -> bool:
    """A card that explores and nothing else: a reward for what the card did before is nothing by itself."""
    own = [part for part in parts(effect) if not isinstance(part, EachTime | GatherFromTile)]
    return bool(own) and all(isinstance(part, ExploreAction) for part in own)


# -- compiling -----------------------------------------------------------------------------------------------------


def recruit(text: Vocabulary, body: Data) -> Effect:
    fits("recruit", body, must=("units",), may=("split",))
    one_of("split", body.get("split", "distinct"), ("distinct",))
    return RecruitAction(body["units"], "split" in body)


def explore(text: Vocabulary, body: Data) -> Effect:
    fits("explore", body, must=("times",), may=("tiles",))
    return ExploreAction(**body)


def move(text: Vocabulary, body: Data) -> Effect:
    fits("move", body, must=("moves",), may=("attack", "damage", "ignore_difficult", "peaceful"))
    return MoveAction(**body)


def build(text: Vocabulary, body: Data) -> Effect:
    fits("build", body, must=("buildings",), may=("discount", "only"))
    one_of("only", body.get("only", "small"), ("small", "large"))
    return BuildAction(**body)


def draw(text: Vocabulary, body: Data) -> Effect:
    fits("draw", body, must=("cards", "keep"), may=("discard", "top"))
    effect = DrawAction(**body)
    if effect.cards != effect.keep + effect.discard + effect.top:
        raise ValueError(f"draw: {effect.cards} cards are not all kept, discarded or put back")
    return effect


def gain_each(text: Vocabulary, body: Data) -> Effect:
    fits("gain_each", body, must=("token", "n", "each"), may=("every", "at_most"))
    one_of("each", body["each"], COUNTERS)
    return GainEach(**{**body, "token": text.token(body["token"])})


def each_time(text: Vocabulary, body: Data) -> Effect:
    fits("each_time", body, must=("deed", "do"))
    one_of("deed", body["deed"], DEEDS)
    return EachTime(DEEDS.index(body["deed"]), text.steps(body["do"]))


def pay_to(text: Vocabulary, body: Data) -> Effect:
    fits("pay_to", body, must=("pay", "do"))
    return May(PaidFor(text.amounts(body["pay"]), text.steps(body["do"])))


def choose_different(text: Vocabulary, body: Data) -> Effect:
    fits("choose_different", body, must=("count", "of"))
    return ChooseDifferent(body["count"], tuple(text.steps(branch) for branch in body["of"]))


def gather(text: Vocabulary, where: str) -> Effect:
    one_of("gather", where, ("one_controlled_territory", "placed_tile_one"))
    return GatherFromTile() if where == "placed_tile_one" else GatherFromTerritory()


VERBS: Mapping[str, Compiler] = {
    "recruit": recruit,
    "explore": explore,
    "move": move,
    "build": build,
    "draw": draw,
    "gain_each": gain_each,
    "each_time": each_time,
    "pay_to": pay_to,
    "choose_different": choose_different,
    "gather": gather,
    "gain_any": lambda text, n: GainAny(n),
    "plunder": lambda text, n: Plunder(n),
    "tribute": lambda text, body: Tribute(**body),
    "swap": lambda text, n: Swap(n),
    "remove_card": lambda text, n: RemoveCards(n),
    "place_token": lambda text, _: PlaceToken(),
    "place_kaija": lambda text, _: PlaceKaija(),
    "kill": lambda text, n: Kill(n),
}
