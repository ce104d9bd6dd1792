"""Chapter "Boosts and building Fields": the window before a declared action."""

from __future__ import annotations

from pathlib import Path

from games.empires_north.empires_table import acting, discarded, empire, hand, once, pick, purse, ships, use
from games.words import asked, do, happened, may, names, not_on_show, pack, why_not
from karczma.games.empires_north.words.events import ActionDeclared, ActionFailed, BoostPlayed
from karczma.kernel.choices import no
from karczma.ledger import clause

OTHER = {1: {"clan": "glenn", "passed": True}}
ULAF = {1: {"clan": "ulaf", "passed": True}}


@clause("EN-BOOST-01")
def test_a_card_may_be_played_whenever_an_action_is_declared() -> None:
    placed = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate")
    assert (asked(placed), may(placed)) == ("Window", ["take card=warm_hearth", "no-card"])
    moved = once({0: {"food": 1, "pawns": ["explore"], "hand": ["warm_hearth"]}})
    assert asked(do(moved, "move-pawn source=explore tile=populate")) == "Window"
    named = once({0: {"sheep": 1, "empire": ["friendly_fair"], "hand": ["warm_hearth"]}})
    assert asked(do(named, use(named, "friendly_fair"))) == "Window"


@clause("EN-BOOST-02")
def test_the_card_must_name_exactly_that_action() -> None:
    g = do(once({0: {"hand": ["warm_hearth", "clan_messenger"]}}), "place-pawn tile=populate")
    assert may(g) == ["take card=warm_hearth", "no-card"]
    why = no("EN-BOOST-02", card="clan_messenger", tile="populate", needs="explore")
    assert why_not(g, "take card=clan_messenger") == why


@clause("EN-BOOST-03")
def test_only_one_card_is_played() -> None:
    g = do(once({0: {"hand": ["warm_hearth", "sheep_paddock"]}}), "place-pawn tile=populate", "take card=warm_hearth")
    assert asked(g) == ""
    assert hand(g) == ["sheep_paddock"]
    assert purse(g) == {"worker": 2}


@clause("EN-BOOST-03")
def test_neither_a_boost_and_a_field_nor_two_of_a_kind() -> None:
    """Whatever is played, the other card stays in hand; the next action has a window of its own."""
    for tile, played, left in (
        ("populate", "sheep_paddock", "warm_hearth"),
        ("populate", "sheep_paddock", "sheep_paddock"),
        ("harvest", "neighbourly_help", "neighbourly_help"),
    ):
        words = {"hand": [played, left], "empire": ["glenn_sheep_meadow"]}
        g = acting({0: words, 1: {"passed": True}})
        do(g, f"place-pawn tile={tile}", f"take card={played}")
        assert (asked(g), hand(g)) == ("Act", [left])
        do(g, f"place-pawn tile={tile}")
        assert (asked(g), may(g)) == ("Window", [f"take card={left}", "no-card"])


@clause("EN-BOOST-04")
def test_the_card_is_resolved_before_the_action() -> None:
    words = {"hand": ["clan_messenger"], "deck": ["wool_market", "glen_mill", "masons_guild", "warm_hearth"]}
    g = once({0: words})
    heard = g.listen()
    do(g, "place-pawn tile=explore", "take card=clan_messenger")
    assert sorted(hand(g)) == ["glen_mill", "masons_guild", "wool_market"]
    drawn = [event.card for event in heard if hasattr(event, "card") and type(event).__name__ == "CardDrawn"]
    assert drawn == ["wool_market", "glen_mill", "masons_guild"]
    told = [type(event).__name__ for event in heard]
    assert told.index("ActionDeclared") < told.index("BoostPlayed") < told.index("CardDiscarded")
    assert told.index("CardDiscarded") < len(told) - told[::-1].index("CardDrawn") - 1


@clause("EN-BOOST-05")
def test_a_boost_is_discarded_after_its_effect() -> None:
    g = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate", "take card=warm_hearth")
    assert (discarded(g), hand(g), g.players[0].played) == (["warm_hearth"], [], [])
    assert happened(g, BoostPlayed) == [BoostPlayed(0, "warm_hearth")]


@clause("EN-BOOST-06")
def test_playing_a_card_is_optional() -> None:
    g = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate", "no-card")
    assert (hand(g), purse(g)) == (["warm_hearth"], {"worker": 1})


@clause("EN-BOOST-07")
def test_the_declared_action_is_done_after_the_boost() -> None:
    words = {"hand": ["joint_work", "wool_market"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct", "take card=joint_work")
    assert empire(g) == ["wool_market"]  # it had to be built
    assert purse(g) == {"vp": 1}


@clause("EN-BOOST-08")
def test_the_action_must_be_possible_without_the_card() -> None:
    """Highland Quarry would be a Field to Harvest; but there is none when Harvest is declared."""
    g = once({0: {"hand": ["highland_quarry"], "empire": ["masons_guild"]}})
    assert why_not(g, "place-pawn tile=harvest") == no("EN-TILE-15", tile="harvest")


@clause("EN-BOOST-04")
def test_what_a_boost_draws_may_be_built_by_the_construct_it_was_played_for() -> None:
    words = {"clan": "mackinnon", "hand": ["release_clause", "mint"], "deck": ["trading_house"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct", "take card=release_clause")
    assert sorted(may(g)) == ["take card=mint", "take card=trading_house"]


@clause("EN-BOOST-09", "EN-CARD-08")
def test_a_field_of_construct_does_not_count_as_the_construction() -> None:
    words = {"clan": "mackinnon", "hand": ["silver_mine", "mint"], "empire": []}
    g = do(once({0: words}), "place-pawn tile=construct", "take card=silver_mine")
    assert empire(g) == ["silver_mine", "mint"]
    alone = once({0: {"clan": "mackinnon", "hand": ["silver_mine"], "empire": []}})
    assert why_not(alone, "place-pawn tile=construct") == no("EN-TILE-15", tile="construct")


@clause("EN-BOOST-10")
def test_build_raze_and_location_actions_open_no_window() -> None:
    boosts = ["warm_hearth", "clan_messenger", "ferry_crew", "joint_work", "neighbourly_help"]
    built = do(once({0: {"stone": 1, "hand": [*boosts, "glen_mill"]}}), "build card=glen_mill")
    assert asked(built) == ""
    used = once({0: {"clan": "panuk", "worker": 1, "empire": ["family_igloo"], "hand": ["penguin_postman"]}})
    assert asked(do(used, use(used, "family_igloo"))) == ""
    razed = once({0: {"raze": 1, "hand": boosts}, 1: {"empire": ["shipwright"]}})
    do(razed, "raze")
    assert asked(razed) == ""
    assert happened(razed, ActionDeclared) == []


@clause("EN-BOOST-11")
def test_a_field_counts_as_a_location_that_is_built() -> None:
    words = {"clan": "nanurjuk", "spent": 1, "hand": ["drift_ice"], "empire": ["nanurjuk_glacier", "nanurjuks_tent"]}
    g = do(once({0: words}), "place-pawn tile=populate", "take card=drift_ice")
    assert (purse(g), g.players[0].spent) == ({"stone": 1, "worker": 2}, 0)


@clause("EN-BOOST-12")
def test_an_action_in_a_boost_opens_a_window_of_its_own() -> None:
    words = {"clan": "nanurjuk", "hand": ["long_march", "snow_trail"], "empire": ["nanurjuk_glacier"]}
    g = do(once({0: {**words, "deck": ["dog_sled"]}}), "place-pawn tile=harvest", "take card=long_march")
    assert (asked(g), may(g)) == ("Window", ["take card=snow_trail", "no-card"])
    do(g, "no-card")
    assert sorted(hand(g)) == ["dog_sled", "snow_trail"]
    assert purse(g) == {"food": 1, "stone": 2}


@clause("EN-BOOST-13")
def test_the_field_just_built_may_be_harvested() -> None:
    g = do(once({0: {"hand": ["highland_quarry"]}}), "place-pawn tile=harvest", "take card=highland_quarry")
    do(g, pick(g, "highland_quarry"))
    assert purse(g) == {"stone": 4}


@clause("EN-BOOST-14")
def test_a_boost_may_not_use_up_what_the_action_needs(tmp_path: Path) -> None:
    cards = pack(tmp_path, "ulaf", "following_wind: {effect: [{perform: sail}, {gain: {fish: 1}}]}")
    words = {"clan": "ulaf", "hand": ["following_wind"]}
    g = do(once({0: {**words, "ships": 1}, **OTHER}, content=cards), "place-pawn tile=sail")
    assert ships(g) == ["0"]  # there was nothing to ask: the Boost would take the last ship
    g = do(once({0: {**words, "ships": 1, "hand": ["following_wind", "axe_grinders"]}, **OTHER}, content=cards))
    do(g, "place-pawn tile=sail")
    assert why_not(g, "take card=following_wind") == no("EN-BOOST-14", card="following_wind", tile="sail")
    g = do(once({0: {**words, "ships": 2}, **OTHER}, content=cards), "place-pawn tile=sail")
    do(g, "take card=following_wind", "load goods=none")
    assert ships(g) == ["0", "0"]


@clause("EN-BOOST-14")
def test_a_construct_inside_a_construct_needs_two_locations(tmp_path: Path) -> None:
    cards = pack(tmp_path, "ulaf", "warband_call: {effect: [{perform: construct}]}")
    words = {"clan": "ulaf", "hand": ["warband_call", "treasury", "axe_grinders"], "empire": []}
    g = do(once({0: words, **OTHER}, content=cards), "place-pawn tile=construct")
    assert empire(g) == ["treasury"]
    words["hand"] = ["warband_call", "treasury", "valkyrie"]
    g = do(once({0: words, **OTHER}, content=cards), "place-pawn tile=construct", "take card=warband_call")
    do(g, "take card=valkyrie")
    assert empire(g) == ["valkyrie", "treasury"]


@clause("EN-BOOST-15")
def test_a_boost_does_not_join_the_reshuffle_it_causes() -> None:
    words = {"hand": ["clan_messenger"], "deck": [], "discard": ["wool_market", "glen_mill", "masons_guild"]}
    g = do(once({0: words}), "place-pawn tile=explore")
    do(g, "take card=clan_messenger")
    assert sorted(hand(g)) == ["glen_mill", "masons_guild", "wool_market"]
    assert discarded(g) == ["clan_messenger"]
    assert len(g.players[0].deck) == 0


@clause("EN-BOOST-16")
def test_a_boost_may_change_nothing() -> None:
    g = once({0: {"clan": "heidel", "hand": ["party_ship"]}, 1: {"clan": "ulaf"}})
    do(g, "place-pawn tile=sail", "take card=party_ship")
    assert (discarded(g), ships(g)) == (["party_ship"], ["0"])


@clause("EN-EX-05", "EN-KEY-19")
def test_example_the_party_ship_readies_all_islands() -> None:
    islands = ["gull_rock", "hermit_isle", "whale_bay"]
    words = {"clan": "heidel", "hand": ["party_ship"], "empire": ["mead_hall", *islands]}
    g = once({0: {**words, "exhausted": ["mead_hall", *islands]}, 1: {"clan": "ulaf"}}, nearby=[], distant=[])
    do(g, "place-pawn tile=sail", "take card=party_ship")
    assert names(g, [c for c, side in zip(g.players[0].empire, g.players[0].exhausted, strict=True) if side]) == [
        "mead_hall"
    ]
    assert (discarded(g), ships(g)) == (["party_ship"], ["0"])


@clause("EN-EX-09")
def test_example_construct_is_not_declared_for_the_boost_alone() -> None:
    g = once({0: {"hand": ["joint_work"]}})
    assert why_not(g, "place-pawn tile=construct") == no("EN-TILE-15", tile="construct")


@clause("EN-EX-10", "EN-PAWN-07")
def test_example_populate_is_resolved_where_it_was_declared(tmp_path: Path) -> None:
    cards = pack(tmp_path, "heidel", "lucky_raid: {effect: [{move_pawn: 1}]}")
    words = {"clan": "heidel", "hand": ["lucky_raid"]}
    g = do(once({0: words, 1: {"clan": "ulaf"}}, content=cards), "place-pawn tile=populate", "take card=lucky_raid")
    do(g, "shift-pawn source=populate side=ready tile=harvest")
    assert purse(g) == {"worker": 1}
    assert g.players[0].pawns[0] == 3


@clause("EN-CARD-15")
def test_an_action_in_capitals_is_done_without_a_pawn_and_the_rest_follows() -> None:
    words = {"sheep": 1, "empire": ["friendly_fair"], "hand": ["warm_hearth"], "pawns": ["explore"]}
    g = once({0: words})
    do(g, use(g, "friendly_fair"), "take card=warm_hearth")
    assert purse(g) == {"worker": 2, "vp": 1}
    assert g.players[0].pawns == [0, -1]
    assert happened(g, ActionDeclared) == [ActionDeclared(0, "populate")]


@clause("EN-CARD-15", "EN-KEY-22")
def test_an_action_in_capitals_that_is_impossible_is_left_out() -> None:
    g = once({0: {"clan": "mackinnon", "gold": 1, "ships": 0, "empire": ["hired_fleet"]}, 1: {"clan": "ulaf"}})
    do(g, use(g, "hired_fleet"))
    assert (purse(g), ships(g)) == ({"raze": 1}, [])


MARCH = {"clan": "nanurjuk", "hand": ["long_march", "snow_trail"], "deck": ["dog_sled"]}


@clause("EN-BOOST-07", "EN-PAWN-12")
def test_the_only_field_stays_for_a_declared_harvest() -> None:
    """A Harvest, a Long March, a Snow Trail: what is discarded must not be the only Field."""
    g = once({0: {**MARCH, "empire": ["nanurjuk_glacier", "dog_sled"]}, **OTHER})
    do(g, "place-pawn tile=harvest", "take card=long_march", "take card=snow_trail")
    assert why_not(g, pick(g, "nanurjuk_glacier")) == no("EN-BOOST-07", card="nanurjuk_glacier", tile="harvest")
    do(g, pick(g, "dog_sled"), *["good token=wood"] * 3)
    assert purse(g) == {"wood": 3, "stone": 2, "food": 1}  # the Glacier was harvested


@clause("EN-BOOST-07")
def test_one_of_two_fields_may_go_while_a_harvest_is_declared() -> None:
    g = once({0: {**MARCH, "empire": ["nanurjuk_glacier", "nanurjuk_seal_bay"]}, **OTHER})
    do(g, "place-pawn tile=harvest", "take card=long_march", "take card=snow_trail", pick(g, "nanurjuk_glacier"))
    do(g, *["good token=wood"] * 3)
    assert (empire(g), purse(g)["fish"]) == (["nanurjuk_seal_bay"], 1)
    g = once({0: {**MARCH, "hand": ["snow_trail"], "empire": ["nanurjuk_glacier"]}, **OTHER})
    do(g, "place-pawn tile=explore", "take card=snow_trail", pick(g, "nanurjuk_glacier"))  # no Harvest is declared
    assert empire(g) == []


@clause("EN-BOOST-07")
def test_the_only_field_is_not_taken_back_while_a_harvest_is_declared(tmp_path: Path) -> None:
    cards = pack(tmp_path, "nanurjuk", "long_march: {effect: [{return_to_hand: 1}]}")
    words = {"clan": "nanurjuk", "hand": ["long_march"], "empire": ["seal_grounds"]}
    g = do(once({0: words, **OTHER}, content=cards), "place-pawn tile=harvest", "take card=long_march")
    assert (asked(g), empire(g)) == ("", ["seal_grounds"])  # there was nothing but to decline


@clause("EN-BOOST-14")
def test_a_boost_deep_inside_does_not_use_up_the_ship_of_a_declared_sail(tmp_path: Path) -> None:
    """Sail, a Boost that EXPLOREs, and in its window a Boost that SAILs with the last ship."""
    cards = pack(
        tmp_path,
        "ulaf",
        "following_wind: {effect: [{perform: explore}]}\n  warband_call: {play_on: explore, effect: [{perform: sail}]}",
    )
    words = {"clan": "ulaf", "hand": ["following_wind", "warband_call", "timber_slope"]}
    g = once({0: {**words, "ships": 1}, **OTHER}, content=cards)
    do(g, "place-pawn tile=sail", "take card=following_wind")
    assert why_not(g, "take card=warband_call") == no("EN-BOOST-14", card="warband_call", tile="sail")
    g = once({0: {**words, "ships": 2}, **OTHER}, content=cards)
    do(g, "place-pawn tile=sail", "take card=following_wind", "take card=warband_call")
    assert ships(g) == ["0", "0"]


@clause("EN-BOOST-07")
def test_the_last_location_in_hand_stays_for_a_declared_construct(tmp_path: Path) -> None:
    """Whether a Boost would build it more cheaply or have it paid as a card."""
    cheap = pack(tmp_path, "glenn", "joint_work: {effect: [{build_cheaper: 2}]}")
    words = {"hand": ["joint_work", "glen_mill"], "empire": []}
    g = do(once({0: words, **ULAF}, content=cheap), "place-pawn tile=construct", "take card=joint_work")
    assert (asked(g), empire(g)) == ("", ["glen_mill"])  # by Construct, not by the Boost
    g = once({0: {**words, "hand": ["joint_work", "glen_mill", "masons_guild"]}, **ULAF}, content=cheap)
    do(g, "place-pawn tile=construct", "take card=joint_work", "take card=masons_guild")
    assert empire(g) == ["masons_guild", "glen_mill"]
    (later := tmp_path / "later").mkdir()
    paid = pack(later, "glenn", "joint_work: {effect: [{convert: {pay: {card: 1}, gain: {vp: 1}, up_to: 1}}]}")
    g = do(once({0: words, **ULAF}, content=paid), "place-pawn tile=construct", "take card=joint_work")
    assert (empire(g), purse(g)) == (["glen_mill"], {})
    more = {**words, "hand": ["joint_work", "glen_mill", "warm_hearth", "clan_messenger"]}
    g = do(once({0: more, **ULAF}, content=paid), "place-pawn tile=construct", "take card=joint_work")
    assert why_not(g, "take card=glen_mill") == no("EN-BOOST-07", card="glen_mill", tile="construct")


@clause("EN-KEY-22", "EN-PAWN-12")
def test_an_action_that_nothing_could_keep_possible_is_not_lost_in_silence(tmp_path: Path) -> None:
    """The Feature that a new Field sets off draws the last card, so there is nothing to Explore."""
    cards = pack(
        tmp_path,
        "glenn",
        "glenns_hall: {feature: {when: build_field, effect: [{gain: {card: 1}}]}}\n  sheep_paddock: {play_on: explore}",
    )
    words = {"hand": ["sheep_paddock"], "deck": ["glen_mill"], "empire": ["glenn_sheep_meadow", "glenns_hall"]}
    g = do(once({0: words, **ULAF}, content=cards), "place-pawn tile=explore", "take card=sheep_paddock")
    assert (hand(g), happened(g, ActionFailed)) == (["glen_mill"], [ActionFailed(0, "explore")])


@clause("EN-BOOST-01")
def test_a_window_without_a_fitting_card_is_not_opened() -> None:
    g = acting({0: {"hand": ["wool_market"]}, 1: {"passed": True}})
    do(g, "place-pawn tile=populate")
    assert asked(g) == "Act"
    assert not_on_show(g, "no-card")
