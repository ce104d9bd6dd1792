"""The words that this title needs."""

from __future__ import annotations

from typing import Any

from karczma.games._template.table.catalogue import PIECES

TO_NOBODY: set[str] = set()
SAMPLES: dict[str, Any] = {"commission": "tower", "stone": "chalk"}


def components() -> list[str]:
    return [piece.id for piece in PIECES]


def said_of_cards() -> set[str]:
    return set()
