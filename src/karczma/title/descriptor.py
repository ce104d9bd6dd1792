"""Title: the descriptor each game exports. What it offers besides is imported, and its cards read, on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from karczma.kernel.chance import Seeded, Source
from karczma.kernel.choices import Choice, Refusal, parse
from karczma.kernel.game import Game
from karczma.kernel.record import Header, Record
from karczma.title.contract import Bots, BrokenContract, Campaign, FinalCount, Parts, Positions, Rules, Wording
from karczma.title.options import Option, Value, WrongTable
from karczma.title.replay import Replay


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a game that can be said before a table is set up."""

    id: str
    prefix: str  # of its clause ids
    names: Mapping[str, str]  # language -> name
    version: str  # of its rules: the same version, choices and outcomes make the same table; see ADR 15
    plays: tuple[str, ...] = ()  # older versions whose records lead to the same tables, new options at their defaults
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    maturity: str = "draft"  # draft, alpha, beta, stable
    parts: Callable[[], Parts]  # imports what the contract asks for, when it is first needed

    @property
    def offered(self) -> Parts:
        """What it brings, as the contract asks for it."""
        try:
            return self.parts()
        except TypeError as error:
            raise BrokenContract(f"{self.id} does not offer what a title must: {error}") from error

    @property
    def rules(self) -> Rules:
        return self.offered.rules

    @property
    def wording(self) -> Wording:
        return self.offered.wording

    @property
    def bots(self) -> Bots:
        return self.offered.bots

    @property
    def campaign(self) -> type[Campaign] | None:
        return self.offered.campaign

    @property
    def final_count(self) -> FinalCount | None:
        return self.offered.final_count

    @property
    def positions(self) -> Positions:
        return self.offered.positions

    def can_play(self, version: str) -> bool:
        """Whether a game begun with that version of the rules goes on, and is replayed, with these."""
        return version == self.version or version in self.plays

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """What is refused here is a table of this title."""
        try:
            yield
        except WrongTable as error:
            error.title = self.id
            raise

    def settled(self, options: Mapping[str, Value] | None) -> dict[str, str]:
        """All options with their values as texts; unknown ones are refused before anything is set up."""
        given = dict(options or {})
        with self.refusing():
            settled = {option.id: option.read(given.pop(option.id, option.default)) for option in self.options}
            if given:
                known = ", ".join(option.id for option in self.options) or "none"
                message = f"{self.id} has no option {', '.join(map(repr, given))} (it has: {known})"
                facts = {"options": ", ".join(given), "known": known}
                raise WrongTable(message, Refusal("", facts), reason="table-option")
        return settled

    def refuse_number(self, seats: int) -> None:
        if seats not in self.players or isinstance(seats, bool):
            numbers = ", ".join(map(str, self.players))
            message = f"{self.id} is for {numbers} players, not {seats!r}"
            raise WrongTable(message, Refusal("", {"players": numbers, "seats": str(seats)}), reason="table-number")

    def new(
        self,
        seats: int,
        source: int | Source = 0,
        options: Mapping[str, Value] | None = None,
        content: str | Path | None = None,
    ) -> Game:
        """Set up a table. `source` is a seed or a chance source; `content` a folder of card files laid over ours."""
        if not isinstance(source, int) and not hasattr(source, "below"):
            raise TypeError(f"a seed is a whole number, and {source!r} is neither that nor a source of chance")
        if not isinstance(options, Mapping | None):
            raise TypeError(f"options are a mapping of names to values, and {options!r} is none")
        with self.refusing():
            self.refuse_number(seats)
            settled = self.settled(options)
            for option in self.options:
                option.refuse_for(seats, settled)
            return self.set_up(seats, settled, Seeded(source) if isinstance(source, int) else source, content)

    def set_up(self, seats: int, settled: Mapping[str, str], source: Source, content: str | Path | None) -> Game:
        cards = self.rules.catalogue(content)
        header = Header(
            title=self.id, version=self.version, seats=seats, options=settled, source=source, content=cards.id
        )
        return self.rules.new(seats, settled, source, cards, [header])

    def parse(self, text: str) -> Choice:
        self.parts()  # or its choices would not be known yet
        return parse(self.id, text)

    def replay(self, record: Record, source: Source | None = None, content: str | Path | None = None) -> Game:
        """Play a record again, by its recorded outcomes or from another source; every line must come out the same."""
        replay = Replay(self, record)
        g = replay.run(source or record.recorded_chance(), content)
        g.source = source or replay.chance(content) or g.source  # a game that is not over goes on with its own chance
        return g
