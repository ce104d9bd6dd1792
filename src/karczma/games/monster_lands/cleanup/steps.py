"""Chapter "Cleanup phase": ML-CLEAN-01  eight steps, always in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.defence import clear_tokens, lose_shields
from karczma.games.monster_lands.cleanup.ending import LastSales, end, is_last
from karczma.games.monster_lands.cleanup.wages import Payday, Succession
from karczma.games.monster_lands.deployment.free import healings
from karczma.games.monster_lands.quests import draw_quests
from karczma.games.monster_lands.scoring import reputation
from karczma.games.monster_lands.table.monsters import appear, discard, reveal_land
from karczma.games.monster_lands.table.storage import keep_within_limit, receive_token
from karczma.games.monster_lands.table.terms import (
    BUILDINGS,
    CARRIED,
    DICE,
    EMPTY,
    ENTRANCE,
    GOLD,
    PER_TRAIL,
    POISON,
    POTION,
    TOKENS,
    TRAILS,
    Trail,
)
from karczma.games.monster_lands.variants.solo import pick_up
from karczma.games.monster_lands.words.events import BroughtBack, FirstPlayer, MonsterMoved, PanicSpread
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


@frame
class Cleanup(Procedure):
    """ML-SOLO-08  The virtual player does nothing here."""

    @step("ML-CLEAN-02")
    def tidy(self, g: MonsterLands) -> None:
        """1. Tokens come back, dice go to the supply; ML-CLEAN-03 and potions may heal."""
        for trail in range(len(TRAILS)):
            come_home(g, trail)
        pick_up(g)
        clear_board(g)
        g.then(*(Mending(seat) for seat in g.seats_from(g.first)))

    @step("ML-PANIC-01")
    def panic(self, g: MonsterLands) -> None:
        """2. Monsters that fought come to the Entrance, and panic spreads."""
        to_the_entrance(g)
        spread_panic(g)

    @step("ML-LEADER-01")
    def leaders(self, g: MonsterLands) -> None:
        """3. Fallen Leaders are replaced."""
        g.then(*(Succession(seat) for seat in g.seats_from(g.first)))

    @step("ML-WAGE-01")
    def wages(self, g: MonsterLands) -> None:
        """4. Everybody is paid; ML-END-02 also in the last round."""
        g.then(*(Payday(seat) for seat in g.seats_from(g.first)))

    @step("ML-TROPHY-02")
    def last_sales(self, g: MonsterLands) -> None:
        """After the last wages, ML-WAGE-05 and if none were due, trophies and loot may still be turned into gold."""
        if is_last(g):
            g.then(*(LastSales(seat) for seat in g.seats_from(g.first)))

    @step("ML-END-01")
    def check(self, g: MonsterLands) -> None:
        """5. The end? Then the other steps are skipped."""
        if is_last(g):
            end(g)

    @step("ML-CLEAN-07")
    def restore(self, g: MonsterLands) -> None:
        """6. New quests, ML-CLEAN-08 lands with their trails, and monsters; ML-CLEAN-09 nothing else is replaced."""
        new_quests(g)
        for site in g.lands_in_use():
            if not g.land_cards[site]:
                new_land(g, site)
            if not g.lairs[site]:  # ML-CLEAN-13
                appear(g, site)
        g.fought = [0, 0, 0]

    @step("ML-CLEAN-10")
    def first_player(self, g: MonsterLands) -> None:
        """7. The lowest reputation takes the token; ML-SOLO-26 alone, one keeps it."""
        g.first = least_renowned(g)
        g.happened(FirstPlayer, g.first)


# -- 1. tidy -------------------------------------------------------------------------------------------------------


def come_home(g: MonsterLands, trail: Trail) -> None:
    """ML-CLEAN-02, ML-ALCH-06, ML-QUEST-15, ML-TRAIL-11  Survivors bring back what they carry."""
    member = g.walker[trail]
    discard_tokens(g, trail)
    if member < 0:
        return
    seat = g.owner[member]
    potion, poison, gold = g.carried_on(trail)
    for token, n in ((POTION, potion), (POISON, poison)):
        if n:
            g.players[seat].wallet[token] += n
            g.happened(BroughtBack, seat, g.cards.members[member].name, TOKENS[token], n)
    receive_token(g, seat, GOLD, gold, "trail")
    g.station[member], g.walker[trail] = EMPTY, EMPTY


@carries_out("ML-CLEAN-04")
def discard_tokens(g: MonsterLands, trail: Trail) -> None:
    """ML-TRAIL-07  Traps and defence tokens are lost, used or not."""
    for seat in range(g.seats):
        if trail in g.players[seat].laid_at:
            clear_tokens(g, seat, trail)
    if g.walker[trail] >= 0:
        lose_shields(g, g.seat_on(trail), trail)


def clear_board(g: MonsterLands) -> None:
    """ML-CLEAN-05, ML-CORE-04, ML-GREEN-03  All dice go back, also those on cards and those that were not placed."""
    trails = len(TRAILS)
    g.trail_dice, g.carried = [0] * (PER_TRAIL * trails), [0] * (CARRIED * trails)
    g.shields, g.fate, g.bonus_used, g.results = [0] * trails, [0] * trails, [0] * trails, [0] * trails
    g.spaces, g.last = [EMPTY] * len(g.spaces), [0] * len(BUILDINGS)
    g.used, g.feature_used, g.worked = [0] * len(g.used), [0] * len(g.feature_used), [0] * len(g.worked)
    g.moved, g.redirects = [], []
    for player in g.players:
        player.dice = [0] * len(DICE)


@frame
class Mending(Procedure):
    """ML-CLEAN-12  Healing first, then what is above a limit is discarded."""

    seat: Seat

    @step("ML-CLEAN-03")
    def heal(self, g: MonsterLands) -> None:
        """A wounded token stays as it is unless a potion is discarded."""
        if healings(g, self.seat):
            g.then(Mend(self.seat))

    @step("ML-CLEAN-12")
    def limits(self, g: MonsterLands) -> None:
        """Storage limits apply to what was brought back."""
        for token in (POTION, POISON):
            keep_within_limit(g, self.seat, token)


@frame
class Mend(Decision):
    """ML-CLEAN-03  Do you heal somebody with a potion?"""

    clause = "ML-CLEAN-03"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*healings(g, self.seat), NO_HEALING]


@choice
class NoHealing(Choice):
    pass


NO_HEALING = NoHealing()


# -- 2. panic ------------------------------------------------------------------------------------------------------


def to_the_entrance(g: MonsterLands) -> None:
    """ML-PANIC-01, ML-PANIC-02, ML-VAR-04  The strongest stays: highest attack, then kill value; the others go.

    On a tie that remains the one that stood there already, then Land A's. ML-MPOW-12  Sandor may be among them.
    """
    newcomers = [m for site in g.lands_in_use() if g.fought[site] for m in g.lairs[site]] + g.escaping
    if not newcomers:
        return
    of = g.cards.monsters
    strongest = max([*g.lairs[ENTRANCE], *newcomers], key=lambda m: (of[m].attack, of[m].kill_value))
    for place in [*(g.lairs[site] for site in g.lands_in_use() if g.fought[site]), g.escaping, g.lairs[ENTRANCE]]:
        if strongest in place:
            place.remove(strongest)
        drive_off(g, place)
    g.lairs[ENTRANCE].append(strongest)
    if strongest in newcomers:
        g.happened(MonsterMoved, g.cards.monsters[strongest].name)


@carries_out("ML-PANIC-02")
def drive_off(g: MonsterLands, lair: list[int]) -> None:
    """Only one monster can stay at the Entrance."""
    discard(g, lair)


@carries_out("ML-PANIC-03")
def spread_panic(g: MonsterLands) -> None:
    """ML-PANIC-05  The top panic token, whoever defended; ML-MPOW-10 with Krinx two.

    ML-PANIC-04  They stay until the monster there is captured or killed.
    """
    if not g.lairs[ENTRANCE]:
        return
    for _ in range(g.cards.monsters[g.monster_at(ENTRANCE)].panic_drawn):
        if g.panic_stack:
            building = g.draw_kind(g.panic_stack)
            g.panicked.append(building)
            g.happened(PanicSpread, BUILDINGS[building])


# -- 6. and 7. -----------------------------------------------------------------------------------------------------


@carries_out("ML-CLEAN-06")
def new_quests(g: MonsterLands) -> None:
    """What nobody took is discarded too."""
    for field in g.quests:
        while field:
            g.quest_discard.append(field.pop())
    draw_quests(g)


@carries_out("ML-CLEAN-08")
def new_land(g: MonsterLands, site: int) -> None:
    """With new trails."""
    reveal_land(g, site)


def least_renowned(g: MonsterLands) -> Seat:
    """ML-CLEAN-10  On a tie the first of them counting to the right from the current first player, who comes last."""
    order = [(g.first - 1 - i) % g.seats for i in range(g.seats)]
    return min(order, key=lambda seat: reputation(g, seat))
