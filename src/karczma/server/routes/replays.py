"""What was played: records and replays, of our tables and of files that somebody brings."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from msgspec.structs import replace

from karczma.kernel.record import BadRecord
from karczma.server.problems import RequestRefused
from karczma.server.protocol import PlayOn, TableInfo
from karczma.server.routes.context import PACKED, REFUSALS, person_of, registry_of, row_of, session_of, somebody
from karczma.server.routes.limits import new_tables, room_for_table, uploads
from karczma.server.storage.store import Row
from karczma.server.tables.finale import Finale
from karczma.server.tables.going_on import CannotGoOn, wish_for
from karczma.server.tables.replays import EVERYBODY, REPLAY_SECONDS, Replay, replay_packed, view_record
from karczma.server.tables.rights import ENDED, status_of
from karczma.server.worker import Closed, Died, Late
from karczma.server.workers import Urgency

LONGEST_RECORD = 2_000_000
REPLAY = ResponseSpec(Replay, description="Every state of the game.", generate_examples=False)
FINALE = ResponseSpec(Finale, description="How the game came out.", generate_examples=False)
WHOSE_EYES = "As this seat saw it; -1: as spectators did; -2: with everything open."
SeenFrom = Annotated[int, Parameter(query="seen_from", ge=EVERYBODY, le=15, description=WHOSE_EYES)]


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The record of a finished game; while it runs, what one's own seat has seen of it."""
    row, ending = await row_of(request, table), "karczma"
    if row.status == "over":
        text = await registry_of(request).record(row)
        if text is None:
            raise Gone("record-lost")
    else:
        text, ending = await seen(request, table), "view.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{row.title}.{ending}"'})


async def seen(request: Request[Any, Any, Any], table: str) -> str:
    """What the seat of the one who asks has seen so far; without a seat, what watchers have."""
    live = (await session_of(request, table)).live
    if live.g is None:
        raise ClientException("The game has not begun, or cannot go on.")
    seats = live.seats_of(await person_of(request))
    return view_record(live, seats[0] if seats else -1)


@get("/tables/{table:str}/replay", responses={**REFUSALS, 200: REPLAY}, opt={PACKED: True})
async def replay(request: Request[Any, Any, Any], table: str, seen_from: SeenFrom = EVERYBODY) -> Response[bytes]:
    """Every state of a game that has ended, open to all; also of one that could not go on. What a single seat saw is
    made from the record, by the rules."""
    row = await row_of(request, table)
    if status_of(row) not in ENDED:
        raise ClientException("The game is not over.")
    if seen_from != EVERYBODY:
        return await sent(request, await seen_again(request, row, seen_from))
    packed = await registry_of(request).replay(row)
    if packed is None:
        raise Gone("nothing-kept")
    return await sent(request, packed)


@get("/tables/{table:str}/finale", responses={**REFUSALS, 200: FINALE}, opt={PACKED: True})
async def finale(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """How a finished game came out: every category of its count, points by round, notable moments. Open to all."""
    row = await row_of(request, table)
    if row.status != "over":
        raise ClientException("The game is not over.")
    try:
        packed = await registry_of(request).finale(row)
    except (Late, BadRecord):
        raise Gone("nothing-kept") from None
    except (Died, Closed):
        raise Gone("record-busy") from None
    if packed is None:
        raise Gone("nothing-kept")
    return await sent(request, packed)


async def seen_again(request: Request[Any, Any, Any], row: Row, seen_from: int) -> bytes:
    """A finished game from the eyes of one seat, kept for whoever asks next."""
    registry = registry_of(request)
    if seen_from >= len(row.seats):
        raise ClientException(f"The table has no seat {seen_from}.")
    kept = registry.replays.get((row.id, seen_from))
    if kept is None:
        record = await registry.record(row) if row.status == "over" else None
        if record is None:
            raise Gone("seen-by-nobody")
        kept = registry.replays[row.id, seen_from] = await replay_made(request, record, row.id, seen_from)
    return kept


@post("/tables/{table:str}/play-on", status_code=201, responses=REFUSALS, guards=[new_tables])
async def play_on(request: Request[Any, Any, Any], table: str, data: PlayOn) -> TableInfo:
    """A table of one's own that begins with the first moves of a finished game, with bots at the other seats. From
    there on chance is new; the game is never rated and counts for no campaign."""
    person = await somebody(request)
    row = await row_of(request, table)
    if row.status != "over":
        raise CannotGoOn("not-over")
    await room_for_table(request, person, replace(wish_for(row, person, data), options={}))
    return (await registry_of(request).play_on(person, row, data)).live.info(person)


class Gone(RequestRefused):
    """It was here once, or could be had later."""


class RecordRefused(RequestRefused):
    """A record that is too much for us."""

    status = 400


@dataclass
class RecordUpload(Operation):
    """Litestar reads every text as JSON; this route takes a file as it is, too, and says so."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={"text/plain": text, "application/json": text}, required=True)


@post(
    "/replay",
    status_code=200,
    responses={**REFUSALS, 200: REPLAY},
    operation_class=RecordUpload,
    opt={PACKED: True},
    guards=[uploads],
)
async def replay_upload(
    request: Request[Any, Any, Any], body: bytes, seen_from: SeenFrom = EVERYBODY
) -> Response[bytes]:
    """A record that somebody brings, to be looked at: the text itself, or as a string in JSON. A game that is not over
    is seen as by spectators, whoever's eyes are asked for."""
    if len(body) > LONGEST_RECORD:
        raise RecordRefused("record-long")
    try:
        in_json = request.content_type[0] == MediaType.JSON
        text = msgspec.json.decode(body, type=str) if in_json else body.decode()
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise ClientException(f"The record is no text: {error}") from None
    return await sent(request, await replay_made(request, text, "upload", seen_from))


async def replay_made(request: Request[Any, Any, Any], text: str, where: str, seen_from: int) -> bytes:
    """The replay of a record, made by a worker and packed there."""
    worker = registry_of(request).replay_workers
    try:
        return await worker.run(replay_packed, text, where, seen_from, seconds=REPLAY_SECONDS, urgency=Urgency.REPLAY)
    except Late:
        raise RecordRefused("record-slow", seconds=REPLAY_SECONDS) from None
    except (Died, Closed):
        raise Gone("record-busy") from None


async def sent(request: Request[Any, Any, Any], packed: bytes) -> Response[bytes]:
    """As it is, for those who can unpack it."""
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON, headers=headers)
