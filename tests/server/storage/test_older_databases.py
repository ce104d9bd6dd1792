"""A database of the server that played version 1.0.1 of all titles: games go on, and those that were over are watched.

of_1_0_1.sql was written by that server: a game of each title after five choices of Ania's, two that are over, and a
campaign. It is never written again.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from karczma.games import find
from karczma.server.storage.transcripts import unpacked
from server.visiting import Serving, Visitor, run

DUMP = Path(__file__).with_name("of_1_0_1.sql").read_text()
HERS = ("update seats set person = ? where person is not null", "update campaigns set owner = ?")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with closing(sqlite3.connect(tmp_path / "karczma.sqlite3")) as kept:
        kept.executescript(DUMP)
    serving = Serving(tmp_path)
    serving.open()
    yield serving
    serving.close()


def handed_to(server: Serving, person: str) -> None:
    """Whoever sat at the tables of then is somebody who can be let in now."""
    server.close()
    with closing(sqlite3.connect(server.data / "karczma.sqlite3")) as kept:
        for statement in HERS:
            assert kept.execute(statement, (person,)).rowcount
        kept.commit()
    server.open()


def test_games_and_a_campaign_of_then_go_on_and_those_that_were_over_are_watched(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        handed_to(server, (await ania.http.get("/api/me")).json()["id"])
        lobby = (await ania.http.get("/api/lobby")).json()
        running = [each for each in lobby["mine"] if each["status"] == "running"]
        over = [each for each in lobby["mine"] if each["status"] == "over"]
        assert {each["version"] for each in running + over} == {"1.0.1"}
        assert (len(running), len(over)) == (5, 2)
        for table in running:
            async with ania.sit(table["id"]) as talk:
                assert await talk.play(Random(1), choices=3) == 3
        for table in over:
            await watched(ania, table["id"])
        [campaign] = lobby["campaigns"]
        assert (campaign["title"], campaign["status"]) == ("monster_lands", "running")

    run(visit())


async def watched(ania: Visitor, table: str) -> None:
    """What was told then leads to the same end as the record that is played today; a line may cite its rule better."""
    told = (await ania.http.get(f"/api/tables/{table}/replay")).json()
    today = (await ania.post("/api/replay", told["record"])).json()
    assert told["over"]
    assert [without_clauses(step) for step in told["steps"]] == [without_clauses(step) for step in today["steps"]]
    assert told["steps"][-1]["scores"] == today["steps"][-1]["scores"]
    for then, now in zip(told["steps"], today["steps"], strict=True):
        assert then["view"] | {"outlook": now["view"]["outlook"]} == now["view"]
    assert (await ania.http.get(f"/api/tables/{table}/finale")).status_code == 200


def without_clauses(step: dict[str, Any]) -> list[dict[str, Any]]:
    return [{part: held for part, held in event.items() if part != "clause"} for event in step["events"]]


def views_of_then() -> Iterator[tuple[str, dict[str, Any]]]:
    """By title, as the transcripts of all tables tell them."""
    with closing(sqlite3.connect(":memory:")) as kept:
        kept.executescript(DUMP)
        for title, chunk in kept.execute("select title, packed from told join tables on tables.id = table_id"):
            yield from ((title, msgspec.json.decode(state.step)["view"]) for state in unpacked(chunk))


def test_what_was_told_then_lacks_only_what_may_be_missing() -> None:
    """Transcripts stay as they are: what a derived view gained later has a default, and the client does without it."""
    titles = set()
    for title, view in views_of_then():
        derived_view = find(title).wording.derived_view
        assert derived_view
        msgspec.convert(view["outlook"], vars(sys.modules[derived_view.__module__])["DerivedView"])
        titles.add(title)
    assert len(titles) == 5
