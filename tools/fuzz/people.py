"""Visitors of the server, and their sockets: they do as asked, one thing after another."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
from websockets.sync.client import ClientConnection, connect

from fuzz.server_process import ServerProcess

Message = dict[str, Any]
SECONDS = 30.0  # for any answer


class Visitor:
    """A person with a cookie jar and a CSRF token; nobody in particular until they have said a name."""

    def __init__(self, server: ServerProcess, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=SECONDS, trust_env=False)
        self.http.get("/api/me")
        if name:
            self.post("/api/me", {"name": name}).raise_for_status()

    def headers(self) -> dict[str, str]:
        """What a browser of theirs would send."""
        told = self.http.cookies
        cookies = "; ".join(f"{name}={value}" for name, value in told.items())
        return {"cookie": cookies, "x-csrftoken": told.get("karczma-csrf") or ""}

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body, headers={"x-csrftoken": self.headers()["x-csrftoken"]})

    def new_table(self, title: str, *seats: str, **wishes: Any) -> Message:
        asked = {"title": title, "seats": [{"who": who} for who in seats], "access": "open", **wishes}
        told = self.post("/api/tables", asked)
        told.raise_for_status()
        table: Message = told.json()
        return table

    @contextmanager
    def sit(self, table: str, since: str = "0") -> Iterator[Talk]:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?since={quote(since)}"
        headers = {"cookie": self.headers()["cookie"]}
        with connect(address, additional_headers=headers, max_size=None, compression=None, close_timeout=5) as socket:
            yield Talk(socket)


class Talk:
    """One socket; the last position that was told on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Message = {}

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.recv(timeout=SECONDS))
        if message["type"] == "position":
            self.now = message
        return message

    def position(self) -> Message:
        while self.hear()["type"] != "position":
            pass
        return self.now

    def settled(self) -> Message:
        """The position after everything that was sent has been answered: a question that nobody may ask ends it."""
        key = f"fence-{secrets.token_hex(8)}"
        self.socket.send(json.dumps({"type": "choose", "seq": 0, "key": key, "seat": 15, "text": "-"}))
        while self.hear().get("key") != key:
            pass
        return self.now

    def play(self, rng: Random, choices: int) -> None:
        """So many choices at random, for all seats of this person."""
        for _ in range(choices):
            now = self.settled()
            if now["over"]:
                return
            if now["question"] is None:
                self.socket.send(json.dumps({"type": "look", "seat": rng.choice(now["deciding"])}))
                now = self.position()
            self.socket.send(json.dumps(choice(now, rng.choice(now["question"]["options"])["text"])))
            self.settled()


def choice(now: Message, text: str) -> Message:
    """A choice as a client sends it."""
    seat = now["question"]["seat"] if now["question"] else now["seat"]
    return {"type": "choose", "seq": now["seq"], "seat": seat, "key": secrets.token_hex(8), "text": text}
