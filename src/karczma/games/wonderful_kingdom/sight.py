"""Who may know what: a dealt world keeps to everything that follows from the rules, not only to what was seen.

All hidden cards are one pool, or a back would tell what lies under it. But a hand always comes with its calamity or its
menace (WK-CHOICE-02, WK-MENACE-04, WK-SOLO-02), which stays with the hand's cards until everybody has seen it; a menace
deck holds menaces of its set only; and the box holds advisors only. So those cards are dealt first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from karczma.games.wonderful_kingdom.terms import ADVISOR, CALAMITY, FACE_UP, MENACE, MENACES
from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Seat
from karczma.kernel.knowledge import determinise, read_back
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.state import WonderfulKingdom

G = TypeVar("G", bound="WonderfulKingdom")
Slot = tuple[list[Card], int]
ROUNDS = 4
CALAMITIES_SEEN = 4  # `exposed` counts menaces in its low bits and calamities above them


def origin(g: WonderfulKingdom, seat: Seat) -> int:
    """The hand that this seat was dealt in this round; in solo play there is only the round deck."""
    return (0 if g.solo else seat) * ROUNDS + g.round - 1


def expose(g: WonderfulKingdom, hand: int, card: Card) -> None:
    """Everybody sees this card of that hand; if it is its bad one, the others of the hand are not."""
    if g.cards.bad[card]:
        g.exposed[hand] += 1 if g.cards.menace[card] else 1 << CALAMITIES_SEEN


def dealt(g: G, seat: Seat, seed: int) -> G:
    """A world that this seat must reckon with."""
    world = g.view(seat)
    deal = Dealing(world, Seeded(seed ^ 0x5EED))
    for player in world.players:
        deal.fill(all_of(player.menaces.bag), world.cards.set_of, player.menace_set)
    deal.fill(all_of(world.box), world.cards.kind, ADVISOR)
    for hand, slots in slots_by_hand(world).items():
        deal.bad_cards(hand, slots)
    deal.finish()
    return determinise(world, seat, seed)


class Dealing:
    def __init__(self, world: WonderfulKingdom, chance: Seeded) -> None:
        self.world, self.chance = world, chance
        self.tick = 0
        self.left = [card for _, cards in world.unseen for card in cards]

    def below(self, n: int) -> int:
        self.tick += 1
        return self.chance.below(n, self.tick)

    def fill(self, slots: list[Slot], facts: Sequence[int], wanted: int) -> None:
        """Each of these hidden places gets a card of which that is a fact."""
        for slot in slots:
            self.put(slot, [card for card in self.left if facts[card] == wanted])

    def bad_cards(self, hand: int, slots: list[Slot]) -> None:
        """Those of a hand's bad cards that this seat has not seen lie somewhere among the hidden cards of that hand."""
        kind = self.world.cards.kind
        hidden = [slot for slot in slots if slot[0][slot[1]] < 0]
        seen = [kind[row[i]] for row, i in slots if row[i] >= 0]
        for bad, n in dealt_with(self.world, hand):
            for _ in range(n - seen.count(bad)):
                if hidden:
                    fits = [card for card in self.left if kind[card] == bad and self.of_hand(card, hand)]
                    self.put(hidden.pop(self.below(len(hidden))), fits)

    def of_hand(self, card: Card, hand: int) -> bool:
        """A menace comes from the hand's own set."""
        cards, players = self.world.cards, self.world.players
        return not cards.menace[card] or cards.set_of[card] == players[hand // ROUNDS].menace_set

    def put(self, slot: Slot, fits: list[Card]) -> None:
        row, i = slot
        card = fits[self.below(len(fits))]
        self.left.remove(card)
        self.world.known[card], self.world.pool[card] = read_back(row[i])
        row[i] = card

    def finish(self) -> None:
        self.world.unseen = tuple((pool, tuple(self.left)) for pool, _ in self.world.unseen)


def dealt_with(g: WonderfulKingdom, hand: int) -> list[tuple[int, int]]:
    """How many bad cards of each kind came with a hand and have not been seen by all."""
    menaces = int(g.module == MENACES)
    calamities = 2 - menaces if g.solo else 1 - menaces
    seen = g.exposed[hand]
    return [(MENACE, menaces - (seen & 15)), (CALAMITY, calamities - (seen >> CALAMITIES_SEEN))]


def all_of(row: list[Card]) -> list[Slot]:
    return [(row, i) for i in range(len(row)) if row[i] < 0]


def slots_by_hand(g: WonderfulKingdom) -> dict[int, list[Slot]]:
    found: dict[int, list[Slot]] = {}
    for hand, row, i in places_of_hands(g):
        found.setdefault(hand, []).append((row, i))
    return found


def places_of_hands(g: WonderfulKingdom) -> Iterator[tuple[int, list[Card], int]]:
    """Where the cards of the hands are that not everybody has seen: (which hand, row, place)."""
    for seat, player in enumerate(g.players):
        yield from ((origin(g, seat), player.hand, i) for i in range(len(player.hand)))
    rows = [(player.selection, player.selection_traps) for player in g.players]
    for row, traps in [*rows, *zip(g.areas, g.traps, strict=True)]:
        yield from ((origin(g, owner), row, i) for i, owner in enumerate(traps) if owner != FACE_UP)
    yield from ((hand, g.buried, i) for i, hand in enumerate(g.buried_from))
    yield from ((origin(g, 0), g.round_deck.bag, i) for i in range(len(g.round_deck.bag)))
