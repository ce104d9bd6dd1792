"""Why something is not done for the host: a code with its facts, worded in `admin.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from karczma.locale import Words


class AdminRefused(RuntimeError):
    """Nothing has changed. The code is that of the message `refused-<code>`."""

    def __init__(self, code: str, **facts: int | str | Path) -> None:
        self.code, self.facts = (
            code,
            {name: fact if isinstance(fact, int) else str(fact) for name, fact in facts.items()},
        )
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        return words(language).say(f"refused-{self.code}", **self.facts)


@cache
def words(language: str) -> Words:
    return Words(language, "admin")
