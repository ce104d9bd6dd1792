"""The shared verbs: card text compiled to small immutable values that can be done and described.

A title says where a seat's tokens lie (`g.wallet`), what its counters count (`g.count`) and how it pays (`g.affords`,
`g.pay`).
"""

from __future__ import annotations

from typing import Any

from karczma.kernel.bases import Plain
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.events import Event, event
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import value

Amounts = tuple[tuple[int, int], ...]  # (token, how many)


@value
class Count(Plain):
    """An amount counted when the effect is done: what fits in a zone, one for every so many, times so many."""

    zone: str
    where: tuple[tuple[str, str], ...] = ()
    times: int = 1
    every: int = 1


@event
class Gained(Event):
    seat: Seat
    by: str
    token: str
    n: int


@value
class Gain(Effect):
    """`gain`: take tokens from the supply, always in full."""

    amounts: Amounts

    def do(self, g: Any, seat: Seat, by: str) -> None:
        wallet = g.wallet(seat)
        for token, n in self.amounts:
            wallet[token] += n
            g.happened(Gained, seat, by, g.tokens[token], n)


@value
class GainCounted(Effect):
    """`gain` with amounts that are counted now; zero is possible."""

    amounts: tuple[tuple[int, Count], ...]

    def do(self, g: Any, seat: Seat, by: str) -> None:
        wallet = g.wallet(seat)
        for token, count in self.amounts:
            n = g.count(seat, count)
            wallet[token] += n
            g.happened(Gained, seat, by, g.tokens[token], n)


@value
class All(Effect):
    """Several steps, one after another; a step that is not possible is skipped and the next one follows."""

    parts: tuple[Effect, ...]
    asks = True

    def possible(self, g: Any, seat: Seat) -> bool:
        return all(part.possible(g, seat) for part in self.parts)

    def do(self, g: Any, seat: Seat, by: str) -> None:
        g.then(*[Use(seat, by, part) for part in self.parts])


@value
class AllGains(Effect):
    """Several gains that ask nobody anything."""

    parts: tuple[Effect, ...]

    def do(self, g: Any, seat: Seat, by: str) -> None:
        for part in self.parts:
            part.do(g, seat, by)


# -- paying and gaining ----------------------------------------------------------------------------------------------


def pay_for(g: Any, seat: Seat, by: str, price: Amounts, effect: Effect) -> None:
    """The price in full, then what it is paid for."""
    g.pay(seat, price)
    g.then(Use(seat, by, effect))


@value
class Exchange(Effect):
    """`exchange`: the owner may pay the left side in full and then take the right side; once per use."""

    pay: Amounts
    gain: Amounts
    asks = True

    def possible(self, g: Any, seat: Seat) -> bool:
        return bool(g.affords(seat, self.pay))

    def do(self, g: Any, seat: Seat, by: str) -> None:
        if g.affords(seat, self.pay):
            g.then(AcceptExchange(seat, by, self))


@frame
class AcceptExchange(Decision):
    """K-EXCHANGE-01  Pay to get, or leave it."""

    clause = "K-EXCHANGE-01"
    seat: Seat
    by: str
    effect: Exchange

    def candidates(self, g: Any) -> list[Choice]:
        return ACCEPT_OR_DECLINE

    def options(self, g: Any) -> list[Choice]:
        return ACCEPT_OR_DECLINE if g.affords(self.seat, self.effect.pay) else [DECLINE]


@choice
class Accept(Choice):
    """Yes: pay and get it, or have it done."""

    def refusal(self, g: Any, decision: Any) -> Refusal | None:
        return None if decision.effect.possible(g, decision.seat) else no(decision.clause, card=decision.by)

    def perform(self, g: Any, decision: Any) -> None:
        match decision.effect:
            case Exchange(pay, gain):
                pay_for(g, decision.seat, decision.by, pay, Gain(gain))
            case effect:
                effect.do(g, decision.seat, decision.by)


@choice
class Decline(Choice):
    """No, thank you."""


ACCEPT, DECLINE = Accept(), Decline()
ACCEPT_OR_DECLINE: list[Choice] = [ACCEPT, DECLINE]


# -- may -----------------------------------------------------------------------------------------------------------


@value
class May(Effect):
    """`may`: the owner decides whether it is done at all."""

    effect: Effect
    asks = True

    def do(self, g: Any, seat: Seat, by: str) -> None:
        if self.effect.possible(g, seat):
            g.then(Whether(seat, by, self.effect))


@frame
class Whether(Decision):
    """K-MAY-01  Do you want it?"""

    clause = "K-MAY-01"
    seat: Seat
    by: str
    effect: Effect

    def candidates(self, g: Any) -> list[Choice]:
        return ACCEPT_OR_DECLINE


# -- choose --------------------------------------------------------------------------------------------------------


@value
class Choose(Effect):
    """`choose`: exactly one branch, chosen anew at each use."""

    branches: tuple[Effect, ...]
    asks = True

    def possible(self, g: Any, seat: Seat) -> bool:
        return any(branch.possible(g, seat) for branch in self.branches)

    def do(self, g: Any, seat: Seat, by: str) -> None:
        g.then(ChooseBranch(seat, by, self.branches))


@frame
class ChooseBranch(Decision):
    """K-CHOOSE-01  Which one? One that cannot be done may not be picked while another can."""

    clause = "K-CHOOSE-01"
    seat: Seat
    by: str
    branches: tuple[Effect, ...]

    def candidates(self, g: Any) -> list[Choice]:
        return BRANCHES[: len(self.branches)]


@choice
class Branch(Choice):
    """The first, second ... of the alternatives, as the card lists them."""

    number: int

    def refusal(self, g: Any, decision: ChooseBranch) -> Refusal | None:
        if decision.branches[self.number - 1].possible(g, decision.seat):
            return None
        if any(branch.possible(g, decision.seat) for branch in decision.branches):
            return no("K-CHOOSE-01", card=decision.by, branch=self.number)
        return None

    def perform(self, g: Any, decision: ChooseBranch) -> None:
        decision.branches[self.number - 1].do(g, decision.seat, decision.by)


BRANCHES: list[Choice] = [Branch(i) for i in range(1, 7)]
