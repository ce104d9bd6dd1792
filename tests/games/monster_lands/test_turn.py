"""General rules, the dice pool, and turns of the Deployment phase."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import clan, dice, on_trail, purse, table
from games.words import asked, at, do, going_on, happened, may, question, rolls, why_not
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act, Turn
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.scoring import bracket, reputation
from karczma.games.monster_lands.table.storage import gain_glory, lose_glory
from karczma.games.monster_lands.words.events import InfluenceRolled, LeaderPromoted, Passed
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("ML-CORE-01")
def test_glory_is_tracked_for_each_clan() -> None:
    g = table(2, {0: {"glory": 5}})
    gain_glory(g, 0, 3, "quest_01")
    assert (purse(g, 0), purse(g, 1)) == ({"glory": 8}, {})


@clause("ML-CORE-02", "ML-CORE-03")
def test_reputation_is_the_sum_of_all_members() -> None:
    g = table(2, {0: {"clan": ["purkas", "korgo", "fandor", "greenhorn"], "glory": 9}})
    assert reputation(g, 0) == 0 + 1 + 5 + 1
    lose_glory(g, 0, 4)
    assert reputation(g, 0) == 7


@clause("ML-CORE-04")
def test_a_die_blocks_its_space_until_the_end_of_the_round() -> None:
    g = at(table(2, {0: {"dice": "mm"}, 1: {"dice": "m"}}), Turn(0))
    do(g, "visit building=alchemist", "brew-at space=1", "brew potion=3 poison=0")
    do(g, "visit building=alchemist")
    assert asked(g) == "BrewWhat"
    assert min(g.spaces[4:6]) >= 0
    do(g, "brew potion=2 poison=0")
    assert why_not(g, "visit building=alchemist") == no("ML-CITADEL-03", building="alchemist")


@clause("ML-CORE-05", "ML-DEPLOY-08")
def test_a_recruit_brings_dice_at_once() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 9, "glory": 9}}, chance=[*rolls(4), 0]), Turn(0))
    do(g, "visit building=tavern", "recruit mercenary=dalina")
    assert dice(g) == "4"
    assert happened(g, InfluenceRolled) == [InfluenceRolled(0, 4)]


@clause("ML-CORE-06")
def test_strength_dice_go_everywhere_but_to_the_alchemist() -> None:
    g = at(table(2, {0: {"dice": "s", "gold": 20, "glory": 9}}), Turn(0))
    places = [text.partition("=")[2] for text in may(g) if text.startswith("visit")]
    assert places == ["hunting_lodge", "tavern", "armoury", "merchant", "market", "mine"]
    assert why_not(g, "visit building=alchemist") == no("ML-CITADEL-02", building="alchemist")


@clause("ML-CORE-07")
def test_magic_dice_go_to_the_alchemist_and_the_merchant_only() -> None:
    g = at(table(2, {0: {"dice": "m", "gold": 20, "glory": 9}}), Turn(0))
    assert [t.partition("=")[2] for t in may(g) if t.startswith("visit")] == ["alchemist", "merchant"]


@clause("ML-CORE-08")
def test_influence_dice_go_where_prices_are() -> None:
    g = at(table(2, {0: {"dice": "4", "gold": 20, "glory": 9}}), Turn(0))
    places = [text.partition("=")[2] for text in may(g) if text.startswith("visit")]
    assert places == ["hunting_lodge", "tavern", "armoury", "merchant", "market"]


@clause("ML-CORE-09")
def test_a_round_has_four_phases() -> None:
    g = at(table(2, {0: {"glory": 5}, 1: {"glory": 5}}, chance=rolls(2, 3)), Round())
    assert (asked(g), g.deciding()) == ("Act", (0,))
    steps = [step.__name__ for step in Round().steps]
    assert steps[-4:] == ["gift", "deployment", "adventure", "cleanup"]


@clause("ML-CORE-10", "ML-END-01")
@pytest.mark.parametrize(("round", "glory", "over"), [(5, 29, False), (5, 30, True), (6, 5, True), (1, 31, True)])
def test_the_end_comes_after_round_six_or_with_thirty_glory(round: int, glory: int, over: bool) -> None:
    g = table(2, {0: {"glory": 5, "gold": 9}, 1: {"glory": glory, "gold": 9}}, round=round)
    going_on(g, Cleanup(), "check")
    assert g.over or not over
    assert (g.ended == 1) is over


@clause("ML-CORE-11")
def test_an_ability_once_per_round() -> None:
    g = at(table(2, {0: {"dice": "s", "clan": ["purkas", "tranok"], "glory": 9}}), Act(0))
    do(g, "use-ability mercenary=tranok")
    assert purse(g) == {"gold": 2, "glory": 9}
    assert "use-ability mercenary=tranok" not in may(g)
    assert why_not(g, "use-ability mercenary=tranok") == no("ML-CORE-11", by="tranok")
    going_on(g, Cleanup(), "tidy")
    assert not any(g.used)


@clause("ML-CORE-12")
def test_outer_areas_abilities_are_not_for_turns() -> None:
    g = at(table(2, {0: {"dice": "s", "clan": ["purkas", "skrat", "frostor"]}}), Act(0))
    assert [text for text in may(g) if "ability" in text] == ["use-ability mercenary=frostor"]


@clause("ML-CORE-13")
def test_an_ability_may_be_used_from_a_trail_unless_the_card_forbids() -> None:
    clan_of = ["purkas", "tranok", "fandor"]
    trails = {"a1": {"who": "tranok", "dice": "s"}, "a2": {"who": "fandor", "dice": "s"}}
    g = at(table(2, {0: {"dice": "s", "gold": 5, "clan": clan_of}}, trails=trails), Act(0))
    assert "use-ability mercenary=tranok" in may(g)
    assert why_not(g, "use-ability mercenary=fandor") == no("ML-CORE-13", by="fandor")


@clause("ML-CORE-14")
def test_abilities_are_no_actions_and_work_before_and_after_the_action() -> None:
    g = at(table(2, {0: {"dice": "s", "clan": ["purkas", "tranok", "nuduru"]}}), Turn(0))
    do(g, "use-ability mercenary=nuduru")
    assert (asked(g), g.deciding()) == ("Act", (0,))
    do(g, "visit building=mine")
    assert (asked(g), may(g)) == ("After", ["use-ability mercenary=tranok", "end-turn"])
    do(g, "use-ability mercenary=tranok")
    assert purse(g) == {"gold": 4, "potion": 1}


# -- the dice pool -------------------------------------------------------------------------------------------------


@clause("ML-POOL-01", "ML-POOL-03")
def test_the_pool_is_what_members_and_glory_supply() -> None:
    g = table(2, {0: {"clan": ["purkas", "vaidala"], "glory": 12}, 1: {"glory": 1}}, chance=rolls(6, 2))
    at(g, Round())
    assert (dice(g, 0), dice(g, 1)) == ("ssmmmm6", "ssm2")


@clause("ML-POOL-02")
@pytest.mark.parametrize(
    ("glory", "bonus", "wage"),
    [
        *((0, (1, 0, 0), 1), (10, (1, 0, 0), 1), (11, (1, 1, 0), 2), (20, (1, 1, 0), 2)),
        *((21, (1, 1, 1), 3), (30, (1, 1, 1), 3), (35, (1, 1, 1), 3)),
    ],
)
def test_one_glory_bracket_applies(glory: int, bonus: tuple[int, ...], wage: int) -> None:
    found = bracket(table(2, {0: {"glory": glory}}), 0)
    assert (found.dice, found.wage) == (bonus, wage)


@clause("ML-POOL-04")
def test_a_wounded_member_still_supplies_dice() -> None:
    g = table(2, {0: {"clan": ["purkas", "drapis"], "wounded": ["drapis"], "glory": 1}}, chance=rolls(1))
    assert dice(at(g, Round())) == "ssssm"


@clause("ML-DEATH-06")
def test_a_lost_clan_begins_anew_with_a_greenhorn() -> None:
    g = table(2, {0: {"clan": [], "gold": 2, "glory": 12, "potion": 2}}, chance=rolls(1))
    at(g, Round())
    assert clan(g) == ["greenhorn"]
    assert purse(g) == {"gold": 5, "glory": 12, "potion": 2}
    assert g.players[0].leader == g.players[0].clan[0]
    assert happened(g, LeaderPromoted) == [LeaderPromoted(0, "greenhorn")]
    assert dice(g) == "ssm"


@clause("ML-DEATH-06")
def test_gold_above_five_is_kept_and_without_greenhorns_only_the_bracket_dice_come() -> None:
    g = table(2, {0: {"clan": [], "gold": 9, "glory": 12}}, chance=rolls(1))
    g.greenhorns = []
    at(g, Round())
    assert (clan(g), purse(g)["gold"], dice(g)) == ([], 9, "sm")


# -- turns ---------------------------------------------------------------------------------------------------------


@clause("ML-DEPLOY-01")
def test_one_action_each_clockwise() -> None:
    g = at(table(3, {seat: {"dice": "ss"} for seat in range(3)}, first=1), Turn(1))
    order = []
    for _ in range(3):
        order.append(g.deciding()[0])
        do(g, "visit building=merchant", "done-selling")
    assert (order, g.deciding()) == ([1, 2, 0], (1,))


@clause("ML-DEPLOY-02")
def test_three_kinds_of_action() -> None:
    g = at(table(2, {0: {"dice": "s", "lands": {"kyzhul": "korgo"}}}), Act(0))
    kinds = {text.split()[0] for text in may(g)}
    assert kinds == {"visit", "go-to", "use-land"}


@clause("ML-DEPLOY-02")
def test_of_every_kind_only_actions_that_are_possible_are_offered() -> None:
    words = {"dice": "s", "lands": {"kyzhul": "korgo", "kale": "purkas"}, "loot": ["loot_recruit"], "glory": 9}
    g = at(table(2, {0: words}), Act(0))
    assert [text for text in may(g) if not text.startswith("go-to")] == [
        *("visit building=merchant", "visit building=mine", "use-land land=kyzhul"),
        "use-loot loot=loot_recruit",  # no action, but of the own turn
    ]
    act = question(g, Act)
    assert set(act.options(g)) == {choice for choice in act.candidates(g) if choice.refusal(g, act) is None}


@clause("ML-CORE-11", "ML-DEPLOY-02")
def test_a_feature_once_per_round() -> None:
    g = at(table(2, {0: {"dice": "s", "gear": {"tidewrap": "korgo"}}}), Act(0))
    assert "use-feature equipment=tidewrap" in may(g)
    do(g, "use-feature equipment=tidewrap")
    assert purse(g) == {"potion": 1}
    assert "use-feature equipment=tidewrap" not in may(g)
    assert why_not(g, "use-feature equipment=tidewrap") == no("ML-CORE-11", by="tidewrap")
    going_on(g, Cleanup(), "tidy")
    assert not any(g.feature_used)


@clause("ML-DEPLOY-03")
def test_nobody_passes_with_dice_to_place() -> None:
    g = at(table(2, {0: {"dice": "sm"}}), Act(0))
    assert why_not(g, "pass") == no("ML-DEPLOY-03", dice=2)


@clause("ML-DEPLOY-03")
def test_dice_that_fit_nowhere_let_one_pass() -> None:
    away = {"a1": {"who": "purkas", "dice": "s"}, "a2": {"who": "korgo", "dice": "s"}}
    g = at(table(2, {0: {"dice": "5"}}, trails=away, panic=["merchant"]), Act(0))
    assert (g.passes, dice(g), asked(g)) == (1, "5", "")  # passing was the only option
    assert happened(g, Passed) == [Passed(0)]


@clause("ML-DEPLOY-04")
def test_the_phase_ends_after_a_full_circle_of_passes() -> None:
    g = at(table(2, {0: {"dice": "s"}, 1: {"dice": "s"}}), Turn(0))
    do(g, "visit building=mine")
    assert g.deciding() == (1,)
    do(g, "visit building=merchant")
    assert (g.deciding(), g.passes) == ((), 2)


@clause("ML-DEPLOY-05")
def test_a_conversion_is_no_action() -> None:
    g = at(table(2, {0: {"dice": "4", "loot": ["loot_influence_to_magic"]}}), Act(0))
    do(g, "use-loot loot=loot_influence_to_magic")
    assert (dice(g), asked(g), g.deciding()) == ("mmm", "Act", (0,))


@clause("ML-DEPLOY-05")
def test_a_conversion_needs_its_die() -> None:
    g = at(table(2, {0: {"dice": "s", "loot": ["loot_influence_to_magic"]}}), Act(0))
    why = no("ML-DEPLOY-05", by="loot_influence_to_magic")
    assert why_not(g, "use-loot loot=loot_influence_to_magic") == why


@clause("ML-DEPLOY-06")
def test_an_action_moves_dice_from_the_pool_to_a_space() -> None:
    g = at(table(2, {0: {"dice": "sss"}}), Turn(0))
    do(g, "visit building=mine", "dig-at space=1")
    assert (dice(g), purse(g)) == ("s", {"gold": 6})


@clause("ML-DEPLOY-04", "ML-DEPLOY-06", "ML-OUT-01")
@pytest.mark.parametrize("action", ["visit building=mine", "go-to trail=a1", "use-land land=kyzhul"])
def test_whoever_acts_lets_the_others_come_back(action: str) -> None:
    g = table(2, {0: {"dice": "s", "lands": {"kyzhul": "korgo"}}}, chance=[0, 0])
    g.passes = 1
    do(at(g, Act(0)), action)
    assert g.passes == 0


@clause("ML-DEPLOY-07")
@pytest.mark.parametrize(("seats", "spaces"), [(1, [3, 2, 3, 2, 0, 2, 3]), (2, [3, 2, 3, 2, 0, 2, 3])])
def test_marked_spaces_are_not_used_by_few(seats: int, spaces: list[int]) -> None:
    g = table(seats)
    assert [len(each) for each in g.cards.spaces[seats]] == spaces
    assert (
        [len(each) for each in g.cards.spaces[4]] == [4, 2, 4, 3, 0, 3, 4] == [len(each) for each in g.cards.spaces[3]]
    )


@clause("ML-DEPLOY-09")
def test_dice_gained_are_for_this_round_only() -> None:
    g = table(2, {0: {"dice": "ssm4"}})
    going_on(g, Cleanup(), "tidy")
    assert dice(g) == ""


@clause("ML-DEPLOY-10")
def test_who_has_passed_may_come_back_with_new_dice() -> None:
    g = table(2, {0: {"dice": "", "gold": 3, "clan": ["purkas", "wormee"]}, 1: {"dice": "ss"}})
    at(g, Turn(0))
    assert may(g) == ["use-ability mercenary=wormee", "pass"]
    do(g, "pass", "visit building=merchant", "done-selling")
    assert g.deciding() == (0,)
    do(g, "use-ability mercenary=wormee")
    assert why_not(g, "pass") == no("ML-DEPLOY-03", dice=1)
    do(g, "go-to trail=a1", "send mercenary=wormee")
    assert on_trail(g, "a1")[0] == 1
