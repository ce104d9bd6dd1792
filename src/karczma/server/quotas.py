"""Quotas: how fast and how much, for each person and each address, as the host has set it. Kept in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil
from time import monotonic
from typing import NamedTuple, TypeVar

from karczma.server.problems import RequestRefused
from karczma.server.settings import Settings

MINUTE, HOUR = 60.0, 3600.0
REMEMBERED = 20_000  # keys, of each limit
LONG = 120  # seconds: from here on it is told in minutes
SHARING = 5  # people may share an address: it is allowed so many times as much as each of them
OWN_DATA = 10  # looks at everything that is kept of one, in a minute
Value = TypeVar("Value")


class TooFast(RequestRefused):
    """Not so soon: the code says which limit it is, `wait` how many seconds to wait."""

    status = 429

    def __init__(self, code: str, wait: float, **facts: int) -> None:
        self.wait = max(1, ceil(wait))
        n, unit = (ceil(self.wait / MINUTE), "minutes") if self.wait > LONG else (self.wait, "seconds")
        super().__init__(f"fast-{code}", wait=n, unit=unit, **facts)


class Full(RequestRefused):
    """As much as the host allows: something must end before another can begin."""


class Recent(OrderedDict[Hashable, Value]):
    """The keys that were set last, so many at most: older ones fall out."""

    def __init__(self, most: int = REMEMBERED) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Hashable, value: Value) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self.most:
            self.popitem(last=False)


class Left(NamedTuple):
    """What a key had left, and when that was."""

    credit: float
    at: float


class Budget:
    """What each key may spend: `most` at once, and `per_second` comes back all the time.

    `budget.allows(key, price)` pays the price if there is enough left, and says whether it was paid; what is refused
    costs nothing. A price above `most` takes all that a full purse holds. Keys that were not heard of for long are
    forgotten, and begin with a full purse.
    """

    def __init__(
        self, per_second: float, most: float, keys: int = REMEMBERED, clock: Callable[[], float] = monotonic
    ) -> None:
        self.per_second, self.most, self.clock = per_second, most, clock
        self.purses: Recent[Left] = Recent(keys)

    def allows(self, key: Hashable, price: float = 1.0) -> bool:
        now = self.clock()
        left = self.credit(key, now) - min(price, self.most)
        if left < 0:
            return False
        self.purses[key] = Left(left, now)
        return True

    def wait(self, key: Hashable, price: float = 1.0) -> float:
        """Seconds until the price can be paid; 0: now."""
        return max(0.0, min(price, self.most) - self.credit(key, self.clock())) / self.per_second

    def credit(self, key: Hashable, now: float) -> float:
        left = self.purses.get(key)
        return self.most if left is None else min(self.most, left.credit + (now - left.at) * self.per_second)


class Pace:
    """So many of something in so long, for each person and, several times as many, for each address."""

    def __init__(self, number: int, what: str, seconds: float = MINUTE) -> None:
        self.people = Budget(number / seconds, number)
        self.addresses = Budget(number * SHARING / seconds, number * SHARING)
        self.number, self.what = number, what

    def take(self, person: str | None, address: str) -> None:
        """One more, or TooFast. Nobody, as a person, has the budget of the address alone."""
        if not self.addresses.allows(address):
            wait = self.addresses.wait(address)
            raise TooFast(f"{self.what}-address", wait, n=self.number, sharing=SHARING)
        if person is not None and not self.people.allows(person):
            raise TooFast(self.what, self.people.wait(person), n=self.number)


class Quotas:
    """Every limit on how fast something may be done."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Budget(settings.requests_per_minute / MINUTE, settings.requests_per_minute)  # by address
        self.guests = Budget(settings.guests_per_hour / HOUR, settings.guests_per_hour)  # by address
        self.guests_per_hour = settings.guests_per_hour
        self.tables = Pace(settings.tables_per_minute, "tables")
        self.chat = Pace(settings.chat_per_minute, "chat")
        self.uploads = Pace(settings.uploads_per_minute, "uploads")
        self.own_data = Pace(OWN_DATA, "own-data")
        self.openings = Budget(settings.openings_per_second, settings.openings_per_second * 20)  # by address
        self.looks = Budget(settings.looks_per_second, settings.looks_per_second * 5)  # by address

    def request(self, address: str) -> None:
        """Whatever is asked for, by browsers and by bots."""
        if not self.requests.allows(address):
            raise TooFast("requests", self.requests.wait(address))

    def newcomer(self, address: str) -> None:
        """A new guest or a new account."""
        if not self.guests.allows(address):
            raise TooFast("newcomers", self.guests.wait(address), n=self.guests_per_hour)
