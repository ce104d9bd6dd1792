"""Running the server: it opens, says where it is found, and closes."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from time import monotonic
from typing import Any

import uvicorn
from litestar.types import ASGIApp

from karczma.server.app import create_app, prepared
from karczma.server.serving import logs
from karczma.server.serving.address import addresses, bound, qr_code
from karczma.server.serving.connection_limits import ConnectionLimiter
from karczma.server.serving.connections import LimitedConfig
from karczma.server.serving.request_ids import with_ids
from karczma.server.serving.startup import BACKLOG, explained, room_for_connections, settle_memory, share_the_processor
from karczma.server.settings import OWNER_ONLY, Settings

Say = Callable[[str], None]


def serve(settings: Settings, host: str, port: int, say: Say) -> None:
    """Serve until somebody closes; what stands in the way of opening is a `CannotOpen`."""
    os.umask(OWNER_ONLY)  # also for what others write for us, as SQLite does
    counted = logs.set_up(settings.log_format)
    sockets = bound(host, port)
    app = StartedApp(with_ids(create_app(prepared(settings))))

    async def report_repeats() -> None:
        counted.report_repeats(monotonic())

    config = LimitedConfig(
        ConnectionLimiter(settings, room_for_connections()),
        app,
        backlog=BACKLOG,
        callback_notify=report_repeats,
        forwarded_allow_ips=settings.trusted_proxies,
        log_config=None,
        access_log=False,  # paths hold invitations
        timeout_keep_alive=settings.idle_seconds,
        timeout_graceful_shutdown=3,
        ws_max_size=1 << 16,
    )
    try:
        Server(config, say).run(sockets)
    except SystemExit:
        if app.failed:
            with explained(settings.database):
                raise app.failed from None
        raise


class StartedApp:
    """The application; why it could not open is kept for whoever started it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.failed: Exception | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_without_reason(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed":
                message["message"] = ""  # it is told below, once
            await send(message)

        try:
            await self.app(scope, receive, send_without_reason)
        except Exception as error:
            if scope["type"] == "lifespan":
                self.failed = single(error)
            raise


def single(error: Exception) -> Exception:
    """An error that the framework has put into a group of one."""
    while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


class Server(uvicorn.Server):
    """uvicorn's server; it says where it is found once it listens."""

    def __init__(self, config: uvicorn.Config, say: Say) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle_memory()
        share_the_processor()
        first, *others = addresses(sockets or [])
        self.say(f"Karczma: {first}  (Ctrl-C closes)")
        for other in others:
            self.say(f"    also: {other}")
        if others and sys.stdout.isatty():
            self.say(qr_code(others[0]))
