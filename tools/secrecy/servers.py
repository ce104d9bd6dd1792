"""Two real servers with twin games: what the watched seat hears on its socket, from the first message to the last."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from fuzz.people import Talk, Visitor
from fuzz.server_process import ServerProcess
from secrecy.twins import WATCHED, Turn, Twins
from secrecy.worlds import Leak, Seen, told

# What two servers never have in common: names that were drawn by lot, and the time.
OWN = {"id", "person", "host", "invitation", "commitment", "at", "created", "changed", "clocks"}
TURNS = 30
GAMES = 20  # that are looked through for twins: in some titles nobody ever chooses what others do not see


class Evening:
    """The same evening at two houses: two people, one table each, and everything that one of them hears."""

    def __init__(self, servers: tuple[ServerProcess, ServerProcess], twins: Twins, turns: list[Turn]) -> None:
        self.servers, self.twins, self.turns = servers, twins, turns

    def heard(self, which: int) -> list[list[bytes]]:
        """What the watched seat hears at one of the houses, turn by turn."""
        server = self.servers[which]
        ania, bartek = Visitor(server, "Ania"), Visitor(server, "Bartek")
        table = ania.new_table(self.twins.title, "me", "open", seed=self.twins.seed)
        bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]}).raise_for_status()
        with ExitStack() as stack:
            here, there = (stack.enter_context(each.sit(table["id"])) for each in (ania, bartek))
            there.settled()
            begun = listen(here, "begun-0000")
            return [begun, *(self.one_turn(here, there, which, n) for n, _ in enumerate(self.turns))]

    def one_turn(self, here: Talk, there: Talk, which: int, n: int) -> list[bytes]:
        turn = self.turns[n]
        for guess, text in enumerate(turn.guesses):
            send(here, WATCHED, text, n, f"guess-{n:04}-{guess}")
        here.socket.send(json.dumps({"type": "look", "at": n // 2}))
        tried = listen(here, f"tried-{n:04}")
        talk = here if turn.seat == WATCHED else there
        send(talk, turn.seat, turn.choices[which], n, f"choice-{n:04}")
        talk.settled()
        return [*tried, *listen(here, f"fence-{n:04}")]


def send(talk: Talk, seat: int, text: str, seq: int, key: str) -> None:
    talk.socket.send(json.dumps({"type": "choose", "seq": seq, "seat": seat, "key": key, "text": text}))


def listen(talk: Talk, key: str) -> list[bytes]:
    """All that comes until a question is answered that nobody may ask; who comes and goes is not compared."""
    send(talk, 15, "-", 0, key)
    heard: list[bytes] = []
    while True:
        message = talk.hear()
        said = json.dumps(common(message), sort_keys=True).encode()
        if message["type"] not in ("presence", "history") and (not heard or heard[-1] != said):
            heard.append(said)
        if message.get("key") == key:
            return heard


def common(told: Any) -> Any:
    """A message without what two servers never have in common."""
    if isinstance(told, dict):
        return {
            name: common(each) for name, each in told.items() if name not in OWN and name not in ("present", "watching")
        }
    return [common(each) for each in told] if isinstance(told, list) else told


def compared(folder: Path, title: str, games: int, most: int = TURNS) -> Seen:
    """So many twin games of a title, on two servers."""
    seen = Seen(title)
    servers = ServerProcess(new(folder / "one")).open(), ServerProcess(new(folder / "two")).open()
    try:
        for twins, turns in found(title, games, most):
            compare(Evening(servers, twins, turns), seen)
    finally:
        for server in servers:
            server.close()
    return seen


def found(title: str, games: int, most: int) -> list[tuple[Twins, list[Turn]]]:
    """Twins that really differ in something that was chosen."""
    twins = ((each, each.turns(most)) for each in (Twins(title, seed) for seed in range(1, GAMES)))
    differing = ((each, turns) for each, turns in twins if any(turn.choices[0] != turn.choices[1] for turn in turns))
    return [pair for _, pair in zip(range(games), differing, strict=False)]


def compare(evening: Evening, seen: Seen) -> None:
    one, two = evening.heard(0), evening.heard(1)
    seen.worlds += 1
    for n, (mine, theirs) in enumerate(zip(one, two, strict=True)):
        seen.positions += 1
        seen.messages += len(mine)
        seen.bytes += sum(map(len, mine))
        if mine != theirs:
            turn = evening.turns[n - 1] if n else ""
            first = next(((a, b) for a, b in zip(mine, theirs, strict=False) if a != b), (b"%d" % len(mine), b"more"))
            where = f"{seen.title}, two servers, seed {evening.twins.seed}, turn {n}"
            seen.leaks.append(Leak(where, f"after {turn}", told(*first)))


def new(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder
