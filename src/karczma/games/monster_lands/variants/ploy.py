"""Appendix I, the Ploy expansion: ML-PLOY-04  a clash between mercenaries instead of the trap reveal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.attack import adjacent, not_adjacent, others_out
from karczma.games.monster_lands.battles.traps import reveal
from karczma.games.monster_lands.table.packed import free_at
from karczma.games.monster_lands.table.terms import COLOURS, NOBODY, PLOY, TRAIL_CODE, TRAILS, Trail
from karczma.games.monster_lands.words.battle_events import DieStolen, PloyAimed, PloyCancelled
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class Clash(Procedure):
    """ML-PLOY-04  From the leftmost occupied trail to the right, token by token from top to bottom."""

    seat: Seat
    trail: Trail

    @step("ML-PLOY-04")
    def reveal(self, g: MonsterLands) -> None:
        """The owner may stop at any point; tokens below stay face down. ML-SCEN-08  The virtual player never stops."""
        hidden = [card for card in g.tokens_on(self.trail) if not g.revealed(card)]
        if not hidden:
            return
        if self.seat == NOBODY:
            reveal_next(g, NOBODY, self.trail)
        else:
            g.then(RevealOrNot(self.seat, self.trail))


@frame
class RevealOrNot(Decision):
    """ML-PLOY-04  Do you reveal the next token of this trail?"""

    clause = "ML-PLOY-04"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [REVEAL, KEEP_HIDDEN]


@choice
class Reveal(Choice):
    def perform(self, g: MonsterLands, decision: RevealOrNot) -> None:
        reveal_next(g, decision.seat, decision.trail)


@choice
class KeepHidden(Choice):
    """ML-PLOY-05  What stays face down gives nothing; ML-PLOY-03 but it still counts as a trap."""


REVEAL, KEEP_HIDDEN = Reveal(), KeepHidden()


def reveal_next(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-PLOY-06  A ploy is applied at once."""
    card = next(card for card in g.tokens_on(trail) if not g.revealed(card))
    reveal(g, seat, trail, card)
    if g.cards.traps[card].kind == PLOY:
        g.then(*targets(g, seat, trail, card))
    g.then(Clash(seat, trail))


def targets(g: MonsterLands, seat: Seat, trail: Trail, card: Card) -> list[Decision | Procedure]:
    """ML-PLOY-06, ML-PLOY-11  One adjacent trail; ML-SCEN-08 the virtual player's is to the right, else to the left."""
    near = adjacent(g, trail)
    if not near:
        return []
    if seat == NOBODY:
        right = [t for t in near if t > trail]
        return [PloyOn(seat, trail, card, (right or near)[0])]
    return [PloyAt(seat, trail, card)]


@frame
class PloyAt(Decision):
    """ML-PLOY-06  At which adjacent trail is your ploy aimed?"""

    clause = "ML-PLOY-06"
    seat: Seat
    trail: Trail
    card: Card

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [AimAt(TRAILS[trail]) for trail in others_out(g, self.trail)]


@choice
class AimAt(Choice):
    trail: str

    def refusal(self, g: MonsterLands, decision: PloyAt) -> Refusal | None:
        return not_adjacent(g, decision.trail, TRAIL_CODE[self.trail])

    def perform(self, g: MonsterLands, decision: PloyAt) -> None:
        g.then(PloyOn(decision.seat, decision.trail, decision.card, TRAIL_CODE[self.trail]))


@frame
class PloyOn(Procedure):
    """A ploy from one trail against another. Seat -1: the virtual player's."""

    seat: Seat
    trail: Trail
    card: Card
    target: Trail

    @step("ML-PLOY-06")
    def aim(self, g: MonsterLands) -> None:
        """At once."""
        g.happened(PloyAimed, self.seat, g.cards.traps[self.card].name, TRAILS[self.target])

    @step("ML-PLOY-07")
    def ward(self, g: MonsterLands) -> None:
        """ML-ARM-05  The target's owner may give up a defence token; abilities do not help."""
        if g.shields[self.target]:
            g.then(WardOff(g.seat_on(self.target), self.trail, self.card, self.target))
        else:
            apply(g, self.seat, self.trail, self.card, self.target)


@frame
class WardOff(Decision):
    """ML-PLOY-07  Do you discard a defence token to cancel this ploy?"""

    clause = "ML-PLOY-07"
    seat: Seat
    trail: Trail
    card: Card
    target: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [WARD, LET_IT]


@choice
class Ward(Choice):
    """ML-PLOY-07  The ploy is discarded."""

    def perform(self, g: MonsterLands, decision: WardOff) -> None:
        g.shields[decision.target] -= 1
        g.happened(PloyCancelled, decision.seat, TRAILS[decision.target], g.cards.traps[decision.card].name)


@choice
class LetIt(Choice):
    def perform(self, g: MonsterLands, decision: WardOff) -> None:
        apply(g, g.seat_on(decision.trail), decision.trail, decision.card, decision.target)


WARD, LET_IT = Ward(), LetIt()


def apply(g: MonsterLands, seat: Seat, trail: Trail, card: Card, target: Trail) -> None:
    """ML-PLOY-13 .. ML-PLOY-18  Dice are stolen; ML-PLOY-19, ML-PLOY-20 or attack dice will be directed there."""
    trait = g.cards.traps[card].trait
    if trait.redirect:
        g.redirects += [trail, target, trait.redirect]
        return
    colours, count = trait.steal
    g.then(Theft(seat, trail, target, colours, count))


@frame
class Theft(Procedure):
    seat: Seat
    trail: Trail
    target: Trail
    colours: int
    left: int

    @step("ML-PLOY-09")
    def steal(self, g: MonsterLands) -> None:
        """So many, or as many as possible; the thief chooses. ML-SCEN-08  The virtual player prefers strength dice."""
        free = loose(g, self.target, self.colours)
        if not self.left or not free:
            return
        if self.seat == NOBODY:
            take(g, self.seat, self.trail, self.target, free[0])
            g.then(Theft(self.seat, self.trail, self.target, self.colours, self.left - 1))
        else:
            g.then(StealWhich(self.seat, self.trail, self.target, self.colours, self.left))


def loose(g: MonsterLands, trail: Trail, colours: int) -> list[int]:
    """ML-PLOY-21  Colours of which there are dice, also on revealed traps; ML-PLOY-10 but not on secured ones."""
    return [c for c in range(2) if colours >> c & 1 and g.trail_dice[free_at(trail, c)]]


@frame
class StealWhich(Decision):
    """ML-PLOY-21  Which die do you take?"""

    clause = "ML-PLOY-21"
    seat: Seat
    trail: Trail
    target: Trail
    colours: int
    left: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [StealDie(COLOURS[colour]) for colour in range(2) if g.dice_on(self.target, colour)]


@choice
class StealDie(Choice):
    die: str

    def refusal(self, g: MonsterLands, decision: StealWhich) -> Refusal | None:
        """ML-PLOY-10  None of a secured trap; ML-PLOY-09 only of the colours that the ploy takes."""
        colour = COLOURS.index(self.die)
        if not decision.colours >> colour & 1:
            return no("ML-PLOY-09", die=self.die)
        return None if colour in loose(g, decision.target, decision.colours) else no("ML-PLOY-10")

    def perform(self, g: MonsterLands, decision: StealWhich) -> None:
        take(g, decision.seat, decision.trail, decision.target, COLOURS.index(self.die))
        g.then(Theft(decision.seat, decision.trail, decision.target, decision.colours, decision.left - 1))


@carries_out("ML-PLOY-09")
def take(g: MonsterLands, seat: Seat, trail: Trail, target: Trail, colour: int) -> None:
    """Onto the ploy token, whatever room there is; the thief will roll it."""
    g.trail_dice[free_at(target, colour)] -= 1
    g.trail_dice[free_at(trail, colour)] += 1
    g.happened(DieStolen, seat, TRAILS[target], COLOURS[colour])
