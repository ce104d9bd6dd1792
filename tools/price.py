"""Tells what a move costs the server: the time to make what everybody at a full table is sent, and how large that is.

    python tools/price.py                      every title: a table, with the limits
    python tools/price.py --json               the same as JSON
    python tools/price.py --title valeria --games 10 --takes whole

Seeded random games are played through the server's own session, without a network. After each move the messages of all
seats are made, as for connections that take patches (or whole positions), and pressed as on their sockets. Times are of
the processor, so others on the same machine matter little. Ends with 1 if a median is over its limit.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import cast

import msgspec
from msgspec.structs import replace
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

import karczma
from karczma.games import find
from karczma.server.protocol import NewTable, Person, SeatInfo, SeatWish
from karczma.server.serving.connections import QUICK
from karczma.server.storage.store import Entry, Row
from karczma.server.tables.live import LiveTable
from karczma.server.tables.new_table import row_for
from karczma.server.tables.participants import Due, Participant, Takes
from karczma.server.tables.session import SharedServices, TableSession

SEATS = 4  # or the most there are
MOST_MS, MOST_BYTES = 3.0, 3000  # of all messages of one move, and of one of them, medians
LONGEST = 400  # moves of one game
COLUMNS = ("seats", 6), ("moves", 8), ("making ms", 10), ("press ms", 10), ("bytes", 10), ("p95", 10), ("pressed", 10)
HEAD = f"{'':<20}{''.join(f'{name:>{width}}' for name, width in COLUMNS)}"


class Price(msgspec.Struct):
    """What the moves of a title cost: milliseconds for all seats of a move, bytes of a message."""

    title: str
    seats: int
    moves: int
    making_ms: float
    pressing_ms: float
    bytes: float
    bytes_p95: float
    pressed: float

    def row(self) -> str:
        verdict = "" if self.fine else "  TOO MUCH"
        told = self.seats, self.moves, self.making_ms, self.pressing_ms, self.bytes, self.bytes_p95, self.pressed
        cells = [f"{value:>{width}}" for value, (_, width) in zip(told, COLUMNS, strict=True)]
        return f"{self.title:<20}{''.join(cells)}{verdict}"

    @property
    def fine(self) -> bool:
        return self.making_ms + self.pressing_ms <= MOST_MS and self.bytes <= MOST_BYTES


class Sent(msgspec.Struct):
    """The messages of one move."""

    making: float
    pressing: float
    plain: list[int]
    pressed: list[int]


class Table:
    """A full table in memory: somebody at each seat, and what their sockets would press."""

    def __init__(self, title: str, seed: int, takes: Takes) -> None:
        row = full_row(title, seed)
        self.rng = Random(seed)
        self.session = TableSession(LiveTable(row), without_store())
        self.participants = [Participant(person(n), n, 0, takes) for n in range(len(row.seats))]
        self.session.participants.update(self.participants)
        self.sockets = [pressing_socket() for _ in self.participants]

    def moves(self) -> Iterator[Sent]:
        live = self.session.live
        self.told()
        while not live.game.over and live.seq < LONGEST:
            seat = self.rng.choice(live.game.deciding())
            text = str(self.rng.choice(live.game.options(seat)))
            live.take_in(Entry(live.seq + 1, "choice", seat, text, f"price-{live.seq}", 0.0))
            yield self.told()

    def told(self) -> Sent:
        began = process_time()
        self.session.tell_everybody()
        messages = [self.session.encoded(participant, Due.POSITION) for participant in self.participants]
        made = process_time()
        pressed = [len(press(socket, each)) for socket, each in zip(self.sockets, messages, strict=True)]
        ended = process_time()
        for participant in self.participants:
            participant.outbox.clear()
        return Sent(made - began, ended - made, [len(each) for each in messages], pressed)


def full_row(title: str, seed: int) -> Row:
    seats = min(SEATS, max(find(title).players))
    row = row_for(person(0), NewTable(title, [SeatWish("open")] * seats, seed=seed))
    people = [SeatInfo("person", name=person(n).name, person=person(n).id, nonce=f"{n}") for n in range(seats)]
    return replace(row, status="running", seats=people)


def person(n: int) -> Person:
    return Person(f"person-{n}", f"Person {n}", "guest")


def without_store() -> SharedServices:
    return cast(SharedServices, SimpleNamespace(store=None, now=lambda: 0.0))


def pressing_socket() -> PerMessageDeflate:
    _, extension = QUICK[0].process_request_params([("client_max_window_bits", None)], [])
    return extension


def press(socket: PerMessageDeflate, message: bytes) -> bytes:
    return bytes(socket.encode(Frame(Opcode.TEXT, message)).data)


def price(title: str, games: int, seed: int, takes: Takes) -> Price:
    sent = [each for n in range(games) for each in Table(title, seed + n, takes).moves()]
    plain = sorted(size for each in sent for size in each.plain)
    return Price(
        title=title,
        seats=len(sent[0].plain),
        moves=len(sent),
        making_ms=round(1000 * median(each.making for each in sent), 2),
        pressing_ms=round(1000 * median(each.pressing for each in sent), 2),
        bytes=median(plain),
        bytes_p95=plain[int(len(plain) * 0.95)],
        pressed=median(size for each in sent for size in each.pressed),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    titles = asked.title or [each.id for each in karczma.titles()]
    prices = [price(title, asked.games, asked.seed, Takes(asked.takes)) for title in titles]
    if asked.json:
        print(json.dumps([msgspec.to_builtins(each) for each in prices], indent=2))
    else:
        print(HEAD, *(each.row() for each in prices), sep="\n")
    return 0 if all(each.fine for each in prices) else 1


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--title", action="append", help="only this one; may be said several times")
    asked.add_argument("--games", type=int, default=3, help="of each title")
    asked.add_argument("--seed", type=int, default=1, help="of the first game")
    asked.add_argument("--takes", choices=[each.value for each in Takes], default=Takes.PATCHES.value)
    asked.add_argument("--json", action="store_true")
    return asked


if __name__ == "__main__":
    sys.exit(main())
