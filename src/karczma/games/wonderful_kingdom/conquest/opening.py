"""Setting up the conquest module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.conquest.control import board_of, castle_of, colour_of, settle_tokens
from karczma.games.wonderful_kingdom.table.packed import posts
from karczma.games.wonderful_kingdom.table.terms import COLOURS, NOBODY, RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import BoardChosen
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class BoardWhich(Decision):
    """WK-CONQ-02  Which board side is played? WK-CSOLO-01  Alone C1 or C2."""

    clause = "WK-CONQ-02"
    seat: Seat

    def candidates(self, g: WonderfulKingdom) -> list[Choice]:
        return [ChooseBoard(name) for name, board in g.cards.boards.items() if board.players == g.seats]


@choice
class ChooseBoard(Choice):
    board: str

    def perform(self, g: WonderfulKingdom, decision: BoardWhich) -> None:
        g.board = g.cards.board_ids.index(self.board)
        g.happened(BoardChosen, decision.seat, self.board)


@frame
class OpenConquest(Procedure):
    """WK-CONQ-15  Castle and colour belong together, so each player sits at the own castle."""

    @step("WK-CONQ-16")
    def armies(self, g: WonderfulKingdom) -> None:
        """Twelve armies each, four of them on the marked spots; WK-CONQ-01 the rest in reserve."""
        size = len(board_of(g).names)
        g.holder, g.armies, g.posts = [NOBODY] * size, [0] * size, [0] * size
        g.mustered = [0] * size
        g.reserve = [g.cards.setup["armies"]["each"]] * 2
        for side in range(2):
            g.holder[castle_of(g, side)] = side  # WK-CONQ-07
        for side in range(g.seats):
            start(g, side)

    @step("WK-CSOLO-04")
    def enemy(self, g: WonderfulKingdom) -> None:
        """Alone: two enemy armies in the blue castle, one on every unoccupied territory but the red castle.

        WK-CSOLO-06  They never act, and their spots give them nothing.
        """
        if g.solo:
            station_enemy(g, castle_of(g, RIVAL), g.cards.setup["armies"]["enemy_castle"])
            for territory in unoccupied(g):
                station_enemy(g, territory, 1)

    @step("WK-CONQ-17")
    def bonuses(self, g: WonderfulKingdom) -> None:
        """WK-CONQ-18  The bonuses of the starting spots apply at once."""
        settle_tokens(g)


def start(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-CONQ-16  An army on each spot that is marked with the own colour."""
    colour = COLOURS[colour_of(g, seat)]
    for territory, marks in enumerate(board_of(g).starts):
        for spot, mark in enumerate(marks):
            if mark == colour:
                g.holder[territory] = seat
                g.armies[territory] += 1
                g.posts[territory] += posts([spot])
                g.reserve[seat] -= 1


def unoccupied(g: WonderfulKingdom) -> list[int]:
    """WK-CSOLO-05, WK-CSOLO-07  Territories with nobody's army, in the order of the list; never the red castle."""
    red = castle_of(g, 0)
    return [territory for territory, n in enumerate(g.armies) if not n and territory != red]


def station_enemy(g: WonderfulKingdom, territory: int, n: int) -> None:
    g.holder[territory] = RIVAL
    g.armies[territory] += n
    g.reserve[RIVAL] -= n
