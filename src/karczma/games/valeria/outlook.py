"""What anybody could add up from the table, told so that no client has to: where everybody's points come from.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from karczma.games.valeria.scoring import (
    dark_realm,
    domain_points,
    duke_points,
    monster_points,
    outcome,
    token_points,
)

if TYPE_CHECKING:
    from karczma.games.valeria.state import Realm, Valeria


class Points(msgspec.Struct, frozen=True):
    """VK-SCORE-01  The parts of a count; a Duke that is unknown adds nothing yet."""

    monsters: int
    domains: int
    tokens: int
    duke: int
    total: int


class Outlook(msgspec.Struct, frozen=True):
    points: list[Points]  # by seat
    dark_lord: Points | None  # VK-SOLO-28
    outcome: str  # how a solo game ended; "" while it goes on, and at a table of several


def outlook(g: Valeria) -> Outlook:
    lord = points(g, dark_realm(g)) if g.dark_lord else None
    ended = outcome(g) if lord else ""
    return Outlook([points(g, realm) for realm in g.realms], lord, ended)


def points(g: Valeria, realm: Realm) -> Points:
    parts = monster_points(g, realm), domain_points(g, realm), token_points(g, realm), duke_points(g, realm)
    return Points(*parts, total=sum(parts))
