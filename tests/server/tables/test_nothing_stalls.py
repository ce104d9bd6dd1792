"""However much is said, however many come, and whatever fails for a while: the table goes on, and nobody is lost."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

from server.visiting import Serving, Visitor, run

LOCKED = 5.6  # seconds: longer than the server waits for the database


def database(server: Serving) -> sqlite3.Connection:
    return sqlite3.connect(server.data / "karczma.sqlite3", timeout=10)


def test_a_long_talk_comes_in_one_message_and_everybody_stays(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", seed=1))["id"]
        lines = [(table, "x", "Ania", f"raz {n}", float(n)) for n in range(300)]
        with closing(database(server)) as kept:
            kept.executemany("insert into chat (table_id, person, name, text, at) values (?, ?, ?, ?, ?)", lines)
            kept.commit()
        async with ania.sit(table) as talk:
            told = (await talk.hear("history"))["lines"]
            assert [line["text"] for line in told] == [f"raz {n}" for n in range(100, 300)]
            await talk.send(type="ping")
            await talk.hear("pong")
            assert await talk.play(Random(1), choices=3) == 3

    run(visit())


def test_who_reads_slowly_is_not_thrown_out_by_those_who_come(server: Serving) -> None:
    """Eighty arrivals while one player's device sleeps: it is told once where things stand."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", access="open", seed=1)
        async with ania.sit(table["id"]) as talk, AsyncExitStack() as watchers:
            await talk.position()
            stranger = Visitor(server)
            for _ in range(80):
                await watchers.enter_async_context(stranger.sit(table["id"]))
            await talk.position(lambda now: now["watching"] == 80)
            await talk.send(type="ping")
            heard = 0
            while (await talk.hear())["type"] != "pong":
                heard += 1
            assert heard < 20
            assert await talk.play(Random(1), choices=2) == 2

    run(visit())


def test_arrivals_are_told_of_in_a_few_words(server: Serving) -> None:
    """What is sent grows with the number of those who come, not with its square."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "me", "me", title="monster_lands", access="open", seed=1)
        stranger = Visitor(server)
        async with stranger.sit(table["id"]) as first, AsyncExitStack() as others:
            size = len(json.dumps(await first.position()))
            for _ in range(30):
                await others.enter_async_context(stranger.sit(table["id"]))
            sent = 0
            while first.now["watching"] < 31:
                sent += len(json.dumps(await first.hear()))
            assert sent < size

    run(visit())


def test_what_could_not_be_stored_has_not_happened_and_can_be_asked_for_again(tmp_path: Path) -> None:
    """Somebody else holds the database for longer than we wait. A choice, a seat and the bots' moves come through
    afterwards, and nothing came through twice."""
    server = Serving(tmp_path)
    server.open()

    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table, alone = await ania.new_table("me", "me", seed=3), await ania.new_table("me", "open")
        bots = (await ania.new_table("random", "random", title="monster_lands", seed=5))["id"]
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            text = now["question"]["options"][0]["text"]
            with closing(database(server)) as lock:
                lock.execute("begin immediate")
                begun = time.monotonic()
                asked = talk.choose(text, key="thesamekey")
                path = f"/api/tables/{alone['id']}/join"
                joining = bartek.post(path, {"invitation": alone["invitation"]})
                answer, joined = await asyncio.gather(asked, joining)
                assert answer["code"] == "not-stored"
                assert joined.status_code == 503
                await asyncio.sleep(max(0.0, begun + LOCKED - time.monotonic()))
                lock.rollback()
                moves = moves_at(server, bots)
            assert (await talk.choose(text, key="thesamekey", seq=0))["seq"] == 1
            assert moves_at(server, table["id"]) == 1
            told = (await bartek.post(path, {"invitation": alone["invitation"]})).json()
            assert [seat["name"] for seat in told["seats"]] == ["Ania", "Bartek"]
            assert told["status"] == "running"
        async with asyncio.timeout(30):  # the bots' table has nobody to wake it
            while moves_at(server, bots) < moves + 5 and not over(server, bots):
                await asyncio.sleep(0.1)

    try:
        run(visit())
    finally:
        server.close()


def moves_at(server: Serving, table: str) -> int:
    with closing(database(server)) as kept:
        [(number,)] = kept.execute("select count(*) from journal where table_id = ?", (table,))
    return int(number)


def over(server: Serving, table: str) -> bool:
    with closing(database(server)) as kept:
        [(status,)] = kept.execute("select status from tables where id = ?", (table,))
    return bool(status == "over")


def test_a_player_who_moves_while_their_stand_in_still_thinks_stops_nobody(tmp_path: Path) -> None:
    server = Serving(tmp_path, others=["--bot-pause", "0.4"])
    server.open()

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", seed=1)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(3), choices=2)
            now = await talk.my_turn()
            await talk.send(type="stand-in", seat=0, bot="random")
            await talk.send(type="stand-in", seat=0, bot="")
            answer = await talk.choose(now["question"]["options"][0]["text"], seq=now["seq"], seat=0)
            assert answer["type"] == "done" or answer["code"] == "moved-on"
            await talk.play(Random(3), choices=4)  # the other bot still moves
        assert "driver" not in server.log()

    try:
        run(visit())
    finally:
        server.close()


def test_a_stand_in_consents_to_nothing(server: Serving) -> None:
    """Ania may seat a bot for Bartek, who is away; but not take back with it what was rolled."""

    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open", seed=2)
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with ania.sit(table["id"]) as talk:
            await asyncio.sleep(0.3)
            await talk.send(type="stand-in", seat=1, bot="random")
            await talk.position(lambda now: now["table"]["seats"][1]["stand_in"] == "greedy")
            rng, now = Random(5), await talk.my_turn()
            while now["undo"]["reason"] != "rolled":
                await talk.play(rng, choices=1)
                now = await talk.my_turn(now["seq"] + 1)
                assert not now["over"], "nothing was rolled after a choice of hers: another seed leads there"
            await talk.send(type="undo", seq=now["seq"], key="askforundo", seat=0)
            told = await talk.position(lambda after: after["undo"]["asked_by"] == 0 or after["seq"] > now["seq"])
            assert (told["seq"], told["undo"]["missing"]) == (now["seq"], [1])

    run(visit())
