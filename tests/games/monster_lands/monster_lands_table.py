"""Any position of Monster Lands from plain words: `table(2, {0: {"gold": 5, "dice": "ssm5"}}, a="sckon")`.

No test plays through a set-up to reach its point. Dice are told by letters: s strength, m magic, a number an influence
die that shows it. A trail is told by its name (a1 .. b4, upper, lower, quest_left ...).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.words import Players, Words, names, new
from karczma.games.monster_lands.battles.rolling import prepare
from karczma.games.monster_lands.table.state import Battle, MonsterLands
from karczma.games.monster_lands.table.terms import (
    AFFILIATIONS,
    BUILDINGS,
    CARRIED,
    DICE,
    EMPTY,
    NOBODY,
    PER_TRAIL,
    SITE_OF,
    TOKENS,
    TRAIL_CODE,
    TRAILS,
    WITH_AFFILIATION,
)
from karczma.kernel.chance import Forced
from karczma.kernel.zones import Card, Pile, join
from karczma.title.options import Value

Trails = Mapping[str, Words]
START = {0: ("purkas", "korgo"), 1: ("poissen", "timbulu"), 2: ("tortock", "taron"), 3: ("nuduru", "frunks")}
TAVERN = ("dalina", "drapis", "parjas", "shandee")  # the usual offer: reputation 2, 3, 2, 2
LODGE = ("trap_s1", "trap_s_plus1", "trap_m1", "trap_total4", "trap_s2", "trap_m2")  # costs 4 4 5 4 6 7
MARKET = ("krakhen", "rashnek", "noxx")  # a spell for 7, a weapon for 5, a garment for 7
LOOT = ("loot_gold10", "loot_gold12", "loot_kit", "loot_brews")


def table(
    seats: int = 2,
    players: Players | None = None,
    *,
    a: str = "gorgosh",
    b: str = "krinx",
    entrance: str = "",
    land_a: str = "skyehn",
    land_b: str = "yuha",
    tile_a: tuple[str, int] = ("trail_tile_1", 0),
    tile_b: tuple[str, int] = ("trail_tile_2", 0),
    quests: tuple[str, str] = ("quest_01", "quest_02"),
    offer: Sequence[str] = TAVERN,
    display: Sequence[str] = LODGE,
    market: Sequence[str] = MARKET,
    loot: Sequence[str] = LOOT,
    panic: Sequence[str] = (),
    trails: Trails | None = None,
    chance: Sequence[int] = (),
    round: int = 1,
    first: int = 0,
    **options: Value,
) -> MonsterLands:
    """A table in the Deployment phase: nobody is asked anything, all pools are empty.

    players  seat -> clan (names, the Leader first; the starting pair of an affiliation by default), gold, glory,
             potion, poison, defence (default 0), dice, traps, gear (equipment -> holder), lands (name -> settler),
             trophies, loot, wounded
    trails   name -> who (a name, or "sambor"), dice, traps (top first), shields, potion, poison, gold
    """
    named = options.get("scenario") in WITH_AFFILIATION
    g = new_table(seats, affiliations="choose" if named else "random", **options)
    clear(g)
    g.round, g.first = round, first
    words = {seat: (players or {}).get(seat, {}) for seat in range(seats)}
    for seat in sorted(words, key=lambda seat: "clan" not in words[seat]):  # named clans first
        furnish(g, seat, words[seat])
    for site, monster in enumerate((a, b, entrance)):
        if monster and (site != 1 or seats > 2):
            g.monster_deck.remove(g.cards.monster_id[monster])
            g.lairs[site].append(g.cards.monster_id[monster])
    for site, (land, tile) in enumerate(((land_a, tile_a), (land_b, tile_b))):
        if site in g.lands_in_use():
            put_land(g, site, land, tile)
    for field, quest in enumerate(quests):
        g.quest_bag.remove(g.cards.quest_id[quest])
        g.quests[field].append(g.cards.quest_id[quest])
    g.offer = [take_member(g, name if to_be_had(g, name) else last_of_the_deck(g)) for name in offer]
    g.market = [move(g.equipment_deck, shown(g, g.cards.equipment_id[name])) for name in market]
    g.display = [take_trap(g, name) for name in display]
    g.loot = [move(g.loot_supply, g.cards.loot_id[name]) for name in loot if g.cards.loot_id[name] in g.loot_supply]
    g.panicked = [move(g.panic_stack, BUILDINGS.index(name)) for name in panic]
    for name, walker in (trails or {}).items():
        put_on_trail(g, TRAIL_CODE[name], walker)
    g.source = Forced(tuple(chance), g.tick)
    return g


def last_of_the_deck(g: MonsterLands) -> str:
    return g.cards.members[g.member_deck[-1]].name


def to_be_had(g: MonsterLands, name: str) -> bool:
    return g.cards.member_id[name] in g.member_deck


def shown(g: MonsterLands, equipment: int) -> int:
    """That card, or if a test has used it elsewhere, the next one."""
    return next(e for e in g.equipment_deck if e >= equipment)


def move(zone: list[int], thing: int) -> int:
    zone.remove(thing)
    return thing


def clear(g: MonsterLands) -> None:
    """Back to a bare table; everything lies in the deck or bag of its family."""
    cards = g.cards
    g.frames, g.at, g.offered, g.journal = [], [], None, None
    g.listen()
    g.players = [type(player)() for player in g.players]
    g.owner, g.station = [NOBODY] * len(cards.members), [EMPTY] * len(cards.members)
    g.members_out, g.member_discard = list(range(cards.first_mercenary)), []
    g.member_deck = list(range(cards.first_mercenary, cards.first_greenhorn))
    g.greenhorns = list(range(cards.first_greenhorn, len(cards.members)))
    g.equipment_deck, g.monster_deck = list(range(len(cards.equipment))), list(range(len(cards.monsters)))
    g.land_deck, g.tile_stock = list(range(len(cards.lands))), list(range(len(cards.tiles)))
    g.quest_bag, g.loot_supply = list(range(len(cards.quests))), list(range(len(cards.loot)))
    g.panic_stack, g.panicked = list(range(len(BUILDINGS))), []
    g.lairs, g.land_cards, g.tiles, g.quests = [[], [], []], [[], []], [[], []], [[], []]
    everything = sorted([*g.trap_supply.top, *g.trap_supply.bag, *g.display, *g.box, *g.ploy_stack.bag])
    dealt = [card for card in map(Card, range(len(cards.traps))) if card not in everything]
    all_traps = sorted([*everything, *dealt])
    sold = {1, 2, 3} if g.ploy and not g.solo else {1}
    g.known = [0] * len(g.known)
    g.trap_supply = Pile(bag=[card for card in all_traps if cards.traps[card].kind in sold])
    g.box = [card for card in all_traps if cards.traps[card].kind not in sold and card not in g.ploy_stack.bag]
    g.reveal(*g.box)


def furnish(g: MonsterLands, seat: int, words: Words) -> None:
    player = g.players[seat]
    start = [name for name in START[seat] if g.cards.member_id[name] in g.members_out]
    for name in words.get("clan", start):
        join_clan(g, seat, name)
    player.leader = player.clan[0] if player.clan else NOBODY
    player.affiliation = g.cards.members[player.clan[0]].affiliation % len(AFFILIATIONS) if player.clan else 0
    player.wallet = [words.get(token, 0) for token in TOKENS]
    player.dice = pool(words.get("dice", ""))
    for name in words.get("traps", ()):
        join(player.traps, take_trap(g, name))
    for equipment, holder in words.get("gear", {}).items():
        give(g, seat, equipment, holder)
    for land, settler in words.get("lands", {}).items():
        player.lands.append(move(g.land_deck, g.cards.land_id[land]))
        g.settler[g.cards.land_id[land]] = member(g, settler) if settler else EMPTY
    player.trophies = [move(g.monster_deck, g.cards.monster_id[name]) for name in words.get("trophies", ())]
    player.loot = [move(g.loot_supply, g.cards.loot_id[name]) for name in words.get("loot", ())]
    for name in words.get("wounded", ()):
        g.wounded[member(g, name)] = 1


def join_clan(g: MonsterLands, seat: int, name: str) -> int:
    number = take_member(g, name)
    g.players[seat].clan.append(number)
    g.owner[number] = seat
    return number


def take_member(g: MonsterLands, name: str) -> int:
    for zone in (g.member_deck, g.members_out, g.greenhorns, g.member_discard):
        for number in zone:
            if g.cards.members[number].name == name:
                zone.remove(number)
                return number
    raise AssertionError(f"{name} is not to be had")


def take_trap(g: MonsterLands, name: str) -> Card:
    for zone in (g.trap_supply.bag, g.box, g.ploy_stack.bag):
        for card in zone:
            if g.cards.traps[card].name == name:
                zone.remove(card)
                g.reveal(card)
                return card
    raise AssertionError(f"there is no {name} left")


def give(g: MonsterLands, seat: int, equipment: str, holder: str) -> None:
    number = move(g.equipment_deck, g.cards.equipment_id[equipment])
    g.players[seat].gear.append(number)
    g.holder[number] = member(g, holder)


def member(g: MonsterLands, name: str) -> int:
    """The first of that name in a clan."""
    return next(n for player in g.players for n in player.clan if g.cards.members[n].name == name)


def put_land(g: MonsterLands, site: int, land: str, tile: tuple[str, int]) -> None:
    if land:
        g.land_cards[site].append(move(g.land_deck, g.cards.land_id[land]))
    g.tiles[site].append(move(g.tile_stock, g.cards.tile_id[tile[0]]))
    g.sides[site] = tile[1]


def put_on_trail(g: MonsterLands, trail: int, words: Words) -> None:
    if words["who"] == "sambor":
        g.walker[trail] = -2
        g.sambor_tokens -= 1
        for name in words.get("traps", ()):
            card = take_trap(g, name)
            g.known[card] = 0
            g.sambor_ploys.append(card)
            g.sambor_at.append(trail)
        return
    number = member(g, words["who"])
    seat = g.owner[number]
    g.station[number], g.walker[trail] = trail, number
    for code, n in enumerate(pool(words.get("dice", ""))):
        g.trail_dice[trail * PER_TRAIL + min(code, 2)] += n
    for name in words.get("traps", ()):
        card = take_trap(g, name)
        g.known[card] = 1 << seat
        g.players[seat].laid.append(card)
        g.players[seat].laid_at.append(trail)
    g.shields[trail] = words.get("shields", 0)
    brought = g.guide(trail).brings if SITE_OF[trail] >= 0 and words.get("bonus", False) else (0, 0, 0)
    for i, what in enumerate(("potion", "poison", "gold")):
        g.carried[trail * CARRIED + i] = words.get(what, 0) + brought[i]


def pool(letters: str) -> list[int]:
    dice = [0] * len(DICE)
    for letter in letters:
        dice["sm".index(letter) if letter in "sm" else int(letter) + 1] += 1
    return dice


# -- acting and looking --------------------------------------------------------------------------------------------


def fighting(g: MonsterLands, site: int, purpose: int = 0) -> MonsterLands:
    """A battle is going on there, for tests of a part of it."""
    g.battle = Battle(site=site, monster=g.monster_at(site), purpose=purpose)
    return g


def purse(g: MonsterLands, seat: int = 0) -> dict[str, int]:
    """The tokens of a seat, without those it has none of."""
    return {token: n for token, n in zip(TOKENS, g.players[seat].wallet, strict=True) if n}


def dice(g: MonsterLands, seat: int = 0) -> str:
    """The pool in letters."""
    return "".join(("s" if c == 0 else "m" if c == 1 else str(c - 1)) * n for c, n in enumerate(g.players[seat].dice))


def on_trail(g: MonsterLands, trail: str) -> tuple[int, ...]:
    """Strength, magic and influence dice of a trail, and those on secured traps."""
    start = TRAIL_CODE[trail] * PER_TRAIL
    return tuple(g.trail_dice[start : start + PER_TRAIL])


def clan(g: MonsterLands, seat: int = 0) -> list[str]:
    return [g.cards.members[number].name for number in g.players[seat].clan]


def traps(g: MonsterLands, seat: int = 0) -> list[str]:
    return names(g, g.players[seat].traps)


def monster(g: MonsterLands, site: int) -> str:
    return g.cards.monsters[g.lairs[site][0]].name if g.lairs[site] else ""


def gear(g: MonsterLands, seat: int = 0) -> dict[str, str]:
    """Equipment -> who holds it."""
    return {g.cards.equipment[e].name: g.cards.members[g.holder[e]].name for e in g.players[seat].gear}


def walkers(g: MonsterLands) -> dict[str, str]:
    return {TRAILS[t]: g.cards.members[w].name if w >= 0 else "sambor" for t, w in enumerate(g.walker) if w != EMPTY}


def new_table(seats: int = 2, seed: int = 1, /, **options: Value) -> MonsterLands:
    """A table as `karczma.new` leaves it."""
    return new(MonsterLands, seats, seed, options)


def gathered(
    name: str, purpose: int, letters: str = "sm", **words: Any
) -> tuple[list[int], int, int, int, dict[int, int]]:
    """What a mercenary brings to a roll: to each die, flat, for a capture, for a kill, rerolls by mask of colours."""
    g = table(2, {0: {"clan": ["greenhorn", name], **words}}, a="krinx", trails={"a1": {"who": name, "dice": letters}})
    fighting(g, 0)
    prepare(g, 0, purpose)
    assert g.battle is not None
    it = g.battle
    return it.each, it.flat, it.capture, it.kill, {mask: n for mask, n in enumerate(it.rerolls) if n}
