"""The card verb `steal`: tokens of a chosen opponent.

Tables of older days call these classes by the home they had before; so do all that are saved (`saved_as`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.load import Data, Vocabulary
from karczma.effects.verbs import Amounts, ChooseBranch, Gain
from karczma.kernel.choices import Choice, Refusal, Seat, choice
from karczma.kernel.events import Event, event
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@event
class Stolen(Event):
    """VK-CARD-11  Taken from an opponent, by a card's power."""

    saved_as = "effects.Stolen"
    seat: Seat
    by: str
    opponent: Seat
    token: str
    n: int


@value
class Steal(Effect):
    """`steal`: from one chosen opponent, one of the kinds listed, never more than that opponent has.

    `up_to`: the thief may take fewer, none included. VK-DOM-08  An opponent with nothing may be chosen. VK-SOLO-38
    Where there is no opponent the full amount comes from the supply.
    """

    saved_as = "effects.Steal"
    one_of: Amounts
    up_to: bool = False  # VK-CARD-11, VK-DOM-05
    asks = True  # VK-DOM-02

    def do(self, g: Valeria, seat: Seat, by: str) -> None:
        if not g.targets(seat):
            g.then(ChooseBranch(seat, by, tuple(Gain((amount,)) for amount in self.one_of)))
        else:
            g.then(StealWhat(seat, by, self))


@frame
class StealWhat(Decision):
    """VK-ICON-15  From whom, and what?"""

    clause = "VK-ICON-15"
    saved_as = "effects.StealWhat"
    seat: Seat
    by: str
    effect: Steal

    def candidates(self, g: Valeria) -> list[Choice]:
        others = g.seats_from(self.seat)[1:]
        return [StealFrom(who, g.tokens[token]) for who in others for token, _ in self.effect.one_of]


@choice
class StealFrom(Choice):
    saved_as = "effects.StealFrom"
    opponent: Seat
    token: str

    def refusal(self, g: Valeria, decision: StealWhat) -> Refusal | None:
        return None if self.opponent in g.targets(decision.seat) else g.spared

    def perform(self, g: Valeria, decision: StealWhat) -> None:
        token, most = next((t, n) for t, n in decision.effect.one_of if g.tokens[t] == self.token)
        most = min(most, g.wallet(self.opponent)[token])  # VK-DOM-05
        if decision.effect.up_to:
            g.then(StealHowMany(decision.seat, decision.by, self.opponent, token, most))
        else:
            steal(g, decision, self.opponent, token, most)


@frame
class StealHowMany(Decision):
    """VK-CARD-11  How many of them?"""

    clause = "VK-CARD-11"
    saved_as = "effects.StealHowMany"
    seat: Seat
    by: str
    opponent: Seat
    token: int
    most: int

    def candidates(self, g: Valeria) -> list[Choice]:
        return [StealSome(n) for n in range(self.most + 1)]


@choice
class StealSome(Choice):
    saved_as = "effects.StealSome"
    n: int

    def perform(self, g: Valeria, decision: StealHowMany) -> None:
        steal(g, decision, decision.opponent, decision.token, self.n)


def steal(g: Valeria, decision: StealWhat | StealHowMany, opponent: Seat, token: int, n: int) -> None:
    g.wallet(opponent)[token] -= n
    g.wallet(decision.seat)[token] += n
    g.rule = g.card_rule(decision.by)
    g.happened(Stolen, decision.seat, decision.by, opponent, g.tokens[token], n)


def compiled(text: Vocabulary, body: Data) -> Effect:
    """What the card files call it."""
    if body["from"] != "chosen_opponent":
        raise ValueError(f"steal from {body['from']!r}: only from chosen_opponent")
    one_of = tuple(amount for each in body["one_of"] for amount in text.amounts(each))
    return Steal(one_of, bool(body.get("up_to", False)))
