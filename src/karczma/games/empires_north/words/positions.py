"""What position files call the numbers that the table holds, and which of its lists stand beside others."""

from __future__ import annotations

from karczma.games.empires_north.table.catalogue import CLANS
from karczma.games.empires_north.table.terms import DISTANCES, LEVELS, NOTHING, PHASES, SCENARIOS
from karczma.title.contract import Positions

POSITIONS = Positions(
    kinds={"Player.tied": "", "EmpiresNorth.acting": "", "EmpiresNorth.pending": ""},
    words={
        "Player.clan": CLANS,
        "EmpiresNorth.phase": PHASES,
        "EmpiresNorth.scenario": SCENARIOS,
        "EmpiresNorth.level": LEVELS,
    },
    places={"EmpiresNorth.islands": DISTANCES, "EmpiresNorth.island_discards": DISTANCES},
    beside={
        "Player.empire": {"tied": NOTHING, "exhausted": 0, "used": 0, "assigned": ()},
        "EmpiresNorth.queue": {"loads": 0},
    },
)
