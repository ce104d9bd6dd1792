"""Where the points come from, as it is told at the end."""

from __future__ import annotations

from karczma.games.monster_lands.scoring import affiliation_points, reputation, standing_of, symbols, trophies
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import AFFILIATIONS, GLORY
from karczma.kernel.choices import Seat
from karczma.title.contract import Counted, FinalCount, Gave
from karczma.title.ties import tie_broken

CATEGORIES = {
    "glory": "ML-SCORE-01",
    "reputation": "ML-SCORE-02",
    "trophies": "ML-SCORE-03",
    "affiliations": "ML-SCORE-04",
}
TIES = ("ML-SCORE-06", "ML-SCORE-06", "ML-SCORE-06")


def count(g: MonsterLands) -> list[Counted]:
    seats = range(g.seats)
    return [
        Counted(name="glory", figures=[g.players[seat].wallet[GLORY] for seat in seats]),
        Counted(name="reputation", figures=[reputation(g, s) for s in seats], gave=[members(g, s) for s in seats]),
        Counted(name="trophies", figures=[trophies(g, s) for s in seats], gave=[kills(g, s) for s in seats]),
        Counted(
            name="affiliations", figures=[affiliation_points(g, s) for s in seats], gave=[signs(g, s) for s in seats]
        ),
    ]


def members(g: MonsterLands, seat: Seat) -> list[Gave]:
    members = [g.cards.members[member] for member in g.players[seat].clan]
    return [Gave(each.name, 1, each.reputation) for each in members if each.reputation]


def kills(g: MonsterLands, seat: Seat) -> list[Gave]:
    player, cards = g.players[seat], g.cards
    killed = [Gave(cards.monsters[m].name, 1, cards.monsters[m].trophy) for m in player.trophies]
    kept = [Gave(cards.loot[t].name, 1, cards.loot[t].trophies) for t in player.loot]
    return [each for each in killed + kept if each.points]


def signs(g: MonsterLands, seat: Seat) -> list[Gave]:
    table = g.cards.affiliation_points
    counted = zip(AFFILIATIONS, symbols(g, seat), strict=True)
    return [Gave(name, n, table[min(n, len(table) - 1)]) for name, n in counted if n]


def rounds(g: MonsterLands) -> int:
    return g.round


def tie(g: MonsterLands) -> str:
    return tie_broken([standing_of(g, seat) for seat in range(g.seats)], TIES, shared="ML-SCORE-06")


def why(g: MonsterLands) -> str:
    return "ML-SOLO-06" if g.solo else "ML-CORE-10"


FINAL_COUNT = FinalCount(categories=CATEGORIES, count=count, round=rounds, tie=tie, why=why)
