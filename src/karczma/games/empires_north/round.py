"""Chapter "Course of the game": rounds of four phases, Cleanup, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.goods.gaining import recover
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.table.deck import lay_away, reveal_islands
from karczma.games.empires_north.table.terms import IN_CLEANUP, IN_FRONT, PHASES
from karczma.games.empires_north.turn import ActionPhase
from karczma.games.empires_north.variants.solo import end_of_expedition
from karczma.games.empires_north.words.events import CardsReadied, FirstPlayer, GameEnded, IslandsCleared, PhaseBegan
from karczma.kernel.flow import Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth, Player


@frame
class Round(Procedure):
    """EN-ROUND-01  Lookout, Action, Expedition, Cleanup. EN-ROUND-04  There is no exchange that could be made any
    time."""

    @step("EN-LOOK-01")
    def lookout(self, g: EmpiresNorth) -> None:
        g.then(Lookout())

    @step("EN-ACT-01")
    def actions(self, g: EmpiresNorth) -> None:
        g.then(ActionPhase())

    @step("EN-EXP-01")
    def expedition(self, g: EmpiresNorth) -> None:
        """EN-END-05  Also in the last round."""
        g.then(Expedition())

    @step("EN-SOLO-12")
    def scenario(self, g: EmpiresNorth) -> None:
        if g.solo:
            end_of_expedition(g)

    @step("EN-END-01")
    def end(self, g: EmpiresNorth) -> None:
        """EN-CLEAN-01  The last round has no Cleanup. EN-SOLO-04  Alone, five rounds are played. Then it is counted:
        EN-SCORE-07, EN-SOLO-10."""
        if g.last or (g.solo and g.round == g.cards.solo["rounds"]):
            g.finish()
            g.rule = "EN-SOLO-10" if g.solo else "EN-SCORE-07"
            g.happened(GameEnded, g.winners(), g.scores())
        else:
            g.then(Cleanup(), Round())


@frame
class Cleanup(Procedure):
    """EN-ROUND-02, EN-CLEAN-08  Goods and cards in hand are kept; EN-CLEAN-07 so is what lies on cards."""

    @step("EN-ROUND-01")
    def begin(self, g: EmpiresNorth) -> None:
        g.phase = IN_CLEANUP
        g.happened(PhaseBegan, PHASES[IN_CLEANUP])

    @step("EN-CLEAN-02")
    def workers(self, g: EmpiresNorth) -> None:
        """Workers come back from the Clan tiles."""
        for seat, player in enumerate(g.players):
            recover(g, seat, player.spent)

    @step("EN-CLEAN-03")
    def ready(self, g: EmpiresNorth) -> None:
        """All cards are readied; EN-CLEAN-10 limits begin anew, EN-PAWN-11 pawns come back, ready side up."""
        for seat, player in enumerate(g.players):
            if any(player.exhausted):
                g.happened(CardsReadied, seat, sum(player.exhausted))
            refresh(player)
        g.marked = ()  # EN-SOLO-17

    @step("EN-CLEAN-04")
    def islands(self, g: EmpiresNorth) -> None:
        """The face-up Islands are discarded, EN-CLEAN-09 and only then new ones revealed."""
        if any(g.islands):
            g.happened(IslandsCleared)
        for row in g.islands:
            for card in row:
                lay_away(g, card)
            row.clear()
        reveal_islands(g)

    @step("EN-CLEAN-05")
    def first_player(self, g: EmpiresNorth) -> None:
        """Clockwise."""
        g.first = (g.first + 1) % g.seats
        g.happened(FirstPlayer, g.first)


def refresh(player: Player) -> None:
    player.exhausted = [0] * len(player.empire)
    player.used = [0] * len(player.empire)
    player.pawns = [IN_FRONT] * len(player.pawns)
