"""Where the points come from, as it is told at the end."""

from __future__ import annotations

from karczma.games.wonderful_kingdom.scoring import PARTS, standing_of
from karczma.games.wonderful_kingdom.scoring import count as points_of
from karczma.games.wonderful_kingdom.table.counting import conditional
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import CONQUEST, MENACES, QUESTS, SOLDIER
from karczma.kernel.choices import Seat
from karczma.title.contract import Counted, FinalCount, Gave
from karczma.title.ties import tie_broken

CATEGORIES = {
    "cards": "WK-SCORE-01",
    "per": "WK-SCORE-02",
    "calamities": "WK-SCORE-04",
    "soldiers": "WK-SCORE-05",
    "menaces": "WK-SCORE-07",
    "quest": "WK-QUEST-08",
    "territories": "WK-CONQ-43",
}
OF_MODULE = {"menaces": MENACES, "quest": QUESTS, "territories": CONQUEST}


def count(g: WonderfulKingdom) -> list[Counted]:
    parts = zip(*(points_of(g, seat) for seat in range(g.seats)), strict=True)
    gave = {"cards": [cards(g, seat) for seat in range(g.seats)], "per": [per(g, seat) for seat in range(g.seats)]}
    gave["soldiers"] = [soldiers(g, seat) for seat in range(g.seats)]
    return [
        Counted(name=name, figures=figures, gave=gave.get(name, ()))
        for name, figures in zip(PARTS, parts, strict=True)
        if OF_MODULE.get(name, g.module) == g.module
    ]


def cards(g: WonderfulKingdom, seat: Seat) -> list[Gave]:
    """WK-SCORE-01"""
    return [Gave(g.cards.names[card], 1, g.cards.vp[card]) for card in g.players[seat].built if g.cards.vp[card]]


def per(g: WonderfulKingdom, seat: Seat) -> list[Gave]:
    """WK-SCORE-02, WK-SCORE-03, WK-SCORE-06"""
    player = g.players[seat]
    gave = [Gave(g.cards.names[card], 1, conditional(g, player, card)) for card in player.built]
    return [each for each in gave if each.points]


def soldiers(g: WonderfulKingdom, seat: Seat) -> list[Gave]:
    n = g.players[seat].wallet[SOLDIER]
    return [Gave("soldier", n, g.soldier_vp * n)] if n else []


def rounds(g: WonderfulKingdom) -> int:
    return g.round


def tie(g: WonderfulKingdom) -> str:
    standing = [standing_of(g, seat) for seat in range(g.seats)]
    return tie_broken(standing, ("WK-SCORE-09", "WK-SCORE-10"), shared="WK-SCORE-10")


FINAL_COUNT = FinalCount(categories=CATEGORIES, count=count, round=rounds, tie=tie, why=lambda g: "WK-END-01")
