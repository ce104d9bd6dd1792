"""Chapter "Harvest Phase"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.valeria.actions import TAKES
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.questions import Effect, Use

if TYPE_CHECKING:
    from karczma.games.valeria.state import Valeria


@frame
class HarvestPhase(Procedure):
    """VK-HARV-01  All players take part, but for the resting one."""

    seat: Seat

    @step("VK-HARV-12")
    def thefts(self, g: Valeria) -> None:
        """The active player's activated Thieves act first (VK-HARV-24), each by itself (VK-CARD-12)."""
        for kind in activated(g, self.seat):
            if g.cards.thieves[kind]:
                g.then(Use(self.seat, g.cards.citizens[kind], g.cards.active[kind]))

    @step("VK-HARV-27")
    def harvests(self, g: Valeria) -> None:
        """Then everybody harvests, clockwise from the active player. VK-FIVE-05  The resting player gets nothing."""
        resting = g.resting()
        for seat in g.seats_from(self.seat):
            if seat != resting:
                harvest(g, seat, seat == self.seat)


def activated(g: Valeria, seat: Seat) -> list[int]:
    """VK-ROLL-02  Each die and the sum are activation numbers.

    VK-HARV-05  A number activates every copy; VK-HARV-07 a double does so once per die; VK-HARV-09 the sum once.
    VK-HARV-10  A Citizen with two numbers is activated by either. VK-HARV-04  Starters activate like Citizens.
    """
    owned, by_number = g.realms[seat].citizens, g.cards.by_number
    first, second = g.dice
    found = []
    for number in (first, second, first + second):
        for kind in by_number[number]:
            n = owned[kind]
            if n:
                found += [kind] * n
    return found


def harvest(g: Valeria, seat: Seat, active: bool) -> None:
    """VK-HARV-02, VK-HARV-03  The left power on one's own turn, the right power on those of others.

    VK-HARV-30  Plain gains are taken in full, and first: more tokens never close a way. What asks something waits for
    its owner's order. VK-HARV-20  No consolation once anything was activated, whatever it brought.
    """
    kinds = activated(g, seat)
    if not kinds:
        g.then(Consolation(seat))
        return
    powers, names, thieves = g.cards.active if active else g.cards.inactive, g.cards.citizens, g.cards.thieves
    waiting = []
    for kind in kinds:
        if thieves[kind]:
            if not active:  # VK-HARV-25  before that player's other Citizens, after all thefts
                g.then(Use(seat, names[kind], powers[kind]))
        elif powers[kind].asks:
            waiting.append(kind)
        else:
            powers[kind].do(g, seat, names[kind])
    if waiting:
        g.then(Harvest(seat, tuple(waiting), active))


@frame
class Harvest(Procedure):
    """What is left of a player's activations: those that ask something."""

    seat: Seat
    waiting: tuple[int, ...]
    active: bool

    @step("VK-HARV-14")
    def go_on(self, g: Valeria) -> None:
        """In any order, as long as one of them can be used at all (VK-HARV-17)."""
        powers = powers_of(g, self.active)
        if any(powers[kind].possible(g, self.seat) for kind in self.waiting):
            g.then(UseWhich(self.seat, self.waiting, self.active))


def powers_of(g: Valeria, active: bool) -> tuple[Effect, ...]:
    return g.cards.active if active else g.cards.inactive


@frame
class UseWhich(Decision):
    """VK-HARV-14  Which activated Citizen do you use next? VK-HARV-15  What one brings, another may spend."""

    clause = "VK-HARV-14"
    seat: Seat
    waiting: tuple[int, ...]
    active: bool

    def candidates(self, g: Valeria) -> list[Choice]:
        return [UseCitizen(g.cards.citizens[kind]) for kind in dict.fromkeys(self.waiting)]


@choice
class UseCitizen(Choice):
    """VK-HARV-28  One activation, with its own choice."""

    citizen: str

    def refusal(self, g: Valeria, asked: UseWhich) -> Refusal | None:
        power = powers_of(g, asked.active)[g.cards.citizen_id[self.citizen]]
        return None if power.possible(g, asked.seat) else no("VK-HARV-17", citizen=self.citizen)

    def perform(self, g: Valeria, asked: UseWhich) -> None:
        kind = g.cards.citizen_id[self.citizen]
        rest = list(asked.waiting)
        rest.remove(kind)
        g.then(Use(asked.seat, self.citizen, powers_of(g, asked.active)[kind]))
        if rest:
            g.then(Harvest(asked.seat, tuple(rest), asked.active))


@frame
class Consolation(Decision):
    """VK-HARV-19, VK-AID-02  Nothing of yours was activated: take one resource? VK-HARV-21  One, also on a double."""

    clause = "VK-HARV-19"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        return CONSOLATIONS


CONSOLATIONS: list[Choice] = [*TAKES, DECLINE]
