"""Chapter "Battles in the lands", the mercenary's attack: die by die, until the monster is captured, killed or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.defence import Suffer
from karczma.games.monster_lands.battles.loot_spent import celebrate
from karczma.games.monster_lands.battles.rolling import idle_improvements, improvements, prepare, roll_die, total
from karczma.games.monster_lands.table.state import Battle
from karczma.games.monster_lands.table.storage import receive, receive_token
from karczma.games.monster_lands.table.terms import (
    BATTLE,
    COLOURS,
    DONE,
    ENTRANCE,
    GLORY,
    GOLD,
    MAGIC,
    PLOY,
    SITE_TRAILS,
    STRENGTH,
    STRUCK,
    TRAILS,
    Trail,
)
from karczma.games.monster_lands.table.verbs import Gain
from karczma.games.monster_lands.words.battle_events import (
    DyingBlow,
    HitBeside,
    MonsterCaptured,
    MonsterKilled,
    TotalReached,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class Strike(Procedure):
    seat: Seat
    trail: Trail

    @step("ML-STRIKE-02")
    def strike(self, g: MonsterLands) -> None:
        """Traps, ability and equipment are applied; then the dice are rolled one by one."""
        prepare(g, self.trail, BATTLE)
        g.then(Striking(self.seat, self.trail))


def traps_on(g: MonsterLands, trail: Trail) -> int:
    """ML-TRAIL-08, ML-PLOY-03  Tokens that count as traps: all but revealed ploys.

    ML-STRIKE-23  Only those of the own trail; ML-BATTLE-05 also one that does nothing for the roll.
    """
    tokens = g.tokens_on(trail)
    return sum(not (g.revealed(card) and g.cards.traps[card].kind == PLOY) for card in tokens)


def trapped(g: MonsterLands, trail: Trail, monster: int) -> bool:
    """ML-MPOW-08  Turfus takes two. ML-MERC-30  Jaruna needs none."""
    cards = g.cards
    return cards.members[g.walker[trail]].trait.no_trap or traps_on(g, trail) >= cards.monsters[monster].traps_needed


def kills(g: MonsterLands, battle: Battle) -> bool:
    """ML-STRIKE-06, ML-STRIKE-20  With what counts for a kill only."""
    return total(battle) + battle.kill >= g.cards.monsters[battle.monster].kill_value


def captures(g: MonsterLands, battle: Battle, trail: Trail) -> bool:
    """ML-STRIKE-05, ML-STRIKE-20  With what counts for a capture only, but below the kill value without it."""
    reached, monster = total(battle), g.cards.monsters[battle.monster]
    if reached >= monster.kill_value or reached + battle.capture < monster.capture_value:
        return False
    return trapped(g, trail, battle.monster)


@frame
class Striking(Decision):
    """ML-STRIKE-07  Which die do you roll next? Or do you stop?"""

    clause = "ML-STRIKE-07"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        dice = [ROLLS[colour] for colour in (STRENGTH, MAGIC) if g.dice_on(self.trail, colour)]
        better = [*improvements(g, self.seat, self.trail), *idle_improvements(g, self.seat)]
        return [*dice, *better, KILL, CAPTURE, STOP]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, without asking what changes nothing."""
        dice = [ROLLS[colour] for colour in (STRENGTH, MAGIC) if g.dice_on(self.trail, colour)]
        shown = [*dice, *improvements(g, self.seat, self.trail), KILL, CAPTURE, STOP]
        return [each for each in shown if each.refusal(g, self) is None]


@choice
class Roll(Choice):
    die: str

    def perform(self, g: MonsterLands, decision: Striking) -> None:
        roll_die(g, decision.seat, decision.trail, COLOURS.index(self.die))
        g.then(decision)


@choice
class Kill(Choice):
    """ML-STRIKE-06  Stop here: the monster is killed."""

    def refusal(self, g: MonsterLands, decision: Striking) -> Refusal | None:
        battle = g.current_battle
        value = g.cards.monsters[battle.monster].kill_value
        return None if kills(g, battle) else no("ML-STRIKE-06", total=total(battle) + battle.kill, value=value)

    def facts(self, g: MonsterLands, decision: Striking) -> dict[str, int]:
        return gauge(g)

    def perform(self, g: MonsterLands, decision: Striking) -> None:
        kill(g, decision.seat, decision.trail)


@choice
class Capture(Choice):
    """ML-STRIKE-05, ML-STRIKE-12  Stop here: the monster is captured."""

    def refusal(self, g: MonsterLands, decision: Striking) -> Refusal | None:
        battle = g.current_battle
        reached, monster = total(battle), g.cards.monsters[battle.monster]
        if reached >= monster.kill_value:
            return no("ML-STRIKE-21", total=reached, value=monster.kill_value)
        if reached + battle.capture < monster.capture_value:
            return no("ML-STRIKE-05", total=reached + battle.capture, value=monster.capture_value)
        if not trapped(g, decision.trail, battle.monster):  # ML-STRIKE-08
            return no("ML-TRAIL-08", has=traps_on(g, decision.trail), needed=monster.traps_needed)
        return None

    def facts(self, g: MonsterLands, decision: Striking) -> dict[str, int]:
        return gauge(g)

    def perform(self, g: MonsterLands, decision: Striking) -> None:
        capture(g, decision.seat, decision.trail)


def gauge(g: MonsterLands) -> dict[str, int]:
    """What is reached, and what would be enough."""
    battle = g.current_battle
    monster = g.cards.monsters[battle.monster]
    values = {"capture_value": monster.capture_value, "kill_value": monster.kill_value}
    return {"total": total(battle), "capture": battle.capture, "kill": battle.kill, **values}


@choice
class Stop(Choice):
    """ML-STRIKE-07, ML-STRIKE-09  Leave it at that: the total carries over to the next trail."""

    def refusal(self, g: MonsterLands, decision: Striking) -> Refusal | None:
        """ML-STRIKE-05  A total that is enough captures or kills."""
        battle = g.current_battle
        if kills(g, battle) or captures(g, battle, decision.trail):
            return no("ML-STRIKE-07", total=total(battle))
        return None

    def perform(self, g: MonsterLands, decision: Striking) -> None:
        """ML-STRIKE-22  Without what counts for a capture or a kill only. ML-STRIKE-18 is the rulebook's example."""
        battle = g.current_battle
        battle.total = total(battle)
        g.fate[decision.trail] = STRUCK
        g.happened(TotalReached, decision.seat, TRAILS[decision.trail], battle.total)


ROLLS = [Roll("strength"), Roll("magic")]
KILL, CAPTURE, STOP = Kill(), Capture(), Stop()


# -- rewards -------------------------------------------------------------------------------------------------------


def capture(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-STRIKE-05  Glory and gold; the card is discarded. ML-MPOW-12  Sandor escapes from a land."""
    battle = g.current_battle
    kind = g.lairs[battle.site].pop()
    monster = g.cards.monsters[kind]
    escapes = battle.site != ENTRANCE and monster.moves_when == "captured_in_land"
    (g.escaping if escapes else g.monster_discard).append(kind)
    g.fate[trail] = DONE
    g.happened(MonsterCaptured, seat, monster.name, monster.capture_glory, monster.capture_gold)
    receive_token(g, seat, GLORY, monster.capture_glory, monster.name)
    receive_token(g, seat, GOLD, monster.capture_gold, monster.name)
    rejoice(g, seat, trail, "capture")


def kill(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-STRIKE-06, ML-STRIKE-19, ML-TROPHY-01  Glory, and the card as a trophy.

    ML-MPOW-06  Korcko and Krunn strike everybody in the land when they die; the reward comes first.
    """
    battle = g.current_battle
    kind = g.lairs[battle.site].pop()
    monster = g.cards.monsters[kind]
    g.players[seat].trophies.append(kind)
    g.fate[trail] = DONE
    g.happened(MonsterKilled, seat, monster.name, monster.kill_glory, monster.trophy)
    receive_token(g, seat, GLORY, monster.kill_glory, monster.name)
    rejoice(g, seat, trail, "kill")
    if monster.death_blow:
        g.then(DeathThroes(battle.site, kind))


@frame
class DeathThroes(Procedure):
    """ML-MPOW-06  What Korcko and Krunn do when they die."""

    site: int
    monster: int

    @step("ML-MPOW-06")
    def strike(self, g: MonsterLands) -> None:
        """Everybody in the land suffers hits; ML-CDEF-06 at the Entrance, on its two trails."""
        monster = g.cards.monsters[self.monster]
        g.happened(DyingBlow, monster.name, monster.death_blow)
        for trail in SITE_TRAILS[self.site]:
            if g.walker[trail] >= 0:
                g.happened(HitBeside, g.seat_on(trail), TRAILS[trail], monster.death_blow)
                g.then(Suffer(trail, monster.death_blow))


def rejoice(g: MonsterLands, seat: Seat, trail: Trail, deed: str) -> None:
    """ML-MERC-10, ML-MERC-25  What the mercenary's ability brings for it, and loot tokens that reward it."""
    member = g.cards.members[g.walker[trail]]
    for effect in member.ability:
        if isinstance(effect, Gain) and effect.when in (deed, "capture_or_kill"):
            g.rule = "ML-MERC-10" if effect.when == deed else "ML-MERC-25"
            receive(g, seat, effect.amounts, member.name)
    celebrate(g, seat, deed)
