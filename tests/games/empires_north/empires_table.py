"""Any position of Empires of the North from plain words: `table(2, {0: {"wood": 3, "hand": ["weavers_hut"]}})`.

No test plays through a set-up to reach its point.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from games.words import Players, Words, asked, at, may, names, new
from karczma.games.empires_north.building.empire import add_to, lay_down
from karczma.games.empires_north.table.state import EmpiresNorth, Player
from karczma.games.empires_north.table.terms import (
    ACTIONS,
    CARD,
    COMMON,
    DISTANCES,
    IN_ACTION,
    IN_FRONT,
    TOKENS,
    TURNED,
    WITH_FISH,
    WITH_GOLD,
    WITH_RAZE,
)
from karczma.games.empires_north.turn import Act, Turn
from karczma.kernel.chance import Forced, Source
from karczma.kernel.zones import Card, Pile
from karczma.title.options import Value

CLANS = ("glenn", "ulaf", "panuk", "heidel")  # by seat, unless a player says otherwise
RING = (0, 1, 2, 3, 4)  # explore, populate, construct, harvest, sail
LOAD = {"fish": WITH_FISH, "raze": WITH_RAZE, "gold": WITH_GOLD, "common": COMMON}


def table(
    seats: int = 2,
    players: Players | None = None,
    *,
    nearby: Sequence[str] = ("gull_rock", "pirate_den"),
    distant: Sequence[str] = ("whale_bay", "amber_shore"),
    next_nearby: Sequence[str] = (),
    next_distant: Sequence[str] = (),
    queue: Sequence[str] = (),
    chance: Sequence[int] = (),
    ring: Sequence[int] = RING,
    round: int = 1,
    first: int = 0,
    content: Path | None = None,
    **options: Value,
) -> EmpiresNorth:
    """A table in the middle of the Action phase: nobody has passed, nobody is asked anything, all hands are empty.

    players  seat -> tokens by name (default 0), spent, ships (Clan ships, default 2), clan, hand, deck (top first, then
             the deck holds nothing else), discard, empire (default: the starting cards; an upgrade is written
             "upgrade@field"), exhausted (names), assigned (name -> token -> n), used (name -> n), pawns ("explore", or
             "explore!" for the exhausted side), passed. Cards that nobody names are in the deck; if a deck is named,
             they are in the box
    queue    ships from the arrow on: "0 fish raze", "1 common"; -1 is the rival
    """
    g = new(EmpiresNorth, seats, 1, {"clans": "random", **options}, content)
    g.frames, g.at, g.lanes, g.secret, g.before, g.offered, g.journal = [], [], [], False, None, None, None
    g.listen()
    g.known, g.pending, g.box = [0] * len(g.known), [], ()
    g.ring, g.round, g.first, g.active, g.phase = tuple(ring), round, first, first, IN_ACTION
    words = [(players or {}).get(seat, {}) for seat in range(seats)]
    g.players = [Player(clan=g.cards.clans.index(w.get("clan", CLANS[i]))) for i, w in enumerate(words)]
    in_play = {player.clan for player in g.players}
    unused = [card for i, clan in enumerate(g.cards.clans) if i not in in_play for card in g.cards.of_clan[clan]]
    g.box = tuple(unused)
    g.reveal(*unused)
    for seat, each in enumerate(words):
        furnish(g, seat, each)
    conquered = {card for player in g.players for card in player.empire if card >= g.cards.first_island}
    lay_islands(g, (nearby, distant), (next_nearby, next_distant), conquered)
    for ship in queue:
        owner, *load = ship.split()
        g.queue.append(int(owner))
        g.loads.append(sum(LOAD[part] for part in load))
    g.heard = []
    g.source = Forced(tuple(chance), g.tick)
    return g


def furnish(g: EmpiresNorth, seat: int, words: Words) -> None:
    player = g.players[seat]
    clan = g.cards.clans[player.clan]
    left = list(g.cards.of_clan[clan])
    starting = [g.cards.names[card] for card in left if g.cards.starting[card]]
    player.wallet = [words.get(token, 0) for token in TOKENS[:CARD]]
    player.spent, player.clan_ships = words.get("spent", 0), words.get("ships", 2)
    player.passed = words.get("passed", False)
    player.pawns = [stands(pawn) for pawn in words.get("pawns", ())]
    player.pawns += [IN_FRONT] * (2 - len(player.pawns))
    for entry in words.get("empire", starting):
        settle_card(g, seat, entry, left)
    for name in words.get("exhausted", ()):
        player.exhausted[place_of(g, name, seat)] = 1
    for name, n in words.get("used", {}).items():
        player.used[place_of(g, name, seat)] = n
    for name, goods in words.get("assigned", {}).items():
        for token, n in goods.items():
            add_to(player, place_of(g, name, seat), TOKENS.index(token), n)
    player.hand = sorted(fetch(g, left, name) for name in words.get("hand", ()))
    player.discard = [fetch(g, left, name) for name in words.get("discard", ())]
    g.reveal(*player.discard)
    if "deck" in words:
        player.deck = Pile(top=[fetch(g, left, name) for name in reversed(words["deck"])])
        g.box += tuple(left)
        g.reveal(*left)
    else:
        named = [card for card in left if g.cards.starting[card]]
        g.box += tuple(named)
        g.reveal(*named)
        player.deck = Pile(bag=[card for card in left if card not in named])


def settle_card(g: EmpiresNorth, seat: int, entry: str, left: list[Card]) -> None:
    name, _, host = entry.partition("@")
    card = g.cards.card_id[name]
    if card < g.cards.first_island:
        card = fetch(g, left, name)
    tied = g.players[seat].empire[place_of(g, host, seat)] if host else -1
    lay_down(g, seat, card, tied)


def fetch(g: EmpiresNorth, left: list[Card], name: str) -> Card:
    card = next((card for card in left if g.cards.names[card] == name), None)
    assert card is not None, f"there is no {name} left"
    left.remove(card)
    return card


def stands(pawn: str) -> int:
    return ACTIONS.index(pawn.rstrip("!")) + TURNED * pawn.endswith("!")


def lay_islands(
    g: EmpiresNorth, rows: Sequence[Sequence[str]], tops: Sequence[Sequence[str]], conquered: set[Card]
) -> None:
    ids = g.cards.card_id
    g.islands = [[ids[name] for name in row] for row in rows]
    g.island_discards, g.visited = [[], []], []
    for distance, family in enumerate(g.cards.of_distance):
        top = [ids[name] for name in reversed(tops[distance])]
        gone = {*g.islands[distance], *top, *conquered}
        pile = Pile(top=top, bag=[card for card in family if card not in gone])
        setattr(g, f"{DISTANCES[distance]}_deck", pile)
        g.reveal(*g.islands[distance])


def only_islands(g: EmpiresNorth, distance: str, deck: Sequence[str] = (), discard: Sequence[str] = ()) -> EmpiresNorth:
    """That deck and that discard pile hold these Islands alone; all others are in the box."""
    at, ids = DISTANCES.index(distance), g.cards.card_id
    pile = g.island_decks[at]
    kept = [ids[name] for name in (*deck, *discard)]
    gone = [card for card in (*pile.top, *pile.bag) if card not in kept]
    g.box += tuple(gone)
    g.reveal(*gone)
    setattr(g, f"{distance}_deck", Pile(bag=sorted(ids[name] for name in deck)))
    g.island_discards[at] = [ids[name] for name in discard]
    g.reveal(*g.island_discards[at])
    return g


# -- acting and looking --------------------------------------------------------------------------------------------


def acting(players: Players | None = None, seats: int = 2, **more: Any) -> EmpiresNorth:
    """Seat 0 is asked what to do on its turn; then it is the turn of the others."""
    return at(table(seats, players, **more), Turn(0))


def once(players: Players | None = None, seats: int = 2, **more: Any) -> EmpiresNorth:
    """Seat 0 takes one action, and nothing follows."""
    return at(table(seats, players, **more), Act(0))


def shows(g: EmpiresNorth, start: str) -> list[str]:
    """The options that begin so."""
    return [text for text in may(g) if text.startswith(start)]


def purse(g: EmpiresNorth, seat: int = 0) -> dict[str, int]:
    """The tokens of a seat, without those it has none of."""
    return {token: n for token, n in zip(TOKENS, g.players[seat].wallet, strict=False) if n}


def hand(g: EmpiresNorth, seat: int = 0) -> list[str]:
    return names(g, g.players[seat].hand)


def empire(g: EmpiresNorth, seat: int = 0) -> list[str]:
    return names(g, g.players[seat].empire)


def discarded(g: EmpiresNorth, seat: int = 0) -> list[str]:
    return names(g, g.players[seat].discard)


def place_of(g: EmpiresNorth, name: str, seat: int = 0) -> int:
    return empire(g, seat).index(name)


def turned(g: EmpiresNorth, seat: int = 0) -> list[str]:
    """The exhausted cards of an Empire."""
    player = g.players[seat]
    return names(g, [card for card, side in zip(player.empire, player.exhausted, strict=True) if side])


def on_card(g: EmpiresNorth, name: str, seat: int = 0) -> dict[str, int]:
    """What is assigned to a card."""
    held = g.players[seat].assigned[place_of(g, name, seat)]
    return {token: n for token, n in zip(TOKENS, held, strict=False) if n}


def ships(g: EmpiresNorth) -> list[str]:
    """The queue, in the words of `table`."""
    told = []
    for owner, load in zip(g.queue, g.loads, strict=True):
        told.append(" ".join([str(owner), *(part for part, bit in LOAD.items() if load & bit)]))
    return told


def use(g: EmpiresNorth, name: str) -> str:
    """The text of using the first card of that name in the Empire of whoever decides."""
    return f"use-location card={name} place={place_of(g, name, g.deciding()[0])}"


def pick(g: EmpiresNorth, name: str, seat: int = 0) -> str:
    return f"pick card={name} place={place_of(g, name, seat)}"


def new_table(seats: int = 2, seed: int | Source = 1, /, **options: Value) -> EmpiresNorth:
    """A table as `karczma.new` leaves it."""
    return new(EmpiresNorth, seats, seed, options)


def play_last(g: EmpiresNorth, until: str) -> EmpiresNorth:
    """Everybody takes the last option (passing, enough), until that question is asked."""
    while asked(g) != until:
        seat = g.deciding()[0]
        g.apply(g.options(seat)[-1], seat)
    return g
