"""Request ids: each request and each socket has a short one, which the log and the answer both carry."""

from __future__ import annotations

import secrets

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from karczma.server.serving.logs import REQUEST_ID

BEGINNINGS = ("http.response.start", "websocket.accept", "websocket.http.response.start")


def with_ids(app: ASGIApp) -> ASGIApp:
    """The application, for uvicorn; what it does for a request or over a socket is done under an id."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        id = f"{scope['type'][0]}-{secrets.token_hex(4)}"
        REQUEST_ID.set(id)  # in this task and in those that it begins

        async def send_with_id(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                message.setdefault("headers", [])  # type: ignore[typeddict-item]
                MutableScopeHeaders.from_message(message)["x-request-id"] = id
            await send(message)

        await app(scope, receive, send_with_id)

    return served
