"""What position files call the numbers that the table holds, and which of its lists stand beside others."""

from __future__ import annotations

from karczma.games.northgard.table.terms import CLANS, DEEDS, NOWHERE, SLOTS, SMALL
from karczma.title.contract import Positions

POSITIONS = Positions(
    kinds={
        "Player.achievements": "",
        "Side.creature": "",
        "Northgard.prey": "",
        "Northgard.waking": "",
    },
    words={
        "Player.clan": CLANS,
        "Northgard.ended": ("running", "conquered", "counted"),
        "Northgard.site_slots": SLOTS,
    },
    places={"Northgard.deeds": DEEDS},
    beside={
        "Northgard.tiles": {"cells": NOWHERE, "turns": 0},
        "Northgard.site_buildings": {"sites": NOWHERE, "site_slots": SMALL},
        "Northgard.line": {"stands": NOWHERE},
    },
)
