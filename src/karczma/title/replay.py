"""A record played again, line by line: it must lead where it led."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from karczma.kernel.chance import Continued, Source, WrongOutcome
from karczma.kernel.choices import Illegal, UnknownChoice
from karczma.kernel.game import Game
from karczma.kernel.record import BadRecord, Record, line_of, shortened
from karczma.title.options import WrongTable
from karczma.title.positions import BadPosition, Position, opened, position_in

if TYPE_CHECKING:
    from karczma.title.descriptor import Title


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
            message = f"the seal tells the scores {record.scores}, but they are {g.scores()}"
            raise record.wrong(len(record.lines), message)
        yield g

    def opened(self, source: Source, content: str | Path | None) -> Game:
        """The table with which the record begins: as it is set up, or at the position that it tells."""
        record, where = self.record, self.record.where
        version = record.header["title"].partition(" ")[2]
        if not self.title.can_play(version):
            raise BadRecord(f"{where}: played with {self.title.id} {version}; this is {self.title.version}")
        content_id = record.header.get("content", "standard")
        if self.title.rules.catalogue(content).id != content_id:
            raise BadRecord(f"{where}: played with other cards (content {content_id})")
        try:
            g = self.begun(source, content)
        except (BadPosition, WrongTable) as error:
            raise BadRecord(f"{where}: {error}") from None
        except WrongOutcome as error:
            raise record.wrong(0, str(error)) from None
        assert g.journal is not None
        played = g.journal[0]
        g.journal[0] = msgspec.structs.replace(played, source=self.chance(content) or played.source)
        return g

    def begun(self, source: Source, content: str | Path | None) -> Game:
        header = self.record.header
        if "position" in header:
            return opened(self.title, self.position(), source, content)
        options = dict(pair.partition("=")[::2] for pair in header["options"].split())
        return self.title.new(self.record.header_number("seats"), source, options, content)

    def chance(self, content: str | Path | None) -> Source | None:
        """The source the game was played with, if the record tells it; of one that began with a position also the
        outcomes told there that have not come yet."""
        own = self.record.own_source()
        if own is None or "position" not in self.record.header:
            return self.record.source()
        begun = opened(self.title, self.position(), None, content).source
        return Continued(begun.known, own) if isinstance(begun, Continued) else own

    def position(self) -> Position:
        """The one that the game began with; what else the header says of it must be the same."""
        header, where = self.record.header, self.record.where
        try:
            position = position_in(msgspec.json.decode(header["position"], type=str))
        except msgspec.DecodeError:
            raise BadRecord(f"{where}: the position with which it begins is no text") from None
        settled = " ".join(f"{name}={value}" for name, value in sorted(self.title.settled(position.options).items()))
        if (position.title, position.seats, settled) != (
            self.title.id,
            self.record.header_number("seats"),
            header["options"],
        ):
            raise BadRecord(f"{where}: the position with which it begins is of another table")
        return position

    def compare(self, g: Game, upto: int) -> None:
        """What happened must be what was written, up to this line."""
        assert g.journal is not None
        for index in range(self.compared, upto):
            happened = line_of(g.journal[index + 1]) if index + 1 < len(g.journal) else "nothing"
            written = self.record.lines[index]
            if happened != written:
                raise self.record.wrong(index, f"the record says {shortened(written)!r}, but it is {happened!r}")
        self.compared = upto
