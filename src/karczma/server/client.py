"""The built browser client: its page for every path that it routes itself, and its pieces, packed once."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File, Redirect

CLIENT = Path(__file__).parent.parent / "client"  # built by the build hook; `make` builds it in a checkout
PATHS = ("table", "invite", "new", "rules", "replay", "campaign")  # of the client, with something behind them
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = {".woff2"}
A_YEAR = "public, max-age=31536000, immutable"  # a piece that changes gets another name


class Piece(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def client_routes() -> list[Any]:
    return [asset, page, page_of] if (CLIENT / "index.html").exists() else [no_client]


@get(["/", "/settings", "/credits", "/history"], include_in_schema=False)
async def page() -> File:
    return the_page()


@get([f"/{path}/{{name:str}}" for path in PATHS], include_in_schema=False)
async def page_of(name: str) -> File:
    return the_page()


def the_page() -> File:
    """It names the newest pieces, so a browser asks for it each time."""
    anew = {"cache-control": "no-cache"}
    return File(CLIENT / "index.html", media_type="text/html", content_disposition_type="inline", headers=anew)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    if name not in names():
        raise NotFoundException("The client has no such piece.")
    found = piece(name)
    headers = {"cache-control": A_YEAR, "vary": "accept-encoding"}
    if found.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, media_type=found.kind, headers=headers)
    return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})


@cache
def names() -> frozenset[str]:
    return frozenset(path.name for path in (CLIENT / "assets").iterdir())


@cache
def piece(name: str) -> Piece:
    path = CLIENT / "assets" / name
    plain = path.read_bytes()
    packed = None if path.suffix in PACKED_ALREADY else gzip.compress(plain)
    return Piece(KINDS.get(path.suffix, "application/octet-stream"), plain, packed)


@get("/", include_in_schema=False)
async def no_client() -> Redirect:
    """Without a built client there is still the API."""
    return Redirect("/schema/openapi.json")
