"""Coming and going: leaving, calling off, bots for open seats, sending away, giving up, hiding; also two at once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config

from karczma.server.storage import database
from karczma.server.storage.database import migrate
from server.visiting import Message, Serving, Visitor, run


async def three(server: Serving) -> list[Visitor]:
    return [await Visitor(server).enter(name) for name in ("Ania", "Bartek", "Celina")]


async def deed(who: Visitor, table: Message, what: str, **how: Any) -> httpx.Response:
    return await who.post(f"/api/tables/{table['id']}/{what}", how)


async def sits(who: Visitor, table: Message) -> httpx.Response:
    return await deed(who, table, "join", invitation=table["invitation"])


async def shelves(who: Visitor) -> dict[str, list[str]]:
    lobby = (await who.http.get("/api/lobby")).json()
    return {shelf: [each["id"] for each in lobby[shelf]] for shelf in ("mine", "waiting", "running", "finished")}


def sitters(told: Message) -> list[str]:
    return [seat["sitter"] for seat in told["seats"]]


# -- a table that waits --------------------------------------------------------------------------------------------


def test_who_gets_up_from_a_waiting_table_leaves_the_seat_to_others(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, celina = await three(server)
        table = await ania.new_table("me", "open", "open")
        await sits(bartek, table)
        async with bartek.sit(table["id"]) as talk:
            await talk.position(lambda now: now["mine"] == [1])
            assert sitters((await deed(bartek, table, "leave")).json()) == ["person", "open", "open"]
            await talk.position(lambda now: now["mine"] == [] and now["seat"] == -1)
        assert (await deed(bartek, table, "leave")).json()["code"] == "not-at-table"
        assert sitters((await sits(celina, table)).json()) == ["person", "person", "open"]
        assert table["id"] not in (await shelves(bartek))["mine"]

    run(visit())


def test_a_host_calls_a_waiting_table_off_and_everybody_is_told(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, celina = await three(server)
        table = await ania.new_table("me", "open", "open", access="open")
        await sits(bartek, table)
        assert (await deed(bartek, table, "cancel")).json()["code"] == "not-the-host"
        async with bartek.sit(table["id"]) as talk:
            assert (await deed(ania, table, "cancel")).status_code == 200
            now = await talk.position(lambda now: now["table"]["status"] == "unfinished")
        assert now["table"]["closed"] == "cancelled"
        assert (await sits(celina, table)).status_code == 409
        for who in (ania, bartek, celina):
            assert all(table["id"] not in shelf for shelf in (await shelves(who)).values())
        assert (await deed(ania, table, "cancel")).json()["code"] == "not-waiting"

    run(visit())


def test_a_bot_takes_the_last_open_seat_and_the_game_begins(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open", seed=3)
        assert (await deed(bartek, table, "fill", seat=1)).json()["code"] == "not-at-table"
        assert (await deed(ania, table, "fill", seat=0)).json()["code"] == "seat-taken"
        assert (await deed(ania, table, "fill", seat=7)).json()["code"] == "no-such-seat"
        assert (await deed(ania, table, "fill", seat=1, bot="nobody")).status_code == 400
        told = (await deed(ania, table, "fill", seat=1, bot="random", name="Mruk")).json()
        assert (told["status"], told["seats"][1]["name"]) == ("running", "Mruk")
        async with ania.sit(table["id"]) as talk:
            await talk.my_turn()
        assert (await deed(ania, table, "kick", seat=1)).json()["code"] == "not-waiting"

    run(visit())


def test_whoever_is_sent_away_sees_nothing_more_and_does_not_come_back(server: Serving) -> None:
    """Also not what their seat sees, when somebody else sits there."""

    async def visit() -> None:
        ania, bartek, celina = await three(server)
        table = await ania.new_table("me", "open", "open", access="link")
        await sits(bartek, table)
        async with bartek.sit(table["id"]) as talk:
            await talk.position(lambda now: now["mine"] == [1])
            assert (await deed(bartek, table, "kick", seat=0)).json()["code"] == "not-the-host"
            assert (await deed(ania, table, "kick", seat=0)).json()["code"] == "own-seat"
            assert (await deed(ania, table, "kick", seat=2)).json()["code"] == "seat-free"
            assert (await deed(ania, table, "kick", seat=1)).status_code == 200
            assert (await sits(bartek, table)).json()["code"] == "barred"
            await sits(celina, table)
            await deed(ania, table, "fill", seat=2)
            now = await talk.position(lambda now: now["view"])
        assert (now["seat"], now["mine"], now["question"]) == (-1, [], None)
        assert [realm["dukes"] for realm in now["view"]["realms"]] == [[None, None]] * 3

    run(visit())


def test_who_is_sent_away_from_a_private_table_is_shown_out(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open", "open", access="private")
        await sits(bartek, table)
        async with bartek.sit(table["id"]) as talk:
            await talk.position()
            await deed(ania, table, "kick", seat=1)
            await asyncio.wait_for(talk.socket.wait_closed(), 15)
        assert (await bartek.http.get(f"/api/tables/{table['id']}")).status_code == 404

    run(visit())


# -- a game that runs ----------------------------------------------------------------------------------------------


def test_a_bot_plays_for_who_leaves_a_game_until_they_come_back(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open")
        await sits(bartek, table)
        told = (await deed(bartek, table, "leave")).json()
        assert (told["status"], told["seats"][1]["stand_in"], told["seats"][1]["name"]) == (
            "running",
            "greedy",
            "Bartek",
        )
        assert (await deed(ania, table, "leave")).json()["code"] == "leave-alone"
        async with bartek.sit(table["id"]) as talk:
            await talk.send(type="stand-in", seat=1, bot="")
            await talk.position(lambda now: now["table"]["seats"][1]["stand_in"] == "")

    run(visit())


def test_alone_one_gives_up_at_once_and_nobody_has_won(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "random", access="open", seed=4)
        assert (await deed(bartek, table, "concede")).json()["code"] == "not-at-table"
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            await talk.choose(now["question"]["options"][0]["text"])
            told = (await deed(ania, table, "concede")).json()
            assert (told["status"], told["closed"], told["result"]["winners"]) == ("unfinished", "conceded", [])
            assert len(told["result"]["scores"]) == 2
            late = await talk.position(lambda now: now["table"]["closed"])
            await talk.send(type="choose", seq=late["seq"], key="k" * 8, seat=0, text="whatever")
            assert (await talk.hear("trouble"))["code"] == "unfinished"
        replay = (await bartek.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert len(replay["steps"]) >= 1
        assert (replay["over"], replay["winners"], replay["record"]) == (False, [], None)
        assert table["id"] in (await shelves(ania))["finished"]
        again = (await deed(ania, table, "rematch")).json()
        assert again["status"] == "running"

    run(visit())


def test_several_people_give_up_together_or_not_at_all(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, celina = await three(server)
        table = await ania.new_table("me", "open", "open", "random")
        await sits(bartek, table)
        await sits(celina, table)
        assert (await deed(ania, table, "concede")).json()["conceding"] == [0]
        assert (await deed(bartek, table, "concede")).json()["conceding"] == [0, 1]
        assert (await deed(celina, table, "concede", agree=False)).json()["conceding"] == []
        await deed(ania, table, "concede")
        await deed(celina, table, "leave")  # who has left it to the others is not asked
        told = (await deed(bartek, table, "concede")).json()
        assert (told["closed"], told["result"]["winners"]) == ("conceded", [])

    run(visit())


def test_a_game_that_was_given_up_stays_so_when_the_house_opens_again(server: Serving) -> None:
    async def visit(table: Message | None = None) -> Message:
        if table is None:
            ania = await Visitor(server).enter("Ania")
            table = await ania.new_table("me", "random", access="open", seed=4)
            async with ania.sit(table["id"]) as talk:
                await talk.my_turn()
                told: Message = (await deed(ania, table, "concede")).json()
            return told
        nobody = Visitor(server)
        found: Message = (await nobody.http.get(f"/api/tables/{table['id']}")).json()
        assert (await nobody.http.get(f"/api/tables/{table['id']}/replay")).status_code == 200
        async with nobody.sit(table["id"]) as talk:
            assert (await talk.position())["table"]["closed"] == "conceded"
        return found

    before = asyncio.run(visit())
    server.kill()
    server.open()
    after = asyncio.run(visit(before))
    assert (after["status"], after["closed"], after["result"]) == ("unfinished", "conceded", before["result"])


def test_a_game_of_a_campaign_is_not_given_up_by_itself(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign = (await ania.post("/api/campaigns", {"title": "monster_lands"})).json()
        options = {"scenario": "business_as_usual", "difficulty": "beginner", "campaign": "true"}
        table = (await ania.post(f"/api/campaigns/{campaign['id']}/next", {"options": options})).json()
        assert (await deed(ania, table, "concede")).json()["code"] == "concede-campaign"

    run(visit())


# -- what has ended ------------------------------------------------------------------------------------------------


def test_what_one_hides_only_oneself_no_longer_sees(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open", access="open")
        await sits(bartek, table)
        assert (await deed(ania, table, "hide")).json()["code"] == "not-over"
        await deed(bartek, table, "concede")
        await deed(ania, table, "concede")
        await asyncio.gather(*(deed(ania, table, "hide") for _ in range(3)))
        assert all(table["id"] not in shelf for shelf in (await shelves(ania)).values())
        assert table["id"] in (await shelves(bartek))["mine"]
        await deed(ania, table, "hide", hidden=False)
        assert table["id"] in (await shelves(ania))["mine"]

    run(visit())


# -- two at once ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("round", range(5))
def test_of_two_who_want_the_same_seat_at_once_one_gets_it(server: Serving, round: int) -> None:
    async def visit() -> None:
        ania, bartek, celina = await three(server)
        table = await ania.new_table("me", "open")
        answers = await asyncio.gather(sits(bartek, table), deed(ania, table, "fill", seat=1), sits(celina, table))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        told = (await ania.http.get(f"/api/tables/{table['id']}")).json()
        assert told["status"] == "running"

    run(visit())


@pytest.mark.parametrize("round", range(5))
def test_a_table_is_called_off_or_begins_but_not_both(server: Serving, round: int) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open")
        answers = await asyncio.gather(sits(bartek, table), deed(ania, table, "cancel"), deed(ania, table, "leave"))
        told = (await ania.http.get(f"/api/tables/{table['id']}")).json()
        joined, called_off, _ = [answer.status_code == 200 for answer in answers]
        assert (told["status"] == "unfinished") == called_off
        assert joined or called_off

    run(visit())


@pytest.mark.parametrize("round", range(3))
def test_who_give_up_at_once_give_up_once(server: Serving, round: int) -> None:
    async def visit() -> None:
        ania, bartek, _ = await three(server)
        table = await ania.new_table("me", "open")
        await sits(bartek, table)
        answers = await asyncio.gather(*(deed(who, table, "concede") for who in (ania, bartek)))
        assert [answer.status_code for answer in answers] == [200, 200]
        told = (await ania.http.get(f"/api/tables/{table['id']}")).json()
        assert told["closed"] == "conceded"

    run(visit())


# -- databases of before -------------------------------------------------------------------------------------------


def test_tables_of_before_go_on_and_a_step_back_loses_none(tmp_path: Path) -> None:
    file = tmp_path / "karczma.sqlite3"
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", f"sqlite+aiosqlite:///{file}")
    command.upgrade(config, "0007")
    columns = "id, name, title, version, options, host, access, invitation, pace, status, key, commitment"
    values = ("", "valeria", "1.0.0", "{}", "ania", "open", "i", "live", "running", "k", "c", 1.0, 1.0)
    with closing(sqlite3.connect(file)) as kept:
        for table in ("old", "new"):
            marks = ", ".join("?" * (len(values) + 1))
            kept.execute(f"insert into tables ({columns}, created, changed) values ({marks})", (table, *values))
        kept.commit()
    migrate(f"sqlite+aiosqlite:///{file}")
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("select conceding, barred, closed from tables").fetchall() == [(None, None, None)] * 2
        ended = ("conceded", json.dumps({"scores": [1], "winners": []}), json.dumps(["ania"]))
        kept.execute("update tables set closed = ?, result = ?, conceding = ? where id = 'new'", ended)
        kept.execute("insert into hidden (person, table_id) values ('ania', 'new')")
        kept.commit()
    command.downgrade(config, "0007")
    with closing(sqlite3.connect(file)) as kept:
        told = kept.execute("select id, status, closed from tables order by id").fetchall()
    assert told == [("new", "running", None), ("old", "running", None)]
