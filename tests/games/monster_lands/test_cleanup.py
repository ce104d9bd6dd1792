"""Cleanup: tidying, panic, Leaders, wages, the end, restoring the board."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import clan, dice, gear, member, monster, purse, table, walkers
from games.words import asked, at, cited, do, going_on, happened, may, names, not_on_show
from karczma.games.monster_lands.cleanup.ending import is_last
from karczma.games.monster_lands.cleanup.steps import (
    Cleanup,
    Mending,
    clear_board,
    discard_tokens,
    least_renowned,
    spread_panic,
    to_the_entrance,
)
from karczma.games.monster_lands.cleanup.wages import Payday, Succession, hirelings, wages_due
from karczma.games.monster_lands.rounds import NextRound
from karczma.games.monster_lands.table.monsters import appear
from karczma.games.monster_lands.table.terms import BUILDINGS
from karczma.games.monster_lands.words.events import (
    Deserted,
    EquipmentMoved,
    FirstPlayer,
    GameEnded,
    Overflowed,
    PanicSpread,
    QuestDrawn,
    RoundBegan,
    WagesPaid,
)
from karczma.kernel.chance import Forced
from karczma.ledger import clause

PAID = {0: {"gold": 9, "glory": 5}, 1: {"gold": 9, "glory": 5}}


@clause("ML-CLEAN-01")
def test_the_steps_in_their_order() -> None:
    steps = [step.__name__ for step in Cleanup().steps]
    assert steps == ["tidy", "panic", "leaders", "wages", "last_sales", "check", "restore", "first_player"]
    assert [step.__name__ for step in NextRound().steps] == ["advance"]


@clause("ML-CLEAN-04", "ML-TRAIL-07")
def test_what_lies_on_a_trail_is_discarded_and_other_trails_keep_theirs() -> None:
    trails = {
        "a1": {"who": "korgo", "traps": ["trap_s1"], "shields": 2},
        "a2": {"who": "poissen", "traps": ["trap_m1"], "shields": 1},
    }
    g = table(2, trails=trails)
    discard_tokens(g, 0)
    assert (g.shields[:2], len(g.players[0].laid), len(g.players[1].laid)) == ([0, 1], 0, 1)
    assert names(g, g.trap_discard) == ["trap_s1"]


@clause("ML-CLEAN-02")
def test_tokens_come_back_with_what_they_carry() -> None:
    trails = {
        "a1": {"who": "korgo", "potion": 1, "poison": 2, "gold": 3},
        "quest_left": {"who": "poissen", "potion": 1},
    }
    g = going_on(table(2, trails=trails), Cleanup(), "tidy")
    assert (purse(g)["potion"], purse(g)["poison"], purse(g)["gold"]) == (1, 2, 3 - 1)  # after the wages of one
    assert (walkers(g), set(g.station), set(g.carried)) == ({}, {-1}, {0})


@clause("ML-CLEAN-03")
def test_a_wound_stays_unless_a_potion_heals_it() -> None:
    g = at(table(2, {0: {"wounded": ["korgo"]}}), Mending(0))
    assert g.wounded[1] == 1
    g = at(table(2, {0: {"wounded": ["korgo", "purkas"], "potion": 2}}), Mending(0))
    assert may(g) == ["heal mercenary=purkas", "heal mercenary=korgo", "no-healing"]
    do(g, "heal mercenary=korgo", "no-healing")
    assert (g.wounded[:2], purse(g)) == ([1, 0], {"potion": 1})


@clause("ML-CLEAN-05")
def test_all_dice_go_back() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ssm"}}
    g = table(2, {**PAID, 0: {"gold": 9, "glory": 5, "dice": "s5"}}, trails=trails)
    g.spaces[0], g.last[0], g.worked[0], g.used[1], g.feature_used[2] = 18, 4, 1, 1, 1
    g.fate[0], g.bonus_used[0], g.redirects, g.shields[0] = 2, 1, [0, 1, 1], 1
    clear_board(g)
    assert (dice(g), set(g.trail_dice), set(g.spaces), set(g.last), set(g.worked)) == ("", {0}, {-1}, {0}, {0})
    assert (set(g.used), set(g.feature_used), set(g.fate), set(g.bonus_used), set(g.shields)) == (
        {0},
        {0},
        {0},
        {0},
        {0},
    )
    assert g.redirects == []


@clause("ML-CLEAN-06")
def test_two_new_quests_each_round() -> None:
    g = table(2, PAID)
    old = [field[0] for field in g.quests]
    going_on(g, Cleanup(), "restore")
    assert [len(field) for field in g.quests] == [1, 1]
    assert g.quest_discard == old
    assert [event.trail for event in happened(g, QuestDrawn)] == ["quest_left", "contract_left"]
    g = table(2, PAID)
    g.quest_bag, g.quest_discard = [], [3, 4, 5]
    g.quests = [[], []]
    going_on(g, Cleanup(), "restore")
    assert sorted([g.quests[0][0], g.quests[1][0], *g.quest_bag]) == [3, 4, 5]


@clause("ML-CLEAN-07")
def test_empty_monster_places_are_filled() -> None:
    g = table(3, {**PAID, 2: {"gold": 9}}, b="", chance=[0] * 20)
    going_on(g, Cleanup(), "restore")
    assert [len(lair) for lair in g.lairs] == [1, 1, 0]
    assert monster(g, 0) == "gorgosh"
    g = table(2, PAID, a="")
    g.monster_deck, g.monster_discard = [], [7]
    going_on(g, Cleanup(), "restore")
    assert (g.lairs[0], g.monster_discard) == ([7], [])


@clause("ML-CLEAN-08", "ML-SETUP-12")
def test_a_new_land_gets_a_new_tile_and_an_old_one_keeps_its_own() -> None:
    g = table(3, {**PAID, 2: {"gold": 9}}, land_a="", chance=[0] * 30)
    kept = (g.tiles[1][:], g.sides[1])
    going_on(g, Cleanup(), "restore")
    assert [len(place) for place in g.land_cards] == [1, 1]
    assert (g.tiles[1], g.sides[1]) == kept
    assert len(g.tile_stock) == 4
    assert (g.tiles[0], g.land_cards[0]) == ([0], [0])


@clause("ML-CLEAN-09")
def test_offers_are_not_replaced_in_cleanup() -> None:
    g = table(2, PAID)
    g.offer, g.market, g.display, g.loot = g.offer[:2], g.market[:1], g.display[:3], g.loot[:1]
    before = (g.offer[:], g.market[:], g.display[:], g.loot[:])
    going_on(g, Cleanup(), "restore")
    assert (g.offer, g.market, g.display, g.loot) == before


@clause("ML-CLEAN-10")
@pytest.mark.parametrize(
    ("first", "clans", "then"),
    [
        (0, [["purkas", "fandor"], ["poissen", "timbulu"], ["tortock", "nimra"]], 1),
        (0, [["purkas", "korgo"], ["poissen", "timbulu"], ["tortock", "taron"]], 2),
        (1, [["purkas", "korgo"], ["poissen", "timbulu"], ["tortock", "taron"]], 0),
        (2, [["purkas", "drapis"], ["poissen", "lorios"], ["tortock", "wishor"]], 1),
        (2, [["purkas", "drapis"], ["poissen", "trulina"], ["tortock", "frostor"]], 0),
        (1, [["purkas", "fandor"], ["poissen", "timbulu"], ["tortock", "taron"]], 2),
    ],
)
def test_the_lowest_reputation_begins_and_ties_go_to_the_right(first: int, clans: list[list[str]], then: int) -> None:
    g = table(3, {seat: {"clan": names} for seat, names in enumerate(clans)}, first=first)
    assert least_renowned(g) == then
    going_on(g, Cleanup(), "first_player")
    assert (g.first, happened(g, FirstPlayer)) == (then, [FirstPlayer(then)])


@clause("ML-CLEAN-11")
def test_the_round_marker_advances() -> None:
    g = at(table(2, PAID, round=2), NextRound())
    assert g.round == 3
    assert happened(g, RoundBegan) == [RoundBegan(3)]


@clause("ML-CLEAN-12")
def test_healing_comes_before_the_limit() -> None:
    g = table(2, {0: {"wounded": ["korgo"]}})
    g.players[0].wallet[2] = 4
    at(g, Mending(0))
    do(g, "heal mercenary=korgo")
    assert (purse(g), happened(g, Overflowed)) == ({"potion": 3}, [])
    g.players[0].wallet[2] = 4
    at(g, Mending(0))
    assert (purse(g), happened(g, Overflowed)) == ({"potion": 3}, [Overflowed(0, "potion", 1)])


@clause("ML-CLEAN-12")
@pytest.mark.parametrize("with_gold", ["korgo", "purkas"])
def test_gold_that_is_brought_back_discards_no_potion_before_the_healing(with_gold: str) -> None:
    trails: dict[str, dict[str, Any]] = {"a1": {"who": "korgo", "potion": 1}, "a4": {"who": "purkas"}}
    next(each for each in trails.values() if each["who"] == with_gold)["gold"] = 2
    g = table(2, {0: {"potion": 3, "wounded": ["korgo"]}}, trails=trails)
    going_on(g, Cleanup(), "tidy")
    assert (asked(g), purse(g)) == ("Mend", {"potion": 4, "gold": 2})
    do(g, "heal mercenary=korgo")
    assert (purse(g)["potion"], happened(g, Overflowed)) == (3, [])


@clause("ML-CLEAN-13")
def test_an_unconquered_land_stays_and_gets_a_new_monster() -> None:
    g = table(2, PAID, a="", chance=[0] * 9)
    tile = g.tiles[0][:]
    going_on(g, Cleanup(), "restore")
    assert (g.cards.lands[g.land_cards[0][0]].name, g.tiles[0], len(g.lairs[0])) == ("skyehn", tile, 1)


# -- panic ---------------------------------------------------------------------------------------------------------


@clause("ML-PANIC-01")
def test_who_fought_comes_to_the_entrance_and_who_did_not_stays() -> None:
    g = table(3)
    g.fought[1] = 1
    to_the_entrance(g)
    assert [monster(g, site) for site in range(3)] == ["gorgosh", "", "krinx"]


@clause("ML-PANIC-02", "ML-VAR-04")
@pytest.mark.parametrize(
    ("a", "b", "entrance", "stays"),
    [
        ("abysur", "krinx", "gorgosh", "abysur"),  # attack 5
        ("krinx", "gorgosh", "abysur", "abysur"),
        ("gator", "krinx", "moldo", "krinx"),  # all 3; kill 14, 15, 13
        ("krinx", "gorgosh", "", "krinx"),  # 3 and 15 each: Land A's
        ("krinx", "moldo", "gorgosh", "gorgosh"),  # 3 and 15 each: the one that stood there
    ],
)
def test_the_strongest_stays_at_the_entrance(a: str, b: str, entrance: str, stays: str) -> None:
    g = table(3, a=a, b=b, entrance=entrance)
    g.fought = [1, 1, 0]
    to_the_entrance(g)
    assert [monster(g, site) for site in range(3)] == ["", "", stays]
    others = {a, b, entrance} - {stays, ""}
    assert {g.cards.monsters[m].name for m in g.monster_discard} == others


@clause("ML-PANIC-03", "ML-PANIC-05", "ML-MPOW-10")
@pytest.mark.parametrize(("entrance", "tokens"), [("", 0), ("gorgosh", 1), ("krinx", 2)])
def test_panic_spreads_while_a_monster_stands_there(entrance: str, tokens: int) -> None:
    g = table(2, a="moldo", entrance=entrance, panic=["mine"])
    spread_panic(g)
    assert (len(g.panicked), len(g.panic_stack)) == (1 + tokens, 6 - tokens)
    assert happened(g, PanicSpread) == [PanicSpread(BUILDINGS[building]) for building in g.panicked[1:]]


@clause("ML-PANIC-03")
def test_without_tokens_nothing_more_happens() -> None:
    g = table(2, entrance="krinx")
    g.panic_stack, g.panicked = [3], [0, 1, 2, 4, 5, 6]
    spread_panic(g)
    assert (g.panicked, g.panic_stack) == ([0, 1, 2, 4, 5, 6, 3], [])


@clause("ML-PANIC-04")
def test_a_stronger_monster_does_not_end_panic() -> None:
    g = table(2, a="abysur", entrance="gorgosh", panic=["mine"])
    g.fought[0] = 1
    to_the_entrance(g)
    assert (monster(g, 2), g.panicked) == ("abysur", [6])


# -- Leaders -------------------------------------------------------------------------------------------------------


@clause("ML-LEADER-01")
@pytest.mark.parametrize(
    ("members", "able"),
    [
        (["korgo", "drapis"], ["drapis"]),
        (["nimra", "taroa", "puargh"], ["nimra", "taroa"]),  # reputation 4, cost 8, 8 and 7
        (["korgo", "greenhorn"], ["greenhorn"]),  # reputation 1 each, cost 0 and 3
    ],
)
def test_the_foremost_member_leads(members: list[str], able: list[str]) -> None:
    g = table(2, {0: {"clan": members}})
    g.players[0].leader = -1
    at(g, Succession(0))
    if len(able) > 1:
        assert may(g) == [f"promote mercenary={name}" for name in able]
        do(g, f"promote mercenary={able[0]}")
    assert g.cards.members[g.players[0].leader].name == able[0]


@clause("ML-LEADER-02", "ML-SETTLE-07")
def test_a_settled_member_leads_only_if_there_is_no_other() -> None:
    g = table(2, {0: {"clan": ["korgo", "vaidala"], "lands": {"megueria": "vaidala"}}})
    g.players[0].leader = -1
    at(g, Succession(0))
    assert g.players[0].leader == member(g, "korgo")
    g = table(2, {0: {"clan": ["vaidala"], "lands": {"megueria": "vaidala"}}})
    g.players[0].leader = -1
    at(g, Succession(0))
    assert (g.players[0].leader, g.settler[0]) == (member(g, "vaidala"), -1)


@clause("ML-SETTLE-05")
def test_a_land_whose_settler_died_is_settled_before_a_new_leader_is_promoted() -> None:
    words = {"clan": ["taron", "vaidala"], "lands": {"megueria": ""}}  # the Leader and the settler are dead
    g = table(2, {0: words})
    g.players[0].leader = -1
    at(g, Succession(0))
    assert (asked(g), may(g)) == ("BeforeSuccession", ["settle land=megueria mercenary=vaidala", "decline"])
    stays = do(g.copy(), "decline")
    assert (stays.players[0].leader, stays.settler[0]) == (member(g, "vaidala"), -1)
    do(g, "settle land=megueria mercenary=vaidala")
    assert (g.players[0].leader, g.settler[0]) == (member(g, "taron"), member(g, "vaidala"))


@clause("ML-SETTLE-05")
def test_while_the_leader_lives_nobody_is_asked_before_the_wages() -> None:
    g = at(table(2, {0: {"clan": ["korgo", "vaidala"], "lands": {"megueria": ""}}}), Succession(0))
    assert (asked(g), g.settler[0]) == ("", -1)


@clause("ML-LEADER-03")
def test_the_leader_is_not_paid_and_does_not_desert() -> None:
    g = table(2, {0: {"clan": ["vaidala", "korgo"], "glory": 5}})
    assert hirelings(g, 0) == [member(g, "korgo")]
    at(g, Payday(0))
    assert clan(g) == ["vaidala"]
    assert g.cards.members[g.players[0].leader].reputation == 7


@clause("ML-LEADER-04")
def test_a_greenhorn_comes_before_every_settled_member() -> None:
    g = table(2, {0: {"clan": ["vaidala", "greenhorn"], "lands": {"megueria": "vaidala"}}})
    g.players[0].leader = -1
    at(g, Succession(0))
    assert g.cards.members[g.players[0].leader].name == "greenhorn"


@clause("ML-LEADER-01")
def test_a_living_leader_stays() -> None:
    g = at(table(2, {0: {"clan": ["korgo", "vaidala"]}}), Succession(0))
    assert g.players[0].leader == member(g, "korgo")


@clause("ML-LEADER-01")
def test_every_clan_without_a_leader_gets_one_in_cleanup() -> None:
    g = table(2, {0: {"clan": ["korgo", "drapis"], **PAID[0]}, 1: {"clan": ["timbulu"], **PAID[1]}})
    g.players[0].leader = g.players[1].leader = -1
    going_on(g, Cleanup(), "leaders")
    assert [player.leader for player in g.players] == [member(g, "drapis"), member(g, "timbulu")]


# -- wages ---------------------------------------------------------------------------------------------------------


@clause("ML-WAGE-01")
@pytest.mark.parametrize(("glory", "due"), [(0, 2), (10, 2), (11, 4), (20, 4), (21, 6), (40, 6)])
def test_one_two_or_three_gold_each(glory: int, due: int) -> None:
    assert wages_due(table(2, {0: {"clan": ["purkas", "korgo", "greenhorn"], "glory": glory}}), 0) == due


@clause("ML-WAGE-02", "ML-WAGE-03")
def test_who_cannot_pay_pays_all_and_loses_the_foremost() -> None:
    g = at(table(2, {0: {"clan": ["purkas", "korgo", "drapis", "fandor"], "glory": 12, "gold": 5}}), Payday(0))
    assert (purse(g), clan(g)) == ({"glory": 12}, ["purkas", "korgo", "drapis"])
    assert (happened(g, WagesPaid), cited(g, WagesPaid)) == ([WagesPaid(0, 5)], ["ML-WAGE-02"])
    assert happened(g, Deserted) == [Deserted(0, "fandor")]
    assert g.cards.members[g.member_discard[-1]].name == "fandor"


@clause("ML-WAGE-03")
def test_among_equals_the_owner_says_who_deserts() -> None:
    g = at(table(2, {0: {"clan": ["purkas", "nimra", "taroa", "puargh"], "lands": {"thaklan": ""}}}), Payday(0))
    do(g, "settle land=thaklan mercenary=puargh")
    assert (asked(g), may(g)) == ("WhoDeserts", ["desert mercenary=nimra", "desert mercenary=taroa"])


@clause("ML-WAGE-04")
def test_a_deserter_leaves_the_equipment() -> None:
    words = {"clan": ["purkas", "korgo", "fandor"], "gear": {"noxx": "fandor", "mortis": "fandor", "krakhen": "korgo"}}
    g = at(table(2, {0: words}), Payday(0))
    assert (asked(g), may(g)) == ("HandDown", ["inherit mercenary=purkas", "inherit mercenary=korgo", "let-go"])
    do(g, "let-go")
    assert may(g) == ["inherit mercenary=purkas", "inherit mercenary=korgo", "let-go"]
    do(g, "inherit mercenary=korgo")
    assert gear(g) == {"noxx": "korgo", "krakhen": "korgo"}
    assert happened(g, EquipmentMoved) == [EquipmentMoved(0, "noxx", "korgo")]


WEAPONS = {
    "clan": ["purkas", "naiala", "wondou"],
    "gear": {"pugnor": "wondou", "rashnek": "purkas", "harpax": "naiala"},
}


@clause("ML-WAGE-04")
@pytest.mark.parametrize(
    ("said", "held"),
    [
        (["let-go"], {"rashnek": "purkas", "harpax": "naiala"}),
        (["inherit mercenary=purkas", "let-go"], {"pugnor": "purkas", "harpax": "naiala"}),
        (["inherit mercenary=naiala", "let-go"], {"pugnor": "naiala", "rashnek": "purkas"}),
        (["inherit mercenary=purkas", "inherit mercenary=naiala"], {"pugnor": "purkas", "rashnek": "naiala"}),
        (["inherit mercenary=naiala", "inherit mercenary=purkas"], {"pugnor": "naiala", "harpax": "purkas"}),
    ],
)
def test_what_a_deserter_carried_is_exchanged_freely_with_what_others_hold(
    said: list[str], held: dict[str, str]
) -> None:
    g = at(table(2, {0: WEAPONS}), Payday(0))
    assert may(g) == ["inherit mercenary=purkas", "inherit mercenary=naiala", "let-go"]
    do(g, *said)
    assert (gear(g), asked(g), len(g.equipment_out)) == (held, "", 1)
    assert [g.holder[equipment] for equipment in g.equipment_out] == [-1]


@clause("ML-WAGE-04")
def test_who_has_got_something_in_an_exchange_is_not_asked_again() -> None:
    g = at(table(2, {0: WEAPONS}), Payday(0))
    do(g, "inherit mercenary=purkas")
    assert may(g) == ["inherit mercenary=naiala", "let-go"]
    assert not_on_show(g, "inherit mercenary=purkas")


@clause("ML-WAGE-05")
def test_trophies_and_loot_may_pay_the_wages() -> None:
    words = {"clan": ["purkas", "fandor"], "glory": 12, "trophies": ["snailer"], "loot": ["loot_gold10"]}
    g = at(table(2, {0: words}, loot=()), Payday(0))
    assert may(g) == ["sell-trophy monster=snailer", "use-loot loot=loot_gold10", "pay-wages"]
    do(g, "sell-trophy monster=snailer", "pay-wages")
    assert (purse(g), clan(g)) == ({"gold": 3, "glory": 12}, ["purkas", "fandor"])


@clause("ML-WAGE-05")
def test_before_the_wages_only_what_works_at_any_time_is_used() -> None:
    words = {"clan": ["purkas", "korgo"], "glory": 9, "loot": ["loot_recruit", "loot_gold10", "loot_kill_glory"]}
    g = at(table(2, {0: words}, loot=()), Payday(0))
    assert may(g) == ["use-loot loot=loot_gold10", "pay-wages"]


@clause("ML-WAGE-06")
def test_wages_must_be_paid_if_the_gold_suffices() -> None:
    g = at(table(2, {0: {"gold": 1, "glory": 5}}), Payday(0))
    assert (purse(g), clan(g), asked(g)) == ({"glory": 5}, ["purkas", "korgo"], "")
    assert cited(g, WagesPaid) == ["ML-WAGE-06"]


# -- the end -------------------------------------------------------------------------------------------------------


@clause("ML-END-01")
def test_after_the_end_nothing_is_restored() -> None:
    g = going_on(table(2, PAID, a="", round=6), Cleanup(), "check")
    assert (g.over, g.lairs[0], g.round) == (True, [], 6)
    assert len(happened(g, GameEnded)) == 1


@clause("ML-END-02")
def test_in_the_last_round_wages_are_still_paid() -> None:
    g = table(2, {0: {"clan": ["purkas", "fandor"], "glory": 5}, 1: {"gold": 9}}, round=6)
    going_on(g, Cleanup(), "wages")
    assert (g.over, clan(g), g.scores()[0]) == (True, ["purkas"], 5 + 0 + 1)


def test_thirty_glory_in_between_does_not_end_the_game() -> None:
    assert not is_last(table(2, {0: {"glory": 29}}))
    assert is_last(table(2, {0: {"glory": 30}}))


@clause("ML-MPOW-11")
def test_dogor_goes_to_the_entrance_and_discards_who_was_there() -> None:
    g = table(2, a="", entrance="moldo")
    g.monster_deck = [g.cards.monster_id["gator"], g.cards.monster_id["dogor"]]
    g.source = Forced((1, 0), g.tick)  # Dogor first
    appear(g, 0)
    assert [monster(g, site) for site in (0, 2)] == ["gator", "dogor"]
    assert [g.cards.monsters[m].name for m in g.monster_discard] == ["moldo"]
