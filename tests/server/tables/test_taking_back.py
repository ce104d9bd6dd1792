"""Taking back, over the wire: a gesture in one go, one's own choice where all choose at once; and it lasts."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic

from alembic import command
from alembic.config import Config

import karczma.server
from karczma.server.bots import Bots
from karczma.server.protocol import Choose, Done, Person, TakeBack, Trouble, Undo
from karczma.server.storage.campaigns import Campaigns
from karczma.server.storage.database import engine_for, migrate
from karczma.server.storage.store import Store
from karczma.server.storage.writer import Writer
from karczma.server.tables.session import SharedServices, TableSession
from server.planning import Table, plan, planning, until_planning
from server.visiting import Message, Serving, Talk, Visitor, run

P0, P1 = Person("p0", "P0", "guest"), Person("p1", "P1", "guest")


async def look(talk: Talk, seq: int) -> Message:
    """The table as it is after that entry."""
    await talk.send(type="look")
    return await talk.position(lambda now: now["seq"] == seq and not now["steps"])


async def undo(talk: Talk, seat: int, seq: int, key: str, agree: bool = True) -> Message:
    await talk.send(type="undo", seq=seq, key=key, seat=seat, agree=agree)
    return await talk.hear("done", "trouble")


# -- a gesture -----------------------------------------------------------------------------------------------------


async def until_moving(talk: Talk, rng: Random) -> Message:
    """Northgard on one device, up to the question from where an army moves on."""
    await talk.position()
    for _ in range(200):
        if not talk.now["question"]:
            await talk.send(type="look", seat=talk.now["deciding"][0])
            await talk.position(lambda now: now["question"])
        asked = talk.now["question"]
        if asked["name"] == "move-from" and len(drag(asked)) > 1:
            return talk.now
        await talk.choose(rng.choice(asked["options"])["text"])
    raise AssertionError("nobody ever moves")


def drag(question: Message) -> list[str]:
    """From where, where to, how many, as far as it is asked."""
    texts = []
    while question:
        offer = next((each for each in question["options"] if each["next"]), question["options"][0])
        if len(question["options"]) > 1:  # what answers itself is not asked
            texts.append(offer["text"])
        question = offer["next"]
    return texts


def test_one_press_takes_back_a_whole_gesture(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "me", title="northgard", seed=31)
        async with ania.sit(table["id"]) as talk:
            before = await until_moving(talk, Random(4))
            texts, seq = drag(before["question"]), before["seq"]
            for n, text in enumerate(texts, 1):
                done = await talk.choose(text, seat=before["seat"], seq=seq + n - 1, gesture="drag")
                assert done["seq"] == seq + n
            last = seq + len(texts)
            assert (await look(talk, last))["undo"] == {
                "free": True,
                "reason": "",
                "asked_by": None,
                "missing": [],
                "takes": list(range(seq + 1, last + 1)),
                "asked_for": [],
            }
            assert (await undo(talk, before["seat"], last, "takeitback"))["seq"] == last + 1
            told = talk.now
            assert [(step["kind"], step["undone"]) for step in told["steps"]] == [
                ("undo", list(range(seq + 1, last + 1)))
            ]
            assert (told["view"], told["question"]) == (before["view"], before["question"])

    run(visit())


def test_the_same_choices_one_by_one_are_taken_back_one_by_one(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "me", title="northgard", seed=31)
        async with ania.sit(table["id"]) as talk:
            before = await until_moving(talk, Random(4))
            texts, seq = drag(before["question"]), before["seq"]
            for n, text in enumerate(texts):
                await talk.choose(text, seat=before["seat"], seq=seq + n)
            last = seq + len(texts)
            assert (await look(talk, last))["undo"]["takes"] == [last]

    run(visit())


# -- where all choose at once --------------------------------------------------------------------------------------


async def two_planning(server: Serving) -> tuple[Visitor, Visitor, str]:
    ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
    table = await ania.new_table("me", "open", title="wonderful_kingdom", seed=31)
    await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    return ania, bartek, table["id"]


def test_each_takes_back_its_own_plan_although_the_other_has_chosen(server: Serving) -> None:
    async def visit(first: int) -> None:
        ania, bartek, table = await two_planning(server)
        async with ania.sit(table) as a, bartek.sit(table) as b:
            seq = await until_planning(a, b)
            talks = {0: a, 1: b}
            one, other = talks[first], talks[1 - first]
            mine, theirs = one.now, other.now
            assert (await one.choose(mine["question"]["options"][0]["text"]))["seq"] == seq + 1
            text = theirs["question"]["options"][0]["text"]
            assert (await other.choose(text, seq=seq))["seq"] == seq + 2  # it has not heard of the first
            planned = other.now
            assert (await undo(one, first, seq + 1, "takeitback"))["seq"] == seq + 3  # nor the first of it
            again = one.now
            seen = await other.position(lambda now: now["seq"] == seq + 3)
            assert again["question"] == mine["question"]
            assert again["view"]["players"][first] == mine["view"]["players"][first]
            assert seen["question"] == planned["question"]
            assert seen["view"]["players"][1 - first] == planned["view"]["players"][1 - first]
            [step] = seen["steps"]
            assert (step["kind"], step["seat"], step["undone"]) == ("undo", first, [seq + 1])
            assert seen["undo"]["takes"] == [seq + 2]
            await other.choose(seen["question"]["options"][0]["text"], seq=seq + 2)  # the undo is no news to it
            assert (other.now["seq"], other.now["undo"]["free"]) == (seq + 4, True)

    for first in (0, 1):
        run(visit(first))


def test_what_was_taken_back_stays_so_when_the_house_opens_again(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_planning(server)
        async with ania.sit(table) as a, bartek.sit(table) as b:
            seq = await until_planning(a, b)
            for talk in (a, b):
                await talk.choose(talk.now["question"]["options"][0]["text"], seq=seq, gesture="one")
            assert (await undo(a, 0, seq + 1, "takeitback"))["seq"] == seq + 3
            before = [await look(talk, seq + 3) for talk in (a, b)]
        server.kill()
        server.open()
        async with ania.sit(table) as a, bartek.sit(table) as b:
            after = [await talk.position() for talk in (a, b)]
            assert (await undo(a, 0, seq + 1, "takeitback"))["seq"] == seq + 3  # a retry of what is known
        for name in ("seq", "view", "question", "undo"):
            assert [each[name] for each in after] == [each[name] for each in before]
        assert after[1]["steps"][-1]["undone"] == [seq + 1]

    run(visit())


def test_a_bot_that_has_planned_leaves_a_person_free_to_think_again(server: Serving) -> None:
    async def visit() -> None:
        ania, rng = await Visitor(server).enter("Ania"), Random(1)
        table = await ania.new_table("me", "greedy", title="wonderful_kingdom", seed=31)
        async with ania.sit(table["id"]) as talk:
            while (await talk.my_turn())["question"]["name"] != "plan":
                await talk.choose(rng.choice(talk.now["question"]["options"])["text"])
            if talk.now["deciding"] != [0]:
                await talk.position(lambda now: now["deciding"] == [0])  # the bot is ready
            before = talk.now
            seq = before["seq"]
            for n in (1, 2):
                assert (await talk.choose(talk.now["question"]["options"][0]["text"]))["seq"] == seq + n
            for n in (3, 4):
                assert (await undo(talk, 0, talk.now["seq"], f"takeitback{n}"))["seq"] == seq + n
            assert (talk.now["view"], talk.now["question"]) == (before["view"], before["question"])

    run(visit())


# -- consent where all choose at once ------------------------------------------------------------------------------


def session_of(table: Table, data: Path) -> TableSession:
    address = f"sqlite+aiosqlite:///{data / 'karczma.sqlite3'}"
    migrate(address)
    writer = Writer(engine_for(address))
    return TableSession(
        table.live, SharedServices(Store(writer), Campaigns(writer), Bots(1, 1.0), 0.0, monotonic, lambda: True)
    )


def both_planned(data: Path) -> tuple[Table, TableSession, int]:
    """Each has chosen once since the table stood at that number; seat 0 rolled in its lane, let us say."""
    table = planning()
    seq = table.live.seq
    plan(table, 0)
    plan(table, 1)
    table.live.judged[0] = Undo(False, "rolled", takes=[seq + 1])
    return table, session_of(table, data), seq


def test_agreeing_to_anothers_wish_takes_nothing_of_ones_own(tmp_path: Path) -> None:
    """Seat 0 asks; seat 1 could take its own choice back freely, but agrees."""
    table, session, seq = both_planned(tmp_path)

    async def visit() -> None:
        await session.store.add(table.row)
        assert await session.take_back(P0, TakeBack(seq + 2, "askforundo", 0)) == Done("askforundo", seq + 2)
        assert session.live.undo(1).missing == [1]
        assert await session.take_back(P1, TakeBack(seq + 2, "agreetoundo", 1)) == Done("agreetoundo", seq + 3)
        await session.store.engine.dispose()

    asyncio.run(visit())
    assert [played.entry.seq for played in session.live.begun_timeline.standing][-2:] == [seq, seq + 2]


def test_whoever_needs_consent_must_know_how_the_table_stands(tmp_path: Path) -> None:
    table, session, seq = both_planned(tmp_path)

    async def visit() -> None:
        await session.store.add(table.row)
        late = await session.take_back(P0, TakeBack(seq + 1, "askforundo", 0))
        assert isinstance(late, Trouble)
        assert late.code == "moved-on"
        await session.store.engine.dispose()

    asyncio.run(visit())


# -- two processes that know the same table ------------------------------------------------------------------------


def test_whoever_knows_more_than_the_process_is_heard(tmp_path: Path) -> None:
    """A choice was made through another process, unheard of here; its player comes here and goes on."""
    there, here = session_of(planning(), tmp_path), session_of(planning(), tmp_path)
    seq = here.live.seq

    async def visit() -> None:
        await there.store.add(there.live.row)
        text = str(there.live.game.options(0)[0])
        assert await there.choose(P0, Choose(seq, "firstchoice", 0, text)) == Done("firstchoice", seq + 1)
        assert await here.take_back(P0, TakeBack(seq + 1, "takeitback", 0)) == Done("takeitback", seq + 2)
        assert await there.choose(P0, Choose(seq + 2, "thirdchoice", 0, text)) == Done("thirdchoice", seq + 3)
        for session in (there, here):
            await session.store.engine.dispose()

    asyncio.run(visit())


# -- old databases -------------------------------------------------------------------------------------------------


def test_a_journal_from_before_gestures_is_brought_to_the_new_form(tmp_path: Path) -> None:
    file = tmp_path / "karczma.sqlite3"
    address = f"sqlite+aiosqlite:///{file}"
    config = Config()
    config.set_main_option("script_location", str(Path(karczma.server.__file__).parent / "storage" / "migrations"))
    config.set_main_option("sqlalchemy.url", address)
    command.upgrade(config, "0003")
    with closing(sqlite3.connect(file)) as database:
        database.execute("insert into journal values ('t', 1, 'choice', 0, 'pass', 'oldchoice', 1.0)")
        database.execute("insert into journal values ('t', 2, 'undo', 0, '1', 'oldundo..', 2.0)")
        database.commit()
    migrate(address)

    async def read() -> None:
        store = Store(Writer(engine_for(address)))
        entries = await store.entries("t")
        assert [(entry.text, entry.gesture, entry.undone) for entry in entries] == [("pass", "", ()), ("1", "", (1,))]
        await store.engine.dispose()

    asyncio.run(read())
