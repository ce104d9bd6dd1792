"""Chapter "End of the game and victory": the final count, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.counting import buildings, resources, territories, units
from karczma.games.northgard.table.terms import CONQUERED, FAME, RUNNING

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.choices import Seat

ENOUGH = 3  # NG-GOAL-01  closed territories with a large building
ENOUGH_FOR_A_TEAM = 5  # NG-TEAM-09


def score(g: Northgard, seat: Seat) -> int:
    return sum(points_of(g, seat))


def points_of(g: Northgard, seat: Seat) -> tuple[int, int, int, int]:
    """NG-SCORE-04, NG-SCORE-05, NG-SCORE-06, NG-SCORE-08  Tokens, a third of the resources, cards of the deck, Unrest.

    NG-SCORE-09  What was removed from the game is in no deck, and so counts for nothing.
    """
    player = g.players[seat]
    return player.wallet[FAME], resources(g, seat) // 3, player.printed, achieved(g, seat)


def achieved(g: Northgard, seat: Seat) -> int:
    """NG-SCORE-07  Achievements are worth what they count now."""
    return sum([g.cards.achievement[card].amount(g, seat) for card in g.players[seat].achievements])


def scores(g: Northgard) -> tuple[int, ...]:
    """NG-TEAM-08  Partners score together."""
    own = [score(g, seat) for seat in range(g.seats)]
    return tuple(sum(own[s] for s in side(g, seat)) for seat in range(g.seats))


def side(g: Northgard, seat: Seat) -> tuple[Seat, ...]:
    """A player, or both partners of a team."""
    return (seat, g.partner(seat)) if g.teams else (seat,)


def strongholds(g: Northgard, seat: Seat) -> int:
    """NG-EOY-01  Closed territories under control that hold a large building.

    NG-EOY-02  Whichever large buildings they are; several on one territory count once.
    """
    found = 0
    for territory in g.chart.closed:
        if g.owner[territory] == seat and any(g.cards.large[b] for b, _ in g.buildings_on(territory)):
            found += 1
    return found


def conquerors(g: Northgard) -> list[Seat]:
    """NG-GOAL-01, NG-SCORE-01  Those who meet the first victory condition.

    NG-LONG-04, NG-LONG-05  In the long game nobody does. NG-TEAM-09  A team needs five.
    """
    if g.long_game:
        return []
    enough = ENOUGH_FOR_A_TEAM if g.teams else ENOUGH
    return [seat for seat in range(g.seats) if sum(strongholds(g, s) for s in side(g, seat)) >= enough]


def standing_of(g: Northgard, seat: Seat) -> tuple[int, ...]:
    """NG-SCORE-02, NG-SCORE-10  Fame, then controlled territories, units on the map, buildings on own territories.

    NG-TEAM-08  Of both partners together.
    """
    own = side(g, seat)
    return tuple(sum(count(g, s) for s in own) for count in (score, territories, units, buildings))


def winners(g: Northgard) -> tuple[Seat, ...]:
    """NG-GOAL-02  Most fame at the end; NG-SCORE-03 but whoever conquered goes first; NG-SCORE-12 else shared."""
    if g.ended == RUNNING:
        return ()
    seats = conquerors(g) if g.ended == CONQUERED else range(g.seats)
    ranks = {seat: standing_of(g, seat) for seat in seats}
    best = max(ranks.values())
    return tuple(seat for seat in ranks if ranks[seat] == best)


def places(g: Northgard) -> list[Seat]:
    """NG-SCORE-13  The seats from first to last: the winners, then the others by the final count."""
    won = g.winners()
    return sorted(range(g.seats), key=lambda seat: (seat not in won, *(-n for n in standing_of(g, seat)), seat))
