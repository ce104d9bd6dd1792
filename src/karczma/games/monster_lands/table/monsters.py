"""Where monsters come from and go to: decks, lands, the Citadel Entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.terms import ENTRANCE, NOBODY, SITES
from karczma.games.monster_lands.words.events import (
    LandRevealed,
    MonsterAppeared,
    MonsterDiscarded,
    Reshuffled,
    TrailsLaid,
)
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def next_monster(g: MonsterLands, only_level_a: bool) -> int:
    """ML-CLEAN-07  The next of the deck; discarded ones are shuffled when it is empty. Nobody: there is none left."""
    if not g.monster_deck and g.monster_discard:
        discarded, g.monster_discard = g.monster_discard, []
        join(g.monster_deck, *discarded)
        g.happened(Reshuffled, "monsters")
    if not g.monster_deck:
        return NOBODY
    of = g.cards.monsters
    weak = [i for i, monster in enumerate(g.monster_deck) if of[monster].is_level_a] if only_level_a else []
    if weak:
        return g.monster_deck.pop(weak[g.below(len(weak))])
    return g.draw_kind(g.monster_deck)


def appear(g: MonsterLands, site: int, only_level_a: bool = False) -> None:
    """A monster is revealed for a land or for the Entrance.

    ML-MPOW-11  Dogor goes to the Entrance instead, and whatever stands there is discarded; another comes to the land.
    """
    monster = next_monster(g, only_level_a)
    if monster == NOBODY:
        return
    if site != ENTRANCE and g.cards.monsters[monster].moves_when == "revealed":
        storm_the_gate(g, monster)
        appear(g, site, only_level_a)
    else:
        stand(g, site, monster)


@carries_out("ML-MPOW-11")
def storm_the_gate(g: MonsterLands, monster: int) -> None:
    """Dogor takes the place of whatever stands there."""
    discard(g, g.lairs[ENTRANCE])
    stand(g, ENTRANCE, monster)


def stand(g: MonsterLands, site: int, monster: int) -> None:
    g.lairs[site].append(monster)
    g.happened(MonsterAppeared, g.cards.monsters[monster].name, SITES[site])


def discard(g: MonsterLands, lair: list[int]) -> None:
    while lair:
        monster = lair.pop()
        g.monster_discard.append(monster)
        g.happened(MonsterDiscarded, g.cards.monsters[monster].name)


def reveal_land(g: MonsterLands, site: int) -> None:
    """ML-SETUP-11, ML-SETUP-12, ML-CLEAN-08  The next land, and with it a trail guideline tile, either side up."""
    if g.tiles[site]:
        join(g.tile_stock, g.tiles[site].pop())
    if g.land_deck:
        land = g.draw_kind(g.land_deck)
        g.land_cards[site].append(land)
        g.happened(LandRevealed, g.cards.lands[land].name, SITES[site])
    tile = g.draw_kind(g.tile_stock)
    g.tiles[site].append(tile)
    g.sides[site] = g.below(2)
    g.happened(TrailsLaid, g.cards.tiles[tile].name, SITES[site], g.sides[site])
