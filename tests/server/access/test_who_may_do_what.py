"""Who may do what: every route and every message of the socket, by every kind of person. What is added needs a row."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from karczma.server.app import create_app
from karczma.server.protocol import Incoming
from karczma.server.settings import settings
from server.visiting import Message, Serving, Visitor

KINDS = ("nobody", "removed", "stranger", "other-host", "bot", "invited", "seated", "other-seat", "host")

# The table is private, it runs, and the host does not sit at it. A dash: there is no such route for bots.
# fmt: off
REQUESTS = """
                                       nobody removed stranger other-host bot invited seated other-seat host
GET    /me                                200     200      200        200 200     200    200        200  200
POST   /me                                200     200      200        200   -     200    200        200  200
DELETE /me                                204     204      204        204   -     204    204        204  204
POST   /register                          400     400      400        400   -     400    400        400  400
POST   /login                             401     401      401        401   -     401    401        401  401
POST   /bots                              401     401      201        201   -     201    201        201  201
GET    /me/kept                           401     401      200        200   -     200    200        200  200
POST   /me/forget                         401     401      200        200   -     200    200        200  200
POST   /me/password                       401     401      409        409   -     409    409        409  409
GET    /me/sessions                       401     401      200        200   -     200    200        200  200
POST   /me/sessions/end                   401     401      200        200   -     200    200        200  200
GET    /privacy                           200     200      200        200   -     200    200        200  200
GET    /bots                              401     401      200        200   -     200    200        200  200
POST   /bots/{bot}/forget                 401     401      204        404   -     404    404        404  404
GET    /titles                            200     200      200        200 200     200    200        200  200
GET    /titles/{title}/clauses            200     200      200        200 200     200    200        200  200
GET    /titles/{title}/chapters           200     200      200        200 200     200    200        200  200
GET    /titles/{title}/cards              200     200      200        200 200     200    200        200  200
GET    /lobby                             200     200      200        200 200     200    200        200  200
POST   /tables                            401     401      201        201 201     201    201        201  201
GET    /tables/{table}                    404     404      404        404 404     200    200        200  200
GET    /invitations/{invitation}          404     404      404        404 404     200    404        404  404
POST   /tables/{table}/join               401     401      404        404 404     409    200        200  409
POST   /tables/{table}/rematch            401     401      404        404 404     409    409        409  409
POST   /tables/{table}/leave              401     401      404        404 404     409    200        409  409
POST   /tables/{table}/cancel             401     401      404        404 404     403    403        403  409
POST   /tables/{table}/fill               401     401      404        404 404     403    403        403  409
POST   /tables/{table}/kick               401     401      404        404 404     403    403        403  409
POST   /tables/{table}/concede            401     401      404        404 404     409    200        200  409
POST   /tables/{table}/hide               401     401      404        404 404     409    409        409  409
GET    /tables/{table}/record             404     404      404        404 404     200    200        200  200
GET    /tables/{table}/replay             404     404      404        404 404     400    400        400  400
GET    /tables/{table}/finale             404     404      404        404 404     400    400        400  400
POST   /tables/{table}/play-on            401     401      404        404 404     409    409        409  409
GET    /tables/{table}/position           404     404      404        404 404     409    409        409  409
POST   /positions                         401     401      201        201 201     201    201        201  201
POST   /replay                            400     400      400        400 400     400    400        400  400
GET    /campaigns                         401     401      200        200 200     200    200        200  200
POST   /campaigns                         401     401      201        201 201     201    201        201  201
GET    /campaigns/{campaign}              401     401      404        404 404     404    404        404  200
POST   /campaigns/{campaign}/next         401     401      404        404 404     404    404        404  200
POST   /campaigns/{campaign}/give-up      401     401      404        404 404     404    404        404  200
WS     /tables/{table}/socket               -       -        -          -   -     101    101        101  101
"""

# The same at a table that everybody may watch: what comes back over the socket. `no`: that seat is not yours.
MESSAGES = """
                  nobody  removed stranger other-host      bot         seated other-seat     host
ping                pong     pong     pong       pong     pong           pong       pong     pong
look            position position position   position position       position   position position
whole           position position position   position position       position   position position
look-at             past     past     past       past     past           past       past     past
look-from-0           no       no       no         no       no       position         no       no
say               nobody   nobody     chat       chat     chat           chat       chat     chat
choose-for-0          no       no       no         no       no unknown-choice         no       no
undo-for-0            no       no       no         no       no   undo-nothing         no       no
stand-in-for-0        no       no       no         no       no           done       done       no
"""
# fmt: on
SENT: dict[str, Message] = {
    "ping": {"type": "ping"},
    "look": {"type": "look"},
    "whole": {"type": "whole", "since": 0},
    "look-at": {"type": "look", "at": 0},
    "look-from-0": {"type": "look", "seat": 0},
    "say": {"type": "say", "text": "dzień dobry"},
    "choose-for-0": {"type": "choose", "seq": 0, "seat": 0, "text": "no such choice"},
    "undo-for-0": {"type": "undo", "seq": 0, "seat": 0},
    "stand-in-for-0": {"type": "stand-in", "seat": 0, "bot": "greedy"},
}
# A line that was stored before what had been said was looked up comes with that.
ALSO = {"look": ("position",), "whole": ("position",), "say": ("history",)}
FIRST_STAGE = {"scenario": "business_as_usual", "difficulty": "beginner", "campaign": "true"}
BODIES: dict[str, Any] = {
    "POST /me": {"name": "Ktoś"},
    "POST /register": {"login": "x", "password": "short"},
    "POST /bots": {"name": "Mruk"},
    "POST /me/password": {"before": "whatever1", "password": "whatever2"},
    "POST /tables": {"title": "valeria", "seats": [{"who": "me"}]},
    "POST /tables/{table}/fill": {"seat": 0},
    "POST /tables/{table}/kick": {"seat": 0},
    "POST /tables/{table}/play-on": {"moves": 1, "seat": 0},
    "POST /positions": {"position": "valeria", "seats": 2},
    "POST /campaigns": {"title": "monster_lands"},
    "POST /campaigns/{campaign}/next": {"options": FIRST_STAGE},
}


def rows_of(text: str) -> dict[str, dict[str, str]]:
    """By what is asked for, then by who asks."""
    head, *lines = [line.split() for line in text.strip().splitlines()]
    width = len(head)
    return {" ".join(line[:-width]): dict(zip(head, line[-width:], strict=True)) for line in lines}


REQUESTED, MESSAGED = rows_of(REQUESTS), rows_of(MESSAGES)


class Company:
    """One of each kind, and the tables between them."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.people: dict[str, Visitor] = {kind: Visitor(server) for kind in KINDS}
        self.token = self.bot = ""
        self.private: Message = {}
        self.open: Message = {}
        self.campaign = ""

    async def gather(self) -> Company:
        for kind in KINDS:
            if kind not in ("nobody", "bot"):
                await self.people[kind].enter(kind)
        host, stranger = self.people["host"], self.people["stranger"]
        bot = (await stranger.post("/api/bots", {"name": "Mruk"})).json()
        self.token, self.bot = bot["token"], bot["id"]
        await self.people["other-host"].new_table("me", "open")
        self.private = await self.seated_at(await host.new_table("open", "open", access="private"))
        self.open = await self.seated_at(await host.new_table("open", "open", access="open"))
        self.campaign = (await host.post("/api/campaigns", {"title": "monster_lands"})).json()["id"]
        await self.log_out("removed")
        return self

    async def seated_at(self, table: Message) -> Message:
        for kind in ("seated", "other-seat"):
            invitation = {"invitation": table["invitation"]}
            joined = await self.people[kind].post(f"/api/tables/{table['id']}/join", invitation)
            assert joined.status_code == 200, joined.text
        return table

    async def log_out(self, kind: str) -> None:
        """They go, and come back with the cookie they had."""
        http = self.people[kind].http
        kept = dict(http.cookies)
        token = {"x-csrftoken": kept["karczma-csrf"]}
        assert (await http.delete("/api/me", headers=token)).status_code == 204
        http.cookies.clear()
        http.cookies.update(kept)

    async def answer(self, kind: str, route: str) -> str:
        if route.startswith("WS"):
            return await self.connected(kind)
        status = str((await self.ask(kind, route)).status_code)
        return "-" if REQUESTED[route][kind] == "-" and status in ("404", "405") else status

    async def ask(self, kind: str, route: str) -> httpx.Response:
        method, path = route.split()
        path = path.format(
            title="valeria",
            table=self.private["id"],
            invitation=self.private["invitation"] if kind == "invited" else "guess",
            campaign=self.campaign,
            bot=self.bot,
        )
        body = {"login": kind, "password": "whatever1"} if route == "POST /login" else BODIES.get(route, {})
        if kind == "invited" and "{table}" in route:
            path += f"?invitation={self.private['invitation']}"
        if kind == "bot":
            headers = {"authorization": f"Bearer {self.token}"}
            return await self.people[kind].http.request(method, f"/bot{path}", headers=headers, json=body)
        if method == "GET":
            return await self.people[kind].http.get(f"/api{path}")
        http = self.people[kind].http
        if not http.cookies.get("karczma-csrf"):
            await http.get("/api/me")
        headers = {"x-csrftoken": http.cookies["karczma-csrf"]}
        return await http.request(method, f"/api{path}", headers=headers, json=body)

    def socket(self, kind: str, table: str, query: str = "") -> connect:
        room = "bot" if kind == "bot" else "api"
        cookies = "; ".join(f"{name}={value}" for name, value in self.people[kind].http.cookies.items())
        headers = {"authorization": f"Bearer {self.token}"} if kind == "bot" else {"cookie": cookies}
        address = f"ws://127.0.0.1:{self.server.port}/{room}/tables/{table}/socket{query}"
        return connect(address, additional_headers=headers, max_size=None)

    async def connected(self, kind: str) -> str:
        query = f"?invitation={self.private['invitation']}" if kind == "invited" else ""
        try:
            async with self.socket(kind, self.private["id"], query):
                return "101"
        except InvalidStatus:
            return "-"

    async def say(self, kind: str, sent: Message) -> str:
        """The answer to a message: its type, or the code of the trouble."""
        async with self.socket(kind, self.open["id"]) as socket:
            await heard(socket, "position")
            if sent["type"] in ("choose", "undo"):
                sent = {**sent, "key": secrets.token_hex(8)}
            await socket.send(msgspec.json.encode(sent).decode())
            told = await heard(socket, "trouble", "pong", "past", "done", "chat", *ALSO.get(sent["type"], ()))
            if told["type"] == "history":
                return "chat" if [line["text"] for line in told["lines"]] == [sent["text"]] else "old lines"
            return "no" if told.get("code") == "not-your-seat" else str(told.get("code") or told["type"])


async def heard(socket: Any, *kinds: str) -> Message:
    async with asyncio.timeout(15):
        while True:
            message: Message = msgspec.json.decode(await socket.recv())
            if message["type"] in kinds:
                return message


def with_row(rows: dict[str, dict[str, str]]) -> list[tuple[str, str]]:
    return [(asked, kind) for asked, row in rows.items() for kind in row]


# -- the tables are complete ---------------------------------------------------------------------------------------


def test_every_route_has_a_row(tmp_path: Path) -> None:
    app = create_app(settings(data=tmp_path))
    there = set()
    for route in app.routes:
        room, _, rest = route.path_format.strip("/").partition("/")
        for method in getattr(route, "methods", None) or ["WS"]:
            if room in ("api", "bot") and method not in ("HEAD", "OPTIONS"):
                kind = "bot" if room == "bot" else "nobody"
                there.add((f"{method} /{rest}", kind))
    told = {(asked, kind) for asked, kind in with_row(REQUESTED) if kind in ("bot", "nobody")}
    without = {("WS /tables/{table}/socket", kind) for kind in ("bot", "nobody")}
    for_all = {(asked, kind) for asked, kind in told if REQUESTED[asked][kind] != "-"} | without
    assert there == for_all


def test_every_message_has_a_row() -> None:
    tags = {kind.__struct_config__.tag for kind in Incoming.__args__}
    assert {sent["type"] for sent in SENT.values()} == tags
    assert set(SENT) == set(MESSAGED)


# -- and they are true ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", REQUESTED)
def test_a_request_is_answered_by_who_asks(server: Serving, asked: str) -> None:
    async def visit() -> dict[str, str]:
        company = await Company(server).gather()
        return {kind: await company.answer(kind, asked) for kind in KINDS}

    assert asyncio.run(visit()) == REQUESTED[asked]


@pytest.mark.parametrize("kind", next(iter(MESSAGED.values())))
def test_a_message_is_answered_by_who_sends_it(server: Serving, kind: str) -> None:
    async def visit() -> dict[str, str]:
        company = await Company(server).gather()
        await asyncio.sleep(0.3)  # whoever does not come for so long is away
        return {asked: await company.say(kind, sent) for asked, sent in SENT.items()}

    assert asyncio.run(visit()) == {asked: row[kind] for asked, row in MESSAGED.items()}


# -- what is told, and to whom -------------------------------------------------------------------------------------


def test_only_those_inside_are_told_the_invitation(server: Serving) -> None:
    async def visit() -> None:
        company = await Company(server).gather()
        for kind in KINDS:
            inside = kind in ("seated", "other-seat", "host")
            path = f"/tables/{company.open['id']}"
            if kind == "bot":
                headers = {"authorization": f"Bearer {company.token}"}
                told = (await company.people[kind].http.get(f"/bot{path}", headers=headers)).json()
            else:
                told = (await company.people[kind].http.get(f"/api{path}")).json()
            assert (told["invitation"] is not None) == inside, kind
            async with company.socket(kind, company.open["id"]) as socket:
                position = await heard(socket, "position")
            assert (position["table"]["invitation"] is not None) == inside, kind

    asyncio.run(visit())


def test_a_host_without_a_seat_shares_nothing_with_watchers(server: Serving) -> None:
    """Both look from nowhere and know as much, but only one of them set the table up."""

    async def visit() -> None:
        company = await Company(server).gather()
        table = company.open["id"]
        async with company.socket("host", table) as host, company.socket("nobody", table) as watcher:
            for socket, told in ((host, True), (watcher, False)):
                assert ((await heard(socket, "position"))["table"]["invitation"] is not None) == told
            async with company.people["seated"].sit(table) as talk:
                now = await talk.my_turn()
                await talk.choose(now["question"]["options"][0]["text"])
            for socket, told in ((host, True), (watcher, False)):
                assert ((await heard(socket, "position"))["table"]["invitation"] is not None) == told

    asyncio.run(visit())


@pytest.mark.parametrize("access", ["private", "link"])
def test_a_finished_game_with_a_bot_is_in_nobodys_lobby(server: Serving, access: str) -> None:
    """Bots and open seats have no person, and nobody has none either: that is not the same person."""

    async def visit() -> None:
        ania, nobody = await Visitor(server).enter("Ania"), Visitor(server)
        table = await ania.new_table("me", "random", access=access, seed=1)
        await ania.new_table("me", "open", access=access)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(5))
        lobby = (await nobody.http.get("/api/lobby")).json()
        told = [each for shelf in ("mine", "waiting", "running", "finished") for each in lobby[shelf]]
        assert table["id"] not in [each["id"] for each in told]
        assert all(each["access"] == "open" and each["invitation"] is None for each in told)
        assert table["id"] in [each["id"] for each in (await ania.http.get("/api/lobby")).json()["finished"]]

    asyncio.run(visit())
