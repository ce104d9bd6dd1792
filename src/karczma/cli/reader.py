"""Who reads the screen: a seat, the names at the table, and a language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from karczma.kernel.choices import Seat
from karczma.kernel.events import Event
from karczma.kernel.title import WrongTable
from karczma.ledger import Clause, LedgerError, load_kernel, load_title
from karczma.locale import Speaker

BOT_NAMES = ("Bogna", "Ziemek", "Halszka", "Wit", "Jagna", "Kuba", "Dobrawa", "Leszek")


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
        """The names at the table; a seat that was given none is the reader's own, or told by its place."""
        unnamed = ["terminal-you" if seat == self.seat else "terminal-seat" for seat in range(len(self.given))]
        return [name or self.say(unnamed[seat], n=seat + 1) for seat, name in enumerate(self.given)]

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


def given_names(given: str, seats: int) -> list[str]:
    """The names as given on the command line, empty where there is none."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > seats:
        raise WrongTable(f"--names has {len(names)} names for {seats} seats")
    return names + [""] * (seats - len(names))


def names_for_bots(names: Sequence[str], person: Seat) -> list[str]:
    """A name for every bot that has none."""
    spare = iter(name for name in BOT_NAMES if name not in names)
    return [name if name or seat == person else next(spare) for seat, name in enumerate(names)]
