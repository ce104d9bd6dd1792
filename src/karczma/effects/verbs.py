"""The shared verbs: card text compiled to small immutable values that can be done and described.

A title says where a seat's tokens lie (`g.wallet`), what its counters count (`g.count`), how it pays (`g.affords`,
`g.pay`) and whom a card may be used against (`g.targets`).
"""

from __future__ import annotations

from typing import Any

from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.events import Event, event
from karczma.kernel.flow import Decision, frame
from karczma.kernel.questions import Effect, Use
from karczma.kernel.state import Plain, value

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


@event
class Stolen(Event):
    seat: Seat
    by: str
    opponent: Seat
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


# -- exchange ------------------------------------------------------------------------------------------------------


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

    def refusal(self, g: Any, asked: Any) -> Refusal | None:
        return None if asked.effect.possible(g, asked.seat) else no(asked.clause, card=asked.by)

    def perform(self, g: Any, asked: Any) -> None:
        match asked.effect:
            case Exchange(pay, gain):
                g.pay(asked.seat, pay)
                g.then(Use(asked.seat, asked.by, Gain(gain)))
            case effect:
                effect.do(g, asked.seat, asked.by)


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

    def refusal(self, g: Any, asked: ChooseBranch) -> Refusal | None:
        if asked.branches[self.number - 1].possible(g, asked.seat):
            return None
        if any(branch.possible(g, asked.seat) for branch in asked.branches):
            return no("K-CHOOSE-01", card=asked.by, branch=self.number)
        return None

    def perform(self, g: Any, asked: ChooseBranch) -> None:
        asked.branches[self.number - 1].do(g, asked.seat, asked.by)


BRANCHES: list[Choice] = [Branch(i) for i in range(1, 7)]


# -- steal ---------------------------------------------------------------------------------------------------------


@value
class Steal(Effect):
    """`steal`: from one chosen opponent, one of the kinds listed, never more than that opponent has.

    `up_to`: the thief may take fewer, none included. An opponent with nothing may be chosen. Where there is no
    opponent to be had (a solo game) the full amount comes from the supply.
    """

    one_of: Amounts
    up_to: bool = False
    asks = True

    def do(self, g: Any, seat: Seat, by: str) -> None:
        if not g.targets(seat):
            g.then(ChooseBranch(seat, by, tuple(Gain((amount,)) for amount in self.one_of)))
        else:
            g.then(StealWhat(seat, by, self))


@frame
class StealWhat(Decision):
    """K-STEAL-01  From whom, and what?"""

    clause = "K-STEAL-01"
    seat: Seat
    by: str
    effect: Steal

    def candidates(self, g: Any) -> list[Choice]:
        return [StealFrom(who, g.tokens[token]) for who in g.targets(self.seat) for token, _ in self.effect.one_of]


@choice
class StealFrom(Choice):
    opponent: Seat
    token: str

    def perform(self, g: Any, asked: StealWhat) -> None:
        token, most = next((t, n) for t, n in asked.effect.one_of if g.tokens[t] == self.token)
        most = min(most, g.wallet(self.opponent)[token])
        if asked.effect.up_to:
            g.then(StealHowMany(asked.seat, asked.by, self.opponent, token, most))
        else:
            steal(g, asked, self.opponent, token, most)


@frame
class StealHowMany(Decision):
    """K-STEAL-02  How many of them?"""

    clause = "K-STEAL-02"
    seat: Seat
    by: str
    opponent: Seat
    token: int
    most: int

    def candidates(self, g: Any) -> list[Choice]:
        return [StealSome(n) for n in range(self.most + 1)]


@choice
class StealSome(Choice):
    n: int

    def perform(self, g: Any, asked: StealHowMany) -> None:
        steal(g, asked, asked.opponent, asked.token, self.n)


def steal(g: Any, asked: StealWhat | StealHowMany, opponent: Seat, token: int, n: int) -> None:
    g.wallet(opponent)[token] -= n
    g.wallet(asked.seat)[token] += n
    g.happened(Stolen, asked.seat, asked.by, opponent, g.tokens[token], n)
