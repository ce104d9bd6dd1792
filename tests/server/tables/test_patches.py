"""Patches: what changed, told so that the same comes of it to the byte as if all had been told; and asking for all."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

import karczma
from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.server.protocol import Person
from karczma.server.tables.participants import Due, Participant, Takes
from karczma.server.tables.patches import patch
from karczma.server.tables.session import TableSession
from server.patching import patched
from server.planning import Table, row
from server.visiting import Serving, Talk, Visitor, run

EXAMPLES = Path(__file__).parents[3] / "web" / "src" / "net" / "patches.examples.json"  # the browser reads them, too
SHORT = 3000  # bytes


@pytest.mark.parametrize("example", json.loads(EXAMPLES.read_text()), ids=lambda example: example["when"])
def test_a_patch_leads_from_one_text_to_the_other(example: dict[str, Any]) -> None:
    made = msgspec.to_builtins(patch(example["last"].encode(), example["following"].encode()))
    assert made == example["patch"]
    assert patched(example["last"], made) == example["following"]


def without_server(table: Table) -> TableSession:
    return TableSession(table.live, cast(Any, SimpleNamespace(store=None, now=lambda: 0.0)))


class Pair:
    """The same person twice, looking from the same seat: told everything, and told what changed."""

    def __init__(self, session: TableSession, person: Person | None, seat: Seat) -> None:
        self.session = session
        self.whole = Participant(person, seat, 0)
        self.patched = Participant(person, seat, 0, Takes.PATCHES)
        self.text = ""
        self.sizes: list[int] = []

    def tell(self) -> None:
        """Both are told how the table stands, and must know the same then."""
        self.session.tell_everybody()
        told = self.session.encoded(self.patched, Due.POSITION).decode()
        message = json.loads(told)
        self.text = patched(self.text, message) if message["type"] == "patch" else told
        assert self.text == self.session.encoded(self.whole, Due.POSITION).decode()
        self.sizes.append(len(told.encode()))

    def look_from(self, seat: Seat) -> None:
        self.whole.seat = self.patched.seat = seat


class Evening:
    """A table with as many people as it takes, each of them twice, two who watch, and no server."""

    def __init__(self, title: str) -> None:
        self.table = Table(row(title, max(find(title).players)))
        self.session = without_server(self.table)
        seats = self.table.row.seats
        people = [(Person(seat.person or "", seat.name, "guest"), n) for n, seat in enumerate(seats)]
        self.pairs = [Pair(self.session, *each) for each in [*people, (None, -1), (None, -1)]]
        self.tell()

    def tell(self) -> None:
        for pair in self.pairs:
            pair.tell()

    def play(self, rng: Random) -> None:
        """To the end; now and then something is taken back, or a bot stands in."""
        live = self.table.live
        while not live.game.over:
            seat = rng.choice(live.game.deciding())
            if rng.random() < 0.05 and live.undo(seat).free:
                self.table.undo(seat)
            else:
                self.table.choose(seat, str(rng.choice(live.game.options(seat))))
            if rng.random() < 0.05:
                self.let_stand_in(rng.randrange(len(live.row.seats)), rng.choice(["", "greedy"]))
            self.tell()

    def let_stand_in(self, seat: Seat, bot: str) -> None:
        live = self.table.live
        seats = [replace(each, stand_in=bot) if n == seat else each for n, each in enumerate(live.row.seats)]
        live.renew(replace(live.row, seats=seats))


@pytest.mark.parametrize("title", [title.id for title in karczma.titles()])
def test_over_a_whole_game_every_seat_knows_as_much_by_patches_as_by_whole_positions(title: str) -> None:
    evening = Evening(title)
    evening.play(Random(1))
    sizes = sorted(size for pair in evening.pairs for size in pair.sizes)
    assert sizes[len(sizes) // 2] <= SHORT


def test_whoever_looks_from_another_seat_of_theirs_is_told_what_is_different_there() -> None:
    table = Table(row("valeria", 2))
    both = [replace(seat, person="p0") for seat in table.row.seats]
    table.live.renew(replace(table.row, seats=both))
    pair = Pair(without_server(table), Person("p0", "P0", "guest"), 0)
    for seat in (0, 1, 0):
        pair.look_from(seat)
        pair.tell()
        assert json.loads(pair.text)["view"]["realms"][1 - seat]["dukes"] == [None, None]


def test_who_takes_whole_positions_or_watches_costs_no_memory_of_their_own() -> None:
    table = Table(row("valeria", 2))
    session = without_server(table)
    whole, watcher = Participant(None, -1, 0), Participant(None, -1, 0, Takes.PATCHES)
    others = [Participant(None, -1, 0, Takes.PATCHES) for _ in range(3)]
    told = [session.encoded(each, Due.POSITION) for each in (whole, watcher, *others)]
    assert whole.last is None
    assert all(each is told[0] for each in told)  # those who watch share what they were told
    assert all(each.last is watcher.last for each in others)


# -- over a real socket --------------------------------------------------------------------------------------------


async def as_told_whole(talk: Talk) -> None:
    """What was put together is what the server says of the table when it is asked for all."""
    known = dict(talk.now)
    await talk.send(type="whole", since=known["seq"])
    told = await talk.position(lambda now: now["steps"] == [])
    assert talk.forms[-1] == "position"
    assert {**known, "steps": []} == told


def test_a_table_is_told_by_patches_through_undo_other_seats_stand_ins_chat_and_a_break(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "me", "open", seed=3)
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with (
            ania.sit(table["id"], takes="patches") as a,
            bartek.sit(table["id"], takes="patches") as b,
            Visitor(server).sit(table["id"], takes="patches") as c,
        ):
            await a.position(lambda now: now["present"] == [0, 1, 2] and now["watching"] == 1)
            await a.choose((await a.my_turn())["question"]["options"][0]["text"])
            await a.send(type="look", seat=1)
            assert (await a.position(lambda now: now["seat"] == 1))["question"]["seat"] == 1
            await a.send(type="undo", seq=1, key="takeitback", seat=0)
            assert (await a.position(lambda now: now["seq"] == 2))["deciding"] == [0, 1, 2]
            await b.send(type="say", text='Ej, "tak nie można,"')
            assert await a.line() == 'Ej, "tak nie można,"'
            await b.send(type="stand-in", seat=2, bot="random")
            for talk in (a, b, c):
                await talk.position(lambda now: now["seq"] == 3 and now["table"]["seats"][2]["stand_in"] == "random")
                assert "patch" in talk.forms
                assert talk.forms.count("position") == 1
                await as_told_whole(talk)
            seq = b.now["seq"]
        async with bartek.sit(table["id"], since=seq, takes="patches") as b:
            assert (await b.position())["seq"] == seq
            assert b.forms[0] == "position"
            await b.send(type="stand-in", seat=2, bot="")
            await b.position(lambda now: now["table"]["seats"][2]["stand_in"] == "")
            await as_told_whole(b)

    run(visit())


def test_whoever_asks_is_told_the_whole_position_with_all_that_happened_meanwhile(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=3)
        async with ania.sit(table["id"], takes="patches") as talk:
            await talk.play(Random(1), choices=5)
            await talk.my_turn(since=5)
            await talk.send(type="whole", since=2)
            told = await talk.position(lambda now: len(now["steps"]) > 1)
            assert [step["seq"] for step in told["steps"]] == [3, 4, 5]
            await talk.play(Random(1), choices=1)
            await talk.position(lambda now: now["seq"] == 6)
            assert talk.forms[-1] == "patch"

    run(visit())


def test_whoever_does_not_ask_for_patches_is_told_all_and_nonsense_is_refused(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=3)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(1), choices=3)
            await talk.position(lambda now: now["seq"] == 3)
            assert "patch" not in talk.forms
        for takes in ("", "whole%20", "PATCHES", "1"):
            with pytest.raises(InvalidStatus):
                async with ania.sit(table["id"], takes=takes):
                    await asyncio.sleep(0)

    run(visit())


def test_a_whole_random_game_is_played_by_patches(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open")
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with ania.sit(table["id"], takes="patches") as here, bartek.sit(table["id"], takes="patches") as there:
            await asyncio.gather(here.play(Random(1)), there.play(Random(2)))
            assert here.now["scores"] == there.now["scores"]
            assert here.forms.count("position") == there.forms.count("position") == 1

    run(visit())
