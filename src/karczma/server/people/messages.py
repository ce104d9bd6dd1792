"""What goes over the wire about people: who they are, and what is kept of them."""

from __future__ import annotations

from typing import Annotated

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
