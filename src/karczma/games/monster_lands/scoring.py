"""Chapter "Scoring and victory"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.terms import AFFILIATIONS, GLORY, GOLD, NOBODY

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.components import Bracket
    from karczma.games.monster_lands.table.state import MonsterLands
    from karczma.kernel.choices import Seat


def reputation(g: MonsterLands, seat: Seat) -> int:
    """ML-CORE-02  The sum of the reputation of all members; ML-CORE-03 the starting Leader has none."""
    members = g.cards.members
    return sum([members[member].reputation for member in g.players[seat].clan])


def excess(g: MonsterLands, seat: Seat) -> int:
    """ML-TAV-02  Glory above reputation; ML-TAV-03 none, if reputation is as high."""
    return max(0, g.players[seat].wallet[GLORY] - reputation(g, seat))


def bracket(g: MonsterLands, seat: Seat) -> Bracket:
    """ML-POOL-02  Exactly one glory bracket applies."""
    glory = g.players[seat].wallet[GLORY]
    return next(each for each in g.cards.brackets if glory <= each.most)


def trophies(g: MonsterLands, seat: Seat) -> int:
    """ML-TROPHY-01  Of killed monsters, ML-LOOT-12 and of the loot token that is worth some while it is kept."""
    player, cards = g.players[seat], g.cards
    return sum([cards.monsters[m].trophy for m in player.trophies]) + sum([cards.loot[t].trophies for t in player.loot])


def symbols(g: MonsterLands, seat: Seat) -> list[int]:
    """ML-SCORE-04, ML-SCORE-08  By affiliation: members, the Leader too, and owned lands, settled or not.

    ML-GREEN-04  Greenhorns have no affiliation.
    """
    found = [0] * (len(AFFILIATIONS) + 1)
    for member in g.players[seat].clan:
        found[g.cards.members[member].affiliation] += 1
    for land in g.players[seat].lands:
        found[g.cards.lands[land].affiliation] += 1
    return found[: len(AFFILIATIONS)]


def affiliation_points(g: MonsterLands, seat: Seat) -> int:
    """ML-SCORE-04  Each affiliation by itself, 6 or more symbols 10 points."""
    table = g.cards.affiliation_points
    return sum([table[min(n, len(table) - 1)] for n in symbols(g, seat)])


def score(g: MonsterLands, seat: Seat) -> int:
    """ML-SCORE-01, ML-SCORE-02, ML-SCORE-03  Glory, reputation, trophies, affiliations; ML-SCORE-05 nothing else.

    ML-SCORE-07 is the rulebook's example.
    """
    glory = g.players[seat].wallet[GLORY]
    return glory + reputation(g, seat) + trophies(g, seat) + affiliation_points(g, seat)


def scores(g: MonsterLands) -> tuple[int, ...]:
    return tuple([score(g, seat) for seat in range(g.seats)])


def standing_of(g: MonsterLands, seat: Seat) -> tuple[int, ...]:
    """ML-SCORE-06  Points, then the Leader's reputation, then trophies, then gold."""
    player = g.players[seat]
    leader = g.cards.members[player.leader].reputation if player.leader != NOBODY else 0
    return score(g, seat), leader, trophies(g, seat), player.wallet[GOLD]
