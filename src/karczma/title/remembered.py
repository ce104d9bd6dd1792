"""Remembering what a judgement has found before. A bot looks at hundreds of tables that are almost the same.

Nothing is kept on a table. An answer is kept by all that it was found from, so that it is the same answer whichever
table asks; and only so many are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MOST = 2048  # answers that are kept of one function; then it begins anew


class Remembered(Generic[P, T]):
    """A function whose answers are kept by what `seen` says that they follow from: everything it reads, as values."""

    def __init__(self, find: Callable[P, T], seen: Callable[P, Hashable]) -> None:
        self.find, self.seen = find, seen
        self.found: dict[Hashable, T] = {}

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        seen = self.seen(*args, **kwargs)
        try:
            return self.found[seen]
        except KeyError:
            answer = self.find(*args, **kwargs)
        if len(self.found) >= MOST:
            self.found.clear()
        self.found[seen] = answer
        return answer


def remembered(seen: Callable[P, Hashable]) -> Callable[[Callable[P, T]], Remembered[P, T]]:
    def mark(find: Callable[P, T]) -> Remembered[P, T]:
        return Remembered(find, seen)

    return mark
