"""Chapter "Deployment phase": turns of one action each, until everybody has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.citadel.spaces import open_buildings
from karczma.games.monster_lands.citadel.visiting import VISITS
from karczma.games.monster_lands.deployment.free import beside_actions, others_on_show
from karczma.games.monster_lands.deployment.lands import UseLand
from karczma.games.monster_lands.deployment.outer import ROADS, open_roads, trails_in_use
from karczma.games.monster_lands.variants.solo import SamborActs
from karczma.games.monster_lands.words.events import Passed
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class Turn(Procedure):
    """ML-DEPLOY-01  One action each, clockwise, beginning with the first player."""

    seat: Seat

    @step("ML-DEPLOY-02")
    def act(self, g: MonsterLands) -> None:
        """Place dice in the Citadel, in the outer areas or on a settled land; or pass."""
        g.moved = []
        g.then(Act(self.seat))

    @step("ML-CORE-14")
    def after(self, g: MonsterLands) -> None:
        """What is no action may also be done after it."""
        if not g.passes:
            g.then(After(self.seat))

    @step("ML-SOLO-09")
    def virtual_player(self, g: MonsterLands) -> None:
        """Alone, the virtual player acts after each action of the player, until the player's dice are used up."""
        if g.solo and not g.passes and any(g.players[self.seat].dice):
            g.then(SamborActs())

    @step("ML-DEPLOY-04")
    def next_turn(self, g: MonsterLands) -> None:
        """Until all have passed one after another; ML-DEPLOY-10 passing is not final."""
        if g.passes < g.seats:
            g.then(Turn((self.seat + 1) % g.seats))


def actions(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-DEPLOY-02  Everything that is an action, legal or not."""
    roads = [ROADS[trail] for trail in trails_in_use(g)]
    return [*VISITS, *roads, *(UseLand(g.cards.lands[land].name) for land in g.players[seat].lands)]


def may_act(g: MonsterLands, decision: Act) -> bool:
    return any(action.refusal(g, decision) is None for action in actions(g, decision.seat))


@frame
class Act(Decision):
    """ML-DEPLOY-02  What do you do on this turn?"""

    clause = "ML-DEPLOY-02"
    on_a_turn = True
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*actions(g, self.seat), *beside_actions(g, self.seat), *others_on_show(g, self.seat), PASS]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, without asking any action twice, or what cannot be used."""
        legal: list[Choice] = []
        if any(g.players[self.seat].dice):
            legal = [VISITS[each] for each in open_buildings(g, self.seat)] + open_roads(g, self.seat)
            lands = [UseLand(g.cards.lands[land].name) for land in g.players[self.seat].lands]
            legal += [land for land in lands if land.refusal(g, self) is None]
        free = [c for c in beside_actions(g, self.seat) if c.refusal(g, self) is None]
        return [*legal, *free] if legal else [*free, PASS]


@choice
class Pass(Choice):
    """ML-DEPLOY-03  Only without dice, or with dice that can be placed nowhere."""

    def refusal(self, g: MonsterLands, decision: Act) -> Refusal | None:
        if any(g.players[decision.seat].dice) and may_act(g, decision):
            return no("ML-DEPLOY-03", dice=sum(g.players[decision.seat].dice))
        return None

    def perform(self, g: MonsterLands, decision: Act) -> None:
        g.passes += 1
        g.happened(Passed, decision.seat)


PASS = Pass()


@frame
class After(Decision):
    """ML-CORE-14  Anything else before your turn ends?"""

    clause = "ML-CORE-14"
    on_a_turn = True
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*beside_actions(g, self.seat), *others_on_show(g, self.seat), END_TURN]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, without asking what cannot be used."""
        return [*(c for c in beside_actions(g, self.seat) if c.refusal(g, self) is None), END_TURN]


@choice
class EndTurn(Choice):
    """That was my turn."""


END_TURN = EndTurn()
