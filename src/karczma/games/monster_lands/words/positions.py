"""What position files call the numbers that the table holds, and which of its lists stand beside others."""

from __future__ import annotations

from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    BUILDINGS,
    DICE,
    DIFFICULTIES,
    NOBODY,
    SCENARIOS,
    SITES,
    TRAILS,
)
from karczma.title.contract import Positions

MEMBERS = ("owner", "wounded", "station", "used")
ON_TRAILS = ("walker", "shields", "fate", "bonus_used", "results")

POSITIONS = Positions(
    kinds={
        "Player.leader": "member",
        "Battle.monster": "monster",
        "MonsterLands.walker": "member",
        "MonsterLands.holder": "member",
        "MonsterLands.moved": "equipment",
    },
    words={
        "Player.affiliation": AFFILIATIONS,
        "Player.laid_at": TRAILS,
        "Battle.site": SITES,
        "Battle.purpose": ("battle", "conquest", "errand"),
        "MonsterLands.ended": ("running", "ended"),
        "MonsterLands.difficulty": DIFFICULTIES,
        "MonsterLands.scenario": SCENARIOS,
        "MonsterLands.station": TRAILS,
        "MonsterLands.sambor_at": TRAILS,
    },
    places={
        "Player.dice": DICE,
        "MonsterLands.last": BUILDINGS,
        "MonsterLands.lairs": SITES,
        "MonsterLands.fought": SITES,
        "MonsterLands.land_cards": SITES[:2],
        "MonsterLands.tiles": SITES[:2],
        "MonsterLands.sides": SITES[:2],
        **{f"MonsterLands.{name}": "member" for name in MEMBERS},
        **{f"MonsterLands.{name}": "equipment" for name in ("holder", "feature_used")},
        **{f"MonsterLands.{name}": "land" for name in ("settler", "worked")},
        **{f"MonsterLands.{name}": TRAILS for name in ON_TRAILS},
    },
    beside={
        "Player.laid": {"laid_at": NOBODY},
        "MonsterLands.sambor_ploys": {"sambor_at": NOBODY},
    },
)
