"""A real server in a process of its own, and visitors who talk to it over HTTP and WebSocket on loopback."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Serving:
    """`karczma serve`, started, killed and started again."""

    def __init__(self, data: Path, database: str | None = None, port: int | None = None) -> None:
        self.data, self.database, self.port = data, database, port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "karczma", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--requests-per-minute", "100000", "--messages-per-second", "1000", "--bot-pause", "0"]
        command += ["--away-seconds", "0.2"]
        if self.database:
            command += ["--database", self.database]
        log = open(self.data / f"server-{self.port}.log", "ab")  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        for _ in range(150):
            try:
                httpx.get(f"{self.address}/api/me", timeout=1)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def log(self) -> str:
        return (self.data / f"server-{self.port}.log").read_text()

    def kill(self) -> None:
        """As a power cut would: no chance to tidy up."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        assert self.process
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Visitor:
    """A person with a browser's habits: a cookie jar, a CSRF token, and sockets."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.http = httpx.AsyncClient(base_url=serving.address, timeout=20)

    async def enter(self, name: str) -> Visitor:
        await self.http.get("/api/me")
        told = await self.post("/api/me", {"name": name})
        assert told.status_code == 200, told.text
        return self

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {"x-csrftoken": self.http.cookies.get("karczma-csrf", ""), **headers}
        return await self.http.post(path, json=body if body is not None else {}, headers=sent)

    async def new_table(self, *seats: str, **wishes: Any) -> Message:
        """Seats as words: me, open, random, greedy."""
        who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        told = await self.post("/api/tables", {"title": "valeria", "seats": who, **wishes})
        assert told.status_code == 201, told.text
        table: Message = told.json()
        return table

    @asynccontextmanager
    async def sit(self, table: str, since: int = 0, **headers: str) -> AsyncIterator[Talk]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.serving.port}/api/tables/{table}/socket?since={since}"
        async with connect(address, additional_headers={"cookie": cookies, **headers}, max_size=None) as socket:
            yield Talk(socket)


class Talk:
    """One socket: what was said last, and asking."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}

    async def hear(self, *kinds: str, seconds: float = 15) -> Message:
        """The next message of one of these kinds; positions on the way are remembered."""
        async with asyncio.timeout(seconds):
            while True:
                message: Message = json.loads(await self.socket.recv())
                if message["type"] == "position":
                    self.now = message
                if not kinds or message["type"] in kinds:
                    return message

    async def position(self, until: Callable[[Message], object] = lambda now: True, seconds: float = 15) -> Message:
        async with asyncio.timeout(seconds):
            while True:
                now = await self.hear("position", seconds=seconds)
                if until(now):
                    return now

    async def my_turn(self) -> Message:
        """The position in which this seat is asked something, or the end."""
        if self.now and (self.now["question"] or self.now["over"]):
            return self.now
        return await self.position(lambda now: now["question"] or now["over"])

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
        done = 0
        while done < choices:
            now = await self.my_turn()
            if now["over"]:
                break
            options = now["question"]["options"]
            self.now = {**now, "question": None}
            answer = await self.choose(rng.choice(options)["text"], seat=now["question"]["seat"], seq=now["seq"])
            assert answer["type"] == "done", answer
            if self.now["seq"] < answer["seq"]:  # told before this choice was made: its question is answered
                self.now = {**self.now, "question": None}
            done += 1
        return done


def run(visit: Coroutine[Any, Any, None]) -> None:
    asyncio.run(visit)
