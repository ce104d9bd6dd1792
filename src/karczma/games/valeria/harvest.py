"""Chapter "Harvest Phase"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.valeria.actions import TAKES
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Effect, Use

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


@frame
class HarvestPhase(Procedure):
    """VK-HARV-01  All players take part, but for the resting one."""

    seat: Seat

    @step("VK-HARV-12")
    def thefts(self, g: Valeria) -> None:
        """The active player's activated Thieves act first (VK-HARV-24), each by itself (VK-CARD-12).

        VK-HARV-13, VK-HARV-26  What the others harvest, or take as a consolation, is not there to be stolen yet.
        """
        for kind in activated(g, self.seat):
            if g.cards.thieves[kind]:
                g.then(Use(self.seat, g.cards.citizens[kind], g.cards.active[kind]))

    @step("VK-HARV-27")
    def harvests(self, g: Valeria) -> None:
        """Then everybody harvests, clockwise from the active player. VK-FIVE-05  The resting player gets nothing."""
        resting = g.resting()
        for seat in g.seats_from(self.seat):
            if seat != resting:
                harvest(g, seat, seat == self.seat)  # VK-HARV-02, VK-HARV-03


def activated(g: Valeria, seat: Seat) -> list[int]:
    """VK-ROLL-02  Each die and the sum are activation numbers: 3 and 5 give 3, 5 and 8 (VK-ROLL-03).

    VK-HARV-05  A number activates every copy, both of two Archers (VK-HARV-06). VK-HARV-07  A double does so once per
    die: three Archers act six times (VK-HARV-08). VK-HARV-09  The sum does so once: 2 and 2 give 2, 2, 4 (VK-ROLL-10).
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
    """VK-HARV-20, VK-HARV-29  No consolation once anything was activated, whatever it brought.

    VK-HARV-25  Out of turn too a Thief comes before its owner's other Citizens; all thefts are done by then.
    """
    kinds, cards = activated(g, seat), g.cards
    thieves = [] if active else [kind for kind in kinds if cards.thieves[kind]]
    if not kinds:
        g.then(Consolation(seat))
    elif thieves:
        g.then(*(Use(seat, cards.citizens[kind], cards.inactive[kind]) for kind in thieves), AfterThieves(seat))
    else:
        reap(g, seat, kinds, active)


@frame
class AfterThieves(Procedure):
    seat: Seat

    @step("VK-HARV-25")
    def go_on(self, g: Valeria) -> None:
        """Then the other Citizens of a player who is not active."""
        reap(g, self.seat, activated(g, self.seat), active=False)


def reap(g: Valeria, seat: Seat, kinds: list[int], active: bool) -> None:
    """VK-HARV-02, VK-HARV-03  The left power on one's own turn, the right power on those of others.

    VK-HARV-30  Plain gains are taken in full, and first: more tokens never close a way. What asks something waits for
    its owner's order.
    """
    powers, names, thieves = powers_of(g, active), g.cards.citizens, g.cards.thieves
    waiting = []
    g.rule = "VK-HARV-02" if active else "VK-HARV-03" if g.dark_lord is None else "VK-SOLO-19"
    for kind in kinds:
        if thieves[kind]:
            continue  # used already, before all others
        if powers[kind].asks:
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
    """VK-HARV-14  Which activated Citizen do you use next?

    VK-HARV-15, VK-HARV-16  What one brings, another may spend: the Peasant's Gold pays the Monk.
    """

    clause = "VK-HARV-14"
    seat: Seat
    waiting: tuple[int, ...]
    active: bool

    def candidates(self, g: Valeria) -> list[Choice]:
        others = [kind for kind, n in enumerate(g.realms[self.seat].citizens) if n]
        return [UseCitizen(g.cards.citizens[kind]) for kind in dict.fromkeys([*self.waiting, *others])]

    def options(self, g: Valeria) -> list[Choice]:
        powers = powers_of(g, self.active)
        usable = [kind for kind in dict.fromkeys(self.waiting) if powers[kind].possible(g, self.seat)]
        return [UseCitizen(g.cards.citizens[kind]) for kind in usable]


@choice
class UseCitizen(Choice):
    """VK-HARV-28  One activation, with its own choice, and used up by it (VK-HARV-18)."""

    citizen: str

    def refusal(self, g: Valeria, decision: UseWhich) -> Refusal | None:
        kind = g.cards.citizen_id[self.citizen]
        if kind not in decision.waiting:
            return not_waiting(g, self.citizen, kind)
        power = powers_of(g, decision.active)[kind]
        return None if power.possible(g, decision.seat) else no("VK-HARV-17", citizen=self.citizen)

    def perform(self, g: Valeria, decision: UseWhich) -> None:
        kind = g.cards.citizen_id[self.citizen]
        rest = list(decision.waiting)
        rest.remove(kind)
        g.then(Use(decision.seat, self.citizen, powers_of(g, decision.active)[kind]))
        if rest:
            g.then(Harvest(decision.seat, tuple(rest), decision.active))


def not_waiting(g: Valeria, citizen: str, kind: int) -> Refusal:
    """Its number was not rolled, or it has been used for each time that it was."""
    first, second = g.dice
    if any(number in (first, second, first + second) for number in g.cards.numbers[kind]):
        return no("VK-HARV-18", citizen=citizen)
    return no("VK-ROLL-02", citizen=citizen, first=first, second=second, sum=first + second)


@frame
class Consolation(Decision):
    """VK-HARV-19, VK-AID-02  Nothing of yours was activated: take one resource? VK-HARV-21  One, also on a double."""

    clause = "VK-HARV-19"
    seat: Seat

    def candidates(self, g: Valeria) -> list[Choice]:
        return CONSOLATIONS


CONSOLATIONS: list[Choice] = [*TAKES, DECLINE]
