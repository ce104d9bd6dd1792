"""Chapter "Battles in the lands", the traps: what a revealed one brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.packed import free_at, secured_at
from karczma.games.monster_lands.table.terms import (
    TRAILS,
    Trail,
)
from karczma.games.monster_lands.words.battle_events import TrapRevealed
from karczma.kernel.choices import Seat
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def reveal(g: MonsterLands, seat: Seat, trail: Trail, card: Card) -> None:
    """ML-BATTLE-03, ML-BATTLE-04, ML-TRAP-01 .. ML-TRAP-18  Its dice come onto the token, whatever room there is.

    ML-BATTLE-05, ML-PLOY-05  What it adds to a roll counts when that trail's mercenary attacks. ML-TRAP-02, ML-TRAP-07,
    ML-TRAP-10, ML-TRAP-14  Dice of a secured trap lie where no ploy reaches them.
    """
    g.reveal(card)
    trait = g.cards.traps[card].trait
    place = secured_at if trait.secured else free_at
    for colour, n in enumerate(trait.dice):
        g.trail_dice[place(trail, colour)] += n
    g.happened(TrapRevealed, seat, TRAILS[trail], g.cards.traps[card].name)
