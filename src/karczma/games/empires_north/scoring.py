"""Chapter "End of the game": counting, ties, and what a solo player must reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.table.terms import GOLD, LEVELS, RACE, RAZE, RIVAL_CLAN, VP, WORKER

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.choices import Seat


def score(g: EmpiresNorth, seat: Seat) -> int:
    return sum(points_of(g, seat))


def points_of(g: EmpiresNorth, seat: Seat) -> tuple[int, ...]:
    """The scoreboard; EN-SCORE-01, EN-EX-19  1 VP for each card of the Empire (EN-FIELD-10, EN-EXP-09), EN-SCORE-02 for
    every two Resources and EN-SCORE-03 for each Gold in the supply. EN-SCORE-04, EN-SCORE-05  Nothing for what is
    assigned, for Workers, cards in hand and ships. EN-SCORE-06  Raze tokens count only if the table says so.
    EN-SCORE-08  These points are not put on the scoreboard, so they end nothing and cannot be spent.
    """
    player = g.players[seat]
    wallet = player.wallet
    raze = wallet[RAZE] if g.raze_scores else 0
    return wallet[VP], len(player.empire), sum(wallet[:GOLD]) // 2, wallet[GOLD], raze


def scores(g: EmpiresNorth) -> tuple[int, ...]:
    return tuple([score(g, seat) for seat in range(g.seats)])


def winners(g: EmpiresNorth) -> tuple[Seat, ...]:
    """EN-SCORE-07, EN-END-06  Most points; then, among those tied on all before (EN-TIE-05), EN-TIE-01 most cards in
    the Empire, EN-TIE-02 most Workers wherever they are, EN-TIE-03 most cards in hand; EN-TIE-04 or they share it.
    """
    if not g.over:
        return ()
    if g.solo:
        return (0,) if solo_won(g) else ()  # EN-SOLO-10
    ranked = [(score(g, seat), *tie_breakers(g, seat)) for seat in range(g.seats)]
    best = max(ranked)
    return tuple([seat for seat, rank in enumerate(ranked) if rank == best])


def tie_breakers(g: EmpiresNorth, seat: Seat) -> tuple[int, int, int]:
    player = g.players[seat]
    workers = player.wallet[WORKER] + player.spent + sum([held[WORKER] for held in player.assigned if held])
    return len(player.empire), workers, len(player.hand)


def solo_won(g: EmpiresNorth) -> bool:
    """EN-SOLO-10  The target of VP and the goal of the scenario; EN-SOLO-14 against a rival, strictly more than it."""
    solo, level = g.cards.solo, LEVELS[g.level]
    if g.scenario == RIVAL_CLAN:
        return score(g, 0) > g.rival
    if g.scenario == RACE and islands_of(g, 0) < solo["race_for_the_isles"][level]:  # EN-SOLO-13
        return False  # EN-SOLO-13
    return bool(score(g, 0) >= solo["targets"][level])


def islands_of(g: EmpiresNorth, seat: Seat) -> int:
    """Conquered Islands in the Empire."""
    return sum([card >= g.cards.first_island for card in g.players[seat].empire])
