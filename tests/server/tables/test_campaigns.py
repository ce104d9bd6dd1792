"""Campaigns: begun, left, gone on with. Each game counts once, whatever happens; nobody else sees them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

import pytest

from server.visiting import Message, Serving, Visitor, run

TITLE = "monster_lands"
FIRST = {"campaign": "true", "scenario": "business_as_usual"}


async def begin(visitor: Visitor, level: str = "high") -> tuple[str, Message]:
    """A campaign, and the table of its first game. A random player earns the lowest rank: High leaves room below."""
    told = await visitor.post("/api/campaigns", {"title": TITLE})
    assert told.status_code == 201, told.text
    campaign = told.json()["id"]
    return campaign, await go_on(visitor, campaign, {**FIRST, "difficulty": level})


async def go_on(visitor: Visitor, campaign: str, options: Message | None = None, **more: Any) -> Message:
    wish = {"options": options or {}, "seed": 7, **more}
    told = await visitor.post(f"/api/campaigns/{campaign}/next", wish)
    assert told.status_code == 200, told.text
    table: Message = told.json()
    return table


async def look(visitor: Visitor, campaign: str) -> Message:
    told = await visitor.http.get(f"/api/campaigns/{campaign}")
    assert told.status_code == 200, told.text
    info: Message = told.json()
    return info


async def finish(visitor: Visitor, table: Message, seed: int = 1) -> None:
    """A random player plays the game to its end."""
    async with visitor.sit(table["id"]) as talk:
        await talk.play(Random(seed))
        assert talk.now["over"]


def changed(server: Serving, *statements: tuple[str, tuple[Any, ...]]) -> None:
    """The server is killed, the database changed, and the server opened again."""
    server.kill()
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as database:
        for statement, values in statements:
            assert database.execute(statement, values).rowcount == 1
        database.commit()
    server.open()


def test_it_begins_with_the_tables_that_the_title_says(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        told = (await ania.post("/api/campaigns", {"title": TITLE})).json()
        assert (told["title"], told["status"], told["stage"], told["games"], told["table"]) == (
            *(TITLE, "running", 0),
            *([], None),
        )
        assert [due["difficulty"] for due in told["due"]] == ["beginner", "normal", "high", "cruel"]
        assert told["path"]["stages"][0] == told["due"][0]["scenario"] == "business_as_usual"
        titles = {title["id"]: title["campaign"] for title in (await ania.http.get("/api/titles")).json()}
        assert titles["valeria"] is None
        assert titles[TITLE] == told["path"]
        assert titles[TITLE]["first"] == told["due"]

    run(visit())


def test_it_can_be_given_up_and_its_game_then_counts_for_nothing(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        campaign, table = await begin(ania)
        path = f"/api/campaigns/{campaign}/give-up"
        assert (await bartek.post(path, {})).status_code == 404
        told = (await ania.post(path, {})).json()
        assert (told["status"], told["due"], told["table"], told["games"]) == ("given-up", [], None, [])
        assert (await ania.post(path, {})).status_code == 409
        assert (await ania.post(f"/api/campaigns/{campaign}/next", {})).status_code == 409
        assert (await ania.http.get("/api/lobby")).json()["campaigns"] == []
        await finish(ania, table)
        assert await look(ania, campaign) == told
        assert [each["id"] for each in (await ania.http.get("/api/campaigns")).json()] == [campaign]

    run(visit())


def test_two_games_one_after_the_other(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania)
        assert (table["campaign"], table["access"], table["status"]) == (campaign, "private", "running")
        assert table["options"]["difficulty"] == "high"
        await finish(ania, table)
        told = await look(ania, campaign)
        assert told["games"] == [
            {
                "options": {**FIRST, "difficulty": "high"},
                "rank": "monster_snack",
                "outcome": "lower",
                "clause": "ML-CAMP-01",
                "table": table["id"],
            }
        ]
        assert (told["due"], told["table"]) == ([{**FIRST, "difficulty": "normal"}], None)
        second = await go_on(ania, campaign)
        assert (second["id"] != table["id"], second["options"]["difficulty"]) == (True, "normal")
        await finish(ania, second)
        told = await look(ania, campaign)
        assert ([game["table"] for game in told["games"]], told["status"]) == ([table["id"], second["id"]], "running")

    run(visit())


def test_a_lost_campaign_does_not_go_on_and_leaves_the_lobby(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania, "beginner")
        assert [each["id"] for each in (await ania.http.get("/api/lobby")).json()["campaigns"]] == [campaign]
        await finish(ania, table)
        told = await look(ania, campaign)
        assert (told["status"], told["due"], told["games"][0]["clause"]) == ("lost", [], "ML-CAMP-02")
        again = await ania.post(f"/api/campaigns/{campaign}/next", {})
        assert (again.status_code, "over" in again.text) == (409, True)
        assert (await ania.http.get("/api/lobby")).json()["campaigns"] == []
        assert [each["status"] for each in (await ania.http.get("/api/campaigns")).json()] == ["lost"]

    run(visit())


def test_whoever_comes_back_days_later_goes_on_with_the_same_game(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(1), choices=12)
        server.kill()
        server.open()
        [kept] = (await ania.http.get("/api/lobby")).json()["campaigns"]
        assert (kept["id"], kept["table"], kept["games"]) == (campaign, table["id"], [])
        assert (await go_on(ania, campaign))["id"] == table["id"]
        async with ania.sit(table["id"]) as talk:
            assert (await talk.position())["seq"] == 12

    run(visit())


def test_the_player_chooses_where_the_rules_leave_it_open(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania, "normal")
        heroic = {"games": [{"scenario": "business_as_usual", "difficulty": "normal", "rank": "hero"}]}
        changed(
            server,
            ("update campaigns set step = 1, state = ? where id = ?", (json.dumps(heroic), campaign)),
            ("update tables set status = 'over' where id = ?", (table["id"],)),
        )
        told = await look(ania, campaign)
        assert ([due["difficulty"] for due in told["due"]], told["stage"]) == (["high", "cruel"], 1)
        for wrong in ({}, {"difficulty": "normal"}, {**told["due"][0], "difficulty": "beginner"}):
            refused = await ania.post(f"/api/campaigns/{campaign}/next", {"options": wrong})
            assert (refused.status_code, "Difficulty: Cruel" in refused.text) == (400, True)
        table = await go_on(ania, campaign, {**told["due"][1], "queens_gift": "true"})
        assert table["options"] == {
            **table["options"],
            "scenario": "money_first",
            "difficulty": "cruel",
            "queens_gift": "true",
            "campaign": "true",
        }

    run(visit())


def test_nobody_else_sees_it_or_goes_on_with_it(server: Serving) -> None:
    async def visit() -> None:
        ania, other = await Visitor(server).enter("Ania"), await Visitor(server).enter("Obcy")
        campaign, table = await begin(ania)
        assert (await other.http.get(f"/api/campaigns/{campaign}")).status_code == 404
        assert (await other.post(f"/api/campaigns/{campaign}/next", {})).status_code == 404
        assert (await other.http.get(f"/api/tables/{table['id']}")).status_code == 404
        assert (await other.http.get("/api/campaigns")).json() == []
        assert (await other.http.get("/api/lobby")).json()["campaigns"] == []
        invited = (await other.http.get(f"/api/invitations/{table['invitation']}")).json()
        assert invited["campaign"] is None
        nobody = Visitor(server)
        await nobody.http.get("/api/me")
        assert (await nobody.post("/api/campaigns", {"title": TITLE})).status_code == 401
        assert (await nobody.http.get(f"/api/campaigns/{campaign}")).status_code == 401

    run(visit())


@pytest.mark.parametrize(("title", "says"), [("valeria", "This game has no campaign."), ("chess", "chess")])
def test_a_title_without_a_campaign_says_so(server: Serving, title: str, says: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        refused = await ania.post("/api/campaigns", {"title": title})
        assert (refused.status_code, says in refused.text) == (400, True)

    run(visit())


# -- the option of the table ---------------------------------------------------------------------------------------


def test_a_table_with_the_option_begins_a_campaign(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", title=TITLE, options={"campaign": "true", "difficulty": "high"})
        assert table["access"] == "private"
        told = await look(ania, table["campaign"])
        assert (told["table"], told["games"]) == (table["id"], [])
        await finish(ania, table)
        assert [game["outcome"] for game in (await look(ania, table["campaign"]))["games"]] == ["lower"]

    run(visit())


@pytest.mark.parametrize(
    ("seats", "options"),
    [(["me"], {"scenario": "blitz"}), (["greedy"], {}), (["me", "greedy"], {}), (["open"], {})],
    ids=["another scenario", "a bot", "two seats", "nobody"],
)
def test_a_campaign_does_not_begin_otherwise(server: Serving, seats: list[str], options: dict[str, str]) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        wish = {"title": TITLE, "seats": who, "options": {"campaign": "true", **options}}
        assert (await ania.post("/api/tables", wish)).status_code == 400
        assert (await ania.http.get("/api/campaigns")).json() == []

    run(visit())


def test_a_rematch_counts_for_no_campaign(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania)
        await finish(ania, table)
        again = (await ania.post(f"/api/tables/{table['id']}/rematch")).json()
        assert (again["campaign"], again["options"]["campaign"]) == (None, "false")
        assert (await look(ania, campaign))["table"] is None

    run(visit())


# -- exactly once --------------------------------------------------------------------------------------------------


def test_a_game_that_ended_with_the_process_counts_once(server: Serving) -> None:
    """As if the process had died between the last choice and the campaign, then between campaign and table."""

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania)
        await finish(ania, table)
        told = await look(ania, campaign)
        running = ("update tables set status = 'running', result = 'null' where id = ?", (table["id"],))
        changed(server, running, ("update campaigns set step = 0, state = '{}' where id = ?", (campaign,)))
        assert (await look(ania, campaign))["games"] == told["games"]
        changed(server, running)
        assert (await ania.http.get(f"/api/tables/{table['id']}")).json()["status"] == "over"
        assert (await look(ania, campaign))["games"] == told["games"]

    run(visit())


def test_a_game_of_other_rules_is_played_anew(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, table = await begin(ania)
        changed(server, ("update tables set version = '0.0.1' where id = ?", (table["id"],)))
        assert (await look(ania, campaign))["table"] == table["id"]
        anew = await go_on(ania, campaign)
        assert (anew["id"] != table["id"], anew["options"]["difficulty"]) == (True, "high")
        assert (await look(ania, campaign))["table"] == anew["id"]

    run(visit())


def test_a_campaign_that_the_rules_do_not_allow_harms_no_lobby(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        campaign, _ = await begin(ania)
        other, _ = await begin(ania)
        broken = {"games": [{"scenario": "blitz", "difficulty": "normal", "rank": "hero"}]}
        changed(server, ("update campaigns set state = ? where id = ?", (json.dumps(broken), campaign)))
        assert [each["id"] for each in (await ania.http.get("/api/lobby")).json()["campaigns"]] == [other]
        told = await ania.http.get(f"/api/campaigns/{campaign}")
        assert (told.status_code, "not due" in told.text) == (400, True)

    run(visit())
