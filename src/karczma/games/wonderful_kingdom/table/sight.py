"""Who may know what: a dealt world keeps to everything that follows from the rules, not only to what was seen.

All hidden cards are one pool, or a back would tell what lies under it. But a hand always comes with its calamity or its
menace (WK-CHOICE-02, WK-MENACE-04, WK-SOLO-02), which stays with the hand's cards until everybody has seen it; a menace
deck holds menaces of its set only; and the box holds advisors only. So those cards are dealt first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from karczma.games.wonderful_kingdom.table.terms import ADVISOR, CALAMITY, FACE_UP, MENACE, MENACES, NO_FAMILY
from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Seat
from karczma.kernel.knowledge import determinise, read_back
from karczma.kernel.zones import Card

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom

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
    return determinise(g, seat, seed, lambda world: Dealing(world, Seeded(seed ^ 0x5EED)).deal())


class Dealing:
    """Cards that cannot lie just anywhere, and the places that they may lie in."""

    def __init__(self, world: WonderfulKingdom, chance: Seeded) -> None:
        self.world, self.chance = world, chance
        self.tick = 0
        self.stock: dict[tuple[int, int], list[Card]] = {}  # unseen cards by kind and menace set
        cards = world.cards
        for _, unseen in world.unseen:
            for card in reversed(unseen):
                if card < cards.first_special:
                    break  # developments and treasures have the lowest numbers, and the unseen cards are sorted
                self.stock.setdefault((cards.kind[card], cards.set_of[card]), []).append(card)
        self.placed: set[Card] = set()

    def deal(self) -> None:
        for player in self.world.players:
            self.fill(all_of(player.menaces.bag), MENACE, player.menace_set)
        self.fill(all_of(self.world.box), ADVISOR)
        for hand, slots in slots_by_hand(self.world).items():
            self.bad_cards(hand, slots)
        self.finish()

    def below(self, n: int) -> int:
        self.tick += 1
        return self.chance.below(n, self.tick)

    def fill(self, slots: list[Slot], kind: int, of: int = NO_FAMILY) -> None:
        """Each of these hidden places gets a card of that kind, and of that menace set."""
        for slot in slots:
            self.put(slot, self.stock[kind, of])

    def bad_cards(self, hand: int, slots: list[Slot]) -> None:
        """Those of a hand's bad cards that this seat has not seen lie somewhere among the hidden cards of that hand."""
        kind = self.world.cards.kind
        hidden = [slot for slot in slots if slot[0][slot[1]] < 0]
        seen = [kind[row[i]] for row, i in slots if row[i] >= 0]
        for bad, n in dealt_with(self.world, hand):
            of = self.world.players[hand // ROUNDS].menace_set if bad == MENACE else NO_FAMILY
            for _ in range(n - seen.count(bad)):
                if hidden:
                    self.put(hidden.pop(self.below(len(hidden))), self.stock[bad, of])

    def put(self, slot: Slot, stock: list[Card]) -> None:
        row, i = slot
        card = stock.pop(self.below(len(stock)))
        self.placed.add(card)
        self.world.known[card], self.world.pool[card] = read_back(row[i])
        row[i] = card

    def finish(self) -> None:
        """What is left may lie in any hidden place."""
        placed = self.placed
        self.world.unseen = tuple(
            (pool, tuple([card for card in cards if card not in placed])) for pool, cards in self.world.unseen
        )


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
        hand = origin(g, seat)
        yield from ((hand, player.hand, i) for i in range(len(player.hand)))
    rows = [(player.selection, player.selection_traps) for player in g.players]
    for row, traps in [*rows, *zip(g.areas, g.traps, strict=True)]:
        yield from ((origin(g, owner), row, i) for i, owner in enumerate(traps) if owner != FACE_UP)
    yield from ((hand, g.buried, i) for i, hand in enumerate(g.buried_from))
    hand = origin(g, 0)
    yield from ((hand, g.round_deck.bag, i) for i in range(len(g.round_deck.bag)))
