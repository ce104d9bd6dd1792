"""Chapter "Keywords"."""

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
from games.words import Players, asked, at, do, happened, may, names, not_on_show, pack, why_not
from karczma.games.empires_north.building.entering import CopyWhich
from karczma.games.empires_north.goods.gaining import receive, recover
from karczma.games.empires_north.goods.payment import Cost, pay
from karczma.games.empires_north.keywords.assign import Recover, Release, WithdrawFrom
from karczma.games.empires_north.keywords.discard import LeaveBehind, Sacrifice, TakeBack
from karczma.games.empires_north.keywords.gain import Receive
from karczma.games.empires_north.keywords.powers import ReturnToHand
from karczma.games.empires_north.keywords.search import TakeFound
from karczma.games.empires_north.lookout import Storage
from karczma.games.empires_north.round import Cleanup
from karczma.games.empires_north.table.terms import NOTHING, VP, WOOD, WORKER
from karczma.games.empires_north.turn import Act
from karczma.games.empires_north.words.events import (
    CardCopied,
    CardFound,
    CopyEnded,
    DeckSearched,
    GoodsAssigned,
    GoodsWithdrawn,
    WorkersRecovered,
)
from karczma.kernel.choices import no
from karczma.ledger import clause

MACKINNON = {"clan": "mackinnon"}


@clause("EN-KEY-01")
def test_gain_adds_to_the_supply_or_moves_the_marker() -> None:
    g = table(1, {0: {"wood": 1}})
    receive(g, 0, "gull_rock", ((WOOD, 2), (VP, 3)))
    assert purse(g) == {"wood": 3, "vp": 3}


@clause("EN-KEY-02")
def test_spend_gives_goods_away_and_sends_workers_to_the_clan_tile() -> None:
    g = table(1, {0: {"wood": 3, "worker": 3}})
    g.floor = 0
    pay(g, 0, "gull_rock", Cost(resources=((WOOD, 1),), workers=2))
    assert (purse(g), g.players[0].spent) == ({"wood": 2, "worker": 1}, 2)


@clause("EN-KEY-03")
def test_assigned_goods_lie_on_the_card() -> None:
    g = once({0: {**MACKINNON, "gold": 3, "empire": ["savings_bank"]}})
    do(g, use(g, "savings_bank"))
    assert (asked(g), may(g)) == ("AssignHowMany", ["amount n=1", "amount n=2"])
    do(g, "amount n=2")
    assert (purse(g), on_card(g, "savings_bank")) == ({"gold": 1}, {"gold": 2})
    assert happened(g, GoodsAssigned) == [GoodsAssigned(0, "savings_bank", 0, "gold", 2)]


@clause("EN-KEY-03")
def test_goods_are_assigned_in_any_mix() -> None:
    g = once({0: {**MACKINNON, "wood": 1, "raze": 1, "gold": 1, "empire": ["mackinnons_vault"]}})
    do(g, use(g, "mackinnons_vault"))
    assert (asked(g), may(g)) == ("AssignWhat", ["good token=wood", "good token=gold", "good token=raze"])
    do(g, "good token=raze")
    assert may(g) == ["good token=wood", "good token=gold", "enough"]
    do(g, "good token=gold", "enough")
    assert (purse(g), on_card(g, "mackinnons_vault")) == ({"wood": 1}, {"gold": 1, "raze": 1})


@clause("EN-KEY-04")
def test_what_is_assigned_pays_for_nothing() -> None:
    words = {**MACKINNON, "empire": ["savings_bank", "auction_house"], "assigned": {"savings_bank": {"gold": 9}}}
    g = once({0: words})
    assert why_not(g, use(g, "auction_house")).facts["token"] == "gold"
    workers = {**MACKINNON, "empire": ["counting_house", "pledge_office"], "wood": 1}
    g = once({0: {**workers, "assigned": {"counting_house": {"worker": 2}}}})
    assert why_not(g, use(g, "pledge_office")).facts["token"] == "worker"


@clause("EN-GOODS-06", "EN-EX-17")
def test_example_gold_is_not_assigned_in_place_of_food() -> None:
    g = once({0: {**MACKINNON, "gold": 3, "empire": ["grain_bank"]}})
    assert why_not(g, use(g, "grain_bank")) == no("EN-LACT-07", card="grain_bank")


HELD = {"counting_house": {"worker": 2}}


@clause("EN-KEY-05")
def test_release_takes_a_worker_off_a_card() -> None:
    words = {**MACKINNON, "empire": ["counting_house"], "assigned": HELD, "hand": ["release_clause", "mint"]}
    g = do(once({0: words}), "place-pawn tile=construct", "take card=release_clause")
    assert (asked(g), may(g)) == ("ReleaseFrom", [pick(g, "counting_house"), "decline"])
    do(g, pick(g, "counting_house"))
    assert (purse(g), on_card(g, "counting_house")) == ({"worker": 1}, {"worker": 1})
    assert happened(g, GoodsWithdrawn) == [GoodsWithdrawn(0, "counting_house", 0, "worker", 1)]
    do(g, pick(g, "counting_house"))
    assert (purse(g), on_card(g, "counting_house")) == ({"worker": 2}, {})


@clause("EN-KEY-06")
def test_release_is_optional_and_may_find_nothing() -> None:
    g = table(1, {0: {**MACKINNON, "empire": ["counting_house"], "assigned": HELD}})
    g.floor = 0
    Release(2).do(g, 0, "release_clause")
    g.run()
    do(g, "decline")
    assert (purse(g), on_card(g, "counting_house")) == ({}, {"worker": 2})
    none = table(1, {0: {**MACKINNON, "empire": ["savings_bank"], "assigned": {"savings_bank": {"gold": 2}}}})
    none.floor = 0
    Release(1).do(none, 0, "release_clause")
    assert none.frames == []
    assert not Release(1).possible(none, 0)


@clause("EN-KEY-07")
def test_recover_brings_a_worker_back() -> None:
    g = table(1, {0: {"spent": 3}})
    recover(g, 0, 1)
    assert (purse(g), g.players[0].spent) == ({"worker": 1}, 2)
    assert happened(g, WorkersRecovered) == [WorkersRecovered(0, 1)]


@clause("EN-KEY-08")
def test_recover_without_a_spent_worker_does_nothing() -> None:
    g = table(1, {0: {"worker": 1}})
    recover(g, 0, 2)
    assert (purse(g), happened(g, WorkersRecovered)) == ({"worker": 1}, [])
    assert not Recover(1).possible(g, 0)
    assert Recover(1).possible(table(1, {0: {"spent": 1}}), 0)


# -- Copy ----------------------------------------------------------------------------------------------------------

PANUK = {"clan": "panuk", "stone": 2, "worker": 2, "hand": ["ice_mirror"]}


@clause("EN-KEY-09")
def test_a_copy_has_the_effect_of_the_chosen_card() -> None:
    g = acting({0: {**PANUK, "empire": ["family_igloo", "kayak_dock", "penguin_colony"]}, 1: {"passed": True}})
    do(g, "build card=ice_mirror")
    assert (asked(g), may(g)) == ("CopyWhich", [pick(g, "family_igloo"), pick(g, "kayak_dock")])
    do(g, pick(g, "family_igloo"))
    assert happened(g, CardCopied) == [CardCopied(0, "ice_mirror", "family_igloo")]
    before = purse(g).get("vp", 0)
    do(g, use(g, "ice_mirror"))
    assert purse(g)["vp"] > before
    assert g.players[0].spent == 1


@clause("EN-KEY-10")
def test_what_is_copied_is_not_changed_later() -> None:
    g = acting({0: {**PANUK, "empire": ["family_igloo", "ice_mirror@family_igloo"], "hand": []}, 1: {"passed": True}})
    do(g, use(g, "ice_mirror"))
    at(g, Cleanup())
    assert g.players[0].tied[1] == g.players[0].empire[0]
    assert shows(g, "pick") == []


@clause("EN-KEY-11")
def test_a_copy_is_exhausted_apart_from_its_original() -> None:
    g = acting({0: {**PANUK, "empire": ["family_igloo", "ice_mirror@family_igloo"], "hand": []}, 1: {"passed": True}})
    do(g, use(g, "ice_mirror"))
    assert turned(g) == ["ice_mirror"]
    do(g, use(g, "family_igloo"))
    assert turned(g) == ["family_igloo", "ice_mirror"]


@clause("EN-KEY-12")
def test_a_copy_of_a_card_that_left_has_no_effect() -> None:
    words = {"clan": "panuk", "empire": ["family_igloo", "ice_mirror@family_igloo"]}
    g = at(table(1, {0: words}), Sacrifice(0, "river_route"))
    do(g, pick(g, "family_igloo"))
    assert (empire(g), g.players[0].tied) == (["ice_mirror"], [NOTHING])
    assert happened(g, CopyEnded) == [CopyEnded(0, "ice_mirror")]
    g = once({0: {**PANUK, "empire": ["ice_mirror"], "hand": []}})
    assert shows(g, "use-location") == []


@clause("EN-KEY-23")
def test_a_copy_without_anything_to_copy_is_built_all_the_same() -> None:
    g = do(once({0: {**PANUK, "empire": ["penguin_colony", "panuk_fish_bank"]}}), "build card=ice_mirror")
    assert asked(g) == ""
    assert g.players[0].tied[place_of(g, "ice_mirror")] == NOTHING


@clause("EN-KEY-23")
def test_a_copy_says_why_it_does_not_copy_a_card() -> None:
    now = ["family_igloo", "frosty_shipyard", "penguin_colony", "panuk_fish_bank", "ice_mirror"]
    g = at(table(1, {0: {**PANUK, "empire": now, "hand": []}}))
    at(g, CopyWhich(0, g.players[0].empire[4]))
    for name in ("penguin_colony", "panuk_fish_bank"):
        assert why_not(g, pick(g, name)) == no("EN-KEY-23", card=name, named="action")
    assert why_not(g, pick(g, "ice_mirror")) == no("EN-KEY-23", copy="ice_mirror")


@clause("EN-KEY-23")
def test_a_copy_never_copies_another_copy(tmp_path: Path) -> None:
    cards = pack(tmp_path, "panuk", "ice_mirror: {copies: 2}\n  order_and_method: {copies: 1}")
    words = {**PANUK, "empire": ["family_igloo", "ice_mirror@family_igloo"]}
    g = do(once({0: words}, content=cards), "build card=ice_mirror")
    assert g.players[0].tied[2] == g.players[0].empire[0]  # there was only the Igloo to choose


@clause("EN-KEY-24")
def test_a_copy_takes_over_storage_but_neither_bonus_nor_type() -> None:
    words = {"clan": "panuk", "stone": 2, "fish": 3, "hand": ["ice_mirror"]}
    shipyard = do(once({0: {**words, "empire": ["frosty_shipyard", "penguin_colony"]}}), "build card=ice_mirror")
    assert purse(shipyard) == {"fish": 3}  # no point for the Penguin
    g = acting({0: {**words, "empire": ["sorted_storehouse"]}, 1: {"passed": True}})
    do(g, "build card=ice_mirror", "use-location card=ice_mirror place=1", "amount n=2")
    assert (on_card(g, "ice_mirror"), on_card(g, "sorted_storehouse")) == ({"fish": 2}, {})
    at(g, Storage(0))
    do(g, "branch number=1")
    assert purse(g) == {"fish": 1, "vp": 1}


# -- Search and others ---------------------------------------------------------------------------------------------

ARCHIVE = {"clan": "panuk", "worker": 2, "empire": ["aurora_archive"]}


@clause("EN-KEY-16")
def test_search_takes_a_card_of_the_named_type_and_shuffles() -> None:
    g = once({0: {**ARCHIVE, "deck": ["great_igloo", "penguin_choir", "family_igloo", "ice_hole"]}})
    do(g, use(g, "aurora_archive"))
    types = ["curio", "field", "igloo", "penguin", "shipyard"]
    assert (asked(g), may(g)) == ("NameType", [f"search-for type={type}" for type in types])
    shuffles = g.shuffles
    do(g, "search-for type=igloo")
    assert (asked(g), may(g)) == ("TakeFound", ["take card=family_igloo", "take card=great_igloo"])
    assert all(card >= 0 for card in g.view(0).players[0].deck.top)
    assert all(card < 0 for card in g.view(1).players[0].deck.top)
    do(g, "take card=great_igloo")
    assert hand(g) == ["great_igloo"]
    assert g.shuffles == shuffles + 1
    assert (len(g.players[0].deck.bag), g.players[0].deck.top) == (3, [])
    assert all(card < 0 for card in g.view(0).players[0].deck.bag)  # what was seen is shuffled
    assert happened(g, DeckSearched) == [DeckSearched(0, "igloo")]
    other = table(2, {1: {"clan": "panuk", "deck": ["great_igloo", "family_igloo", "ice_hole"]}})
    do(at(other, TakeFound(1, "igloo")), "take card=great_igloo")
    assert happened(other, CardFound) == [CardFound(1, "great_igloo", 0b10)]  # the others are not told which


@clause("EN-KEY-17")
def test_search_leaves_the_discard_pile_alone_and_may_find_nothing() -> None:
    g = once({0: {**ARCHIVE, "deck": ["penguin_choir"], "discard": ["great_igloo"]}})
    do(g, use(g, "aurora_archive"), "search-for type=igloo")
    assert (hand(g), discarded(g), len(g.players[0].deck)) == ([], ["great_igloo"], 1)
    empty = once({0: {**ARCHIVE, "deck": [], "discard": ["great_igloo", "ice_hole"]}})
    do(empty, use(empty, "aurora_archive"), "search-for type=igloo")
    assert (hand(empty), discarded(empty)) == (["great_igloo"], [])
    nothing = once({0: {**ARCHIVE, "deck": []}})
    assert why_not(nothing, use(nothing, "aurora_archive")).clause == "EN-LACT-07"


@clause("EN-CARD-13")
def test_dig_shows_cards_of_which_one_is_taken() -> None:
    words = {"clan": "panuk", "hand": ["order_and_method"], "deck": ["ice_hole", "ice_mirror", "king_penguin"]}
    g = do(once({0: words}), "place-pawn tile=explore", "take card=order_and_method")
    assert (asked(g), sorted(may(g))) == (
        "DigOut",
        ["take card=ice_hole", "take card=ice_mirror", "take card=king_penguin"],
    )
    do(g, "take card=ice_mirror")
    assert "ice_mirror" in hand(g)
    assert len(hand(g)) == 2  # Explore drew one of the others, which had been reshuffled
    assert g.players[0].looked == []


@clause("EN-CARD-01", "EN-CARD-13")
def test_retrieve_takes_a_location_but_no_boost_from_the_discard_pile() -> None:
    words = {"clan": "nanurjuk", "worker": 1, "empire": ["elders_fire"]}
    g = once({0: {**words, "discard": ["snow_trail", "dog_sled", "drift_ice"]}})
    do(g, use(g, "elders_fire"))
    assert (asked(g), may(g)) == ("RetrieveWhich", ["take card=dog_sled", "take card=drift_ice"])
    do(g, "take card=drift_ice")
    assert (hand(g), discarded(g)) == (["drift_ice"], ["snow_trail", "dog_sled"])
    assert g.known[g.players[0].hand[0]] == g.everyone
    boosts = once({0: {**words, "discard": ["snow_trail"]}})
    assert why_not(boosts, use(boosts, "elders_fire")).clause == "EN-LACT-07"


@clause("EN-KEY-18")
def test_an_instant_effect_and_the_card_is_gone() -> None:
    g = do(once({0: {"hand": ["warm_hearth"]}}), "place-pawn tile=populate", "take card=warm_hearth")
    assert discarded(g) == ["warm_hearth"]
    assert "warm_hearth" not in empire(g)
    assert purse(g) == {"worker": 2}


@clause("EN-KEY-19")
def test_a_readied_card_can_be_used_again() -> None:
    words = {"clan": "heidel", "food": 3, "worker": 1, "empire": ["island_inn", "pirate_den"]}
    words["exhausted"] = ["pirate_den"]
    g = acting({0: words, 1: {"clan": "ulaf", "passed": True}}, nearby=[])
    do(g, use(g, "island_inn"))
    assert turned(g) == ["island_inn"]
    do(g, use(g, "pirate_den"))
    assert purse(g)["raze"] == 1


@clause("EN-KEY-20")
def test_what_lies_on_a_leaving_card_is_lost_but_workers_are_not() -> None:
    words = {**MACKINNON, "empire": ["counting_house", "savings_bank"]}
    held = {"counting_house": {"worker": 2}, "savings_bank": {"gold": 3}}
    g = at(table(1, {0: {**words, "assigned": held}}), Sacrifice(0, "river_route"))
    do(g, pick(g, "counting_house"))
    assert (purse(g), g.players[0].spent) == ({}, 2)
    g = at(table(1, {0: {**words, "assigned": held}}), Sacrifice(0, "river_route"))
    do(g, pick(g, "savings_bank"))
    assert (purse(g), g.players[0].spent) == ({}, 0)
    assert len(g.players[0].assigned) == 1


@clause("EN-KEY-21")
def test_a_slash_is_one_choice_and_any_mix_is_many() -> None:
    mill = once({0: {"food": 1, "empire": ["glen_mill"]}})
    do(mill, use(mill, "glen_mill"))
    assert (asked(mill), may(mill)) == ("GainWhich", ["good token=wood", "good token=stone"])
    do(mill, "good token=wood", "good token=stone")
    assert purse(mill) == {"wood": 1, "stone": 1}
    crew = do(once({0: {"hand": ["ferry_crew"]}}), "place-pawn tile=sail", "take card=ferry_crew")
    assert (asked(crew), may(crew)) == ("ChooseBranch", ["branch number=1", "branch number=2"])
    do(crew, "branch number=2", "load goods=none")
    assert purse(crew) == {"fish": 1, "food": 1}


@clause("EN-CARD-14", "EN-EX-08")
def test_example_one_of_two_not_both_and_not_neither() -> None:
    g = once({0: {"clan": "nanurjuk", "worker": 1, "empire": ["harpooners"]}})
    do(g, use(g, "harpooners"))
    assert may(g) == ["branch number=1", "branch number=2"]
    raze, fish = do(g.copy(), "branch number=1"), do(g, "branch number=2")
    assert (purse(raze), purse(fish)) == ({"raze": 1}, {"fish": 1})


@clause("EN-KEY-22")
def test_an_effect_is_done_as_far_as_possible() -> None:
    g = once({0: {"clan": "heidel", "food": 1, "empire": ["mead_hall"]}, 1: {"clan": "ulaf"}})
    do(g, use(g, "mead_hall"))  # nobody to recover, but points to gain
    assert purse(g).keys() == {"vp"}
    wright = once({0: {"clan": "ulaf", "wood": 1, "empire": ["shipwright"]}, 1: {"clan": "glenn"}}, queue=["1"])
    do(wright, use(wright, "shipwright"))
    assert (asked(wright), purse(wright)) == ("", {"fish": 1, "vp": 1})  # no ship of one's own to move


@clause("EN-KEY-22")
def test_an_exchange_may_be_repeated() -> None:
    g = once({0: {"sheep": 3, "empire": ["wool_market"]}})
    do(g, use(g, "wool_market"))
    assert (asked(g), may(g), purse(g)) == ("ConvertAgain", ["good token=gold", "enough"], {"sheep": 2, "gold": 1})
    stopped, on = do(g.copy(), "enough"), do(g, "good token=gold", "amount n=0")
    assert purse(stopped) == {"sheep": 2, "gold": 1}
    assert purse(on) == {"sheep": 1, "gold": 2}


@clause("EN-KEY-03")
def test_everything_on_a_card_may_be_taken_back() -> None:
    words = {**MACKINNON, "empire": ["mackinnons_vault", "savings_bank"]}
    held = {"mackinnons_vault": {"wood": 1, "raze": 2}, "savings_bank": {"gold": 3}}
    g = at(table(1, {0: {**words, "assigned": held}}), WithdrawFrom(0, "audit"))
    assert may(g) == [pick(g, "mackinnons_vault"), pick(g, "savings_bank"), "decline"]
    do(g, pick(g, "mackinnons_vault"))
    assert (purse(g), on_card(g, "mackinnons_vault")) == ({"wood": 1, "raze": 2}, {})
    assert on_card(g, "savings_bank") == {"gold": 3}


@clause("EN-CARD-13", "EN-CARD-18")
def test_a_location_may_come_back_to_the_hand() -> None:
    now = ["nanurjuk_glacier", "seal_grounds", "hunting_camp", "gull_rock", "drift_ice@nanurjuk_glacier"]
    g = at(table(1, {0: {"clan": "nanurjuk", "empire": now}}, nearby=[]), TakeBack(0, "packing_up"))
    assert may(g) == [pick(g, "seal_grounds"), pick(g, "hunting_camp"), "decline"]
    for name, why in (("nanurjuk_glacier", "starting"), ("gull_rock", "island"), ("drift_ice", "upgrade")):
        assert why_not(g, pick(g, name)) == no("EN-CARD-18", card=name, why=why)
    assert ReturnToHand().possible(g, 0)  # one of them is enough
    do(g, pick(g, "hunting_camp"))
    assert hand(g) == ["hunting_camp"]
    assert "hunting_camp" not in empire(g)
    parlour = "local_ice_cream_parlour"
    now = ["glen_mill", parlour, f"{parlour}@{parlour}"]
    g = at(table(1, {0: {"clan": "glenn", "empire": now}}), TakeBack(0, "packing_up"))
    parlours = [no("EN-CARD-18", card=parlour, why=why) for why in ("upgraded", "upgrade")]
    assert [why for _, why in g.refusals(0)] == parlours


@clause("EN-CARD-18")
def test_a_field_with_upgrades_does_not_come_back() -> None:
    now = ["silver_mine", "gold_vein@silver_mine", "silver_mine"]
    g = at(table(1, {0: {**MACKINNON, "empire": now}}), TakeBack(0, "packing_up"))
    assert may(g) == ["pick card=silver_mine place=2", "decline"]


@clause("EN-CARD-13")
def test_a_card_may_be_left_behind_for_something() -> None:
    leave = LeaveBehind(0, "snow_trail", "location", Receive(((VP, 2),)))
    g = at(table(1, {0: {"empire": ["masons_guild", "gull_rock"]}}), leave)
    kept, left = do(g.copy(), "decline"), do(g, pick(g, "masons_guild"))
    assert (empire(kept), purse(kept)) == (["masons_guild", "gull_rock"], {})
    assert (empire(left), purse(left), discarded(left)) == (["gull_rock"], {"vp": 2}, ["masons_guild"])


@clause("EN-BUILD-01")
def test_a_cheaper_building_is_optional_and_not_a_build_action() -> None:
    words = {"clan": "nanurjuk", "food": 1, "stone": 1, "empire": ["migration_route"]}
    words["hand"] = ["wandering_shaman", "drift_ice"]
    g = once({0: words})
    do(g, use(g, "migration_route"))
    assert (asked(g), may(g)) == ("BuildWhich", ["take card=wandering_shaman", "decline"])
    assert why_not(g, "take card=drift_ice") == no("EN-BUILD-06", card="drift_ice", tile="populate")
    built, left = do(g.copy(), "take card=wandering_shaman"), do(g, "decline")
    assert (empire(built)[-1], purse(built)) == ("wandering_shaman", {"vp": 1})
    assert (sorted(hand(left)), purse(left)) == (["drift_ice", "wandering_shaman"], {"stone": 1, "vp": 1})


@clause("EN-CARD-13")
def test_opponents_who_have_not_passed_gain_too() -> None:
    words = {"clan": "heidel", "food": 1, "empire": ["toast_of_friendship"]}
    three: Players = {0: words, 1: {"clan": "ulaf"}, 2: {"clan": "glenn", "passed": True}}
    g = at(table(3, three), Act(0))
    do(g, use(g, "toast_of_friendship"))
    assert (purse(g, 1), purse(g, 2)) == ({"food": 1}, {})
    assert purse(g)["vp"] >= 2


@clause("EN-KEY-05")
def test_the_first_worker_assigned_can_be_named() -> None:
    g = once({0: {**MACKINNON, "worker": 3, "empire": ["counting_house"]}})
    do(g, use(g, "counting_house"))
    assert (purse(g), on_card(g, "counting_house")) == ({"worker": 2}, {"worker": 1})
    assert names(g, g.players[0].empire) == ["counting_house"]
    assert (WORKER, asked(g)) == (7, "")
    not_on = acting({0: {**MACKINNON, "worker": 3, "empire": ["counting_house"]}})
    assert not_on_show(not_on, "amount n=1")


@clause("EN-KEY-05")
def test_two_released_workers_and_no_third() -> None:
    g = table(1, {0: {**MACKINNON, "empire": ["counting_house"], "assigned": {"counting_house": {"worker": 5}}}})
    g.floor = 0
    Release(3).do(g, 0, "release_clause")
    g.run()
    do(g, *[pick(g, "counting_house")] * 3)
    assert (asked(g), purse(g)) == ("", {"worker": 3})


# -- so many of them -----------------------------------------------------------------------------------------------


@clause("EN-CARD-18")
def test_a_dual_field_with_an_upgrade_does_not_come_back() -> None:
    parlour = "local_ice_cream_parlour"
    g = at(table(1, {0: {"empire": [parlour, f"{parlour}@{parlour}", "glen_mill"]}}), TakeBack(0, "packing_up"))
    assert may(g) == ["pick card=glen_mill place=2", "decline"]
    g = at(table(1, {0: {"empire": [parlour, "glen_mill"]}}), TakeBack(0, "packing_up"))
    assert may(g)[0] == f"pick card={parlour} place=0"


@clause("EN-KEY-03")
def test_no_more_goods_are_assigned_than_the_card_allows() -> None:
    g = once({0: {**MACKINNON, "wood": 2, "gold": 2, "empire": ["mackinnons_vault"]}})
    do(g, use(g, "mackinnons_vault"), "good token=wood", "good token=gold", "good token=gold")
    assert (asked(g), on_card(g, "mackinnons_vault"), purse(g)) == ("", {"wood": 1, "gold": 2}, {"wood": 1})
