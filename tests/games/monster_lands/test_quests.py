"""Quests: dice rolls and contracts."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import dice, on_trail, purse, table, traps
from games.words import asked, at, do, going_on, happened, may, rolls, why_not
from karczma.games.monster_lands.adventure import Adventure
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.quests import Contracts, DiceRollQuest
from karczma.games.monster_lands.scoring import excess
from karczma.games.monster_lands.words.battle_events import QuestFailed, QuestRolled, QuestWon, ScrapsTaken
from karczma.kernel.choices import no
from karczma.ledger import clause

LEFT = {"quest_left": {"who": "purkas", "dice": "ss"}}
BOTH = {**LEFT, "quest_right": {"who": "poissen", "dice": "ss"}}
FIVE = {0: {"glory": 5}, 1: {"glory": 5}}


@clause("ML-QUEST-01")
def test_two_quests_with_two_trails_each() -> None:
    g = at(table(2, {0: {"dice": "sss5"}}), Act(0))
    assert [text for text in may(g) if "quest" in text or "contract" in text] == [
        f"go-to trail={name}" for name in ("quest_left", "quest_right", "contract_left", "contract_right")
    ]


@clause("ML-QUEST-02")
def test_exactly_the_dice_of_the_tile_in_any_mix_of_its_colours() -> None:
    g = at(table(2, {0: {"dice": "ssm"}}), Act(0))  # 2 of strength and magic
    do(g, "go-to trail=quest_right", "send mercenary=korgo", "place-die die=magic")
    assert (on_trail(g, "quest_right"), dice(g), asked(g)) == ((1, 1, 0, 0, 0), "s", "")


@clause("ML-QUEST-02")
def test_without_the_dice_of_the_quest_no_way() -> None:
    g = at(table(2, {0: {"dice": "s4"}}), Act(0))
    assert why_not(g, "go-to trail=quest_left") == no("ML-QUEST-02", trail="quest_left")
    assert "go-to trail=contract_left" in may(g)


@clause("ML-QUEST-03")
def test_no_tokens_on_quest_trails() -> None:
    g = at(table(2, {0: {"dice": "4", "defence": 3, "traps": ["trap_s1"]}}), Act(0))
    do(g, "go-to trail=contract_left", "send mercenary=korgo")
    assert (asked(g), g.shields[12], traps(g)) == ("", 0, ["trap_s1"])


@clause("ML-QUEST-04", "ML-ADV-01")
def test_the_dice_roll_first_and_empty_quests_are_skipped() -> None:
    trails = {"contract_left": {"who": "korgo", "dice": "5"}, **LEFT}
    g = at(table(2, {0: {"glory": 5, "gold": 5}}, trails=trails, chance=rolls(3, 4)), Adventure())
    assert [len(field) for field in g.quests] == [0, 1]
    assert asked(g) == "Contract"
    g = at(table(2, {}), Adventure())
    assert [len(field) for field in g.quests] == [1, 1]


@clause("ML-QUEST-05")
@pytest.mark.parametrize(
    ("shown", "after"), [((3, 4), {"glory": 7, "gold": 2}), ((3, 3), {"glory": 4}), ((6, 6), {"glory": 7, "gold": 2})]
)
def test_one_mercenary_meets_the_target_or_not(shown: tuple[int, int], after: dict[str, int]) -> None:
    g = at(table(2, FIVE, trails=LEFT, chance=rolls(*shown)), DiceRollQuest())
    assert purse(g) == after
    assert (g.quests[0], len(g.quest_discard)) == ([], 1)
    assert g.players[0].quests == int(sum(shown) >= 7)


@clause("ML-QUEST-05")
def test_abilities_and_equipment_count_and_traps_do_not() -> None:
    words = {"glory": 5, "clan": ["timbulu", "korgo"], "gear": {"pugnor": "timbulu", "slyzor": "korgo"}}
    trails = {"quest_left": {"who": "timbulu", "dice": "ss", "poison": 1}}
    g = at(table(2, {0: words}, trails=trails, chance=rolls(1, 2)), DiceRollQuest())
    assert happened(g, QuestRolled) == [QuestRolled(0, "quest_01", 7, 7)]


@clause("ML-QUEST-06")
def test_only_one_of_two_meets_the_target() -> None:
    g = at(table(2, FIVE, trails=BOTH, chance=rolls(1, 2, 5, 5)), DiceRollQuest())
    assert (purse(g, 0), purse(g, 1)) == ({"glory": 4}, {"glory": 7, "gold": 2})


@clause("ML-QUEST-07")
def test_the_higher_total_wins_and_the_other_gets_scraps() -> None:
    g = at(table(2, FIVE, trails=BOTH, chance=rolls(4, 4, 5, 5)), DiceRollQuest())
    assert (purse(g, 0), purse(g, 1)) == ({"glory": 5, "gold": 2}, {"glory": 7, "gold": 2})
    assert happened(g, ScrapsTaken) == [ScrapsTaken(0, 2)]
    assert happened(g, QuestWon) == [QuestWon(1, "quest_01")]
    assert [player.quests for player in g.players] == [0, 1]


@clause("ML-QUEST-08")
def test_on_a_tie_the_left_one_wins() -> None:
    g = at(table(2, FIVE, trails=BOTH, chance=rolls(4, 4, 4, 4)), DiceRollQuest())
    assert happened(g, QuestWon) == [QuestWon(0, "quest_01")]
    assert purse(g, 1) == {"glory": 5, "gold": 2}


@clause("ML-QUEST-09")
def test_both_may_fail() -> None:
    g = at(table(2, FIVE, trails=BOTH, chance=rolls(1, 1, 1, 1)), DiceRollQuest())
    assert [e.seat for e in happened(g, QuestFailed)] == [0, 1]
    assert (purse(g, 0), purse(g, 1)) == ({"glory": 4}, {"glory": 4})


@clause("ML-QUEST-10")
def test_contracts_are_offered_left_then_right() -> None:
    trails = {"contract_left": {"who": "purkas"}, "contract_right": {"who": "poissen"}}
    g = at(table(2, {0: {"gold": 6}, 1: {"gold": 5}}, trails=trails), Contracts())
    assert (asked(g), g.deciding(), may(g)) == ("Contract", (0,), ["fulfil", "decline"])
    do(g, "fulfil")
    assert g.deciding() == (1,)
    do(g, "fulfil")
    assert (purse(g, 0), purse(g, 1)) == ({"gold": 1, "glory": 3}, {"glory": 2})
    assert (g.players[0].quests, g.players[1].quests, g.quests[1]) == (1, 1, [])


@clause("ML-QUEST-10")
def test_a_contract_is_paid_from_the_own_area() -> None:
    trails = {"contract_left": {"who": "purkas", "potion": 1}}
    g = at(
        table(2, {0: {"gold": 3, "loot": ["loot_brews"]}}, trails=trails, quests=("quest_01", "quest_03")), Contracts()
    )
    assert why_not(g, "fulfil") == no("ML-QUEST-10", token="potion", n=1, has=0)
    do(g, "use-loot loot=loot_brews", "fulfil")
    assert purse(g) == {"gold": 3, "glory": 2, "potion": 1, "poison": 2}


@clause("ML-QUEST-10")
def test_traps_for_a_contract_are_chosen() -> None:
    words = {"traps": ["trap_s1", "trap_s2", "trap_m1"]}
    g = table(2, {0: words}, trails={"contract_right": {"who": "purkas"}}, quests=("quest_01", "quest_08"))
    at(g, Contracts())
    do(g, "fulfil", "drop-trap trap=trap_s2", "drop-trap trap=trap_m1")
    assert (traps(g), purse(g)) == (["trap_s1"], {"glory": 3})


@clause("ML-QUEST-10")
def test_at_a_contract_loot_of_the_own_turn_is_not_used() -> None:
    words = {"gold": 5, "glory": 9, "loot": ["loot_recruit", "loot_gold10"]}
    g = at(table(2, {0: words}, loot=(), trails={"contract_left": {"who": "purkas"}}), Contracts())
    assert may(g) == ["fulfil", "use-loot loot=loot_gold10", "decline"]
    assert why_not(g, "use-loot loot=loot_recruit") == no("ML-LOOT-02", own_turn="loot_recruit")


@clause("ML-QUEST-11")
def test_declining_a_contract_costs_nothing() -> None:
    g = at(table(2, {0: {"gold": 6, "glory": 3}}, trails={"contract_left": {"who": "purkas"}}), Contracts())
    do(g, "decline")
    assert (purse(g), g.players[0].quests) == ({"gold": 6, "glory": 3}, 0)


@clause("ML-QUEST-12")
def test_no_loot_comes_from_quests() -> None:
    g = at(table(2, FIVE, trails=LEFT, chance=rolls(6, 6)), Adventure())
    assert (g.players[0].loot, len(g.loot), asked(g)) == ([], 4, "")


@clause("ML-QUEST-13")
def test_a_clan_on_both_trails_competes_with_itself_and_pays_twice() -> None:
    trails = {**LEFT, "quest_right": {"who": "korgo", "dice": "ss"}}
    g = at(table(2, FIVE, trails=trails, chance=rolls(6, 6, 4, 4)), DiceRollQuest())
    assert purse(g) == {"glory": 7, "gold": 4}
    other = {"quest_left": {"who": "korgo", "dice": "ss"}, "quest_right": {"who": "purkas", "dice": "ss"}}
    g = at(table(2, FIVE, trails=other, chance=rolls(1, 1, 6, 6)), DiceRollQuest())
    assert purse(g) == {"glory": 5 - 1 + 2, "gold": 2}  # one pays the penalty, the other has the reward
    trails = {"contract_left": {"who": "purkas"}, "contract_right": {"who": "korgo"}}
    g = at(table(2, {0: {"gold": 9}}, trails=trails), Contracts())
    do(g, "fulfil")
    assert purse(g) == {"gold": 4, "glory": 3}


@clause("ML-QUEST-14", "ML-MERC-06")
def test_the_left_one_finishes_rerolls_before_the_right_one_rolls() -> None:
    trails = {"quest_left": {"who": "korgo", "dice": "12"}, "quest_right": {"who": "poissen", "dice": "12"}}
    g = table(2, FIVE, trails=trails, quests=("quest_09", "quest_01"), chance=rolls(1, 4, 5, 3, 3))
    at(g, DiceRollQuest())
    assert (g.deciding(), may(g)) == (
        (0,),
        ["reroll-die die=influence value=1", "reroll-die die=influence value=4", "stands"],
    )
    do(g, "reroll-die die=influence value=1")
    assert [e.total for e in happened(g, QuestRolled)] == [9, 6]


@clause("ML-QUEST-15", "ML-ALCH-06")
def test_brews_on_a_quest_do_nothing_and_come_back() -> None:
    trails = {"quest_left": {"who": "purkas", "dice": "ss", "potion": 1, "poison": 1}}
    g = at(table(2, FIVE, trails=trails, chance=rolls(3, 3)), DiceRollQuest())
    assert purse(g) == {"glory": 4}
    going_on(g, Cleanup(), "tidy")
    assert (purse(g)["potion"], purse(g)["poison"]) == (1, 1)


@clause("ML-TAV-10")
def test_example_a_failed_quest_costs_glory_but_not_reputation() -> None:
    clan_of = ["purkas", "korgo", "lusara", "dolfus", "drapis"]  # 0 + 1 + 7 + 6 + 3 = 17
    trails = {"quest_left": {"who": "drapis", "dice": "sss"}}
    g = table(
        2, {0: {"glory": 18, "clan": clan_of}}, trails=trails, quests=("quest_07", "quest_01"), chance=rolls(1, 1, 1)
    )
    at(g, DiceRollQuest())
    assert (purse(g), excess(g, 0)) == ({"glory": 16}, 0)


@clause("ML-DEPLOY-09", "ML-SETUP-19")
def test_rewards_of_loot_and_traps() -> None:
    trails = {"quest_left": {"who": "purkas", "dice": "ssss"}}
    g = at(table(2, FIVE, trails=trails, quests=("quest_11", "quest_01"), chance=[5] * 4), DiceRollQuest())
    assert asked(g) == "WhichLoot"
    do(g, "take-token loot=loot_kit")
    assert [g.cards.loot[token].name for token in g.players[0].loot] == ["loot_kit"]
    trails = {"quest_left": {"who": "purkas", "dice": "sm"}}
    g = at(table(2, FIVE, trails=trails, quests=("quest_08", "quest_01"), chance=[5, 5, 0]), DiceRollQuest())
    assert len(g.players[0].traps) == 1
