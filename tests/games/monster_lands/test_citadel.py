"""The Citadel: spaces, influence dice, Hunting Lodge, Alchemist, Armoury, Merchant, Mine."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import dice, new_table, purse, table, traps
from games.words import asked, at, do, going_on, happened, may, names, not_on_show, rolls, why_not
from karczma.games.monster_lands.citadel.spaces import influence_discount, price
from karczma.games.monster_lands.citadel.tavern import AtTheTavern, Recruit
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.free import healings
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.table.storage import DiscardTrap, draw_trap, receive_token, trap_limit, trim_traps
from karczma.games.monster_lands.table.terms import BUILDINGS
from karczma.games.monster_lands.words.events import DiscountReckoned, Overflowed, Received, TrapDiscarded, TrapShown
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("ML-CITADEL-01", "ML-MINE-01")
def test_a_double_space_takes_exactly_two_dice() -> None:
    g = at(table(4, {0: {"dice": "s"}}), Act(0))
    do(g, "visit building=mine")
    assert may(g) == ["dig-at space=3", "dig-at space=4"]
    assert why_not(g, "dig-at space=1") == no("ML-CITADEL-01", needed=2, has=1)
    do(g, "dig-at space=4")
    assert (purse(g), dice(g)) == ({"gold": 2}, "")


@clause("ML-CITADEL-01")
def test_one_die_cannot_enter_a_mine_of_double_spaces() -> None:
    g = table(2, {0: {"dice": "s"}})
    g.spaces[18] = 16
    at(g, Act(0))
    assert why_not(g, "visit building=mine") == no("ML-CITADEL-01", needed=2, has=1)


@clause("ML-CITADEL-02")
def test_only_colours_that_the_building_accepts() -> None:
    g = at(table(2, {0: {"dice": "m3", "gold": 9}}), Act(0))
    assert why_not(g, "visit building=mine") == no("ML-CITADEL-02", building="mine")
    do(g, "visit building=armoury")
    assert asked(g) == "BuyDefence"


@clause("ML-CITADEL-03")
def test_a_full_building_is_closed_but_the_merchant_never_is() -> None:
    g = table(2, {0: {"dice": "sss", "gold": 20}})
    for space in range(20):
        g.spaces[space] = 16
    at(g, Act(0))
    assert [text for text in may(g) if text.startswith("visit")] == ["visit building=merchant"]
    assert why_not(g, "visit building=armoury") == no("ML-CITADEL-03", building="armoury")
    do(g, "visit building=merchant", "done-selling")
    assert dice(g) == "ss"


@clause("ML-CITADEL-04")
def test_who_can_buy_nothing_may_not_enter() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 3}}), Act(0))
    assert why_not(g, "visit building=hunting_lodge") == no("ML-CITADEL-04", building="hunting_lodge", price=4, gold=3)
    assert why_not(g, "visit building=market") == no("ML-CITADEL-04", building="market", price=5, gold=3)
    assert "visit building=armoury" in may(g)


@clause("ML-CITADEL-04")
def test_a_die_that_makes_it_affordable_is_the_only_one_to_place() -> None:
    g = at(table(2, {0: {"dice": "s14", "gold": 2}}), Act(0))
    do(g, "visit building=hunting_lodge")
    assert asked(g) == "BuyTraps"
    assert dice(g) == "s1"


@clause("ML-CITADEL-04", "ML-TAV-12")
def test_who_has_exactly_the_price_may_enter_and_recruit() -> None:
    g = table(2, {0: {"dice": "s", "gold": 3, "glory": 20}})
    assert "visit building=tavern" in may(at(g, Act(0)))
    assert Recruit("greenhorn").refusal(g, AtTheTavern(0, 0, 0, False)) is None
    assert Recruit("dalina").refusal(g, AtTheTavern(0, 0, 0, False)) == no("ML-CITADEL-04", price=4, gold=3)


@clause("ML-CITADEL-04")
@pytest.mark.parametrize(
    ("building", "price", "bought"),
    [
        ("hunting_lodge", 4, ("take-trap trap=trap_s1", "done-buying")),
        ("armoury", 2, ("take-defence n=1",)),
        ("market", 5, ("buy-equipment equipment=rashnek", "equip mercenary=korgo")),
    ],
)
def test_the_last_gold_may_be_spent(building: str, price: int, bought: tuple[str, ...]) -> None:
    words = {"dice": "ss", "gold": price, "glory": 20, "trophies": ["abysur"]}  # a trophy, so that something is asked
    g = at(table(2, {0: words}), Act(0))
    do(g, f"visit building={building}", *bought)
    assert purse(g).get("gold", 0) == 0


@clause("ML-CITADEL-04")
def test_a_visit_includes_a_purchase() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 9}}), Act(0))
    do(g, "visit building=hunting_lodge")
    assert why_not(g, "done-buying") == no("ML-CITADEL-04")


@clause("ML-CITADEL-05")
@pytest.mark.parametrize(
    ("building", "first", "bought"),
    [
        ("hunting_lodge", 0, ("take-trap trap=trap_s1", "done-buying")),
        ("tavern", 6, ("recruit mercenary=greenhorn",)),
        ("armoury", 10, ("take-defence n=1",)),
        ("market", 13, ("buy-equipment equipment=rashnek", "equip mercenary=korgo")),
    ],
)
def test_dice_are_placed_from_left_to_right(building: str, first: int, bought: tuple[str, ...]) -> None:
    g = at(table(3, {0: {"dice": "s5", "gold": 30, "glory": 30}}, chance=[0] * 9), Act(0))
    assert g.cards.spaces[3][BUILDINGS.index(building)][0] == first
    do(g, f"visit building={building}", "with-die die=influence_5", *bought)
    assert [space for space, held in enumerate(g.spaces) if held >= 0] == [first]
    at(g, Act(0))
    do(g, f"visit building={building}")
    assert [space for space, held in enumerate(g.spaces) if held >= 0] == [first, first + 1]


@clause("ML-CITADEL-05", "ML-CITADEL-02")
def test_dice_of_the_pool_that_the_building_takes_are_on_show() -> None:
    g = at(table(2, {0: {"dice": "sm4", "gold": 30}}), Act(0))
    do(g, "visit building=hunting_lodge")
    assert may(g) == ["with-die die=strength", "with-die die=influence_4"]
    assert why_not(g, "with-die die=magic").clause == "ML-CITADEL-02"
    assert not_on_show(g, "with-die die=influence_3")


@clause("ML-CITADEL-06")
def test_nobody_enters_a_panicked_building() -> None:
    g = at(table(2, {0: {"dice": "sm", "gold": 9}}, panic=["mine", "merchant"]), Act(0))
    assert why_not(g, "visit building=mine") == no("ML-CITADEL-06", building="mine")
    assert why_not(g, "visit building=merchant") == no("ML-CITADEL-06", building="merchant")


@clause("ML-CITADEL-07")
def test_example_two_strength_dice_on_the_double_space_give_six_gold() -> None:
    g = at(table(2, {0: {"dice": "ss"}}), Turn(0))
    do(g, "visit building=mine", "dig-at space=1")
    assert purse(g) == {"gold": 6}


# -- influence -----------------------------------------------------------------------------------------------------


@clause("ML-INFL-01", "ML-INFL-02")
@pytest.mark.parametrize(
    ("last", "shown", "discount"), [(0, 4, 4), (5, 3, 8), (5, 5, 5), (5, 6, 6), (2, 1, 3), (1, 6, 6), (6, 5, 11)]
)
def test_the_sum_only_if_strictly_lower(last: int, shown: int, discount: int) -> None:
    g = table(2)
    g.last[0] = last
    assert influence_discount(g, 0, shown + 1) == discount
    assert g.last == [last, *[0] * (len(BUILDINGS) - 1)]  # of each building its own


@clause("ML-INFL-01")
def test_strength_dice_give_no_discount() -> None:
    g = table(2)
    g.last[0] = 6
    assert influence_discount(g, 0, 0) == 0


@clause("ML-INFL-03")
def test_only_the_latest_influence_die_counts() -> None:
    players = {0: {"dice": "62", "gold": 30}, 1: {"dice": "s5", "gold": 30}}
    g = at(table(3, players), Turn(0))
    do(g, "visit building=hunting_lodge", "with-die die=influence_6", "take-trap trap=trap_s2", "done-buying")
    do(g, "visit building=hunting_lodge", "with-die die=strength", "take-trap trap=trap_m2", "done-buying")
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1", "done-buying")
    assert [e.n for e in happened(g, DiscountReckoned)] == [6, 8]
    assert g.last[0] == 2


@clause("ML-INFL-04", "ML-INFL-08")
@pytest.mark.parametrize(
    ("cost", "influence", "off", "paid"),
    [(8, 8, 0, 1), (9, 5, 0, 4), (4, 0, 0, 4), (4, 9, 0, 1), (6, 3, 4, 0), (9, 3, 4, 2), (4, 0, 4, 0), (1, 0, 0, 1)],
)
def test_influence_down_to_one_then_abilities_down_to_nothing(cost: int, influence: int, off: int, paid: int) -> None:
    assert price(cost, influence, off) == paid


@clause("ML-INFL-05")
def test_influence_dice_go_outside_only_where_a_quest_calls_for_them() -> None:
    g = at(table(2, {0: {"dice": "56"}}, quests=("quest_09", "quest_01")), Act(0))
    assert [text for text in may(g) if text.startswith("go-to")] == [
        "go-to trail=quest_left",
        "go-to trail=quest_right",
    ]
    do(g, "go-to trail=quest_left", "send mercenary=korgo", "place-die die=influence_5")
    assert dice(g) == ""


@clause("ML-INFL-06")
def test_no_discount_on_beer() -> None:
    g = at(table(2, {0: {"dice": "6", "gold": 4, "glory": 20}}, chance=[0] * 4), Act(0))
    do(g, "visit building=tavern", "buy-beer")
    assert purse(g)["gold"] == 2


@clause("ML-INFL-07")
def test_example_discounts_in_the_hunting_lodge() -> None:
    shelf = ("trap_s3", "trap_s_plus1", "trap_s1", "trap_total4", "trap_s2", "trap_m2")
    players = {0: {"dice": "5", "gold": 9}, 1: {"dice": "s", "gold": 9}, 2: {"dice": "3", "gold": 9}}
    g = at(table(3, players, display=shelf, chance=[0] * 6), Turn(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s3", "done-buying")
    assert purse(g, 0) == {"gold": 5}
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1", "done-buying")
    assert purse(g, 1) == {"gold": 5}
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s_plus1", "take-trap trap=trap_total4", "done-buying")
    assert purse(g, 2) == {"gold": 8}
    assert traps(g, 2) == ["trap_s_plus1", "trap_total4"]


# -- Hunting Lodge -------------------------------------------------------------------------------------------------


@clause("ML-HUNT-01", "ML-HUNT-02")
def test_any_number_of_traps_with_one_discount_for_all() -> None:
    g = at(table(2, {0: {"dice": "3", "gold": 10}}, chance=[0] * 9), Turn(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1", "take-trap trap=trap_m1")
    assert why_not(g, "take-trap trap=trap_m2") == no("ML-CITADEL-04", price=13, gold=10)
    do(g, "take-trap trap=trap_total4")  # then nothing else can be paid for, and the purchase is over
    assert (purse(g), traps(g)) == ({}, ["trap_s1", "trap_m1", "trap_total4"])


@clause("ML-HUNT-03")
def test_above_five_traps_the_owner_discards() -> None:
    g = table(
        2, {0: {"dice": "s", "gold": 20, "traps": ["starting_trap"] + ["trap_s1"] * 3 + ["trap_s2"]}}, chance=[0, 0]
    )
    at(g, Act(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_total4", "done-buying")
    assert asked(g) == "DiscardTrap"
    assert may(g) == [f"drop-trap trap={t}" for t in ("starting_trap", "trap_s1", "trap_s2", "trap_total4")]
    do(g, "drop-trap trap=trap_s2")
    assert traps(g) == ["starting_trap", *["trap_s1"] * 3, "trap_total4"]
    assert asked(g) != "DiscardTrap"
    assert names(g, g.trap_discard) == ["trap_s2"]


@clause("ML-HUNT-03")
def test_five_traps_are_not_too_many() -> None:
    g = table(2, {0: {"dice": "s", "gold": 20, "traps": ["trap_s1"] * 3 + ["trap_s2"]}}, chance=[0, 0])
    at(g, Act(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_total4", "done-buying")
    assert asked(g) != "DiscardTrap"
    assert len(traps(g)) == 5
    h = table(2, {0: {"traps": ["trap_s1"] * 3 + ["trap_s2"] * 2}})
    trim_traps(h, 0)
    assert h.frames == []


@clause("ML-HUNT-04", "ML-HUNT-07")
def test_the_display_is_filled_after_the_whole_purchase() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 20}}), Act(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1")
    assert names(g, g.display) == ["trap_s1", "trap_s_plus1", "trap_m1", "trap_total4", "trap_s2", "trap_m2"]
    assert not_on_show(g, "take-trap trap=trap_s3")
    do(g, "take-trap trap=trap_m1", "done-buying")
    assert len(g.display) == 6
    assert names(g, g.display)[1] == "trap_s_plus1"


@clause("ML-HUNT-05")
def test_discarded_traps_come_back_when_the_supply_is_empty() -> None:
    g = table(2, {0: {"dice": "s", "gold": 20}})
    g.trap_discard, g.trap_supply.bag = g.trap_supply.bag[:2], []
    at(g, Act(0))
    do(g, "visit building=hunting_lodge", "take-trap trap=trap_s1", "take-trap trap=trap_m1", "take-trap trap=trap_s2")
    do(g, "done-buying")
    assert (len(g.display), g.trap_discard, len(g.trap_supply)) == (5, [], 0)
    assert happened(g, TrapShown) == [TrapShown("trap_s1")] * 2


@clause("ML-HUNT-05")
def test_a_used_starting_trap_leaves_the_game() -> None:
    g = table(2, {0: {"traps": ["starting_trap", "trap_s1"]}})
    at(g, DiscardTrap(0), DiscardTrap(0))
    do(g, "drop-trap trap=starting_trap")
    assert names(g, g.trap_discard) == ["trap_s1"]
    assert "starting_trap" in names(g, g.box)
    assert happened(g, TrapDiscarded) == [TrapDiscarded(0, "starting_trap"), TrapDiscarded(0, "trap_s1")]


@clause("ML-HUNT-06")
def test_traps_are_laid_face_down() -> None:
    g = table(2, {0: {"dice": "s", "traps": ["trap_s1", "trap_s2"]}})
    at(g, Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "lay-trap trap=trap_s2", "enough")
    own, other = g.view(0), g.view(1)
    assert names(own, own.players[0].laid) == ["trap_s2"]
    assert all(card < 0 for card in (*other.players[0].laid, *other.players[0].traps))


def test_a_trap_of_the_supply_is_seen_by_its_owner_only() -> None:
    g = new_table(2, affiliations="random")
    draw_trap(g, 0)
    new = next(card for card in g.players[0].traps if g.cards.traps[card].kind == 1)
    assert g.view(0).players[0].traps == g.players[0].traps
    assert new not in g.view(1).players[0].traps


@pytest.mark.parametrize(
    ("clan_of", "gear", "limit"),
    [(["purkas"], {}, 5), (["dalina"], {}, 8), (["purkas"], {"porter_harness": "purkas"}, 7)],
)
@clause("ML-MERC-07")
def test_some_cards_raise_the_limit(clan_of: list[str], gear: dict[str, str], limit: int) -> None:
    assert trap_limit(table(2, {0: {"clan": clan_of, "gear": gear}}), 0) == limit


# -- Alchemist -----------------------------------------------------------------------------------------------------


@clause("ML-ALCH-01")
def test_three_brews_on_the_upper_space_and_two_on_the_lower() -> None:
    g = at(table(2, {0: {"dice": "mm"}}), Turn(0))
    do(g, "visit building=alchemist", "brew-at space=2")
    assert may(g) == ["brew potion=2 poison=0", "brew potion=1 poison=1", "brew potion=0 poison=2"]
    do(g, "brew potion=1 poison=1", "visit building=alchemist")
    assert len(may(g)) == 4
    do(g, "brew potion=1 poison=2")
    assert purse(g) == {"potion": 2, "poison": 3}


@clause("ML-ALCH-02", "ML-ALCH-07")
def test_at_most_three_potions_and_three_poisons() -> None:
    g = table(2, {0: {"potion": 2, "poison": 3}})
    receive_token(g, 0, 2, 2, "alchemist")
    receive_token(g, 0, 3, 1, "alchemist")
    assert purse(g) == {"potion": 3, "poison": 3}
    assert happened(g, Overflowed) == [Overflowed(0, "potion", 1), Overflowed(0, "poison", 1)]
    assert happened(g, Received) == [Received(0, "alchemist", "potion", 2), Received(0, "alchemist", "poison", 1)]


@clause("ML-ALCH-03")
def test_a_potion_heals_an_unassigned_member() -> None:
    players = {0: {"dice": "s", "potion": 1, "clan": ["purkas", "korgo"], "wounded": ["purkas", "korgo"]}}
    g = at(table(2, players, trails={"a1": {"who": "korgo", "dice": "s"}}), Act(0))
    assert [str(c) for c in healings(g, 0)] == ["heal mercenary=purkas"]
    do(g, "heal mercenary=purkas")
    assert (purse(g), g.wounded[0], g.wounded[1]) == ({}, 0, 1)
    assert asked(g) == "Act"


@clause("ML-ALCH-03")
def test_without_a_potion_or_a_wound_nobody_is_healed() -> None:
    assert healings(table(2, {0: {"wounded": ["purkas"]}}), 0) == []
    assert healings(table(2, {0: {"potion": 2}}), 0) == []


@clause("ML-ALCH-04")
def test_one_potion_and_one_poison_may_be_taken_along() -> None:
    g = at(table(2, {0: {"dice": "s", "potion": 2, "poison": 1}}), Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo")
    assert asked(g) == "TakeAlong"
    assert may(g) == [f"carry potion={p} poison={q}" for q in (0, 1) for p in (0, 1)]
    do(g, "carry potion=1 poison=1")
    assert (purse(g), g.carried[:3]) == ({"potion": 1}, [1, 1, 2])
    one = at(table(2, {0: {"dice": "s", "potion": 1}}), Act(0))
    do(one, "go-to trail=a1", "send mercenary=korgo")
    assert may(one) == ["carry potion=0 poison=0", "carry potion=1 poison=0"]  # no poison that nobody has


@clause("ML-ALCH-06", "ML-CLEAN-02")
def test_unused_brews_and_gold_come_back_with_a_survivor() -> None:
    g = table(
        2, {0: {"clan": ["purkas", "korgo"]}}, trails={"a1": {"who": "korgo", "potion": 1, "poison": 1, "gold": 2}}
    )
    going_on(g, Cleanup(), "tidy")
    assert purse(g) == {"gold": 1, "potion": 1, "poison": 1}  # and one gold for Korgo's wages
    assert g.station[1] == -1


# -- Armoury, Merchant, Mine ---------------------------------------------------------------------------------------


@clause("ML-ARM-01")
@pytest.mark.parametrize(("die", "gold", "paid"), [("s", 6, [2, 4, 6]), ("3", 3, [1, 1, 3]), ("1", 6, [1, 3, 5])])
def test_one_to_three_defence_tokens_at_two_gold(die: str, gold: int, paid: list[int]) -> None:
    for n, cost in enumerate(paid, 1):
        g = at(table(2, {0: {"dice": die, "gold": gold}}), Act(0))
        do(g, "visit building=armoury", f"take-defence n={n}")
        assert purse(g).get("gold", 0) == gold - cost
        assert purse(g)["defence"] == n


@clause("ML-ARM-01")
def test_no_more_than_one_can_pay() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 5}}), Act(0))
    do(g, "visit building=armoury")
    assert why_not(g, "take-defence n=3") == no("ML-CITADEL-04", price=6, gold=5)


@clause("ML-ARM-01", "ML-TROPHY-02")
@pytest.mark.parametrize(("gold", "sells"), [(5, True), (6, False)])
def test_who_cannot_pay_three_defence_tokens_may_sell_a_trophy_for_them(gold: int, sells: bool) -> None:
    g = at(table(2, {0: {"dice": "s", "gold": gold, "trophies": ["snailer"]}}), Act(0))
    do(g, "visit building=armoury")
    assert ("sell-trophy monster=snailer" in may(g)) is sells


@clause("ML-ARM-02")
def test_at_most_five_defence_tokens() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 6, "defence": 4}}), Act(0))
    do(g, "visit building=armoury", "take-defence n=3")
    assert purse(g) == {"defence": 5}


@clause("ML-MERCH-01")
def test_the_merchant_pays_one_gold_for_each_die() -> None:
    g = at(table(2, {0: {"dice": "sm25"}}), Act(0))
    do(g, "visit building=merchant")
    assert why_not(g, "done-selling") == no("ML-MERCH-01")
    do(g, "sell-die die=influence_2", "sell-die die=magic", "sell-die die=strength", "done-selling")
    assert (purse(g), dice(g)) == ({"gold": 3}, "5")


@clause("ML-MINE-01")
@pytest.mark.parametrize(("space", "gold", "left"), [(1, 6, "s"), (2, 4, "s"), (3, 2, "ss"), (4, 2, "ss")])
def test_what_the_spaces_of_the_mine_give(space: int, gold: int, left: str) -> None:
    g = at(table(3, {0: {"dice": "sss"}}), Act(0))
    do(g, "visit building=mine", f"dig-at space={space}")
    assert (purse(g), dice(g)) == ({"gold": gold}, left)


@clause("ML-MINE-02")
def test_example_the_mine_after_the_best_space_is_gone() -> None:
    g = at(table(3, {0: {"dice": "ss"}, 1: {"dice": "ss"}}), Turn(0))
    do(g, "visit building=mine", "dig-at space=1", "visit building=mine")
    assert (purse(g, 0), may(g)) == ({"gold": 6}, ["dig-at space=2", "dig-at space=3", "dig-at space=4"])
    double, single = g.copy(), g.copy()
    assert purse(do(double, "dig-at space=2"), 1) == {"gold": 4}
    assert purse(do(single, "dig-at space=3"), 1) == {"gold": 2}


def test_rolls_are_told_by_what_dice_show() -> None:
    assert rolls(1, 6) == [0, 5]
