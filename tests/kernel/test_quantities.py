"""Questions and moments: the two ways for a card in play to reach into the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Annotated, Any, ClassVar

import pytest

from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.events import Event, event, rule_of
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Effect, First, InOrder, Quantity, Reactive, Use, When, While
from karczma.kernel.state import state, value
from karczma.kernel.zones import ALL, Card
from karczma.ledger import clause

PRICE = Quantity("XX-PRICE-01", lambda g, seat, subject: 10 + subject)
WEIGHT = Quantity("XX-WEIGHT-01", lambda g, seat, subject: seat)


@event
class HorseSold(Event):
    seat: Seat


@value
class Shout(Effect):
    """Asks nobody."""

    word: str

    def do(self, g: Fair, seat: Seat, by: str) -> None:
        g.shouted.append(f"{seat} {self.word} {by}")


@value
class Haggle(Effect):
    """Asks its owner."""

    asks: ClassVar[bool] = True

    def do(self, g: Fair, seat: Seat, by: str) -> None:
        g.then(Offer(seat, by))


@frame
class Offer(Decision):
    seat: Seat
    by: str

    def candidates(self, g: Fair) -> list[Choice]:
        return [Coins(1), Coins(2)]


@choice
class Coins(Choice):
    n: int

    def perform(self, g: Fair, decision: Offer) -> None:
        g.shouted.append(f"{decision.seat} offers {self.n} for {decision.by}")


@event
class Sounded(Event):
    by: str


@value
class Ring(Effect):
    """XX-BELL-01  A bell is rung."""

    def do(self, g: Fair, seat: Seat, by: str) -> None:
        g.happened(Sounded, by)


@value
class Strike(Effect):
    """Struck as the card says."""

    def do(self, g: Fair, seat: Seat, by: str) -> None:
        g.happened(Sounded, by)


CARDS: dict[str, tuple[While | When, ...]] = {
    "rebate": (While(PRICE, add=-2),),
    "double": (While(PRICE, times=2),),
    "crier": (When(HorseSold, Shout("sold!")),),
    "gossip": (When(HorseSold, Shout("heard?"), mine=False),),
    "trader": (When(HorseSold, Haggle()),),
    "broker": (When(HorseSold, Haggle()),),
    "agent": (When(HorseSold, Haggle()),),
    "bell": (When(HorseSold, Ring()),),
    "gong": (When(HorseSold, Strike(), mine=False),),
    "mixed": (While(PRICE, add=1), When(HorseSold, Shout("mixed"))),
}
NAMES = tuple(CARDS)


@state
class Fair(Reactive):
    held: Annotated[list[list[Card]], ALL] = field(default_factory=lambda: [[], [], []])
    shouted: list[str] = field(default_factory=list)

    def in_play(self) -> Sequence[tuple[Seat, Card]]:
        return [(seat, card) for seat, cards in enumerate(self.held) for card in cards]

    def standing(self, card: Card) -> tuple[str, tuple[While | When, ...]]:
        return NAMES[card], CARDS[NAMES[card]]

    def card_rule(self, card: str) -> str:
        return "XX-GONG-01" if card == "gong" else ""

    def plays(self, seat: Seat, name: str) -> None:
        card = Card(NAMES.index(name))
        self.held[seat].append(card)
        self.enters(seat, card)

    def loses(self, seat: Seat, name: str) -> None:
        card = Card(NAMES.index(name))
        self.held[seat].remove(card)
        self.leaves(seat, card)


@frame
class Sell(Procedure):
    seat: Seat

    @step("XX-SELL-01")
    def sell(self, g: Fair) -> None:
        g.happened(HorseSold, self.seat)
        g.happened(Sounded, "seller")

    @step("XX-SELL-02")
    def done(self, g: Fair) -> None:
        g.shouted.append("done")


def fair(*cards: tuple[Seat, str]) -> Fair:
    g = Fair(seats=3)
    for seat, name in cards:
        g.plays(seat, name)
    return g


def test_a_question_has_its_base_answer_while_no_card_speaks_up() -> None:
    assert fair().value(PRICE, 0, 5) == 15


def test_cards_change_the_answers_of_their_owner_only() -> None:
    g = fair((0, "rebate"))
    assert (g.value(PRICE, 0, 5), g.value(PRICE, 1, 5), g.value(WEIGHT, 0, 5)) == (13, 15, 0)


def test_cards_multiply_first_and_add_then_in_whatever_order_they_came() -> None:
    assert fair((0, "double"), (0, "rebate")).value(PRICE, 0, 0) == 18
    assert fair((0, "rebate"), (0, "double"), (0, "mixed")).value(PRICE, 0, 0) == 19


def test_of_two_copies_of_a_card_one_leaves_and_the_other_keeps_its_say() -> None:
    g = fair((0, "rebate"), (0, "rebate"), (0, "crier"), (0, "crier"))
    g.loses(0, "rebate")
    g.loses(0, "crier")
    assert g.value(PRICE, 0, 0) == 8
    assert g.start(Sell(0)).shouted == ["0 sold! crier", "done"]
    kept = g.index
    g.rebuild()
    assert g.index == kept


def test_what_a_card_does_happens_under_its_own_clause_and_the_step_goes_on_under_its() -> None:
    """If the effect names none and the title knows none for the card, it is the clause of what set it off."""
    g = fair((0, "bell"), (0, "crier"), (1, "gong"))
    heard = g.listen()
    g.start(Sell(0))
    assert [(event.by, rule_of(event)) for event in heard if isinstance(event, Sounded)] == [
        ("bell", "XX-BELL-01"),
        ("gong", "XX-GONG-01"),
        ("seller", "XX-SELL-01"),
    ]


def test_a_card_that_leaves_play_takes_its_say_along_and_copies_keep_theirs() -> None:
    g = fair((0, "rebate"), (0, "mixed"))
    copy = g.copy()
    g.loses(0, "rebate")
    assert (g.value(PRICE, 0, 0), copy.value(PRICE, 0, 0)) == (11, 9)
    g.loses(0, "mixed")
    assert g.index == {}


def test_the_index_follows_from_the_table() -> None:
    g = fair((2, "gossip"), (0, "rebate"), (1, "crier"), (0, "mixed"))
    g.loses(0, "rebate")
    kept = g.index
    g.rebuild()
    assert g.index == kept
    assert Fair.from_plain(g.to_plain()).index == kept


def test_a_moment_reaches_the_owner_or_everybody_seat_by_seat() -> None:
    g = fair((2, "gossip"), (1, "crier"), (0, "gossip")).start(Sell(0))
    assert g.shouted == ["0 heard? gossip", "2 heard? gossip", "done"]
    assert fair((2, "gossip"), (1, "crier")).start(Sell(1)).shouted == ["1 sold! crier", "2 heard? gossip", "done"]


@clause("K-USE-01")
def test_a_card_that_asks_is_used_before_the_rules_go_on() -> None:
    g = fair((0, "trader"), (0, "crier")).start(Sell(0))
    assert g.shouted == ["0 sold! crier"]
    assert g.decision(0) == Offer(0, "trader")
    g.apply(Coins(2), 0)
    assert g.shouted == ["0 sold! crier", "0 offers 2 for trader", "done"]


@clause("K-ORDER-01")
def test_the_owner_orders_cards_that_ask_at_the_same_moment() -> None:
    g = fair((0, "trader"), (0, "broker"), (0, "agent")).start(Sell(0))
    assert isinstance(g.decision(0), InOrder)
    assert g.decision(0).clause == "K-ORDER-01"
    assert g.options(0) == [First("trader"), First("broker"), First("agent")]
    g.apply(First("agent"), 0)
    g.apply(Coins(1), 0)
    assert g.options(0) == [First("trader"), First("broker")]
    g.apply(First("broker"), 0)
    g.apply(Coins(1), 0)
    g.apply(Coins(2), 0)  # the last one needs no order
    assert g.shouted == ["0 offers 1 for agent", "0 offers 1 for broker", "0 offers 2 for trader", "done"]


def test_a_half_used_card_is_saved_and_goes_on() -> None:
    g = fair((0, "trader"), (0, "broker")).start(Sell(0))
    again = Fair.from_plain(g.to_plain())
    again.apply(First("broker"), 0)
    assert again.decision(0) == Offer(0, "broker")
    assert again.frames[1] == Use(0, "trader", Haggle())


def test_listeners_are_heard_even_if_nobody_keeps_events_and_events_even_if_nobody_listens() -> None:
    g = fair((0, "crier"))
    heard = g.listen()
    g.start(Sell(0))
    assert heard == [HorseSold(0), Sounded("seller")]
    assert g.shouted[0] == "0 sold! crier"


def test_an_effect_must_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        Effect().do(None, 0, "nothing")
    assert Effect().possible(None, 0)


def test_a_table_with_cards_in_play_must_say_what_they_do() -> None:
    g: Any = Reactive(seats=1)
    with pytest.raises(NotImplementedError):
        g.enters(0, Card(0))
    assert g.in_play() == ()
