"""Limits of connections: how many there are, of whom, and which of them have had their time."""

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


class ConnectionSlot:
    """One connection, from its arrival to its end, also when it changes from HTTP to WebSocket."""

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


class ConnectionLimiter:
    """Counts connections, altogether and for each address, and looks after those that only hold their slot."""

    def __init__(self, settings: Settings, room: int) -> None:
        self.settings = settings
        self.most = min(settings.connections, room)
        self.most_each = min(settings.connections_per_address, max(1, self.most // 2))
        self.proxies = proxies(settings.trusted_proxies)
        self.slots: dict[ConnectionSlot, None] = {}
        self.without_request: dict[ConnectionSlot, None] = {}  # no request has come yet; the oldest first
        self.counts: Counter[str] = Counter()
        self.rounds: asyncio.TimerHandle | None = None

    def enter(self, transport: Transport, host: str, late: Callable[[], None]) -> ConnectionSlot | None:
        """A slot, unless that address has enough, or all are taken by people who have asked for something."""
        network = network_of(host)
        if self.counts[network] >= self.most_each and not self.trusted(host):
            LOG.warning("%s has %d connections already: refused", host, self.most_each)
            return None
        if len(self.slots) >= self.most and not self.drop_oldest_without_request():
            LOG.warning("all %d connections are in use: refused", self.most)
            return None
        loop = asyncio.get_running_loop()
        slot = ConnectionSlot(transport, late, network, loop.time() + self.settings.header_seconds)
        self.slots[slot] = self.without_request[slot] = None
        self.counts[network] += 1
        self.rounds = self.rounds or loop.call_later(ROUND, self.round)
        return slot

    def drop_oldest_without_request(self) -> bool:
        """Whoever has kept us waiting longest for a first request leaves, for somebody new."""
        slot = next(iter(self.without_request), None)
        if slot is None:
            return False
        del self.without_request[slot]
        slot.transport.abort()
        return True

    def first_request_came(self, slot: ConnectionSlot) -> None:
        """Its first request is here: it is not dropped for somebody new any more."""
        self.without_request.pop(slot, None)

    def leave(self, slot: ConnectionSlot) -> None:
        """Once for each slot, however often it is said."""
        if slot not in self.slots:
            return
        del self.slots[slot]
        self.without_request.pop(slot, None)
        self.counts[slot.network] -= 1
        if not self.counts[slot.network]:
            del self.counts[slot.network]

    def trusted(self, host: str) -> bool:
        """Whether it is a proxy of ours: those who ask through it are not told apart here."""
        return any(ip_address(host) in network for network in self.proxies)

    def round(self) -> None:
        """Look at everybody, again and again as long as anybody is there."""
        loop = asyncio.get_running_loop()
        self.look(loop.time())
        self.rounds = loop.call_later(ROUND, self.round) if self.slots else None

    def look(self, now: float) -> None:
        """Send away those whose deadline has passed, and those who do not read."""
        for slot in list(self.slots):
            if slot.deadline is not None and slot.deadline <= now:
                slot.deadline = None
                slot.late()
            if slot.stuck(now, self.settings.stuck_seconds):
                LOG.warning("%s reads nothing of what is sent: cut off", slot.network)
                slot.transport.abort()


def network_of(host: str) -> str:
    """What is counted as one address: for IPv6 its /64 network, for whoever has one address there has all of them."""
    found = ip_address(host.partition("%")[0])
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
