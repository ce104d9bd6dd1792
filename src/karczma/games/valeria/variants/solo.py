"""Variant for one player: against the Dark Lord. Two more phases, and an end that comes at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.valeria.actions import exhaust
from karczma.games.valeria.ending import end_if_five_exhausted, lose
from karczma.games.valeria.harvest import HarvestPhase, harvest
from karczma.games.valeria.roll import RollPhase
from karczma.games.valeria.table.places import empty_citizens
from karczma.games.valeria.table.terms import COLUMNS
from karczma.games.valeria.turn import ActionPhase, begin
from karczma.games.valeria.words.events import (
    CardCaptured,
    MonsterPhaseBegan,
    SecondHarvestBegan,
    StackActivated,
    StackSpared,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


SIX = 6  # VK-SOLO-13  the side of a die that lets the player choose


@frame
class SoloTurn(Procedure):
    """VK-SOLO-04  Roll, Harvest, Action, Monster, Second Harvest, End. VK-SOLO-05  Always the active player."""

    seat: Seat

    @step("VK-SOLO-04")
    def begin(self, g: Valeria) -> None:
        """A turn of six phases. VK-SOLO-01  The rules that are not mentioned here are unchanged."""
        begin(g, self.seat)

    @step("VK-SOLO-05")
    def roll_and_harvest(self, g: Valeria) -> None:
        """Roll every turn; harvest with the left powers. VK-SOLO-06  What others would lose comes from the supply."""
        g.then(RollPhase(self.seat), HarvestPhase(self.seat))

    @step("VK-SOLO-07")
    def action_phase(self, g: Valeria) -> None:
        """Two actions; here too the supply or the stacks stand in for other players."""
        g.then(ActionPhase(self.seat))

    @step("VK-SOLO-09")
    def monster_phase(self, g: Valeria) -> None:
        """VK-SOLO-10  Each die, as it lies after all changes, activates a Monster stack; the sum does not."""
        g.happened(MonsterPhaseBegan, self.seat)
        first, second = g.dice
        if first == second:
            g.then(MonsterDie(self.seat, first), MonsterDie(self.seat, second))  # VK-SOLO-12
        else:
            g.then(DieFirst(self.seat))

    @step("VK-SOLO-19")
    def second_harvest(self, g: Valeria) -> None:
        """The right powers for the same roll; VK-SOLO-20 Citizens gained this turn take part.

        VK-SOLO-21  All else is as in a Harvest on another's turn, consolation included.
        VK-SOLO-22  What others would lose comes from the supply.
        """
        g.happened(SecondHarvestBegan, self.seat)
        harvest(g, self.seat, active=False)

    @step("VK-SOLO-31")
    def take_dice_again(self, g: Valeria) -> None:
        """No end: a new turn."""
        g.then(SoloTurn(self.seat))


@frame
class DieFirst(Decision):
    """VK-SOLO-33  Which die is resolved first?"""

    clause = "VK-SOLO-33"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        return DICE


@choice
class ResolveDie(Choice):
    """The first or the second die."""

    die: int

    def perform(self, g: Valeria, decision: DieFirst) -> None:
        dice = g.dice if self.die == 1 else g.dice[::-1]
        g.then(*(MonsterDie(decision.seat, value) for value in dice))


DICE: list[Choice] = [ResolveDie(1), ResolveDie(2)]


@frame
class MonsterDie(Procedure):
    seat: Seat
    value: int

    @step("VK-SOLO-11")
    def activate(self, g: Valeria) -> None:
        """1 to 5: that stack from the left, if it is not exhausted (VK-SOLO-14). 6: the player chooses (VK-SOLO-13)."""
        if self.value > COLUMNS:
            g.then(ActivateWhich(self.seat))
        elif g.monsters[self.value - 1]:
            g.happened(StackActivated, self.value, terrain_of(g, self.value - 1))
            g.then(Activation(self.seat, self.value - 1))
        else:
            g.rule = "VK-SOLO-14"
            g.happened(StackSpared, self.value, terrain_of(g, self.value - 1))


@frame
class ActivateWhich(Decision):
    """VK-SOLO-13  Which Monster stack does the six activate?"""

    clause = "VK-SOLO-13"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        return [Activate(terrain_of(g, column)) for column in range(COLUMNS)]


@choice
class Activate(Choice):
    terrain: str

    def refusal(self, g: Valeria, decision: ActivateWhich) -> Refusal | None:
        if g.monsters[column_of(g, self.terrain)]:
            return None
        return no("VK-SOLO-13", terrain=self.terrain)

    def perform(self, g: Valeria, decision: ActivateWhich) -> None:
        g.happened(StackActivated, SIX, self.terrain)
        g.then(Activation(decision.seat, column_of(g, self.terrain)))


def terrain_of(g: Valeria, column: int) -> str:
    return g.cards.terrains[g.terrains[column]]


def column_of(g: Valeria, terrain: str) -> int:
    return g.terrains.index(g.cards.terrains.index(terrain))


@frame
class Activation(Procedure):
    """One activation of a Monster stack: the Dark Lord takes a card of its column."""

    seat: Seat
    column: int

    @step("VK-SOLO-15")
    def capture(self, g: Valeria) -> None:
        """A Citizen of the player's choice; VK-SOLO-16 a Domain if there is none; VK-SOLO-17 else all is lost."""
        if any(g.citizens[place] for place in rows(self.column)):
            g.then(GiveWhich(self.seat, self.column))
        elif g.domains[self.column]:
            capture_domain(g, self.column)
        else:
            lose(g)


def rows(column: int) -> tuple[int, int]:
    """VK-SETUP-13, VK-SOLO-15  The two Citizen stacks of a column."""
    return column, column + COLUMNS


@frame
class GiveWhich(Decision):
    """VK-SOLO-15  Which of the two Citizens goes to the Dark Lord? VK-SOLO-34  If there is only one, that one."""

    clause = "VK-SOLO-15"
    seat: Seat
    column: int

    def candidates(self, g: Valeria) -> list[Choice]:
        columns = [self.column, *(each for each in range(COLUMNS) if each != self.column)]
        places = [place for column in columns for place in rows(column)]
        tops = [g.cards.citizens[g.citizens[place][-1]] for place in places if g.citizens[place]]
        return [*(Give(name) for name in tops), *empty_citizens(g)]


@choice
class Give(Choice):
    citizen: str

    def refusal(self, g: Valeria, decision: GiveWhich) -> Refusal | None:
        if g.place_of(self.citizen) in rows(decision.column):
            return None
        return no("VK-SOLO-15", citizen=self.citizen, terrain=terrain_of(g, decision.column))

    def perform(self, g: Valeria, decision: GiveWhich) -> None:
        assert g.dark_lord
        place = g.place_of(self.citizen)
        g.dark_lord.citizens[g.citizens[place].pop()] += 1
        g.happened(CardCaptured, self.citizen)
        g.turn_up_citizen(place)
        exhaust_captured(g)  # VK-SOLO-18


@carries_out("VK-SOLO-16")
def capture_domain(g: Valeria, column: int) -> None:
    """VK-SOLO-16  The top Domain of the column goes to the Dark Lord; the next one is turned up."""
    assert g.dark_lord
    card: Card = g.domains[column].pop()
    g.dark_lord.domains.append(card)
    g.happened(CardCaptured, g.cards.domains[card])
    g.turn_up_domain(column)
    exhaust_captured(g)  # VK-SOLO-18


@carries_out("VK-SOLO-18")
def exhaust_captured(g: Valeria) -> None:
    """VK-SOLO-18, VK-SOLO-32  A stack he empties is exhausted as soon as its last card is gone; the fifth ends it."""
    if g.emptied:
        exhaust(g)
        end_if_five_exhausted(g)
