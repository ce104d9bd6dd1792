"""Outer areas: assigning to trails and to the Entrance; settled lands."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import clan, dice, fighting, member, on_trail, purse, table, traps, walkers
from games.words import asked, at, do, going_on, happened, may, not_on_show, rolls, why_not
from karczma.games.monster_lands.battles.defence import die
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.cleanup.wages import wages_due
from karczma.games.monster_lands.deployment.lands import SettleNow, settlings
from karczma.games.monster_lands.deployment.outer import Reinforce, needed, room_for_dice, room_for_tokens
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.members import leaves
from karczma.games.monster_lands.scoring import symbols
from karczma.games.monster_lands.table.terms import TRAIL_CODE
from karczma.games.monster_lands.words.events import Received, Settled
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("ML-OUT-01")
def test_a_mercenary_goes_to_a_free_trail_with_its_dice() -> None:
    g = at(table(2, {0: {"dice": "ss"}}), Turn(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "add-die die=strength")
    assert walkers(g) == {"a1": "korgo"}
    assert (on_trail(g, "a1"), dice(g), g.station[1]) == ((2, 0, 0, 0, 0), "", 0)


@clause("ML-OUT-01")
def test_an_occupied_trail_is_closed() -> None:
    g = at(table(2, {0: {"dice": "s"}}, trails={"a1": {"who": "poissen", "dice": "s"}}), Act(0))
    assert why_not(g, "go-to trail=a1") == no("ML-OUT-01", trail="a1")


@clause("ML-OUT-02")
def test_another_mercenary_may_follow_in_a_later_action() -> None:
    g = at(table(2, {0: {"dice": "sss"}}), Turn(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "enough", "go-to trail=a4", "enough")
    assert walkers(g) == {"a1": "korgo", "a4": "purkas"}


@clause("ML-OUT-03")
def test_dice_outside_wait_for_the_adventure() -> None:
    g = at(table(2, {0: {"dice": "s"}}), Turn(0))
    do(g, "go-to trail=a4", "send mercenary=korgo")
    assert (on_trail(g, "a4")[0], purse(g)) == (1, {})


@clause("ML-OUT-04")
def test_nobody_is_assigned_twice() -> None:
    away = {"a1": {"who": "purkas", "dice": "s"}, "a2": {"who": "korgo", "dice": "s"}}
    g = at(table(2, {0: {"dice": "s", "clan": ["purkas", "korgo", "greenhorn"]}}, trails=away), Act(0))
    assert why_not(g, "go-to trail=a3") == no("ML-OUT-04")
    away = {"a1": {"who": "korgo", "dice": "s"}}
    g = at(table(2, {0: {"dice": "s", "clan": ["purkas", "korgo", "drapis"]}}, trails=away), Act(0))
    do(g, "go-to trail=a4")
    assert may(g) == ["send mercenary=purkas", "send mercenary=drapis"]
    assert why_not(g, "send mercenary=korgo") == no("ML-OUT-04", mercenary="korgo")


@clause("ML-OUT-04")
def test_a_settler_may_be_assigned() -> None:
    g = at(table(2, {0: {"dice": "s", "lands": {"megueria": "korgo"}}}), Act(0))
    do(g, "go-to trail=a1")
    assert may(g) == ["send mercenary=purkas", "send mercenary=korgo"]


@clause("ML-OUT-05")
def test_a_wounded_mercenary_may_be_assigned() -> None:
    g = at(table(2, {0: {"dice": "s", "wounded": ["korgo"]}}), Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo")
    assert g.wounded[1] == 1


# -- land trails ---------------------------------------------------------------------------------------------------


@clause("ML-TRAIL-01")
def test_a_land_has_a_card_a_monster_and_four_trails() -> None:
    g = table(3)
    assert [len(g.land_cards[0]), len(g.lairs[0]), len(g.tiles[0])] == [1, 1, 1]
    assert [g.guide(trail).need for trail in range(4)] == [
        (1, 0, 0, 0, 0),
        (2, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (1, 0, 0, 0, 0),
    ]
    assert g.guide(4).most == 4


@clause("ML-TRAIL-02")
def test_required_dice_then_reinforcement_in_the_shown_colours() -> None:
    g = at(table(2, {0: {"dice": "sssmmm", "defence": 1}}), Act(0))
    do(g, "go-to trail=a2", "send mercenary=korgo")
    assert on_trail(g, "a2")[:2] == (2, 0)
    assert may(g) == ["add-die die=magic", "enough"]
    assert why_not(g, "add-die die=strength") == no("ML-TRAIL-02", die="strength")
    assert not_on_show(g, "add-die die=influence_4")  # there is none
    do(g, "add-die die=magic", "add-die die=magic")
    assert (on_trail(g, "a2")[:2], dice(g), asked(g)) == ((2, 2), "sm", "LayTokens")  # two more and no third


@clause("ML-TRAIL-02")
def test_a_trail_may_ask_for_both_colours_and_for_nothing_more() -> None:
    g = at(table(2, {0: {"dice": "ssm", "defence": 1}}, tile_a=("trail_tile_3", 1)), Act(0))
    do(g, "go-to trail=a1", "send mercenary=purkas")
    assert (on_trail(g, "a1")[:2], dice(g), may(g)) == ((1, 1), "s", ["add-die die=strength", "enough"])
    do(g, "enough")
    assert (on_trail(g, "a1")[:2], asked(g)) == ((1, 1), "LayTokens")


@clause("ML-TRAIL-02", "ML-TRAIL-04")
@pytest.mark.parametrize(("letters", "offered"), [("ssssss", False), ("sssss", True)])
def test_reinforcement_ends_where_the_trail_is_full(letters: str, offered: bool) -> None:
    g = table(2, {0: {"dice": "s"}}, trails={"a1": {"who": "korgo", "dice": letters}})
    at(g, Reinforce(0, 0, 3))
    assert (asked(g) == "Reinforce") is offered


@clause("ML-TRAIL-02", "ML-QUEST-02")
@pytest.mark.parametrize("trail", ["quest_left", "quest_right", "contract_left", "contract_right"])
def test_a_quest_takes_its_own_dice_and_no_reinforcement(trail: str) -> None:
    g = table(2, {0: {"dice": "sssmmm456", "defence": 1, "potion": 1}}, quests=("quest_01", "quest_06"))
    quest, contract = g.cards.quests[g.quests[0][0]].need, g.cards.quests[g.quests[1][0]].contract.need
    assert quest != contract
    need = contract if "contract" in trail else quest
    assert needed(g, TRAIL_CODE[trail]) == need
    at(g, Act(0))
    do(g, f"go-to trail={trail}", "send mercenary=korgo")
    while asked(g) == "DiceFor":
        do(g, may(g)[0])
    assert (asked(g), sum(on_trail(g, trail))) == ("TakeAlong", sum(need[:3]) + need[4])


@clause("ML-TRAIL-02")
def test_without_the_required_dice_no_way() -> None:
    g = at(table(2, {0: {"dice": "sm"}}), Act(0))
    assert why_not(g, "go-to trail=a2") == no("ML-TRAIL-02", trail="a2")
    assert "go-to trail=a3" in may(g)


@clause("ML-TRAIL-03")
def test_influence_dice_never_go_on_land_trails() -> None:
    g = at(table(2, {0: {"dice": "s456"}}), Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo")
    assert (on_trail(g, "a1"), dice(g)) == ((1, 0, 0, 0, 0), "456")


@clause("ML-TRAIL-04")
@pytest.mark.parametrize(
    ("letters", "tokens"), [("ssssss", 2), ("sssss", 2), ("ssss", 3), ("sss", 3), ("ss", 4), ("s", 4)]
)
def test_room_for_tokens_by_dice(letters: str, tokens: int) -> None:
    g = table(2, trails={"a1": {"who": "purkas", "dice": letters}})
    assert room_for_tokens(g, 0) == tokens
    assert room_for_dice(g, 0) == 6 - len(letters)


@clause("ML-TRAIL-04")
@pytest.mark.parametrize(("more", "tokens"), [(4, 2), (3, 2), (2, 3), (1, 3), (0, 4)])
def test_six_dice_and_two_tokens_or_fewer_dice_and_more_tokens(more: int, tokens: int) -> None:
    words = {"dice": "ssssss", "defence": 5}
    g = at(table(2, {0: words}, tile_a=("trail_tile_5", 0)), Act(0))
    do(g, "go-to trail=a3", "send mercenary=korgo", *["add-die die=strength"] * more)
    if asked(g) == "Reinforce":
        do(g, "enough")
    for laid in range(tokens):
        assert (asked(g), room_for_tokens(g, 2)) == ("LayTokens", tokens - laid)
        do(g, "lay-defence")
    assert (g.shields[2], on_trail(g, "a3")[0], room_for_tokens(g, 2)) == (tokens, 2 + more, 0)
    assert 0 <= room_for_dice(g, 2) < 2
    assert asked(g) != "LayTokens"


@clause("ML-TRAIL-05")
def test_any_mix_of_traps_and_defence_tokens() -> None:
    words = {"dice": "s", "defence": 5, "traps": ["trap_s1", "trap_s2", "trap_m1"]}
    g = at(table(2, {0: words}), Act(0))
    do(g, "go-to trail=a1", "send mercenary=korgo", "lay-trap trap=trap_m1", "lay-defence", "lay-trap trap=trap_s1")
    assert asked(g) == "LayTokens"
    do(g, "lay-defence")  # the fourth and last token
    assert (g.shields[0], len(g.tokens_on(0)), purse(g)["defence"], traps(g)) == (2, 2, 3, ["trap_s2"])
    assert [g.cards.traps[card].name for card in g.tokens_on(0)] == ["trap_m1", "trap_s1"]


@clause("ML-TRAIL-06")
def test_nothing_is_added_to_a_trail_later() -> None:
    g = at(table(2, {0: {"dice": "sss"}}, trails={"a1": {"who": "korgo", "dice": "s"}}), Act(0))
    assert why_not(g, "go-to trail=a1") == no("ML-OUT-01", trail="a1")
    do(g, "go-to trail=a4")
    assert asked(g) == "Reinforce"  # Purkas is the only one left


@clause("ML-TRAIL-07", "ML-CLEAN-04")
def test_tokens_on_a_trail_are_lost_used_or_not() -> None:
    g = table(2, trails={"a1": {"who": "korgo", "traps": ["trap_s1", "starting_trap"], "shields": 2}})
    going_on(g, Cleanup(), "tidy")
    assert (g.players[0].laid, g.players[0].laid_at, g.shields[0], purse(g)) == ([], [], 0, {})
    assert [g.cards.traps[card].name for card in g.trap_discard] == ["trap_s1"]
    g = table(2, trails={"a1": {"who": "purkas", "traps": ["trap_s1"], "shields": 2}})  # whoever walks there
    going_on(g, Cleanup(), "tidy")
    assert (g.players[0].laid, g.shields[0]) == ([], 0)


@clause("ML-TRAIL-11", "ML-TRAIL-12")
@pytest.mark.parametrize(("trail", "carried"), [("a1", [0, 0, 2]), ("a2", [1, 0, 0]), ("a4", [0, 0, 3])])
def test_what_a_trail_puts_on_the_token(trail: str, carried: list[int]) -> None:
    g = at(table(2, {0: {"dice": "ss"}}), Act(0))
    do(g, f"go-to trail={trail}", "send mercenary=korgo")
    if asked(g) == "Reinforce":
        do(g, "enough")
    at_trail = int(trail[1]) - 1
    assert g.carried[3 * at_trail : 3 * at_trail + 3] == carried


@clause("ML-TRAIL-12")
def test_with_the_trail_bonus_two_of_a_kind_are_carried() -> None:
    g = at(table(2, {0: {"dice": "ss", "potion": 1}}), Act(0))
    do(g, "go-to trail=a2", "send mercenary=korgo", "carry potion=1 poison=0")
    assert g.carried[3:6] == [2, 0, 0]


@clause("ML-TRAIL-13")
def test_example_a_mercenary_on_the_second_trail() -> None:
    words = {"dice": "ssmm", "traps": ["trap_s1"], "defence": 1}
    g = at(table(2, {0: words}), Turn(0))
    do(g, "go-to trail=a2", "send mercenary=korgo", "add-die die=magic", "add-die die=magic")
    assert room_for_tokens(g, 1) == 3
    do(g, "lay-trap trap=trap_s1", "lay-defence")
    assert (on_trail(g, "a2")[:2], g.shields[1], len(g.tokens_on(1)), g.carried[3]) == ((2, 2), 1, 1, 1)


# -- the Entrance --------------------------------------------------------------------------------------------------


@clause("ML-ENTR-01")
def test_one_monster_and_two_trails() -> None:
    g = table(2, entrance="snagnus")
    assert len(g.lairs[2]) == 1
    assert [guard.trait.defend for guard in g.cards.guards] == [2, 1]


@clause("ML-ENTR-02")
def test_only_while_a_monster_is_there() -> None:
    g = at(table(2, {0: {"dice": "s"}}), Act(0))
    assert why_not(g, "go-to trail=upper") == no("ML-ENTR-02")


@clause("ML-ENTR-03")
def test_any_dice_and_tokens_each_token_for_two_dice() -> None:
    words = {"dice": "sssmmmm", "traps": ["trap_s1"], "defence": 3}
    g = at(table(2, {0: words}, entrance="krinx"), Act(0))
    do(g, "go-to trail=upper", "send mercenary=korgo", "add-die die=magic", "add-die die=strength", "enough")
    assert room_for_tokens(g, 8) == 3
    do(g, "lay-trap trap=trap_s1", "lay-defence")
    assert room_for_tokens(g, 8) == 1
    do(g, "lay-defence")
    assert (on_trail(g, "upper")[:2], g.shields[8], asked(g)) == ((1, 1), 2, "")


@clause("ML-ENTR-03")
def test_room_for_eight_dice() -> None:
    g = table(2, entrance="krinx", trails={"upper": {"who": "korgo", "dice": "ssss"}})
    assert (room_for_dice(g, 8), room_for_tokens(g, 8)) == (4, 2)
    g.shields[8] = 1
    assert (room_for_dice(g, 8), room_for_tokens(g, 8)) == (2, 1)


@clause("ML-ENTR-04")
def test_something_must_be_placed() -> None:
    g = at(table(2, {0: {"dice": "5", "defence": 1}}, entrance="krinx"), Act(0))
    do(g, "go-to trail=lower", "send mercenary=korgo")
    assert g.shields[9] == 1  # the token was the only possibility
    g = at(table(2, {0: {"dice": "5"}}, entrance="krinx"), Act(0))
    assert why_not(g, "go-to trail=lower") == no("ML-ENTR-04")
    g = at(table(2, {0: {"dice": "s5", "defence": 1}}, entrance="krinx"), Act(0))
    do(g, "go-to trail=lower", "send mercenary=korgo", "enough")
    assert asked(g) == ""
    assert g.shields[9] == 1


@clause("ML-ENTR-04")
def test_without_tokens_a_die_must_be_placed() -> None:
    g = at(table(2, {0: {"dice": "sm"}}, entrance="krinx"), Act(0))
    do(g, "go-to trail=lower", "send mercenary=korgo")
    assert why_not(g, "enough") == no("ML-ENTR-04")


@clause("ML-ENTR-05")
def test_the_lower_trail_puts_five_gold_on_the_token() -> None:
    g = at(table(2, {0: {"dice": "ss"}}, entrance="krinx"), Act(0))
    do(g, "go-to trail=lower", "send mercenary=korgo", "add-die die=strength")
    assert g.carried[27:30] == [0, 0, 5]
    assert g.cards.guards[0].brings == (0, 0, 0)


@clause("ML-ENTR-05")
def test_the_gold_of_the_lower_trail_is_for_who_survives() -> None:
    trails = {"lower": {"who": "korgo", "dice": "s", "bonus": True}}
    g = going_on(table(2, {0: {"clan": ["purkas", "korgo"]}}, entrance="krinx", trails=trails), Cleanup(), "tidy")
    assert [(e.seat, e.token, e.n) for e in happened(g, Received)] == [(0, "gold", 5)]
    g = fighting(table(2, entrance="krinx", trails=trails), 2)
    die(g, 0, 9)
    going_on(g, Cleanup(), "tidy")
    assert [e.token for e in happened(g, Received)] == ["glory"]
    assert at(table(2, {0: {"dice": "ss"}}, entrance="krinx"), Act(0)).guide(8).brings == (0, 0, 0)


@clause("ML-ENTR-06")
def test_example_tranok_on_the_upper_trail_against_snagnus() -> None:
    words = {"dice": "sssmm", "clan": ["nuduru", "tranok"], "traps": ["trap_s1"], "gold": 0}
    g = at(table(2, {0: words}, entrance="snagnus"), Turn(0))
    do(g, "go-to trail=upper", "send mercenary=tranok", *["add-die die=strength"] * 3, *["add-die die=magic"] * 2)
    assert asked(g) == "LayTokens"
    do(g, "lay-trap trap=trap_s1")
    assert (on_trail(g, "upper")[:2], len(g.tokens_on(8)), walkers(g)) == ((3, 2), 1, {"upper": "tranok"})
    assert g.cards.monsters[g.lairs[2][0]].attack == 5
    assert g.cards.monsters[g.lairs[2][0]].capture_gold == 10


@clause("ML-ENTR-07")
def test_tokens_alone_need_a_die_in_the_pool() -> None:
    from karczma.games.monster_lands.deployment.outer import entrance_closed

    g = table(2, {0: {"defence": 2}}, entrance="krinx")
    assert entrance_closed(g, 0) == no("ML-ENTR-07")
    g.players[0].dice[5] = 1
    assert entrance_closed(g, 0) is None


# -- settled lands -------------------------------------------------------------------------------------------------


@clause("ML-SETTLE-01")
def test_a_settled_land_is_used_once_per_round() -> None:
    g = at(table(2, {0: {"dice": "mm", "lands": {"kale": "nuduru"}, "clan": ["nuduru", "frunks"]}}), Turn(0))
    do(g, "use-land land=kale")
    assert (purse(g), dice(g)) == ({"potion": 3}, "m")
    do(g, "end-turn")
    assert why_not(g, "use-land land=kale") == no("ML-SETTLE-01", land="kale")
    going_on(g, Cleanup(), "tidy")
    assert not any(g.worked)


@clause("ML-SETTLE-02")
def test_also_while_the_settler_is_away() -> None:
    words = {"dice": "m", "lands": {"kale": "frunks"}, "clan": ["purkas", "frunks"]}
    g = at(table(2, {0: words}, trails={"a1": {"who": "frunks", "dice": "s"}}), Act(0))
    assert "use-land land=kale" in may(g)


@clause("ML-SETTLE-02", "ML-LAND-12")
def test_a_land_that_equips_is_of_no_use_while_everybody_is_away() -> None:
    words = {"dice": "sss", "lands": {"uyuniah": "korgo"}}
    trails = {"a1": {"who": "korgo", "dice": "s"}}
    assert "use-land land=uyuniah" in may(at(table(2, {0: words}, trails=trails), Act(0)))
    trails["a2"] = {"who": "purkas", "dice": "s"}
    g = at(table(2, {0: words}, trails=trails), Act(0))
    assert why_not(g, "use-land land=uyuniah") == no("ML-LAND-12", land="uyuniah")


@clause("ML-SETTLE-03")
def test_example_lusara_settled_kyzhul() -> None:
    words = {"dice": "s", "lands": {"kyzhul": "lusara"}, "clan": ["tortock", "lusara"]}
    g = at(table(2, {0: words}, chance=rolls(6, 2)), Turn(0))
    do(g, "use-land land=kyzhul")
    assert (dice(g), asked(g), g.deciding()) == ("26", "Act", (0,))


@clause("ML-SETTLE-03")
def test_without_its_dice_a_land_gives_nothing() -> None:
    words = {"dice": "m", "lands": {"kyzhul": "lusara"}, "clan": ["tortock", "lusara"]}
    g = at(table(2, {0: words}), Act(0))
    assert why_not(g, "use-land land=kyzhul") == no("ML-SETTLE-03", land="kyzhul")


@clause("ML-SETTLE-04", "ML-AFFIN-02")
def test_a_settler_shares_the_affiliation_of_the_land() -> None:
    g = table(2, {0: {"clan": ["purkas", "korgo", "nimra", "greenhorn"], "lands": {"gurban": ""}}})
    assert [str(c) for c in settlings(g, 0)] == ["settle land=gurban mercenary=nimra"]
    do(at(g, SettleNow(0, g.cards.land_id["gurban"])), "settle land=gurban mercenary=nimra")
    assert happened(g, Settled) == [Settled(0, "gurban", "nimra")]


@clause("ML-SETTLE-05", "ML-SETTLE-04")
def test_a_land_may_be_settled_on_the_own_turn() -> None:
    g = at(table(2, {0: {"dice": "s", "lands": {"megueria": ""}}}), Act(0))
    do(g, "settle land=megueria mercenary=korgo")
    assert g.settler[g.cards.land_id["megueria"]] == member(g, "korgo")
    assert asked(g) == "Act"


@clause("ML-SETTLE-06")
def test_settlers_get_no_wages() -> None:
    words = {"clan": ["purkas", "korgo", "drapis"], "glory": 5}
    assert wages_due(table(2, {0: words}), 0) == 2
    assert wages_due(table(2, {0: {**words, "lands": {"megueria": "korgo"}}}), 0) == 1


@clause("ML-SETTLE-07", "ML-SETTLE-08")
def test_who_has_settled_settles_nothing_else() -> None:
    g = table(2, {0: {"lands": {"megueria": "korgo", "thaklan": ""}}})
    assert [str(c) for c in settlings(g, 0)] == ["settle land=thaklan mercenary=purkas"]
    g.settler[g.cards.land_id["thaklan"]] = member(g, "purkas")
    assert settlings(g, 0) == []


@clause("ML-SETTLE-09")
def test_example_nimra_settles_a_new_water_land() -> None:
    words = {"clan": ["purkas", "nimra"], "lands": {"kyzhul": ""}, "dice": "s"}
    g = at(table(2, {0: words}, chance=rolls(3, 3)), SettleNow(0, 6))
    do(g, "settle land=kyzhul mercenary=nimra")
    assert happened(g, Settled) == [Settled(0, "kyzhul", "nimra")]
    at(g, Act(0))
    do(g, "use-land land=kyzhul")
    assert dice(g) == "33"


@clause("ML-SETTLE-10")
def test_a_land_outlives_its_settler() -> None:
    g = table(2, {0: {"dice": "s", "clan": ["tortock", "lusara"], "lands": {"kyzhul": "lusara"}}})
    leaves(g, 0, member(g, "lusara"))
    assert symbols(g, 0) == [0, 2, 0, 0]
    at(g, Act(0))
    assert why_not(g, "use-land land=kyzhul") == no("ML-SETTLE-10", land="kyzhul")


@clause("ML-SETTLE-11")
def test_a_conquered_land_may_be_settled_at_once() -> None:
    g = table(2, a="", trails={"a1": {"who": "korgo", "dice": "ssss"}}, land_a="megueria", chance=rolls(6, 6, 6, 6))
    at(g, LandBattle(0))
    assert asked(g) == "SettleNow"
    do(g, "settle land=megueria mercenary=korgo")
    assert wages_due(g, 0) == 0


@clause("ML-SETTLE-11")
def test_one_need_not_settle_at_once() -> None:
    g = table(
        2, {0: {"glory": 1}}, a="", trails={"a1": {"who": "korgo", "dice": "ssss"}}, land_a="megueria", chance=[5] * 4
    )
    at(g, LandBattle(0))
    do(g, "decline")
    assert (g.players[0].lands, g.settler[0], clan(g)) == ([0], -1, ["purkas", "korgo"])
    assert not_on_show(at(g, Act(0)), "use-land land=kale")
