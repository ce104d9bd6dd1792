"""Paying. Magic may stand in for part of a Gold or Strength cost; how much is a question of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import Amounts
from karczma.games.valeria.table.terms import MAGIC
from karczma.games.valeria.words.events import (
    Paid,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


def affords(wallet: list[int], amounts: Amounts) -> bool:
    """Whether the whole cost can be paid now (VK-PAY-10): no debt, no part payment.

    VK-PAY-01, VK-PAY-09  Magic stands in one for one for part of any Gold or Strength amount, in any phase.
    VK-PAY-02, VK-PAY-03  At least one token of the kind itself; so an amount of 1 is never paid with Magic.
    VK-PAY-04  A printed Magic amount is paid with Magic only. VK-PAY-05  Nothing else stands in for anything.
    VK-PAY-08  An amount of 0 is paid with nothing.
    """
    magic = wallet[MAGIC]
    for token, n in amounts:
        if token == MAGIC:
            magic -= n
        elif n:
            has = wallet[token]
            if not has:
                return False
            if has < n:
                magic -= n - has
    return magic >= 0


def pay(g: Valeria, seat: Seat, amounts: Amounts) -> None:
    """Pay the printed Magic, then the rest, asking how much of it is Magic wherever there is more than one way."""
    wallet = g.realms[seat].wallet
    others = [(token, n) for token, n in amounts if token != MAGIC and n]
    for token, n in amounts:
        if token == MAGIC:
            hand_in(g, seat, MAGIC, n)
    for i, (token, n) in enumerate(others):
        kept = sum(max(0, later - wallet[t]) for t, later in others[i + 1 :])  # Magic that later amounts will need
        if i == 0 and (n == 1 or wallet[MAGIC] == kept):
            hand_in(g, seat, token, n)
        else:
            g.then(HowMuchMagic(seat, token, n, kept))


def hand_in(g: Valeria, seat: Seat, token: int, n: int) -> None:
    """VK-PAY-06, VK-PAY-07, VK-HARV-11  Exactly so many tokens return to the supply, and nobody else gets them."""
    if n:
        g.realms[seat].wallet[token] -= n
        g.happened(Paid, seat, g.tokens[token], n)


@frame
class HowMuchMagic(Decision):
    """VK-PAY-11  How much of the price do you pay in Magic?"""

    clause = "VK-PAY-11"
    seat: Seat
    token: int
    price: int
    kept: int  # Magic that must be left for the rest of the cost

    def candidates(self, g: Valeria) -> list[Choice]:
        return PAYS[: self.price + 1]

    def options(self, g: Valeria) -> list[Choice]:
        wallet = g.realms[self.seat].wallet
        least = max(self.price - wallet[self.token], 0)
        return PAYS[least : min(self.price - 1, wallet[MAGIC] - self.kept) + 1]


@choice
class PayMagic(Choice):
    """So much of the price in Magic, the rest in the kind it names."""

    magic: int

    def refusal(self, g: Valeria, decision: HowMuchMagic) -> Refusal | None:
        wallet = g.realms[decision.seat].wallet
        token = g.tokens[decision.token]
        if self.magic >= decision.price:
            return no("VK-PAY-02", price=decision.price, token=token)
        if self.magic > wallet[MAGIC] - decision.kept:
            return no("VK-PAY-10", token="magic", need=self.magic + decision.kept, has=wallet[MAGIC])
        if decision.price - self.magic > wallet[decision.token]:
            return no("VK-PAY-10", token=token, need=decision.price - self.magic, has=wallet[decision.token])
        return None

    def perform(self, g: Valeria, decision: HowMuchMagic) -> None:
        hand_in(g, decision.seat, decision.token, decision.price - self.magic)
        hand_in(g, decision.seat, MAGIC, self.magic)


PAYS: list[Choice] = [PayMagic(n) for n in range(100)]


def too_dear(g: Valeria, seat: Seat, price: int, short: str, no_gold: str) -> Refusal | None:
    gold, _, magic, _ = g.realms[seat].wallet
    if not gold:
        return no(no_gold, price=price)  # at least one Gold must be spent
    return no(short, price=price, gold=gold, magic=magic) if gold + magic < price else None
