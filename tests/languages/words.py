"""What a title says of its words to the tests that compare them with its code: `WORDS` in `wording/TITLE.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Words:
    samples: Mapping[str, Any]  # a value for every field and fact, by its name; numbers need none
    components: Callable[[], Iterable[str]]  # the ids of what has a name
    to_nobody: Set[str] = frozenset()  # events that may happen to nobody at the table
    said_of_cards: Callable[[], Set[str]] = frozenset  # messages of which cards are told
