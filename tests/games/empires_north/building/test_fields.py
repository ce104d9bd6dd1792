"""Chapter "Fields": Fields, upgrades and what they yield."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import (
    acting,
    discarded,
    empire,
    hand,
    once,
    pick,
    place_of,
    purse,
    table,
    turned,
    use,
)
from games.words import asked, at, do, happened, may, why_not
from karczma.games.empires_north.building.fields import HarvestWhich
from karczma.games.empires_north.keywords.discard import LeaveBehind, Sacrifice
from karczma.games.empires_north.keywords.gain import Receive
from karczma.games.empires_north.keywords.powers import Gather
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.scoring import score
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.counting import fields
from karczma.games.empires_north.table.terms import BOOST, DUAL, EXPLORE, HARVEST, IN_FRONT, NOTHING, SAIL, VP
from karczma.games.empires_north.words.events import CardBuilt
from karczma.kernel.choices import no
from karczma.kernel.events import rule_of
from karczma.ledger import clause

MEADOW = ["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow"]


@clause("EN-FIELD-01")
def test_a_field_is_free_when_its_action_is_declared() -> None:
    g = do(once({0: {"hand": ["highland_quarry"]}}), "place-pawn tile=harvest")
    assert (asked(g), may(g)) == ("Window", ["take card=highland_quarry", "no-card"])
    do(g, "take card=highland_quarry")
    assert (empire(g)[-1], hand(g), turned(g)) == ("highland_quarry", [], [])
    assert asked(g) == "HarvestWhich"
    [built] = happened(g, CardBuilt)
    assert (built, rule_of(built)) == (CardBuilt(0, "highland_quarry", 3, NOTHING, ""), "EN-FIELD-01")
    assert g.players[0].pawns == [HARVEST, IN_FRONT]


@clause("EN-FIELD-01")
def test_a_field_costs_nothing_even_to_whoever_could_pay_and_only_its_action_opens_the_window() -> None:
    goods = {"wood": 2, "stone": 2, "food": 2, "sheep": 2, "fish": 2, "gold": 2, "raze": 1, "worker": 2}
    g = once({0: {**goods, "hand": ["highland_quarry"], "empire": ["glenn_highland_wood"]}})
    elsewhere = do(g.copy(), "place-pawn tile=populate")
    assert (asked(elsewhere), hand(elsewhere)) == ("", ["highland_quarry"])
    window = do(once({0: {"hand": ["highland_quarry", "warm_hearth"]}}), "place-pawn tile=populate")
    other = no("EN-BOOST-02", card="highland_quarry", tile="populate", needs="harvest")
    assert why_not(window, "take card=highland_quarry") == other
    assert why_not(g, "build card=highland_quarry") == no("EN-BUILD-06", card="highland_quarry", tile="harvest")
    do(g, "place-pawn tile=harvest", "take card=highland_quarry", pick(g, "glenn_highland_wood"))
    assert purse(g) == {**goods, "stone": 4, "wood": 4}  # its first Goods, and the Harvest
    assert g.players[0].spent == 0


@clause("EN-FIELD-01")
def test_an_upgrade_costs_nothing_either_and_stands_under_its_field() -> None:
    goods = {"wood": 2, "stone": 2, "food": 2, "sheep": 2, "fish": 2, "gold": 2, "raze": 1, "worker": 2}
    fields = ["glenn_sheep_meadow", "glenn_stone_garden"]
    g = once({0: {**goods, "hand": ["sheep_paddock"], "empire": fields}})
    do(g, "place-pawn tile=populate", "take card=sheep_paddock")
    assert purse(g) == {**goods, "sheep": 3, "worker": 3}  # its first Good, and the Populate
    assert (g.players[0].spent, g.players[0].tied[2]) == (0, g.players[0].empire[0])
    g = once({0: {**goods, "hand": ["local_ice_cream_parlour"], "empire": fields}})
    do(g, "place-pawn tile=explore", "take card=local_ice_cream_parlour", pick(g, "glenn_stone_garden"))
    assert (purse(g), len(hand(g))) == ({**goods, "food": 3}, 1)  # the same, and the Explore
    assert (g.players[0].spent, g.players[0].tied[2]) == (0, g.players[0].empire[1])


@clause("EN-FIELD-01")
def test_a_field_is_built_however_its_action_is_declared() -> None:
    """By a pawn that moves for food, by a card that names the action in capitals, and in anybody's turn."""
    g = once({0: {"food": 1, "pawns": ["construct"], "hand": ["highland_quarry"]}})
    do(g, "move-pawn source=construct tile=harvest", "take card=highland_quarry")
    assert (asked(g), empire(g)[-1], purse(g)) == ("HarvestWhich", "highland_quarry", {"stone": 2})
    g = once({0: {"sheep": 1, "empire": ["glenn_sheep_meadow", "friendly_fair"], "hand": ["sheep_paddock"]}})
    do(g, use(g, "friendly_fair"), "take card=sheep_paddock")
    assert (empire(g)[-1], purse(g)) == ("sheep_paddock", {"sheep": 1, "worker": 1, "vp": 1})
    g = at(table(2, {1: {"clan": "nanurjuk", "hand": ["seal_grounds"], "empire": []}}), Declared(1, SAIL))
    assert (g.active, g.deciding()) == (0, (1,))
    assert empire(do(g, "take card=seal_grounds"), 1) == ["seal_grounds"]


@clause("EN-FIELD-01")
def test_a_field_and_a_boost_share_one_window() -> None:
    """Both are offered there, and whichever is played, the other one stays in hand."""
    hands = {"hand": ["sheep_paddock", "warm_hearth"], "empire": ["glenn_sheep_meadow"]}
    g = do(once({0: hands}), "place-pawn tile=populate")
    assert may(g) == ["take card=sheep_paddock", "take card=warm_hearth", "no-card"]
    field, boost, neither = (do(g.copy(), text) for text in may(g))
    assert (asked(field), hand(field), empire(field)[1:]) == ("", ["warm_hearth"], ["sheep_paddock"])
    assert (asked(boost), hand(boost), empire(boost)[1:]) == ("", ["sheep_paddock"], [])
    assert (asked(neither), hand(neither), empire(neither)[1:]) == ("", ["sheep_paddock", "warm_hearth"], [])


@clause("EN-FIELD-01")
def test_only_the_action_of_its_owner_builds_a_field_and_no_construct_does() -> None:
    g = acting({0: {}, 1: {"clan": "nanurjuk", "hand": ["seal_grounds"]}})
    do(g, "place-pawn tile=sail")
    assert (g.deciding(), asked(g), hand(g, 1)) == ((1,), "Act", ["seal_grounds"])
    g = do(once({0: {"hand": ["highland_quarry", "glen_mill"]}}), "place-pawn tile=construct")
    assert (empire(g)[-1], hand(g)) == ("glen_mill", ["highland_quarry"])


@clause("EN-FIELD-02")
def test_a_new_field_yields_at_once() -> None:
    g = do(once({0: {"hand": ["highland_quarry"]}}), "place-pawn tile=harvest", "take card=highland_quarry")
    assert purse(g) == {"stone": 2}


@clause("EN-FIELD-03")
def test_a_field_yields_at_each_harvest() -> None:
    g = do(once({0: {}}), "place-pawn tile=harvest", "pick card=glenn_highland_wood place=1")
    assert purse(g) == {"wood": 2}


@clause("EN-FIELD-04")
def test_fields_have_goods_and_no_text() -> None:
    cards = catalogue()
    for card in range(len(cards.names)):
        if cards.kind[card] <= DUAL:
            assert cards.harvest[card]
            assert (cards.action[card], cards.feature[card], cards.boost[card]) == (None, None, None)
        else:
            assert cards.harvest[card] == ()


@clause("EN-FIELD-05")
def test_an_upgrade_goes_under_a_field_with_its_good() -> None:
    g = do(once({0: {"hand": ["sheep_paddock"]}}), "place-pawn tile=populate", "take card=sheep_paddock")
    place = place_of(g, "sheep_paddock")
    assert g.players[0].tied[place] == g.cards.card_id["glenn_sheep_meadow"]
    assert happened(g, CardBuilt) == [CardBuilt(0, "sheep_paddock", 3, 0, "glenn_sheep_meadow")]


@clause("EN-FIELD-06")
def test_without_a_matching_field_an_upgrade_cannot_be_built() -> None:
    words = {"hand": ["sheep_paddock", "warm_hearth"], "empire": ["glenn_highland_wood"]}
    g = do(once({0: words}), "place-pawn tile=populate")
    assert may(g) == ["take card=warm_hearth", "no-card"]
    assert why_not(g, "take card=sheep_paddock") == no("EN-FIELD-06", card="sheep_paddock")


@clause("EN-FIELD-07")
def test_an_upgrade_yields_only_its_own_goods_when_built() -> None:
    g = do(once({0: {"hand": ["sheep_paddock"]}}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert purse(g) == {"sheep": 1, "worker": 1}


@clause("EN-FIELD-08", "EN-FIELD-09")
def test_a_harvest_gives_the_field_and_all_its_upgrades() -> None:
    g = at(table(1, {0: {"empire": [*MEADOW, "sheep_paddock@glenn_sheep_meadow"]}}), HarvestWhich(0, 1))
    assert purse(g) == {"sheep": 4}


@clause("EN-FIELD-10")
def test_an_upgrade_is_worth_a_point() -> None:
    g = table(1, {0: {"empire": MEADOW}})
    assert score(g, 0) == 2


@clause("EN-FIELD-11")
def test_an_upgrade_needs_its_own_action() -> None:
    g = do(once({0: {"hand": ["sheep_paddock", "highland_quarry"]}}), "place-pawn tile=harvest")
    why = no("EN-BOOST-02", card="sheep_paddock", tile="harvest", needs="populate")
    assert why_not(g, "take card=sheep_paddock") == why


@clause("EN-FIELD-12")
def test_upgrades_count_as_fields() -> None:
    g = table(1, {0: {"empire": [*MEADOW, "timber_isle", "masons_guild", "gull_rock"]}})
    assert fields(g, 0) == 3
    at(g, LeaveBehind(0, "new_outpost", "field", Receive(((VP, 2),))))
    assert may(g) == [*(pick(g, name) for name in ("glenn_sheep_meadow", "sheep_paddock", "timber_isle")), "decline"]


@clause("EN-FIELD-13")
def test_upgrades_leave_with_their_field() -> None:
    g = at(table(1, {0: {"empire": [*MEADOW, "masons_guild"]}}), Sacrifice(0, "river_route"))
    do(g, pick(g, "glenn_sheep_meadow"))
    assert empire(g) == ["masons_guild"]
    assert discarded(g) == ["glenn_sheep_meadow", "sheep_paddock"]


@clause("EN-FIELD-14", "EN-EX-11")
def test_example_the_ice_cream_parlour_is_a_field_or_an_upgrade() -> None:
    words = {"hand": ["local_ice_cream_parlour"], "deck": ["warm_hearth"]}
    g = do(once({0: words}), "place-pawn tile=explore", "take card=local_ice_cream_parlour")
    assert (asked(g), may(g)) == ("UpgradeWhat", ["as-field", pick(g, "glenn_stone_garden")])
    alone, under = g.copy(), g
    do(alone, "as-field")
    assert alone.players[0].tied[3] == NOTHING
    do(under, pick(g, "glenn_stone_garden"))
    assert under.players[0].tied[3] == g.cards.card_id["glenn_stone_garden"]
    assert purse(alone) == purse(under) == {"food": 1}
    none = do(once({0: {**words, "empire": ["glenn_sheep_meadow"]}}), "place-pawn tile=explore")
    do(none, "take card=local_ice_cream_parlour")
    assert none.players[0].tied == [NOTHING, NOTHING]  # only one placement was possible


@clause("EN-FIELD-14", "EN-FIELD-18")
def test_a_dual_card_laid_as_a_field_can_be_harvested_and_upgraded_and_one_laid_under_cannot() -> None:
    alone = {"empire": ["local_ice_cream_parlour"]}
    under = {"empire": ["glenn_stone_garden", "local_ice_cream_parlour@glenn_stone_garden"]}
    assert purse(at(table(1, {0: alone}), HarvestWhich(0, 1))) == {"food": 1}
    assert purse(at(table(1, {0: under}), HarvestWhich(0, 1))) == {"food": 2, "stone": 1}


@clause("EN-FIELD-15")
def test_yielding_exhausts_nothing() -> None:
    g = acting({0: {"food": 2, "pawns": ["construct"], "empire": ["glenn_highland_wood"]}, 1: {"passed": True}})
    do(g, "place-pawn tile=harvest", "move-pawn source=construct tile=harvest")
    assert purse(g) == {"wood": 4, "food": 1}
    assert turned(g) == []


@clause("EN-FIELD-16")
def test_a_field_of_several_goods_takes_an_upgrade_of_any_of_them() -> None:
    words = {"clan": "ulaf", "hand": ["timber_slope"], "empire": ["ulaf_pine_forest", "fertile_valley", "gull_rock"]}
    g = do(once({0: {**words, "deck": ["valkyrie"]}, 1: {"clan": "glenn"}}), "place-pawn tile=explore")
    do(g, "take card=timber_slope")
    assert may(g) == [pick(g, "ulaf_pine_forest"), pick(g, "fertile_valley")]


@clause("EN-FIELD-17")
def test_an_upgrade_stays_where_it_is() -> None:
    g = acting({0: {"empire": [*MEADOW, "sheep_isle"]}, 1: {"passed": True}})
    assert [text for text in may(g) if "sheep_paddock" in text] == []
    do(g, "place-pawn tile=harvest")
    assert [text for text in may(g) if "sheep_paddock" in text] == []


@clause("EN-FIELD-18")
def test_an_upgrade_is_neither_harvested_nor_upgraded_by_itself() -> None:
    g = at(table(1, {0: {"empire": [*MEADOW, "timber_isle"]}}), HarvestWhich(0, 1))
    assert may(g) == [pick(g, "glenn_sheep_meadow"), pick(g, "timber_isle")]
    g = do(once({0: {"empire": MEADOW, "hand": ["sheep_paddock"]}}), "place-pawn tile=populate")
    do(g, "take card=sheep_paddock")
    assert g.players[0].tied[2] == g.cards.card_id["glenn_sheep_meadow"]  # there was no other place


@clause("EN-FIELD-19")
def test_a_conquered_field_takes_upgrades() -> None:
    words = {"empire": ["sheep_isle"], "hand": ["sheep_paddock"]}
    g = do(once({0: words}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert g.players[0].tied[1] == g.cards.card_id["sheep_isle"]


@clause("EN-FIELD-20")
def test_an_upgrade_may_leave_alone() -> None:
    g = at(table(1, {0: {"empire": [*MEADOW, "sheep_paddock@glenn_sheep_meadow"]}}), Sacrifice(0, "river_route"))
    do(g, pick(g, "sheep_paddock"))
    assert empire(g) == [MEADOW[0], "sheep_paddock"]
    assert purse(at(g, HarvestWhich(0, 1))) == {"sheep": 3}


@clause("EN-EX-21")
def test_example_two_upgrades_under_a_field_of_two_sheep() -> None:
    words = {"empire": MEADOW, "hand": ["sheep_paddock"]}
    g = do(once({0: words}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert purse(g) == {"sheep": 1, "worker": 1}
    at(g, HarvestWhich(0, 1))
    assert purse(g) == {"sheep": 5, "worker": 1}


@clause("EN-TILE-06")
@pytest.mark.parametrize(("n", "gained"), [(1, {"wood": 2}), (2, {"wood": 2, "stone": 1, "food": 1})])
def test_several_fields_are_different_ones(n: int, gained: dict[str, int]) -> None:
    g = table(1, {0: {"empire": ["glenn_highland_wood", "glenn_stone_garden", "masons_guild"]}})
    g.floor = 0
    Gather(n).do(g, 0, "neighbourly_help")
    g.run()
    do(g, pick(g, "glenn_highland_wood"))
    assert (purse(g), asked(g)) == (gained, "")


@clause("EN-TILE-06")
def test_gathering_stops_when_all_fields_have_yielded() -> None:
    g = table(1, {0: {"empire": ["glenn_highland_wood"]}})
    g.floor = 0
    Gather(3).do(g, 0, "neighbourly_help")
    g.run()
    assert (purse(g), asked(g)) == ({"wood": 2}, "")
    assert not Gather(1).possible(table(1, {0: {"empire": ["masons_guild"]}}), 0)


@clause("EN-FIELD-01")
def test_a_field_that_is_built_leaves_the_hand() -> None:
    g = do(once({0: {"hand": ["highland_quarry", "highland_quarry"]}}), "place-pawn tile=harvest")
    do(g, "take card=highland_quarry")
    assert hand(g) == ["highland_quarry"]
    assert g.cards.kind[g.cards.card_id["warm_hearth"]] == BOOST


@clause("EN-TILE-06")
def test_so_many_different_fields_are_harvested_and_no_more() -> None:
    starting = ["glenn_sheep_meadow", "glenn_highland_wood", "glenn_stone_garden"]
    g = at(table(1, {0: {"empire": [*starting, "highland_quarry"]}}), HarvestWhich(0, 2))
    do(g, pick(g, "glenn_sheep_meadow"))
    assert pick(g, "glenn_sheep_meadow") not in may(g)
    do(g, pick(g, "highland_quarry"))
    assert (asked(g), purse(g)) == ("", {"sheep": 2, "stone": 2})


@clause("EN-BOOST-11")
def test_a_card_that_is_both_counts_as_a_field_that_is_built() -> None:
    words = {"hand": ["local_ice_cream_parlour"], "empire": ["glenns_hall"]}
    g = at(table(1, {0: words}), Declared(0, EXPLORE))
    do(g, "take card=local_ice_cream_parlour")
    assert purse(g) == {"food": 1, "vp": 1}
