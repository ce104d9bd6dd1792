"""Position files: one that somebody brings is played on, and a move of a finished game is given out as one."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import ClientException
from litestar.params import Parameter
from msgspec.structs import replace

from karczma.kernel.record import BadRecord
from karczma.server.protocol import TableInfo
from karczma.server.routes.context import REFUSALS, registry_of, row_of, somebody
from karczma.server.routes.limits import new_tables, room_for_table, settings_of, uploads
from karczma.server.routes.replays import Gone, RecordRefused, RecordUpload
from karczma.server.tables.positions import (
    CHECK_SECONDS,
    BroughtPosition,
    PositionRefused,
    moment_of,
    tried_out,
    wish_for,
)
from karczma.server.worker import Closed, Died, Late
from karczma.server.workers import Urgency
from karczma.title.positions.nodes import LONGEST

WHOSE_SEAT = "The seat of the one who brings it; -1: of whoever is asked first."
AtSeat = Annotated[int, Parameter(ge=-1, le=15, description=WHOSE_SEAT)]
AgainstBot = Annotated[str, Parameter(max_length=40, description="The bot at the other seats.")]
Nonce = Annotated[
    str, Parameter(max_length=64, pattern="^[0-9A-Za-z]*$", description="What the seat brings to chance.")
]
Moves = Annotated[int, Parameter(ge=0, le=100_000, description="After so many moves.")]


@post("/positions", status_code=201, responses=REFUSALS, operation_class=RecordUpload, guards=[uploads, new_tables])
async def begin_with_position(
    request: Request[Any, Any, Any], body: bytes, seat: AtSeat = -1, bot: AgainstBot = "normal", nonce: Nonce = ""
) -> TableInfo:
    """A table of one's own that begins with the position of a file, with bots at the other seats. What is wrong with
    the file is said with its line. The game is never rated and counts for no campaign."""
    person, registry = await somebody(request), registry_of(request)
    if not settings_of(request).positions:
        raise PositionRefused("position-closed")
    if len(body) > LONGEST:
        raise RecordRefused("record-long")
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise ClientException(f"The position is no text: {error}") from None
    brought: BroughtPosition = await in_worker(request, tried_out, text)
    if brought.asked is None:
        raise PositionRefused("position-over")
    wish = wish_for(brought, person, seat, bot, nonce)
    await room_for_table(request, person, replace(wish, options={}))
    return (await registry.begin_with(person, brought, wish)).live.info(person)


@get("/tables/{table:str}/position", media_type=MediaType.TEXT, responses=REFUSALS)
async def position(request: Request[Any, Any, Any], table: str, moves: Moves = 0) -> Response[str]:
    """A finished game as it stood after so many moves, as a position file. It tells everything, and so there is none of
    a game that runs."""
    row = await row_of(request, table)
    if row.status != "over":
        raise PositionRefused("position-hidden")
    record = await registry_of(request).record(row)
    if record is None:
        raise Gone("record-lost")
    try:
        text = await in_worker(request, moment_of, record, moves)
    except BadRecord:
        raise Gone("nothing-kept") from None
    if text is None:
        raise PositionRefused("position-moves")
    headers = {"content-disposition": f'attachment; filename="{row.title}-{moves}.yaml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def in_worker(request: Request[Any, Any, Any], function: Any, *args: Any) -> Any:
    """What a worker makes of it, if it does so in time."""
    worker = registry_of(request).replay_workers
    try:
        return await worker.run(function, *args, seconds=CHECK_SECONDS, urgency=Urgency.REPLAY)
    except Late:
        raise PositionRefused("position-slow") from None
    except (Died, Closed):
        raise Gone("record-busy") from None
