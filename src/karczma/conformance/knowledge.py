"""What a seat may not know must not reach it: two worlds that differ only in that are one and the same to the seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from karczma.conformance.positions import Broken
from karczma.conformance.saving import difference, facts
from karczma.kernel.bases import Plain
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.kernel.zones import BAG, Card, Place, Table, places

G = TypeVar("G", bound=Game)
SPECTATOR = -1


def two_worlds(g: G, seat: Seat, seed: int) -> G:
    """What a seat may not know changes nothing that it receives. Returns the other world."""
    other = g.determinise(seat, seed)
    same_view_back(g, other, seat)
    if received(g, seat) != received(other, seat):
        raise Broken(
            f"hidden cards change what seat {seat} is offered or refused: {offers(g, seat)} / {offers(other, seat)}"
        )
    seen = g.view(seat)
    if offers(seen, seat) != offers(g, seat):
        raise Broken(f"from its view seat {seat} finds {offers(seen, seat)}, but it is offered {offers(g, seat)}")
    unordered_zones_are_sorted(g)
    frames_name_nothing_hidden(g, seat)
    return other


def same_view_back(g: Game, other: Game, seat: Seat) -> None:
    """A world dealt from a view gives the same view back, to the byte and with the same derived facts."""
    one, two = g.view(seat), other.view(seat)
    if msgspec.json.encode(one.to_plain()) != msgspec.json.encode(two.to_plain()):
        raise Broken(f"the view of seat {seat} tells of {difference(one.to_plain(), two.to_plain())}")
    if facts(one) != facts(two):
        raise Broken(f"a derived fact tells seat {seat} of hidden cards: {difference(facts(one), facts(two))}")


def received(g: Game, seat: Seat) -> bytes:
    """Everything a seat receives, as bytes: its view, and its options and refusals if it must choose."""
    return msgspec.json.encode([g.view(seat).to_plain(), offers(g, seat)])


def offers(g: Game, seat: Seat) -> list[Any]:
    refusals = [(str(choice), why.clause, dict(why.facts)) for choice, why in g.refusals(seat)]
    return [[str(choice) for choice in g.options(seat)], refusals]


def spectators_see_nothing_hidden(g: G, seed: int) -> G:
    """A spectator sees no face-down card unless every seat knows it, and nothing else either. Returns another world."""
    seen = g.view(SPECTATOR)
    for place in places(seen):
        if place.zone.seen_by != "all" and any(card >= 0 and seen.known[card] != g.everyone for card in place.cards):
            raise Broken(f"a spectator sees {place.name}: {place.cards}")
    return two_worlds(g, SPECTATOR, seed)


def unordered_zones_are_sorted(g: Game) -> None:
    """A hand or a bag has no order; kept sorted, it cannot remember one."""
    for place in places(g):
        if not place.zone.ordered and place.cards != sorted(place.cards):
            raise Broken(f"{place.name} remembers an order: {place.cards}")


def frames_name_nothing_hidden(g: Game, seat: Seat) -> None:
    """A frame holds only what would be said aloud: no card that the seat may not know, by number or by name."""
    seen, sight = g.view(seat), in_sight(g, seat)
    hidden = {card for _, cards in seen.unseen for card in cards}
    secret = {g.named("", card) for card in hidden} - {g.named("", card) for card in sight}
    for frame in [*seen.frames, *(frame for lane in seen.lanes for frame in lane.frames)]:
        for said in parts(frame):
            if said in secret or (isinstance(said, Named) and said.card not in sight):
                raise Broken(f"{frame} names {said}, which seat {seat} may not know")


class Named(msgspec.Struct, frozen=True):
    """A card number found in a field that is annotated as a card."""

    card: int


def parts(said: Any) -> Iterator[Named | str]:
    """The cards and the texts inside a frame, however deep."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, tuple):
        for each in said:
            yield from parts(each)
    elif isinstance(said, Plain):
        for name, is_card in fields_of(type(said)):  # type: ignore[arg-type]
            held = getattr(said, name)
            if is_card:
                yield from (Named(card) for card in (held if isinstance(held, tuple) else (held,)))
            else:
                yield from parts(held)


@cache
def fields_of(cls: type[Any]) -> tuple[tuple[str, bool], ...]:
    hints = get_type_hints(cls)
    return tuple((field.name, "Card" in str(hints[field.name])) for field in fields(cls))


def in_sight(g: Table, seat: Seat) -> set[Card]:
    """The cards that a seat sees or remembers."""
    return {
        card
        for place in places(g)
        if not place.zone.of
        for card in place.cards
        if not hidden_from(g, place, card, seat)
    }


def nothing_forgotten(before: Table, now: Table, seat: Seat) -> None:
    """A card once seen stays known until it is shuffled, or lies where nobody looks and nothing has an order."""
    if before.shuffles != now.shuffles:
        return
    bags = {card for place in places(now) if place.zone == BAG for card in place.cards}
    if lost := in_sight(before, seat) - in_sight(now, seat) - bags:
        raise Broken(f"seat {seat} has forgotten the cards {sorted(lost)}")


def hidden_from(g: Table, place: Place, card: Card, seat: Seat) -> bool:
    """Whether this seat (-1: a spectator) may not see a card that lies there."""
    seen_by = place.zone.seen_by
    if seen_by == "all" or place.zone.of:
        return False
    if seat < 0:
        return g.known[card] != g.everyone
    return not ((seen_by == "owner" and place.owner == seat) or g.known[card] >> seat & 1)
