"""Chapter "Roll Phase"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.words.events import DiceAnnounced, DiceRolled, Doubles
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Use
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@frame
class RollPhase(Procedure):
    seat: Seat

    @step("VK-ROLL-01")
    def roll(self, g: Valeria) -> None:
        """The active player rolls both dice once. VK-CARD-15  A double is told at once."""
        g.dice = g.below(6) + 1, g.below(6) + 1  # VK-COMP-08
        g.happened(DiceRolled, self.seat, *g.dice)
        if g.dice[0] == g.dice[1]:
            g.happened(Doubles, self.seat)

    @step("VK-ROLL-04")
    def change(self, g: Valeria) -> None:
        """Before activation the active player, and nobody else (VK-ROLL-07), may use own Domains that change dice.

        VK-TURN-03  Here and only here: once the phase is closed the dice stay as they are.
        """
        powers = dice_powers(g, self.seat)
        if powers:
            g.then(ChangeDice(self.seat, tuple(powers)))


def dice_powers(g: Valeria, seat: Seat) -> list[Card]:
    return [card for card in g.realms[seat].domains if g.cards.die_power[card]]


@frame
class ChangeDice(Decision):
    """VK-ROLL-04  Do you change the dice? VK-ROLL-05  Each Domain once; VK-ROLL-06 several may meet on one die."""

    clause = "VK-ROLL-04"
    seat: Seat
    unused: tuple[Card, ...]

    def candidates(self, g: Valeria) -> list[Choice]:
        others = [card for card in g.realms[self.seat].domains if card not in self.unused]
        return [*(g.cards.use_domain[card] for card in (*self.unused, *others)), ANNOUNCE]


@choice
class UseDomain(Choice):
    """VK-ROLL-12  Powers are used one after another."""

    domain: str

    def refusal(self, g: Valeria, decision: ChangeDice) -> Refusal | None:
        card = g.cards.domain_id[self.domain]
        power = g.cards.die_power[card]
        if power is None:
            return no("VK-ROLL-04", domain=self.domain)
        if card not in decision.unused:
            return no("VK-ROLL-05", domain=self.domain)
        price = power.price(g, decision.seat)
        if not g.affords(decision.seat, price):
            token, n = next(each for each in price if each[1])
            return no("VK-PAY-10", domain=self.domain, token=g.tokens[token], price=n)
        if not any(power.changes(die) for die in g.dice):
            return no("VK-ROLL-11", domain=self.domain)
        return None

    def perform(self, g: Valeria, decision: ChangeDice) -> None:
        card = g.cards.domain_id[self.domain]
        power = g.cards.die_power[card]
        assert power
        rest = tuple(each for each in decision.unused if each != card)
        g.then(Use(decision.seat, self.domain, power), ChangeDice(decision.seat, rest))


@choice
class Announce(Choice):
    """VK-ROLL-08  These are the final values."""

    def perform(self, g: Valeria, decision: ChangeDice) -> None:
        g.happened(DiceAnnounced, decision.seat, *g.dice)


ANNOUNCE = Announce()
