"""Module "Creatures": what a creature standing somewhere means, and how one appears. See also hunting and prowling.

NG-CREA-16  An effect applies at its moment only: all the time (bear), in the Harvest (wolf), on appearing or moving in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.northgard.table.terms import NOWHERE, Territory
from karczma.games.northgard.words.events import CreatureAppeared, CreaturesShuffled
from karczma.kernel.flow import carries_out
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard


def creatures_on(g: Northgard, territory: Territory) -> list[Card]:
    """NG-CREA-12  Several may stand on one territory; all their effects apply."""
    return [card for card, t in zip(g.line, g.stands, strict=True) if t == territory]


def bear_on(g: Northgard, territory: Territory) -> bool:
    """NG-CTYPE-01  A brown bear: no building, no recruiting, no exploring from here, no moving out."""
    if not g.line:
        return False
    first = g.cards.first_creature
    return any(g.cards.forbids[card - first] for card in creatures_on(g, territory))


def wolf_on(g: Northgard, territory: Territory) -> bool:
    """NG-CTYPE-09  A wolf: nothing but the buildings yields anything here."""
    if not g.line:
        return False
    first = g.cards.first_creature
    return any(g.cards.starves[card - first] for card in creatures_on(g, territory))


def unsharing(g: Northgard, territory: Territory) -> list[Card]:
    """NG-CREA-10  Most creatures share their territory; these do not."""
    if not g.line:
        return []
    first = g.cards.first_creature
    return [card for card in creatures_on(g, territory) if not g.cards.shares[card - first]]


def closed_to_newcomers(g: Northgard, territory: Territory) -> bool:
    """NG-EOY-09, NG-CFIGHT-06  Nobody settles or retreats beside a creature that does not share."""
    return bool(unsharing(g, territory))


def draw_creature(g: Northgard) -> Card | None:
    """NG-CREA-08  An empty pile is made anew from its discards; NG-CREA-09 if there are none, nothing appears."""
    if not len(g.creature_pile):
        if not g.creature_discard:
            return None
        shuffle_creatures(g)
    card = g.draw(g.creature_pile)
    g.reveal(card)
    return card


@carries_out("NG-CREA-08")
def shuffle_creatures(g: Northgard) -> None:
    """NG-CREA-08  The discarded creature cards are the pile again."""
    g.shuffle_into(g.creature_pile, g.creature_discard)
    g.creature_discard = []
    g.happened(CreaturesShuffled)


def join_line(g: Northgard) -> Card | None:
    """NG-CREA-05  The next card joins the right end of the line; its figure stands nowhere yet."""
    card = draw_creature(g)
    if card is not None:
        g.line.append(card)
        g.stands.append(NOWHERE)
    return card


def set_down(g: Northgard, creature: Card, territory: Territory) -> None:
    """NG-CREA-05  After that its figure comes to stand on the territory."""
    g.stands[g.line.index(creature)] = territory
    g.happened(CreatureAppeared, g.cards.names[creature], territory)


def appear(g: Northgard, territory: Territory) -> Card | None:
    """NG-CREA-05  A creature whose place is given by a lair: card and figure at once."""
    card = join_line(g)
    if card is not None:
        set_down(g, card, territory)
    return card


def vanish(g: Northgard, creature: Card) -> None:
    """NG-CFIGHT-20  Its card leaves the line for the creature discard pile.

    NG-CPHASE-13  It waits for nothing any more: whoever fights has had its turn, or is no longer prey.
    """
    del g.stands[g.line.index(creature)]
    g.line.remove(creature)
    g.creature_discard.append(creature)


def lairs_on(g: Northgard, index: int) -> list[Territory]:
    """The territories of the lairs printed on that laid tile."""
    face = g.cards.tiles[g.tiles[index] - g.cards.first_tile]
    return [g.chart.territory[4 * index + i] for i, lair in enumerate(face.lairs) if lair]


def creature_at(g: Northgard, creature: Card) -> Territory:
    return g.stands[g.line.index(creature)]
