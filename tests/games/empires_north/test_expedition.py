"""Chapter "Expedition phase": the queue, Islands, Pillage and Conquest."""

from __future__ import annotations

from games.empires_north.empires_table import (
    acting,
    empire,
    hand,
    once,
    only_islands,
    place_of,
    purse,
    ships,
    table,
    turned,
    use,
)
from games.words import asked, at, do, happened, may, names, not_on_show, why_not
from karczma.games.empires_north.expedition import Expedition, Voyage
from karczma.games.empires_north.keywords.powers import AdvanceWhich
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.pawns.ships import movable
from karczma.games.empires_north.scoring import score
from karczma.games.empires_north.table.terms import IN_EXPEDITION, SAIL
from karczma.games.empires_north.words.events import (
    IslandConquered,
    IslandMissed,
    IslandPillaged,
    IslandsReshuffled,
    ShipMoved,
    ShipReturned,
)
from karczma.kernel.choices import no
from karczma.ledger import clause

NEAR = ["visit island=gull_rock", "visit island=pirate_den"]
FAR = ["visit island=whale_bay", "visit island=amber_shore"]


@clause("EN-EXP-01")
def test_ships_are_resolved_in_the_order_of_the_queue() -> None:
    g = at(table(3, queue=["2", "0", "1"]), Expedition())
    order = []
    while g.deciding():
        order.append(g.deciding()[0])
        do(g, "visit-unseen distance=nearby")
    assert order == [2, 0, 1]
    assert (g.phase, g.queue) == (IN_EXPEDITION, [])


@clause("EN-EXP-02")
def test_a_ship_may_not_decline() -> None:
    g = at(table(2, queue=["0"]), Expedition())
    assert (asked(g), may(g)) == ("VisitWhat", [*NEAR, "visit-unseen distance=nearby"])
    assert not_on_show(g, "decline")


@clause("EN-EXP-03")
def test_without_a_fish_only_near_islands() -> None:
    g = at(table(2, queue=["0 raze"]), Expedition())
    assert may(g) == [*NEAR, "visit-unseen distance=nearby"]
    assert why_not(g, FAR[0]) == no("EN-EXP-04", island="whale_bay")
    assert why_not(g, "visit-unseen distance=distant") == no("EN-EXP-04")


@clause("EN-EXP-04")
def test_with_a_fish_all_islands() -> None:
    g = at(table(2, queue=["0 fish"]), Expedition())
    assert may(g) == [*NEAR, *FAR, "visit-unseen distance=nearby", "visit-unseen distance=distant"]
    do(g, NEAR[0])  # it is not obliged to go far
    assert purse(g) == {"fish": 2, "food": 1}


@clause("EN-EXP-04", "EN-TILE-12")
def test_gold_in_place_of_the_fish_goes_as_far() -> None:
    g = at(table(2, queue=["0 gold"], gold_as_ship_fish=True), Expedition())
    assert set(FAR) < set(may(g))


@clause("EN-EXP-05")
def test_the_top_card_is_taken_unseen_and_for_good() -> None:
    g = at(table(2, queue=["0 raze"], next_nearby=["hermit_isle"]), Expedition())
    do(g, "visit-unseen distance=nearby")
    assert (asked(g), may(g)) == ("PillageOrConquer", ["pillage", "conquer"])
    assert names(g, g.visited) == ["hermit_isle"]
    assert g.known[g.cards.card_id["hermit_isle"]] == g.everyone
    do(g, "conquer")
    assert empire(g)[-1] == "hermit_isle"


@clause("EN-EXP-06")
def test_a_pillaged_island_gives_its_goods_and_is_discarded() -> None:
    g = do(at(table(2, queue=["0"]), Expedition()), "visit island=pirate_den")
    assert purse(g) == {"raze": 1, "gold": 1}
    assert [names(g, pile) for pile in g.island_discards] == [["pirate_den"], []]
    assert names(g, g.islands[0]) == ["gull_rock"]
    assert happened(g, IslandPillaged) == [IslandPillaged(0, "pirate_den")]
    far = do(at(table(2, queue=["0 fish"]), Expedition()), "visit island=amber_shore")
    assert [names(far, pile) for pile in far.island_discards] == [[], ["amber_shore"]]


@clause("EN-EXP-07")
def test_only_a_raze_token_allows_conquest_and_none_forces_it() -> None:
    g = do(at(table(2, queue=["0 fish"]), Expedition()), "visit island=gull_rock")
    assert asked(g) == ""  # Pillaged without asking
    assert "gull_rock" not in empire(g)
    g = do(at(table(2, queue=["0 raze"]), Expedition()), "visit island=gull_rock", "pillage")
    assert purse(g) == {"fish": 2, "food": 1}


@clause("EN-EXP-08")
def test_a_conquered_island_brings_its_bonus_and_not_its_pillage_box() -> None:
    g = at(table(2, queue=["0 raze"], nearby=["lighthouse_isle"]), Expedition())
    do(g, "visit island=lighthouse_isle", "conquer")
    assert (empire(g)[-1], purse(g)) == ("lighthouse_isle", {"vp": 1})
    assert happened(g, IslandConquered) == [IslandConquered(0, "lighthouse_isle", 3)]
    assert g.visited == []


@clause("EN-EXP-09")
def test_a_conquered_island_is_worth_a_point() -> None:
    g = table(2, {0: {"empire": []}}, queue=["0 raze"])
    before = score(g, 0)
    do(at(g, Expedition()), "visit island=gull_rock", "conquer")
    assert (before, score(g, 0)) == (0, 1)


@clause("EN-EXP-10", "EN-EX-18")
def test_example_a_load_is_lost_even_if_it_was_not_used() -> None:
    g = do(at(table(2, {0: {"ships": 1}}, queue=["0 fish raze"]), Expedition()), "visit island=gull_rock", "pillage")
    assert purse(g) == {"fish": 2, "food": 1}
    assert (g.players[0].clan_ships, g.queue, g.loads) == (2, [], [])
    assert happened(g, ShipReturned) == [ShipReturned(0, 0)]


@clause("EN-EXP-11")
def test_taken_islands_are_not_replaced_meanwhile() -> None:
    g = do(at(table(2, queue=["0", "1"]), Expedition()), "visit island=gull_rock")
    assert may(g) == ["visit island=pirate_den", "visit-unseen distance=nearby"]


@clause("EN-EXP-12")
def test_an_empty_deck_of_islands_is_made_anew() -> None:
    g = only_islands(table(2, queue=["0"]), "nearby", discard=["sheep_isle"])
    do(at(g, Expedition()), "visit-unseen distance=nearby")
    assert purse(g) == {"sheep": 2, "food": 1}
    assert happened(g, IslandsReshuffled) == [IslandsReshuffled("nearby")]
    assert (len(g.nearby_deck), names(g, g.island_discards[0])) == (0, ["sheep_isle"])  # only the one just Pillaged
    none = at(only_islands(table(2, queue=["0"]), "nearby"), Expedition())
    assert why_not(none, "visit-unseen distance=nearby") == no("EN-EXP-12", distance="nearby")


@clause("EN-EXP-13")
def test_a_ship_that_finds_no_island_comes_back_with_nothing() -> None:
    g = at(only_islands(table(2, {0: {"ships": 1}}, nearby=[], queue=["0 raze"]), "nearby"), Expedition())
    assert (asked(g), purse(g), g.players[0].clan_ships) == ("", {}, 2)
    assert g.queue == []
    assert happened(g, IslandMissed) == [IslandMissed(0)]


@clause("EN-EXP-14")
def test_a_ship_may_swap_with_the_one_in_front() -> None:
    g = at(table(2, queue=["1", "0 fish", "1", "0 raze"]), AdvanceWhich(0, "following_wind", 1))
    assert may(g) == ["advance number=2", "advance number=4", "decline"]
    stayed, moved = do(g.copy(), "decline"), do(g, "advance number=4")
    assert ships(moved) == ["1", "0 fish", "0 raze", "1"]
    assert happened(moved, ShipMoved) == [ShipMoved(0, 3)]
    assert ships(stayed) == ["1", "0 fish", "1", "0 raze"]


@clause("EN-EXP-14")
def test_a_boost_moves_only_ships_that_are_there_already() -> None:
    g = once({0: {"clan": "ulaf", "hand": ["following_wind"]}, 1: {"clan": "glenn"}}, queue=["1"])
    do(g, "place-pawn tile=sail", "take card=following_wind")
    assert asked(g) == "LoadWhat"  # the new ship is not in the queue yet, so there was nothing to move
    do(g, "load goods=none")
    assert ships(g) == ["1", "0"]


@clause("EN-EXP-15")
def test_a_ship_at_the_front_stays_there() -> None:
    g = table(2, queue=["0", "1"])
    assert movable(g, 0) == []
    assert movable(g, 1) == [1]


PROW = {"clan": "ulaf", "worker": 1, "empire": ["dragon_prow"]}
OTHER = {"clan": "glenn", "passed": True}


@clause("EN-EXP-16")
def test_an_immediate_landing_needs_a_loaded_ship_in_the_queue() -> None:
    none = once({0: PROW, 1: OTHER}, queue=["1 fish raze"])
    assert why_not(none, use(none, "dragon_prow")) == no("EN-LACT-07", card="dragon_prow")
    g = once({0: PROW, 1: OTHER}, queue=["1", "0 raze"])
    do(g, use(g, "dragon_prow"))
    assert may(g) == [*NEAR, "visit-unseen distance=nearby"]  # without a fish no distant ones
    do(g, "visit island=gull_rock", "conquer")
    assert empire(g) == ["dragon_prow", "gull_rock"]


@clause("EN-EXP-17")
def test_the_place_in_the_queue_does_not_matter_for_it() -> None:
    g = once({0: {**PROW, "ships": 0}, 1: OTHER}, queue=["1", "0", "1", "0 fish"])
    do(g, use(g, "dragon_prow"))
    assert (asked(g), may(g)) == ("ResolveWhich", ["send-now number=2", "send-now number=4"])
    do(g, "send-now number=4", "visit island=gull_rock")
    assert (ships(g), g.players[0].clan_ships) == (["1", "0", "1"], 1)
    assert purse(g) == {"fish": 2, "food": 1}  # its own fish is lost


@clause("EN-EXP-18")
def test_a_ship_that_came_back_may_sail_again() -> None:
    g = acting({0: {**PROW, "ships": 0}, 1: OTHER}, queue=["0"])
    assert "place-pawn tile=sail" not in may(g)
    do(g, use(g, "dragon_prow"), "visit island=pirate_den", "place-pawn tile=sail", "load goods=none")
    assert ships(g) == ["0"]


@clause("EN-EXP-19")
def test_those_behind_close_up_in_their_order() -> None:
    g = do(at(table(3, queue=["1 fish", "0", "2 raze"]), Voyage(0, 1)), "visit island=gull_rock")
    assert ships(g) == ["1 fish", "2 raze"]


@clause("EN-EXP-20")
def test_a_conquered_field_yields_at_once_and_later() -> None:
    g = at(table(2, {0: {"empire": []}}, queue=["0 raze"], nearby=["timber_isle"]), Expedition())
    do(g, "visit island=timber_isle", "conquer")
    assert purse(g) == {"wood": 2}
    at(g, Declared(0, 3))
    assert purse(g) == {"wood": 4}


@clause("EN-EXP-21")
def test_a_conquered_island_can_be_used_in_the_same_round() -> None:
    g = acting({0: {**PROW, "worker": 2}, 1: OTHER}, queue=["0 raze"])
    do(g, use(g, "dragon_prow"), "visit island=gull_rock", "conquer")
    assert turned(g) == ["dragon_prow"]
    do(g, use(g, "gull_rock"))
    assert purse(g) == {"fish": 1, "food": 1}


@clause("EN-EXP-22")
def test_a_ship_of_a_passed_player_may_be_overtaken() -> None:
    g = at(table(2, {1: {"passed": True}}, queue=["1", "0"]), AdvanceWhich(0, "shipwright", 1))
    assert "advance number=2" in may(g)


@clause("EN-EXP-23")
def test_points_of_an_immediate_landing_belong_to_the_action_phase() -> None:
    g = acting({0: {**PROW, "vp": 23}, 1: OTHER}, queue=["0"], nearby=["lighthouse_isle"])
    do(g, use(g, "dragon_prow"), "visit island=lighthouse_isle")
    assert purse(g)["vp"] == 25
    assert g.last


@clause("EN-CARD-15")
def test_a_free_port_gives_a_ship_and_sails() -> None:
    g = at(table(2, {0: {"ships": 0}}, queue=["0 fish"], distant=["free_port"]), Expedition())
    do(g, "visit island=free_port")
    assert (purse(g), g.ships(0)) == ({"wood": 2, "ship": 1}, 2)
    assert SAIL == 4


def test_goods_are_on_show_with_the_island_that_is_visited() -> None:
    g = at(table(2, queue=["0 raze"]), Expedition())
    do(g, "visit island=gull_rock")
    assert g.view(1).visited == g.visited
    do(g, "conquer")
    assert (place_of(g, "gull_rock"), hand(g)) == (3, [])


@clause("EN-EXP-14")
def test_a_ship_moves_as_often_as_the_card_says() -> None:
    rows = ["1", "1", "1", "0"]
    once_only = do(at(table(2, queue=rows), AdvanceWhich(0, "following_wind", 1)), "advance number=4")
    assert (asked(once_only), ships(once_only)) == ("", ["1", "1", "0", "1"])
    twice = at(table(2, queue=rows), AdvanceWhich(0, "following_wind", 2))
    do(twice, "advance number=4", "advance number=3")
    assert (asked(twice), ships(twice)) == ("", ["1", "0", "1", "1"])


@clause("EN-EXP-13", "EN-EXP-04")
def test_a_ship_with_a_fish_still_lands_near_if_nothing_is_left_far_away() -> None:
    g = at(only_islands(table(2, distant=[], queue=["0 fish"]), "distant"), Expedition())
    assert may(g) == ["visit island=gull_rock", "visit island=pirate_den", "visit-unseen distance=nearby"]
