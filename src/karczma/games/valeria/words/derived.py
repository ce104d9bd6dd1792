"""What anybody could add up from the table, told so that no client has to.

Where everybody's points come from, how many Role icons a Duke would count, how often the dice call a number.

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
from karczma.games.valeria.table.counting import icons
from karczma.games.valeria.table.terms import ROLES

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Realm, Valeria

DICE = [(first, second) for first in range(1, 7) for second in range(1, 7)]
PLACES = [*({number} for number in range(1, 9)), {9, 10}, {11, 12}]  # VK-SETUP-11  the ten stacks of Citizens


class Points(msgspec.Struct, frozen=True):
    """VK-SCORE-01  The parts of a count; a Duke that is unknown adds nothing yet."""

    monsters: int
    domains: int
    tokens: int
    duke: int
    total: int


class DerivedView(msgspec.Struct, frozen=True):
    points: list[Points]  # by seat
    dark_lord: Points | None  # VK-SOLO-28
    outcome: str  # how a solo game ended; "" while it goes on, and at a table of several
    icons: list[list[int]] = []  # VK-DUKE-02  by seat and Role, as a Duke counts them
    chances: list[int] = []  # VK-ROLL-02  in so many of 36 throws the numbers of a stack of Citizens are called


def derived_view(g: Valeria) -> DerivedView:
    lord = points(g, dark_realm(g)) if g.dark_lord else None
    ended = outcome(g) if lord else ""
    counts = [[icons(g, realm, (("role", role),)) for role in ROLES] for realm in g.realms]
    return DerivedView([points(g, realm) for realm in g.realms], lord, ended, counts, CHANCES)


def chance(numbers: set[int]) -> int:
    """VK-ROLL-02  Either die or their sum."""
    return sum(not numbers.isdisjoint((first, second, first + second)) for first, second in DICE)


CHANCES = [chance(numbers) for numbers in PLACES]


def points(g: Valeria, realm: Realm) -> Points:
    parts = monster_points(g, realm), domain_points(g, realm), token_points(g, realm), duke_points(g, realm)
    return Points(*parts, total=sum(parts))
