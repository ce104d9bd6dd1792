"""Where a title's own code names a clause: `@step("VK-TURN-01")`, `no("VK-RECR-03", ...)` or a trailing comment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from karczma.ledger.clause import ID_FORM

WHOLE_ID: Final = re.compile(rf"(?<![\w-]){ID_FORM}(?![\w-])")


class Citation(NamedTuple):
    """One mention of a clause."""

    id: str
    file: Path
    line: int


def citations(folders: Iterable[Path]) -> list[Citation]:
    """Every clause named in the Python files and card files of these folders; the ledger itself does not count."""
    return [citation for folder in folders for file in _code(folder) for citation in _cited_in(file)]


def _code(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.py"), *folder.glob("cards/**/*.yaml")])


def _cited_in(file: Path) -> Iterator[Citation]:
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        for found in WHOLE_ID.finditer(line):
            yield Citation(found[0], file, number)
