"""Who reads the screen: a seat, the names at the table, and a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event
from karczma.ledger import Clause, LedgerError, load_kernel, load_title
from karczma.locale import Speaker

BOT_NAMES = ("Bogna", "Ziemek", "Halszka", "Wit")


class Reader:
    """Everything that is said on the terminal is said to a reader, in the reader's language."""

    def __init__(self, title: str, language: str, seat: Seat, names: Sequence[str]) -> None:
        self.title, self.seat, self.given = title, seat, tuple(names)
        self.speak(language)

    def speak(self, language: str) -> None:
        self.speaker = Speaker(language, self.title, self.clause_text)
        self.language = language

    @property
    def names(self) -> list[str]:
        """The names at the table; a seat that was given none is told by its place, or is the reader's own."""
        return [name or self.say("terminal-you") for name in self.given]

    def say(self, message: str, **args: Any) -> str:
        return self.speaker.say(message, **args)

    def event(self, event: Event) -> str:
        return self.speaker.event(event, self.names)

    # -- rules -----------------------------------------------------------------------------------------------------

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Read when the first clause is asked for: a game can be played without opening the rulebook."""
        return {**load_kernel().by_id, **load_title(self.title).by_id}

    def clause_text(self, id: str) -> str:
        if id not in self.clauses:
            raise LedgerError(f"there is no clause {id} in the ledger of {self.title}")
        clause = self.clauses[id]
        return clause.text_pl if self.language == "pl" else clause.text


def default_names(seats: int, person: Seat) -> list[str]:
    """Bots have names of their own; the person's is a word of the language."""
    bots = iter(BOT_NAMES)
    return ["" if seat == person else next(bots) for seat in range(seats)]
