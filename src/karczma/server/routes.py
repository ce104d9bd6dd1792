"""The HTTP routes. Each is mounted twice: for browsers (session cookie, CSRF) and for bots (bearer token)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.exceptions import ClientException, NotAuthorizedException, NotFoundException, PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

import karczma
from karczma.kernel.plain import typed
from karczma.kernel.record import read
from karczma.ledger import load_kernel, load_title
from karczma.players import PLAYERS
from karczma.server.campaigns import RUNNING, Kept, path_of
from karczma.server.database import tables
from karczma.server.desk import Desk, Guest
from karczma.server.house import House, NoSuchCampaign, NoSuchTable
from karczma.server.live import WrongVersion, info_of
from karczma.server.people import People
from karczma.server.protocol import (
    BotToken,
    CampaignInfo,
    ClauseInfo,
    Introduce,
    Join,
    Lobby,
    LogIn,
    NewBot,
    NewCampaign,
    NewTable,
    NextGame,
    OptionInfo,
    Person,
    Problem,
    Register,
    TableInfo,
    TitleInfo,
)
from karczma.server.replays import Replay, replay_of, view_record
from karczma.server.socket import Conversation, same_origin
from karczma.server.store import Row
from karczma.server.telling import faces

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]
LONGEST_RECORD = 2_000_000
REFUSALS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "Not understood, or against the rules: the message says what and where.",
        401: "Nobody knows who asks.",
        403: "Not for the one who asks, or without the CSRF token.",
        404: "There is no such thing, or none that the one who asks may know of.",
        409: "It cannot be done as things stand.",
        429: "Too many requests.",
    }.items()
}


def house_of(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def people_of(connection: Connection) -> People:
    people: People = connection.app.state.people
    return people


async def person_of(connection: Connection) -> Person | None:
    """Who asks: the bearer of a token, or the owner of the session."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await people_of(connection).by_token(token)
    if connection.scope["path"].startswith("/bot/"):
        return None  # what is free of CSRF must not trust a cookie
    id = connection.session.get("person") if connection.session else None
    return await people_of(connection).find(id) if id else None


async def somebody(connection: Connection) -> Person:
    person = await person_of(connection)
    if person is None:
        raise NotAuthorizedException("Say who you are first.")
    return person


async def desk_of(connection: Connection, table: str) -> Desk:
    """A table that the one who asks may know of: private ones are for those who sit at them."""
    try:
        desk = await house_of(connection).desk(table)
    except NoSuchTable:
        raise NotFoundException("There is no such table.") from None
    row, person = desk.live.row, await person_of(connection)
    inside = person is not None and (row.host == person.id or any(s.person == person.id for s in row.seats))
    invited = connection.query_params.get("invitation") == row.invitation
    if row.access == "private" and not inside and not invited:
        raise NotFoundException("There is no such table.")
    return desk


# -- people --------------------------------------------------------------------------------------------------------


@get("/me", responses=REFUSALS)
async def me(request: Request[Any, Any, Any]) -> Person | None:
    """Who I am to the server; nobody yet, perhaps."""
    return await person_of(request)


@post("/me", status_code=200, responses=REFUSALS)
async def introduce(request: Request[Any, Any, Any], data: Introduce) -> Person:
    """Come in as a guest, or take another name."""
    person = await person_of(request)
    if person:
        return await people_of(request).rename(person, data.name)
    person = await people_of(request).guest(data.name)
    request.set_session({"person": person.id})
    return person


@post("/register", status_code=201, responses=REFUSALS)
async def register(request: Request[Any, Any, Any], data: Register) -> Person:
    """An account, without e-mail; a guest keeps their tables."""
    person = await people_of(request).register(await person_of(request), data.login, data.password, data.name)
    request.set_session({"person": person.id})
    return person


@post("/login", status_code=200, responses=REFUSALS)
async def log_in(request: Request[Any, Any, Any], data: LogIn) -> Person:
    person = await people_of(request).log_in(data.login, data.password)
    request.set_session({"person": person.id})
    return person


@delete("/me", status_code=204, responses=REFUSALS)
async def leave(request: Request[Any, Any, Any]) -> None:
    request.clear_session()


@post("/bots", status_code=201, responses=REFUSALS)
async def new_bot(request: Request[Any, Any, Any], data: NewBot) -> BotToken:
    """A bot account that plays over this API; its token is told once."""
    person = await somebody(request)
    if person.kind == "bot":
        raise PermissionDeniedException("Bots do not make bots.")
    return await people_of(request).new_bot(person, data.name)


# -- titles --------------------------------------------------------------------------------------------------------


@get("/titles", sync_to_thread=True, responses=REFUSALS)
def titles() -> list[TitleInfo]:
    """The games on offer, with their options and where their cards come from."""
    return on_offer()


@cache  # card files are read for it, and they do not change while the house is open
def on_offer() -> list[TitleInfo]:
    return [
        TitleInfo(
            id=title.id,
            names=dict(title.names),
            version=title.version,
            players=list(title.players),
            options=typed(title.options, list[OptionInfo], from_attributes=True),
            maturity=title.maturity,
            provenance=dict(title.provenance),
            bots=list(PLAYERS),
            campaign=path_of(title.id) if title.campaign else None,
        )
        for title in karczma.titles()
    ]


@get("/titles/{title:str}/clauses", sync_to_thread=True, responses=REFUSALS)
def clauses(title: str) -> list[ClauseInfo]:
    """Every rule of a title, and of the kernel that all titles share, in both languages."""
    if title not in [each.id for each in karczma.titles()]:
        raise NotFoundException("There is no such title.")
    return rulebook(title)


@cache
def rulebook(title: str) -> list[ClauseInfo]:
    return [
        ClauseInfo(c.id, c.kind, c.section, c.text, c.text_pl, c.note)
        for c in (*load_title(title).clauses, *load_kernel().clauses)
    ]


@get("/titles/{title:str}/cards", sync_to_thread=True, responses=REFUSALS)
def cards(title: str) -> dict[str, Any]:
    """Every component of a title as its card file tells it, provenance included: what card faces are drawn from."""
    if title not in [each.id for each in karczma.titles()]:
        raise NotFoundException("There is no such title.")
    return faces(title)


# -- tables --------------------------------------------------------------------------------------------------------


@get("/lobby", responses=REFUSALS)
async def lobby(request: Request[Any, Any, Any]) -> Lobby:
    """Open tables, my tables, tables to watch, and what was played."""
    person, store = await person_of(request), house_of(request).store
    known = person.id if person else ""
    public = tables.c.access == "open"
    mine = [r for r in await store.recent(seated(known), 100) if known] if known else []
    waiting = await store.recent(sa.and_(tables.c.status == "waiting", public))
    running = await store.recent(sa.and_(tables.c.status == "running", public))
    finished = await store.recent(sa.and_(tables.c.status == "over", sa.or_(public, seated(known))), 20)
    house = house_of(request)
    turns = [row.id for row in mine if row.status == "running" and await waits_for(house, row.id, known)]

    def told(rows: list[Row]) -> list[TableInfo]:
        return [info_of(row, known) for row in rows]

    campaigns = [kept for kept in await house.campaigns.of(known) if kept.status == RUNNING]
    return Lobby(
        told(mine), told(waiting), told(running), told(finished), turns, await campaigns_told(house, campaigns)
    )


def seated(person: str) -> Any:
    """Tables at which that person sits or which they host; seats are stored as JSON text."""
    return sa.or_(tables.c.host == person, sa.cast(tables.c.seats, sa.Text).like(f'%"person": "{person}"%'))


async def waits_for(house: House, table: str, person: str) -> bool:
    try:
        live = (await house.desk(table)).live
    except WrongVersion:
        return False  # nobody can go on with it here
    return live.g is not None and any(seat in live.g.deciding() for seat in live.seats_of(person))


# -- campaigns -----------------------------------------------------------------------------------------------------


async def campaigns_told(house: House, campaigns: list[Kept]) -> list[CampaignInfo]:
    """One that the rules of today do not allow harms nobody else."""
    told = []
    for kept in campaigns:
        with suppress(karczma.UnknownTitle, karczma.WrongTable):
            told.append(await house.campaigns.told(kept))
    return told


@get("/campaigns", responses=REFUSALS)
async def my_campaigns(request: Request[Any, Any, Any]) -> list[CampaignInfo]:
    """All of one's own, the latest first, with every game that was played in them."""
    person, house = await somebody(request), house_of(request)
    return await campaigns_told(house, await house.campaigns.of(person.id))


@post("/campaigns", status_code=201, responses=REFUSALS)
async def new_campaign(request: Request[Any, Any, Any], data: NewCampaign) -> CampaignInfo:
    """A campaign of a title that has one; its first game is asked for as every other."""
    person, house = await somebody(request), house_of(request)
    return await house.campaigns.told(await house.campaigns.begin(person.id, data.title))


@get("/campaigns/{campaign:str}", responses=REFUSALS)
async def campaign_info(request: Request[Any, Any, Any], campaign: str) -> CampaignInfo:
    """How far one has come: also what a game that has just ended means."""
    house = house_of(request)
    return await house.campaigns.told(await campaign_of(request, campaign))


@post("/campaigns/{campaign:str}/next", status_code=200, responses=REFUSALS)
async def next_game(request: Request[Any, Any, Any], campaign: str, data: NextGame) -> TableInfo:
    """Go on: with the game that is not over, or with the next one."""
    person, kept = await somebody(request), await campaign_of(request, campaign)
    return (await house_of(request).next_game(person, kept, data)).live.info(person.id)


@post("/campaigns/{campaign:str}/give-up", status_code=200, responses=REFUSALS)
async def give_up(request: Request[Any, Any, Any], campaign: str) -> CampaignInfo:
    """Not to be gone on with; a game that is being played can be finished, and counts for nothing."""
    house = house_of(request)
    return await house.campaigns.told(await house.give_up(await campaign_of(request, campaign)))


async def campaign_of(request: Request[Any, Any, Any], campaign: str) -> Kept:
    try:
        return await house_of(request).campaign(await somebody(request), campaign)
    except NoSuchCampaign:
        raise NotFoundException("There is no such campaign.") from None


# -- tables again --------------------------------------------------------------------------------------------------


@post("/tables", status_code=201, responses=REFUSALS)
async def new_table(request: Request[Any, Any, Any], data: NewTable) -> TableInfo:
    person = await somebody(request)
    desk = await house_of(request).new_table(person, data)
    return desk.live.info(person.id)


@get("/tables/{table:str}", responses=REFUSALS)
async def table_info(request: Request[Any, Any, Any], table: str) -> TableInfo:
    person = await person_of(request)
    return (await desk_of(request, table)).live.info(person.id if person else "")


@get("/invitations/{invitation:str}", responses=REFUSALS)
async def invited(request: Request[Any, Any, Any], invitation: str) -> TableInfo:
    """Where an invitation leads."""
    row = await house_of(request).store.invited(invitation)
    if row is None:
        raise NotFoundException("There is no such invitation.")
    person = await person_of(request)
    return (await house_of(request).desk(row.id)).live.info(person.id if person else "")


@post("/tables/{table:str}/join", status_code=200, responses=REFUSALS)
async def join(request: Request[Any, Any, Any], table: str, data: Join) -> TableInfo:
    person = await somebody(request)
    try:
        desk = await house_of(request).join(person, table, data)
    except NoSuchTable:
        raise NotFoundException("There is no such table.") from None
    return desk.live.info(person.id)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch(request: Request[Any, Any, Any], table: str) -> TableInfo:
    person = await somebody(request)
    await desk_of(request, table)
    return (await house_of(request).rematch(person, table)).live.info(person.id)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The record of a finished game; while it runs, what one's own seat has seen of it."""
    desk, person = await desk_of(request, table), await person_of(request)
    if desk.live.g is None:
        raise ClientException("The game has not begun.")
    seats = desk.live.seats_of(person.id) if person else []
    if desk.live.game.over:
        text, ending = desk.record().text(), "karczma"
    else:
        text, ending = view_record(desk.live, seats[0] if seats else -1), "view.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{desk.live.row.title}.{ending}"'})


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(request: Request[Any, Any, Any], table: str) -> Replay:
    """Every state of a finished game, open to all."""
    desk = await desk_of(request, table)
    if desk.live.g is None or not desk.live.game.over:
        raise ClientException("The game is not over.")
    return replay_of(desk.record())


@dataclass
class RecordUpload(Operation):
    """Litestar reads every text as JSON; this route takes a file as it is, too, and says so."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text, "application/json": text}, required=True)


@post("/replay", status_code=200, sync_to_thread=True, responses=REFUSALS, operation_class=RecordUpload)
def replay_upload(request: Request[Any, Any, Any], body: bytes) -> Replay:
    """A record that somebody brings, to be looked at: the text itself, or as a string in JSON."""
    if len(body) > LONGEST_RECORD:
        raise ClientException("The record is too long.")
    try:
        in_json = request.content_type[0] == MediaType.JSON
        return replay_of(read(msgspec.json.decode(body, type=str) if in_json else body.decode(), "upload"))
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise ClientException(f"The record is no text: {error}") from None


# -- the socket ----------------------------------------------------------------------------------------------------


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    if not same_origin(socket):
        raise PermissionDeniedException("This page is not ours.")
    desk, person = await desk_of(socket, table), await person_of(socket)
    mine = desk.live.seats_of(person.id) if person else []
    since = socket.query_params.get("since", "0")
    if not since.isdigit() or len(since) > 9:
        raise ClientException("`since` is a sequence number.")
    await socket.accept()
    guest = Guest(person.id if person else "", person.name if person else "?", mine[0] if mine else -1, int(since))
    await Conversation(socket, desk, guest, socket.app.state.settings).hold()


ROUTES = [
    *(me, introduce, register, log_in, leave, new_bot, titles, clauses, cards, lobby, new_table, table_info, invited),
    *(my_campaigns, new_campaign, campaign_info, next_game, give_up),
    *(join, rematch, record, replay, replay_upload, table_socket),
]
