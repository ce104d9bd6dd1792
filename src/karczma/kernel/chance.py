"""Chance: the one door for randomness. A source is a pure function of (n, tick); a state holds only its tick.

Because a source never changes, copies share it, and swapping it for another is one assignment.
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_left
from typing import Protocol

from karczma.kernel.bases import Plain
from karczma.kernel.state import value

MASK = (1 << 64) - 1


class Source(Protocol):
    def below(self, n: int, tick: int) -> int:
        """One of 0 .. n - 1, always the same for the same tick."""


class WrongOutcome(ValueError):
    """A recorded outcome does not fit what the rules ask for now: the rules have changed, or the record has."""


@value
class Seeded(Plain):
    """The everyday source: the seed is spread over 64 bits first, so that neighbouring seeds have nothing in common."""

    seed: int

    def below(self, n: int, tick: int) -> int:
        x = self.seed * 0xD1342543DE82EF95 + (tick + 1) * 0x9E3779B97F4A7C15 & MASK
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
        x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
        return ((x ^ x >> 31) >> 32) * n >> 32


@value
class Committed(Plain):
    """A source the server cannot bend: it publishes sha256(key) before the game, every seat adds a nonce, and the key
    is told after the game, so that anybody can reckon every outcome again."""

    key: str
    nonces: tuple[str, ...] = ()

    def commitment(self) -> str:
        return hashlib.sha256(self.key.encode()).hexdigest()

    def below(self, n: int, tick: int) -> int:
        message = f"{tick}/{n}/{','.join(self.nonces)}"
        digest = hmac.digest(self.key.encode(), message.encode(), "sha256")
        return int.from_bytes(digest, "big") % n  # 256 bits: the bias of the remainder is beyond measuring


@value
class Recorded(Plain):
    """The outcomes of a record, by tick. It knows no others: past them a replay has left the game that was played."""

    outcomes: tuple[tuple[int, int, int], ...]  # (tick, outcome, n), sorted

    def tells(self, tick: int, n: int = 0) -> bool:
        at = bisect_left(self.outcomes, (tick,))
        return at < len(self.outcomes) and self.outcomes[at][0] == tick and n in (0, self.outcomes[at][2])

    def below(self, n: int, tick: int) -> int:
        if not self.tells(tick):
            raise WrongOutcome(f"chance {tick}: the record tells no outcome")
        _, outcome, of = self.outcomes[bisect_left(self.outcomes, (tick,))]
        if of != n or not 0 <= outcome < n:
            raise WrongOutcome(f"chance {tick}: the record tells {outcome} of {of}, but now it is one of {n}")
        return outcome


@value
class Continued(Plain):
    """A game that goes on from the middle of another one: what chance brought there is known, all the rest is new."""

    known: Recorded
    after: Source

    def below(self, n: int, tick: int) -> int:
        return (self.known if self.known.tells(tick, n) else self.after).below(n, tick)


@value
class Forced(Plain):
    """The next outcomes, one after another from tick `start`; then another source goes on. For tests and search."""

    outcomes: tuple[int, ...]
    start: int = 0
    after: Seeded = Seeded(0)

    def below(self, n: int, tick: int) -> int:
        i = tick - self.start
        if not 0 <= i < len(self.outcomes):
            return self.after.below(n, tick)
        if not 0 <= self.outcomes[i] < n:
            raise WrongOutcome(f"chance {tick}: {self.outcomes[i]} was forced, but it is one of {n}")
        return self.outcomes[i]
