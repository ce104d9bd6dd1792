"""Chapter "Battles in the lands", the mercenary's attack: die by die, until the monster is captured, killed or left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battle_events import DyingBlow, HitBeside, MonsterCaptured, MonsterKilled, TotalReached
from karczma.games.monster_lands.defence import Suffer
from karczma.games.monster_lands.loot import celebrate
from karczma.games.monster_lands.rolling import idle_improvements, improvements, prepare, roll_die, total
from karczma.games.monster_lands.state import Battle
from karczma.games.monster_lands.storage import receive, receive_token
from karczma.games.monster_lands.terms import (
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
from karczma.games.monster_lands.verbs import Gain
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


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
    return sum(not (g.revealed(card) and g.cards.trap_kind[card] == PLOY) for card in tokens)


def trapped(g: MonsterLands, trail: Trail, monster: int) -> bool:
    """ML-MPOW-08  Turfus takes two. ML-MERC-30  Jaruna needs none."""
    return g.cards.member_trait[g.walker[trail]].no_trap or traps_on(g, trail) >= g.cards.traps_needed[monster]


def kills(g: MonsterLands, battle: Battle) -> bool:
    """ML-STRIKE-06, ML-STRIKE-20  With what counts for a kill only."""
    return total(battle) + battle.kill >= g.cards.kill_value[battle.monster]


def captures(g: MonsterLands, battle: Battle, trail: Trail) -> bool:
    """ML-STRIKE-05, ML-STRIKE-20  With what counts for a capture only, but below the kill value without it."""
    reached, monster = total(battle), battle.monster
    if reached >= g.cards.kill_value[monster] or reached + battle.capture < g.cards.capture_value[monster]:
        return False
    return trapped(g, trail, monster)


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

    def perform(self, g: MonsterLands, asked: Striking) -> None:
        roll_die(g, asked.seat, asked.trail, COLOURS.index(self.die))
        g.then(asked)


@choice
class Kill(Choice):
    """ML-STRIKE-06  Stop here: the monster is killed."""

    def refusal(self, g: MonsterLands, asked: Striking) -> Refusal | None:
        battle = g.battle
        assert battle is not None
        value = g.cards.kill_value[battle.monster]
        return None if kills(g, battle) else no("ML-STRIKE-06", total=total(battle) + battle.kill, value=value)

    def facts(self, g: MonsterLands, asked: Striking) -> dict[str, int | str]:
        return gauge(g)

    def perform(self, g: MonsterLands, asked: Striking) -> None:
        kill(g, asked.seat, asked.trail)


@choice
class Capture(Choice):
    """ML-STRIKE-05, ML-STRIKE-12  Stop here: the monster is captured."""

    def refusal(self, g: MonsterLands, asked: Striking) -> Refusal | None:
        battle = g.battle
        assert battle is not None
        reached, cards = total(battle), g.cards
        if reached >= cards.kill_value[battle.monster]:
            return no("ML-STRIKE-21", total=reached, value=cards.kill_value[battle.monster])
        if reached + battle.capture < cards.capture_value[battle.monster]:
            value = cards.capture_value[battle.monster]
            return no("ML-STRIKE-05", total=reached + battle.capture, value=value)
        if not trapped(g, asked.trail, battle.monster):  # ML-STRIKE-08
            return no("ML-TRAIL-08", has=traps_on(g, asked.trail), needed=cards.traps_needed[battle.monster])
        return None

    def facts(self, g: MonsterLands, asked: Striking) -> dict[str, int | str]:
        return gauge(g)

    def perform(self, g: MonsterLands, asked: Striking) -> None:
        capture(g, asked.seat, asked.trail)


def gauge(g: MonsterLands) -> dict[str, int | str]:
    """What is reached, and what would be enough."""
    battle = g.battle
    assert battle is not None
    monster = battle.monster
    values = {"capture_value": g.cards.capture_value[monster], "kill_value": g.cards.kill_value[monster]}
    return {"total": total(battle), "capture": battle.capture, "kill": battle.kill, **values}


@choice
class Stop(Choice):
    """ML-STRIKE-07, ML-STRIKE-09  Leave it at that: the total carries over to the next trail."""

    def refusal(self, g: MonsterLands, asked: Striking) -> Refusal | None:
        """ML-STRIKE-05  A total that is enough captures or kills."""
        battle = g.battle
        assert battle is not None
        if kills(g, battle) or captures(g, battle, asked.trail):
            return no("ML-STRIKE-07", total=total(battle))
        return None

    def perform(self, g: MonsterLands, asked: Striking) -> None:
        """ML-STRIKE-22  Without what counts for a capture or a kill only. ML-STRIKE-18 is the rulebook's example."""
        battle = g.battle
        assert battle is not None
        battle.total = total(battle)
        g.fate[asked.trail] = STRUCK
        g.happened(TotalReached, asked.seat, TRAILS[asked.trail], battle.total)


ROLLS = [Roll("strength"), Roll("magic")]
KILL, CAPTURE, STOP = Kill(), Capture(), Stop()


# -- rewards -------------------------------------------------------------------------------------------------------


def capture(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-STRIKE-05  Glory and gold; the card is discarded. ML-MPOW-12  Sandor escapes from a land."""
    battle = g.battle
    assert battle is not None
    monster = g.lairs[battle.site].pop()
    glory, gold = g.cards.capture_reward[monster]
    name = g.cards.monsters[monster]
    escapes = battle.site != ENTRANCE and g.cards.moves_when[monster] == "captured_in_land"
    (g.escaping if escapes else g.monster_discard).append(monster)
    g.fate[trail] = DONE
    g.happened(MonsterCaptured, seat, name, glory, gold)
    receive_token(g, seat, GLORY, glory, name)
    receive_token(g, seat, GOLD, gold, name)
    rejoice(g, seat, trail, "capture")


def kill(g: MonsterLands, seat: Seat, trail: Trail) -> None:
    """ML-STRIKE-06, ML-STRIKE-19, ML-TROPHY-01  Glory, and the card as a trophy.

    ML-MPOW-06  Korcko and Krunn strike everybody in the land when they die; the reward comes first.
    """
    battle = g.battle
    assert battle is not None
    monster = g.lairs[battle.site].pop()
    name, glory = g.cards.monsters[monster], g.cards.kill_glory[monster]
    g.players[seat].trophies.append(monster)
    g.fate[trail] = DONE
    g.happened(MonsterKilled, seat, name, glory, g.cards.trophy[monster])
    receive_token(g, seat, GLORY, glory, name)
    rejoice(g, seat, trail, "kill")
    blow = g.cards.death_blow[monster]
    if blow:
        g.then(DeathThroes(battle.site, monster))


@frame
class DeathThroes(Procedure):
    """ML-MPOW-06  What Korcko and Krunn do when they die."""

    site: int
    monster: int

    @step("ML-MPOW-06")
    def strike(self, g: MonsterLands) -> None:
        """Everybody in the land suffers hits; ML-CDEF-06 at the Entrance, on its two trails."""
        blow = g.cards.death_blow[self.monster]
        g.happened(DyingBlow, g.cards.monsters[self.monster], blow)
        for trail in SITE_TRAILS[self.site]:
            if g.walker[trail] >= 0:
                g.happened(HitBeside, g.seat_on(trail), TRAILS[trail], blow)
                g.then(Suffer(trail, blow))


def rejoice(g: MonsterLands, seat: Seat, trail: Trail, deed: str) -> None:
    """ML-MERC-10, ML-MERC-25  What the mercenary's ability brings for it, and loot tokens that reward it."""
    member = g.walker[trail]
    for effect in g.cards.ability[member]:
        if isinstance(effect, Gain) and effect.when in (deed, "capture_or_kill"):
            g.rule = "ML-MERC-10" if effect.when == deed else "ML-MERC-25"
            receive(g, seat, effect.amounts, g.cards.members[member])
    celebrate(g, seat, deed)
