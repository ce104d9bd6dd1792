"""What was played: records and replays, of our tables and of files that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from karczma.kernel.record import read
from karczma.server.routes.asking import REFUSALS, desk_of, person_of
from karczma.server.routes.limits import uploads
from karczma.server.tables.replays import Replay, replay_of, view_record

LONGEST_RECORD = 2_000_000


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


@post(
    "/replay",
    status_code=200,
    sync_to_thread=True,
    responses=REFUSALS,
    operation_class=RecordUpload,
    guards=[uploads],
)
def replay_upload(request: Request[Any, Any, Any], body: bytes) -> Replay:
    """A record that somebody brings, to be looked at: the text itself, or as a string in JSON."""
    if len(body) > LONGEST_RECORD:
        raise ClientException("The record is too long.")
    try:
        in_json = request.content_type[0] == MediaType.JSON
        return replay_of(read(msgspec.json.decode(body, type=str) if in_json else body.decode(), "upload"))
    except (UnicodeDecodeError, msgspec.DecodeError) as error:
        raise ClientException(f"The record is no text: {error}") from None
