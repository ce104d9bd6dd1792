"""Who controls what on the conquest board, and what the controlled bonus spots give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.table.boards import SPY, TRAP, Board
from karczma.games.wonderful_kingdom.table.packed import spots
from karczma.games.wonderful_kingdom.table.terms import BLUE, NOBODY, RED, RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import TokensGivenBack, TokensTaken
from karczma.kernel.choices import Seat

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

TAKEN = {"trap": "WK-CBON-02", "spy": "WK-CBON-03"}  # the clause of a token that is taken


def board_of(g: WonderfulKingdom) -> Board:
    return g.cards.boards[g.cards.board_ids[g.board]]


def colour_of(g: WonderfulKingdom, side: int) -> int:
    """WK-CSOLO-03  Alone one is always red; then the enemy is blue."""
    if g.solo:
        return BLUE if side == RIVAL else RED
    return g.players[side].colour


def castle_of(g: WonderfulKingdom, side: int) -> int:
    return board_of(g).castle[colour_of(g, side)]


def bonuses(g: WonderfulKingdom, seat: Seat) -> Iterator[int]:
    """WK-CONQ-09, WK-CONQ-45  The bonuses of the spots on which an army of that player stands."""
    board = board_of(g)
    for territory, holder in enumerate(g.holder):
        if holder == seat:
            yield from (board.spots[territory][spot] for spot in spots(g.posts[territory]))


def holds(g: WonderfulKingdom, seat: Seat, bonus: int) -> int:
    """How many spots of that kind."""
    return sum([each == bonus for each in bonuses(g, seat)])


def board_yields(g: WonderfulKingdom, seat: Seat) -> list[int]:
    """WK-CONQ-19, WK-CBON-01, WK-CBON-12  Icons of the own castle and of controlled spots.

    WK-CONQ-07  The castle counts even without armies; WK-CSOLO-22 an enemy castle never does. WK-CONQ-21  Marker
    cubes on the duchy card would only show these numbers.
    """
    icons = list(board_of(g).castle_yields[colour_of(g, seat)])
    for bonus in bonuses(g, seat):
        if bonus < len(icons):
            icons[bonus] += 1
    return icons


def count_board(g: WonderfulKingdom) -> None:
    """The icons of the board are counted when armies have moved, and lie ready for production."""
    for seat, player in enumerate(g.players):
        player.board_yields = board_yields(g, seat)


def settle_tokens(g: WonderfulKingdom) -> None:
    """WK-CBON-02, WK-CBON-03  A token for each trap and spy spot; WK-CONQ-34, WK-CONQ-35 lost ones go back at once.

    WK-CBON-04  Only as many as there are; WK-CSOLO-02 no spies in solo play.
    """
    count_board(g)  # WK-CONQ-19
    limits = g.cards.setup["tokens"]
    for token, bonus in (("trap", TRAP), ("spy", SPY)):
        left = 0 if g.solo and bonus == SPY else limits[token]
        for seat in g.in_order():
            given = min(left, holds(g, seat, bonus))
            left -= given
            give(g, seat, token, given)


def give(g: WonderfulKingdom, seat: Seat, token: str, n: int) -> None:
    """So many tokens of that kind belong to the player now."""
    player, kept = g.players[seat], f"{token}_tokens"
    more = n - getattr(player, kept)
    setattr(player, kept, n)
    if more > 0:
        running, g.rule = g.rule, TAKEN[token]
        g.happened(TokensTaken, seat, token, more)
        g.rule = running
    elif more < 0:
        g.happened(TokensGivenBack, seat, token, -more)


def territory_points(g: WonderfulKingdom, seat: Seat) -> int:
    """WK-CONQ-43  The numbers in the controller's colour; WK-CONQ-44, WK-CONQ-45 a castle shows zero, and an empty
    territory gives nobody any. WK-CSOLO-13  Alone, those of the enemy's territories are subtracted.
    """
    if g.board == NOBODY:
        return 0
    vp, colour = board_of(g).vp, colour_of(g, seat)
    points = sum([vp[t][colour] for t, holder in enumerate(g.holder) if holder == seat])
    if g.solo:
        points -= sum([vp[t][BLUE] for t, holder in enumerate(g.holder) if holder == RIVAL])
    return points
