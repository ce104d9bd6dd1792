"""Sockets: bent messages of every kind, by somebody who plays, somebody who watches, and nobody, at every title."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus

from fuzz.bending import hostile, pick
from fuzz.people import Message, Visitor
from fuzz.report import Found, Progress, smallest
from fuzz.server_process import ServerProcess
from fuzz.tables import Tables, real_messages

PART = "sockets"
AT_ONCE = 16  # messages before the answers are read
TURNS = 12  # so often on one connection
FAIR = (1000, 1001, 1003, 1007, 1008, 1009)  # closed in words: not a text, against the protocol, too long
WHO = ("seat", "seat", "watcher", "nobody", "stranger")
SINCE = ["²", "٣", "-1", "1.5", "", " 1", "1 ", "0x1", "1e3", "9" * 10, "9" * 5000, "\0", "NaN", "+1", "1_0", "null"]


LONGEST_FRAME = 1 << 16  # bytes


class Sent(NamedTuple):
    """A message, and whether it is sent as text, which it need not be."""

    data: bytes
    text: bool

    def __repr__(self) -> str:
        return f"{self.data!r}{'' if self.text else ' (as bytes)'}"


def fair(code: int, sent: list[Sent]) -> bool:
    """Closed in words. So it is for a frame that is too long or no text; but if more is on its way, the system cuts the
    connection off, and the words are lost."""
    unfit = any(len(each.data) > LONGEST_FRAME or (each.text and not is_text(each.data)) for each in sent)
    return code in FAIR or (code == 1006 and unfit)


class Sockets:
    """`busy` may be played at; nothing that is sent to `witness` may change anything there."""

    def __init__(self, server: ServerProcess, busy: Tables, witness: Tables, rng: Random) -> None:
        self.server, self.busy, self.witness, self.rng = server, busy, witness, rng
        self.watcher, self.nobody = Visitor(server, "Ewa"), Visitor(server)
        self.found: list[Found] = []

    def run(self, inputs: int, progress: Progress) -> list[Found]:
        progress.begin(PART)
        done, turn, pairs = 0, 0, [(title, who) for who in WHO for title in self.busy.ids]
        while done < inputs and not self.found:
            title, who = pairs[turn % len(pairs)]
            sent = self.since(title) + self.connection(title, who)
            done, turn = done + sent, turn + 1
            progress.add(sent)
        return self.found

    # -- one connection --------------------------------------------------------------------------------------------

    def visitor(self, title: str, who: str) -> tuple[Visitor, str]:
        """Who sits down where. A stranger is a player elsewhere, and watches here."""
        if who == "seat":
            return self.busy.host, self.busy.ids[title]
        visitors = {"watcher": self.watcher, "nobody": self.nobody, "stranger": self.busy.host}
        return visitors[who], self.witness.ids[title]

    def connection(self, title: str, who: str) -> int:
        """Bent messages until the connection is closed, or for a while; how many."""
        if who == "seat":
            self.busy.renew(title)
        visitor, table = self.visitor(title, who)
        real = self.real(title, table, who)
        sent = [self.message(real) for _ in range(AT_ONCE * self.rng.randrange(1, TURNS))]
        code, heard = self.talk(visitor, table, sent, pick(self.rng, ["0", "1", "5", "99999999"]))
        trace = self.server.trace()
        if not trace and not fair(code, sent):  # the client may stumble over what comes after the end: once is nothing
            code, _ = self.talk(visitor, table, sent)
        if trace or not fair(code, sent):
            self.note(visitor, table, sent, trace or f"closed with {code}")
        return heard

    def message(self, real: list[Message]) -> Sent:
        """Now and then as bytes; seldom as text if it is none, for the connection is closed for it."""
        data = hostile(pick(self.rng, real), self.rng)
        return Sent(data, self.rng.random() < (0.95 if is_text(data) else 0.2))

    def real(self, title: str, table: str, who: str) -> list[Message]:
        host = self.busy.host if who == "seat" else self.witness.host
        with host.sit(table) as talk:
            return real_messages(talk.position())

    def talk(self, visitor: Visitor, table: str, messages: list[Sent], since: str = "0") -> tuple[int, int]:
        """Send them all and read the answers; the code with which it was closed, and how many were sent."""
        sent = 0
        try:
            with visitor.sit(table, since) as talk:
                talk.position()
                for at in range(0, len(messages), AT_ONCE):
                    for message in messages[at : at + AT_ONCE]:
                        talk.socket.send(message.data, text=message.text)
                        sent += 1
                    talk.settled()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006, sent
        return 1000, sent

    def note(self, visitor: Visitor, table: str, sent: list[Sent], what: str) -> None:
        """Which message it was, and how little of it is enough."""

        def fails(messages: list[Sent]) -> bool:
            code, _ = self.talk(visitor, table, messages)
            return bool(self.server.trace()) or not fair(code, messages)

        few = smallest(list(sent), fails)
        if len(few) == 1:
            data, text = few[0]
            few = [Sent(smallest(data, lambda less: fails([Sent(less, text)])), text)]
        self.found.append(Found(PART, what, " then ".join(map(repr, few))))

    # -- where it begins -------------------------------------------------------------------------------------------

    def since(self, title: str) -> int:
        """A place in the story that is none: refused in words."""
        asked = pick(self.rng, SINCE)
        try:
            with self.watcher.sit(self.witness.ids[title], asked):
                self.found.append(Found(PART, "a place in the story that is none was taken", f"since={asked!r}"))
        except InvalidStatus as refused:
            if refused.response.status_code >= 500:
                self.found.append(Found(PART, f"answered {refused.response.status_code}", f"since={asked!r}"))
        return 1


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
