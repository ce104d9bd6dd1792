"""Chapter "Goods": what they are, how they are gained, and how they are paid."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import discarded, empire, hand, once, purse, ships, table, use
from games.words import asked, at, do, happened, may, why_not
from karczma.games.empires_north.goods.gaining import receive
from karczma.games.empires_north.goods.payment import Cost, PayHow, lacking, pay
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.deck import draw_cards
from karczma.games.empires_north.table.terms import (
    CARD,
    EXPLORE,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    RAZE,
    RESOURCES,
    SHEEP,
    SHIP,
    STONE,
    VP,
    WOOD,
    WORKER,
)
from karczma.games.empires_north.words.events import CardDrawn, DeckReshuffled, GoodsGained, GoodsPaid
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("EN-GOODS-01")
def test_everything_that_is_acquired_is_a_good() -> None:
    """In the wide sense everything can be gained; in the narrow one Goods are Resources, Gold and Raze tokens."""
    g = table(1, {0: {"deck": ["wool_market"]}})
    everything = ((WOOD, 1), (GOLD, 1), (RAZE, 1), (WORKER, 1), (SHIP, 1), (VP, 1), (CARD, 1))
    receive(g, 0, "gull_rock", everything)
    assert purse(g) == {"wood": 1, "gold": 1, "raze": 1, "worker": 1, "ship": 1, "vp": 1}
    assert hand(g) == ["wool_market"]
    assert GOODS == ("wood", "stone", "food", "sheep", "fish", "gold", "raze")


@clause("EN-GOODS-02")
def test_there_are_exactly_five_resources() -> None:
    assert set(RESOURCES) == {"wood", "stone", "food", "sheep", "fish"}
    pieces = catalogue().pieces
    assert {name for name, piece in pieces.items() if piece.resource} == set(RESOURCES)
    g = table(1, {0: {"gold": 0, "raze": 5, "worker": 5, "ship": 1, "vp": 9}})
    assert lacking(g, 0, Cost(any=1)) == ("resource", 1)


@clause("EN-GOODS-03")
@pytest.mark.parametrize("token", [WOOD, STONE, FOOD, SHEEP, FISH])
def test_a_gold_pays_for_any_resource(token: int) -> None:
    g = table(1, {0: {"gold": 1}})
    cost = Cost(resources=((token, 1),))
    assert lacking(g, 0, cost) is None
    g.floor = 0
    pay(g, 0, "gull_rock", cost)
    g.run()
    assert purse(g) == {}


@clause("EN-GOODS-04")
def test_nothing_pays_for_gold() -> None:
    g = once({0: {"clan": "mackinnon", "stone": 9, "gold": 1, "hand": ["compound_interest"]}})
    assert why_not(g, "build card=compound_interest") == no("EN-BUILD-11", card="compound_interest", token="gold", n=1)
    g = once({0: {"clan": "mackinnon", "stone": 1, "gold": 2, "hand": ["compound_interest"]}})
    assert "build card=compound_interest" in may(g)


@clause("EN-GOODS-05")
def test_gold_is_not_exchanged_for_tokens() -> None:
    """Gold replaces a Resource while paying; no answer of a turn turns it into one."""
    g = once({0: {"gold": 5}})
    assert [text for text in may(g) if "gold" in text] == []


@clause("EN-GOODS-05")
def test_gold_stands_in_only_while_paying_and_for_no_more_than_the_price() -> None:
    """A wood and a stone to be paid: never more Gold than that, nothing comes back, and nothing is left over."""
    g = once({0: {"gold": 5, "wood": 1, "hand": ["wool_market"]}})
    kinds = {type(choice).__name__ for choice in g.options(0)}
    assert kinds == {"Build", "PlacePawn", "Pass"}
    do(g, "build card=wool_market")
    assert (asked(g), may(g)) == ("PayHow", ["amount n=0", "amount n=1"])
    do(g, "amount n=1")  # the stone can only be paid in Gold
    assert purse(g) == {"gold": 3, "wood": 1}
    assert [event.token for event in happened(g, GoodsPaid)] == ["gold", "gold"]
    assert happened(g, GoodsGained) == []


@clause("EN-GOODS-05")
def test_gold_in_the_supply_counts_as_no_resource() -> None:
    words = {"clan": "panuk", "gold": 5, "empire": ["sorted_storehouse"]}
    g = once({0: words, 1: {"clan": "glenn"}})
    assert why_not(g, use(g, "sorted_storehouse")) == no("EN-LACT-07", card="sorted_storehouse")  # it wants fish
    ship = do(once({0: {"gold": 5}}), "place-pawn tile=sail")
    assert (asked(ship), ships(ship)) == ("", ["0"])  # there was no load to choose


@clause("EN-GOODS-07")
def test_gold_pays_for_nothing_else() -> None:
    g = table(1, {0: {"gold": 9}})
    assert lacking(g, 0, Cost(workers=1)) == ("worker", 1)
    assert lacking(g, 0, Cost(raze=2)) == ("raze", 2)
    assert lacking(g, 0, Cost(cards=1)) == ("card", 1)


@clause("EN-GOODS-08")
def test_workers_keep_cards_and_pay_for_actions() -> None:
    g = once({0: {"clan": "panuk", "worker": 1, "empire": ["family_igloo"]}})
    assert use(g, "family_igloo") in may(g)
    g = once({0: {"clan": "panuk", "worker": 0, "empire": ["family_igloo"]}})
    assert why_not(g, use(g, "family_igloo")).clause == "EN-LACT-04"


@clause("EN-GOODS-09")
def test_a_spent_worker_goes_to_the_clan_tile() -> None:
    g = once({0: {"clan": "panuk", "worker": 2, "empire": ["family_igloo"]}})
    do(g, use(g, "family_igloo"))
    assert purse(g)["worker"] == 1
    assert g.players[0].spent == 1


@clause("EN-GOODS-10")
def test_a_gained_worker_stays_when_spent_and_recovered() -> None:
    from karczma.games.empires_north.goods.gaining import recover

    g = table(1, {0: {"worker": 5}})
    receive(g, 0, "populate", ((WORKER, 1),))
    pay(g, 0, "gull_rock", Cost(workers=6))
    assert (purse(g), g.players[0].spent) == ({}, 6)
    recover(g, 0, 6)
    assert purse(g) == {"worker": 6}


@clause("EN-GOODS-11", "EN-EXP-10")
def test_a_gained_ship_comes_back_to_its_owner() -> None:
    from karczma.games.empires_north.expedition import Voyage

    g = do(at(table(1, {0: {"ship": 0}}, queue=["0 common"]), Voyage(0, 0)), "visit island=gull_rock")
    assert (purse(g)["ship"], g.players[0].clan_ships, g.queue) == (1, 2, [])


@clause("EN-GOODS-12")
def test_a_raze_token_conquers_or_razes() -> None:
    g = once({0: {"raze": 1, "pawns": []}, 1: {"clan": "panuk", "empire": ["family_igloo"]}})
    assert "raze" in may(g)
    do(g, "place-pawn tile=sail")
    assert "load goods=raze" in may(g)


@clause("EN-GOODS-13")
def test_goods_never_run_out() -> None:
    g = table(1)
    receive(g, 0, "gull_rock", ((RAZE, 50), (SHIP, 50), (WORKER, 50), (STONE, 500)))
    assert purse(g) == {"raze": 50, "ship": 50, "worker": 50, "stone": 500}


@clause("EN-GOODS-14", "EN-EX-02")
def test_example_five_stones_on_a_multiplication_token() -> None:
    """The program keeps numbers: whoever needs five stones owns five stones."""
    g = table(1)
    receive(g, 0, "quarry_isle", ((STONE, 5),))
    assert purse(g) == {"stone": 5}
    assert catalogue().pieces["multiplier"].factor == 5


@clause("EN-GOODS-15")
def test_what_one_gains_nobody_else_loses() -> None:
    g = table(2, {0: {"wood": 1}, 1: {"wood": 1}})
    receive(g, 0, "gull_rock", ((WOOD, 2),))
    assert (purse(g, 0), purse(g, 1)) == ({"wood": 3}, {"wood": 1})
    assert happened(g, GoodsGained) == [GoodsGained(0, "gull_rock", "wood", 2)]


@clause("EN-GOODS-16")
def test_what_is_paid_is_gone() -> None:
    g = table(2, {0: {"wood": 3, "raze": 1}})
    g.floor = 0
    pay(g, 0, "gull_rock", Cost(resources=((WOOD, 2),), raze=1))
    assert (purse(g, 0), purse(g, 1)) == ({"wood": 1}, {})
    assert happened(g, GoodsPaid) == [GoodsPaid(0, "raze", 1), GoodsPaid(0, "wood", 2)]


@clause("EN-GOODS-17")
def test_everybody_sees_what_everybody_has() -> None:
    g = table(2, {1: {"wood": 3, "worker": 2, "spent": 1, "raze": 1}})
    assert g.view(0).players[1].wallet == g.players[1].wallet
    assert g.view(0).players[1].spent == 1


@clause("EN-GOODS-18")
def test_points_are_marked_at_once() -> None:
    g = once({0: {"clan": "ulaf", "wood": 1, "empire": ["shipwright"]}})
    do(g, use(g, "shipwright"))
    assert purse(g)["vp"] == 1


@clause("EN-GOODS-19")
def test_cards_come_from_the_own_deck() -> None:
    g = table(2, {0: {"deck": ["wool_market"]}})
    draw_cards(g, 0, 1)
    assert hand(g) == ["wool_market"]
    assert len(g.players[1].deck) == 30
    assert happened(g, CardDrawn) == [CardDrawn(0, "wool_market", 1)]


@clause("EN-GOODS-20")
def test_a_discarded_card_goes_to_its_owners_pile() -> None:
    g = once({0: {"clan": "panuk", "hand": ["ice_mirror", "king_penguin"], "empire": ["collectors_cabinet"]}})
    do(g, use(g, "collectors_cabinet"))
    assert asked(g) == "GiveCard"
    assert sorted(may(g)) == ["take card=ice_mirror", "take card=king_penguin"]
    do(g, "take card=ice_mirror")
    assert (discarded(g), discarded(g, 1), hand(g)) == (["ice_mirror"], [], ["king_penguin"])


@clause("EN-GOODS-21")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    g = table(1, {0: {"deck": ["wool_market"], "discard": ["glen_mill", "warm_hearth"]}})
    draw_cards(g, 0, 1)
    assert (len(g.players[0].deck), len(discarded(g))) == (0, 2)
    draw_cards(g, 0, 1)
    assert (len(g.players[0].deck), len(discarded(g))) == (1, 0)
    assert happened(g, DeckReshuffled) == [DeckReshuffled(0)]


@clause("EN-GOODS-22")
def test_without_any_card_left_the_draw_is_lost() -> None:
    g = table(1, {0: {"deck": ["wool_market"]}})
    draw_cards(g, 0, 3)
    assert hand(g) == ["wool_market"]
    assert at(g, Declared(0, EXPLORE)).deciding() == ()


@clause("EN-GOODS-23")
def test_a_draw_goes_on_after_the_reshuffle() -> None:
    g = table(1, {0: {"deck": ["wool_market"], "discard": ["glen_mill", "warm_hearth"]}})
    draw_cards(g, 0, 3)
    assert sorted(hand(g)) == ["glen_mill", "warm_hearth", "wool_market"]
    assert len(g.players[0].deck) == 0


@clause("EN-GOODS-24")
def test_gold_and_resources_mix_freely() -> None:
    hall = {"wood": 1, "stone": 2, "gold": 3, "hand": ["glenns_hall"]}  # costs 1 wood and 2 stone
    g = do(once({0: hall}), "build card=glenns_hall")
    assert (asked(g), may(g)) == ("PayHow", ["amount n=0", "amount n=1"])
    do(g, "amount n=1")
    assert may(g) == ["amount n=0", "amount n=1", "amount n=2"]
    do(g, "amount n=1")
    assert purse(g) == {"wood": 1, "stone": 1, "gold": 1}
    assert "glenns_hall" in empire(g)


@clause("EN-GOODS-03", "EN-BUILD-05")
def test_gold_that_is_needed_later_is_not_offered_now() -> None:
    hall = {"wood": 1, "stone": 0, "gold": 2, "hand": ["glenns_hall"]}
    g = do(once({0: hall}), "build card=glenns_hall")
    assert purse(g) == {}  # there was only one way to pay
    later = table(1, {0: {"wood": 2, "stone": 1, "gold": 2}})
    assert [str(choice) for choice in PayHow(0, "glenns_hall", ((WOOD, 2), (STONE, 2))).candidates(later)] == [
        "amount n=0",
        "amount n=1",  # the other Gold is for the stone that is missing
    ]


@clause("EN-EX-23")
def test_example_two_gold_pay_for_what_is_missing() -> None:
    """A cost of 2 wood + 1 stone."""
    for gold, legal in ((2, True), (1, False)):
        g = once({0: {"clan": "ulaf", "wood": 1, "gold": gold, "hand": ["dragon_prow"]}})
        assert ("build card=dragon_prow" in may(g)) == legal
        if legal:
            do(g, "build card=dragon_prow")
            assert purse(g) == {}
        else:
            refused = no("EN-BUILD-11", card="dragon_prow", token="wood", n=1)
            assert why_not(g, "build card=dragon_prow") == refused


@clause("EN-GOODS-03", "EN-KEY-02")
def test_any_resource_is_paid_one_by_one_and_gold_will_do() -> None:
    g = once({0: {"wood": 1, "gold": 1, "empire": ["market_isle"]}})
    do(g, use(g, "market_isle"))
    assert (asked(g), may(g)) == ("PayAny", ["good token=wood", "good token=gold"])
    do(g, "good token=gold")
    assert purse(g) == {"wood": 1}
    assert asked(g) == "GainWhich"


@clause("EN-GOODS-03")
def test_how_much_is_lacking_of_any_resource() -> None:
    g = table(1, {0: {"wood": 1, "gold": 1}})
    assert lacking(g, 0, Cost(any=2)) is None
    assert lacking(g, 0, Cost(any=3)) == ("resource", 1)
    assert lacking(g, 0, Cost(resources=((WOOD, 1),), any=1)) is None
    assert lacking(g, 0, Cost(resources=((WOOD, 2),), any=1)) == ("resource", 1)
    assert lacking(g, 0, Cost(resources=((STONE, 2),))) == ("stone", 1)
    assert lacking(g, 0, Cost(resources=((STONE, 2),)), spared=1) is None
    assert lacking(g, 0, Cost(resources=((WOOD, 1), (STONE, 3)))) == ("stone", 2)  # of wood there is just enough
