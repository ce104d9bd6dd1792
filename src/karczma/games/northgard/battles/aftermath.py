"""Chapter "Combat", its end: casualties, the retreat of the loser, and what a victory brings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from karczma.games.northgard.clans.kaija import Group, with_or_without
from karczma.games.northgard.clans.powers import after_attack_won, gain_fame
from karczma.games.northgard.table.terms import BATTLE_WON, NOBODY, NOWHERE, REGULAR, Territory
from karczma.games.northgard.variants.creatures import closed_to_newcomers, creature_at, vanish
from karczma.games.northgard.words.events import CreatureBeaten, UnitsLost, UnitsRetreated
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


# -- casualties ----------------------------------------------------------------------------------------------------


@frame
class Casualties(Procedure):
    seat: Seat
    n: int

    @step("NG-COMB-32")
    def choose(self, g: Northgard) -> None:
        """Each side chooses which of its units fall; that matters only where Kaija fights."""
        if self.n:
            side = g.current_battle.of(self.seat)
            with_or_without(g, self.seat, Fallen(self.seat, self.n, False), side.kaija, self.n == side.units, may=True)


@frame
class Fallen(Group):
    seat: Seat
    n: int
    kaija: bool

    def having(self, kaija: bool) -> Fallen:
        return replace(self, kaija=kaija)

    @step("NG-COMB-19")
    def fall(self, g: Northgard) -> None:
        """They return to the reserve of their owner; NG-CLAN-07 Kaija too can be placed again."""
        battle = g.current_battle
        side = battle.of(self.seat)
        side.units -= self.n
        inside = min(self.n, g.units[battle.where]) if g.owner[battle.where] == self.seat else 0
        if inside:
            g.withdraw(battle.where, inside)
        g.invaders[battle.where] -= self.n - inside
        lose(g, self.seat, battle.where, self.n, self.kaija)
        side.kaija &= not self.kaija


def lose(g: Northgard, seat: Seat, territory: Territory, n: int, kaija: bool) -> None:
    g.players[seat].reserve += n - kaija
    if kaija:
        g.kaija = NOWHERE
    g.happened(UnitsLost, seat, territory, n, int(kaija))


# -- the loser leaves ----------------------------------------------------------------------------------------------


@frame
class Aftermath(Procedure):
    """What happens once the winner is known and the casualties are removed."""

    seat: Seat  # the attacker; NOBODY: a creature
    where: Territory
    creature: int

    @step("NG-COMB-21")
    def leave(self, g: Northgard) -> None:
        """All surviving units of the loser leave; NG-CFIGHT-18, NG-CFIGHT-19 unless a creature that shares won."""
        battle = g.current_battle
        loser = battle.sides[1 - battle.winner] if battle.winner >= 0 else None
        if loser is None or loser.seat == NOBODY or not loser.units:
            return
        if self.creature != NOBODY and g.cards.shares[self.creature - g.cards.first_creature]:
            return
        battle.retreating, battle.kaija_retreats = loser.units, loser.kaija
        if g.owner[self.where] == loser.seat:
            g.withdraw(self.where, g.units[self.where])
        if battle.winner == 1 or self.creature != NOBODY:
            g.invaders[self.where] = 0
        g.then(Retreating(loser.seat, self.where))

    @step("NG-COMB-27")
    def take_over(self, g: Northgard) -> None:
        """The winner holds the territory with what is left, and its buildings serve the winner."""
        if self.seat != NOBODY and g.current_battle.winner == 0:
            taken = g.owner[self.where] != self.seat
            g.station(self.seat, self.where, g.invaders[self.where])
            g.invaders[self.where] = 0
            self.celebrate(g, taken)  # NG-CLAN-17, NG-CLAN-19

    @step("NG-CFIGHT-16")
    def remove_creature(self, g: Northgard) -> None:
        """Who beats a creature, attacking or defending, gains its fame; NG-CFIGHT-20 and it leaves the map."""
        battle = g.current_battle
        if self.creature != NOBODY and battle.winner >= 0 and battle.sides[battle.winner].seat != NOBODY:
            winner = battle.sides[battle.winner].seat
            g.happened(CreatureBeaten, winner, g.cards.names[self.creature])
            gain_fame(g, winner, g.cards.reward[self.creature - g.cards.first_creature], "creature")
            vanish(g, Card(self.creature))

    @step("NG-COMB-16")
    def clear(self, g: Northgard) -> None:
        """The battle leaves the table; a territory where all fell is neutral."""
        g.battle = None

    def celebrate(self, g: Northgard, taken: bool) -> None:
        """NG-CLAN-17, NG-CLAN-19  Won as attacker; a creature that shares never holds a territory."""
        loser = g.current_battle.sides[1].seat  # NG-SPEC-01
        g.deeds[BATTLE_WON] += 1
        g.beaten.append(loser)
        after_attack_won(g, self.seat, conquered=taken)


@frame
class Retreating(Procedure):
    seat: Seat
    where: Territory

    @step("NG-COMB-25")
    def find_refuge(self, g: Northgard) -> None:
        """Where there is no refuge the units are lost."""
        open_to_them = refuges(g, self.seat, self.where)
        if open_to_them:
            g.then(Retreat(self.seat, self.where, tuple(open_to_them)))
        else:
            battle = g.current_battle
            lose(g, self.seat, self.where, battle.retreating, battle.kaija_retreats)


def refuges(g: Northgard, seat: Seat, where: Territory) -> list[Territory]:
    """NG-COMB-21, NG-COMB-22  Adjacent across a regular border, friendly or neutral, and at peace.

    NG-COMB-24, NG-COMB-30  Where a battle is still to come is no peace; where one is over there is.
    NG-CFIGHT-05, NG-CFIGHT-06  Nor beside a creature that is attacked, or that does not share.
    NG-TEAM-10  A partner's territory is neither friendly nor neutral. NG-CTYPE-02, NG-CTYPE-03  A bear does not matter.
    """
    hunted = {creature_at(g, card) for card in g.prey}  # type: ignore[arg-type]
    return [
        t
        for t, price in g.chart.adjacent[where]
        if price == REGULAR
        and g.owner[t] in (seat, NOBODY)
        and not g.invaders[t]
        and t not in hunted
        and not closed_to_newcomers(g, t)
    ]


@frame
class Retreat(Decision):
    """NG-COMB-23, NG-COMB-26  How many retreat to the first of these? The last one takes the rest.

    The loser is asked, attacker or defender alike, refuge by refuge: no two sets of answers mean the same.
    """

    clause = "NG-COMB-23"
    seat: Seat
    where: Territory
    refuges: tuple[Territory, ...]

    def candidates(self, g: Northgard) -> list[Choice]:
        return [FallBack(n) for n in range(g.current_battle.retreating + 1)]


@choice
class FallBack(Choice):
    n: int

    def refusal(self, g: Northgard, decision: Retreat) -> Refusal | None:
        left = g.current_battle.retreating
        if len(decision.refuges) == 1 and self.n < left:
            return no("NG-COMB-21", left=left)  # all survivors must go somewhere
        return None

    def perform(self, g: Northgard, decision: Retreat) -> None:
        battle = g.current_battle
        if self.n:
            group = FallenBack(decision.seat, decision.where, decision.refuges[0], self.n, False)
            must = self.n == battle.retreating
            with_or_without(g, decision.seat, group, battle.kaija_retreats, must, may=True)
        if battle.retreating > self.n:
            g.then(Retreat(decision.seat, decision.where, decision.refuges[1:]))


@frame
class FallenBack(Group):
    seat: Seat
    source: Territory
    target: Territory
    n: int
    kaija: bool

    def having(self, kaija: bool) -> FallenBack:
        return replace(self, kaija=kaija)

    @step("NG-COMB-21")
    def arrive(self, g: Northgard) -> None:
        """They join their own, or settle on neutral land."""
        battle = g.current_battle
        battle.retreating -= self.n
        g.station(self.seat, self.target, self.n)
        if self.kaija:
            g.kaija = self.target
            battle.kaija_retreats = False
        g.happened(UnitsRetreated, self.seat, self.source, self.target, self.n, int(self.kaija))
