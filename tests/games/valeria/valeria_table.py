"""Any position of Valeria from plain words: `table(2, {0: {"gold": 3, "citizens": ["archer"]}})`.

No test plays through a set-up to reach its point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import karczma
from karczma import Refusal
from karczma.games.valeria.state import DarkLord, Valeria
from karczma.games.valeria.terms import FIRST_CITIZEN, FIRST_DOMAIN, TOKENS
from karczma.kernel.chance import Forced, Source
from karczma.kernel.flow import Frame
from karczma.kernel.zones import Card

Realms = Mapping[int, Mapping[str, Any]]


def table(
    seats: int = 2,
    realms: Realms | None = None,
    *,
    dice: tuple[int, int] = (1, 2),
    active: int = 0,
    chance: Sequence[int] = (),
    monsters: Mapping[str, Sequence[str]] | None = None,
    citizens: Mapping[str, int | Sequence[str]] | None = None,
    domains: Mapping[int, str | None] | None = None,
    below: Mapping[int, int] | None = None,
    dark_lord: Mapping[str, Any] | None = None,
    **options: Any,
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
    g = karczma.new("valeria", seats, 1, options)
    assert isinstance(g, Valeria)
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


def furnish(g: Valeria, seat: int, words: Mapping[str, Any]) -> None:
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


def furnish_dark_lord(g: Valeria, words: Mapping[str, Any]) -> None:
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


def at(g: Valeria, *frames: Frame) -> Valeria:
    """Let the rules go on from these frames."""
    return g.start(*frames)


def rolls(*dice: int) -> list[int]:
    """Chance outcomes that make the dice show these values."""
    return [die - 1 for die in dice]


def do(g: Valeria, *texts: str, seat: int | None = None) -> Valeria:
    """Apply choices, given as texts, by whoever decides (or by that seat)."""
    for text in texts:
        g.apply(karczma.parse("valeria", text), g.deciding()[0] if seat is None else seat)
    return g


def may(g: Valeria, seat: int | None = None) -> list[str]:
    """The texts of all options of whoever decides."""
    return [str(choice) for choice in g.options(g.deciding()[0] if seat is None else seat)]


def why_not(g: Valeria, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a choice that is on show but not legal; also proves that applying it changes nothing."""
    seat = g.deciding()[0] if seat is None else seat
    choice, before = karczma.parse("valeria", text), g.fingerprint()
    refusals = [why for shown, why in g.refusals(seat) if shown == choice]
    assert refusals, f"{text!r} is not refused; refused are {[str(c) for c, _ in g.refusals(seat)]}"
    with pytest.raises(karczma.Illegal) as error:
        g.apply(choice, seat)
    assert error.value.refusal == refusals[0]
    assert g.fingerprint() == before
    return refusals[0]


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


def happened(g: Valeria, kind: type[Any]) -> list[Any]:
    """The events of that kind so far."""
    return [event for event in g.heard or [] if isinstance(event, kind)]


def assert_not_on_show(g: Valeria, text: str) -> None:
    """That choice is neither offered nor refused: nobody is asked for anything like it, and it changes nothing."""
    seat, choice, before = g.deciding()[0], karczma.parse("valeria", text), g.fingerprint()
    assert choice not in [*g.options(seat), *g.decision(seat).candidates(g)]
    with pytest.raises(karczma.Illegal) as error:
        g.apply(choice, seat)
    assert error.value.refusal == ("K-FLOW-01", {})
    assert g.fingerprint() == before


def stack_of(g: Valeria, terrain: str) -> list[str]:
    """The Monsters of a Terrain's stack, top card first."""
    place = g.terrains.index(g.cards.terrains.index(terrain))
    return [g.cards.monsters[kind] for kind in reversed(g.monsters[place])]


def going_on(g: Valeria, procedure: Frame, step: str) -> Valeria:
    """Let the rules go on in the middle of a procedure, from its step of that name."""
    g.frames, g.at = [procedure], [[each.__name__ for each in procedure.steps].index(step)]
    g.run()
    return g


# -- set-up by the rules themselves --------------------------------------------------------------------------------


def new_table(seats: int = 2, seed: int | Source = 1, **options: Any) -> Valeria:
    """A table as `karczma.new` leaves it: everybody is about to choose a Duke."""
    g = karczma.new("valeria", seats, seed, options)
    assert isinstance(g, Valeria)
    return g


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
