"""Loot: taking it, and what each token does."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import clan, dice, purse, table
from games.words import asked, at, do, happened, may, not_on_show, rolls, why_not
from karczma.games.monster_lands.battles.loot import CollectLoot, show_loot
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.quests import DiceRollQuest
from karczma.games.monster_lands.scoring import trophies
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.words.battle_events import LootTaken, QuestRolled, TotalReached
from karczma.games.monster_lands.words.events import Used
from karczma.kernel.choices import no
from karczma.ledger import clause

CALM = [0] * 3


@clause("ML-LOOT-01", "ML-LOOT-04")
def test_who_returns_without_success_takes_a_token_from_the_left() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s"}, "a3": {"who": "poissen", "dice": "m"}}
    g = table(2, a="gator", trails=trails, chance=[*CALM, *CALM])
    at(g, LandBattle(0))
    do(g, "stop", "sacrifice n=0", "stop")
    assert (asked(g), g.deciding(), len(may(g))) == ("WhichLoot", (0,), 4)
    do(g, "take-token loot=loot_gold12")
    assert not_on_show(g, "take-token loot=loot_gold12")
    do(g, "take-token loot=loot_gold10")
    assert happened(g, LootTaken) == [LootTaken(0, "loot_gold12"), LootTaken(1, "loot_gold10")]
    kept = [[g.cards.loot[token].name for token in player.loot] for player in g.players]
    assert kept == [["loot_gold12"], ["loot_gold10"]]
    leader = at(table(2, a="gator", trails={"a1": {"who": "purkas", "dice": "s"}}, chance=CALM), LandBattle(0))
    assert asked(do(leader, "stop")) == "WhichLoot"  # the Leader does not go away empty either


@clause("ML-LOOT-01")
def test_the_victor_takes_no_loot_and_neither_do_the_dead() -> None:
    trails = {"a1": {"who": "korgo", "dice": "s"}, "a2": {"who": "poissen", "dice": "ssss"}}
    g = table(2, a="gator", trails=trails, chance=[*rolls(6, 6, 6), *CALM, *rolls(6, 6, 6)])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "roll die=strength", "roll die=strength", "kill")
    assert (asked(g), happened(g, LootTaken)) == ("", [])


@clause("ML-LOOT-01")
def test_where_no_token_is_left_nobody_gets_one() -> None:
    trails = {"a1": {"who": "korgo"}, "a2": {"who": "poissen"}, "a3": {"who": "purkas"}}
    g = table(2, loot=("loot_gold10",), trails=trails)
    g.loot_supply = []
    at(g, CollectLoot(0, (0, 1, 2)))
    assert happened(g, LootTaken) == [LootTaken(0, "loot_gold10")]
    assert g.loot == []


@clause("ML-LOOT-02")
def test_a_token_is_used_once_and_battle_tokens_not_on_a_turn() -> None:
    g = at(table(2, {0: {"dice": "s", "loot": ["loot_gold12", "loot_reroll4"]}}, loot=()), Act(0))
    assert [text for text in may(g) if "loot" in text] == ["use-loot loot=loot_gold12"]
    do(g, "use-loot loot=loot_gold12")
    assert not_on_show(g, "use-loot loot=loot_gold12")
    assert why_not(g, "use-loot loot=loot_reroll4") == no("ML-LOOT-02", loot="loot_reroll4")
    assert [g.cards.loot[token].name for token in g.loot_discard] == ["loot_gold12"]
    assert happened(g, Used) == [Used(0, "loot_gold12")]


@clause("ML-LOOT-03")
def test_the_display_is_filled_to_four_from_supply_then_discards() -> None:
    g = table(2, loot=("loot_gold10",))
    g.loot_supply, g.loot_discard = g.loot_supply[:1], g.loot_supply[1:3]
    show_loot(g)
    assert (len(g.loot), g.loot_supply, g.loot_discard) == (4, [], [])
    g.loot = g.loot[:1]
    show_loot(g)
    assert len(g.loot) == 1


@clause("ML-LOOT-03")
def test_when_a_land_is_resolved_what_was_taken_is_replaced() -> None:
    g = table(2, a="gator", trails={"a1": {"who": "korgo", "dice": "s"}}, chance=CALM)
    at(g, LandBattle(0))
    do(g, "stop", "take-token loot=loot_kit")
    assert (asked(g), len(g.loot), len(g.loot_supply)) == ("", 4, 16 - 4 - 1)


def victory(loot: str, verdict: str, shown: list[int], traps: tuple[str, ...] = ()) -> MonsterLands:
    trails = {"a1": {"who": "korgo", "dice": "ssss", "traps": traps}}
    g = table(2, {0: {"loot": [loot]}}, a="gator", trails=trails, loot=(), chance=[*CALM, *rolls(*shown)])
    at(g, LandBattle(0))
    do(g, *["roll die=strength"] * len(shown), verdict)
    return g


@clause("ML-LOOT-06", "ML-CONQ-05")
def test_four_glory_for_a_conquest() -> None:
    trails = {"a1": {"who": "korgo", "dice": "ss"}}
    g = table(2, {0: {"loot": ["loot_conquest_glory"]}}, a="", land_a="kale", trails=trails, chance=rolls(6, 6))
    at(g, LandBattle(0))
    assert (asked(g), may(g)) == ("Celebrate", ["boast", "decline"])
    do(g, "boast")
    assert (purse(g), g.players[0].loot) == ({"glory": 5 + 4}, [])


@clause("ML-LOOT-07")
def test_four_glory_for_a_kill_but_not_for_a_capture() -> None:
    g = victory("loot_kill_glory", "kill", [6, 6, 6])
    do(g, "boast")
    assert purse(g) == {"glory": 9}
    g = victory("loot_kill_glory", "capture", [6, 6], ("trap_s1",))
    assert (asked(g), purse(g)) == ("", {"glory": 5, "gold": 6})


@clause("ML-LOOT-08")
def test_three_glory_for_a_capture_or_keep_the_token() -> None:
    g = victory("loot_capture_glory", "capture", [6, 6], ("trap_s1",))
    kept = do(g.copy(), "decline")
    do(g, "boast")
    assert (purse(g), purse(kept)) == ({"glory": 8, "gold": 6}, {"glory": 5, "gold": 6})
    assert kept.players[0].loot == [2]


@clause("ML-LOOT-09", "ML-LOOT-19")
@pytest.mark.parametrize(("loot", "masks"), [("loot_reroll4", {3: 4}), ("loot_reroll_magic3", {2: 3})])
def test_rerolls_from_loot(loot: str, masks: dict[int, int]) -> None:
    trails = {"a4": {"who": "korgo", "dice": "sm"}}
    g = table(2, {0: {"loot": [loot]}}, a="gator", trails=trails, chance=[*CALM, *rolls(1, 6)])
    at(g, LandBattle(0))
    do(g, "sacrifice n=0", "roll die=magic", f"spend-loot loot={loot}")
    assert g.battle is not None
    assert {mask: n for mask, n in enumerate(g.battle.rerolls) if n} == masks
    do(g, "reroll-die die=magic value=1")
    assert g.battle.rolled == [8 + 6]


@clause("ML-LOOT-10")
def test_two_potions_and_two_poisons() -> None:
    g = at(table(2, {0: {"dice": "s", "loot": ["loot_brews"]}}, loot=()), Act(0))
    assert purse(do(g, "use-loot loot=loot_brews")) == {"potion": 2, "poison": 2}


@clause("ML-LOOT-11")
def test_six_more_for_a_kill_only() -> None:
    trails = {"a1": {"who": "korgo", "dice": "sss", "traps": ["trap_s1"]}}
    g = table(2, {0: {"loot": ["loot_kill6"]}}, a="gator", trails=trails, chance=[*CALM, *rolls(4, 4)])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "roll die=strength", "spend-loot loot=loot_kill6")
    assert may(g) == ["roll die=strength", "kill"]  # 8 + 6, but no capture
    assert why_not(g, "capture") == no("ML-STRIKE-05", total=8, value=11)


@clause("ML-LOOT-12")
def test_three_trophies_or_fifteen_gold() -> None:
    g = at(table(2, {0: {"dice": "s", "loot": ["loot_trophies"]}}, loot=()), Act(0))
    assert trophies(g, 0) == 3
    do(g, "use-loot loot=loot_trophies")
    assert (trophies(g, 0), purse(g)) == (0, {"gold": 15})


@clause("ML-LOOT-13", "ML-LOOT-17", "ML-LOOT-18")
@pytest.mark.parametrize(
    ("loot", "gained"),
    [
        ("loot_kit", {"gold": 6, "defence": 1, "potion": 1}),
        ("loot_gold12", {"gold": 12}),
        ("loot_gold10", {"gold": 10}),
    ],
)
def test_goods_from_loot(loot: str, gained: dict[str, int]) -> None:
    g = at(table(2, {0: {"dice": "s", "loot": [loot]}}, loot=()), Act(0))
    assert purse(do(g, f"use-loot loot={loot}")) == gained


@clause("ML-LOOT-14", "ML-LOOT-15")
@pytest.mark.parametrize(
    ("loot", "before", "after"), [("loot_influence_to_magic", "s5", "smmm"), ("loot_magic_to_strength", "m5", "sss5")]
)
def test_dice_exchanged_by_loot(loot: str, before: str, after: str) -> None:
    g = at(table(2, {0: {"dice": before, "loot": [loot]}}), Act(0))
    assert dice(do(g, f"use-loot loot={loot}")) == after


@clause("ML-LOOT-16", "ML-LOOT-21")
@pytest.mark.parametrize(("loot", "total"), [("loot_magic_plus2", 2 + 3 + 2), ("loot_strength_plus2", 2 + 2 + 3)])
def test_two_more_on_each_die(loot: str, total: int) -> None:
    trails = {"a4": {"who": "korgo", "dice": "sm"}}
    g = table(2, {0: {"loot": [loot]}}, a="gator", trails=trails, chance=[*CALM, *rolls(2, 3)])
    at(g, LandBattle(0))
    do(g, "sacrifice n=0", f"spend-loot loot={loot}", "roll die=strength", "roll die=magic")
    assert happened(g, TotalReached)[-1].total == total


@clause("ML-LOOT-16")
def test_battle_tokens_help_on_quests_too_but_not_the_spear() -> None:
    words = {"glory": 5, "loot": ["loot_strength_plus2", "loot_kill6"]}
    g = table(2, {0: words}, trails={"quest_left": {"who": "korgo", "dice": "ss"}}, chance=rolls(2, 1))
    at(g, DiceRollQuest())
    assert may(g) == ["spend-loot loot=loot_strength_plus2", "stands"]
    do(g, "spend-loot loot=loot_strength_plus2")
    assert happened(g, QuestRolled)[-1].total == 7


@clause("ML-LOOT-20")
def test_a_free_recruit_needs_excess_glory_and_no_die() -> None:
    g = at(table(2, {0: {"dice": "m", "glory": 4, "loot": ["loot_recruit"]}}, panic=["tavern"], chance=[0]), Act(0))
    do(g, "use-loot loot=loot_recruit")
    assert (asked(g), len(may(g))) == ("FreeRecruit", 4)
    do(g, "hire mercenary=drapis")
    assert (clan(g)[-1], purse(g), dice(g), len(g.offer)) == ("drapis", {"glory": 4}, "ssm", 4)
    g = at(table(2, {0: {"dice": "m", "glory": 2, "loot": ["loot_recruit"]}}), Act(0))
    assert why_not(g, "use-loot loot=loot_recruit") == no("ML-LOOT-20")
