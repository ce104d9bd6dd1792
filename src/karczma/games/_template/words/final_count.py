"""Where the points come from, as it is told at the end."""

from __future__ import annotations

from collections.abc import Iterable

from karczma.games._template.scoring import paid_for
from karczma.games._template.table.catalogue import PIECES
from karczma.games._template.table.state import Player, Quarry
from karczma.kernel.zones import Card
from karczma.title.contract import Counted, FinalCount, Gave
from karczma.title.ties import tie_broken


def count(g: Quarry) -> list[Counted]:
    stones = [[Gave(PIECES[stone].id, 1, PIECES[stone].worth) for stone in player.stones] for player in g.players]
    paid = [[Gave(PIECES[card].id, 1, paid_for(player, card)) for card in kept(player)] for player in g.players]
    turned = [[each.what for each in own] for own in paid]
    return [
        Counted(name="stones", figures=[total(own) for own in stones], gave=stones),
        Counted(name="commissions", figures=[total(own) for own in paid], gave=paid, turned=turned),
    ]


def kept(player: Player) -> list[Card]:
    return [card for card in player.hand if card >= 0]


def total(gave: Iterable[Gave]) -> int:
    return sum(each.points for each in gave)


def rounds(g: Quarry) -> int:
    """As many as stones were sold, or left."""
    return len(g.rubble) + sum(len(player.stones) for player in g.players)


def tie(g: Quarry) -> str:
    standing = [(points, player.coins) for points, player in zip(g.scores(), g.players, strict=True)]
    return tie_broken(standing, ("TT-END-03",), shared="TT-END-03")


FINAL_COUNT = FinalCount(
    categories={"stones": "TT-END-02", "commissions": "TT-END-02"}, count=count, round=rounds, tie=tie
)
