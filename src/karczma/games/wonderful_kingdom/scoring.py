"""Chapter "End of the game": points, ties, medals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import territory_points
from karczma.games.wonderful_kingdom.table.counting import conditional
from karczma.games.wonderful_kingdom.table.moments import CALAMITIES_IGNORED
from karczma.games.wonderful_kingdom.table.terms import CONQUEST, MEDALS, MENACES, SOLDIER
from karczma.kernel.choices import Seat

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom

PARTS = ("cards", "per", "calamities", "soldiers", "menaces", "quest", "territories")


def scores(g: WonderfulKingdom) -> tuple[int, ...]:
    """WK-SCORE-12  A score may be negative and has no upper limit."""
    return tuple([sum(count(g, seat)) for seat in range(g.seats)])


def count(g: WonderfulKingdom, seat: Seat) -> tuple[int, ...]:
    """WK-SCORE-11  The points of a seat, part by part; WK-END-02, WK-ALCH-07, WK-QUEST-10 nothing else is worth any.

    WK-SCORE-07  Each module adds or subtracts its own.
    """
    player = g.players[seat]
    return (
        sum([g.cards.vp[card] for card in player.built]),  # WK-SCORE-01
        sum([conditional(g, player, card) for card in player.built]),  # WK-SCORE-02, WK-SCORE-03, WK-SCORE-06
        calamity_points(g, seat),  # WK-SCORE-04
        g.soldier_vp * player.wallet[SOLDIER],  # WK-SCORE-05
        menace_points(g, player),  # WK-SCORE-07
        player.stage_vp,  # WK-QUEST-08
        territory_points(g, seat) if g.module == CONQUEST else 0,  # WK-CONQ-43
    )


def calamity_points(g: WonderfulKingdom, seat: Seat) -> int:
    """WK-SCORE-04, WK-CALAM-01, WK-CALAM-02  Each costs points, but for those that an advisor keeps away."""
    player = g.players[seat]
    suffered = len(player.calamities) + player.substitutes  # WK-CALAM-05
    return g.calamity_vp * max(0, suffered - g.value(CALAMITIES_IGNORED, seat, 0)) if suffered else 0  # WK-ADV-07


def menace_points(g: WonderfulKingdom, player: Player) -> int:
    """WK-MENACE-09, WK-DEV-07, WK-DRAG-08, WK-ILLU-14  Undefeated ones cost points (WK-DRAG-12: an egg none).

    WK-MENACE-10  Defeated ones do not. WK-SIS-06, WK-SIS-07  A whole set of Sisters beaten by one player; WK-DRAG-11,
    WK-DRAG-16 secured eggs.
    """
    if g.module != MENACES:
        return 0  # WK-SCORE-07
    cards = g.cards
    points = sum([cards.undefeated[card] for card in player.construction])
    for number, (needed, vp) in cards.set_bonus.items():
        if sum([cards.set_of[card] == number for card in player.built]) >= needed:
            points += vp
    return points + cards.egg_points[sum([cards.eggs[card] for card in player.built])]


def winners(g: WonderfulKingdom) -> tuple[Seat, ...]:
    """WK-SCORE-08  Most points; WK-SCORE-09 then completed cards, WK-MENACE-11 defeated menaces among them;
    WK-SCORE-10 then soldiers in the pool; then the victory is shared. WK-SOLO-13  Alone one wins with a medal.
    """
    if not g.ended:
        return ()
    if g.solo:
        return (0,) if medal(g) != MEDALS[0] else ()
    standing = [standing_of(g, seat) for seat in range(g.seats)]
    return tuple([seat for seat, each in enumerate(standing) if each == max(standing)])


def standing_of(g: WonderfulKingdom, seat: Seat) -> tuple[int, int, int]:
    """WK-SCORE-09, WK-SCORE-10  Points, completed cards, soldiers in the pool."""
    player = g.players[seat]
    return sum(count(g, seat)), len(player.built), player.wallet[SOLDIER]


def medal(g: WonderfulKingdom) -> str:
    """WK-SOLO-11, WK-SIS-14, WK-DEV-14, WK-CSOLO-19  The best medal that the points are enough for."""
    won = MEDALS[0]
    for name, points in medals_of(g).items():
        won = name if scores(g)[0] >= points else won
    return won


def medals_of(g: WonderfulKingdom) -> dict[str, int]:
    if g.module == CONQUEST:
        return g.cards.medals["conquest"]
    chosen = g.cards.sets[g.players[0].menace_set] if g.module == MENACES else "base"
    return g.cards.medals.get(chosen, g.cards.medals["base"])
