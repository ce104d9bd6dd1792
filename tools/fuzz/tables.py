"""The tables of the server under test: those that may be played at, and those that nobody may have touched."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

import karczma
from fuzz.people import Message, Visitor, choice
from fuzz.server_process import ServerProcess

OPENING = 6  # choices that were made before it begins
KEPT = ("seq", "view", "deciding", "question", "steps", "scores", "undo", "over")


def titles() -> list[str]:
    return [title.id for title in karczma.titles()]


class Tables:
    """One of each title, by one person who plays all seats. Whoever else comes may only watch."""

    def __init__(self, server: ServerProcess, host: str, seed: int = 1, only: Sequence[str] = ()) -> None:
        self.server, self.name, self.rng = server, host, Random(seed)
        self.host = Visitor(server, host)
        self.ids = {title: self.begun(title) for title in only or titles()}

    def begun(self, title: str) -> str:
        table: str = self.host.new_table(title, "me", "me")["id"]
        with self.host.sit(table) as talk:
            talk.position()
            talk.play(self.rng, OPENING)
        return table

    def renew(self, title: str) -> None:
        """With another table, if the game at this one is over."""
        with self.host.sit(self.ids[title]) as talk:
            if talk.position()["over"]:
                self.ids[title] = self.begun(title)

    def state(self) -> dict[str, Any]:
        """All that the host is told of these tables: as they stand, how it came, and what was written."""
        return {title: self.told(table) for title, table in self.ids.items()}

    def told(self, table: str) -> dict[str, Any]:
        with self.host.sit(table) as talk:
            now = talk.position()
        record = self.host.http.get(f"/api/tables/{table}/record")
        seats = [[seat["sitter"], seat["person"], seat["stand_in"]] for seat in now["table"]["seats"]]
        return {**{name: now[name] for name in KEPT}, "seats": seats, "record": record.text}


def real_messages(now: Message) -> list[Message]:
    """What the one who plays would send next: one message of every kind, and of every form."""
    options = now["question"]["options"] if now["question"] else []
    refusals = now["question"]["refusals"] if now["question"] else []
    seat, seq = max(now["seat"], 0), now["seq"]
    undo = {"type": "undo", "seq": seq, "seat": seat}
    return [
        *(choice(now, each["text"]) for each in [*options[:3], *refusals[:2]]),
        *({**choice(now, each["text"]), "gesture": "abc"} for each in options[:1]),
        {**undo, "key": secrets.token_hex(8)},
        {**undo, "key": secrets.token_hex(8), "agree": False},
        {"type": "say", "text": "Na zdrowie!"},
        {"type": "look", "seat": seat},
        {"type": "look", "at": max(0, seq - 2)},
        {"type": "look", "seat": seat, "at": 1},
        {"type": "stand-in", "seat": seat, "bot": "random"},
        {"type": "stand-in", "seat": seat, "bot": ""},
        {"type": "ping"},
    ]
