"""The example bot is a complete one: it plays a whole game, and goes on after its connection or the server is gone."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import pytest

from server.visiting import Message, Serving, Visitor, run

SCRIPT = Path(__file__).parents[3] / "examples" / "bot.py"


def bot_at(server: Serving, token: str, place: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-u", str(SCRIPT), server.address, token, place]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


async def said_by(bot: subprocess.Popen[str]) -> tuple[int, str]:
    """How the bot ended and what it said; a bot that does not end is ended. A whole game may take its time."""
    try:
        said, _ = await asyncio.to_thread(bot.communicate, timeout=120)
    finally:
        bot.kill()
    return bot.returncode, said


def test_it_is_short_and_needs_little() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
    names |= {(node.module or "").partition(".")[0] for node in imports if isinstance(node, ast.ImportFrom)}
    assert names - set(sys.stdlib_module_names) == {"httpx", "websockets"}


def test_two_of_them_play_a_whole_game(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        tokens = [(await ania.post("/api/bots", {"name": name})).json()["token"] for name in ("Mruk", "Burek")]
        table = await ania.new_table("open", "open", access="open")
        by_invitation, by_id = bot_at(server, tokens[0], table["invitation"]), bot_at(server, tokens[1], table["id"])
        ends = [await said_by(each) for each in (by_invitation, by_id)]
        assert [code for code, _ in ends] == [0, 0], ends
        over: Message = (await ania.http.get(f"/api/tables/{table['id']}")).json()
        assert over["status"] == "over"
        assert sorted(seat["name"] for seat in over["seats"]) == ["Burek", "Mruk"]
        for _, said in ends:
            assert f"The scores are {over['result']['scores']}" in said

    run(visit())


def test_it_comes_back_after_the_server_was_gone(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    server.open()

    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        token = (await ania.post("/api/bots", {"name": "Mruk"})).json()["token"]
        table = await ania.new_table("me", "open", seed=3)
        bot = bot_at(server, token, table["invitation"])
        rng = Random(1)
        for _ in range(2):
            async with ania.sit(table["id"]) as talk:
                await talk.position(lambda now: now["present"] == [0, 1])
                await talk.play(rng, choices=8)
                server.kill()
            await asyncio.to_thread(server.open)
        async with ania.sit(table["id"]) as talk:
            await talk.play(rng)
            scores = talk.now["scores"]
        assert await said_by(bot) == (0, f"The scores are {scores}; we had seat 1.\n")

    try:
        run(visit())
    finally:
        server.close()


@pytest.mark.parametrize("place", ["nowhere", "full"])
def test_where_it_cannot_sit_it_says_why(server: Serving, place: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        token = (await ania.post("/api/bots", {"name": "Mruk"})).json()["token"]
        full = await ania.new_table("me", "me")
        bot = bot_at(server, token, full["invitation"] if place == "full" else place)
        says = {"nowhere": "There is no such table.\n", "full": "All seats at this table are taken.\n"}
        assert await said_by(bot) == (1, says[place])

    run(visit())


def test_a_token_that_nobody_has_opens_nothing(server: Serving) -> None:
    bearer = {"authorization": "Bearer nobody"}
    assert httpx.post(f"{server.address}/bot/tables/any/join", json={}, headers=bearer).status_code == 401
