"""People: invitations, strangers, spectators, one device for several, undo, chat, rematch, standing in."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from server.visiting import Serving, Visitor, run


def test_an_invitation_seats_people_and_the_game_begins_when_all_sit(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open")
        assert table["status"] == "waiting"
        found = (await bartek.http.get(f"/api/invitations/{table['invitation']}")).json()
        assert found["id"] == table["id"]
        assert found["invitation"] is None  # it is for those who sit there to pass on
        wrong = await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": "guess"})
        assert wrong.status_code == 409
        joined = await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        assert joined.json()["status"] == "running"
        async with ania.sit(table["id"]) as here, bartek.sit(table["id"]) as there:
            await asyncio.gather(here.play(Random(1)), there.play(Random(2)))
            assert here.now["scores"] == there.now["scores"]

    run(visit())


def test_nobody_sees_another_seats_duke(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek, celina = [await Visitor(server).enter(name) for name in ("Ania", "Bartek", "Celina")]
        table = await ania.new_table("me", "open")
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with ania.sit(table["id"]) as a, bartek.sit(table["id"]) as b, celina.sit(table["id"]) as c:
            seen = [(await talk.position(lambda now: now["view"]))["view"] for talk in (a, b, c)]
        dukes = [[realm["dukes"] for realm in view["realms"]] for view in seen]
        assert [None, None] == dukes[0][1] == dukes[1][0] == dukes[2][0] == dukes[2][1]
        assert None not in dukes[0][0] + dukes[1][1]

    run(visit())


def test_a_private_table_is_unknown_to_strangers(server: Serving) -> None:
    async def visit() -> None:
        ania, stranger = await Visitor(server).enter("Ania"), await Visitor(server).enter("Obcy")
        table = await ania.new_table("me", "random", access="private")
        assert (await stranger.http.get(f"/api/tables/{table['id']}")).status_code == 404
        with pytest.raises(InvalidStatus):
            async with stranger.sit(table["id"]):
                pass
        lobby = (await stranger.http.get("/api/lobby")).json()
        assert table["id"] not in [each["id"] for shelf in ("mine", "waiting", "running") for each in lobby[shelf]]

    run(visit())


def test_open_tables_stand_in_the_lobby_and_wait_for_whom_they_wait(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open", access="open", name="Pod Gryfem")
        waiting = (await bartek.http.get("/api/lobby")).json()["waiting"]
        assert "Pod Gryfem" in [each["name"] for each in waiting]
        await bartek.post(f"/api/tables/{table['id']}/join", {})
        lobby = (await bartek.http.get("/api/lobby")).json()
        assert table["id"] in [each["id"] for each in lobby["mine"]]
        assert table["id"] in lobby["turns"]  # a Duke must be chosen

    run(visit())


def test_one_device_for_two_people(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "me", seed=3)
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            assert now["mine"] == [0, 1]
            await talk.choose(now["question"]["options"][0]["text"])
            await talk.send(type="look", seat=1)
            other = await talk.position(lambda now: now["seat"] == 1)
            assert other["view"]["realms"][0]["dukes"] == [None, None]  # not even its own neighbour's
            assert other["question"]["seat"] == 1

    run(visit())


def test_a_choice_is_taken_back_freely_until_something_is_rolled(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=3)
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            assert now["undo"]["reason"] == "nothing"
            await talk.play(Random(0), choices=1)  # the Duke; then the dice are rolled
            now = await talk.my_turn()
            assert now["undo"]["reason"] == "rolled"
            for _ in range(40):  # until a choice that rolls nothing
                await talk.play(Random(1), choices=1)
                now = await talk.my_turn()
                if now["undo"]["free"]:
                    break
            seq = now["seq"]
            await talk.send(type="undo", seq=seq, key="takeitback", seat=0)
            assert (await talk.hear("done"))["seq"] == seq + 1
            await talk.send(type="look")
            again = await talk.position(lambda now: now["seq"] == seq + 1)
            await talk.send(type="look", at=seq - 1)
            assert (await talk.hear("past"))["view"] == again["view"]

    run(visit())


def test_beyond_that_everybody_must_agree(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open", seed=3)
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with ania.sit(table["id"]) as a, bartek.sit(table["id"]) as b:
            for talk in (a, b):
                now = await talk.my_turn()
                done = await talk.choose(now["question"]["options"][0]["text"])
                assert done["type"] == "done"  # both choose at once: what the other did meanwhile does not matter
            await a.send(type="undo", seq=2, key="askforundo", seat=0)
            asked = await b.position(lambda now: now["undo"]["asked_by"] == 0)
            assert asked["undo"]["missing"] == [1]
            assert asked["undo"]["asked_for"] == [2]  # the last choice: it was Bartek's
            await b.send(type="undo", seq=2, key="agreetoundo", seat=1)
            undone = await a.position(lambda now: now["seq"] == 3)
            assert undone["deciding"] == [1]

    run(visit())


def test_people_talk_but_not_too_fast(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random")
        async with ania.sit(table["id"]) as talk:
            for n in range(5):
                await talk.send(type="say", text=f"raz {n}")
            heard = [await talk.hear("chat", "trouble") for _ in range(5)]
            assert heard[0]["text"] == "raz 0"
            assert heard[-1]["code"] == "too-fast"
        async with ania.sit(table["id"]) as talk:
            [first, *_] = (await talk.hear("history"))["lines"]  # what was said is still there
            assert (first["name"], first["text"]) == ("Ania", "raz 0")

    run(visit())


def test_a_bot_stands_in_for_somebody_who_left_and_gives_the_seat_back(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = await ania.new_table("me", "open", seed=4)
        await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
        async with ania.sit(table["id"]) as talk:
            async with bartek.sit(table["id"]) as there:
                await there.position()
                await talk.position(lambda now: now["present"] == [0, 1])
                await talk.send(type="stand-in", seat=1, bot="random")
                assert (await talk.hear("trouble"))["code"] == "not-your-seat"  # he is here
            await talk.position(lambda now: now["present"] == [0])
            await asyncio.sleep(0.3)
            await talk.send(type="stand-in", seat=1, bot="random")
            await talk.position(lambda now: now["table"]["seats"][1]["stand_in"] == "greedy")  # the best there is
            await talk.play(Random(5), choices=3)
            async with bartek.sit(table["id"]) as back:
                await back.position()
                await back.send(type="stand-in", seat=1, bot="")
                now = await back.position(lambda now: not now["table"]["seats"][1]["stand_in"])
                assert now["mine"] == [1]

    run(visit())


def test_a_rematch_is_found_by_whoever_asks_second(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", seed=1)
        early = await ania.post(f"/api/tables/{table['id']}/rematch")
        assert early.status_code == 409
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(5))
        again = (await ania.post(f"/api/tables/{table['id']}/rematch")).json()
        assert again["id"] != table["id"]
        assert (await ania.post(f"/api/tables/{table['id']}/rematch")).json()["id"] == again["id"]

    run(visit())


def test_a_clock_that_runs_out_lets_a_bot_move(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", seed=1, clock={"per_move": 5})
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            assert 3 < now["clocks"][0] <= 5
            late = await talk.position(lambda now: now["table"]["seats"][0]["stand_in"], seconds=12)
            assert late["table"]["seats"][0]["stand_in"] == "greedy"

    run(visit())


def test_bot_accounts_play_over_the_same_api(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        bot = (await ania.post("/api/bots", {"name": "Mruk"})).json()
        table = await ania.new_table("me", "open", seed=1)
        bearer = {"authorization": f"Bearer {bot['token']}"}
        body = {"invitation": table["invitation"]}
        joined = await ania.http.post(f"/bot/tables/{table['id']}/join", json=body, headers=bearer)
        assert joined.json()["seats"][1]["name"] == "Mruk"
        cookie_only = await ania.http.post(f"/bot/tables/{table['id']}/join", json=body)
        assert cookie_only.status_code == 401  # without CSRF protection a cookie counts for nothing

    run(visit())
