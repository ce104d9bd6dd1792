"""Dice given for other dice: abilities and loot that exchange them (ML-DEPLOY-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.storage import gain_dice
from karczma.games.monster_lands.table.terms import (
    COLOURS,
    DICE,
    DIE_CODE,
    colour_of,
)
from karczma.games.monster_lands.words.events import DieExchanged
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, frame

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class GiveDie(Decision):
    """ML-DEPLOY-05, ML-GREEN-02  Which die do you give? ML-GREEN-03  It lies on the card until Cleanup."""

    clause = "ML-DEPLOY-05"
    seat: Seat
    by: str
    give: int
    take: int
    count: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Give(DICE[die]) for die, n in enumerate(g.players[self.seat].dice) if n]


@choice
class Give(Choice):
    die: str

    def refusal(self, g: MonsterLands, decision: GiveDie) -> Refusal | None:
        fits = decision.give in (-1, colour_of(DIE_CODE[self.die]))
        return None if fits else no("ML-DEPLOY-05", by=decision.by, die=COLOURS[decision.give])

    def perform(self, g: MonsterLands, decision: GiveDie) -> None:
        die = DIE_CODE[self.die]
        if decision.take >= 0:
            exchange(g, decision.seat, die, decision.take, decision.count)
        else:
            g.then(TakeDie(decision.seat, decision.by, die))


@frame
class TakeDie(Decision):
    """ML-GREEN-02  For a die of which other colour?"""

    clause = "ML-GREEN-02"
    seat: Seat
    by: str
    die: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Take(name) for colour, name in enumerate(COLOURS) if colour != colour_of(self.die)]


@choice
class Take(Choice):
    colour: str

    def perform(self, g: MonsterLands, decision: TakeDie) -> None:
        exchange(g, decision.seat, decision.die, COLOURS.index(self.colour), 1)


def exchange(g: MonsterLands, seat: Seat, die: int, colour: int, n: int) -> None:
    """ML-DEPLOY-05, ML-DEPLOY-08  The given die goes, the others come from the supply."""
    g.players[seat].dice[die] -= 1
    g.happened(DieExchanged, seat, DICE[die], COLOURS[colour], n)
    gain_dice(g, seat, colour, n)
