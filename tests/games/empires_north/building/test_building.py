"""Chapter "Building a Location": the Build action."""

from __future__ import annotations

from pathlib import Path

from games.empires_north.empires_table import (
    acting,
    discarded,
    empire,
    hand,
    on_card,
    once,
    pick,
    place_of,
    purse,
    shows,
    table,
    turned,
    use,
)
from games.words import Players, asked, at, do, happened, may, pack, why_not
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.features.discounts import IN_FULL, UseDiscount
from karczma.games.empires_north.goods.payment import Cost, SpareWhich, payable
from karczma.games.empires_north.keywords.powers import BuildCheaper
from karczma.games.empires_north.table.terms import NOTHING, STONE, WOOD
from karczma.games.empires_north.words.events import CardBuilt, FeatureWorked
from karczma.kernel.choices import no
from karczma.kernel.quantities import Use
from karczma.ledger import clause


@clause("EN-BUILD-01", "EN-BUILD-02", "EN-EX-03")
def test_example_nanurjuk_builds_the_river_route() -> None:
    g = once({0: {"clan": "nanurjuk", "stone": 1, "hand": ["river_route"]}})
    do(g, "build card=river_route")
    assert (purse(g), hand(g)) == ({}, [])
    assert empire(g)[-1] == "river_route"
    assert turned(g) == []
    assert happened(g, CardBuilt) == [CardBuilt(0, "river_route", 3, NOTHING, "")]


@clause("EN-BUILD-03")
def test_a_worker_in_a_cost_is_spent() -> None:
    """No card of ours costs a Worker to build; a payment with one sends it to the Clan tile."""
    from games.empires_north.empires_table import table
    from karczma.games.empires_north.goods.payment import Cost, pay

    g = table(1, {0: {"worker": 2}})
    pay(g, 0, "river_route", Cost(workers=1))
    assert (purse(g), g.players[0].spent) == ({"worker": 1}, 1)


@clause("EN-BUILD-04")
def test_a_new_location_can_be_used_on_the_next_turn() -> None:
    g = acting({0: {"stone": 1, "food": 1, "hand": ["glen_mill"]}, 1: {"passed": True}})
    do(g, "build card=glen_mill")
    assert asked(g) == "Act"
    assert use(g, "glen_mill") in may(g)


@clause("EN-BUILD-05")
def test_gold_pays_for_resources_of_a_cost() -> None:
    g = once({0: {"stone": 1, "gold": 1, "hand": ["masons_guild"]}})
    do(g, "build card=masons_guild")
    assert purse(g) == {}


@clause("EN-BUILD-06")
def test_a_field_is_not_built_by_the_build_action() -> None:
    g = once({0: {"wood": 9, "stone": 9, "hand": ["highland_quarry", "sheep_paddock"]}})
    assert shows(g, "build") == []
    for card, tile in (("highland_quarry", "harvest"), ("sheep_paddock", "populate")):
        assert why_not(g, f"build card={card}") == no("EN-BUILD-06", card=card, tile=tile)


@clause("EN-BUILD-07")
def test_a_bonus_works_once_and_never_again() -> None:
    g = acting({0: {"clan": "ulaf", "stone": 1, "hand": ["treasury"]}, 1: {"passed": True}})
    do(g, "build card=treasury")
    assert purse(g) == {"gold": 1}
    do(g, "place-pawn tile=populate")
    assert purse(g) == {"gold": 1, "worker": 1}


@clause("EN-BUILD-08", "EN-TILE-05")
def test_a_bonus_works_however_the_card_comes() -> None:
    g = do(once({0: {"clan": "ulaf", "hand": ["treasury"]}}), "place-pawn tile=construct")
    assert empire(g)[-1] == "treasury"
    assert (purse(g), turned(g)) == ({"gold": 1}, [])


WHALE_CAMP = {"clan": "nanurjuk", "hand": ["whale_camp"], "discard": ["dog_sled", "river_route"]}


@clause("EN-BUILD-08")
def test_a_bonus_works_during_the_action_of_a_location() -> None:
    """Migration Route builds the Whale Camp, whose Bonus counts the discard pile, and then gives its own point."""
    words = {**WHALE_CAMP, "worker": 1, "food": 1, "fish": 2, "empire": ["migration_route"]}
    g = once({0: words, 1: {"clan": "glenn"}})
    do(g, use(g, "migration_route"), "take card=whale_camp")
    assert (asked(g), empire(g)) == ("", ["migration_route", "whale_camp"])
    assert purse(g)["vp"] == 2


@clause("EN-BUILD-08")
def test_a_bonus_works_when_an_action_or_a_boost_constructs(tmp_path: Path) -> None:
    (acts := tmp_path / "acts").mkdir()
    content = pack(acts, "ulaf", "shipwright: {action: {cost: {}, effect: [{perform: construct}]}}")
    words = {"clan": "ulaf", "hand": ["treasury"], "empire": ["shipwright"]}
    g = once({0: words, 1: {"clan": "glenn"}}, content=content)
    do(g, use(g, "shipwright"))
    assert (empire(g), purse(g)) == (["shipwright", "treasury"], {"gold": 1})
    content = pack(tmp_path, "ulaf", "following_wind: {effect: [{perform: construct}]}")
    words = {"clan": "ulaf", "hand": ["treasury", "following_wind"], "empire": []}
    g = do(once({0: words, 1: {"clan": "glenn"}}, content=content), "place-pawn tile=sail", "take card=following_wind")
    assert (empire(g), purse(g)) == (["treasury"], {"gold": 1})


@clause("EN-BUILD-08", "EN-EXP-08")
def test_a_bonus_works_when_an_island_is_conquered_in_whatever_phase() -> None:
    words: Players = {0: {"clan": "ulaf", "worker": 1, "empire": ["dragon_prow"]}, 1: {"clan": "glenn"}}
    g = once(words, nearby=["haunted_island"], queue=["0 raze"])
    do(g, use(g, "dragon_prow"), "visit island=haunted_island", "conquer")
    assert (empire(g), purse(g)) == (["dragon_prow", "haunted_island"], {"vp": 1})
    later = at(table(2, words, nearby=["haunted_island"], queue=["0 raze"]), Expedition())
    assert purse(do(later, "visit island=haunted_island", "conquer"))["vp"] == 1


@clause("EN-BUILD-09")
def test_copies_stand_side_by_side_and_are_used_apart() -> None:
    g = acting({0: {"clan": "panuk", "worker": 2, "empire": ["family_igloo"] * 2}, 1: {"passed": True}})
    assert shows(g, "use-location") == ["use-location card=family_igloo place=0"]  # they differ in nothing
    do(g, "use-location card=family_igloo place=0")
    assert shows(g, "use-location") == ["use-location card=family_igloo place=1"]
    do(g, "use-location card=family_igloo place=1")
    assert turned(g) == ["family_igloo", "family_igloo"]


@clause("EN-BUILD-10")
def test_a_bonus_counts_the_card_just_built() -> None:
    g = once({0: {"clan": "heidel", "wood": 2, "hand": ["long_table"], "empire": ["mead_hall"]}})
    do(g, "build card=long_table")
    assert purse(g) == {"vp": 2}  # two Taverns, itself included


@clause("EN-BUILD-11", "EN-BUILD-01")
def test_the_cost_must_be_paid_in_full() -> None:
    g = once({0: {"stone": 1, "hand": ["masons_guild"]}})
    assert shows(g, "build") == []
    assert why_not(g, "build card=masons_guild") == no("EN-BUILD-11", card="masons_guild", token="stone", n=1)


@clause("EN-BUILD-12")
def test_the_bonus_comes_before_the_features_of_others() -> None:
    """New Outpost's Bonus discards a Field; Nanurjuk's Tent reacts to the building afterwards."""
    words = {"clan": "nanurjuk", "wood": 1, "stone": 1, "spent": 1, "hand": ["new_outpost"]}
    g = once({0: {**words, "empire": ["nanurjuk_glacier", "nanurjuks_tent"]}})
    do(g, "build card=new_outpost")
    assert asked(g) == "LeaveBehind"
    assert happened(g, FeatureWorked) == []
    do(g, pick(g, "nanurjuk_glacier"))
    assert [event.card for event in happened(g, FeatureWorked)] == ["nanurjuks_tent"]
    assert purse(g) == {"vp": 1, "worker": 2}
    assert discarded(g) == ["nanurjuk_glacier"]


@clause("EN-FEAT-01")
def test_a_guild_of_masons_is_used_for_the_build_that_the_player_chooses() -> None:
    words = {"wood": 3, "stone": 3, "empire": ["masons_guild"], "hand": ["wool_market", "friendly_fair"]}
    g = acting({0: words, 1: {"passed": True}})
    do(g, "build card=wool_market")
    assert (asked(g), may(g)) == ("UseDiscount", ["cheaper", "in-full"])
    do(g, "in-full")
    assert (purse(g), g.players[0].used[0]) == ({"wood": 2, "stone": 2}, 0)
    do(g, "build card=friendly_fair", "cheaper", "good token=wood")
    assert purse(g) == {"wood": 2, "stone": 1}
    assert [event.card for event in happened(g, FeatureWorked)] == ["masons_guild"]


@clause("EN-FEAT-01", "EN-CLEAN-10", "EN-BUILD-11")
def test_a_guild_of_masons_spares_a_resource_once_a_round() -> None:
    words = {"wood": 1, "stone": 2, "empire": ["masons_guild"], "hand": ["wool_market", "friendly_fair"]}
    g = acting({0: words, 1: {"passed": True}})
    do(g, "build card=wool_market", "cheaper")
    assert (asked(g), may(g)) == ("SpareWhich", ["good token=wood", "good token=stone"])
    do(g, "good token=wood")
    assert purse(g) == {"wood": 1, "stone": 1}
    assert g.players[0].used[0] == 1
    do(g, "build card=friendly_fair")
    assert purse(g) == {}
    assert g.players[0].used[0] == 1


@clause("EN-FEAT-01")
def test_a_discount_without_a_limit_is_used_without_asking(tmp_path: Path) -> None:
    content = pack(tmp_path, "glenn", "masons_guild: {feature: {modifier: {build_discount: 1}}}")
    g = once({0: {"stone": 1, "empire": ["masons_guild"], "hand": ["glen_mill"]}}, content=content)
    assert (asked(do(g, "build card=glen_mill")), purse(g)) == ("", {"stone": 1})


@clause("EN-BUILD-11")
def test_two_resources_are_spared_one_by_one(tmp_path: Path) -> None:
    """Whatever is needed most: the wood and the stone that nobody has."""
    content = pack(tmp_path, "glenn", "masons_guild: {feature: {modifier: {build_discount: 2}, limit: 1}}")
    g = once({0: {"empire": ["masons_guild"], "hand": ["wool_market"]}}, content=content)
    assert empire(do(g, "build card=wool_market", "good token=wood")) == ["masons_guild", "wool_market"]


@clause("EN-FEAT-01", "EN-CLEAN-10")
def test_two_guilds_are_asked_about_one_by_one(tmp_path: Path) -> None:
    content = pack(tmp_path, "glenn", "masons_guild: {copies: 2}")
    words = {"wood": 1, "stone": 1, "empire": ["masons_guild"] * 2, "hand": ["wool_market"]}
    both = do(once({0: words}, content=content), "build card=wool_market", "cheaper", "cheaper", "good token=wood")
    assert (purse(both), both.players[0].used[:2]) == ({"wood": 1, "stone": 1}, [1, 1])
    none = do(once({0: words}, content=content), "build card=wool_market", "in-full")
    assert (purse(none), none.players[0].used[:2]) == ({}, [0, 0])
    poor = {**words, "stone": 0}
    one = do(once({0: poor}, content=content), "build card=wool_market")
    assert (asked(one), one.players[0].used[:2]) == ("UseDiscount", [1, 0])  # without the first one it cannot be paid


@clause("EN-BUILD-11")
def test_what_is_spared_makes_a_cost_payable() -> None:
    g = once({0: {"wood": 1, "empire": ["masons_guild"], "hand": ["wool_market"]}})
    do(g, "build card=wool_market")
    assert purse(g) == {}  # only the stone could be spared
    g = once({0: {"wood": 1, "empire": ["masons_guild"], "used": {"masons_guild": 1}, "hand": ["wool_market"]}})
    assert shows(g, "build") == []


@clause("EN-BUILD-11")
def test_only_one_of_two_equal_resources_is_spared_at_a_time() -> None:
    """Of two wood and a stone one may be left out: without any wood that must not be a wood."""
    cost = ((WOOD, 2), (STONE, 1))
    g = table(1, {0: {"stone": 1}})
    assert SpareWhich(0, "masons_guild", cost, 1).refuses(g, "wood") == no("EN-BUILD-11", token="wood", n=1)
    assert SpareWhich(0, "masons_guild", cost, 1).refuses(table(1, {0: {"stone": 1, "wood": 1}}), "wood") is None


@clause("EN-BUILD-11")
def test_a_cost_of_one_resource_is_spared_without_asking() -> None:
    g = once({0: {"empire": ["masons_guild"], "hand": ["glen_mill"]}})
    do(g, "build card=glen_mill")
    assert (purse(g), g.players[0].used[0]) == ({}, 1)
    assert empire(g) == ["masons_guild", "glen_mill"]


@clause("EN-BOOST-10")
def test_a_boost_is_not_built() -> None:
    g = once({0: {"wood": 9, "hand": ["warm_hearth"]}})
    assert why_not(g, "build card=warm_hearth") == no("EN-BOOST-10", card="warm_hearth", tile="populate")


@clause("EN-BUILD-04")
def test_a_card_enters_with_nothing_on_it() -> None:
    g = once({0: {"clan": "mackinnon", "wood": 1, "stone": 1, "hand": ["savings_bank"]}})
    do(g, "build card=savings_bank")
    assert on_card(g, "savings_bank") == {}
    assert g.players[0].tied[place_of(g, "savings_bank")] == NOTHING


@clause("EN-BUILD-11", "EN-FEAT-01")
def test_whoever_needs_the_discount_is_told_what_would_be_lacking_without_it() -> None:
    g = table(1, {0: {"wood": 1, "empire": ["masons_guild"], "hand": ["wool_market"]}})
    question = UseDiscount(0, "masons_guild", "wool_market", 0, (g.players[0].empire[0],))
    assert IN_FULL.refusal(g, question) == no("EN-BUILD-11", card="wool_market", token="stone", n=1)


@clause("EN-BUILD-01")
def test_one_payable_location_is_enough_to_build_more_cheaply() -> None:
    g = table(1, {0: {"stone": 1, "hand": ["glen_mill", "wool_market"]}})
    assert BuildCheaper(0).possible(g, 0)
    at(g, Use(0, "joint_work", BuildCheaper(0)))
    assert may(g) == ["take card=glen_mill", "decline"]


@clause("EN-LACT-04")
def test_a_cost_of_several_parts_needs_all_of_them() -> None:
    """A Worker and any Resource: neither makes up for the other."""
    cost = Cost(workers=1, any=1)
    for words, enough in (({}, False), ({"worker": 1}, False), ({"wood": 1}, False), ({"worker": 1, "wood": 1}, True)):
        assert payable(table(1, {0: words}), 0, cost) == enough
