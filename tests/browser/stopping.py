"""Games that could not go on, as a server tells of them: made from real ones, with other words on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from browser.windows import told

Changes = Callable[[Any], Any]


def answered(page: Page, path: str, change: Changes) -> None:
    """What the server answers there is told to this window with a change."""

    def fulfil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=change(answer.json()))

    page.route(f"**/api{path}", fulfil)


def stop(page: Page, table: str, closed: str = "other-rules") -> list[str]:
    """The table can no longer go on: the lobby, its page, its invitation and its socket say so. Sockets are listed.

    Whoever looked at it has left, so that a page that was still opening asks for nothing more."""
    page.goto("about:blank")
    real = told(page, "GET", f"/api/tables/{table}")
    sockets: list[str] = []

    def stopped(info: dict[str, Any]) -> dict[str, Any]:
        return info | {"status": "unfinished", "closed": closed} if info["id"] == table else info

    def lobby(rooms: dict[str, Any]) -> dict[str, Any]:
        return rooms | {"mine": [stopped(each) for each in rooms["mine"]], "turns": []}

    def spoken(socket: WebSocketRoute) -> None:
        sockets.append(socket.url)
        socket.send(json.dumps(position(stopped(real))))

    answered(page, f"/tables/{table}", stopped)
    answered(page, "/lobby", lobby)
    answered(page, f"/invitations/{real['invitation']}", stopped)
    page.route_web_socket(f"**/api/tables/{table}/socket*", spoken)
    return sockets


def position(table: dict[str, Any]) -> dict[str, Any]:
    nothing: dict[str, Any] = {"deciding": [], "question": None, "steps": [], "scores": [], "present": [], "clocks": []}
    undo = {"free": False, "reason": "over", "asked_by": None, "missing": [], "takes": [], "asked_for": []}
    return (
        {"type": "position", "seq": 0, "seat": 0, "mine": [0], "table": table, "view": None, "undo": undo}
        | nothing
        | {
            "watching": 0,
            "over": False,
        }
    )
