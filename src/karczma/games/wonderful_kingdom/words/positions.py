"""What position files call the numbers that the table holds, and which of its lists stand beside others."""

from __future__ import annotations

from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import AREAS, COLOURS, FACE_UP, MODULES, NOBODY
from karczma.title.contract import Positions


def duchies(g: WonderfulKingdom) -> tuple[str, ...]:
    return g.cards.duchies


def quests(g: WonderfulKingdom) -> tuple[str, ...]:
    return g.cards.quests


def boards(g: WonderfulKingdom) -> tuple[str, ...]:
    return g.cards.board_ids


POSITIONS = Positions(
    words={
        "Player.colour": COLOURS,
        "Player.duchy": duchies,
        "WonderfulKingdom.module": MODULES,
        "WonderfulKingdom.quest": quests,
        "WonderfulKingdom.board": boards,
    },
    places={
        "WonderfulKingdom.areas": AREAS,
        "WonderfulKingdom.traps": AREAS,
        "WonderfulKingdom.marks": AREAS,
        "WonderfulKingdom.reserve": COLOURS,
        "WonderfulKingdom.prisoners": COLOURS,
    },
    beside={
        "Player.selection": {"selection_traps": FACE_UP},
        "Player.construction": {"needs": 0, "holds": 0},
        "Player.thieves": {"stolen": NOBODY},
        "WonderfulKingdom.buried": {"buried_from": NOBODY},
    },
)
