"""Chapter "Features": what they wait for, when they work and how often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from games.empires_north.empires_table import acting, empire, hand, once, pick, purse, ships, table, turned, use
from games.words import Words, asked, at, do, happened, may, pack
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.round import Cleanup
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.terms import (
    ACTIONS,
    EXPLORE,
    FEATURE,
    HARVEST,
    IN_FRONT,
    POPULATE,
    SAIL,
    TRIGGERS,
)
from karczma.games.empires_north.turn import Act
from karczma.games.empires_north.words.events import FeatureWorked
from karczma.kernel.flow import Frame
from karczma.ledger import clause

ULAF = {"clan": "ulaf"}
GLENN = {"clan": "glenn"}


@clause("EN-FEAT-01")
def test_a_feature_works_while_its_card_is_in_the_empire() -> None:
    words = {**ULAF, "empire": ["twin_ships", "ulaf_pine_forest"]}
    g = do(at(table(2, {0: words, 1: GLENN}, queue=["0"]), Expedition()), "visit island=pirate_den")
    assert purse(g) == {"raze": 1, "gold": 1, "vp": 1}
    gone = {**ULAF, "empire": ["ulaf_pine_forest"], "hand": ["twin_ships"]}
    g = do(at(table(2, {0: gone, 1: GLENN}, queue=["0"]), Expedition()), "visit island=pirate_den")
    assert "vp" not in purse(g)


@clause("EN-FEAT-01")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_feature_works_after_the_action_it_names_and_no_other(tmp_path: Path, action: str) -> None:
    text = f"third_keel: {{feature: {{when: {action}, effect: [{{gain: {{gold: 1}}}}]}}}}"
    cards = pack(tmp_path, "ulaf", text)
    words = {**ULAF, "empire": ["third_keel", "ulaf_pine_forest"], "hand": ["shipwright"]}
    for declared in range(len(ACTIONS)):
        g = at(table(2, {0: words, 1: GLENN}, content=cards), Declared(0, declared))
        assert purse(g).get("gold", 0) == (ACTIONS[declared] == action)
        assert [event.card for event in happened(g, FeatureWorked)] == ["third_keel"] * (ACTIONS[declared] == action)


@clause("EN-FEAT-01")
def test_a_feature_that_waits_for_pillage_does_not_wait_for_conquest() -> None:
    words = {**ULAF, "empire": ["twin_ships"]}
    g = at(table(2, {0: words, 1: GLENN}, nearby=["gull_rock"], queue=["0 raze"]), Expedition())
    do(g, "visit island=gull_rock", "conquer")
    assert happened(g, FeatureWorked) == []


@clause("EN-FEAT-01")
def test_features_of_others_do_not_work_for_me() -> None:
    words = {1: {**ULAF, "empire": ["twin_ships"]}}
    g = do(at(table(2, words, queue=["0"]), Expedition()), "visit island=pirate_den")
    assert (purse(g, 0), purse(g, 1)) == ({"raze": 1, "gold": 1}, {})


@clause("EN-FEAT-02")
def test_features_are_not_exhausted() -> None:
    words = {**ULAF, "empire": ["twin_ships"]}
    g = at(table(2, {0: words, 1: GLENN}, queue=["0", "0", "0"]), Expedition())
    do(g, "visit island=pirate_den", "visit island=gull_rock")  # for the third ship only the deck is left
    assert turned(g) == []
    assert [event.card for event in happened(g, FeatureWorked)] == ["twin_ships"] * 3


@clause("EN-FEAT-03", "EN-EX-06")
def test_example_the_haunted_island_rewards_later_conquests() -> None:
    rows: Words = {"nearby": ["haunted_island", "gull_rock"]}
    g = at(table(2, {0: {**ULAF, "empire": []}, 1: GLENN}, queue=["0 raze", "0 raze"], **rows), Expedition())
    do(g, "visit island=haunted_island", "conquer")
    assert purse(g) == {"vp": 1}  # its Bonus; not its own Feature
    do(g, "visit island=gull_rock", "conquer")
    assert purse(g) == {"vp": 1, "gold": 1}


@clause("EN-FEAT-03")
def test_sending_a_ship_out_is_no_conquest() -> None:
    g = once({0: {**ULAF, "raze": 1, "empire": ["white_keep"]}, 1: GLENN})
    do(g, "place-pawn tile=sail", "load goods=raze")
    assert purse(g) == {}


@clause("EN-FEAT-04")
def test_a_feature_takes_up_no_action() -> None:
    g = once({0: {**ULAF, "empire": ["third_keel"]}, 1: GLENN})
    do(g, "place-pawn tile=sail")
    assert purse(g) == {"food": 1}
    turns = acting({0: {**ULAF, "empire": ["third_keel"]}, 1: GLENN})
    do(turns, "place-pawn tile=sail")
    assert (turns.deciding(), asked(turns), turns.players[0].passed) == ((1,), "Act", False)
    assert (turned(turns), turns.players[0].pawns) == ([], [SAIL, IN_FRONT])
    do(turns, "pass", "place-pawn tile=sail")
    assert (turns.deciding(), purse(turns)["food"]) == ((0,), 2)  # one action, one Feature, and on it goes
    assert [text for text in may(once({0: {**ULAF, "empire": ["third_keel"]}, 1: GLENN})) if "third_keel" in text] == []


@clause("EN-FEAT-04")
def test_a_cheaper_build_and_a_free_move_are_one_action_like_any_other() -> None:
    """Masons' Guild and Heidel's Throne: after the action it is the turn of the next player, and then mine again."""
    g = acting({0: {"wood": 1, "stone": 1, "empire": ["masons_guild"], "hand": ["wool_market"]}, 1: ULAF})
    do(g, "build card=wool_market", "cheaper", "good token=wood")
    assert (empire(g)[-1], g.deciding(), asked(g)) == ("wool_market", (1,), "Act")
    assert (g.deciding(), turned(g)) == ((1,), [])
    assert do(g, "pass").deciding() == (0,)
    words = {"clan": "heidel", "food": 1, "pawns": ["explore"], "empire": ["heidels_throne"]}
    g = do(acting({0: words, 1: ULAF}), "move-pawn source=explore tile=populate", "for-nothing")
    assert (purse(g), g.deciding(), asked(g), turned(g)) == ({"food": 1, "worker": 1}, (1,), "Act", [])
    assert do(g, "pass").deciding() == (0,)


@clause("EN-FEAT-05")
def test_a_feature_does_not_work_on_its_own_entry() -> None:
    words = {"clan": "panuk", "fish": 2, "hand": ["king_penguin"], "empire": []}
    g = do(once({0: words, 1: GLENN}), "build card=king_penguin")
    assert purse(g) == {}
    words = {"clan": "panuk", "fish": 1, "hand": ["penguin_choir"], "empire": ["king_penguin"]}
    g = do(once({0: words, 1: GLENN}), "build card=penguin_choir")
    assert purse(g).keys() == {"vp"}


@clause("EN-FEAT-06")
def test_features_work_for_somebody_who_has_passed() -> None:
    words = {**ULAF, "passed": True, "empire": ["twin_ships"]}
    g = do(at(table(2, {0: words, 1: GLENN}, queue=["0"]), Expedition()), "visit island=pirate_den")
    assert purse(g)["vp"] == 1


@clause("EN-FEAT-07")
def test_features_wait_for_the_whole_effect_and_their_owner_orders_them(tmp_path: Path) -> None:
    """Two Features that ask something, set off by one Pillage inside an Action that goes on afterwards."""
    cards = pack(
        tmp_path, "ulaf", "valkyrie: {feature: {when: pillage, effect: [{gain_mix: {n: 1, from: [wood, stone]}}]}}"
    )
    words = {**ULAF, "worker": 1, "empire": ["dragon_prow", "priest_of_thor", "valkyrie", "twin_ships"]}
    g = once({0: words, 1: GLENN}, queue=["0"], content=cards)
    do(g, use(g, "dragon_prow"), "visit island=pirate_den")
    assert purse(g)["vp"] == 1  # what asks nothing came first
    assert (asked(g), may(g)) == ("InOrder", ["first card=priest_of_thor", "first card=valkyrie"])
    assert ships(g) == []  # the ship is back, the Action is over
    do(g, "first card=valkyrie", "good token=stone", "good token=fish")
    assert purse(g) == {"raze": 1, "gold": 1, "vp": 1, "stone": 1, "fish": 1}


@clause("EN-FEAT-07")
def test_a_feature_waits_until_the_action_that_set_it_off_is_done() -> None:
    """Friendly Fair: POPULATE, then 1 VP; Feast of Friends gives its food only after that."""
    words = {"sheep": 1, "empire": ["friendly_fair", "feast_of_friends"]}
    g = once({0: words})
    heard = g.listen()
    do(g, use(g, "friendly_fair"))
    gained = [event.token for event in heard if type(event).__name__ == "GoodsGained"]
    assert gained == ["worker", "vp", "food"]


@clause("EN-FEAT-08")
def test_a_feature_must_work() -> None:
    g = at(table(1, {0: {"empire": ["feast_of_friends"]}}), Declared(0, POPULATE))
    assert (asked(g), purse(g)) == ("", {"worker": 1, "food": 1})


@clause("EN-CLEAN-10")
def test_limits_are_per_round_and_per_copy() -> None:
    words = {"clan": "panuk", "empire": ["penguin_colony", "penguin_colony"], "deck": ["ice_mirror", "king_penguin"]}
    g = at(table(1, {0: words}), Declared(0, EXPLORE))
    assert purse(g) == {"fish": 2}
    at(g, Declared(0, EXPLORE))
    assert (purse(g), g.players[0].used) == ({"fish": 2}, [1, 1])
    at(g, Cleanup())
    assert g.players[0].used == [0, 0]


@clause("EN-CLEAN-10")
def test_what_can_do_nothing_is_no_use_of_a_limited_feature() -> None:
    words = {"clan": "heidel", "empire": ["sleepy_harbour", "mead_hall"]}
    g = at(table(1, {0: words}), Declared(0, 4))
    assert g.players[0].used == [0, 0]
    g.players[0].exhausted[1] = 1
    at(g, Declared(0, 4))
    assert (g.players[0].used, turned(g)) == ([1, 0], [])


@clause("EN-CLEAN-10")
def test_each_of_two_copies_sees_for_itself_whether_it_can_do_anything() -> None:
    """Two Sleepy Harbours and one exhausted Location: the second one is kept for later."""
    words = {"clan": "heidel", "empire": ["sleepy_harbour", "sleepy_harbour", "mead_hall"], "exhausted": ["mead_hall"]}
    g = at(table(1, {0: words}), Declared(0, SAIL))
    assert (g.players[0].used, turned(g)) == ([1, 0, 0], [])
    assert len(happened(g, FeatureWorked)) == 1
    g.players[0].exhausted[2] = 1
    at(g, Declared(0, SAIL))
    assert (g.players[0].used, turned(g)) == ([1, 1, 0], [])


@clause("EN-FEAT-07")
def test_a_feature_that_could_do_nothing_before_another_works_after_it(tmp_path: Path) -> None:
    """Third Keel gains a Good of choice, and only then Valkyrie has something to sell."""
    cards = pack(
        tmp_path,
        "ulaf",
        "third_keel: {feature: {when: sail, effect: [{gain_mix: {n: 1, from: [wood, stone]}}]}}\n"
        "  valkyrie: {feature: {when: sail, effect: [{convert: {pay: {wood: 1}, gain: {vp: 2}, up_to: 1}}]}}",
    )
    words = {**ULAF, "empire": ["valkyrie", "third_keel"]}
    g = at(table(2, {0: words, 1: GLENN}, content=cards), Declared(0, SAIL))
    assert (asked(g), purse(do(g, "good token=wood"))) == ("GainWhich", {"vp": 2})


@clause("EN-FEAT-01")
def test_a_feature_whose_card_has_left_meanwhile_does_not_work() -> None:
    words = {"clan": "nanurjuk", "empire": ["dog_sled", "river_route"], "deck": ["elders_fire"]}
    g = once({0: words, 1: GLENN})
    do(g, use(g, "river_route"))
    assert (empire(g), purse(g), hand(g)) == (["river_route"], {"vp": 1}, ["elders_fire"])  # the sled itself was paid
    assert g.pending == []


@pytest.mark.parametrize("event", TRIGGERS)
def test_every_trigger_is_waited_for_somewhere_or_known(event: str) -> None:
    """construct is the only one that no card of ours waits for."""
    cards = catalogue()
    waiting = [c for c in range(len(cards.names)) if cards.waits_for[c] == TRIGGERS.index(event)]
    assert bool(waiting) == (event != "construct")
    assert all(cards.kind[card] == FEATURE for card in waiting)


@clause("EN-FEAT-01")
def test_construct_can_be_waited_for(tmp_path: Path) -> None:
    cards = pack(tmp_path, "ulaf", "third_keel: {feature: {when: construct, effect: [{gain: {vp: 1}}]}}")
    words = {**ULAF, "hand": ["treasury"], "empire": ["third_keel"]}
    g = do(once({0: words, 1: GLENN}, content=cards), "place-pawn tile=construct")
    assert purse(g) == {"gold": 1, "vp": 1}


@clause("EN-FEAT-01")
def test_the_end_of_lookout_is_waited_for_after_storage() -> None:
    words = {"clan": "mackinnon", "empire": ["compound_interest", "counting_house", "grain_bank"]}
    held = {"counting_house": {"worker": 1}, "grain_bank": {"food": 1}}
    g = at(table(1, {0: {**words, "assigned": held}}), Lookout())
    assert purse(g) == {"gold": 1, "vp": 1}  # only one of them holds a full set


@clause("EN-BOOST-11")
def test_an_upgrade_sets_off_what_waits_for_fields() -> None:
    words = {"hand": ["sheep_paddock"], "empire": ["glenn_sheep_meadow", "glenns_hall"]}
    g = do(once({0: words}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert purse(g) == {"sheep": 1, "worker": 1, "vp": 1}
    built = {"stone": 1, "hand": ["glen_mill"], "empire": ["glenns_hall"]}
    assert purse(do(once({0: built}), "build card=glen_mill")) == {}


@clause("EN-FEAT-01", "EN-FIELD-13")
def test_a_discard_is_waited_for_once_and_not_for_upgrades_that_go_along() -> None:
    empire_now = ["river_route", "nanurjuk_glacier", "drift_ice@nanurjuk_glacier", "dog_sled", "dog_sled"]
    words = {"clan": "nanurjuk", "empire": empire_now, "deck": ["elders_fire", "whale_camp"]}
    g = once({0: words, 1: GLENN})
    do(g, use(g, "river_route"), pick(g, "nanurjuk_glacier"))
    assert purse(g) == {"vp": 3}  # 1 of the route, 1 of each sled


SET_OFF: Mapping[str, tuple[Words, Sequence[Frame], Sequence[str]]] = {
    "pillage": ({"queue": ["0"]}, [Expedition()], ["visit island=gull_rock"]),
    "conquer": ({"queue": ["0 raze"]}, [Expedition()], ["visit island=gull_rock", "conquer"]),
    "build": ({}, [Act(0)], ["build card=treasury"]),
    "build_field": ({}, [Declared(0, HARVEST)], ["take card=herring_sound", "pick card=ulaf_pine_forest place=1"]),
    "play_boost": ({}, [Declared(0, SAIL)], ["take card=axe_grinders"]),
}


@clause("EN-FEAT-01")
@pytest.mark.parametrize("event", SET_OFF)
def test_a_feature_waits_for_one_kind_of_event_and_no_other(tmp_path: Path, event: str) -> None:
    cards = pack(tmp_path, "ulaf", f"third_keel: {{feature: {{when: {event}, effect: [{{gain: {{gold: 1}}}}]}}}}")
    hands = ["herring_sound", "axe_grinders", "treasury"]
    words = {**ULAF, "wood": 3, "stone": 3, "empire": ["third_keel", "ulaf_pine_forest"], "hand": hands}
    for other, (rows, frames, answers) in SET_OFF.items():
        g = at(table(2, {0: words, 1: GLENN}, content=cards, **rows), *frames)
        heard = do(g, *answers)
        also = event == "build" and other == "build_field"  # EN-BOOST-11
        assert [each.card for each in happened(heard, FeatureWorked)] == ["third_keel"] * (other == event or also)
