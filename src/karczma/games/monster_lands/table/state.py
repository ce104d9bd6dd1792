"""What lies on the table: the Citadel, the outer areas with their trails, the clans, the common piles.

ML-COMP-03, ML-COMP-04, ML-SETUP-18, ML-SETUP-19  Dice, coins, potions, poisons and defence tokens are counters, and
their supplies never limit a gain. ML-COMP-05, ML-COMP-09  The boards are the fields below; bag and stacks are bags.
ML-SETUP-05  An assignment token is where its member is: beside the card, or on the trail that `station` names.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, ClassVar

from karczma.games.monster_lands.scoring import scores
from karczma.games.monster_lands.table.catalogue import Catalogue, TrailGuide, catalogue
from karczma.games.monster_lands.table.packed import carried_at, free_at, secured_at
from karczma.games.monster_lands.table.terms import (
    BUILDINGS,
    CARRIED,
    DICE,
    EMPTY,
    ENTRANCE,
    INFLUENCE,
    NOBODY,
    PER_TRAIL,
    RUNNING,
    SITE_OF,
    TOKENS,
    TRAILS,
    Member,
    Trail,
)
from karczma.games.monster_lands.victory import winners
from karczma.kernel.bases import State
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED, state
from karczma.kernel.zones import ALL, FACE_DOWN, GOODS, HAND, Card, Pile, Zone, bag_of, kinds

ON_TRAILS = Zone("owner")  # face down: only the owner may look, and their order counts


def no_cards() -> list[Card]:
    return []


def no_numbers() -> list[int]:
    return []


def rows(n: int) -> list[list[int]]:
    return [[] for _ in range(n)]


@state
class Player(State):
    """A clan: its board, its members, what it owns. ML-COMP-16  Affiliations are Fire, Water, Air, Jungle."""

    affiliation: int = NOBODY
    wallet: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * len(TOKENS))
    dice: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * len(DICE))  # the dice pool
    clan: Annotated[list[int], kinds("member")] = field(default_factory=no_numbers)  # in order of joining
    leader: Member = NOBODY
    gear: Annotated[list[int], kinds("equipment")] = field(default_factory=no_numbers)
    traps: Annotated[list[Card], HAND] = field(default_factory=no_cards)  # ML-HUNT-06  kept face down
    laid: Annotated[list[Card], ON_TRAILS] = field(default_factory=no_cards)  # trap tokens on trails,
    laid_at: list[int] = field(default_factory=no_numbers)  # and on which
    lands: Annotated[list[int], kinds("land")] = field(default_factory=no_numbers)
    trophies: Annotated[list[int], kinds("monster")] = field(default_factory=no_numbers)
    loot: Annotated[list[int], kinds("loot")] = field(default_factory=no_numbers)
    quests: int = 0  # ML-SCEN-09  rewards received


@state
class Battle(State):
    """What is being rolled for: a monster, a land or a quest."""

    site: int = NOBODY
    monster: int = NOBODY
    purpose: int = 0
    total: int = 0  # ML-STRIKE-09  what earlier trails have brought
    attack: int = 0  # attack dice that are left
    volley: int = 0  # those about to be rolled
    each: list[int] = field(default_factory=lambda: [0, 0, 0])  # added to every die of a colour
    flat: int = 0
    capture: int = 0  # counts for a capture only,
    kill: int = 0  # for a kill only
    rolled: list[int] = field(default_factory=no_numbers)  # see `read_die`
    rerolls: list[int] = field(default_factory=lambda: [0] * 8)  # by mask of colours


@state
class MonsterLands(Game):
    tokens: ClassVar[tuple[str, ...]] = TOKENS

    cards: Annotated[Catalogue, DERIVED] = field(default_factory=catalogue)
    players: list[Player] = field(default_factory=list)
    round: int = 1  # ML-SETUP-17
    rounds: int = 6
    first: Seat = 0
    ended: int = RUNNING
    difficulty: int = 0
    track: tuple[int, ...] = ()  # extra attack dice by round
    queens_gift: bool = False
    more_monsters: bool = False
    ploy: bool = False
    scenario: int = NOBODY

    # clan members, by their number
    owner: list[int] = field(default_factory=no_numbers)
    wounded: list[int] = field(default_factory=no_numbers)
    station: list[int] = field(default_factory=no_numbers)  # the trail, or nowhere
    used: list[int] = field(default_factory=no_numbers)  # ML-CORE-11  the ability, this round
    # equipment, by its number
    holder: list[int] = field(default_factory=no_numbers)
    feature_used: list[int] = field(default_factory=no_numbers)
    moved: list[int] = field(default_factory=no_numbers)  # equipment moved in this turn
    # lands, by their number
    settler: list[int] = field(default_factory=no_numbers)
    worked: list[int] = field(default_factory=no_numbers)  # ML-SETTLE-01  dice lie on it

    # the Citadel
    spaces: list[int] = field(default_factory=no_numbers)  # empty, or see `read_space`
    last: list[int] = field(default_factory=lambda: [0] * 7)  # ML-INFL-02  the latest influence die of each building
    display: Annotated[list[Card], ALL] = field(default_factory=no_cards)  # ML-SETUP-07  traps for sale
    trap_supply: Pile = field(default_factory=Pile)
    trap_discard: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    box: Annotated[list[Card], ALL] = field(default_factory=no_cards)
    offer: Annotated[list[int], kinds("member")] = field(default_factory=no_numbers)  # ML-SETUP-03
    member_deck: Annotated[list[int], bag_of("member")] = field(default_factory=no_numbers)
    member_discard: Annotated[list[int], kinds("member")] = field(default_factory=no_numbers)
    greenhorns: Annotated[list[int], kinds("member")] = field(default_factory=no_numbers)  # ML-SETUP-02
    members_out: Annotated[list[int], kinds("member")] = field(default_factory=no_numbers)
    market: Annotated[list[int], kinds("equipment")] = field(default_factory=no_numbers)  # ML-SETUP-08
    equipment_deck: Annotated[list[int], bag_of("equipment")] = field(default_factory=no_numbers)
    equipment_out: Annotated[list[int], kinds("equipment")] = field(default_factory=no_numbers)
    panic_stack: Annotated[list[int], bag_of("building")] = field(default_factory=no_numbers)  # ML-SETUP-20
    panicked: Annotated[list[int], kinds("building")] = field(default_factory=no_numbers)

    # the outer areas
    lairs: Annotated[list[list[int]], kinds("monster")] = field(default_factory=lambda: rows(3))  # at A, B, Entrance
    fought: list[int] = field(default_factory=lambda: [0, 0, 0])  # ML-PANIC-01  whether that monster has attacked
    escaping: Annotated[list[int], kinds("monster")] = field(default_factory=no_numbers)  # ML-MPOW-12
    monster_deck: Annotated[list[int], bag_of("monster")] = field(default_factory=no_numbers)
    monster_discard: Annotated[list[int], kinds("monster")] = field(default_factory=no_numbers)
    land_cards: Annotated[list[list[int]], kinds("land")] = field(default_factory=lambda: rows(2))
    land_deck: Annotated[list[int], bag_of("land")] = field(default_factory=no_numbers)
    land_discard: Annotated[list[int], kinds("land")] = field(default_factory=no_numbers)
    tiles: Annotated[list[list[int]], kinds("tile")] = field(default_factory=lambda: rows(2))
    sides: list[int] = field(default_factory=lambda: [0, 0])
    tile_stock: Annotated[list[int], bag_of("tile")] = field(default_factory=no_numbers)
    quests: Annotated[list[list[int]], kinds("quest")] = field(default_factory=lambda: rows(2))
    quest_bag: Annotated[list[int], bag_of("quest")] = field(default_factory=no_numbers)
    quest_discard: Annotated[list[int], kinds("quest")] = field(default_factory=no_numbers)
    loot: Annotated[list[int], kinds("loot")] = field(default_factory=no_numbers)  # ML-SETUP-14  displayed
    loot_supply: Annotated[list[int], bag_of("loot")] = field(default_factory=no_numbers)
    loot_discard: Annotated[list[int], kinds("loot")] = field(default_factory=no_numbers)

    # trails, by their number
    walker: list[int] = field(default_factory=lambda: [EMPTY] * len(TRAILS))
    trail_dice: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * (PER_TRAIL * len(TRAILS)))
    shields: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * len(TRAILS))  # defence tokens
    carried: Annotated[list[int], GOODS] = field(default_factory=lambda: [0] * (CARRIED * len(TRAILS)))
    fate: list[int] = field(default_factory=lambda: [0] * len(TRAILS))
    bonus_used: list[int] = field(default_factory=lambda: [0] * len(TRAILS))  # the defence of the trail
    results: list[int] = field(default_factory=lambda: [0] * len(TRAILS))  # what was rolled there for a quest
    redirects: list[int] = field(default_factory=no_numbers)  # threes: see `redirected`

    # the virtual player of the solo mode
    sambor_tokens: Annotated[int, GOODS] = 0
    ploy_stack: Pile = field(default_factory=Pile)
    sambor_ploys: Annotated[list[Card], FACE_DOWN] = field(default_factory=no_cards)
    sambor_at: list[int] = field(default_factory=no_numbers)

    passes: int = 0  # ML-DEPLOY-04  players in a row who have passed
    battle: Battle | None = None

    # -- what is where ---------------------------------------------------------------------------------------------

    def wallet(self, seat: Seat) -> list[int]:
        return self.players[seat].wallet

    def named(self, family: str, thing: int) -> str:
        return BUILDINGS[thing] if family == "building" else self.cards.families[family][thing].name

    @property
    def current_battle(self) -> Battle:
        """For the steps of a battle, which are taken during one."""
        assert self.battle is not None
        return self.battle

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def lands_in_use(self) -> tuple[int, ...]:
        """ML-SETUP-13  With one or two players Land B is not used."""
        return (0, 1) if self.seats > 2 else (0,)

    def monster_at(self, site: int) -> int:
        lair = self.lairs[site]
        return lair[0] if lair else NOBODY

    def land_at(self, site: int) -> int:
        place = self.land_cards[site] if site < ENTRANCE else []
        return place[0] if place else NOBODY

    def guide(self, trail: Trail) -> TrailGuide:
        """ML-TRAIL-01, ML-ENTR-01  What the guideline tile says of a land trail, or the board of an Entrance trail."""
        site = SITE_OF[trail]
        if site == ENTRANCE:
            return self.cards.guards[trail - 8]
        return self.cards.tiles[self.tiles[site][0]].sides[self.sides[site]][trail % 4]

    def seat_on(self, trail: Trail) -> Seat:
        walker = self.walker[trail]
        return self.owner[walker] if walker >= 0 else NOBODY

    def gear_of(self, member: Member) -> list[int]:
        return [e for e, holder in enumerate(self.holder) if holder == member]

    def revealed(self, card: Card) -> bool:
        """Laying tokens down mixes them, so one that everybody knows on a trail lies face up."""
        return card >= 0 and self.known[card] == self.everyone

    def tokens_on(self, trail: Trail) -> list[Card]:
        """The trap tokens of a trail, from top to bottom."""
        seat = self.seat_on(trail)
        if seat < 0:
            return [card for card, at in zip(self.sambor_ploys, self.sambor_at, strict=True) if at == trail]
        player = self.players[seat]
        return [card for card, at in zip(player.laid, player.laid_at, strict=True) if at == trail]

    def dice_on(self, trail: Trail, colour: int) -> int:
        """Free dice and, of strength and magic, those on secured traps."""
        free = self.trail_dice[free_at(trail, colour)]
        return free + self.trail_dice[secured_at(trail, colour)] if colour != INFLUENCE else free

    def carried_on(self, trail: Trail) -> list[int]:
        """Potions, poisons and gold on the assignment token there."""
        return self.carried[carried_at(trail, 0) : carried_at(trail + 1, 0)]

    def redirected(self) -> list[tuple[Trail, Trail, int]]:
        """ML-PLOY-08  From which trail to which, and how many attack dice."""
        flat = self.redirects
        return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))

    def has_rule(self, rule: str) -> object:
        """What the scenario says about it; nothing without a scenario."""
        return self.cards.scenarios[self.scenario].rules.get(rule) if self.scenario >= 0 else None

    def scores(self) -> tuple[int, ...]:
        return scores(self)

    def winners(self) -> tuple[Seat, ...]:
        return winners(self)
