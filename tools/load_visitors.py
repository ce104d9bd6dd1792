"""The visitors of `make load`: they come in, sit down, choose, and note when everybody has seen it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
PATIENCE = 10.0  # seconds after which a move counts as lost
AT_ONCE = 8  # tables that are laid, or opened, side by side


class Offer(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    seat: int
    options: list[Offer]


class Heard(msgspec.Struct):
    """As much of any message as is needed here; the rest is not even decoded."""

    type: str
    seq: int = 0
    key: str = ""
    question: Question | None = None
    over: bool = False
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


class Lost(RuntimeError):
    """A visitor was refused, or heard nothing: the figures would mean nothing."""


class Move(msgspec.Struct):
    """A choice under way: when it was sent, acknowledged, and seen from each seat."""

    key: str
    seq: int  # that the table will have
    sent: float
    finished: asyncio.Event
    acknowledged: float = 0.0
    seen: dict[int, float] = {}

    def note(self) -> None:
        if self.acknowledged and len(self.seen) == SEATS:
            self.finished.set()

    def everybody(self) -> float:
        """Seconds from the choice to the last of the four screens."""
        return max(self.seen.values()) - self.sent

    def answered(self) -> float:
        return self.acknowledged - self.sent


class Table:
    """One table, seen from its four seats."""

    def __init__(self, id: str, rng: Random) -> None:
        self.id, self.rng = id, rng
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.now = [Heard("none")] * SEATS
        self.move: Move | None = None
        self.trouble = ""

    def hear(self, seat: int, message: str | bytes, at: float) -> None:
        heard, move = HEARD.decode(message), self.move
        match heard.type:
            case "position":
                self.now[seat] = heard
                if move and heard.seq >= move.seq:
                    move.seen.setdefault(seat, at)
            case "done" if move and heard.key == move.key:
                move.acknowledged = at
            case "trouble":
                self.trouble = heard.code
        if move:
            move.note()

    async def choose(self) -> Move:
        """The first seat that is asked something chooses; done when everybody has seen it."""
        seat, asked = next((n, now.question) for n, now in enumerate(self.now) if now.question)
        assert asked
        seq, text = self.now[seat].seq, self.rng.choice(asked.options).text
        move = self.move = Move(f"load-{seq + 1:05}", seq + 1, perf_counter(), asyncio.Event(), seen={})
        choice = {"type": "choose", "seq": seq, "key": move.key, "seat": seat, "text": text}
        await self.sockets[seat].send(msgspec.json.encode(choice).decode())
        try:
            await asyncio.wait_for(move.finished.wait(), PATIENCE)
        except TimeoutError:
            raise Lost(f"table {self.id}: {text!r} was not seen everywhere ({self.trouble or 'no answer'})") from None
        return move

    async def listen(self, seat: int) -> None:
        with suppress(ConnectionClosed):  # whoever waits for a move will miss it soon enough
            async for message in self.sockets[seat]:
                self.hear(seat, message, perf_counter())


class Hall:
    """Where the visitors come in: one client for all of them, which keeps nobody's cookies."""

    def __init__(self, address: str) -> None:
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=address, timeout=30, cookies=nobodys, verify=False)
        self.host = address.removeprefix("http://")
        self.csrf = ""
        self.room = asyncio.Semaphore(AT_ONCE)

    async def post(self, path: str, cookie: str, body: Any) -> httpx.Response:
        headers = {"cookie": f"{cookie}karczma-csrf={self.csrf}", "x-csrftoken": self.csrf}
        told = await self.http.post(path, json=body, headers=headers)
        if told.is_error:
            raise Lost(f"{path}: {told.status_code} {told.text[:200]}")
        return told

    async def visitor(self, name: str) -> str:
        """Somebody new: their cookie."""
        told = await self.post("/api/me", "", {"name": name})
        return "".join(f"{name}={value}; " for name, value in told.cookies.items())

    async def lay(self, n: int) -> tuple[str, list[str]]:
        """A table of four people: its id, and their cookies."""
        async with self.room:
            cookies = [await self.visitor(f"Gość {n}.{seat}") for seat in range(SEATS)]
            seats = [{"who": "me"}, *[{"who": "open"}] * (SEATS - 1)]
            wish = {"title": "valeria", "seats": seats, "access": "open", "seed": n, "name": f"Stół {n}"}
            table = (await self.post("/api/tables", cookies[0], wish)).json()["id"]
            for cookie in cookies[1:]:
                await self.post(f"/api/tables/{table}/join", cookie, {})
            return table, cookies

    def socket(self, table: str, cookie: str) -> connect:
        address = f"ws://{self.host}/api/tables/{table}/socket"
        return connect(address, additional_headers={"cookie": cookie.rstrip("; ")}, max_size=None, open_timeout=30)


@asynccontextmanager
async def seated(address: str, tables: int) -> AsyncIterator[list[Table]]:
    """So many tables, with four people at each, all of whom listen."""
    hall = Hall(address)
    hall.csrf = (await hall.http.get("/api/me")).cookies["karczma-csrf"]
    laid = await asyncio.gather(*(hall.lay(n) for n in range(tables)))
    await hall.http.aclose()
    found = [Table(id, Random(n)) for n, (id, _) in enumerate(laid)]
    async with AsyncExitStack() as stack:
        for table, (id, cookies) in zip(found, laid, strict=True):
            for seat, cookie in enumerate(cookies):
                table.sockets.append(await stack.enter_async_context(hall.socket(id, cookie)))
                table.listeners.append(asyncio.create_task(table.listen(seat)))
        await everybody_sees(found)
        yield found


async def everybody_sees(tables: list[Table]) -> None:
    """Until each of them has heard where their game stands."""
    until = perf_counter() + PATIENCE
    while any(now.type == "none" for table in tables for now in table.now):
        if perf_counter() > until:
            raise Lost("not everybody heard from their table")
        await asyncio.sleep(0.05)
