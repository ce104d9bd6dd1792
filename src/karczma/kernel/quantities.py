"""Quantities and moments: the only two ways for a card in play to reach into the rules.

A quantity is a number that cards may change (`g.value(DOMAIN_COST, seat, card)`); a moment is an event type that cards
listen for (`g.happened(MonsterSlain, seat, ...)`). The index from both to the cards in play is brought up to date when
a card enters or leaves play. Its tuples are replaced, never changed, so copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Annotated, Any, ClassVar, NamedTuple, ParamSpec

from karczma.kernel.bases import Plain
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.events import clause_of, under
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.state import DERIVED, SHARED, state
from karczma.kernel.zones import Card, Table

P = ParamSpec("P")


class Effect(Plain):
    """What a card says, compiled: a value, not a closure, so that a frame may hold it."""

    __slots__ = ()
    asks: ClassVar[bool] = False  # True: needs a player's answer, so it becomes frames and its order may matter

    def do(self, g: Any, seat: Seat, by: str) -> None:
        """Carry it out for that seat; `by` is the catalogue id of the card that says so."""
        raise NotImplementedError

    def possible(self, g: Any, seat: Seat) -> bool:
        """Whether it can be carried out in full now."""
        return True


@frame
class Use(Procedure):
    """Do what a card says."""

    seat: Seat
    by: str
    effect: Effect

    @step("K-USE-01")
    def use(self, g: Any) -> None:
        if g.heard is not None:
            g.rule = clause_of(type(self.effect)) or g.card_rule(self.by) or g.rule
        self.effect.do(g, self.seat, self.by)


class Quantity:
    """A number that a base rule gives; cards in play multiply it first and add to it then."""

    def __init__(self, clause: str, base: Callable[[Any, Seat, int], int]) -> None:
        self.clause, self.base, self.nth = clause, base, len(MADE.setdefault(clause, []))
        MADE[clause].append(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return made, (self.clause, self.nth)


MADE: dict[str, list[Quantity]] = {}  # by clause, in order: a copied or pickled one is the same again


def made(clause: str, nth: int) -> Quantity:
    return MADE[clause][nth]


class While(NamedTuple):
    """`while`: as long as the card is in play, a quantity of its owner changes."""

    quantity: Quantity
    times: int = 1
    add: int = 0


class When(NamedTuple):
    """`when`: the effect is done each time the event happens (`mine`: only if it happens to its owner)."""

    event: type
    effect: Effect
    mine: bool = True


class Listener(NamedTuple):
    seat: Seat
    by: str
    rule: While | When


@state
class Reactive(Table):
    """A table with cards in play."""

    index: Annotated[dict[object, tuple[Listener, ...]], DERIVED, SHARED] = field(default_factory=dict)

    def in_play(self) -> Sequence[tuple[Seat, Card]]:
        """All cards in play, in the order they came: what the index must follow from."""
        return ()

    def standing(self, card: Card) -> tuple[str, tuple[While | When, ...]]:
        """The catalogue id of a card, and its `when` and `while` parts."""
        raise NotImplementedError

    def enters(self, seat: Seat, card: Card) -> None:
        """Listeners stand by seat, then in order of entering: an order that follows from the table."""
        by, rules = self.standing(card)
        for rule in rules:
            key = key_of(rule, seat)
            listeners = sorted((*self.index.get(key, ()), Listener(seat, by, rule)), key=by_seat)
            self.index = {**self.index, key: tuple(listeners)}

    def leaves(self, seat: Seat, card: Card) -> None:
        by, rules = self.standing(card)
        for rule in rules:
            key = key_of(rule, seat)
            rest = list(self.index[key])
            rest.remove(Listener(seat, by, rule))  # other copies of the card stay
            self.index = {k: v for k, v in (self.index | {key: tuple(rest)}).items() if v}

    def rebuild(self) -> None:
        self.index = {}
        for seat, card in self.in_play():
            self.enters(seat, card)

    def value(self, quantity: Quantity, seat: Seat, subject: int) -> int:
        """The value of a quantity, after all cards of that seat have had their say."""
        amount = quantity.base(self, seat, subject)
        listeners = self.index.get((quantity, seat))
        if listeners is not None:
            for _, _, rule in listeners:
                amount *= rule.times  # type: ignore[union-attr]
            for _, _, rule in listeners:
                amount += rule.add  # type: ignore[union-attr]
        return amount

    def happened(self, event: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Something happened: tell those who listen, and let cards that wait for it act next."""
        if self.heard is not None:
            self.heard.append(under(event(*args, **kwargs), self.rule))  # type: ignore[type-var]
        listeners = self.index.get(event)
        if listeners is not None:
            it: Any = event(*args, **kwargs)
            self.react([each for each in listeners if not each.rule.mine or it.seat == each.seat])  # type: ignore[union-attr]

    def react(self, listeners: list[Listener]) -> None:
        """Effects that ask nobody are done at once; the others wait, in the order their owner chooses (K-ORDER-01)."""
        waiting: dict[Seat, list[Use]] = {}
        running = self.running
        for seat, by, rule in listeners:
            assert isinstance(rule, When)
            use = Use(seat, by, rule.effect)
            if rule.effect.asks:
                waiting.setdefault(seat, []).append(use)
            else:
                use.use(self)
        self.running = running
        self.then(*(uses[0] if len(uses) == 1 else InOrder(seat, tuple(uses)) for seat, uses in waiting.items()))


def by_seat(listener: Listener) -> Seat:
    return listener.seat


def key_of(rule: While | When, seat: Seat) -> object:
    return rule.event if isinstance(rule, When) else (rule.quantity, seat)


@frame
class InOrder(Decision):
    """K-ORDER-01  Powers that work at the same moment are used in the order that their owner chooses."""

    clause = "K-ORDER-01"
    seat: Seat
    uses: tuple[Use, ...]

    def candidates(self, g: Any) -> list[Choice]:
        return [First(by) for by in dict.fromkeys(use.by for use in self.uses)]


@choice
class First(Choice):
    """K-ORDER-01  This one first."""

    card: str

    def perform(self, g: Any, decision: InOrder) -> None:
        first = next(use for use in decision.uses if use.by == self.card)
        rest = list(decision.uses)
        rest.remove(first)
        g.then(first, rest[0] if len(rest) == 1 else InOrder(decision.seat, tuple(rest)))
