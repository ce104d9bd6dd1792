"""Cookies of before: they told who somebody was and could not be ended. Each is exchanged for a session, once."""

from __future__ import annotations

import binascii

import msgspec
from cryptography.exceptions import InvalidTag
from litestar.exceptions import SerializationException
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

UNREADABLE = (binascii.Error, InvalidTag, SerializationException, msgspec.DecodeError, KeyError, TypeError, ValueError)


def person_of_old_cookie(secret: bytes, cookie: str | None) -> str | None:
    """Whose cookie it is, if it is one of those."""
    if not cookie:
        return None
    try:
        data = ClientSideSessionBackend(CookieBackendConfig(secret=secret)).load_data([cookie.encode()])
        person = data.get("person")
    except UNREADABLE:
        return None
    return person if isinstance(person, str) else None
