"""What was played: records and replays, of our tables and of files that somebody brings."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from karczma.server.routes.asking import PACKED, REFUSALS, desk_of, house_of, person_of, row_of
from karczma.server.routes.limits import uploads
from karczma.server.saying import Unwilling
from karczma.server.tables.replays import Replay, replay_packed, view_record
from karczma.server.tables.rights import ENDED, status_of
from karczma.server.worker import Closed, Died, Late
from karczma.server.workers import Urgency

LONGEST_RECORD = 2_000_000
STUDYING = 20.0  # seconds that it may take to play a record again
REPLAY = ResponseSpec(Replay, description="Every state of the game.", generate_examples=False)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(request: Request[Any, Any, Any], table: str) -> Response[str]:
    """The record of a finished game; while it runs, what one's own seat has seen of it."""
    row, ending = await row_of(request, table), "karczma"
    if row.status == "over":
        text = await house_of(request).record(row)
        if text is None:
            raise Gone("record-lost")
    else:
        text, ending = await seen(request, table), "view.txt"
    return Response(text, headers={"content-disposition": f'attachment; filename="{row.title}.{ending}"'})


async def seen(request: Request[Any, Any, Any], table: str) -> str:
    """What the seat of the one who asks has seen so far; without a seat, what watchers have."""
    live = (await desk_of(request, table)).live
    if live.g is None:
        raise ClientException("The game has not begun, or cannot go on.")
    seats = live.seats_of(await person_of(request))
    return view_record(live, seats[0] if seats else -1)


@get("/tables/{table:str}/replay", responses={**REFUSALS, 200: REPLAY}, opt={PACKED: True})
async def replay(request: Request[Any, Any, Any], table: str) -> Response[bytes]:
    """Every state of a game that has ended, open to all; also of one that could not go on."""
    row = await row_of(request, table)
    if status_of(row) not in ENDED:
        raise ClientException("The game is not over.")
    told = await house_of(request).replay(row)
    if told is None:
        raise Gone("nothing-kept")
    return await sent(request, told)


class Gone(Unwilling):
    """It was here once, or could be had later."""


class NoStudy(Unwilling):
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
async def replay_upload(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """A record that somebody brings, to be looked at: the text itself, or as a string in JSON."""
    if len(body) > LONGEST_RECORD:
        raise NoStudy("record-long")
    try:
        in_json = request.content_type[0] == MediaType.JSON
        text = msgspec.json.decode(body, type=str) if in_json else body.decode()
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise ClientException(f"The record is no text: {error}") from None
    return await studied(request, text, "upload")


async def studied(request: Request[Any, Any, Any], text: str, where: str) -> Response[bytes]:
    """The replay of a record, made by a worker and packed there, as the one who asks can take it."""
    studies = house_of(request).studies
    try:
        replay = await studies.run(replay_packed, text, where, seconds=STUDYING, urgency=Urgency.STUDY)
    except Late:
        raise NoStudy("record-slow", seconds=STUDYING) from None
    except (Died, Closed):
        raise Gone("record-busy") from None
    return await sent(request, replay)


async def sent(request: Request[Any, Any, Any], packed: bytes) -> Response[bytes]:
    """As it is, for those who can unpack it."""
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
    return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=MediaType.JSON, headers=headers)
