"""Chapter "Round": four rounds of choice, planning and production, and the phase that a module adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase
from karczma.games.wonderful_kingdom.conquest.phase import ConquestPhase
from karczma.games.wonderful_kingdom.menaces.combat import Combat
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.scoring import medal
from karczma.games.wonderful_kingdom.table.moments import SPIES, TRAPS
from karczma.games.wonderful_kingdom.table.terms import CONQUEST, MENACES
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.games.wonderful_kingdom.words.events import GameEnded, MedalWon, RoundBegan, RoundStarted
from karczma.kernel.flow import Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom


@frame
class Round(Procedure):
    """WK-ROUND-02  Choice, planning, production; WK-SOLO-10 alone too."""

    @step("WK-TIME-07")
    def renew(self, g: WonderfulKingdom) -> None:
        """WK-ROUND-06, WK-TRAP-09, WK-ADV-08  Traps, spies and abilities are ready again; then gains of advisors.

        WK-ADV-11  So the tokens of a new advisor come with the round after its completion.
        """
        announce(g)  # WK-ROUND-01
        for seat in g.in_order():
            player = g.players[seat]
            player.traps, player.spies = g.value(TRAPS, seat, 0), g.value(SPIES, seat, 0)
            player.used = 0
        for seat in g.in_order():
            g.happened(RoundBegan, seat, g.players[seat].traps, g.players[seat].spies)

    @step("WK-CHOICE-01")
    def choice_phase(self, g: WonderfulKingdom) -> None:
        """Split and choose."""
        g.then(SoloChoicePhase() if g.solo else ChoicePhase())

    @step("WK-PLAN-01")
    def planning(self, g: WonderfulKingdom) -> None:
        """Build or recycle."""
        g.then(Planning())  # WK-ROUND-02

    @step("WK-PROD-01")
    def production(self, g: WonderfulKingdom) -> None:
        """Step by step."""
        g.then(Production())  # WK-ROUND-02

    @step("WK-ROUND-03")
    def combat(self, g: WonderfulKingdom) -> None:
        """With menaces, in every round, the last one included."""
        if g.module == MENACES:
            g.then(Combat())

    @step("WK-ROUND-04")
    def conquest(self, g: WonderfulKingdom) -> None:
        """With the conquest module, in every round, the last one included."""
        if g.module == CONQUEST:
            g.then(ConquestPhase())

    @step("WK-ROUND-05")
    def end(self, g: WonderfulKingdom) -> None:
        """The marker advances; WK-END-01, WK-ROUND-01 after the fourth round the game is over."""
        for player in g.players:
            player.shrouded = []  # WK-MENACE-16
        if g.round < g.cards.setup["rounds"]:
            g.round += 1
            g.then(Round())
        else:
            end_game(g)


@carries_out("WK-ROUND-01")
def announce(g: WonderfulKingdom) -> None:
    """WK-ROUND-01  One of four rounds begins."""
    g.happened(RoundStarted, g.first, g.round)


@carries_out("WK-SCORE-08")
def end_game(g: WonderfulKingdom) -> None:
    """WK-SCORE-08  Points decide; WK-SOLO-13 alone the medal that they are enough for."""
    g.ended = True
    if g.solo:
        award_medal(g)
    g.happened(GameEnded, g.winners(), g.scores())


@carries_out("WK-SOLO-11")
def award_medal(g: WonderfulKingdom) -> None:
    """WK-SOLO-11  By the points."""
    g.happened(MedalWon, 0, medal(g))
