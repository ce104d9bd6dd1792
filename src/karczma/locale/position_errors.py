"""Why a position file cannot be used, in words; the file and the line are said before them."""

from __future__ import annotations

from functools import cache

from karczma.locale.speaker import Speaker
from karczma.locale.table_errors import wrong_table
from karczma.locale.words import Words
from karczma.title.options import WrongTable
from karczma.title.positions import BadPosition


def bad_position(error: BadPosition, language: str) -> str:
    """One or two sentences."""
    facts, cause = dict(error.facts), error.__cause__
    if isinstance(cause, WrongTable) and cause.title:
        facts["why"] = wrong_table(cause, Speaker(language, cause.title))
    return shared(language).say(error.reason, **facts)


@cache
def shared(language: str) -> Words:
    return Words(language, "")
