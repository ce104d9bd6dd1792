"""What lies on the table: the Empires with their hands and supplies, the ring of tiles, the Expedition board.

EN-GOODS-13, EN-GOODS-14  Tokens are counters without a limit, so nobody needs a Multiplication token. EN-GOODS-17  They
are open. EN-COMP-01, EN-SETUP-02  The scoreboard is a counter too, and has no last space. EN-CARD-06  Cards of an
Empire stand in the order they came; only what they are attached to (`tied`) means anything.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, ClassVar

from karczma.games.empires_north.scoring import scores, winners
from karczma.games.empires_north.table.catalogue import Catalogue, catalogue
from karczma.games.empires_north.table.terms import CARD, IN_FRONT, IN_LOOKOUT, NOBODY, NOTHING, SHIP, TOKENS
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED, state
from karczma.kernel.zones import ALL, GOODS, HAND, Card, Pile


def no_cards() -> list[Card]:
    return []


def no_numbers() -> list[int]:
    return []


@state
class Player(State):
    """EN-SETUP-11  A Clan, its tile and its two pawns; one colour for each seat."""

    clan: int = NOBODY
    wallet: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * CARD)  # EN-SETUP-12  VP among them
    spent: Annotated[int, GOODS] = 0  # EN-GOODS-09  Workers on the Clan tile
    clan_ships: Annotated[int, GOODS] = 0  # in the supply; Common ships are in the wallet
    deck: Pile = field(default_factory=Pile)
    hand: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # EN-CARD-11, EN-CARD-12
    looked: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # EN-LOOK-02  drawn and not yet kept
    discard: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # EN-CARD-17
    played: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # EN-BOOST-15  Boosts being resolved
    pawns: list[int] = field(default_factory=lambda: [IN_FRONT, IN_FRONT])  # the tile; TURNED more if exhausted
    passed: bool = False

    # the Empire, place by place
    empire: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    tied: list[int] = field(default_factory=no_numbers)  # EN-FIELD-05 the Field of an upgrade, EN-KEY-09 a copied card
    exhausted: list[int] = field(default_factory=no_numbers)  # 1: turned
    used: list[int] = field(default_factory=no_numbers)  # EN-CLEAN-10  how often a limited Feature worked this round
    assigned: list[tuple[int, ...]] = field(default_factory=list)  # EN-KEY-03  Goods on the card by kind; (): none


@state
class EmpiresNorth(Game):
    tokens: ClassVar[tuple[str, ...]] = TOKENS

    cards: Annotated[Catalogue, DERIVED] = field(default_factory=catalogue)
    players: list[Player] = field(default_factory=list)
    round: int = 0
    phase: int = IN_LOOKOUT
    first: Seat = 0  # holds the First Player marker
    active: Seat = 0  # whose turn it is, or whose ship
    reached: bool = False  # EN-END-04  somebody has had 25 VP
    last: bool = False  # EN-ACT-09  this round is the last one
    ring: tuple[int, ...] = ()  # EN-SETUP-07  the tiles in their circle
    box: Annotated[tuple[Card, ...], ALL] = ()  # EN-SETUP-10  the Clans that nobody has
    raze_scores: bool = False  # EN-SCORE-06
    gold_sails: bool = False  # EN-TILE-12

    # the Expedition board, by distance
    islands: Annotated[list[list[Card]], ALL] = field(default_factory=lambda: [[], []])  # face up, from the left
    nearby_deck: Pile = field(default_factory=Pile)
    distant_deck: Pile = field(default_factory=Pile)
    island_discards: Annotated[list[list[Card]], ALL] = field(default_factory=lambda: [[], []])
    visited: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # the Island that a ship has chosen
    queue: list[int] = field(default_factory=no_numbers)  # EN-TILE-14  the owner of each ship, from the arrow
    loads: list[int] = field(default_factory=no_numbers)  # what is said of each of them

    # what a card is in the middle of
    acting: int = NOTHING  # EN-LACT-05  the card whose Action is being resolved
    pending: list[int] = field(default_factory=no_numbers)  # EN-FEAT-07  cards whose Features wait

    # EN-SOLO-02
    scenario: int = NOTHING
    level: int = 0
    marked: tuple[int, ...] = ()  # EN-SOLO-03  tiles that were used this round
    rival: int = 0  # EN-SOLO-14  the rival's VP

    def wallet(self, seat: Seat) -> list[int]:
        return self.players[seat].wallet

    def named(self, family: str, thing: int) -> str:
        return self.cards.names[thing]

    def ships(self, seat: Seat) -> int:
        """In the supply, of both kinds."""
        player = self.players[seat]
        return player.clan_ships + player.wallet[SHIP]

    def card_rule(self, card: str) -> str:
        """By which clause a card acts: EN-FEAT-01 as a Feature, if no larger effect is in progress."""
        works = [each.works_by for each in self.frames if hasattr(each, "works_by")]
        return works[-1] if works else "EN-FEAT-01"

    @property
    def island_decks(self) -> tuple[Pile, Pile]:
        """By distance; in a list they would belong to seats."""
        return self.nearby_deck, self.distant_deck

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def scores(self) -> tuple[int, ...]:
        return scores(self)

    def winners(self) -> tuple[Seat, ...]:
        return winners(self)
