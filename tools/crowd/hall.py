"""Where the visitors come in: they say their names, lay tables, sit down and connect."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from crowd.server_process import Lost

AT_ONCE = 8  # requests side by side: more of them would only wait at the server


class Laid(msgspec.Struct, frozen=True):
    """A table, and the cookies of the people at it; the first one is its host."""

    id: str
    title: str
    cookies: list[str]


class Hall:
    """One client for all visitors, which keeps nobody's cookies."""

    def __init__(self, address: str) -> None:
        nobodys = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=address, timeout=60, cookies=nobodys, verify=False)
        self.host = address.removeprefix("http://")
        self.csrf = ""
        self.room = asyncio.Semaphore(AT_ONCE)

    async def open(self) -> None:
        """The token that every request which changes something must carry."""
        self.csrf = (await self.http.get("/api/me")).cookies["karczma-csrf"]

    async def close(self) -> None:
        await self.http.aclose()

    async def get(self, path: str, cookie: str = "") -> httpx.Response:
        return fine(path, await self.http.get(path, headers={"cookie": cookie}))

    async def post(self, path: str, cookie: str, body: Any) -> httpx.Response:
        headers = {"cookie": f"{cookie}karczma-csrf={self.csrf}", "x-csrftoken": self.csrf}
        return fine(path, await self.http.post(path, json=body, headers=headers))

    async def visitor(self, name: str) -> str:
        """Somebody new: their cookie."""
        told = await self.post("/api/me", "", {"name": name})
        return "".join(f"{name}={value}; " for name, value in told.cookies.items() if name != "karczma-csrf")

    async def visitors(self, number: int, name: str) -> list[str]:
        return [await self.visitor(f"{name}.{n}") for n in range(number)]

    async def titles(self) -> dict[str, int]:
        """All titles, and how many play each here: four, or as many as it allows."""
        told = (await self.get("/api/titles")).json()
        return {title["id"]: max(n for n in title["players"] if n <= 4) for title in told}

    async def lay(self, title: str, cookies: list[str], bots: Sequence[str] = (), **wishes: Any) -> Laid:
        """A table for these people and bots, all of whom sit."""
        seats = [{"who": "me"}, *[{"who": "open"}] * (len(cookies) - 1), *({"who": "bot", "bot": bot} for bot in bots)]
        wish = {"title": title, "seats": seats, "access": "open", **wishes}
        table = (await self.post("/api/tables", cookies[0], wish)).json()["id"]
        for cookie in cookies[1:]:
            await self.post(f"/api/tables/{table}/join", cookie, {})
        return Laid(table, title, cookies)

    async def lay_bots(self, title: str, cookie: str, seats: int, bot: str) -> str:
        """A table at which only bots sit."""
        wish = {"title": title, "seats": [{"who": "bot", "bot": bot}] * seats, "access": "open"}
        table: str = (await self.post("/api/tables", cookie, wish)).json()["id"]
        return table

    def socket(self, table: str, cookie: str = "", since: int = 0) -> connect:
        """A light connection: nothing is compressed, and only the server asks whether we are still there."""
        return connect(
            f"ws://{self.host}/api/tables/{table}/socket?since={since}",
            additional_headers={"cookie": cookie.rstrip("; ")} if cookie else {},
            compression=None,
            ping_interval=None,
            max_size=None,
            open_timeout=60,
            close_timeout=1,
        )


def fine(path: str, told: httpx.Response) -> httpx.Response:
    if told.is_error:
        raise Lost(f"{path}: {told.status_code} {told.text[:200]}")
    return told
