"""Chapter "Goods": gaining them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.table.deck import draw_cards
from karczma.games.empires_north.table.terms import CARD, IN_EXPEDITION, IN_LOOKOUT, TOKENS, VP, WORKER
from karczma.games.empires_north.words.events import GoodsGained, LastRound, WorkersRecovered
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.effects.verbs import Amounts
    from karczma.games.empires_north.table.state import EmpiresNorth
    from karczma.kernel.choices import Seat


def receive(g: EmpiresNorth, seat: Seat, by: str, amounts: Amounts) -> None:
    """EN-KEY-01, EN-GOODS-15, EN-EX-02  From the general supply, at once; a card from the own deck, a ship is a Common
    ship.

    EN-GOODS-10, EN-GOODS-11  Workers and ships stay until the end of the game: spent or sailing, they come back.
    """
    for token, n in amounts:
        if token == CARD:
            draw_cards(g, seat, n)
        elif token == VP:
            score_points(g, seat, by, n)
        else:
            g.players[seat].wallet[token] += n
            g.happened(GoodsGained, seat, by, TOKENS[token], n)


def score_points(g: EmpiresNorth, seat: Seat, by: str, n: int) -> None:
    """EN-GOODS-18  The score marker moves at once, and 25 VP are noticed at once."""
    wallet = g.players[seat].wallet
    wallet[VP] += n
    g.happened(GoodsGained, seat, by, "vp", n)
    if wallet[VP] >= g.cards.setup["goal"]:  # EN-ACT-09
        notice_goal(g)


def notice_goal(g: EmpiresNorth) -> None:
    """EN-ACT-09, EN-EXP-23  25 VP in the Action phase make this round the last; EN-END-03 so do 25 VP from Storage in
    Lookout. EN-CLEAN-06, EN-END-02, EN-EX-20  Reached in the Expedition phase, they make the next round the last.
    EN-END-04  It is not taken back. EN-SOLO-04  A solo game knows no such end.
    """
    if g.solo:
        return
    g.reached = True
    if g.phase == IN_LOOKOUT:
        last_by_storage(g)
    elif g.phase < IN_EXPEDITION:
        last_by_action(g)


@carries_out("EN-END-03")
def last_by_storage(g: EmpiresNorth) -> None:
    last_round(g)


@carries_out("EN-ACT-09")
def last_by_action(g: EmpiresNorth) -> None:
    last_round(g)


@carries_out("EN-END-02")
def last_from_here(g: EmpiresNorth) -> None:
    """EN-END-02  The round that begins now, because of the Expedition before it."""
    last_round(g)


def last_round(g: EmpiresNorth) -> None:
    if not g.last:
        g.last = True
        g.happened(LastRound)


def recover(g: EmpiresNorth, seat: Seat, n: int) -> None:
    """EN-KEY-07  Spent Workers come back from the Clan tile; EN-KEY-08 as many as there are."""
    player = g.players[seat]
    n = min(n, player.spent)
    player.spent -= n
    player.wallet[WORKER] += n
    if n:
        g.happened(WorkersRecovered, seat, n)
