"""Record: one portable text file of a game. Header, then a line for each choice and each chance outcome, then the seal.

karczma 1
title valeria 1.0.0
seats 2
options mixed_stacks=false set=first_game
seed 7
---
! 0 5/10                  chance: tick, outcome of how many
0 keep-duke duke=...      a seat's choice
1 . pay magic=0           a choice that was the only one, and answered itself
= 91b2c0de5f3a7c11 over 41 38    the seal: a checksum of all lines above, how the game stands, the scores
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from karczma.kernel.chance import Committed, Continued, Recorded, Seeded, Source
from karczma.kernel.choices import Seat

FORMAT = "karczma 1"
NUMBER = re.compile(r"-?[0-9]{1,640}")  # Python reads that many digits however it is set up
SEAT = re.compile(r"[0-9]{1,3}")
LONGEST_QUOTED = 120


class BadRecord(ValueError):
    """A text that is no record, or a damaged one; says where and what."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What must be known before the first line of a game."""

    title: str
    version: str
    seats: int
    options: Mapping[str, str]
    source: Source
    content: str = "standard"

    def lines(self, reveal_key: bool) -> list[str]:
        """`reveal_key`: whether the key of a committed game is written, which is so after its end."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        lines = [FORMAT, f"title {self.title} {self.version}", f"seats {self.seats}", f"options {options}".rstrip()]
        if self.content != "standard":
            lines.append(f"content {self.content}")
        chance = self.source
        if isinstance(chance, Continued):
            lines.append(f"continued {len(chance.known.outcomes)}")  # so many outcomes are those of another game
            chance = chance.after
        match chance:
            case Seeded(seed):
                lines.append(f"seed {seed}")
            case Committed(key, nonces) as source:
                lines += [f"commitment {source.commitment()}", f"nonces {' '.join(nonces)}".rstrip()]
                lines += [f"key {key}"] * reveal_key
        return lines


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game in writing. `lines` is everything after the header but the seal."""

    header: Mapping[str, str]
    lines: tuple[str, ...]
    over: bool
    scores: tuple[int, ...]
    checksum: str = ""  # as the file tells it
    where: str = "record"

    def text(self) -> str:
        scores = " ".join(map(str, self.scores))
        seal = f"= {self.reckoned()} {'over' if self.over else 'running'} {scores}"
        return self.body() + seal + "\n"

    def body(self) -> str:
        head = [FORMAT, *(f"{name} {value}".rstrip() for name, value in self.header.items())]
        return "\n".join([*head, "---", *self.lines]) + "\n"

    def reckoned(self) -> str:
        """The checksum that fits these lines."""
        return blake2b(self.body().encode(), digest_size=8).hexdigest()

    def save(self, path: str | Path) -> None:
        """All or nothing: the file is there in full, or as it was."""
        path = Path(path)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(self.text(), encoding="utf-8")
        os.replace(unfinished, path)

    def check_seal(self) -> None:
        """What was written is what is read: nobody has touched a line since."""
        if self.checksum != self.reckoned():
            raise self.wrong(len(self.lines), "the seal does not fit: the record was changed after it was written")

    def line_number(self, index: int) -> int:
        return len(self.header) + 3 + index

    def wrong(self, index: int, what: str) -> BadRecord:
        return BadRecord(f"{self.where}:{self.line_number(index)}: {what}")

    def recorded_chance(self) -> Recorded:
        """The recorded outcomes as a source: replay needs no seed, and survives a change of the generator."""
        return Recorded(tuple(sorted(self.outcomes())))

    def outcomes(self) -> list[tuple[int, int, int]]:
        return [self.outcome(index, line) for index, line in enumerate(self.lines) if line.startswith("! ")]

    def outcome(self, index: int, line: str) -> tuple[int, int, int]:
        try:
            tick, outcome, of = (number(word, "chance", self.where) for word in line[2:].replace("/", " ").split())
            return tick, outcome, of
        except ValueError:
            raise self.wrong(index, f"not a chance outcome: {shortened(line)!r}") from None

    def choices(self) -> list[tuple[int, Seat, str]]:
        """(index of its line, seat, text) of each choice that a player made."""
        found = []
        for index, line in enumerate(self.lines):
            seat, _, text = line.partition(" ")
            if seat == "!":
                continue
            if not SEAT.fullmatch(seat):
                raise self.wrong(index, f"neither a choice nor a chance outcome: {shortened(line)!r}")
            if not text.startswith(". "):
                found.append((index, int(seat), text))
        return found

    def header_number(self, name: str) -> int:
        place = list(self.header).index(name) + 2
        return number(self.header[name], name, f"{self.where}:{place}")

    def source(self) -> Source | None:
        """The source the game was played with, if the record tells it."""
        told = self.own_source()
        if told and "continued" in self.header:
            known = self.outcomes()[: self.header_number("continued")]
            return Continued(Recorded(tuple(sorted(known))), told)
        return told

    def own_source(self) -> Source | None:
        """The source of the outcomes that are this game's own; of one that goes on from another: the later ones."""
        if "seed" in self.header:
            return Seeded(self.header_number("seed"))
        if "key" in self.header:
            return Committed(self.header["key"], tuple(self.header.get("nonces", "").split()))
        return None


def written(journal: list[Any], over: bool, scores: tuple[int, ...]) -> Record:
    """Word a journal: plain values become lines only here."""
    header: Header = journal[0]
    head = [line.partition(" ") for line in header.lines(reveal_key=over)[1:]]
    record = Record(
        header={name: value for name, _, value in head},
        lines=tuple(line_of(entry) for entry in journal[1:]),
        over=over,
        scores=scores,
    )
    return msgspec.structs.replace(record, checksum=record.reckoned())


def line_of(entry: tuple[Any, ...]) -> str:
    match entry:
        case int(tick), int(outcome), n:
            return f"! {tick} {outcome}/{n}"
        case seat, choice, _:
            return f"{seat} . {choice}"
        case seat, choice:
            return f"{seat} {choice}"
    raise TypeError(f"{entry!r} is no entry of a journal")


def read(text: str, where: str = "record") -> Record:
    """Read a record; every error names the place."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"{where}:1: not a record of this kind (it begins with {FORMAT!r})")
    if "---" not in lines:
        raise BadRecord(f"{where}:{len(lines)}: the header does not end (no line '---')")
    middle = lines.index("---")
    seal = lines[-1].split()
    if len(seal) < 3 or seal[0] != "=" or seal[2] not in ("over", "running"):
        raise BadRecord(f"{where}:{len(lines)}: cut off: the last line is the seal, '= CHECKSUM over SCORES'")
    head = [line.partition(" ") for line in lines[1:middle]]
    header = {name: value for name, _, value in head}
    for name in ("title", "seats", "options"):
        if name not in header:
            raise BadRecord(f"{where}: the header does not tell the {name}")
    return Record(
        header=header,
        lines=tuple(lines[middle + 1 : -1]),
        over=seal[2] == "over",
        scores=tuple(number(score, "a score", f"{where}:{len(lines)}") for score in seal[3:]),
        checksum=seal[1],
        where=where,
    )


def read_file(path: str | Path) -> Record:
    try:
        return read(Path(path).read_text(encoding="utf-8"), str(path))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file ({error.reason} at byte {error.start})") from None


def number(word: str, what: str, where: str) -> int:
    """A number as records write it: no other digits than ours, no signs between them, not too many."""
    if not NUMBER.fullmatch(word):
        raise BadRecord(f"{where}: {what} is not a number: {shortened(word)!r}")
    return int(word)


def shortened(text: str) -> str:
    """A text for a message: as it stands, but not without end."""
    return text if len(text) <= LONGEST_QUOTED else text[:LONGEST_QUOTED] + "…"
