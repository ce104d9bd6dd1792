"""What a clan receives, pays and may keep: storage limits, gold, glory, dice, trap tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.battles.loot import LootFor
from karczma.games.monster_lands.table.terms import (
    DEFENCE,
    DIE_STRENGTH,
    GLORY,
    GOLD,
    INFLUENCE,
    LOOT,
    PLAIN,
    STARTING,
    TOKENS,
    TRAP,
    influence,
)
from karczma.games.monster_lands.table.verbs import Amounts
from karczma.games.monster_lands.words.events import (
    DiceTaken,
    GloryLost,
    InfluenceRolled,
    Overflowed,
    Paid,
    Received,
    Reshuffled,
    TrapDiscarded,
    TrapDrawn,
)
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision, Procedure, carries_out, frame, step
from karczma.kernel.zones import Card, join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def receive(g: MonsterLands, seat: Seat, amounts: Amounts, by: str) -> None:
    """ML-SETUP-19  The supply is without limit. Dice join the pool, ML-DEPLOY-09 for this round only."""
    for what, n in amounts:
        if what <= DEFENCE:
            receive_token(g, seat, what, n, by)
        elif what >= DIE_STRENGTH:
            gain_dice(g, seat, what - DIE_STRENGTH, n)
        elif what == TRAP:
            for _ in range(n):
                draw_trap(g, seat)
        elif what == LOOT:
            g.then(*(LootFor(seat) for _ in range(n)))


def receive_token(g: MonsterLands, seat: Seat, token: int, n: int, by: str) -> None:
    """ML-ALCH-02, ML-ALCH-07, ML-ARM-02  What is above its own storage limit is discarded at once.

    ML-SCEN-04  Unprotected: nothing that gives defence has an effect.
    """
    if not n or (token == DEFENCE and g.has_rule("no_defence")):
        return
    wallet = g.players[seat].wallet
    wallet[token] += n
    g.happened(Received, seat, by, TOKENS[token], n)
    (too_many_defence_tokens if token == DEFENCE else too_many_brews)(g, seat, token)


@carries_out("ML-ALCH-07")
def too_many_brews(g: MonsterLands, seat: Seat, token: int) -> None:
    """ML-ALCH-02  Three of a kind."""
    keep_within_limit(g, seat, token)


@carries_out("ML-ARM-02")
def too_many_defence_tokens(g: MonsterLands, seat: Seat, token: int) -> None:
    """Five."""
    keep_within_limit(g, seat, token)


def keep_within_limit(g: MonsterLands, seat: Seat, token: int) -> None:
    wallet, most = g.players[seat].wallet, g.cards.most[token]
    if wallet[token] > most:
        g.happened(Overflowed, seat, TOKENS[token], wallet[token] - most)
        wallet[token] = most


def pay(g: MonsterLands, seat: Seat, gold: int) -> None:
    g.players[seat].wallet[GOLD] -= gold
    if gold:
        g.happened(Paid, seat, gold)


def gain_glory(g: MonsterLands, seat: Seat, n: int, by: str) -> None:
    """ML-CORE-01  For monsters, lands and quests."""
    receive_token(g, seat, GLORY, n, by)


def lose_glory(g: MonsterLands, seat: Seat, n: int) -> None:
    """ML-TAV-08, ML-TAV-09  Glory falls, but not below zero; reputation stays, and nobody leaves for that."""
    wallet = g.players[seat].wallet
    lost = min(n, wallet[GLORY])
    wallet[GLORY] -= lost
    if lost:
        g.happened(GloryLost, seat, lost)


# -- dice ----------------------------------------------------------------------------------------------------------


def gain_dice(g: MonsterLands, seat: Seat, colour: int, n: int) -> None:
    """ML-CORE-05, ML-DEPLOY-08  Dice join the pool at once, and influence dice are rolled at once."""
    if not n:
        return
    pool = g.players[seat].dice
    if colour == INFLUENCE:
        for _ in range(n):
            shown = g.below(6) + 1
            pool[influence(shown)] += 1
            g.happened(InfluenceRolled, seat, shown)
    else:
        pool[colour] += n
        g.happened(DiceTaken, seat, *((n, 0) if colour == 0 else (0, n)))


def in_pool(g: MonsterLands, seat: Seat, colour: int) -> int:
    """How many dice of a colour the pool has."""
    pool = g.players[seat].dice
    return sum(pool[PLAIN:]) if colour == INFLUENCE else pool[colour]


# -- trap tokens ---------------------------------------------------------------------------------------------------


def trap_limit(g: MonsterLands, seat: Seat) -> int:
    """ML-HUNT-03  Five, and more with some cards (ML-MERC-07)."""
    player, cards = g.players[seat], g.cards
    members = sum([cards.members[member].more_traps for member in player.clan])
    return cards.trap_limit + members + sum([cards.equipment[e].more_traps for e in player.gear])


def refilled(g: MonsterLands) -> bool:
    """ML-HUNT-05  Discarded traps are shuffled when the supply is empty; both may be."""
    if not len(g.trap_supply) and g.trap_discard:
        discarded, g.trap_discard = g.trap_discard, []
        g.shuffle_into(g.trap_supply, discarded)
        g.happened(Reshuffled, "traps")
    return len(g.trap_supply) > 0


def draw_trap(g: MonsterLands, seat: Seat) -> None:
    """A quest's reward: the top of the supply, which only its owner gets to see."""
    if refilled(g):
        card = g.draw(g.trap_supply)
        join(g.players[seat].traps, card)
        g.happened(TrapDrawn, seat, g.cards.traps[card].name, 1 << seat)
        trim_traps(g, seat)


def trim_traps(g: MonsterLands, seat: Seat) -> None:
    """ML-HUNT-03  Above the limit? Then the owner chooses what to discard, at once."""
    if len(g.players[seat].traps) > trap_limit(g, seat):
        g.then(TrimTraps(seat))


def discard_trap(g: MonsterLands, seat: Seat, card: Card) -> None:
    """ML-HUNT-05  A starting trap leaves the game; the others may come back."""
    g.reveal(card)
    (g.box if g.cards.traps[card].kind == STARTING else g.trap_discard).append(card)
    g.happened(TrapDiscarded, seat, g.cards.traps[card].name)


def mix(g: MonsterLands, seat: Seat) -> None:
    """ML-HUNT-06  Tokens lie face down: once one has been put on a trail, the others cannot tell which one it was."""
    player = g.players[seat]
    own = [*player.traps, *player.laid]
    met = {g.pool[card] for card in own if g.known[card] != g.everyone}
    label = min(met, default=max(g.pool) + 1)
    for card, old in enumerate(g.pool):
        if old in met:
            g.pool[card] = label
    for card in own:
        g.pool[card], g.known[card] = label, 1 << seat
    g.shuffles += 1


def own_traps(g: MonsterLands, seat: Seat) -> list[str]:
    """Alike ones once."""
    return list(dict.fromkeys([g.cards.traps[card].name for card in g.players[seat].traps]))


def own_trap(g: MonsterLands, seat: Seat, name: str) -> Card:
    return next(card for card in g.players[seat].traps if g.cards.traps[card].name == name)


@frame
class TrimTraps(Procedure):
    seat: Seat

    @step("ML-HUNT-03")
    def trim(self, g: MonsterLands) -> None:
        """Down to the limit, one by one."""
        if len(g.players[self.seat].traps) > trap_limit(g, self.seat):
            g.then(DiscardTrap(self.seat), TrimTraps(self.seat))


@frame
class DiscardTrap(Decision):
    """ML-HUNT-03  You hold too many traps: which one do you discard?"""

    clause = "ML-HUNT-03"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [DropTrap(name) for name in own_traps(g, self.seat)]


@choice
class DropTrap(Choice):
    trap: str

    def perform(self, g: MonsterLands, decision: DiscardTrap) -> None:
        card = own_trap(g, decision.seat, self.trap)
        g.players[decision.seat].traps.remove(card)
        discard_trap(g, decision.seat, card)
