"""What was cut off is finished when the server opens again, and old tables harm nobody."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random

from server.visiting import Serving, Visitor, run


def wrote(server: Serving, statement: str, *values: str) -> None:
    """The server is killed, the database changed, and the server opened again."""
    server.kill()
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as database:
        assert database.execute(statement, values).rowcount == 1
        database.commit()
    server.open()


def test_a_game_that_ended_with_the_process_is_over(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", seed=1))["id"]
        async with ania.sit(table) as talk:
            await talk.play(Random(5))
            scores = talk.now["scores"]
        wrote(server, "update tables set status = 'running', result = 'null' where id = ?", table)
        told = (await ania.http.get(f"/api/tables/{table}")).json()
        assert (told["status"], told["result"]["scores"]) == ("over", scores)

    run(visit())


def test_a_full_table_begins_though_the_process_ended_first(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", "random", seed=1))["id"]
        wrote(server, "update tables set status = 'waiting' where id = ?", table)
        async with ania.sit(table) as talk:
            await talk.position(lambda now: now["table"]["status"] == "running")
            assert await talk.play(Random(1), choices=5) == 5  # and the bot plays, too

    run(visit())


def test_somebody_who_did_not_come_back_can_be_stood_in_for(server: Serving) -> None:
    async def visit(pace: str) -> str:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open", seed=4, pace=pace)
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        server.kill()
        server.open()
        async with ania.sit(table["id"]) as talk:
            await talk.position()
            await asyncio.sleep(0.3)
            await talk.send(type="stand-in", seat=1, bot="deep")
            assert (await talk.hear("trouble"))["code"] == "no-such-bot"
            await talk.send(type="stand-in", seat=1, bot="random")
            answer = await talk.hear("done", "trouble")
            return str(answer.get("code", "done"))

    assert asyncio.run(visit("live")) == "done"
    assert asyncio.run(visit("turns")) == "not-your-seat"  # who plays in turns need not be here


def test_a_bot_does_not_wait_for_a_persons_clock(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", seed=1, clock={"per_move": 600})
        async with ania.sit(table["id"]) as talk:
            assert await asyncio.wait_for(talk.play(Random(1), choices=8), 20) == 8

    run(visit())


def test_a_stale_choice_of_a_seat_that_is_not_asked_any_more_hears_that_the_table_moved_on(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "me", seed=3)
        async with ania.sit(table["id"]) as talk:
            duke = (await talk.my_turn())["question"]["options"][0]["text"]
            assert (await talk.choose(duke, seat=0, seq=0))["type"] == "done"
            assert (await talk.choose(duke, seat=0, seq=0))["code"] == "moved-on"
            assert (await talk.choose(duke, seat=0, seq=1))["code"] == "illegal"

    run(visit())
