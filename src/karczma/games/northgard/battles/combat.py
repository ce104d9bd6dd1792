"""Chapter "Combat", step by step. A creature fights like a side that has neither units nor food (NG-CFIGHT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.battles.aftermath import Aftermath, Casualties
from karczma.games.northgard.battles.sides import Battle, Side
from karczma.games.northgard.clans.powers import token_points
from karczma.games.northgard.table.terms import FOOD, NOBODY, Territory
from karczma.games.northgard.words.events import BattleBegan, BattleDecided, DieRolled, FaceChosen, FoodDiscarded, Force
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard

POINT, DAMAGE = "axe1", "damage1"  # what the choice face may count as


@frame
class Combat(Procedure):
    """Seven steps. `seat` attacks (NOBODY: the creature does); `creature` is its card, or -1.

    The rulebook fights through NG-COMB-28, NG-COMB-29, and NG-CFIGHT-21 with a creature.
    """

    seat: Seat
    where: Territory
    creature: int

    @step("NG-COMB-04")
    def count_forces(self, g: Northgard) -> None:
        """1. Each unit there is worth one point, wherever else its owner has more (NG-COMB-02).

        2. The attacker adds the card's bonus, the defender that of the buildings; both that of their clan.
        """
        if g.owner[self.where] == self.seat != NOBODY:  # against a creature at home: those who came join the others
            g.station(self.seat, self.where, g.invaders[self.where])  # NG-CFIGHT-04
            g.invaders[self.where] = 0  # NG-CFIGHT-04
        attacker = creature_side(g, self.creature) if self.seat == NOBODY else attacking(g, self)
        hunted = self.seat != NOBODY and self.creature != NOBODY
        defender = creature_side(g, self.creature) if hunted else defending(g, self.where)
        g.battle = Battle(where=self.where, sides=[attacker, defender])
        sides = attacker.seat, defender.seat, self.where, attacker.points, defender.points
        if g.heard is not None:
            g.happened(BattleBegan, *sides, beast(g), forces(g, attacker, 0), forces(g, defender, 1))

    @step("NG-COMB-07")
    def feed(self, g: Northgard) -> None:
        """3. Attacker first, each side may discard food; NG-COMB-09 the defender knows what the attacker did.

        NG-CFIGHT-11  A creature discards none.
        """
        g.then(*(Feed(side.seat) for side in g.current_battle.sides if side.seat != NOBODY))

    @step("NG-COMB-10")
    def roll(self, g: Northgard) -> None:
        """4. Attacker first, each side rolls one die."""
        g.then(*(RollDie(side.seat) for side in g.current_battle.sides))

    @step("NG-COMB-15")
    def find_winner(self, g: Northgard) -> None:
        """5. A side that cannot survive loses, whatever the results; otherwise more points win.

        NG-COMB-17, NG-CFIGHT-15  The defender wins ties. NG-COMB-16  Where both fall, nobody wins.
        NG-COMB-13, NG-COMB-18  Points are those of all units, bonuses, food and the die; damage does not lower them.
        """
        battle = g.current_battle
        attacker, defender = battle.sides
        fallen = doomed(attacker, defender), doomed(defender, attacker)
        if any(fallen):
            battle.winner = NOBODY if all(fallen) else fallen.index(False)
            g.rule = "NG-COMB-16" if all(fallen) else "NG-COMB-15"
        else:
            battle.winner = 0 if attacker.points > defender.points else 1
            g.rule = "NG-COMB-17"
        g.happened(BattleDecided, *standings(g), self.where, attacker.points, defender.points, battle.winner, beast(g))

    @step("NG-COMB-19")
    def remove_casualties(self, g: Northgard) -> None:
        """6. Each side loses a unit for each damage it received, the winner too (NG-COMB-20)."""
        attacker, defender = g.current_battle.sides
        for side, foe in ((attacker, defender), (defender, attacker)):
            if side.seat != NOBODY:
                g.then(Casualties(side.seat, min(side.units, foe.damage)))  # NG-COMB-31  what is more is lost

    @step("NG-COMB-21")
    def retreat_of_the_loser(self, g: Northgard) -> None:
        """7. The loser leaves; then the winner has what the victory brings."""
        g.then(Aftermath(self.seat, self.where, self.creature))


def doomed(side: Side, foe: Side) -> bool:
    """NG-COMB-15, NG-CFIGHT-14  As much damage as units; NG-CFIGHT-17 a creature takes no damage."""
    return side.seat != NOBODY and foe.damage >= side.units


def standings(g: Northgard) -> tuple[Seat, Seat]:
    """The winner and the loser; NOBODY: a creature, or where all fell, both."""
    battle = g.current_battle
    winner, sides = battle.winner, battle.sides
    return (NOBODY, NOBODY) if winner < 0 else (sides[winner].seat, sides[1 - winner].seat)


def beast(g: Northgard) -> str:
    """The creature that fights here, if one does."""
    return next((g.cards.names[side.creature] for side in g.current_battle.sides if side.creature != NOBODY), "")


def attacking(g: Northgard, combat: Combat) -> Side:
    """NG-COMB-05, NG-COMB-14  Those who moved in, with the card's bonus.

    NG-CFIGHT-04  Against a creature all own units there take part, moved or not. NG-CFIGHT-08, NG-CFIGHT-09  With
    bonuses as usual, but none of buildings: who attacks is no defender, even at home.
    """
    where, seat = combat.where, combat.seat
    at_home = g.owner[where] == seat
    units, kaija = (g.units[where], g.kaija == where) if at_home else (g.invaders[where], False)
    points = units + kaija + g.attack + token_points(g, seat, where)  # NG-CLAN-04, NG-COMB-05, NG-CLAN-15
    return Side(seat=seat, units=units, points=points, damage=g.damage, kaija=kaija)


def defending(g: Northgard, where: Territory) -> Side:
    """NG-COMB-06, NG-CFIGHT-10, NG-BLDG-03, NG-BLDG-08  Those who hold the territory, with its buildings.

    NG-CLAN-04  Kaija is worth two.
    """
    units, kaija, seat = g.units[where], g.kaija == where, g.owner[where]
    points = units + kaija + token_points(g, seat, where)  # NG-CLAN-04, NG-CLAN-15
    damage = 0
    for building, n in g.buildings_on(where):
        points += g.cards.guard[building] * n  # NG-BLDG-08, NG-BLDG-09
        damage += g.cards.shots[building] * n  # NG-BLDG-03, NG-BLDG-09
    return Side(seat=seat, units=units, points=points, damage=damage, kaija=kaija)


def creature_side(g: Northgard, creature: int) -> Side:
    """NG-CFIGHT-07  The combat value of its card."""
    strength = g.cards.strength[creature - g.cards.first_creature]
    return Side(seat=NOBODY, units=0, points=strength, creature=creature)


def forces(g: Northgard, side: Side, at: int) -> tuple[Force, ...]:
    """Where the points and the damage of a side come from before food and dice: a telling, not a rule."""
    if side.seat == NOBODY:
        return ((g.cards.names[side.creature], side.points, 0),)
    where = g.current_battle.where
    found = [("units", side.units, 0), ("kaija", int(side.kaija), 0)]
    if at == 0:
        found.append(("card", g.attack, g.damage))
    else:
        for building, n in g.buildings_on(where):
            found.append((g.cards.buildings[building], g.cards.guard[building] * n, g.cards.shots[building] * n))
    found.append(("scorched", token_points(g, side.seat, where), 0))
    return tuple(each for each in found if each[1] or each[2])


# -- food ----------------------------------------------------------------------------------------------------------


@frame
class Feed(Decision):
    """NG-COMB-07  How much food do you discard? One point for each."""

    clause = "NG-COMB-07"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        units, food = g.current_battle.of(self.seat).units, g.players[self.seat].wallet[FOOD]
        return [DiscardFood(n) for n in range(max(units, food) + 1)]


@choice
class DiscardFood(Choice):
    n: int

    def refusal(self, g: Northgard, decision: Feed) -> Refusal | None:
        has, units = g.players[decision.seat].wallet[FOOD], g.current_battle.of(decision.seat).units
        if self.n > units:
            return no("NG-COMB-08", n=units)
        return no("NG-COMB-07", has=has) if self.n > has else None

    def perform(self, g: Northgard, decision: Feed) -> None:
        g.players[decision.seat].wallet[FOOD] -= self.n  # NG-COMB-31  it never comes back
        g.current_battle.of(decision.seat).points += self.n
        if self.n:
            g.happened(FoodDiscarded, decision.seat, self.n)


# -- dice ----------------------------------------------------------------------------------------------------------


@frame
class RollDie(Procedure):
    """One side rolls; NG-CFIGHT-12 for a creature, a neighbour does."""

    seat: Seat

    @step("NG-COMB-10")
    def roll(self, g: Northgard) -> None:
        """NG-COMB-12, NG-COMP-13  One of six faces: points, damage, both, or a choice of one of either.

        NG-CFIGHT-13  For a creature, the choice face is always a point.
        """
        side = g.current_battle.of(self.seat)
        side.face = g.below(len(g.cards.faces))
        points, damage, either = g.cards.faces[side.face]
        side.points += points
        side.damage += damage
        if self.seat == NOBODY:
            g.rule = "NG-CFIGHT-12"
        creature = beast(g) if self.seat == NOBODY else ""
        g.happened(DieRolled, self.seat, roller(g, self.seat), g.cards.face_names[side.face], creature)
        if either and self.seat == NOBODY:
            side.points += 1
            g.rule = "NG-CFIGHT-13"
            g.happened(FaceChosen, NOBODY, POINT, creature)
        elif either:
            g.then(PointOrDamage(self.seat))


def roller(g: Northgard, seat: Seat) -> Seat:
    """NG-CFIGHT-12  For a creature rolls the player to the left of the one who fights it."""
    if seat != NOBODY:
        return seat
    fighter = next(side.seat for side in g.current_battle.sides if side.seat != NOBODY)
    return (fighter + 1) % g.seats


@frame
class PointOrDamage(Decision):
    """NG-COMB-11  A point, or a damage? The attacker says so before the defender rolls."""

    clause = "NG-COMB-11"
    seat: Seat

    def candidates(self, g: Northgard) -> list[Choice]:
        return EITHER


@choice
class TakePoint(Choice):
    def perform(self, g: Northgard, decision: PointOrDamage) -> None:
        g.current_battle.of(decision.seat).points += 1
        g.happened(FaceChosen, decision.seat, POINT)


@choice
class TakeDamage(Choice):
    def perform(self, g: Northgard, decision: PointOrDamage) -> None:
        g.current_battle.of(decision.seat).damage += 1
        g.happened(FaceChosen, decision.seat, DAMAGE)


EITHER: list[Choice] = [TakePoint(), TakeDamage()]
