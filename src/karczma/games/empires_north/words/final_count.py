"""Where the points come from, as it is told at the end."""

from __future__ import annotations

from collections import Counter

from karczma.games.empires_north.scoring import points_of, tie_breakers
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import RIVAL_CLAN
from karczma.title.contract import Counted, FinalCount, Gave, Rival
from karczma.title.ties import tie_broken

CATEGORIES = {
    "scoreboard": "EN-SCORE-08",
    "empire": "EN-SCORE-01",
    "resources": "EN-SCORE-02",
    "gold": "EN-SCORE-03",
    "raze": "EN-SCORE-06",
}
TIES = ("EN-TIE-01", "EN-TIE-02", "EN-TIE-03")


def count(g: EmpiresNorth) -> list[Counted]:
    parts = zip(*(points_of(g, seat) for seat in range(g.seats)), strict=True)
    gave = {"empire": [empire(g, seat) for seat in range(g.seats)]}
    counted = [
        Counted(name=name, figures=figures, gave=gave.get(name, ()))
        for name, figures in zip(CATEGORIES, parts, strict=True)
    ]
    return counted if g.raze_scores else counted[:-1]


def empire(g: EmpiresNorth, seat: int) -> list[Gave]:
    counted = Counter(g.cards.names[card] for card in g.players[seat].empire)
    return [Gave(card, n, n) for card, n in counted.items()]


def rounds(g: EmpiresNorth) -> int:
    return g.round


def rival(g: EmpiresNorth) -> Rival | None:
    return Rival(message="rival-clan", total=g.rival) if g.solo and g.scenario == RIVAL_CLAN else None


def tie(g: EmpiresNorth) -> str:
    standing = [(points, *tie_breakers(g, seat)) for seat, points in enumerate(g.scores())]
    return tie_broken(standing, TIES, shared="EN-TIE-04")


def why(g: EmpiresNorth) -> str:
    return "EN-SOLO-04" if g.solo else "EN-ACT-09"


FINAL_COUNT = FinalCount(categories=CATEGORIES, count=count, round=rounds, rival=rival, tie=tie, why=why)
