"""The switches of a table, and what is said of a table that cannot be set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from karczma.kernel.choices import Refusal

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
    reading: bool = False  # how to read what the rulebook leaves open; it is no variant of the game
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
        message = f"{text!r} is not {many}{', '.join(self.values)}{each}"
        values, sides = ", ".join(self.values), ", ".join(self.one_each)
        reason = "table-value-each" if self.one_each else "table-value"
        return self.refused(message, reason, value=text, values=values, several=self.several, sides=sides)

    def refused(self, message: str, reason: str, **facts: int | str) -> WrongTable:
        """Of this option, and by its clause."""
        text = f"option {self.id} ({self.clause}): {message}"
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
                message, now = f"only with {other} {' or '.join(values)}, not {settled[other]}", settled[other]
                raise self.refused(message, "table-only", other=other, wanted=",".join(values), now=now)

    def for_seats(self, text: str) -> tuple[str, ...]:
        """A value that names something for every seat, seat by seat; () if it is of another kind."""
        words = tuple(text.split(","))
        return words if len(set(words)) == len(words) and set(words) <= set(self.one_each) else ()
