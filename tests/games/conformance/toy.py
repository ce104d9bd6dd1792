"""A toy table that obeys every property, small enough to plant mistakes in it one at a time.

Each seat takes coins from its own purse, all at once; then they lay cards face down, one each turn, and draw again.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

from karczma.kernel.bases import State
from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.events import Event, Secret, event
from karczma.kernel.flow import Decision, Procedure, Together, frame, step
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED, SHARED, state
from karczma.kernel.zones import FACE_DOWN, GOODS, HAND, Card, Pile, join

NAMES = ("ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "yew")


@state
class Side(State):
    hand: Annotated[list[Card], HAND] = field(default_factory=list)
    laid: Annotated[list[Card], FACE_DOWN] = field(default_factory=list)
    purse: Annotated[int, GOODS] = 2
    coins: Annotated[int, GOODS] = 0


@state
class Toy(Game):
    sides: list[Side]
    deck: Pile
    supply: Annotated[int, GOODS] = 2
    cards_laid: Annotated[int, DERIVED] = 0
    at_home: Annotated[dict[str, int], DERIVED, SHARED] = field(default_factory=dict)  # replaced, never changed

    def rebuild(self) -> None:
        self.cards_laid = sum(len(side.laid) for side in self.sides)
        self.at_home = {"purses": sum(side.purse for side in self.sides)}

    def scores(self) -> tuple[int, ...]:
        return tuple(side.coins for side in self.sides)

    def winners(self) -> tuple[Seat, ...]:
        return (0,) if self.over else ()

    def named(self, family: str, thing: int) -> str:
        return NAMES[thing]


def new(seed: int, seats: int = 2) -> Toy:
    return Toy(
        seats=seats,
        source=Seeded(seed),
        known=[0] * len(NAMES),
        pool=[0] * len(NAMES),
        sides=[Side() for _ in range(seats)],
        deck=Pile(bag=[Card(number) for number in range(len(NAMES))]),
        at_home={"purses": 2 * seats},
    ).start(Opening())


@event
class Laid(Event):
    seat: Seat
    card: Secret
    seen_by: int


@event
class LaidOpenly(Event):
    """The planted event: it names the card to everybody."""

    seat: Seat
    card: str


@frame
class Opening(Procedure):
    @step("TOY-OPEN-01")
    def deal(self, g: Toy) -> None:
        for side in g.sides:
            join(side.hand, *(g.draw(g.deck) for _ in range(3)))

    @step("TOY-OPEN-02")
    def coins(self, g: Toy) -> None:
        g.then(Together(tuple(HowMany(seat) for seat in range(g.seats))), Turn(0))


@frame
class HowMany(Decision):
    seat: Seat

    def candidates(self, g: Toy) -> list[Choice]:
        return [Take(coins) for coins in range(4)]


@choice
class Take(Choice):
    coins: int

    def refusal(self, g: Toy, decision: HowMany) -> Refusal | None:
        purse = g.sides[decision.seat].purse
        return no("TOY-TAKE-01", purse=purse) if self.coins > purse else None

    def perform(self, g: Toy, decision: HowMany) -> None:
        g.sides[decision.seat].purse -= self.coins
        g.sides[decision.seat].coins += self.coins
        g.at_home = {"purses": g.at_home["purses"] - self.coins}


@frame
class Turn(Procedure):
    seat: Seat

    @step("TOY-TURN-01")
    def lay(self, g: Toy) -> None:
        g.then(WhichCard(self.seat))

    @step("TOY-TURN-02")
    def draw(self, g: Toy) -> None:
        if len(g.deck):
            join(g.sides[self.seat].hand, g.draw(g.deck))

    @step("TOY-TURN-03")
    def on(self, g: Toy) -> None:
        following = (self.seat + 1) % g.seats
        if g.sides[following].hand:
            g.then(Turn(following))


@frame
class WhichCard(Decision):
    seat: Seat

    def candidates(self, g: Toy) -> list[Choice]:
        return [Lay(NAMES[card]) for card in g.sides[self.seat].hand]


@choice
class Lay(Choice):
    card: str

    def perform(self, g: Any, decision: WhichCard) -> None:
        card = Card(NAMES.index(self.card))
        g.sides[decision.seat].hand.remove(card)
        g.sides[decision.seat].laid.append(card)
        g.show(card, decision.seat)
        g.cards_laid += 1
        g.happened(Laid, decision.seat, self.card, 1 << decision.seat)


@frame
class Whisper(Procedure):
    """The planted frame: it names a card by number."""

    card: Card


@frame
class Hint(Procedure):
    """The planted frame: it names a card by its id, deep inside."""

    cards: tuple[tuple[str, int], ...]
