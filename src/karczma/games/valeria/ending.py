"""Chapter "End of the game": the conditions, and the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.scoring import dark_lord_score, outcome, score
from karczma.games.valeria.table.terms import COUNTED, DRAW, FIRST_DOMAIN, LOST, WON
from karczma.games.valeria.words.events import DukeRevealed, GameEnded, SoloEnded
from karczma.kernel.flow import Procedure, carries_out, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria

SOLO_LIMIT = 5  # VK-SOLO-25, VK-SOLO-36  replaces twice the number of players


def condition_met(g: Valeria) -> bool:
    """VK-END-01 .. VK-END-04  All Monsters slain, all Domains acquired, or two exhausted stacks for each player."""
    return (
        not any(g.monsters)  # VK-END-02
        or sum(place >= FIRST_DOMAIN for place in g.exhausted) == len(g.domains)  # VK-END-03
        or len(g.exhausted) >= 2 * g.seats  # VK-END-04, VK-AID-03
    )


@frame
class FinalCount(Procedure):
    """VK-SCORE-01  The game is over; points are counted."""

    @step("VK-DUKE-05")
    def reveal_dukes(self, g: Valeria) -> None:
        """All Dukes are revealed."""
        g.ended = COUNTED
        for seat, realm in enumerate(g.realms):
            reveal_duke(g, seat, realm.dukes[0])
        if g.dark_lord:
            g.rule = "VK-SOLO-35"
            reveal_duke(g, -1, g.dark_lord.dukes[0])  # VK-SOLO-35

    @step("VK-SCORE-03")
    def name_winners(self, g: Valeria) -> None:
        """The player with the most points wins. VK-SOLO-29, VK-SOLO-30  Alone the Dark Lord may, or nobody."""
        if g.dark_lord:
            g.rule = "VK-SOLO-30" if outcome(g) == DRAW else "VK-SOLO-29"
        close(g)


def reveal_duke(g: Valeria, seat: int, duke: Card) -> None:
    g.reveal(duke)
    g.happened(DukeRevealed, seat, g.cards.card_name(duke))


def close(g: Valeria) -> None:
    g.finish()
    if g.heard is None:
        return
    if g.dark_lord:
        g.happened(SoloEnded, 0, outcome(g), *counted(g))
    else:
        g.happened(GameEnded, g.winners(), g.scores())


def counted(g: Valeria) -> tuple[int, int]:
    """VK-SOLO-35  A game that ends without a count leaves the Dark Lord unknown, and so his points."""
    return (score(g, 0), dark_lord_score(g)) if g.ended == COUNTED else (0, 0)


# -- alone against the Dark Lord -----------------------------------------------------------------------------------


@carries_out("VK-SOLO-23")
def win_if_last_monster(g: Valeria) -> bool:
    """VK-SOLO-23, VK-SOLO-24  Alone, the last Monster ends the game at once with a win, whatever else it empties."""
    if g.dark_lord is None or any(g.monsters):
        return False
    g.ended = WON
    close(g)
    return True


@carries_out("VK-SOLO-17")
def lose(g: Valeria) -> None:
    """VK-SOLO-17  Nothing is left to give to the Dark Lord."""
    g.ended = LOST
    close(g)


def end_if_five_exhausted(g: Valeria) -> None:
    """VK-SOLO-25  Alone, the game ends at once when five stacks of any kind are exhausted at the same time."""
    if g.dark_lord and len(g.exhausted) >= SOLO_LIMIT:
        g.then(FinalCount())  # whatever was going on is never taken up again
