"""One's own: what is kept of one, a password, browsers one is signed in with, bots, and being forgotten."""

from __future__ import annotations

from time import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotAuthorizedException, NotFoundException

from karczma.server.people.messages import EndSession, Forget, KeptPerson, Leaving, NewPassword, Privacy, SessionInfo
from karczma.server.protocol import Person
from karczma.server.routes.context import (
    REFUSALS,
    address_of,
    logins_of,
    people_of,
    registry_of,
    secret_of,
    somebody,
)
from karczma.server.routes.limits import own_data, settings_of
from karczma.server.routes.people import FORGET, login_attempts_of
from karczma.server.storage.kept import kept_of
from karczma.server.storage.logins import DAY, YEAR
from karczma.server.storage.people import hashed


@get("/me/kept", responses=REFUSALS, guards=[own_data])
async def kept(request: Request[Any, Any, Any], moves: bool = True) -> Response[KeptPerson]:
    """Everything that is kept of the one who asks; `moves`: with every move they made."""
    person = await somebody(request)
    told = await kept_of(registry_of(request).engine, person.id, hashed(secret_of(request) or ""), moves=moves)
    if told is None:
        raise NotAuthorizedException("Say who you are first.")
    return Response(told, headers={"content-disposition": 'attachment; filename="karczma.json"'})


@post("/me/forget", status_code=200, responses=REFUSALS, response_cookies=[FORGET])
async def forget(request: Request[Any, Any, Any], data: Forget) -> Leaving:
    """A guest is forgotten at once; an account asks with its password, and has some days to come back."""
    person, departures = await somebody(request), registry_of(request).departures
    days = settings_of(request).grace_days if person.kind == "account" else 0
    if person.kind == "account":
        await proved(request, person, data.password)
    at = time() + days * DAY
    if days:
        await departures.ask(person.id, at)
    else:
        await departures.go(person.id)
    registry_of(request).disconnect(person.id)
    return Leaving(at if days else None)


@post("/me/password", status_code=204, responses=REFUSALS)
async def new_password(request: Request[Any, Any, Any], data: NewPassword) -> None:
    """All other sessions end."""
    person = await somebody(request)
    await proved(request, person, data.before)
    await people_of(request).new_password(person, data.password)
    await others_end(request, person)


@get("/me/sessions", responses=REFUSALS)
async def sessions(request: Request[Any, Any, Any]) -> list[SessionInfo]:
    """The browsers in which one is signed in, the latest first."""
    return await logins_of(request).of(await somebody(request), secret_of(request) or "")


@post("/me/sessions/end", status_code=200, responses=REFUSALS)
async def end_sessions(request: Request[Any, Any, Any], data: EndSession) -> list[SessionInfo]:
    """One of them, or all but this one; says which are left."""
    person = await somebody(request)
    await others_end(request, person, data.id)
    return await logins_of(request).of(person, secret_of(request) or "")


@get("/bots", responses=REFUSALS)
async def bots(request: Request[Any, Any, Any]) -> list[Person]:
    """One's own bots, the latest first."""
    return await people_of(request).bots_of(await somebody(request))


@post("/bots/{bot:str}/forget", status_code=204, responses=REFUSALS)
async def forget_bot(request: Request[Any, Any, Any], bot: str) -> None:
    """Its token opens nothing any more; its games stay, as those of a player without a name."""
    if bot not in [each.id for each in await people_of(request).bots_of(await somebody(request))]:
        raise NotFoundException("You have no such bot.")
    await registry_of(request).departures.go(bot)
    registry_of(request).disconnect(bot)


@get("/privacy", responses=REFUSALS)
async def privacy(request: Request[Any, Any, Any]) -> Privacy:
    """How long this house keeps what."""
    settings = settings_of(request)
    days = {name: getattr(settings, name) for name in Privacy.__struct_fields__ if name != "session_days"}
    return Privacy(session_days=YEAR / DAY, **days)


async def proved(request: Request[Any, Any, Any], person: Person, password: str) -> None:
    """By the password; guessing is as slow as it is at the door."""
    attempts, tried = login_attempts_of(request), (await people_of(request).login_of(person), address_of(request))
    attempts.begin(*tried)
    await people_of(request).prove(person, password)
    attempts.right(*tried)


async def others_end(request: Request[Any, Any, Any], person: Person, only: str | None = None) -> None:
    """Whoever is still signed in comes back to their tables by themselves."""
    await logins_of(request).end_others(person, secret_of(request) or "", only)
    registry_of(request).disconnect(person.id)
