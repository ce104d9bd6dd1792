"""What lies on the table: the map with its units and buildings, the players with their decks, the common piles.

NG-COMP-10, NG-COMP-11  Tokens are counters. NG-COMP-09, NG-COMP-14  Player aids, dice, the marker and the round track
are a seat, a year and numbers of the catalogue. NG-MAP-17  A territory has one owner, so no two players share it.
NG-HARV-10  Fame tokens lie face down, but whoever counts along knows them, since all fame is gained openly; so they are
an ordinary counter here, and it is the client that shows a player the own total only (a partner's too, NG-TEAM-02).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from functools import cache
from typing import Annotated, ClassVar

from karczma.effects.verbs import Amounts
from karczma.games.northgard.battles.sides import Battle
from karczma.games.northgard.map.chart import Chart, Layout
from karczma.games.northgard.scoring import scores, winners
from karczma.games.northgard.table.catalogue import Catalogue, catalogue
from karczma.games.northgard.table.terms import (
    BEAR,
    BITS,
    MOST_REGIONS,
    NOBODY,
    NOWHERE,
    RUNNING,
    TOKENS,
    Cell,
    Territory,
)
from karczma.games.northgard.words.events import Paid
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED, state
from karczma.kernel.zones import ALL, GOODS, HAND, Card, Pile, Zone, kinds, tally

OPEN_BAG = Zone("all", ordered=False)  # everybody can reckon what is in it; its order does not exist yet


def no_cards() -> list[Card]:
    return []


def no_numbers() -> list[int]:
    return []


@cache
def unpacked(counts: int) -> tuple[tuple[int, int], ...]:
    """(type, how many) of packed counts, without those of which there are none."""
    found = enumerate(counts >> shift & 15 for shift in range(0, counts.bit_length(), BITS))
    return tuple((building, n) for building, n in found if n)


@state
class Player(State):
    """NG-DECK-01  A deck in four zones, tokens, and the units that are not on the map."""

    clan: int = NOBODY
    wallet: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * len(TOKENS))  # NG-COMP-12  without limit
    draw: Pile = field(default_factory=Pile)
    hand: Annotated[list[Card], HAND] = field(default_factory=no_cards)
    looked: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # NG-DRAW-02  drawn just now
    active: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    discard: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    upgrades: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-SETUP-11  set aside
    tiles: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # NG-SETUP-31  only during set-up
    reserve: Annotated[int, GOODS] = 0  # figures; Kaija is none of them
    passed: bool = False
    printed: int = 0  # NG-SCORE-06  fame on all cards of the deck, Unrest included; the deck is no secret, its order is
    grown: int = 0  # cards of the deck that are neither starting cards nor Unrest
    achievements: tuple[int, ...] = ()  # those in the deck


@state
class Northgard(Game):
    tokens: ClassVar[tuple[str, ...]] = TOKENS

    cards: Annotated[Catalogue, DERIVED] = field(default_factory=catalogue)
    players: list[Player] = field(default_factory=list)
    year: int = 1  # NG-SETUP-02
    years: int = 7
    first: Seat = 0  # holds the first player marker
    ended: int = RUNNING
    creatures: bool = False
    more_creatures: bool = False
    long_game: bool = False
    teams: bool = False

    # the map
    tiles: Annotated[tuple[Card, ...], ALL] = ()  # laid, in this order
    cells: tuple[Cell, ...] = ()
    turns: tuple[int, ...] = ()  # quarter turns clockwise
    chart: Annotated[Chart, DERIVED] = field(default_factory=lambda: Chart((), Layout()))
    owner: list[int] = field(default_factory=no_numbers)  # NG-MAP-14  by territory: who controls it
    units: list[int] = field(default_factory=no_numbers)  # of the owner, Kaija included
    invaders: list[int] = field(default_factory=no_numbers)  # NG-MAP-15  of the mover: before a battle, or passing by
    sites: list[int] = field(default_factory=no_numbers)  # NG-BUILD-10  the region each building stands in,
    site_slots: list[int] = field(default_factory=no_numbers)  # the kind of its slot,
    site_buildings: Annotated[list[int], kinds("building")] = field(default_factory=no_numbers)  # and its type
    built: Annotated[list[int], DERIVED] = field(default_factory=no_numbers)  # by territory: packed counts
    kaija: Territory = NOWHERE  # NG-CLAN-02
    scorched: Territory = NOWHERE  # NG-CLAN-12

    # the common piles
    supply: Annotated[list[int], tally("building")] = field(default_factory=no_numbers)  # NG-SETUP-01
    stack: Pile = field(default_factory=Pile)  # NG-SETUP-08  of tiles
    drawn: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # tiles about to be laid
    early: Annotated[list[Card], OPEN_BAG] = field(default_factory=no_cards)  # NG-SETUP-04  and those of the box
    early_left: int = 0
    advanced: Annotated[list[Card], OPEN_BAG] = field(default_factory=no_cards)  # NG-SETUP-05
    advanced_left: int = 0
    display: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-START-03
    achievements: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-SETUP-07
    unrest: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-SETUP-03
    clan_cards: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # of clans that nobody has
    box: Annotated[list[Card], OPEN_BAG] = field(default_factory=no_cards)
    removed: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-TURN-11

    # creatures
    creature_pile: Pile = field(default_factory=Pile)
    creature_discard: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    line: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # NG-CREA-06  in order of appearance
    stands: list[int] = field(default_factory=no_numbers)  # the territory of each of them; NOWHERE: it is being chosen
    prey: list[int] = field(default_factory=no_numbers)  # NG-CFIGHT-02  creatures attacked in this Move action
    waking: list[int] = field(default_factory=no_numbers)  # NG-CPHASE-13  those that still have to activate this year

    # what a card is in the middle of
    attack: int = 0  # NG-MOVE-05
    damage: int = 0
    battle: Battle | None = None
    deeds: list[int] = field(default_factory=lambda: [0, 0, 0])  # what the card's earlier steps achieved
    beaten: list[int] = field(default_factory=no_numbers)  # losers of the battles won; NOBODY: a creature
    placed: int = NOWHERE  # index of the tile that was laid last
    closing: tuple[int, ...] = ()  # NG-EXPL-17  the territories it closed
    tried: int = 0  # NG-SETUP-27  tiles that went under the stack during one opening
    burnt: tuple[int, ...] = ()  # NG-CLAN-16  the resource that Scorched Earth takes in this Harvest
    exchanged: list[int] = field(
        default_factory=no_numbers
    )  # NG-HARV-08  seats that had their exchange in this Harvest
    dealt: bool = False  # NG-TEAM-07  whether the one whose exchange it is has exchanged or traded anything
    offers: list[int] = field(default_factory=no_numbers)  # NG-TEAM-07  all offers to partners in this Harvest,
    muted: list[int] = field(default_factory=no_numbers)  # and those that they want to hear no more

    @property
    def current_battle(self) -> Battle:
        """For the steps of a battle, which are taken during one."""
        assert self.battle is not None
        return self.battle

    # -- what the shared verbs ask of a title ----------------------------------------------------------------------

    def wallet(self, seat: Seat) -> list[int]:
        return self.players[seat].wallet

    def affords(self, seat: Seat, amounts: Amounts) -> bool:
        wallet = self.players[seat].wallet
        return all(wallet[token] >= n for token, n in amounts)

    def pay(self, seat: Seat, amounts: Amounts) -> None:
        for token, n in amounts:
            self.players[seat].wallet[token] -= n
            self.happened(Paid, seat, TOKENS[token], n)

    def named(self, family: str, thing: int) -> str:
        return self.cards.buildings[thing] if family == "building" else self.cards.names[thing]

    # -- who is who ------------------------------------------------------------------------------------------------

    def partner(self, seat: Seat) -> Seat:
        """NG-TEAM-01  Who sits opposite, in a team game."""
        return (seat + 2) % 4 if self.teams and seat >= 0 else NOBODY

    def is_enemy(self, seat: Seat, territory: Territory) -> bool:
        """Controlled by another player; NG-TEAM-11 a partner is no enemy, NG-MAP-16 nor is a neutral territory."""
        owner = self.owner[territory]
        return owner not in (NOBODY, seat) and owner != self.partner(seat)

    def is_partners(self, seat: Seat, territory: Territory) -> bool:
        """Controlled by that player's partner."""
        return self.owner[territory] == self.partner(seat) != NOBODY

    def controlled(self, seat: Seat) -> list[Territory]:
        """NG-MAP-14  The territories with at least one unit of that player."""
        return [t for t, owner in enumerate(self.owner) if owner == seat]

    def on_show(self, lands: Iterable[Territory]) -> list[Territory]:
        """These territories, then all others of the map: those too are drawn, and can be asked why not."""
        first = list(lands)
        return [*first, *(t for t in self.chart.territories if t not in first)]

    def neutral(self) -> list[Territory]:
        """NG-MAP-16  Territories without player units, with or without buildings."""
        return [t for t in self.chart.territories if self.owner[t] == NOBODY]

    def units_of(self, seat: Seat) -> int:
        """On the map, Kaija included (NG-CLAN-07)."""
        return sum([n for n, owner in zip(self.units, self.owner, strict=True) if owner == seat])

    def count_of(self, building: int, territory: Territory) -> int:
        return self.built[territory] >> building * BITS & 15

    def buildings_on(self, territory: Territory) -> tuple[tuple[int, int], ...]:
        """(type, how many) on a territory."""
        return unpacked(self.built[territory])

    def has_kaija(self, seat: Seat) -> bool:
        """NG-COMP-15  Only the Bear clan has her."""
        return self.players[seat].clan == BEAR

    # -- changes of the map ----------------------------------------------------------------------------------------

    def station(self, seat: Seat, territory: Territory, n: int) -> None:
        """Units come to stand on a territory that is neutral or their own."""
        if n:
            self.owner[territory] = seat
            self.units[territory] += n

    def withdraw(self, territory: Territory, n: int) -> None:
        """Units leave; NG-MOVE-13 a territory left by all of them is neutral, and its buildings stay."""
        self.units[territory] -= n
        if not self.units[territory]:
            self.owner[territory] = NOBODY

    def rebuild(self) -> None:
        Game.rebuild(self)
        layout = Layout(tuple(tile - self.cards.first_tile for tile in self.tiles), self.cells, self.turns)
        if self.chart.layout != layout:
            self.chart = Chart(self.cards.tiles, layout)
        self.built = [0] * (len(self.tiles) * MOST_REGIONS)
        for region, building in zip(self.sites, self.site_buildings, strict=True):
            self.built[self.chart.territory[region]] += 1 << building * BITS

    def scores(self) -> tuple[int, ...]:
        return scores(self)

    def winners(self) -> tuple[Seat, ...]:
        return winners(self)
