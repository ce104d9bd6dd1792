"""What anybody could see or add up from the table, told so that no client has to: what is attached to what, what a
Harvest would bring, which action is being done, where everybody's points come from.

Nothing here is needed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from karczma.games.empires_north.building.empire import fields_of, upgrades_of
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.scoring import islands_of, points_of, score
from karczma.games.empires_north.table.terms import (
    ACTIONS,
    COPY,
    LEVELS,
    NOTHING,
    RACE,
    RIVAL_CLAN,
    SCENARIOS,
)

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth, Player
    from karczma.kernel.choices import Seat


class Holding(msgspec.Struct, frozen=True):
    """An Empire, place by place: the place of the Field an upgrade lies under (-1: none), the card that a Copy copies,
    and what a Harvest of the Field would bring, by kind (none for other cards)."""

    hosts: list[int]
    copied: list[str]
    harvest: list[list[int]]


class Points(msgspec.Struct, frozen=True):
    """EN-SCORE-01  The parts of a count."""

    track: int
    empire: int
    resources: int
    gold: int
    raze: int
    total: int


class Goal(msgspec.Struct, frozen=True):
    """EN-SOLO-10  What a scenario asks for: so many points (0: more than the rival), so many Islands (0: any)."""

    scenario: str
    level: str
    rounds: int
    points: int
    islands: int
    conquered: int


class DerivedView(msgspec.Struct, frozen=True):
    holdings: list[Holding]  # by seat
    points: list[Points]  # by seat
    declared: list[str]  # actions that are being done, the innermost last
    acting: str  # EN-LACT-05  the card whose Action is being resolved
    goal: Goal | None


def derived_view(g: EmpiresNorth) -> DerivedView:
    declared = [ACTIONS[frame.action] for frame in g.frames if isinstance(frame, Declared)]
    return DerivedView(
        holdings=[holding(g, seat) for seat in range(g.seats)],
        points=[points(g, seat) for seat in range(g.seats)],
        declared=declared,
        acting=g.cards.names[g.acting] if g.acting != NOTHING else "",
        goal=goal(g) if g.solo else None,
    )


def holding(g: EmpiresNorth, seat: Seat) -> Holding:
    player = g.players[seat]
    places = {card: place for place, card in enumerate(player.empire)}
    is_copy = [g.cards.kind[card] == COPY for card in player.empire]
    tied = list(zip(player.tied, is_copy, strict=True))
    fields = fields_of(g, seat)
    return Holding(
        hosts=[NOTHING if copies else places.get(to, NOTHING) for to, copies in tied],  # type: ignore[call-overload]
        copied=[g.cards.names[to] if copies and to != NOTHING else "" for to, copies in tied],
        harvest=[yields(g, player, place) if place in fields else [] for place in range(len(player.empire))],
    )


def yields(g: EmpiresNorth, player: Player, place: int) -> list[int]:
    """EN-FIELD-08  With all its upgrades."""
    card = player.empire[place]
    sums = [0] * len(g.tokens)
    for each in (card, *upgrades_of(player, card)):
        for token, n in g.cards.harvest[each]:
            sums[token] += n
    return sums


def points(g: EmpiresNorth, seat: Seat) -> Points:
    track, empire, resources, gold, raze = points_of(g, seat)
    return Points(track, empire, resources, gold, raze, total=score(g, seat))


def goal(g: EmpiresNorth) -> Goal:
    solo, level = g.cards.solo, LEVELS[g.level]
    return Goal(
        scenario=SCENARIOS[g.scenario],
        level=level,
        rounds=solo["rounds"],
        points=0 if g.scenario == RIVAL_CLAN else solo["targets"][level],
        islands=solo["race_for_the_isles"][level] if g.scenario == RACE else 0,
        conquered=islands_of(g, 0),
    )
