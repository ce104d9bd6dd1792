"""Title: the descriptor each game exports. Its rules are imported, and its cards read, when it is first used."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from karczma.kernel.chance import Seeded, Source, WrongOutcome
from karczma.kernel.choices import Choice, Illegal, Refusal, Seat, UnknownChoice, parse
from karczma.kernel.game import Game
from karczma.kernel.record import BadRecord, Header, Record, shortened, worded

Value = str | bool | Sequence[str]


class WrongTable(ValueError):
    """A table that cannot be set up: as a text for those who write Python, as values for everybody else's words.

    The refusal says by which clause and with which facts; `option` what it is about. What all titles refuse alike has
    a message of its own, the `reason`.
    """

    def __init__(self, text: str, refusal: Refusal | None = None, option: str = "", reason: str = "") -> None:
        super().__init__(text)
        self.refusal, self.option, self.reason = refusal, option, reason
        self.title = ""  # whose table it would be, if it is known


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A switch of the table: a variant or module of the rulebook, or a reading that the ledger leaves open."""

    id: str
    clause: str
    values: tuple[str, ...] = ("false", "true")
    default: str = "false"
    several: int = 0  # so many of the values, separated by commas; 0: one of them
    players: tuple[int, ...] = ()  # only with so many players may it be changed; (): with any number
    one_each: tuple[str, ...] = ()  # or: different ones of these, one for each seat in order, separated by commas
    only: Mapping[str, tuple[str, ...]] = {}  # it may be changed only where these other options have such a value

    def read(self, value: Value) -> str:
        """The value as the text that records keep; what is not allowed is refused."""
        text = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        text = text.lower() if isinstance(value, bool) else text
        words = text.split(",") if self.several and text else [text]
        fits = not self.several or not text or len(set(words)) == len(words) == self.several
        if text != self.default and not self.for_seats(text) and not (fits and all(w in self.values for w in words)):
            raise self.without(text)
        return text

    def without(self, text: str) -> WrongTable:
        many = f"{self.several} different ones of " if self.several else ""
        each = f", nor one for each seat of {', '.join(self.one_each)}" if self.one_each else ""
        told = f"{text!r} is not {many}{', '.join(self.values)}{each}"
        values, sides = ", ".join(self.values), ", ".join(self.one_each)
        reason = "table-value-each" if self.one_each else "table-value"
        return self.refused(told, reason, value=text, values=values, several=self.several, sides=sides)

    def refused(self, told: str, reason: str, **facts: int | str) -> WrongTable:
        """Of this option, and by its clause."""
        text = f"option {self.id} ({self.clause}): {told}"
        return WrongTable(text, Refusal(self.clause, facts), self.id, reason)

    def refuse_for(self, seats: int, settled: Mapping[str, str]) -> None:
        """Changed although it has no meaning with so many players, or beside what other options say."""
        each = self.for_seats(settled[self.id])
        if each and len(each) != seats:
            raise self.refused(f"{len(each)} named for {seats} seats", "table-seats", named=len(each), seats=seats)
        if settled[self.id] == self.default:
            return
        if self.players and seats not in self.players:
            numbers = ", ".join(map(str, self.players))
            raise self.refused(
                f"only with {numbers} players, not {seats}", "table-players", players=numbers, seats=seats
            )
        for other, values in self.only.items():
            if settled[other] not in values:
                told, now = f"only with {other} {' or '.join(values)}, not {settled[other]}", settled[other]
                raise self.refused(told, "table-only", other=other, wanted=",".join(values), now=now)

    def for_seats(self, text: str) -> tuple[str, ...]:
        """A value that names something for every seat, seat by seat; () if it is of another kind."""
        words = tuple(text.split(","))
        return words if len(set(words)) == len(words) and set(words) <= set(self.one_each) else ()


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
    campaign: str = ""  # the module of its campaign, if it has one: see karczma.campaigns
    package: str  # its modules `setup` (new), `catalogue` (provenance) and `evaluate` are imported on first use

    def module(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    @property
    def provenance(self) -> Mapping[str, int]:
        """How many components have their values from where."""
        counts: Mapping[str, int] = self.module("catalogue").provenance()
        return counts

    @property
    def evaluate(self) -> Callable[[Any, Seat], float]:
        """How good a world looks for a seat; the title's contribution to simple bots."""
        judge: Callable[[Any, Seat], float] = self.module("evaluate").evaluate
        return judge

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
                told = f"{self.id} has no option {', '.join(map(repr, given))} (it has: {known})"
                facts = {"options": ", ".join(given), "known": known}
                raise WrongTable(told, Refusal("", facts), reason="table-option")
        return settled

    def refuse_number(self, seats: int) -> None:
        if seats not in self.players or isinstance(seats, bool):
            numbers = ", ".join(map(str, self.players))
            told = f"{self.id} is for {numbers} players, not {seats!r}"
            raise WrongTable(told, Refusal("", {"players": numbers, "seats": str(seats)}), reason="table-number")

    def new(
        self,
        seats: int,
        source: int | Source = 0,
        options: Mapping[str, Value] | None = None,
        content: str | Path | None = None,
    ) -> Game:
        """Set up a table. `source` is a seed or a chance source; `content` a folder of card files laid over ours."""
        with self.refusing():
            self.refuse_number(seats)
            settled = self.settled(options)
            for option in self.options:
                option.refuse_for(seats, settled)
            return self.set_up(seats, settled, Seeded(source) if isinstance(source, int) else source, content)

    def set_up(self, seats: int, settled: Mapping[str, str], source: Source, content: str | Path | None) -> Game:
        setup = self.module("setup")
        cards = setup.catalogue(content)
        header = Header(
            title=self.id, version=self.version, seats=seats, options=settled, source=source, content=cards.id
        )
        g: Game = setup.new(seats, settled, source, cards, [header])
        return g

    def parse(self, text: str) -> Choice:
        self.module("setup")  # or its choices would not be known yet
        return parse(self.id, text)

    def replay(self, record: Record, source: Source | None = None, content: str | Path | None = None) -> Game:
        """Play a record again, by its recorded outcomes or from another source; every line must come out the same."""
        g = Replay(self, record).run(source or record.told(), content)
        g.source = source or record.source() or g.source  # a game that is not over goes on with its own chance
        return g


class Replay:
    """A record being played again, line by line."""

    def __init__(self, title: Title, record: Record) -> None:
        self.title, self.record = title, record
        self.compared = 0

    def run(self, source: Source, content: str | Path | None) -> Game:
        """The table at the record's end."""
        *_, g = self.tables(source, content)
        return g

    def tables(self, source: Source, content: str | Path | None) -> Iterator[Game]:
        """The table before each choice and at the end, one and the same that moves on."""
        record = self.record
        g = self.opened(source, content)
        for index, seat, text in record.choices():
            self.compare(g, index)
            yield g
            try:
                g.apply(self.title.parse(text), seat)
            except Illegal as error:
                facts = ", ".join(f"{name} {fact}" for name, fact in error.refusal.facts.items())
                why = f"{error.refusal.clause}{f' ({facts})' if facts else ''}"
                raise record.wrong(index, f"seat {seat} may not {shortened(text)!r}: {why}") from None
            except (UnknownChoice, WrongOutcome) as error:
                raise record.wrong(index, shortened(str(error))) from None
        self.compare(g, len(record.lines))
        if (g.over, g.scores()) != (record.over, record.scores):
            told = f"the seal tells the scores {record.scores}, but they are {g.scores()}"
            raise record.wrong(len(record.lines), told)
        yield g

    def opened(self, source: Source, content: str | Path | None) -> Game:
        record, where = self.record, self.record.where
        version = record.header["title"].partition(" ")[2]
        if not self.title.can_play(version):
            raise BadRecord(f"{where}: played with {self.title.id} {version}; this is {self.title.version}")
        content_id = record.header.get("content", "standard")
        if self.title.module("setup").catalogue(content).id != content_id:
            raise BadRecord(f"{where}: played with other cards (content {content_id})")
        options = dict(pair.partition("=")[::2] for pair in record.header["options"].split())
        try:
            g = self.title.new(record.header_number("seats"), source, options, content)
        except WrongTable as error:
            raise BadRecord(f"{where}: {error}") from None
        except WrongOutcome as error:
            raise record.wrong(0, str(error)) from None
        assert g.journal is not None
        played = g.journal[0]
        g.journal[0] = msgspec.structs.replace(played, source=record.source() or played.source)
        return g

    def compare(self, g: Game, upto: int) -> None:
        """What happened must be what was written, up to this line."""
        assert g.journal is not None
        for index in range(self.compared, upto):
            happened = worded(g.journal[index + 1]) if index + 1 < len(g.journal) else "nothing"
            written = self.record.lines[index]
            if happened != written:
                raise self.record.wrong(index, f"the record says {shortened(written)!r}, but it is {happened!r}")
        self.compared = upto
