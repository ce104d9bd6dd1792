"""Chapter "Outer areas": a mercenary is assigned to a trail with dice, tokens and brews, all in one action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.deployment.lands import DiceFor, demands, meets, put_die
from karczma.games.monster_lands.members import distinct
from karczma.games.monster_lands.table.catalogue import Need
from karczma.games.monster_lands.table.packed import carried_at, free_at, secured_at
from karczma.games.monster_lands.table.storage import mix, own_trap, own_traps
from karczma.games.monster_lands.table.terms import (
    CARRIED_GOLD,
    CARRIED_GOODS,
    CARRIED_POISON,
    CARRIED_POTION,
    COLOURS,
    CONTRACT,
    DEFENCE,
    DICE,
    DIE_CODE,
    EMPTY,
    ENTRANCE,
    INFLUENCE,
    MAGIC,
    POISON,
    POTION,
    QUEST,
    SITE_OF,
    STRENGTH,
    TRAIL_CODE,
    TRAILS,
    UPPER,
    Member,
    Trail,
    colour_of,
)
from karczma.games.monster_lands.words.events import Assigned, Carried, DefenceLaid, TrailGave, TrapLaid
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

WITHOUT_LAND_B = (0, 1, 2, 3, 8, 9, 10, 11, 12, 13)
ALL_TRAILS = tuple(range(len(TRAILS)))


def trails_in_use(g: MonsterLands) -> tuple[Trail, ...]:
    """ML-SETUP-13  Land B only with three or four players."""
    return ALL_TRAILS if g.seats > 2 else WITHOUT_LAND_B


def able(g: MonsterLands, seat: Seat) -> list[Member]:
    """ML-OUT-04, ML-GREEN-04  Who is on no trail yet and is no greenhorn; ML-OUT-05 wounded or settled or not."""
    limit = g.cards.first_greenhorn
    return [m for m in g.players[seat].clan if g.station[m] < 0 and m < limit]


def needed(g: MonsterLands, trail: Trail) -> Need:
    """ML-TRAIL-02, ML-QUEST-02  The dice that a trail asks for; ML-ENTR-03 none at the Entrance."""
    if trail >= CONTRACT:
        return g.cards.quests[g.quests[1][0]].contract.need
    if trail >= QUEST:
        return g.cards.quests[g.quests[0][0]].need
    return g.guide(trail).need


def closed(g: MonsterLands, seat: Seat, trail: Trail) -> Refusal | None:
    """Why nobody of this clan can go there now."""
    name = TRAILS[trail]
    if g.walker[trail] != EMPTY:
        return no("ML-OUT-01", trail=name)
    if not able(g, seat):
        return no("ML-OUT-04")
    if SITE_OF[trail] == ENTRANCE:
        return entrance_closed(g, seat)
    if not any(g.players[seat].dice):
        return no("ML-DEPLOY-03", trail=name)
    if not meets(g, seat, needed(g, trail)):
        return no("ML-QUEST-02" if trail >= QUEST else "ML-TRAIL-02", trail=name)
    return None


def entrance_closed(g: MonsterLands, seat: Seat) -> Refusal | None:
    """ML-ENTR-02  Only while a monster is there, ML-ENTR-04 with something to place, ML-ENTR-07 and with a die left."""
    if not g.lairs[ENTRANCE]:
        return no("ML-ENTR-02")
    player = g.players[seat]
    if not any(player.dice):
        return no("ML-ENTR-07")
    if not (player.dice[STRENGTH] or player.dice[MAGIC] or player.traps or player.wallet[DEFENCE]):
        return no("ML-ENTR-04")
    return None


@choice
class GoTo(Choice):
    """ML-OUT-01  An unassigned mercenary goes to a free trail."""

    trail: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        return closed(g, decision.seat, TRAIL_CODE[self.trail])

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        trail = TRAIL_CODE[self.trail]
        g.passes = 0
        g.then(WhoGoes(decision.seat, trail), Equipping(decision.seat, trail))


ROADS = [GoTo(name) for name in TRAILS]


def open_roads(g: MonsterLands, seat: Seat) -> list[Choice]:
    """The trails that are not closed to this clan, found more quickly than by asking each of them."""
    if not able(g, seat):
        return []
    free = [trail for trail in trails_in_use(g) if g.walker[trail] == EMPTY]
    gate = free and entrance_closed(g, seat) is None
    return [ROADS[t] for t in free if (gate if SITE_OF[t] == ENTRANCE else meets(g, seat, needed(g, t)))]


@frame
class WhoGoes(Decision):
    """ML-OUT-01  Which mercenary goes there? ML-OUT-02  Others of the clan may follow in later actions."""

    clause = "ML-OUT-01"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [Send(name) for name in distinct(g, g.players[self.seat].clan)]


@choice
class Send(Choice):
    mercenary: str

    def refusal(self, g: MonsterLands, decision: WhoGoes) -> Refusal | None:
        member = g.cards.member_id[self.mercenary]
        if member >= g.cards.first_greenhorn:
            return no("ML-GREEN-04", mercenary=self.mercenary)
        return no("ML-OUT-04", mercenary=self.mercenary) if g.station[member] >= 0 else None

    def perform(self, g: MonsterLands, decision: WhoGoes) -> None:
        member, trail = g.cards.member_id[self.mercenary], decision.trail
        g.station[member], g.walker[trail] = trail, member
        g.happened(Assigned, decision.seat, self.mercenary, TRAILS[trail])


@frame
class Equipping(Procedure):
    """ML-TRAIL-06, ML-TRAIL-13, ML-ENTR-06  Everything is placed in this one action; nothing can be added later."""

    seat: Seat
    trail: Trail

    @step("ML-TRAIL-02")
    def required(self, g: MonsterLands) -> None:
        """ML-QUEST-02  Exactly the dice of the quest, or the required dice of the trail."""
        need = needed(g, self.trail)
        if self.trail >= QUEST:
            g.then(*(DiceFor(self.seat, self.trail, mask, n) for mask, n in demands(need)))
            return
        for colour in (STRENGTH, MAGIC):
            if need[colour]:
                put_die(g, self.seat, self.trail, colour, need[colour])

    @step("ML-TRAIL-02")
    def reinforcement(self, g: MonsterLands) -> None:
        """ML-TRAIL-03  Further dice in the shown colours, never influence dice."""
        if self.trail < QUEST:
            g.then(Reinforce(self.seat, self.trail, g.guide(self.trail).most))

    @step("ML-TRAIL-05")
    def tokens(self, g: MonsterLands) -> None:
        """Traps and defence tokens; ML-QUEST-03 none on a quest trail."""
        if self.trail < QUEST:
            g.then(LayTokens(self.seat, self.trail))

    @step("ML-TRAIL-12")
    def bonus(self, g: MonsterLands) -> None:
        """What the trail itself gives goes on the assignment token; ML-TRAIL-11, ML-ENTR-05 gold for who survives."""
        if self.trail < QUEST:
            for what, n in enumerate(g.guide(self.trail).brings):
                if n:
                    g.rule = bonus_clause(self.trail, what)
                    g.carried[carried_at(self.trail, what)] += n
                    g.happened(TrailGave, self.seat, TRAILS[self.trail], CARRIED_GOODS[what], n)

    @step("ML-ALCH-04")
    def brews(self, g: MonsterLands) -> None:
        """At most one potion and one poison on the assignment token, besides those of the trail."""
        g.then(TakeAlong(self.seat, self.trail))


def bonus_clause(trail: Trail, what: int) -> str:
    """ML-ENTR-05 is of the Entrance, ML-TRAIL-11 of gold, ML-TRAIL-12 of brews."""
    if trail >= UPPER:
        return "ML-ENTR-05"
    return "ML-TRAIL-11" if what == CARRIED_GOLD else "ML-TRAIL-12"


# -- reinforcement -------------------------------------------------------------------------------------------------


def laid_on(g: MonsterLands, trail: Trail) -> int:
    """Tokens of both kinds on a trail."""
    return len(g.tokens_on(trail)) + g.shields[trail]


def pool_dice_on(g: MonsterLands, trail: Trail) -> int:
    return sum(g.trail_dice[free_at(trail, 0) : secured_at(trail, 0)])


def room_for_dice(g: MonsterLands, trail: Trail) -> int:
    """ML-TRAIL-04, ML-ENTR-03  Six dice on a land trail, less two for each token without a space of its own."""
    room = g.cards.room
    if trail >= UPPER:
        return room["entrance_dice"] - pool_dice_on(g, trail) - room["entrance_token"] * laid_on(g, trail)
    crowding = max(0, laid_on(g, trail) - room["land_tokens"])
    return room["land_dice"] - pool_dice_on(g, trail) - room["land_token"] * crowding


def room_for_tokens(g: MonsterLands, trail: Trail) -> int:
    """ML-TRAIL-04  Two of their own, then one for every two free dice spaces."""
    room = g.cards.room
    if trail >= UPPER:
        return room_for_dice(g, trail) // room["entrance_token"]
    return max(0, room["land_tokens"] - laid_on(g, trail)) + room_for_dice(g, trail) // room["land_token"]


@frame
class Reinforce(Decision):
    """ML-TRAIL-02  Which dice do you add? Up to so many more."""

    clause = "ML-TRAIL-02"
    seat: Seat
    trail: Trail
    left: int

    def candidates(self, g: MonsterLands) -> list[Choice]:
        pool, shown = g.players[self.seat].dice, g.guide(self.trail).colours
        first = [ADDED[colour] for colour in shown if pool[colour]]
        return [*first, *(ADDED[die] for die, n in enumerate(pool) if n and die not in shown), ENOUGH]

    def options(self, g: MonsterLands) -> list[Choice]:
        """The same, without asking dice that are not taken here."""
        if not self.left or room_for_dice(g, self.trail) <= 0:
            added: list[Choice] = []
        else:
            pool = g.players[self.seat].dice
            added = [ADDED[colour] for colour in g.guide(self.trail).colours if pool[colour]]
        return [*added, ENOUGH] if ENOUGH.refusal(g, self) is None else added


@choice
class AddDie(Choice):
    die: str

    def refusal(self, g: MonsterLands, decision: Reinforce) -> Refusal | None:
        """ML-TRAIL-03  No influence dice, ML-TRAIL-02 only shown colours, so many, ML-TRAIL-04 while there is room."""
        die, guide = DIE_CODE[self.die], g.guide(decision.trail)
        if colour_of(die) == INFLUENCE:
            return no("ML-ENTR-03" if decision.trail >= UPPER else "ML-TRAIL-03")
        if die not in guide.colours:
            return no("ML-TRAIL-02", die=self.die)
        if not decision.left:
            return no("ML-TRAIL-02", most=guide.most)
        return no("ML-TRAIL-04") if room_for_dice(g, decision.trail) <= 0 else None

    def perform(self, g: MonsterLands, decision: Reinforce) -> None:
        put_die(g, decision.seat, decision.trail, COLOURS.index(self.die), 1)
        g.then(Reinforce(decision.seat, decision.trail, decision.left - 1))


@choice
class Enough(Choice):
    """No more dice, no more tokens."""

    def refusal(self, g: MonsterLands, decision: Reinforce | LayTokens) -> Refusal | None:
        """ML-ENTR-04  Something must be placed at the Entrance; the last chance for it is among the tokens."""
        if decision.trail < UPPER or pool_dice_on(g, decision.trail) or laid_on(g, decision.trail):
            return None
        tokens = g.players[decision.seat].traps or g.players[decision.seat].wallet[DEFENCE]
        if isinstance(decision, Reinforce) and tokens:
            return None
        return no("ML-ENTR-04")


ADDED = [AddDie(name) for name in DICE]
ENOUGH = Enough()


# -- tokens --------------------------------------------------------------------------------------------------------


@frame
class LayTokens(Decision):
    """ML-TRAIL-05  Which tokens do you lay on the trail? ML-PLOY-23  Their order from top to bottom is this one."""

    clause = "ML-TRAIL-05"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        traps = [LayTrap(name) for name in own_traps(g, self.seat)]
        shields = [LAY_DEFENCE] if g.players[self.seat].wallet[DEFENCE] else []
        return [*traps, *shields, ENOUGH]


def cannot_lay(g: MonsterLands, decision: Decision) -> Refusal | None:
    """ML-TRAIL-05  Nobody is setting out; ML-TRAIL-04, ML-ENTR-03 or there is no room."""
    if not isinstance(decision, LayTokens):
        return no("ML-TRAIL-05")
    return no("ML-TRAIL-04") if room_for_tokens(g, decision.trail) <= 0 else None


@choice
class LayTrap(Choice):
    """ML-TRAIL-05, ML-HUNT-06, ML-PLOY-02  Face down: nobody else sees which one it is."""

    trap: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        return cannot_lay(g, decision)

    def perform(self, g: MonsterLands, decision: LayTokens) -> None:
        player, card = g.players[decision.seat], own_trap(g, decision.seat, self.trap)
        player.traps.remove(card)
        player.laid.append(card)
        player.laid_at.append(decision.trail)
        mix(g, decision.seat)
        g.happened(TrapLaid, decision.seat, TRAILS[decision.trail], self.trap, 1 << decision.seat)
        g.then(decision)


@choice
class LayDefence(Choice):
    """ML-ARM-04  A defence token is placed on the trail."""

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        return cannot_lay(g, decision)

    def perform(self, g: MonsterLands, decision: LayTokens) -> None:
        g.players[decision.seat].wallet[DEFENCE] -= 1
        g.shields[decision.trail] += 1
        g.happened(DefenceLaid, decision.seat, TRAILS[decision.trail])
        g.then(decision)


LAY_DEFENCE = LayDefence()


# -- potion and poison ---------------------------------------------------------------------------------------------


@frame
class TakeAlong(Decision):
    """ML-ALCH-04  Does the mercenary take a potion, a poison, or both?"""

    clause = "ML-ALCH-04"
    seat: Seat
    trail: Trail

    def candidates(self, g: MonsterLands) -> list[Choice]:
        wallet = g.players[self.seat].wallet
        most_potion, most_poison = min(1, wallet[POTION]), min(1, wallet[POISON])
        return [BREWS[p + 2 * q] for q in range(most_poison + 1) for p in range(most_potion + 1)]


@choice
class Carry(Choice):
    potion: int
    poison: int

    def perform(self, g: MonsterLands, decision: TakeAlong) -> None:
        wallet = g.players[decision.seat].wallet
        wallet[POTION] -= self.potion
        wallet[POISON] -= self.poison
        g.carried[carried_at(decision.trail, CARRIED_POTION)] += self.potion
        g.carried[carried_at(decision.trail, CARRIED_POISON)] += self.poison
        if self.potion or self.poison:
            g.happened(Carried, decision.seat, TRAILS[decision.trail], self.potion, self.poison)


BREWS = [Carry(0, 0), Carry(1, 0), Carry(0, 1), Carry(1, 1)]
