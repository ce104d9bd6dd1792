"""What a clause id looks like, and the mark by which a test says which clauses it carries."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

CHAPTER_FORM: Final = r"[A-Z]{1,3}-[A-Z0-9]+"
ID_FORM: Final = rf"{CHAPTER_FORM}-\d{{2}}"
CLAUSE_ID: Final = re.compile(ID_FORM)

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as carrying these clauses. The test itself stays as it is; marks stacked on one test add up."""
    if not ids:
        raise ValueError("clause() names no clause")
    for id in ids:
        if not isinstance(id, str) or not CLAUSE_ID.fullmatch(id):
            raise ValueError(f"{id!r} is not a clause id; it should look like VK-HARV-07")

    def mark(test: Test) -> Test:
        vars(test)["clauses"] = (*ids, *vars(test).get("clauses", ()))
        return test

    return mark
