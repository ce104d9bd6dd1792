"""Module "Creatures", chapters "Appearance" and "Creature phase": activation, movement, priorities, effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.battles.aftermath import lose
from karczma.games.northgard.battles.combat import Combat
from karczma.games.northgard.clans.kaija import Group, with_or_without
from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.table.terms import NOBODY, Territory
from karczma.games.northgard.variants.creatures import appear, creature_at
from karczma.games.northgard.words.events import CreatureMoved, Reason
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


@frame
class Arrival(Procedure):
    """A creature appears and activates at once; it does not move. NG-CTYPE-12  In the set-up it only appears."""

    seat: Seat
    territory: Territory

    @step("NG-CREA-05")
    def arrive(self, g: Northgard) -> None:
        """NG-CREA-17, NG-MORE-05  It joins the line and its effect is carried out."""
        card = appear(g, self.territory)
        if card is not None:
            g.then(Strike(NOBODY, card))


@frame
class Strike(Procedure):
    """The effect of a creature that has appeared, or has moved in."""

    seat: Seat
    creature: Card

    @step("NG-CTYPE-04")
    def strike(self, g: Northgard) -> None:
        """NG-CREA-22  It strikes whoever controls its territory; NG-CTYPE-08 a neutral one has nobody to strike.

        A draugr costs a unit; NG-CTYPE-05, NG-CREA-15 a valkyrie attacks. Wolf and bear do nothing at this moment.
        """
        where = creature_at(g, self.creature)
        owner, first = g.owner[where], g.cards.first_creature
        if owner == NOBODY:
            return
        if g.cards.kills[self.creature - first]:
            must = g.units[where] == 1
            with_or_without(g, owner, Slain(owner, where, False), g.kaija == where, must, may=True)
        if g.cards.attacks[self.creature - first]:
            g.then(Combat(NOBODY, where, self.creature))


@frame
class Slain(Group):
    """A draugr's victim, chosen by its owner."""

    seat: Seat
    territory: Territory
    kaija: bool

    def having(self, kaija: bool) -> Slain:
        return Slain(self.seat, self.territory, kaija)

    @step("NG-CTYPE-04")
    def fall(self, g: Northgard) -> None:
        """One unit of the owner's choice; NG-CTYPE-08 after the last one the territory is neutral."""
        g.withdraw(self.territory, 1)
        lose(g, self.seat, self.territory, 1, self.kaija)


# -- the creature phase --------------------------------------------------------------------------------------------


@frame
class CreaturePhase(Procedure):
    """NG-YEAR-02  After all have passed, before the Harvest."""

    @step("NG-CPHASE-01")
    def wake(self, g: Northgard) -> None:
        """Every creature activates once, from left to right."""
        g.waking = [*g.line]
        g.then(NextCreature())


@frame
class NextCreature(Procedure):
    @step("NG-CPHASE-13")
    def next(self, g: Northgard) -> None:
        """NG-CREA-06, NG-CREA-07  In order of appearance; one that was beaten meanwhile is no longer waiting."""
        if g.waking:
            g.then(Prowl(NOBODY, Card(g.waking.pop(0))), NextCreature())


@frame
class Prowl(Procedure):
    """NG-CPHASE-01  One creature activates: first movement, then effect. NG-CPHASE-11, NG-CPHASE-12 show it."""

    seat: Seat
    creature: Card

    @step("NG-CPHASE-02")
    def move(self, g: Northgard) -> None:
        """It must move if it can; NG-CTYPE-06, NG-CTYPE-13 if it cannot, it neither attacks nor kills.

        NG-CPHASE-10  Among territories that are still tied the first player chooses.
        """
        goals = preferred(g, self.creature)
        if goals:
            g.then(ProwlWhere(g.first, self.creature, tuple(goals)))


def within_reach(g: Northgard, creature: Card) -> list[Territory]:
    """NG-CPHASE-03  Adjacent, whatever the border; NG-CPHASE-04 never where another creature stands.

    NG-CPHASE-05  Neutral territories only if there is no other.
    """
    around = [t for t, _ in g.chart.adjacent[creature_at(g, creature)] if t not in g.stands]
    return [t for t in around if g.owner[t] != NOBODY] or around


def out_of_reach(g: Northgard, creature: Card, territory: Territory) -> Refusal:
    """Why a creature does not go there: too far, taken, neutral, or less than what it looks for."""
    at = creature_at(g, creature)
    if territory == at:
        return no("NG-CPHASE-02", territory=territory)
    if territory not in [t for t, _ in g.chart.adjacent[at]]:
        return no("NG-CPHASE-03", territory=territory)
    if territory in g.stands:
        return no("NG-CPHASE-04", territory=territory)
    if territory not in within_reach(g, creature):
        return no("NG-CPHASE-05", territory=territory)
    return no("NG-CPHASE-06", territory=territory)


def preferred(g: Northgard, creature: Card) -> list[Territory]:
    """NG-CPHASE-06, NG-CPHASE-14  The priorities of its card, one after another, until one territory remains."""
    goals = within_reach(g, creature)
    for priority in g.cards.priorities[creature - g.cards.first_creature]:
        if len(goals) > 1:
            worth = [attraction(g, priority, t) for t in goals]
            goals = [t for t, n in zip(goals, worth, strict=True) if n == max(worth)]
    return goals


def attraction(g: Northgard, priority: str, territory: Territory) -> int:
    """NG-CPHASE-07  Building points, 1 or 3; NG-CPHASE-08 units; NG-CPHASE-09 icons on tiles and buildings."""
    if priority == "units":
        return g.units[territory]
    if priority == "buildings":
        return sum((3 if g.cards.large[b] else 1) * n for b, n in g.buildings_on(territory))
    return sum(yields(g, territory))  # no wolf can stand there: no creature does


def reasons(g: Northgard, creature: Card, goal: Territory) -> tuple[Reason, ...]:
    """NG-CPHASE-06  Each priority that was needed: how much of it there is at the goal, and the most at its rivals."""
    told: list[Reason] = []
    rivals = [t for t in within_reach(g, creature) if t != goal]
    for priority in g.cards.priorities[creature - g.cards.first_creature]:
        if rivals:
            worth = {t: attraction(g, priority, t) for t in rivals}
            told.append((priority, attraction(g, priority, goal), max(worth.values())))
            rivals = [t for t in rivals if worth[t] == attraction(g, priority, goal)]
    return tuple(told)


@frame
class ProwlWhere(Decision):
    """NG-CPHASE-10  Where does it go?"""

    clause = "NG-CPHASE-10"
    seat: Seat
    creature: Card
    goals: tuple[Territory, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [ProwlTo(t) for t in g.on_show(self.goals)]


@choice
class ProwlTo(Choice):
    """NG-CPHASE-10  The first player's choice; NG-CPHASE-06 what the priorities say, NG-CPHASE-02 or the only way."""

    territory: Territory

    def refusal(self, g: Northgard, decision: ProwlWhere) -> Refusal | None:
        return None if self.territory in decision.goals else out_of_reach(g, decision.creature, self.territory)

    def perform(self, g: Northgard, decision: ProwlWhere) -> None:
        source = creature_at(g, decision.creature)
        told = reasons(g, decision.creature, self.territory) if g.heard is not None else ()
        if len(decision.goals) == 1:
            g.rule = "NG-CPHASE-06" if told else "NG-CPHASE-02"
        g.stands[g.line.index(decision.creature)] = self.territory
        g.happened(CreatureMoved, g.cards.names[decision.creature], source, self.territory, told)
        g.then(Strike(NOBODY, decision.creature))
