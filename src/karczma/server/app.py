"""The application: routes, sessions, CSRF, limits, headers, the built client, and errors without stack traces."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from karczma import BadPosition, BadRecord, UnknownTitle, WrongTable
from karczma.effects.load import ContentError
from karczma.locale.position_errors import bad_position
from karczma.players import UnknownPlayer
from karczma.server.client import client_routes, page_of_nothing
from karczma.server.people.login_attempts import LoginAttempts
from karczma.server.problems import RequestRefused, language_of, words, wrong_table_text
from karczma.server.protocol import Problem
from karczma.server.quotas import Quotas, TooFast
from karczma.server.registry import TableRegistry
from karczma.server.routes import FOR_BOTS, ROUTES
from karczma.server.routes.context import PACKED
from karczma.server.routes.limits import Paced
from karczma.server.serving.logs import socket_failure
from karczma.server.serving.startup import open_database
from karczma.server.settings import Settings
from karczma.server.storage.database import engine_for
from karczma.server.storage.people import People
from karczma.server.storage.usage import Usage
from karczma.server.storage.writer import NotStored

LOG = logging.getLogger(__name__)
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
ABOUT = """\
Browsers ask under /api with a session cookie; with everything that changes something they send the token of the cookie
`karczma-csrf` back as `x-csrftoken`. Programs ask the same under /bot, with `Authorization: Bearer TOKEN` and without
cookies; they neither log in nor make bots there. Too much or too fast is refused with 429 and `retry-after`.
What is refused comes with a `code` and with a sentence in the language of `accept-language`: English or Polish.

A table is played over the WebSocket /api/tables/{table}/socket?since=SEQ (or /bot/...). It sends positions, each with
the question and its options, and takes choices: `{"type": "choose", "seq": 7, "seat": 0, "key": "...", "text": "..."}`.
With `&takes=patches` only the first position comes whole. A patch builds on the last position: cut that text at each
`,"`, put for `[first, count]` so many of its pieces, leave texts as they are, and join all by `,"`. `onto` and `gives`
are the Adler-32 checksums of both. If one does not fit, ask for the whole position with the last entry that you know:
`{"type": "whole", "since": 7}`.

Titles with a `campaign` keep it between games: POST /api/campaigns begins one, POST /api/campaigns/{campaign}/next goes
on with the game that is not over or sets up the next one. Its options are those `due`; where several are, say which.
When the game is over the campaign has moved on: `games` tells what was earned and what it means.
"""
WRONG = {
    UnknownTitle: 400,
    UnknownPlayer: 400,
    BadRecord: 400,
    ContentError: 400,
    NotStored: 503,
}


def create_app(settings: Settings) -> Litestar:
    browsers = Router("/api", route_handlers=list(ROUTES))
    bots = Router("/bot", route_handlers=list(FOR_BOTS), include_in_schema=False)
    return Litestar(
        route_handlers=[browsers, bots, *client_routes()],
        lifespan=[lambda app: lifespan(app, settings)],
        state=State({"settings": settings}),
        middleware=[Paced()],
        csrf_config=CSRFConfig(secret=settings.secret.hex(), cookie_name="karczma-csrf", exclude=["^/bot", "^/assets"]),
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude=["^/assets"], exclude_opt_key=PACKED
        ),
        exception_handlers={
            HTTPException: http_error,
            **dict.fromkeys(WRONG, refused),
            WrongTable: wrong_table,
            BadPosition: bad_position_file,
            RequestRefused: request_refused,
            TooFast: too_fast,
            RecursionError: too_deep,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Karczma",
            version="1",
            description=ABOUT,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        before_send=[with_headers, over_tls],
        after_exception=[socket_failure],
        logging_config=None,  # serving/logs.py has set it up for the whole process
        request_max_body_size=2_100_000,
    )


@asynccontextmanager
async def lifespan(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    engine = engine_for(settings.database)
    registry = app.state.registry = TableRegistry(engine, settings)
    app.state.people, app.state.logins = People(registry.writer), registry.logins
    app.state.quotas, app.state.usage, app.state.login_attempts = Quotas(settings), Usage(engine), LoginAttempts()
    await app.state.registry.open()
    try:
        yield
    finally:
        await app.state.registry.close()


def prepared(settings: Settings) -> Settings:
    """The database brought up to date; done once, before any process serves."""
    open_database(settings.database)
    return settings


# -- errors --------------------------------------------------------------------------------------------------------


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    page = page_of_nothing(request) if error.status_code == 404 else None
    if page is not None:
        return page
    extra = error.extra if error.status_code == 400 and isinstance(error.extra, list) else []
    where = [{str(name): str(value) for name, value in each.items()} for each in extra if isinstance(each, dict)]
    return Response(Problem(error.status_code, error.detail, where), status_code=error.status_code)


def refused(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status = next(code for kind, code in WRONG.items() if isinstance(error, kind))
    return Response(Problem(status, str(error) or "Not like this."), status_code=status)


def wrong_table(request: Request[Any, Any, Any], error: WrongTable) -> Response[Problem]:
    text, clause = wrong_table_text(error, language_of(request)), error.refusal.clause if error.refusal else ""
    code = (error.reason or "table-refused") if error.refusal and error.title else ""
    return Response(Problem(400, text, code=code, clause=clause), status_code=400)


def bad_position_file(request: Request[Any, Any, Any], error: BadPosition) -> Response[Problem]:
    language = language_of(request)
    text = words(language).say("wrong-position", line=error.line, why=bad_position(error, language))
    return Response(Problem(400, text, code=error.reason), status_code=400)


def request_refused(request: Request[Any, Any, Any], error: RequestRefused) -> Response[Problem]:
    text = error.text(language_of(request))
    return Response(Problem(error.status, text, code=error.code), status_code=error.status)


def too_fast(request: Request[Any, Any, Any], error: TooFast) -> Response[Problem]:
    answer = request_refused(request, error)
    answer.headers["retry-after"] = str(error.wait)
    return answer


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Of a body with brackets within brackets without end; any other is a failure of ours."""
    if "deserializing" not in str(error):
        return failed(request, error)
    return Response(Problem(400, "Brackets within brackets without end."), status_code=400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Ours to look at, not the client's: it is told that something failed, and nothing more."""
    place = request.scope.get("path_template", "")  # the path itself may hold an invitation
    LOG.error("%s %s failed", request.method, place, exc_info=error)
    return Response(Problem(500, "Something failed on our side."), status_code=500)


async def with_headers(message: Message, _scope: Scope) -> None:
    """Every answer carries the headers, refusals too."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message).update(HEADERS)


async def over_tls(message: Message, scope: Scope) -> None:
    """What was given over TLS, also to a proxy that we trust, never goes over anything else."""
    if message["type"] == "http.response.start" and scope["scheme"] == "https":
        message["headers"] = [
            (name, value + b"; Secure" if name.lower() == b"set-cookie" else value)
            for name, value in message["headers"]
        ]
