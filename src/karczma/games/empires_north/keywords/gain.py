"""Keyword "Gain": what cards give, outright, counted, of a choice, or in exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import Amounts
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.goods.payment import Cost, lacking, pay
from karczma.games.empires_north.table.choices import ENOUGH, good
from karczma.games.empires_north.table.counting import COUNTERS, of_type
from karczma.games.empires_north.table.deck import can_draw
from karczma.games.empires_north.table.terms import CARD, NOTHING, TOKENS
from karczma.kernel.choices import Choice, Refusal, Seat
from karczma.kernel.flow import Decision, frame
from karczma.kernel.quantities import Effect, Use
from karczma.kernel.state import value

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth

WITHOUT_LIMIT = 99


@value
class Several(Effect):
    """Several steps, one after another; EN-KEY-22 what cannot be done is passed over. Usable if one of them can be."""

    parts: tuple[Effect, ...]
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(part.possible(g, seat) for part in self.parts)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        g.then(*[Use(seat, by, part) for part in self.parts])


@value
class SeveralGains(Effect):
    """Several steps that ask nobody anything."""

    parts: tuple[Effect, ...]

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(part.possible(g, seat) for part in self.parts)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        for part in self.parts:
            part.do(g, seat, by)


@value
class Receive(Effect):
    """`gain`: so many of these."""

    amounts: Amounts

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(token != CARD or can_draw(g, seat) for token, _ in self.amounts)

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        receive(g, seat, by, self.amounts)


@value
class ReceiveEach(Effect):
    """`gain_per`: so many for every so many of what is counted, with a cap. EN-EX-07  Own Empire only."""

    token: int
    n: int
    each: str
    type: int = NOTHING
    every: int = 1
    at_most: int = WITHOUT_LIMIT

    def amount(self, g: EmpiresNorth, seat: Seat) -> int:
        counted = COUNTERS[self.each](g, seat) if self.type == NOTHING else of_type(g, seat, self.type)
        return min(counted // self.every * self.n, self.at_most)

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return self.amount(g, seat) > 0

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        n = self.amount(g, seat)
        if n:
            receive(g, seat, by, ((self.token, n),))


@value
class ReceiveAny(Effect):
    """`gain_mix`: so many of these kinds, in any mix (EN-KEY-21)."""

    n: int
    kinds: tuple[int, ...]
    asks = True

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        g.then(GainWhich(seat, by, self.n, self.kinds))


@frame
class GainWhich(Decision):
    """EN-KEY-21  Which one do you gain? EN-CARD-14, EN-EX-08  A slash instead is one choice for all (the shared
    `choose`). So many more."""

    clause = "EN-KEY-21"
    seat: Seat
    by: str
    left: int
    kinds: tuple[int, ...]

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [good(TOKENS[kind]) for kind in self.kinds]

    def options(self, g: EmpiresNorth) -> list[Choice]:
        return self.candidates(g)

    def refuses(self, g: EmpiresNorth, token: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, token: str) -> None:
        receive(g, self.seat, self.by, ((TOKENS.index(token), 1),))
        if self.left > 1:
            g.then(GainWhich(self.seat, self.by, self.left - 1, self.kinds))


@value
class OpponentsReceive(Effect):
    """`opponents_gain`: EN-CARD-13  those who have not passed gain it; EN-SOLO-09 alone, nobody does."""

    amounts: Amounts

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return any(other != seat and not player.passed for other, player in enumerate(g.players))

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        for other in g.seats_from(seat)[1:]:
            if not g.players[other].passed:
                receive(g, other, by, self.amounts)


@value
class Convert(Effect):
    """`convert`: pay this to gain that, once or up to so many times."""

    cost: Cost
    amounts: Amounts
    up_to: int
    asks = True

    def possible(self, g: EmpiresNorth, seat: Seat) -> bool:
        return lacking(g, seat, self.cost) is None

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        """The first time is no question: the Action was chosen for it."""
        if self.possible(g, seat):
            pay(g, seat, by, self.cost)
            g.then(Use(seat, by, Receive(self.amounts)))
            if self.up_to > 1:
                g.then(Use(seat, by, Again(self)))


@value
class Again(Effect):
    """What is asked after the first exchange."""

    convert: Convert
    asks = True

    def do(self, g: EmpiresNorth, seat: Seat, by: str) -> None:
        if self.convert.possible(g, seat):
            g.then(ConvertAgain(seat, by, self.convert))


@frame
class ConvertAgain(Decision):
    """EN-KEY-22  Once more? With Gold or any Resource to be paid, that is asked next."""

    clause = "EN-KEY-22"
    seat: Seat
    by: str
    effect: Convert

    def candidates(self, g: EmpiresNorth) -> list[Choice]:
        return [good(TOKENS[self.effect.amounts[0][0]]), ENOUGH]

    def refuses(self, g: EmpiresNorth, token: str) -> Refusal | None:
        return None

    def take(self, g: EmpiresNorth, token: str) -> None:
        effect = self.effect
        Convert(effect.cost, effect.amounts, effect.up_to - 1).do(g, self.seat, self.by)
