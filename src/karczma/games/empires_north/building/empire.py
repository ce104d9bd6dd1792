"""Chapter "Laying out Locations": cards that come to an Empire and leave it, and what they are attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.empires_north.table.deck import lay_away
from karczma.games.empires_north.table.terms import COPY, DUAL, FIELD, KEPT, NOTHING, TOKENS, UPGRADE, WORKER
from karczma.games.empires_north.words.events import CardLeft, CopyEnded, GoodsLost
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.games.empires_north.table.state import EmpiresNorth, Player
    from karczma.kernel.choices import Seat
    from karczma.kernel.zones import Card


def lay_down(g: EmpiresNorth, seat: Seat, card: Card, tied: int = NOTHING) -> int:
    """EN-BUILD-04, EN-EXP-21  A card joins the Empire, ready for use; EN-BUILD-09 there is no limit. Its place."""
    player = g.players[seat]
    g.reveal(card)
    player.empire.append(card)
    player.tied.append(tied)
    player.exhausted.append(0)
    player.used.append(0)
    player.assigned.append(())
    return len(player.empire) - 1


def take_up(g: EmpiresNorth, seat: Seat, place: int) -> Card:
    """A card leaves the Empire, EN-KEY-12 and what copied it has no effect from then on."""
    player = g.players[seat]
    card = player.empire.pop(place)
    drop(g, seat, card, player.assigned.pop(place))  # EN-KEY-20
    for facts in (player.tied, player.exhausted, player.used):
        facts.pop(place)
    for other, tied in enumerate(player.tied):
        if tied == card and g.cards.kind[player.empire[other]] == COPY:
            end_copy(g, seat, other)
    return card


@carries_out("EN-KEY-20")
def drop(g: EmpiresNorth, seat: Seat, card: Card, held: tuple[int, ...]) -> None:
    """EN-KEY-20  Goods on it go to the general supply, Workers to the Clan tile."""
    for token, n in enumerate(held):
        if n:
            g.happened(GoodsLost, seat, g.cards.names[card], TOKENS[token], n)
    if held:
        g.players[seat].spent += held[WORKER]


@carries_out("EN-KEY-12")
def end_copy(g: EmpiresNorth, seat: Seat, place: int) -> None:
    """EN-KEY-12  A Copy without its original has no effect."""
    player = g.players[seat]
    player.tied[place] = NOTHING
    g.happened(CopyEnded, seat, g.cards.names[player.empire[place]])


@carries_out("EN-CARD-18")
def discard_from_empire(g: EmpiresNorth, seat: Seat, place: int) -> None:
    """EN-CARD-18  Islands go to their own discard pile. EN-FIELD-13  Upgrades go with their Field; EN-FIELD-20 an
    upgrade goes alone."""
    player = g.players[seat]
    card = put_away(g, seat, place)
    g.rule = "EN-FIELD-13"
    for upgrade in [each for each, tied in zip(player.empire, player.tied, strict=True) if tied == card]:
        put_away(g, seat, player.empire.index(upgrade))


def put_away(g: EmpiresNorth, seat: Seat, place: int) -> Card:
    card = take_up(g, seat, place)
    if card >= g.cards.first_island:
        lay_away(g, card)
    else:
        g.players[seat].discard.append(card)
    g.happened(CardLeft, seat, g.cards.names[card], place)
    return card


# -- looking -------------------------------------------------------------------------------------------------------


def face(g: EmpiresNorth, player: Player, place: int) -> int:
    """The card whose Action and Storage count at that place: EN-KEY-09, EN-KEY-24 for a Copy the copied one, EN-KEY-12
    or none."""
    card = player.empire[place]
    return player.tied[place] if g.cards.kind[card] == COPY else card


def faces(g: EmpiresNorth, player: Player) -> list[int]:
    """The face of every place."""
    kind = g.cards.kind
    return [tied if kind[card] == COPY else card for card, tied in zip(player.empire, player.tied, strict=True)]


def is_host(g: EmpiresNorth, player: Player, place: int) -> bool:
    """EN-FIELD-18  A Field by itself: an upgrade is under its Field. EN-FIELD-19  A Field Island is one too."""
    kind = g.cards.kind[player.empire[place]]
    return kind == FIELD or (kind == DUAL and player.tied[place] == NOTHING)


def hosts(g: EmpiresNorth, seat: Seat, good: int) -> list[int]:
    """EN-FIELD-05  The Fields that show that Good themselves; EN-FIELD-16 among others, perhaps."""
    player = g.players[seat]
    shows = g.cards.shows
    return [place for place, card in enumerate(player.empire) if shows[card] >> good & 1 and is_host(g, player, place)]


def fields_of(g: EmpiresNorth, seat: Seat) -> list[int]:
    """What can be Harvested."""
    player = g.players[seat]
    kind = g.cards.kind
    return [place for place, card in enumerate(player.empire) if kind[card] <= DUAL and is_host(g, player, place)]


def upgrades_of(player: Player, card: Card) -> list[Card]:
    return [each for each, tied in zip(player.empire, player.tied, strict=True) if tied == card]


def counts_as_field(g: EmpiresNorth, card: Card) -> bool:
    """EN-FIELD-12  Fields, upgrades and Field Islands."""
    return g.cards.kind[card] in (FIELD, UPGRADE, DUAL)


def distinct(g: EmpiresNorth, seat: Seat, places: list[int]) -> list[int]:
    """One of those that differ in nothing: same card, same state, same things on and under it."""
    if len(places) < 2:
        return places
    player, names = g.players[seat], g.cards.names
    called = [names[player.empire[place]] for place in places]
    if len(set(called)) == len(places):
        return places
    found: dict[object, int] = {}
    for name, place in zip(called, places, strict=True):
        found.setdefault(looks(g, player, place) if called.count(name) > 1 else name, place)
    return list(found.values())


def looks(g: EmpiresNorth, player: Player, place: int) -> tuple[object, ...]:
    names, card = g.cards.names, player.empire[place]
    under = tuple(sorted([names[each] for each in upgrades_of(player, card)])) if card in player.tied else ()
    return names[card], player.tied[place], player.exhausted[place], player.used[place], player.assigned[place], under


def total(held: tuple[int, ...], accepted: tuple[int, ...]) -> int:
    return sum([held[token] for token in accepted]) if held else 0


def add_to(player: Player, place: int, token: int, n: int) -> None:
    """Goods come to lie on a card."""
    held = list(player.assigned[place] or (0,) * KEPT)
    held[token] += n
    player.assigned[place] = tuple(held) if any(held) else ()
