"""The shared verbs, on a market stall: a toy table with eggs and flour, and nothing else to know."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest

from karczma.effects.verbs import (
    ACCEPT,
    DECLINE,
    All,
    AllGains,
    Amounts,
    Branch,
    Choose,
    Count,
    Exchange,
    Gain,
    GainCounted,
    Gained,
    May,
)
from karczma.kernel.choices import Choice, Illegal, Seat
from karczma.kernel.flow import Decision, frame
from karczma.kernel.game import Game
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import state
from karczma.kernel.zones import GOODS
from karczma.ledger import clause

EGG, FLOUR = 0, 1
TWO_EGGS, BAG = Gain(((EGG, 2),)), Gain(((FLOUR, 1),))


@state
class Stall(Game):
    tokens: ClassVar[tuple[str, ...]] = ("egg", "flour")

    wallets: Annotated[list[list[int]], GOODS]

    def wallet(self, seat: Seat) -> list[int]:
        return self.wallets[seat]

    def affords(self, seat: Seat, amounts: Amounts) -> bool:
        return all(self.wallets[seat][token] >= n for token, n in amounts)

    def pay(self, seat: Seat, amounts: Amounts) -> None:
        for token, n in amounts:
            self.wallets[seat][token] -= n

    def count(self, seat: Seat, count: Count) -> int:
        return self.wallets[seat][EGG] // count.every * count.times


@frame
class Pause(Decision):
    """What was going on: it continues after everything the card says."""

    ask_anyway = True
    seat: Seat

    def candidates(self, g: Any) -> list[Choice]:
        return [DECLINE]


def using(effect: Effect, *wallets: list[int]) -> Stall:
    """Seat 0 uses a card that says so; something else waits until it is done."""
    g = Stall(seats=len(wallets), wallets=list(wallets))
    g.listen()
    return g.start(Use(0, "card", effect), Pause(0))


def say(g: Stall, *choices: Choice) -> Stall:
    for choice in choices:
        g.apply(choice, g.deciding()[0])
    return g


def offered(g: Stall) -> list[Choice]:
    return list(g.options(g.deciding()[0]))


def done(g: Stall) -> bool:
    return isinstance(g.frames[-1], Pause)


# -- gain ----------------------------------------------------------------------------------------------------------


def test_a_gain_is_taken_in_full_without_asking() -> None:
    g = using(Gain(((EGG, 2), (FLOUR, 1))), [1, 1], [5, 5])
    assert done(g)
    assert g.wallets == [[3, 2], [5, 5]]
    assert g.heard == [Gained(0, "card", "egg", 2), Gained(0, "card", "flour", 1)]


def test_a_counted_gain_counts_when_it_is_done() -> None:
    twice_each = GainCounted(((FLOUR, Count("eggs", times=2)),))
    assert using(twice_each, [3, 1]).wallets == [[3, 7]]
    for_every_two = GainCounted(((FLOUR, Count("eggs", every=2)),))
    assert using(for_every_two, [3, 1]).wallets == [[3, 2]]
    doubling = GainCounted(((EGG, Count("eggs")), (FLOUR, Count("eggs"))))
    g = using(doubling, [3, 0])
    assert g.wallets == [[6, 6]]  # the second count sees what the first one brought
    assert g.heard == [Gained(0, "card", "egg", 3), Gained(0, "card", "flour", 6)]


def test_a_counted_gain_of_nothing_is_told_all_the_same() -> None:
    g = using(GainCounted(((FLOUR, Count("eggs")),)), [0, 4])
    assert g.wallets == [[0, 4]]
    assert g.heard == [Gained(0, "card", "flour", 0)]


# -- several steps -------------------------------------------------------------------------------------------------


def test_several_gains_are_done_one_after_another_without_asking() -> None:
    g = using(AllGains((TWO_EGGS, GainCounted(((FLOUR, Count("eggs")),)))), [1, 0])
    assert done(g)
    assert g.wallets == [[3, 3]]


def test_several_steps_are_done_in_their_order() -> None:
    g = using(All((Exchange(((EGG, 1),), ((FLOUR, 1),)), TWO_EGGS)), [1, 0])
    assert g.wallets == [[1, 0]]  # the eggs have to wait for the answer
    say(g, ACCEPT)
    assert g.wallets == [[2, 1]]
    assert done(g)


def test_a_step_that_is_not_possible_is_skipped_and_the_next_one_follows() -> None:
    g = using(All((Exchange(((EGG, 1),), ((FLOUR, 1),)), TWO_EGGS)), [0, 0])
    assert done(g)
    assert g.wallets == [[2, 0]]


def test_several_steps_are_possible_if_all_of_them_are() -> None:
    g = using(TWO_EGGS, [0, 0])
    dear = Exchange(((FLOUR, 1),), ())
    assert All((TWO_EGGS, BAG)).possible(g, 0)
    assert not All((TWO_EGGS, dear)).possible(g, 0)


# -- exchange ------------------------------------------------------------------------------------------------------

BREAD = Exchange(((EGG, 1), (FLOUR, 2)), ((EGG, 4),))


@clause("K-EXCHANGE-01")
def test_an_exchange_that_is_accepted_is_paid_and_then_taken_once() -> None:
    g = using(BREAD, [2, 5])
    assert offered(g) == [ACCEPT, DECLINE]
    say(g, ACCEPT)
    assert g.wallets == [[5, 3]]
    assert g.heard == [Gained(0, "card", "egg", 4)]
    assert done(g)


@clause("K-EXCHANGE-01")
def test_an_exchange_that_is_declined_changes_nothing() -> None:
    g = say(using(BREAD, [2, 5]), DECLINE)
    assert g.wallets == [[2, 5]]
    assert done(g)


@clause("K-EXCHANGE-01")
@pytest.mark.parametrize(("wallet", "enough"), [([1, 2], True), ([0, 9], False), ([9, 1], False)])
def test_an_exchange_is_offered_only_if_the_whole_price_is_there(wallet: list[int], enough: bool) -> None:
    g = using(BREAD, wallet[:])
    assert BREAD.possible(g, 0) == enough
    assert done(g) != enough
    assert g.wallets == [wallet]


@clause("K-EXCHANGE-01")
def test_an_exchange_that_has_become_too_dear_can_only_be_declined() -> None:
    g = using(BREAD, [1, 2])
    g.wallets[0][FLOUR] = 1
    asked = g.decision(0)
    assert list(asked.options(g)) == [DECLINE]
    assert ACCEPT.refusal(g, asked) == ("K-EXCHANGE-01", {"card": "card"})
    assert DECLINE.refusal(g, asked) is None


# -- may -----------------------------------------------------------------------------------------------------------


@clause("K-MAY-01")
def test_what_may_be_done_is_done_or_left() -> None:
    g = using(May(TWO_EGGS), [0, 0])
    assert offered(g) == [ACCEPT, DECLINE]
    assert g.wallets == [[0, 0]]
    assert say(g, ACCEPT).wallets == [[2, 0]]
    g = say(using(May(TWO_EGGS), [0, 0]), DECLINE)
    assert g.wallets == [[0, 0]]
    assert done(g)


@clause("K-MAY-01")
def test_what_cannot_be_done_is_not_asked_about() -> None:
    g = using(May(BREAD), [0, 0])
    assert done(g)
    assert g.wallets == [[0, 0]]


@clause("K-MAY-01")
def test_what_can_no_longer_be_done_can_only_be_declined() -> None:
    g = using(May(BREAD), [1, 2])
    g.wallets[0][EGG] = 0
    asked = g.decision(0)
    assert ACCEPT.refusal(g, asked) == ("K-MAY-01", {"card": "card"})
    assert list(asked.options(g)) == [DECLINE]


# -- choose --------------------------------------------------------------------------------------------------------


@clause("K-CHOOSE-01")
@pytest.mark.parametrize(("number", "wallet"), [(1, [2, 0]), (2, [0, 1])])
def test_exactly_one_branch_is_done(number: int, wallet: list[int]) -> None:
    g = using(Choose((TWO_EGGS, BAG)), [0, 0])
    assert offered(g) == [Branch(1), Branch(2)]
    say(g, Branch(number))
    assert g.wallets == [wallet]
    assert done(g)


@clause("K-CHOOSE-01")
def test_a_branch_that_cannot_be_done_may_not_be_chosen_while_another_can() -> None:
    g = using(Choose((BREAD, TWO_EGGS, BAG)), [0, 0])
    assert offered(g) == [Branch(2), Branch(3)]
    with pytest.raises(Illegal) as error:
        say(g, Branch(1))
    assert error.value.refusal == ("K-CHOOSE-01", {"card": "card", "branch": 1})


@clause("K-CHOOSE-01")
def test_if_no_branch_can_be_done_any_may_be_chosen_and_nothing_comes_of_it() -> None:
    dear = Exchange(((FLOUR, 9),), ())
    g = using(Choose((BREAD, dear)), [0, 0])
    assert offered(g) == [Branch(1), Branch(2)]
    say(g, Branch(2))
    assert g.wallets == [[0, 0]]
    assert done(g)
    assert not Choose((BREAD, dear)).possible(g, 0)
    assert Choose((BREAD, dear, BAG)).possible(g, 0)


# -- who has to be asked -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("effect", [BREAD, May(TWO_EGGS), Choose((TWO_EGGS, BAG)), All((TWO_EGGS, BREAD))])
def test_an_effect_that_needs_an_answer_says_so(effect: Effect) -> None:
    assert effect.asks


@pytest.mark.parametrize("effect", [TWO_EGGS, GainCounted(((EGG, Count("eggs")),)), AllGains((TWO_EGGS, BAG))])
def test_an_effect_that_needs_no_answer_says_so(effect: Effect) -> None:
    assert not effect.asks
