"""What goes over the wire about people: who they are, and what is kept of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from karczma.server.protocol import END, ONE_LINE, Asked, Name


class Introduce(Asked, frozen=True, forbid_unknown_fields=True):
    """A guest: a name is enough."""

    name: Name


class Register(Asked, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=rf"^[\w.-]+{END}")]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
    name: Name | None = None


class LogIn(Asked, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(max_length=40, pattern=ONE_LINE)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewBot(Asked, frozen=True, forbid_unknown_fields=True):
    name: Name


class BotToken(msgspec.Struct, frozen=True):
    """Told once: only its hash is kept."""

    id: str
    name: str
    token: str


# -- an account ----------------------------------------------------------------------------------------------------


class NewPassword(Asked, frozen=True, forbid_unknown_fields=True):
    """Whoever changes it knows the one before; every other session of theirs ends."""

    before: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class EndSession(Asked, frozen=True, forbid_unknown_fields=True):
    """One of one's own, or all but the one that asks."""

    id: Annotated[str, msgspec.Meta(max_length=64, pattern=ONE_LINE)] | None = None


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    begun: float
    seen: float  # to the day
    browser: str  # e.g. "Firefox, Android"; empty if it is not known
    here: bool  # the one that asks


class Forget(Asked, frozen=True, forbid_unknown_fields=True):
    """Who has an account says so with its password."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Leaving(msgspec.Struct, frozen=True):
    """When it will be done, unless somebody signs in before; none: it is done."""

    at: float | None


# -- what is kept --------------------------------------------------------------------------------------------------


class KeptMove(msgspec.Struct, frozen=True):
    """An entry of a journal for one of somebody's seats."""

    seq: int
    seat: int
    kind: str
    text: str
    at: float


class KeptSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    nonce: str
    stand_in: str


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that has to do with somebody: they set it up, sit there, keep it out of their lists, were sent away from
    it or want to give it up."""

    id: str
    title: str
    name: str
    status: str
    created: float
    changed: float
    ties: list[Literal["host", "seat", "hidden", "barred", "conceding"]]
    seats: list[KeptSeat]
    moves: list[KeptMove]


class KeptLine(msgspec.Struct, frozen=True):
    """What somebody said at a table, and the name they had."""

    table: str
    name: str
    text: str
    at: float


class KeptCampaign(msgspec.Struct, frozen=True):
    id: str
    title: str
    status: str
    state: Any
    created: float
    changed: float


class KeptDeed(msgspec.Struct, frozen=True):
    """What the host did about somebody, or they themselves."""

    at: float
    deed: str
    facts: Any


class KeptPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of somebody, and of their bots. Of passwords, tokens and cookies only hashes are kept:
    they would tell nobody anything."""

    id: str
    name: str
    kind: str
    login: str | None
    password: bool  # whether there is one
    since: float
    banned_until: float | None
    muted_until: float | None
    delete_at: float | None
    sessions: list[SessionInfo]
    tables: list[KeptTable]
    chat: list[KeptLine]
    campaigns: list[KeptCampaign]
    deeds: list[KeptDeed]
    bots: list[KeptPerson]


class Privacy(msgspec.Struct, frozen=True, kw_only=True):
    """How long this house keeps what, in days, and whom to ask."""

    contact: str
    guest_days: float
    guest_games_days: float
    waiting_days: float
    chat_days: float
    deed_days: float
    grace_days: float
    session_days: float
