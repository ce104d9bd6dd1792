"""Why a position file cannot be used: where, and a reason that has words in every language."""

from __future__ import annotations

from collections.abc import Callable


class BadPosition(ValueError):
    """A file that tells no position of ours. `reason` is a message of the locale, the facts are its values."""

    def __init__(self, line: int, reason: str, **facts: int | str) -> None:
        super().__init__(line, reason, facts)
        self.line, self.reason, self.facts = line, reason, facts
        self.where = "position"
        self.say: Callable[[BadPosition], str] = plainly

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle, with what it follows from."""
        return again, (self.line, self.reason, self.facts, self.where, self.__cause__)

    def __str__(self) -> str:
        return f"{self.where}:{self.line}: {self.say(self)}"


class CannotTell(ValueError):
    """A table that no position file can tell of: what a seat sees of it, or one whose set-up nobody knows."""


def again(line: int, reason: str, facts: dict[str, int | str], where: str, cause: BaseException | None) -> BadPosition:
    error = BadPosition(line, reason, **facts)
    error.where, error.__cause__ = where, cause
    return error


def plainly(error: BadPosition) -> str:
    """For those who have no words at hand: the reason and its facts."""
    return " ".join([error.reason, *(f"{name}={fact!r}" for name, fact in error.facts.items())])
