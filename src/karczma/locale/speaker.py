"""The speaker: words choices, events, refusals, prompts and cards of one title in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from karczma.kernel.choices import Choice, Refusal, Seat
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision

LANGUAGES = ("en", "pl")


class UnknownLanguage(ValueError):
    """Nobody here speaks it."""


class MissingMessage(KeyError):
    """There are no words for it in that language."""


class Speaker:
    def __init__(self, language: str, title_id: str, clause_text: Callable[[str], str] | None = None) -> None:
        """`clause_text` words a clause by its id: what is said of a refusal that has no message of its own."""
        self.language, self.title_id, self.clause_text = language, title_id, clause_text

    def say(self, message_id: str, **args: Any) -> str:
        return message_id

    def has(self, message_id: str) -> bool:
        return True

    def name(self, card_id: str, case: str = "") -> str:
        """The name of a card, token, terrain, role, type or set; case: "", "gen", "acc", "ins" ..."""
        return card_id

    def choice(self, choice: Choice, g: Any = None, seat: Seat | None = None) -> str:
        return str(choice)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return str(event)

    def refusal(self, refusal: Refusal) -> str:
        return str(refusal)

    def prompt(self, decision: Decision, g: Any) -> str:
        return type(decision).__name__

    def card(self, card_id: str) -> str:
        """The whole text of a card, line by line."""
        return card_id
