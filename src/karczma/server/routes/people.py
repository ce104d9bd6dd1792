"""People: guests, accounts, bot accounts. Whoever becomes somebody else gets another session, and the old one ends."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie

from karczma.server.people.browsers import browser_told
from karczma.server.people.login_attempts import LoginAttempts
from karczma.server.people.messages import BotToken, Introduce, LogIn, NewBot, Register
from karczma.server.people.old_cookies import person_of_old_cookie
from karczma.server.protocol import Person
from karczma.server.routes.context import (
    REFUSALS,
    SESSION,
    address_of,
    logins_of,
    people_of,
    person_of,
    quotas_of,
    registry_of,
    secret_of,
    somebody,
)
from karczma.server.routes.limits import room_for_bot
from karczma.server.storage.logins import YEAR
from karczma.server.storage.people import folded

FORGET = Cookie(SESSION, value="", max_age=0, httponly=True, samesite="lax")


@get("/me", responses=REFUSALS)
async def me(request: Request[Any, Any, Any]) -> Response[Person | None]:
    """Who I am to the server; nobody yet, perhaps. A session goes on for another year."""
    person, secret = await person_of(request), secret_of(request)
    if person is None and (known := person_of_old_cookie(request.app.state.settings.secret, secret)):
        person = await logins_of(request).with_old_cookie(known)
        secret = await logins_of(request).begin(person, instead_of=None) if person else None
    return Response(person, cookies=[session_cookie(secret)] if person and secret else [])


@post("/me", status_code=200, responses=REFUSALS)
async def introduce(request: Request[Any, Any, Any], data: Introduce) -> Response[Person]:
    """Come in as a guest, or take another name, also at one's tables."""
    person = await person_of(request)
    if person:
        if data.name != person.name:
            registry_of(request).reread(await people_of(request).rename(person, data.name))
        return Response(Person(person.id, data.name, person.kind))
    quotas_of(request).newcomer(address_of(request))
    return await welcome(request, await people_of(request).guest(data.name))


@post("/register", status_code=201, responses=REFUSALS)
async def register(request: Request[Any, Any, Any], data: Register) -> Response[Person]:
    """An account, without e-mail; a guest keeps their tables."""
    quotas_of(request).newcomer(address_of(request))
    person = await people_of(request).register(await person_of(request), data.login, data.password, data.name)
    return await welcome(request, person)


@post("/login", status_code=200, responses=REFUSALS)
async def log_in(request: Request[Any, Any, Any], data: LogIn) -> Response[Person]:
    """Wrong passwords are slowed down."""
    attempts, tried = login_attempts_of(request), (folded(data.login), address_of(request))
    attempts.begin(*tried)
    person = await people_of(request).log_in(data.login, data.password)
    attempts.right(*tried)
    return await welcome(request, person)


@delete("/me", status_code=204, responses=REFUSALS, response_cookies=[FORGET])
async def leave(request: Request[Any, Any, Any]) -> None:
    """The session ends; its cookie opens nothing any more."""
    person = await person_of(request)
    if secret := secret_of(request):
        await logins_of(request).end(secret)
    if person is not None:
        registry_of(request).disconnect(person.id)


@post("/bots", status_code=201, responses=REFUSALS)
async def new_bot(request: Request[Any, Any, Any], data: NewBot) -> BotToken:
    """A bot account that plays over this API; its token is told once."""
    person = await somebody(request)
    await room_for_bot(request, person)
    return await people_of(request).new_bot(person, data.name)


async def welcome(request: Request[Any, Any, Any], person: Person) -> Response[Person]:
    """A session for whoever that is now, instead of the one before."""
    browser = browser_told(request.headers.get("user-agent", ""))
    secret = await logins_of(request).begin(person, instead_of=secret_of(request), browser=browser)
    return Response(person, cookies=[session_cookie(secret)])


def session_cookie(secret: str) -> Cookie:
    """`Secure` is added to every cookie that goes over TLS."""
    return Cookie(SESSION, value=secret, max_age=YEAR, httponly=True, samesite="lax")


def login_attempts_of(request: Request[Any, Any, Any]) -> LoginAttempts:
    attempts: LoginAttempts = request.app.state.login_attempts
    return attempts
