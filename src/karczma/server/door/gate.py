"""The gate: how many connections there are, of whom, and which of them have had their time."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Transport
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from karczma.server.settings import Settings, proxies

LOG = logging.getLogger(__name__)
ROUND = 1.0  # seconds from one look at all connections to the next


class Place:
    """One connection's place in the house, from its arrival to its end, also when it changes from HTTP to WebSocket."""

    __slots__ = ("transport", "late", "network", "deadline", "pending", "stuck_since")

    def __init__(self, transport: Transport, late: Callable[[], None], network: str, deadline: float) -> None:
        self.transport, self.late, self.network = transport, late, network
        self.deadline: float | None = deadline  # of what is awaited, if anything is; then it is late
        self.pending = 0  # bytes that were not taken from us when we last looked
        self.stuck_since = 0.0

    def stuck(self, now: float, seconds: float) -> bool:
        """Whether nothing of what we sent was taken for so long."""
        pending = self.transport.get_write_buffer_size()
        if not pending or pending < self.pending or not self.pending:
            self.stuck_since = now
        self.pending = pending
        return bool(pending) and now - self.stuck_since >= seconds


class Gate:
    """Counts connections, altogether and for each address, and looks after those that only hold their place."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.most = min(settings.connections, room)
        self.most_each = min(settings.connections_per_address, max(1, self.most // 2))
        self.proxies = proxies(settings.trusted_proxies)
        self.places: dict[Place, None] = {}
        self.unasked: dict[Place, None] = {}  # those who have not asked for anything yet, the oldest first
        self.counts: Counter[str] = Counter()
        self.rounds: asyncio.TimerHandle | None = None

    def enter(self, transport: Transport, host: str, late: Callable[[], None]) -> Place | None:
        """A place, unless that address has enough, or the house is full of people who have asked for something."""
        network = network_of(host)
        if self.counts[network] >= self.most_each and not self.trusted(host):
            LOG.warning("%s has %d connections already: refused", host, self.most_each)
            return None
        if len(self.places) >= self.most and not self.give_way():
            LOG.warning("all %d connections are in use: refused", self.most)
            return None
        loop = asyncio.get_running_loop()
        place = Place(transport, late, network, loop.time() + self.settings.header_seconds)
        self.places[place] = self.unasked[place] = None
        self.counts[network] += 1
        self.rounds = self.rounds or loop.call_later(ROUND, self.round)
        return place

    def give_way(self) -> bool:
        """Whoever has kept us waiting longest for a first request leaves, for somebody new."""
        place = next(iter(self.unasked), None)
        if place is None:
            return False
        del self.unasked[place]
        place.transport.abort()
        return True

    def asked(self, place: Place) -> None:
        """Its first request is here: it is nobody's to give way any more."""
        self.unasked.pop(place, None)

    def leave(self, place: Place) -> None:
        """Once for each place, however often it is said."""
        if place not in self.places:
            return
        del self.places[place]
        self.unasked.pop(place, None)
        self.counts[place.network] -= 1
        if not self.counts[place.network]:
            del self.counts[place.network]

    def trusted(self, host: str) -> bool:
        """Whether it is a proxy of ours: those who ask through it are not told apart here."""
        return any(ip_address(host) in network for network in self.proxies)

    def round(self) -> None:
        """Look at everybody, again and again as long as anybody is there."""
        loop = asyncio.get_running_loop()
        self.look(loop.time())
        self.rounds = loop.call_later(ROUND, self.round) if self.places else None

    def look(self, now: float) -> None:
        """Send away those whose deadline has passed, and those who do not read."""
        for place in list(self.places):
            if place.deadline is not None and place.deadline <= now:
                place.deadline = None
                place.late()
            if place.stuck(now, self.settings.stuck_seconds):
                LOG.warning("%s reads nothing of what is sent: cut off", place.network)
                place.transport.abort()


def network_of(host: str) -> str:
    """What is counted as one address: for IPv6 its /64 network, for whoever has one address there has all of them."""
    found = ip_address(host.partition("%")[0])
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
