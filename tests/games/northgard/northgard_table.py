"""Any position of Northgard from plain words: `table(2, {0: {"units": {"b": 3}}}, land=CROSS)`.

No test plays through a set-up to reach its point. A territory is named by a tile and a region, `tile_06 B`, or by its
number; the tiles of a map are told as "tile x y turn".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.words import Players, Words, names, new
from karczma.games.northgard.map.laying import lay
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.terms import NOBODY, NOWHERE, SLOTS, TOKENS, cell
from karczma.kernel.chance import Forced
from karczma.kernel.zones import Card, Pile
from karczma.title.options import Value

# One tile of four territories: 0-1 regular, 1-2 regular, 2-3 difficult, 0-3 regular; the corners 0-2, 1-3 only touch.
CROSS = ("tile_06 0 0 0",)
A, B, C, D = range(4)  # NW, NE, SE, SW
# Four tiles around a common corner: territory 2 (SE of the first) is closed and has four tiles, all others are open.
BLOCK = ("tile_01 0 0 0", "tile_05 1 0 0", "tile_06 0 1 0", "tile_02 1 1 0")
FACES = {"2": 0, "3": 1, "choice": 2, "2+1": 3, "damage": 4, "1+1": 5}  # what a die may show


def table(
    seats: int = 2,
    players: Players | None = None,
    *,
    land: Sequence[str] = CROSS,
    built: Mapping[int, Sequence[str]] | None = None,
    creatures: Mapping[str, int] | None = None,
    stack: Sequence[str] | None = None,
    chance: Sequence[int] = (),
    year: int = 1,
    first: int = 0,
    scorched: int = NOWHERE,
    display: Sequence[str] = (),
    supply: Mapping[str, int] | None = None,
    **options: Value,
) -> Northgard:
    """A table in the middle of a year: nobody has passed, nobody is asked anything, all hands are empty.

    players    seat -> units (territory -> how many), kaija (a territory), food, wood, lore, fame (default 0), clan,
               hand, draw (top first), discard, active (names), passed; all other cards of the deck are discarded
    land       the laid tiles
    built      territory -> names of buildings, on the first free slots of their kind, or on none if there is none
    creatures  names in the line, in their order -> territory
    stack      names of tiles, top first; the rest of the tiles lies below
    """
    more = "true" if options.pop("more_creatures", False) else "false"
    given = {"creatures": "true"} if creatures is not None and more == "false" else {}
    g = new(Northgard, seats, 1, {"clans": "random", **given, "more_creatures": more, **options})
    clear(g)
    g.year, g.first = year, first
    for tile in land:
        put_tile(g, tile)
    if stack is not None:
        order(g, stack)
    for seat in range(seats):
        furnish(g, seat, (players or {}).get(seat, {}))
    for territory, buildings in (built or {}).items():
        for name in buildings:
            put_building(g, territory, name)
    for name, territory in (creatures or {}).items():
        put_creature(g, name, territory)
    for name in display:
        put_on_display(g, name)
    for name, n in (supply or {}).items():
        g.supply[g.cards.building_id[name]] = n
    g.scorched = scorched
    g.rebuild()
    g.source = Forced(tuple(chance), g.tick)
    return g


def clear(g: Northgard) -> None:
    """Back to an empty table; every card lies in the box of its family."""
    g.frames, g.at, g.offered, g.journal = [], [], None, None
    g.listen()
    tiles = list(g.cards.ranges["tiles"])
    g.tiles, g.cells, g.turns, g.drawn = (), (), (), []
    g.owner, g.units, g.invaders, g.built = [], [], [], []
    g.known = [0] * len(g.known)
    g.stack = Pile(bag=tiles)
    creatures = list(g.cards.ranges["creature_cards"])
    g.creature_pile, g.box = Pile(bag=creatures), [card for card in g.box if card not in creatures]
    g.line, g.stands = [], []
    g.kaija = g.scorched = NOWHERE
    g.reveal(*g.unrest, *g.achievements, *g.clan_cards)
    for player in g.players:
        player.tiles = []
        player.discard = sorted([*player.draw.top, *player.draw.bag, *player.draw.bottom, *player.hand])
        player.draw, player.hand, player.reserve = Pile(), [], 14
        g.reveal(*player.discard, *player.upgrades)
        player.wallet = [0] * len(TOKENS)
    g.rebuild()


def put_tile(g: Northgard, words: str) -> None:
    name, x, y, turn = words.split()
    tile = g.cards.card_id[name]
    g.stack.bag.remove(tile)
    g.reveal(tile)
    lay(g, NOBODY, tile, cell(int(x), int(y)), int(turn))


def order(g: Northgard, tiles: Sequence[str]) -> None:
    """These tiles on top, the first of them uppermost."""
    for name in reversed(tiles):
        tile = g.cards.card_id[name]
        g.stack.bag.remove(tile)
        g.stack.top.append(tile)


def only(g: Northgard, *names: str) -> Northgard:
    """The stack consists of these tiles alone, the first on top; all others are in the box."""
    kept = [g.cards.card_id[name] for name in reversed(names)]
    g.box = sorted([*g.box, *(tile for tile in [*g.stack.top, *g.stack.bag] if tile not in kept)])
    g.stack = Pile(top=kept)
    return g


def furnish(g: Northgard, seat: int, words: Words) -> None:
    player = g.players[seat]
    if "clan" in words:
        change_clan(g, seat, g.cards.clans.index(words["clan"]))
    player.wallet = [words.get(token, 0) for token in TOKENS]
    player.passed = words.get("passed", False)
    for territory, n in words.get("units", {}).items():
        g.station(seat, territory, n)
        player.reserve -= n
    if "kaija" in words:
        g.station(seat, words["kaija"], 1)
        g.kaija = words["kaija"]
    for zone in ("hand", "active", "discard"):
        if zone in words:
            fetched = [fetch(g, seat, name) for name in words[zone]]
            setattr(player, zone, sorted(fetched) if zone == "hand" else fetched)
    if "draw" in words:
        player.draw = Pile(top=[fetch(g, seat, name) for name in reversed(words["draw"])])
    if {"discard", "draw"} & words.keys():  # then the deck is exactly what was named
        g.removed += [card for card in player.discard if g.cards.names[card] not in words.get("discard", ())]
        player.discard = [card for card in player.discard if g.cards.names[card] in words.get("discard", ())]
    player.printed = sum(g.cards.fame[card] for card in deck_of(g, seat))
    player.grown = sum(g.cards.counts_as_new[card] for card in deck_of(g, seat))
    player.achievements = tuple(card for card in deck_of(g, seat) if card in g.cards.achievement)


def deck_of(g: Northgard, seat: int) -> list[Card]:
    player = g.players[seat]
    piles = [*player.draw.top, *player.draw.bag, *player.draw.bottom]
    return [*piles, *player.hand, *player.looked, *player.active, *player.discard]


def change_clan(g: Northgard, seat: int, clan: int) -> None:
    """Give that clan to the seat; whoever had it gets the seat's old one."""
    for other in range(g.seats):
        if g.players[other].clan == clan and other != seat:
            swap_clans(g, other, g.players[seat].clan)
    if g.players[seat].clan != clan:
        swap_clans(g, seat, clan)


def swap_clans(g: Northgard, seat: int, clan: int) -> None:
    player = g.players[seat]
    old, new = g.cards.clan_cards(player.clan), g.cards.clan_cards(clan)
    player.discard = sorted([card for card in player.discard if card not in old] + [new[0]])
    player.upgrades = list(new[1:])
    g.clan_cards = sorted((set(g.clan_cards) | set(old)) - set(new))
    g.reveal(*new)
    player.clan = clan


def fetch(g: Northgard, seat: int, name: str) -> Card:
    """A card of that name from wherever it lies."""
    player = g.players[seat]
    zones: list[list[Card]] = [player.discard, player.upgrades, g.clan_cards, g.early, g.advanced, g.unrest, g.box]
    for zone in (*zones, g.achievements):
        for card in zone:
            if g.cards.names[card] == name:
                zone.remove(card)
                g.reveal(card)
                return card
    raise AssertionError(f"there is no {name} left")


def put_building(g: Northgard, territory: int, name: str) -> None:
    """On a free slot of its kind, if there is one; a test may need a building where no slot is."""
    building = g.cards.building_id[name]
    free = [(r, s) for r in g.chart.regions[territory] for s in slots_of(g, r) if fits(g, building, s)]
    taken = list(zip(g.sites, g.site_slots, strict=True))
    for site in taken:
        if site in free:
            free.remove(site)
    region, slot = free[0] if free else (territory, g.cards.slot[building])
    g.sites.append(region)
    g.site_slots.append(slot)
    g.site_buildings.append(building)
    g.supply[building] -= 1


def slots_of(g: Northgard, region: int) -> list[int]:
    printed = g.cards.tiles[g.tiles[region // 4] - g.cards.first_tile].slots[region % 4]
    return [kind for kind, n in enumerate(printed) for _ in range(n)]


def fits(g: Northgard, building: int, slot: int) -> bool:
    wanted = SLOTS[g.cards.slot[building]]
    return SLOTS[slot] == wanted or (wanted == "small" and SLOTS[slot] == "stone")


def put_creature(g: Northgard, name: str, territory: int) -> None:
    card = g.cards.card_id[f"creature_{name}"]
    g.creature_pile.bag.remove(card)
    g.reveal(card)
    g.line.append(card)
    g.stands.append(territory)


def put_on_display(g: Northgard, name: str) -> None:
    card = g.cards.card_id[name]
    for zone in (g.early, g.advanced, g.box, g.achievements):
        if card in zone:
            zone.remove(card)
    g.reveal(card)
    (g.achievements if card in g.cards.achievement else g.display).append(card)


# -- acting and looking --------------------------------------------------------------------------------------------


def dice(*faces: str) -> list[int]:
    """Chance outcomes that make the dice show these faces."""
    return [FACES[face] for face in faces]


def purse(g: Northgard, seat: int = 0) -> dict[str, int]:
    """The tokens of a seat, without those it has none of."""
    return {token: n for token, n in zip(TOKENS, g.players[seat].wallet, strict=True) if n}


def army(g: Northgard, seat: int = 0) -> dict[int, int]:
    """Territory -> units of that seat."""
    return {t: g.units[t] for t in g.controlled(seat)}


def hand(g: Northgard, seat: int = 0) -> list[str]:
    return names(g, g.players[seat].hand)


def new_table(seats: int = 2, seed: int = 1, /, **options: Value) -> Northgard:
    """A table as `karczma.new` leaves it."""
    return new(Northgard, seats, seed, options)


# -- maps ----------------------------------------------------------------------------------------------------------

# A corridor from cap to cap: territory 1 runs over all three tiles and is closed.
CORRIDOR = ("tile_24 0 0 2", "tile_18 0 1 0", "tile_09 0 2 0")
# Two half corridors that meet: territory 3 lies on both tiles and is closed.
PAIR = ("tile_29 0 0 0", "tile_33 1 0 2")
