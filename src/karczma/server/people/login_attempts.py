"""Guessing passwords is slow: after some wrong ones everybody waits, each time twice as long, up to a minute."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import NamedTuple

from karczma.server.quotas import HOUR, MINUTE, Recent, TooFast


class Wrong(NamedTuple):
    times: int
    last: float


class Tries:
    """Wrong tries of each key; after an hour without one they are forgotten."""

    def __init__(self, free: int) -> None:
        self.free = free
        self.wrong: Recent[Wrong] = Recent()

    def times(self, key: str, now: float) -> int:
        found = self.wrong.get(key)
        return found.times if found and now - found.last < HOUR else 0

    def wait(self, key: str, now: float) -> float:
        over = self.times(key, now) - self.free
        return self.wrong[key].last + min(MINUTE, 2.0 ** min(over, 9)) - now if over >= 0 else 0.0

    def count(self, key: str, now: float) -> None:
        self.wrong[key] = Wrong(self.times(key, now) + 1, now)

    def take_back(self, key: str) -> None:
        if found := self.wrong.get(key):
            self.wrong[key] = Wrong(found.times - 1, found.last)


class LoginAttempts:
    """Of an account from one address 5 may be wrong, of an account 20, from an address 30.

    What others guess elsewhere does not keep an account out of the addresses that it came from before. Logins that
    nobody has are counted as all others are, so that nothing is told about them.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.here, self.account, self.address = Tries(5), Tries(20), Tries(30)
        self.known: Recent[float] = Recent()  # where accounts came from

    def begin(self, login: str, address: str) -> None:
        """A try, which counts as wrong until it proves right: of many at once no more pass than one by one."""
        now = self.clock()
        wait = max(tries.wait(key, now) for tries, key in self.counters(login, address))
        if wait > 0:
            raise TooFast("passwords", wait)
        for tries, key in self.counters(login, address):
            tries.count(key, now)

    def right(self, login: str, address: str) -> None:
        for tries, key in self.counters(login, address):
            tries.take_back(key)
        self.here.wrong.pop(both(login, address), None)
        self.known[both(login, address)] = self.clock()

    def counters(self, login: str, address: str) -> Iterator[tuple[Tries, str]]:
        yield self.here, both(login, address)
        yield self.address, address
        if both(login, address) not in self.known:
            yield self.account, login


def both(login: str, address: str) -> str:
    return f"{login}\n{address}"
