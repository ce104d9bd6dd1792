"""Effects of cards one by one: how many, of what, and up to which cap."""

from __future__ import annotations

from games.empires_north.empires_table import discarded, hand, purse, table
from games.words import asked, at, do, happened, may
from karczma.games.empires_north.goods.payment import Cost
from karczma.games.empires_north.keywords.assign import Assign, Recover
from karczma.games.empires_north.keywords.gain import Convert, GainWhich, OpponentsReceive, Receive, ReceiveEach
from karczma.games.empires_north.keywords.search import Dig, RetrieveWhich
from karczma.games.empires_north.table.counting import COUNTERS
from karczma.games.empires_north.table.terms import CARD, FOOD, GOLD, SHEEP, SHIP, STONE, VP, WOOD
from karczma.games.empires_north.words.events import CardsTaken
from karczma.kernel.quantities import Use
from karczma.ledger import clause


@clause("EN-KEY-21", "EN-CARD-14")
def test_any_mix_is_chosen_one_by_one_as_often_as_the_card_says() -> None:
    g = at(table(1), GainWhich(0, "glen_mill", 3, (WOOD, STONE)))
    do(g, "good token=wood", "good token=stone")
    assert asked(g) == "GainWhich"
    assert (asked(do(g, "good token=wood")), purse(g)) == ("", {"wood": 2, "stone": 1})


@clause("EN-KEY-07", "EN-KEY-08")
def test_so_many_spent_workers_recover_and_no_more() -> None:
    for spent, back in ((3, 2), (1, 1), (0, 0)):
        g = table(1, {0: {"spent": spent}})
        assert Recover(2).possible(g, 0) == bool(spent)
        at(g, Use(0, "mead_hall", Recover(2)))
        assert (purse(g).get("worker", 0), g.players[0].spent) == (back, spent - back)


@clause("EN-KEY-01", "EN-GOODS-15")
def test_a_gained_card_is_drawn_and_a_gained_ship_is_a_common_ship() -> None:
    g = at(table(1, {0: {"deck": ["glen_mill", "wool_market", "warm_hearth"]}}), Use(0, "x", Receive(((CARD, 2),))))
    assert (sorted(hand(g)), len(g.players[0].deck)) == (["glen_mill", "wool_market"], 1)
    at(g, Use(0, "x", Receive(((SHIP, 1), (WOOD, 2)))))
    assert purse(g) == {"ship": 1, "wood": 2}


@clause("EN-CARD-13")
def test_so_many_of_the_cards_on_top_are_taken_and_the_rest_is_discarded() -> None:
    deck = ["glen_mill", "wool_market", "warm_hearth", "joint_work", "masons_guild"]
    g = at(table(1, {0: {"deck": deck}}), Use(0, "x", Dig(4, 2)))
    assert sorted(may(g)) == sorted(f"take card={name}" for name in deck[:4])
    do(g, "take card=joint_work")
    assert (asked(g), hand(g), discarded(g)) == ("DigOut", ["joint_work"], [])
    do(g, "take card=glen_mill")
    assert (asked(g), sorted(hand(g)), sorted(discarded(g))) == (
        "",
        ["glen_mill", "joint_work"],
        ["warm_hearth", "wool_market"],
    )
    assert [event.n for event in happened(g, CardsTaken)] == [1, 1]
    one = do(at(table(1, {0: {"deck": deck}}), Use(0, "x", Dig(3, 1))), "take card=glen_mill")
    assert (hand(one), len(discarded(one)), len(one.players[0].deck)) == (["glen_mill"], 2, 2)
    three = at(table(1, {0: {"deck": deck}}), Use(0, "x", Dig(4, 3)))
    do(three, "take card=glen_mill", "take card=joint_work", "take card=wool_market")
    assert (len(hand(three)), discarded(three)) == (3, ["warm_hearth"])


@clause("EN-CARD-13", "EN-EX-07")
def test_a_gain_for_each_counts_in_full_groups_and_up_to_its_cap() -> None:
    for cards, each, every, most, gained in (
        (4, 2, 1, 99, 8),
        (4, 2, 1, 5, 5),
        (4, 2, 2, 99, 4),
        (3, 2, 2, 99, 2),
        (1, 2, 2, 99, 0),
        (1, 1, 1, 99, 1),
    ):
        g = table(2, {0: {"clan": "panuk", "empire": ["gull_rock", "sheep_isle", "whale_bay", "new_home"][:cards]}})
        effect = ReceiveEach(GOLD, each, "islands", every=every, at_most=most)
        assert effect.possible(g, 0) == bool(gained)
        assert purse(at(g, Use(0, "x", effect))).get("gold", 0) == gained


@clause("EN-KEY-03")
def test_nothing_is_asked_where_there_is_nothing_to_assign_or_nothing_to_assign_it_to() -> None:
    g = table(1, {0: {"clan": "mackinnon", "empire": ["mackinnons_vault"]}})
    g.acting = g.players[0].empire[0]
    assert asked(at(g, Use(0, "mackinnons_vault", Assign((WOOD,), 2)))) == ""
    gone = table(1, {0: {"clan": "mackinnon", "wood": 1, "empire": []}})
    gone.acting = gone.cards.card_id["mackinnons_vault"]
    assert (asked(at(gone, Use(0, "mackinnons_vault", Assign((WOOD,), 2)))), purse(gone)) == ("", {"wood": 1})


@clause("EN-CARD-13")
def test_two_locations_are_retrieved() -> None:
    g = table(1, {0: {"discard": ["glen_mill", "weavers_hut", "wool_market"]}})
    at(g, RetrieveWhich(0, "elders_fire", 2))
    do(g, "take card=wool_market", "take card=glen_mill")
    assert (asked(g), sorted(hand(g)), discarded(g)) == ("", ["glen_mill", "wool_market"], ["weavers_hut"])


@clause("EN-KEY-22")
def test_an_exchange_goes_on_as_often_as_it_may() -> None:
    thrice = Convert(Cost(((SHEEP, 1),)), ((VP, 1),), 3)
    g = at(table(1, {0: {"sheep": 5}}), Use(0, "wool_market", thrice))
    do(g, "good token=vp")
    assert asked(g) == "ConvertAgain"
    do(g, "good token=vp")
    assert (asked(g), purse(g)) == ("", {"sheep": 2, "vp": 3})


@clause("EN-CARD-13")
def test_opponents_gain_only_while_one_of_them_plays_on() -> None:
    food = OpponentsReceive(((FOOD, 1),))
    assert food.possible(table(2), 0)
    assert not food.possible(table(2, {1: {"passed": True}}), 0)
    assert not food.possible(table(1), 0)


def test_exhausted_islands_are_counted_and_other_cards_are_not() -> None:
    isles = ["haunted_island", "gull_rock", "pirate_den"]
    words = {"clan": "heidel", "empire": ["island_inn", *isles], "exhausted": ["island_inn", "haunted_island"]}
    g = table(2, {0: words, 1: {"clan": "ulaf"}}, nearby=[])
    assert min(g.players[0].empire[1:]) == g.cards.first_island
    assert COUNTERS["exhausted_islands"](g, 0) == 1
