"""A complete bot: it sits down at a table, plays to the end, and comes back whenever the connection drops.

    python examples/bot.py http://127.0.0.1:8000 TOKEN INVITATION

A token is told once, when a person makes the bot (POST /api/bots). Instead of an invitation, the id of an open table
will do. What may be chosen, and why the rest may not, comes with every position: a bot needs no rules of its own.
"""

import asyncio
import json
import random
import sys
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LIKES = {"slay": 3, "acquire": 2, "recruit": 1}  # a brave heart: monsters first, then land, then friends


def idea(options: list[dict[str, Any]]) -> dict[str, Any]:
    """The choice that we like best; among equals, any."""
    return max(options, key=lambda option: LIKES.get(option["name"], 0) + random.random())


def sit_down(server: str, bearer: dict[str, str], place: str) -> str:
    """The id of the table at which we sit now; whoever sits there already stays."""
    with httpx.Client(base_url=f"{server}/bot", headers=bearer) as http:
        found = http.get(f"/invitations/{place}")
        table: str = found.json()["id"] if found.status_code == 200 else place
        told = http.post(f"/tables/{table}/join", json={"invitation": place, "nonce": f"{random.getrandbits(64):x}"})
    return table if told.status_code == 200 else sys.exit(told.json()["message"])


async def play(server: str, bearer: dict[str, str], table: str) -> None:
    address, seen = server.replace("http", "ws", 1) + f"/bot/tables/{table}/socket", 0
    while True:
        with suppress(OSError, WebSocketException):
            async with connect(f"{address}?since={seen}", additional_headers=bearer, max_size=None) as socket:
                async for message in socket:
                    now = json.loads(message)
                    if now["type"] != "position":
                        continue  # chat, or the receipt for a choice
                    seen, asked = now["seq"], now["question"]
                    if now["over"]:
                        return print(f"The scores are {now['scores']}; we had seat {now['seat']}.")
                    if asked:  # the same key gives the same answer: asked again, we choose once
                        said = {"seq": seen, "seat": asked["seat"], "key": f"seat-{asked['seat']}-at-{seen}"}
                        said["text"] = idea(asked["options"])["text"]
                        await socket.send(json.dumps({"type": "choose", **said}))
        await asyncio.sleep(1)  # the server knows how far we are, and goes on from there


if __name__ == "__main__":
    server, token, place = sys.argv[1:]
    bearer = {"authorization": f"Bearer {token}"}
    asyncio.run(play(server, bearer, sit_down(server, bearer, place)))
