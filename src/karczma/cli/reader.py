"""Who reads the screen: a seat, the names at the table, and a language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from karczma.cli.errors import wrong
from karczma.kernel.choices import Seat
from karczma.kernel.events import Event
from karczma.kernel.game import Game
from karczma.ledger import Clause, LedgerError, load_kernel, load_title
from karczma.locale import Speaker

BOT_NAMES = ("Bogna", "Ziemek", "Halszka", "Wit", "Jagna", "Kuba", "Dobrawa", "Leszek")
NOBODYS_SEAT = -1  # of somebody who only looks on


class Reader:
    """Everything on the terminal is said to a reader, who is told about the own seat as "you"."""

    def __init__(
        self, title: str, language: str, seat: Seat, names: Sequence[str], content: Path | None = None
    ) -> None:
        self.title, self.seat, self.given, self.content = title, seat, names, content
        self.table: Game | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        """From now on in this language."""
        speaker = Speaker(language, self.title)
        given = [name or speaker.say("player", number=seat + 1) for seat, name in enumerate(self.given)]
        self.address = ["" if seat == self.seat else name for seat, name in enumerate(given)]
        self.names = [name or speaker.say("you") for name in self.address]
        if self.seat != NOBODYS_SEAT and self.given[self.seat]:
            self.names[self.seat] = self.given[self.seat]
        self.speaker = Speaker(language, self.title, self.clause_text, self.content, self.address)
        self.speaker.table = self.table
        self.language = language

    def look_at(self, g: Game) -> None:
        """From now on it is about this table."""
        self.table = self.speaker.table = g

    def say(self, message: str, **args: Any) -> str:
        return self.speaker.say(message, **args)

    def name(self, component: str) -> str:
        return self.speaker.name(component)

    def event(self, event: Event) -> str:
        return self.speaker.event(event, self.address)

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
        raise wrong("terminal-wrong-names", names=len(names), seats=seats)
    return names + [""] * (seats - len(names))


def names_for_bots(names: Sequence[str], person: Seat) -> list[str]:
    """A name for every bot that has none."""
    spare = iter(name for name in BOT_NAMES if name not in names)
    return [name if name or seat == person else next(spare) for seat, name in enumerate(names)]


def system_language() -> str:
    """Polish where the system speaks Polish, else English."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "pl" if locale.startswith("pl") else "en"
