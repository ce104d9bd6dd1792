"""Why a request is refused: a code with its facts, and its sentence in the language of the one who asks."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from litestar.connection import ASGIConnection

from karczma.locale import LANGUAGES, Speaker, Words
from karczma.locale.table_errors import wrong_table
from karczma.title.options import WrongTable

USUAL = "en"


class RequestRefused(RuntimeError):
    """Something that the server does not do, or not now. The code is that of the message `problem-<code>`."""

    status: ClassVar[int] = 409

    def __init__(self, code: str, **facts: float | str) -> None:
        self.code, self.facts = code, facts
        super().__init__(self.text(USUAL))

    def text(self, language: str) -> str:
        return words(language).say(f"problem-{self.code}", **self.facts)


@cache
def words(language: str) -> Words:
    return Words(language, "server")


def wrong_table_text(error: WrongTable, language: str) -> str:
    """Why a table cannot be set up, with the clause."""
    if not error.refusal or not error.title:
        return str(error)
    text, clause = wrong_table(error, Speaker(language, error.title)), error.refusal.clause
    return f"{text} [{clause}]" if clause else text


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The best of our languages that the one who asks understands."""
    wishes = [wish.partition(";") for wish in connection.headers.get("accept-language", "").split(",")]
    known = [(weight(more), tag.strip().lower().partition("-")[0]) for tag, _, more in wishes]
    liked = [language for much, language in sorted(known, key=lambda wish: -wish[0]) if much and language in LANGUAGES]
    return next(iter(liked), USUAL)


def weight(parameter: str) -> float:
    """How much a language is wished for: `q=0.8`; 1 if nothing is said, 0 if it cannot be read."""
    name, _, number = parameter.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
