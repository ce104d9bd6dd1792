"""What the tests of the log share: a scene, a kind of event in it, and the clauses that these events cite."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

Scene = Callable[[], WonderfulKingdom]
Cited = tuple[Scene, str, list[str]]


def each_of(cited: list[Cited]) -> pytest.MarkDecorator:
    """A scene, a kind of event, and the clauses that the first events of that kind cite."""
    return pytest.mark.parametrize(("scene", "kind", "rules"), cited, ids=[f"{kind} {r[0]}" for _, kind, r in cited])


def clauses(g: WonderfulKingdom, kind: str) -> list[str]:
    return [event.rule for event in g.heard or [] if type(event).__name__ == kind]
