"""Who sees what: stated zone by zone, because a zone that is declared too open looks the same from everywhere."""

from __future__ import annotations

from random import Random

import pytest

from games.northgard.northgard_table import new_table, table
from games.words import play_first
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.table.state import Northgard
from karczma.kernel.zones import places
from karczma.ledger import clause

OWN = {"hand", "looked", "tiles"}
NOBODYS = {"draw.top", "draw.bag", "draw.bottom", "stack.top", "stack.bag", "stack.bottom"}
NOBODYS |= {"creature_pile.top", "creature_pile.bag", "creature_pile.bottom"}
OPEN = {"active", "discard", "upgrades", "display", "achievements", "unrest", "clan_cards", "removed", "drawn", "line"}
OPEN |= {"tiles_on_the_map", "site_buildings", "supply", "creature_discard", "early", "advanced", "box"}


def zone_of(name: str) -> str:
    """players.0.draw.top -> draw.top; the laid tiles share a name with the tiles in hand."""
    parts = name.split(".")
    if parts[0] == "players":
        return ".".join(parts[2:])
    return "tiles_on_the_map" if name == "tiles" else name


@clause("NG-DECK-01", "NG-SETUP-31")
def test_every_zone_is_seen_by_those_who_may() -> None:
    wanted = {**dict.fromkeys(OWN, "owner"), **dict.fromkeys(NOBODYS, "nobody"), **dict.fromkeys(OPEN, "all")}
    assert {zone_of(place.name): place.zone.seen_by for place in places(table(2))} == wanted


@pytest.mark.parametrize("seed", range(3))
def test_a_view_shows_the_own_hand_and_no_other(seed: int) -> None:
    rng, g = Random(seed), new_table(3, seed)
    while not g.over:
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


@clause("NG-TURN-19", "NG-DRAW-03")
def test_a_card_taken_from_the_display_is_known_to_all_on_the_draw_pile() -> None:
    g = play_first(new_table(2), "Act")
    seat = g.deciding()[0]
    g.apply(next(c for c in g.options(seat) if str(c) == "pass"), seat)
    taken = g.display[0]
    g.apply(g.options(seat)[0], seat)
    assert g.players[seat].draw.top[-1] == taken
    assert g.view(1 - seat).players[seat].draw.top[-1] == taken


def test_what_a_deck_is_worth_follows_from_its_cards() -> None:
    """The counters that everybody may know agree with the zones that not everybody may see."""
    from games.northgard.northgard_table import deck_of

    for seed in range(4):
        rng, g = Random(seed), new_table(3, seed)
        while not g.over:
            seat = g.deciding()[0]
            g.apply(rng.choice(g.options(seat)), seat)
            for each, player in enumerate(g.players):
                cards = deck_of(g, each)
                if player.clan >= 0:
                    assert player.printed == sum(g.cards.fame[card] for card in cards)
                    assert player.grown == sum(g.cards.counts_as_new[card] for card in cards)
                    assert set(player.achievements) == {card for card in cards if card in g.cards.achievement}


def test_units_are_neither_made_nor_lost() -> None:
    for seed, options in enumerate([{}, {"creatures": True}, {"teams": True}]):
        rng, g = Random(seed), new_table(4, seed, **options)
        while not g.over:
            seat = g.deciding()[0]
            g.apply(rng.choice(g.options(seat)), seat)
            if isinstance(g.decision(g.deciding()[0]) if g.deciding() else None, Act):
                assert [figures(g, each) for each in range(4)] == [14] * 4


def figures(g: Northgard, seat: int) -> int:
    """In the reserve and on the map; Kaija is no figure."""
    return g.players[seat].reserve + g.units_of(seat) - (g.has_kaija(seat) and g.kaija >= 0)


@clause("NG-SETUP-04", "NG-SETUP-05")
def test_which_development_cards_will_come_follows_from_no_view() -> None:
    """The bags are open, because what was revealed tells the rest; what comes next is decided when it comes."""
    g = play_first(new_table(2), "Act")
    assert (len(g.early), g.early_left) == (14, 2)
    assert g.view(0).early == g.early
    assert len({tuple(next_year(g.determinise(0, seed)).display) for seed in range(12)}) > 6


def next_year(g: Northgard) -> Northgard:
    """Both pass, and take the first card that there is."""
    year = g.year
    while g.year == year:
        seat = g.deciding()[0]
        options = g.options(seat)
        g.apply(next((c for c in options if str(c) in ("pass", "decline")), options[0]), seat)
    return g
