"""People: guests, accounts, bot accounts."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.exceptions import PermissionDeniedException

from karczma.server.protocol import BotToken, Introduce, LogIn, NewBot, Person, Register
from karczma.server.routes.asking import REFUSALS, people_of, person_of, somebody


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
