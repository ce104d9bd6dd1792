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
PATHS = ("table", "invite", "new", "rules", "cards", "replay", "campaign")  # of the client, with something behind them
PROGRAMS = ("/api", "/bot", "/assets", "/schema")  # what lies below is no page
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
APP_FILES = {
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
}
PACKED_ALREADY = {".woff2"}
A_YEAR = "public, max-age=31536000, immutable"  # a piece that changes gets another name


class Piece(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def client_routes() -> list[Any]:
    return [asset, app_file, page, page_of] if (CLIENT / "index.html").exists() else [no_client]


@get(["/", "/settings", "/privacy", "/credits", "/history"], include_in_schema=False)
async def page() -> File:
    return the_page()


@get([f"/{path}/{{name:str}}" for path in PATHS], include_in_schema=False)
async def page_of(name: str) -> File:
    return the_page()


def the_page() -> File:
    """It names the newest pieces, so a browser asks for it each time."""
    anew = {"cache-control": "no-cache"}
    return File(CLIENT / "index.html", media_type="text/html", content_disposition_type="inline", headers=anew)


def page_of_nothing(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Whoever looks for a page at an address that means nothing is told so by the page itself; programs are not."""
    path, asks = request.scope["path"], request.headers.get("accept", "")
    if path.startswith(PROGRAMS) or "text/html" not in asks or not (CLIENT / "index.html").exists():
        return None
    return Response((CLIENT / "index.html").read_bytes(), media_type="text/html", status_code=404)


@get([f"/{name}" for name in APP_FILES], include_in_schema=False)
async def app_file(request: Request[Any, Any, Any]) -> File:
    """What a device needs to keep the inn, with or without a connection; asked for anew each time, as the page is."""
    name = request.url.path.removeprefix("/")
    anew = {"cache-control": "no-cache"}
    return File(CLIENT / name, media_type=APP_FILES[name], content_disposition_type="inline", headers=anew)


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
