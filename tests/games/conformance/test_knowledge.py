"""Hidden is hidden: views, options, refusals and events tell a seat nothing that it may not know."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from karczma.conformance import (
    Setting,
    ends_well,
    events_agree,
    nothing_forgotten,
    pieces_conserved,
    play,
    positions,
    spectators_see_nothing_hidden,
    two_worlds,
)
from karczma.conformance.knowledge import hidden_from
from karczma.kernel.zones import Table, places
from karczma.title.pieces import pieces

EVERY = 7


def test_what_a_seat_may_not_know_changes_nothing_it_receives(setting: Setting) -> None:
    differ = hides = 0
    for n, (g, _) in enumerate(positions(setting.new(51), Random(51))):
        if n % EVERY == 0:
            hides += others_hide_something(g)
            for seat in range(g.seats):
                differ += two_worlds(g, seat, n).fingerprint() != g.fingerprint()
    assert differ > 0 or not hides  # the other worlds really are other worlds


def test_events_tell_a_seat_no_more_than_its_view(setting: Setting) -> None:
    heard = 0
    for n, (g, _) in enumerate(positions(setting.new(52), Random(52))):
        if n % EVERY == 0:
            for seat in range(-1, g.seats):
                heard += events_agree(g, g.determinise(seat, n), seat)
    assert heard > 0


def test_spectators_see_nothing_hidden(setting: Setting) -> None:
    for n, (g, _) in enumerate(positions(setting.new(53), Random(53))):
        if n % EVERY == 0:
            spectators_see_nothing_hidden(g, n)


def test_what_a_seat_has_seen_it_knows_until_it_is_shuffled(setting: Setting) -> None:
    tables = (g.copy() for g, _ in positions(setting.new(54), Random(54)))
    for before, now in pairwise(tables):
        for seat in range(now.seats):
            nothing_forgotten(before, now, seat)


def test_a_world_dealt_in_the_middle_of_anything_plays_to_its_end(setting: Setting) -> None:
    g = setting.new(55)
    first, every = pieces(g), 50
    for n, (_, seat) in enumerate(positions(g, Random(55))):
        if n % every == 0:
            world = g.determinise(seat, n)
            play(world, Random(n))
            ends_well(world)
            pieces_conserved(world, first)


def others_hide_something(g: Table) -> bool:
    """Whether some seat cannot tell which card of another seat lies where."""
    return any(could_lie_elsewhere(g, seat) for seat in range(g.seats))


def could_lie_elsewhere(g: Table, seat: int) -> bool:
    """Two hidden cards of one shuffle, at least one of them another seat's, in different spots."""
    spots: dict[int, set[tuple[str, int]]] = {}
    owned = set()
    for place in places(g):
        for i, card in enumerate(place.cards):
            if not place.zone.of and hidden_from(g, place, card, seat):
                spots.setdefault(g.pool[card], set()).add((place.name, i if place.zone.ordered else 0))
                owned |= {g.pool[card]} if place.owner not in (-1, seat) else set()
    return any(len(spots[pool]) > 1 for pool in owned)
