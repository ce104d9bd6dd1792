"""Who sees what: stated zone by zone, because a zone that is declared too open looks the same from everywhere."""

from __future__ import annotations

from random import Random

import pytest

from games.empires_north.empires_table import acting, hand, new_table, pick, table, use
from games.words import at, do, happened, may, names
from karczma.games.empires_north.keywords.discard import TakeBack
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.terms import EXPLORE
from karczma.games.empires_north.words.events import CardDrawn
from karczma.kernel.events import redacted
from karczma.kernel.zones import places
from karczma.ledger import clause

OWN = {"hand", "looked"}
NOBODYS = {f"{pile}.{part}" for pile in ("deck", "nearby_deck", "distant_deck") for part in ("top", "bag", "bottom")}
OPEN = {"discard", "played", "empire", "box", "islands", "island_discards", "visited"}


def zone_of(name: str) -> str:
    """players.0.deck.top -> deck.top, nearby_deck.bag, islands.0 -> islands."""
    parts = name.split(".")
    if parts[0] == "players":
        return ".".join(parts[2:])
    return name if parts[0].endswith("_deck") else parts[0]


@clause("EN-CARD-12", "EN-CARD-17")
def test_every_zone_is_seen_by_those_who_may() -> None:
    wanted = {**dict.fromkeys(OWN, "owner"), **dict.fromkeys(NOBODYS, "nobody"), **dict.fromkeys(OPEN, "all")}
    assert {zone_of(place.name): place.zone.seen_by for place in places(table(2))} == wanted


@pytest.mark.parametrize("seed", range(3))
def test_a_view_shows_the_own_hand_and_no_other(seed: int) -> None:
    rng, g = Random(seed), new_table(3, seed, clans="random")
    while not g.over:
        if not g.lanes:
            for seat in range(3):
                seen = g.view(seat)
                assert seen.players[seat].hand == g.players[seat].hand
                for other in range(3):
                    hidden = [card for card in g.players[other].hand if not g.known[card]]
                    shown = [card for card in seen.players[other].hand if card >= 0]
                    assert other == seat or not set(hidden) & set(shown)
        for _ in range(9):
            if not g.over:
                seat = g.deciding()[0]
                g.apply(rng.choice(g.options(seat)), seat)


@clause("EN-GOODS-19")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    g = at(table(2, {0: {"deck": ["wool_market"]}}), Declared(0, EXPLORE))
    [event] = happened(g, CardDrawn)
    assert [redacted(event, seat).card for seat in (-1, 0, 1)] == ["", "wool_market", ""]
    g = at(table(2, {1: {"clan": "glenn", "deck": ["wool_market"]}, 0: {"clan": "ulaf"}}), Declared(1, EXPLORE))
    [event] = happened(g, CardDrawn)
    assert [redacted(event, seat).card for seat in (-1, 0, 1)] == ["", "", "wool_market"]


def test_a_card_taken_back_is_known_to_all() -> None:
    g = at(table(2, {0: {"clan": "nanurjuk", "empire": ["hunting_camp"]}}), TakeBack(0, "packing_up"))
    do(g, pick(g, "hunting_camp"))
    assert names(g, g.view(1).players[0].hand) == hand(g)


@clause("EN-LOOK-07")
def test_two_hands_that_look_alike_are_offered_alike() -> None:
    """What an opponent looks at changes nothing that a seat receives."""
    one = at(table(2, {0: {"worker": 2, "deck": ["wool_market", "glen_mill"]}, 1: {"worker": 2}}), Lookout())
    two = one.determinise(1, 7)
    assert one.view(1).to_plain() == two.view(1).to_plain()
    assert [str(choice) for choice in one.options(1)] == [str(choice) for choice in two.options(1)]


@clause("EN-KEY-16")
def test_a_search_shows_the_deck_to_the_searcher_alone() -> None:
    words = {"clan": "panuk", "worker": 2, "empire": ["aurora_archive"], "deck": ["great_igloo", "family_igloo"]}
    g = acting({0: words})
    do(g, use(g, "aurora_archive"), "search-for type=igloo")
    assert may(g) == ["take card=family_igloo", "take card=great_igloo"]
    other = g.determinise(1, 3)
    assert other.view(1).to_plain() == g.view(1).to_plain()
    do(g, "take card=great_igloo")
    assert all(card < 0 for card in g.view(1).players[0].hand)


@clause("EN-SETUP-16")
def test_what_is_thrown_away_at_first_is_hidden_until_all_are_ready() -> None:
    g = new_table(2, clans="random")
    do(g, may(g, 0)[0], seat=0)
    assert (len(g.players[0].hand), len(g.view(0).players[0].hand), len(g.view(1).players[0].hand)) == (4, 4, 5)


def test_a_card_that_is_being_paid_for_is_known_to_all() -> None:
    g = acting({0: {"wood": 1, "stone": 1, "gold": 1, "hand": ["weavers_hut"]}})
    do(g, "build card=weavers_hut")
    [card] = g.players[0].played
    assert g.known[card] == g.known[g.box[0]] != 0
