"""Any position of Valeria from plain words: `table(2, {0: {"gold": 3, "citizens": ["archer"]}})`.

No test plays through a set-up to reach its point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.words import Players, Words, new, rolls
from karczma.games.valeria.table.state import DarkLord, Valeria
from karczma.games.valeria.table.terms import FIRST_CITIZEN, FIRST_DOMAIN, TOKENS
from karczma.kernel.chance import Forced, Source
from karczma.kernel.zones import Card
from karczma.title.options import Value


def table(
    seats: int = 2,
    realms: Players | None = None,
    *,
    dice: tuple[int, int] = (1, 2),
    active: int = 0,
    chance: Sequence[int] = (),
    monsters: Mapping[str, Sequence[str]] | None = None,
    citizens: Mapping[str, int | Sequence[str]] | None = None,
    domains: Mapping[int, str | None] | None = None,
    below: Mapping[int, int] | None = None,
    dark_lord: Words | None = None,
    **options: Value,
) -> Valeria:
    """A table between two turns: seat 0 is first, Dukes are chosen, nobody is asked anything.

    realms     seat -> gold, strength, magic, vp (default 0 each), citizens, domains, slain (names), duke (a name)
    dice       as they lie now; `chance` are the next raw outcomes (a die showing 3 is outcome 2: see `rolls`)
    monsters   terrain -> names, top card first ([] empties the stack)
    citizens   name of a stack's Citizen -> how many are left; or, in a mixed game, the face-up names, top first
    domains    column 0-4 -> the face-up Domain, or None for an empty place (then nothing is below either)
    below      column 0-4 -> how many lie face down under it
    dark_lord  duke, citizens, domains (names); only with seats=1
    options    the table's options, e.g. set="monster_blood", mixed_stacks=True
    """
    g = new(Valeria, seats, 1, options)
    between_turns(g, active, dice)
    for column, name in (domains or {}).items():
        put_domain(g, column, name)
    for seat in range(seats):
        furnish(g, seat, (realms or {}).get(seat, {}))
    for terrain, names in (monsters or {}).items():
        place = g.terrains.index(g.cards.terrains.index(terrain))
        g.monsters[place] = [g.cards.monster_id[name] for name in reversed(names)]
    for name, left in (citizens or {}).items():
        put_citizens(g, name, left)
    for column, n in (below or {}).items():
        g.domains_below[column] = n
    if seats == 1:
        furnish_dark_lord(g, dark_lord or {})
    g.exhausted = sorted(empty_places(g))
    g.emptied = []
    g.rebuild()
    g.source = Forced(tuple(chance), g.tick)
    return g


def between_turns(g: Valeria, active: int, dice: tuple[int, int]) -> None:
    g.lanes, g.secret, g.before, g.frames, g.at, g.offered = [], False, None, [], [], None
    g.journal = None
    g.first, g.active, g.dice, g.turn = 0, active, dice, 1
    g.listen()
    for realm in g.realms:
        kept, spare = sorted(realm.dukes)
        realm.dukes, g.box = [kept], sorted([*g.box, spare])


def furnish(g: Valeria, seat: int, words: Words) -> None:
    realm = g.realms[seat]
    realm.wallet = [words.get(token, 0) for token in TOKENS]
    for name in words.get("citizens", ()):
        realm.citizens[g.cards.citizen_id[name]] += 1
    for name in words.get("domains", ()):
        realm.domains.append(fetched(g, g.cards.domain_id[name]))
    realm.slain = [g.cards.monster_id[name] for name in words.get("slain", ())]
    if "duke" in words:
        give_duke(g, realm.dukes, g.cards.duke_id[words["duke"]])


def give_duke(g: Valeria, hand: list[Card], wanted: Card) -> None:
    """Swap the wanted Duke with the one held, wherever it lies."""
    if wanted in hand:
        return
    held = hand[0]
    elsewhere = [g.duke_bag, g.box, *(realm.dukes for realm in g.realms)]
    for zone in [*elsewhere, *([g.dark_lord.dukes] if g.dark_lord else [])]:
        if wanted in zone:
            zone[zone.index(wanted)] = held
            zone.sort()
    hand[0] = wanted


def fetched(g: Valeria, card: Card) -> Card:
    """Take a Domain from wherever it is, turning up another one in its place."""
    g.known[card] = g.everyone
    if card in g.domain_bag:
        g.domain_bag.remove(card)
    for stack in g.domains:
        if stack == [card]:
            other = g.domain_bag.pop()
            g.known[other] = g.everyone
            stack[0] = other
    return card


def put_domain(g: Valeria, column: int, name: str | None) -> None:
    for card in g.domains[column]:
        g.known[card] = 0
        g.domain_bag = sorted([*g.domain_bag, card])
    g.domains[column] = []
    if name is None:
        g.domains_below[column] = 0
    else:
        g.domains[column] = [fetched(g, g.cards.domain_id[name])]


def put_citizens(g: Valeria, name: str, left: int | Sequence[str]) -> None:
    kind = g.cards.citizen_id[name]
    place = g.cards.place[kind]
    if isinstance(left, int):
        g.citizens[place] = [kind] * left
        if not left:
            g.face_down[place] = 0
    else:
        g.citizens[place] = [g.cards.citizen_id[each] for each in reversed(left)]


def furnish_dark_lord(g: Valeria, words: Words) -> None:
    g.dark_lord = DarkLord(dukes=[g.duke_bag.pop()], citizens=[0] * len(g.cards.citizens))
    if "duke" in words:
        give_duke(g, g.dark_lord.dukes, g.cards.duke_id[words["duke"]])
    for name in words.get("citizens", ()):
        g.dark_lord.citizens[g.cards.citizen_id[name]] += 1
    for name in words.get("domains", ()):
        g.dark_lord.domains.append(fetched(g, g.cards.domain_id[name]))


def empty_places(g: Valeria) -> list[int]:
    return [
        *(i for i, stack in enumerate(g.monsters) if not stack),
        *(FIRST_CITIZEN + i for i, stack in enumerate(g.citizens) if not stack and not g.face_down[i]),
        *(FIRST_DOMAIN + i for i, stack in enumerate(g.domains) if not stack and not g.domains_below[i]),
    ]


# -- acting and looking --------------------------------------------------------------------------------------------


def purse(g: Valeria, seat: int = 0) -> dict[str, int]:
    """The tokens of a seat, without those it has none of."""
    return {token: n for token, n in zip(TOKENS, g.realms[seat].wallet, strict=True) if n}


def citizens_of(g: Valeria, seat: int = 0) -> list[str]:
    """The names in a tableau, Starters not included."""
    owned = g.realms[seat].citizens
    return [name for name, n in zip(g.cards.citizens, owned, strict=True) for _ in range(n) if "starter" not in name]


def domains_of(g: Valeria, seat: int = 0) -> list[str]:
    return [g.cards.domains[card] for card in g.realms[seat].domains]


def slain_by(g: Valeria, seat: int = 0) -> list[str]:
    return [g.cards.monsters[kind] for kind in g.realms[seat].slain]


def stack_of(g: Valeria, terrain: str) -> list[str]:
    """The Monsters of a Terrain's stack, top card first."""
    place = g.terrains.index(g.cards.terrains.index(terrain))
    return [g.cards.monsters[kind] for kind in reversed(g.monsters[place])]


# -- set-up by the rules themselves --------------------------------------------------------------------------------


def new_table(seats: int = 2, seed: int | Source = 1, /, **options: Value) -> Valeria:
    """A table as `karczma.new` leaves it: everybody is about to choose a Duke."""
    return new(Valeria, seats, seed, options)


def keep_dukes(g: Valeria) -> Valeria:
    """Everybody keeps the first of the two Dukes; the game begins."""
    for seat in g.deciding():
        g.apply(g.options(seat)[0], seat)
    return g


def monster_stacks(g: Valeria) -> list[list[str]]:
    """The names in the Monster stacks, left to right, top card first."""
    return [[g.cards.monsters[kind] for kind in reversed(stack)] for stack in g.monsters]


def citizen_stacks(g: Valeria) -> list[list[str]]:
    """The face-up names in the ten Citizen stacks, row by row, top card first."""
    return [[g.cards.citizens[kind] for kind in reversed(stack)] for stack in g.citizens]


def next_roll(g: Valeria, *dice: int) -> Valeria:
    """From now on the dice fall like this."""
    g.source = Forced(tuple(rolls(*dice)), g.tick)
    return g


def refused(g: Valeria, seat: int | None = None) -> list[str]:
    """The texts of everything that is on show but not legal: what the slow judge refuses, whatever is offered."""
    return [str(choice) for choice, _ in g.refusals(g.deciding()[0] if seat is None else seat)]


def terrains(g: Valeria) -> list[str]:
    return [g.cards.terrains[terrain] for terrain in g.terrains]


def tops(g: Valeria) -> list[str]:
    return [stack[0] for stack in citizen_stacks(g)]
