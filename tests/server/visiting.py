"""A real server in a process of its own, and visitors who talk to it over HTTP and WebSocket on loopback."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from multiprocessing import active_children, get_context, util
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.patching import patched

Message = dict[str, Any]

# Servers are forked from a process that has read the program already; each is a whole process all the same.
PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(["karczma.cli", "karczma.server.serving.run", "httpx", "websockets.asyncio.client"])


# All visitors come from one address, and some of them do a lot.
GENEROUS = "--tables-open --tables-per-minute --bot-seats --bots-per-person --campaigns-open --guests-per-hour"
GENEROUS += " --chat-per-minute --uploads-per-minute --openings-per-second"
PLENTY = [word for option in GENEROUS.split() for word in (option, "1000000")]


def close_all() -> None:
    """What a broken test has left open; otherwise it would be waited for."""
    for process in active_children():
        process.kill()


util.Finalize(None, close_all, exitpriority=0)


PORTS = count(os.getpid() * 101)  # each process has its own


def free_port() -> int:
    """None of those that are handed out for calls to others: one of these might take it before the server listens."""
    for n in PORTS:
        port = 10_000 + n % 20_000
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


def command(log: Path, words: list[str]) -> None:
    """In a process of its own: a command of ours, what it says in a file."""
    from karczma.cli import main

    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    sys.argv = ["karczma", *words]
    main()


class Serving:
    """`karczma serve`, started, killed and started again."""

    def __init__(
        self, data: Path, database: str | None = None, port: int | None = None, others: Sequence[str] = ("--positions",)
    ) -> None:
        self.data, self.database, self.port, self.others = data, database, port or free_port(), others
        self.words: list[str] = []  # further options
        self.process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data)]
        words += ["--requests-per-minute", "100000", "--messages-per-second", "1000", "--bot-pause", "0"]
        words += ["--away-seconds", "0.2", *PLENTY, *self.others]
        if self.database:
            words += ["--database", self.database]
        self.process = PROCESSES.Process(target=command, args=(self.said, words + self.words))
        self.said.touch()
        with patch.dict(os.environ):
            os.environ.pop("KARCZMA_FREEZE", None)  # as in a real server
            self.process.start()
        for _ in range(3000):
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", self.port)):
                    return
            assert self.process.is_alive(), self.log()
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log()}")

    @property
    def said(self) -> Path:
        return self.data / f"server-{self.port}.log"

    def log(self) -> str:
        return self.said.read_text()

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        assert self.process
        self.process.kill()
        self.process.join()

    def close(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.join(10)
        self.process.kill()


class Visitor:
    """A person with a browser's habits: a cookie jar, a CSRF token, and sockets."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        # Reading certificates takes long, and nobody asks for them here.
        self.http = httpx.AsyncClient(base_url=serving.address, timeout=20, verify=False)

    async def enter(self, name: str) -> Visitor:
        await self.http.get("/api/me")
        told = await self.post("/api/me", {"name": name})
        assert told.status_code == 200, told.text
        return self

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {"x-csrftoken": self.http.cookies.get("karczma-csrf") or "", **headers}
        return await self.http.post(path, json=body if body is not None else {}, headers=sent)

    async def new_table(self, *seats: str, **wishes: Any) -> Message:
        """Seats as words: me, open, random, greedy."""
        who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        told = await self.post("/api/tables", {"title": "valeria", "seats": who, **wishes})
        assert told.status_code == 201, told.text
        table: Message = told.json()
        return table

    @asynccontextmanager
    async def sit(self, table: str, since: int = 0, takes: str = "whole", **headers: str) -> AsyncIterator[Talk]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.serving.port}/api/tables/{table}/socket?since={since}&takes={takes}"
        async with connect(address, additional_headers={"cookie": cookies, **headers}, max_size=None) as socket:
            yield Talk(socket)


class Talk:
    """One socket: what was said last, and asking."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}
        self.text = ""  # of the last position
        self.forms: list[str] = []  # of all positions: position or patch

    async def hear(self, *kinds: str, seconds: float = 15) -> Message:
        """The next message of one of these kinds; positions on the way are remembered."""
        async with asyncio.timeout(seconds):
            while True:
                message = self.whole(str(await self.socket.recv()))
                if message["type"] == "position":
                    self.now = message
                elif message["type"] == "presence":
                    self.now = {**self.now, **message, "type": "position"}
                if not kinds or message["type"] in kinds:
                    return message

    def whole(self, text: str) -> Message:
        """The message, or the position to which a patch leads."""
        message: Message = json.loads(text)
        if message["type"] not in ("position", "patch"):
            return message
        self.forms.append(message["type"])
        self.text = patched(self.text, message) if message["type"] == "patch" else text
        position: Message = json.loads(self.text)
        return position

    async def line(self) -> str:
        """The next line of chat: by itself, or among those said before one came, if it was just being said."""
        heard = await self.hear("chat", "history")
        [told] = heard["lines"] if heard["type"] == "history" else [heard]
        text: str = told["text"]
        return text

    async def position(self, until: Callable[[Message], object] = lambda now: True, seconds: float = 15) -> Message:
        async with asyncio.timeout(seconds):
            while True:
                await self.hear("position", "presence", seconds=seconds)
                if self.now.get("table") and until(self.now):
                    return self.now

    async def my_turn(self, since: int = 0) -> Message:
        """The position in which this seat is asked something, or the end; none that was told before `since`."""

        def mine(now: Message) -> bool:
            return now["seq"] >= since and bool(now["question"] or now["over"])

        return self.now if self.now and mine(self.now) else await self.position(mine)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def choose(self, text: str, key: str | None = None, **others: Any) -> Message:
        key = key or secrets.token_hex(8)
        seat = self.now["question"]["seat"] if self.now.get("question") else self.now["seat"]
        asked = {"seq": self.now["seq"], "seat": seat, "text": text, "key": key, **others}
        await self.send(type="choose", **asked)
        return await self.hear("done", "trouble")

    async def play(self, rng: Random, choices: int = 10_000) -> int:
        """Choose at random whenever asked, to the end or for so many choices; how many were acknowledged."""
        done = since = 0
        while done < choices:
            now = await self.my_turn(since)
            if now["over"]:
                break
            options = now["question"]["options"]
            answer = await self.choose(rng.choice(options)["text"], seat=now["question"]["seat"], seq=now["seq"])
            if answer.get("code") == "moved-on":  # somebody else was quicker: look again, as a client does
                since = now["seq"] + 1
                continue
            assert answer["type"] == "done", answer
            since = answer["seq"]  # a question told before this choice was made is answered
            done += 1
        return done


def run(visit: Coroutine[Any, Any, None]) -> None:
    asyncio.run(visit)
