"""What lies on the table."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from karczma.games._template.scoring import points, winners
from karczma.games._template.table.catalogue import PIECES
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import state
from karczma.kernel.zones import ALL, BAG, GOODS, HAND, Card, Pile


@state
class Player(State):
    hand: Annotated[list[Card], HAND] = field(default_factory=list)  # commissions
    stones: Annotated[list[Card], ALL] = field(default_factory=list)
    coins: Annotated[int, GOODS] = 6  # TT-SETUP-01
    bid: int = 0  # for the stone that is being sold


@state
class Quarry(Game):
    players: list[Player]
    quarry: Pile
    commissions: Pile
    box: Annotated[list[Card], BAG] = field(default_factory=list)  # commissions that were not kept
    rubble: Annotated[list[Card], ALL] = field(default_factory=list)  # stones that nobody bought
    open_bids: bool = False

    def scores(self) -> tuple[int, ...]:
        return tuple(points(player) for player in self.players)

    def winners(self) -> tuple[Seat, ...]:
        return winners(self) if self.over else ()

    def named(self, family: str, thing: int) -> str:
        return PIECES[thing].id
