"""What is in the box, and what is printed on the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from games.empires_north.empires_table import empire, hand, new_table, once, pick, purse, table, use
from games.words import at, do, may, names
from karczma.games.empires_north.keywords.discard import Sacrifice
from karczma.games.empires_north.table.catalogue import CARD_FILES, catalogue
from karczma.games.empires_north.table.counting import of_type
from karczma.games.empires_north.table.terms import ACTION, BOOST, COPY, DUAL, FEATURE, NOTHING, TOKENS, VP
from karczma.ledger import clause

CARDS = catalogue()
DECKS = {clan: [c for c in CARDS.of_clan[clan] if not CARDS.starting[c]] for clan in CARDS.clans}


@clause("EN-COMP-01")
def test_one_scoreboard_with_two_sides_that_caps_nothing() -> None:
    board = CARDS.pieces["scoreboard"]
    assert (board.count, board.sides) == (1, 2)
    g = table(1, {0: {"vp": 250, "empire": []}})
    assert g.scores() == (250,)


@clause("EN-COMP-02")
def test_one_expedition_board_with_two_slots_each_and_an_empty_queue() -> None:
    board = CARDS.pieces["expedition_board"]
    assert (board.count, board.slots) == (1, 2)
    g = new_table(2)
    assert (len(g.islands), len(g.island_decks), g.queue) == (2, 2, [])


@clause("EN-COMP-03", "EN-COMP-04", "EN-COMP-09")
def test_markers_and_clan_tiles() -> None:
    counts = {name: CARDS.pieces[name].count for name in ("clan_marker", "first_player_marker", "clan_tile")}
    assert counts == {"clan_marker": 6, "first_player_marker": 1, "clan_tile": 4}
    assert len(CARDS.clans) == 6


@clause("EN-COMP-05")
def test_33_cards_for_each_of_six_clans() -> None:
    assert {clan: len(cards) for clan, cards in CARDS.of_clan.items()} == dict.fromkeys(CARDS.clans, 33)
    assert {len(deck) for deck in DECKS.values()} == {30}
    assert CARDS.first_island == 198


@clause("EN-COMP-06", "EN-COMP-07")
def test_twelve_near_and_ten_distant_islands() -> None:
    assert [len(family) for family in CARDS.of_distance] == [12, 10]
    assert len(CARDS.names) == 220


@clause("EN-COMP-08")
def test_five_action_tiles_with_a_solo_side() -> None:
    tiles = CARD_FILES.faces()["tiles"]
    assert list(tiles) == ["explore", "populate", "construct", "harvest", "sail"]
    assert {tile["count"] for tile in tiles.values()} == {1}
    assert {tile["solo"] for tile in tiles.values()} == {"once_per_round"}


@clause("EN-COMP-10")
def test_eight_pawns_two_each_with_two_sides() -> None:
    pawn = CARDS.pieces["action_pawn"]
    assert (pawn.count, pawn.per_player, pawn.sides) == (8, 2, 2)
    assert [len(player.pawns) for player in new_table(4).players] == [2] * 4


@clause("EN-COMP-11", "EN-COMP-12", "EN-COMP-13", "EN-COMP-14")
@pytest.mark.parametrize(
    ("piece", "count", "at_least"),
    [
        *((resource, 20, True) for resource in TOKENS[:5]),
        ("worker", 28, True),
        ("raze", 11, False),
        ("gold", 21, False),
        ("multiplier", 2, False),
        ("order", 5, False),
        ("clan_ship", 13, False),
        ("common_ship", 3, False),
    ],
)
def test_tokens(piece: str, count: int, at_least: bool) -> None:
    entry = CARDS.pieces[piece]
    assert (entry.count, entry.at_least) == (count, at_least)


CLANS = [
    ("glenn", "scots", 1),
    ("ulaf", "vikings", 3),
    ("panuk", "inuit", 3),
    ("heidel", "vikings", 5),
    ("nanurjuk", "inuit", 7),
    ("mackinnon", "scots", 8),
]


@clause("EN-CLAN-01", "EN-CLAN-02", "EN-CLAN-03", "EN-CLAN-04", "EN-CLAN-05", "EN-CLAN-06")
@pytest.mark.parametrize(("clan", "faction", "difficulty"), CLANS)
def test_clans(clan: str, faction: str, difficulty: int) -> None:
    entry = CARDS.clan_entries[clan]
    assert (entry.faction, entry.difficulty, entry.ships, entry.workers) == (faction, difficulty, 2, 5)
    assert all((entry.style.en, entry.style.pl))


# -- what is printed on cards --------------------------------------------------------------------------------------


@clause("EN-CARD-01")
def test_a_deck_holds_locations_and_boosts() -> None:
    for deck in DECKS.values():
        boosts = [card for card in deck if CARDS.kind[card] == BOOST]
        assert 5 <= len(boosts) <= 12
    g = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate", "take card=warm_hearth")
    assert "warm_hearth" not in empire(g)


@clause("EN-CARD-02")
def test_three_starting_cards_are_in_no_deck() -> None:
    for clan, deck in DECKS.items():
        starting = {CARDS.names[card] for card in CARDS.of_clan[clan] if CARDS.starting[card]}
        assert len(starting) == 3
        assert not starting & {CARDS.names[card] for card in deck}


@clause("EN-CARD-03")
def test_every_card_has_a_type_and_each_clan_several_of_its_own() -> None:
    assert all(0 <= kind < len(CARDS.types) for kind in CARDS.type)
    for types in CARDS.types_of:
        assert len(types) >= 4


@clause("EN-CARD-04")
def test_a_type_counts_in_the_own_empire_only() -> None:
    words = {"clan": "panuk", "empire": ["penguin_colony", "king_penguin"], "hand": ["penguin_choir"]}
    g = table(2, {0: words, 1: {"clan": "glenn"}})
    penguin = CARDS.types.index("penguin")
    assert (of_type(g, 0, penguin), of_type(g, 1, penguin)) == (2, 0)


@clause("EN-CARD-05")
def test_one_two_or_three_copies() -> None:
    for clan, deck in DECKS.items():
        copies = Counter(CARDS.names[card] for card in deck)
        assert set(copies.values()) == {1, 2, 3}
        assert sorted(copies.values()) == [1] * 9 + [2] * 6 + [3] * 3
        assert dict(copies) == {
            name: card["copies"] for name, card in CARD_FILES.faces()[clan].items() if "copies" in card
        }


@clause("EN-CARD-06")
def test_only_upgrades_and_copies_are_attached() -> None:
    words = {"clan": "panuk", "empire": ["panuk_fish_bank", "ice_hole@panuk_fish_bank", "family_igloo"]}
    g = table(1, {0: words})
    assert g.players[0].tied == [NOTHING, g.players[0].empire[0], NOTHING]
    at(g, Sacrifice(0, "river_route"))
    do(g, pick(g, "family_igloo"))
    assert g.players[0].tied == [NOTHING, g.players[0].empire[0]]  # the others keep what they are attached to


@clause("EN-CARD-07")
def test_a_location_of_the_deck_has_a_price() -> None:
    for deck in DECKS.values():
        for card in deck:
            by_action = CARDS.kind[card] in (BOOST, *range(DUAL + 1))
            assert (CARDS.cost[card] is None) == by_action == (CARDS.play_on[card] != NOTHING)


@clause("EN-CARD-08")
def test_the_price_of_a_field_is_an_action() -> None:
    fields = [c for deck in DECKS.values() for c in deck if CARDS.kind[c] <= DUAL]
    assert all(CARDS.play_on[card] != NOTHING and CARDS.cost[card] is None for card in fields)
    assert len(fields) == 27


@clause("EN-CARD-09")
def test_a_boost_names_an_action_and_has_an_effect() -> None:
    boosts = [c for deck in DECKS.values() for c in deck if CARDS.kind[c] == BOOST]
    assert all(CARDS.boost[card] is not None and CARDS.play_on[card] != NOTHING for card in boosts)
    assert all(CARDS.cost[card] is None for card in boosts)


@clause("EN-CARD-10")
def test_an_island_has_a_distance_a_pillage_box_and_an_ability() -> None:
    for distance, family in enumerate(CARDS.of_distance):
        for card in family:
            assert CARDS.distance[card] == distance
            assert CARDS.pillage[card]
            assert CARDS.kind[card] in (0, FEATURE, ACTION)
            assert CARDS.types[CARDS.type[card]] == "island"
    assert {tuple(card["conquer_cost"].items()) for card in CARD_FILES.faces()["islands"].values()} == {(("raze", 1),)}


@clause("EN-CARD-11")
def test_hands_have_no_limit() -> None:
    g = table(1, {0: {"hand": [CARDS.names[card] for card in DECKS["glenn"]]}})
    assert len(hand(g)) == 30


@clause("EN-CARD-12")
def test_hands_are_secret() -> None:
    g = table(2, {0: {"hand": ["wool_market", "glen_mill"]}})
    assert all(card < 0 for card in g.view(1).players[0].hand)
    assert g.view(0).players[0].hand == g.players[0].hand


@clause("EN-CARD-13")
def test_a_card_overrides_the_rules() -> None:
    """The second use of a pawn costs a food; Heidel's Throne says it does not."""
    words = {"clan": "heidel", "pawns": ["explore"]}
    assert "move-pawn source=explore tile=populate" not in may(once({0: words, 1: {"clan": "ulaf"}}))
    throne = {**words, "empire": ["heidels_throne"]}
    assert "move-pawn source=explore tile=populate" in may(once({0: throne, 1: {"clan": "ulaf"}}))


@clause("EN-CARD-16")
def test_a_location_is_a_field_or_has_a_feature_or_an_action() -> None:
    for card in range(len(CARDS.names)):
        kind = CARDS.kind[card]
        limited = CARDS.discount[card] or CARDS.free_move[card]
        abilities = [kind <= DUAL, kind == COPY, kind == BOOST, CARDS.action[card] is not None]
        assert sum([*abilities, CARDS.feature[card] is not None or bool(limited)]) == 1


@clause("EN-CARD-17")
def test_discard_piles_are_open_and_decks_are_not() -> None:
    g = table(2, {0: {"discard": ["wool_market"], "deck": ["glen_mill"]}})
    seen = g.view(1)
    assert names(g, seen.players[0].discard) == ["wool_market"]
    assert seen.players[0].deck.top[0] < 0
    assert g.view(0).players[0].deck.top[0] < 0


@clause("EN-CARD-18")
def test_islands_and_clan_cards_go_to_their_own_piles() -> None:
    g = table(2, {0: {"empire": ["gull_rock", "whale_bay", "masons_guild"]}}, nearby=[], distant=[])
    for name in ("gull_rock", "whale_bay", "masons_guild"):
        at(g, Sacrifice(0, "river_route"))
        if g.deciding():
            do(g, pick(g, name))
    assert [names(g, pile) for pile in g.island_discards] == [["gull_rock"], ["whale_bay"]]
    assert names(g, g.players[0].discard) == ["masons_guild"]


def test_every_component_tells_where_it_comes_from() -> None:
    counted = CARD_FILES.provenance()
    assert set(counted) == {"rulebook", "design"}  # what the public knows of a card is never the whole of it
    assert sum(counted.values()) == sum(len(family) for family in CARD_FILES.faces().values())
    assert counted["design"] > 150


def test_names_are_those_of_the_card_files() -> None:
    from karczma.locale import Speaker

    for language in ("en", "pl"):
        speaker = Speaker(language, "empires_north")
        for family in (*CARDS.clans, "islands", "clans", "tiles", "types"):
            for card, entry in CARD_FILES.faces()[family].items():
                assert speaker.name(card) == entry["name"][language]


def test_an_action_is_worth_using() -> None:
    g = once({0: {"clan": "ulaf", "wood": 1, "empire": ["shipwright"]}, 1: {"clan": "glenn"}})
    do(g, use(g, "shipwright"))
    assert purse(g) == {"fish": 1, "vp": 1}
    assert VP == 9
