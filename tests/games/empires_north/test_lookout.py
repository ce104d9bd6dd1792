"""Chapter "Lookout phase"."""

from __future__ import annotations

from games.empires_north.empires_table import discarded, hand, on_card, purse, table
from games.words import asked, at, do, happened, may, names, not_on_show
from karczma.games.empires_north.lookout import Lookout, Storage
from karczma.games.empires_north.words.events import CardsKept, DeckReshuffled
from karczma.kernel.choices import no
from karczma.ledger import clause

FOUR = ["weavers_hut", "wool_market", "warm_hearth", "glen_mill"]
MORE = ["ferry_crew", "masons_guild", "clan_messenger"]


@clause("EN-LOOK-01")
def test_the_hand_is_set_aside() -> None:
    g = at(table(1, {0: {"worker": 1, "hand": ["masons_guild"], "deck": FOUR}}), Lookout())
    assert may(g) == [*(f"take card={name}" for name in names(g, g.players[0].looked)), "enough"]
    assert sorted(names(g, g.players[0].looked)) == sorted(FOUR)
    do(g, "enough")
    assert hand(g) == ["masons_guild"]
    assert purse(g) == {"worker": 1}


@clause("EN-LOOK-02")
def test_four_cards_are_drawn_by_everybody() -> None:
    g = at(table(2, {0: {"deck": [*FOUR, *MORE]}}), Lookout())
    assert sorted(discarded(g)) == sorted(FOUR)  # without a Worker nothing can be kept
    assert len(g.players[0].deck) == 3
    assert len(discarded(g, 1)) == 4


@clause("EN-LOOK-03", "EN-EX-01")
def test_example_two_workers_keep_two_cards() -> None:
    g = at(table(1, {0: {"worker": 5, "deck": FOUR}}), Lookout())
    do(g, "take card=weavers_hut", "take card=glen_mill", "enough")
    assert sorted(hand(g)) == ["glen_mill", "weavers_hut"]
    assert sorted(discarded(g)) == ["warm_hearth", "wool_market"]
    assert purse(g) == {"worker": 3}
    assert g.players[0].spent == 2
    assert happened(g, CardsKept) == [CardsKept(0, 2)]


@clause("EN-LOOK-04")
def test_none_or_all_four_may_be_kept() -> None:
    g = at(table(1, {0: {"worker": 4, "deck": FOUR}}), Lookout())
    do(g, *(f"take card={name}" for name in FOUR))
    assert sorted(hand(g)) == sorted(FOUR)
    assert (g.players[0].spent, discarded(g)) == (4, [])
    none = do(at(table(1, {0: {"worker": 4, "deck": FOUR}}), Lookout()), "enough")
    assert (hand(none), none.players[0].spent, len(discarded(none))) == ([], 0, 4)


@clause("EN-LOOK-05")
def test_what_is_not_kept_is_discarded() -> None:
    g = do(at(table(1, {0: {"worker": 1, "deck": FOUR}}), Lookout()), "take card=wool_market")
    assert sorted(discarded(g)) == ["glen_mill", "warm_hearth", "weavers_hut"]
    assert g.players[0].looked == []


@clause("EN-LOOK-06")
def test_kept_cards_join_the_hand() -> None:
    g = at(table(1, {0: {"worker": 1, "hand": ["masons_guild"], "deck": FOUR}}), Lookout())
    do(g, "take card=wool_market")
    assert sorted(hand(g)) == ["masons_guild", "wool_market"]


@clause("EN-LOOK-07")
def test_all_decide_at_once_and_unseen() -> None:
    g = at(table(2, {0: {"worker": 2, "deck": FOUR}, 1: {"worker": 2}}), Lookout())
    assert g.deciding() == (0, 1)
    before = g.view(1).to_plain()
    do(g, "take card=wool_market", seat=0)
    assert g.view(1).to_plain() == before
    assert g.view(0).to_plain()["players"][0]["spent"] == 1
    do(g, "enough", seat=0)
    assert g.view(1).to_plain() == before
    assert g.deciding() == (1,)


@clause("EN-LOOK-09")
def test_an_exhausted_deck_is_made_anew() -> None:
    g = at(table(1, {0: {"deck": FOUR[:1], "discard": MORE}}), Lookout())
    assert happened(g, DeckReshuffled) == [DeckReshuffled(0)]
    assert sorted(discarded(g)) == sorted([FOUR[0], *MORE])


@clause("EN-LOOK-10")
def test_gold_keeps_no_card() -> None:
    g = at(table(2, {0: {"gold": 9, "raze": 3, "worker": 1, "deck": FOUR}, 1: {"worker": 1}}), Lookout())
    do(g, "take card=glen_mill", seat=0)
    assert g.deciding() == (1,)
    assert sorted(hand(g)) == ["glen_mill"]
    assert purse(g) == {"gold": 9, "raze": 3}


@clause("EN-LOOK-03")
def test_why_a_card_cannot_be_kept() -> None:
    """Asked of a copy of the question: a player without Workers is not asked at all."""
    from karczma.games.empires_north.lookout import Keep

    g = table(1, {0: {"gold": 9}})
    g.players[0].looked = [g.players[0].deck.bag.pop(0)]
    [name] = names(g, g.players[0].looked)
    assert Keep(0).refuses(g, name) == no("EN-LOOK-03", card=name)
    g.players[0].wallet[7] = 1
    assert Keep(0).refuses(g, name) is None


@clause("EN-LOOK-08")
def test_storage_works_at_the_end_of_the_phase() -> None:
    banks = {"clan": "mackinnon", "worker": 1, "empire": ["counting_house"]}
    g = at(table(1, {0: {**banks, "assigned": {"counting_house": {"worker": 2}}}}), Lookout())
    assert asked(g) == "Keep"
    assert purse(g) == {"worker": 1}
    do(g, "enough")
    assert purse(g) == {"worker": 1, "gold": 2}


@clause("EN-LOOK-11")
def test_storage_waits_for_all_and_a_card_from_it_costs_no_worker() -> None:
    cache = {"clan": "nanurjuk", "worker": 1, "empire": ["winter_cache"], "assigned": {"winter_cache": {"food": 2}}}
    g = at(table(2, {0: cache, 1: {"worker": 1}}), Lookout())
    do(g, "enough", seat=0)
    assert asked(g) == "Keep"  # of the other player
    do(g, "enough", seat=1)
    assert (asked(g), g.deciding()) == ("ChooseBranch", (0,))
    do(g, "branch number=2")
    assert (len(hand(g)), purse(g)) == (1, {"worker": 1})
    assert on_card(g, "winter_cache") == {"food": 2}


@clause("EN-EX-22")
def test_example_a_short_deck_is_refilled_during_the_draw() -> None:
    seven = ["weavers_hut", "weavers_hut", "warm_hearth", "glen_mill", *MORE]
    g = at(table(1, {0: {"worker": 1, "deck": ["wool_market", "friendly_fair"], "discard": seven}}), Lookout())
    looked = names(g, g.players[0].looked)
    assert len(looked) == 4
    assert {"wool_market", "friendly_fair"} <= set(looked)
    assert len(g.players[0].deck) == 5
    assert discarded(g) == []


@clause("EN-KEY-13", "EN-KEY-15")
def test_storage_pays_for_each_full_set_and_uses_nothing_up() -> None:
    bank = {"clan": "mackinnon", "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 5}}}
    g = do(at(table(1, {0: bank}), Storage(0)), "branch number=1", "branch number=1")
    assert asked(g) == ""
    assert purse(g) == {"vp": 4}
    assert on_card(g, "savings_bank") == {"gold": 5}


@clause("EN-KEY-13")
def test_an_incomplete_set_brings_nothing() -> None:
    bank = {"clan": "mackinnon", "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 1}}}
    g = at(table(1, {0: bank}), Storage(0))
    assert (asked(g), purse(g)) == ("", {})
    none = {"clan": "mackinnon", "empire": ["auction_house", "savings_bank"]}  # nor does a card without Storage
    assert purse(at(table(1, {0: none}), Storage(0))) == {}


@clause("EN-KEY-14")
def test_each_set_may_bring_something_else() -> None:
    bank = {"clan": "mackinnon", "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 4}}}
    g = do(at(table(1, {0: bank}), Storage(0)), "branch number=1", "branch number=2")
    assert purse(g) == {"vp": 2, "gold": 1}


@clause("EN-EX-13")
def test_example_five_goods_make_two_sets() -> None:
    """Storage `2 X: 1 Y / 1 VP` with 5 X."""
    store = {"clan": "panuk", "empire": ["sorted_storehouse"], "assigned": {"sorted_storehouse": {"fish": 5}}}
    for answers, gained in (("22", {"gold": 2}), ("11", {"vp": 2}), ("12", {"vp": 1, "gold": 1})):
        g = do(at(table(1, {0: store}), Storage(0)), *(f"branch number={n}" for n in answers))
        assert purse(g) == gained
        assert on_card(g, "sorted_storehouse") == {"fish": 5}


@clause("EN-KEY-13")
def test_goods_of_any_kind_make_a_set_together() -> None:
    vault = {"clan": "mackinnon", "empire": ["mackinnons_vault"]}
    for held, gained in (({"wood": 1, "raze": 1}, {}), ({"wood": 1, "raze": 1, "gold": 1}, {"vp": 2})):
        g = at(table(1, {0: {**vault, "assigned": {"mackinnons_vault": held}}}), Storage(0))
        assert purse(g) == gained


def test_nobody_is_offered_a_second_helping() -> None:
    g = at(table(1, {0: {"worker": 1, "deck": FOUR}}), Lookout())
    assert not_on_show(g, "take card=masons_guild")
