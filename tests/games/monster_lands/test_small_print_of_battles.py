"""Small print of battles, ends, ploys and the virtual player: what a rule says at its edges, each by its clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import clan, fighting, new_table, purse, table
from games.words import at, do, may, rolls, why_not
from karczma.games.monster_lands.battles.attack import RedirectWhere
from karczma.games.monster_lands.battles.conquest import NextConquest
from karczma.games.monster_lands.battles.defence import Defence, Wounds, die, wound
from karczma.games.monster_lands.battles.rolling import reroll_mask, total
from karczma.games.monster_lands.battles.stages import open_battle
from karczma.games.monster_lands.battles.strike import Striking
from karczma.games.monster_lands.cleanup.ending import tied
from karczma.games.monster_lands.cleanup.wages import Payday
from karczma.games.monster_lands.quests import quest_clause
from karczma.games.monster_lands.rounds import start_anew
from karczma.games.monster_lands.scoring import standing_of
from karczma.games.monster_lands.table import verbs
from karczma.games.monster_lands.table.catalogue import catalogue
from karczma.games.monster_lands.table.state import Battle, MonsterLands
from karczma.games.monster_lands.table.terms import (
    ALCHEMIST,
    ARMOURY,
    MAGIC,
    STRENGTH,
    TRAIL_CODE,
)
from karczma.games.monster_lands.variants.ploy import Theft
from karczma.games.monster_lands.variants.solo import pick_up, remove_equipment, visit
from karczma.games.monster_lands.words.battle_events import DieRerolled, PoisonUsed
from karczma.games.monster_lands.words.derived import derived_view
from karczma.games.monster_lands.words.solo_events import PloysReturned, SamborRemoved
from karczma.kernel.choices import Refusal, no
from karczma.kernel.flow import Decision
from karczma.ledger import clause

CARDS = catalogue()
A1, A2, B1, UPPER, QUEST_LEFT, QUEST_RIGHT = (
    TRAIL_CODE[name] for name in ("a1", "a2", "b1", "upper", "quest_left", "quest_right")
)


def told(g: MonsterLands, kind: type[Any]) -> list[Any]:
    return [event for event in g.heard or () if isinstance(event, kind)]


def refused(g: MonsterLands, question: Decision, text: str) -> Refusal | None:
    """Of what is on show, also where only one answer is left, so that it would not even be asked."""
    return {str(choice): choice.refusal(g, question) for choice in question.candidates(g)}[text]


def sides_of(g: MonsterLands) -> list[int]:
    """How many sides each die had that was rolled since the journal was opened."""
    assert g.journal is not None
    return [entry[2] for entry in g.journal if len(entry) == 3 and entry[2] != "forced"]


# -- battles -------------------------------------------------------------------------------------------------------


def battle(monster: str = "krinx", **trail: Any) -> MonsterLands:
    words = {"clan": ("korgo", "purkas"), "gear": {"noxx": "korgo", "mortis": "purkas"}}
    return fighting(table(2, {0: words}, a=monster, market=(), trails={"a2": {"who": "korgo", **trail}}), 0)


@clause("ML-ARM-03")
def test_equipment_cancels_once_a_round() -> None:
    g = do(at(battle(shields=1), Defence(0, A2, 3)), "cancel-with by=noxx")
    assert why_not(g, "cancel-with by=noxx") == no("ML-CORE-11", by="noxx")
    assert g.feature_used[CARDS.equipment_id["noxx"]] == 1


@clause("ML-DEFEND-04")
def test_a_potion_is_drunk_from_the_own_token() -> None:
    g = at(battle(potion=1), Wounds(0, A2, 1))
    assert "drink" in may(g)
    g = battle()
    g.carried[0] = 1  # on another trail's token
    assert refused(g, Wounds(0, A2, 1), "drink") == no("ML-DEFEND-04", mercenary="korgo")


@clause("ML-ATTACK-07")
def test_a_wound_by_a_common_monster_costs_no_glory() -> None:
    g = battle()
    g.players[0].wallet[1] = 5
    wound(g, 0, A2, 1)
    assert (g.wounded[CARDS.member_id["korgo"]], g.players[0].wallet[1]) == (1, 5)


@clause("ML-DEATH-01")
def test_what_the_dead_carried_is_lost_and_nothing_else() -> None:
    g = battle(potion=1, poison=1, gold=2, dice="sm")
    g.carried[0], g.carried[-1] = 1, 1  # on the first and on the last trail
    g.trail_dice[0], g.trail_dice[-1] = 1, 1
    die(g, 0, A2)
    assert (sum(g.carried), sum(g.trail_dice), g.trail_dice[0], g.trail_dice[-1]) == (2, 2, 1, 1)


@clause("ML-DEATH-05")
def test_only_the_death_of_the_leader_leaves_the_clan_without_one() -> None:
    g = battle()
    assert clan(g)[0] == "korgo"
    die(g, 0, A2)
    assert g.players[0].leader == -1
    g = fighting(table(2, {0: {"clan": ("korgo", "purkas")}}, trails={"a2": {"who": "purkas"}}), 0)
    die(g, 0, A2)
    assert g.cards.members[g.players[0].leader].name == "korgo"


@clause("ML-DEATH-06")
def test_the_next_greenhorn_leads_a_clan_that_starts_anew() -> None:
    g = table(2, {0: {"clan": ()}})
    first = g.greenhorns[0]
    start_anew(g, 0)
    assert (g.players[0].leader, purse(g)) == (first, {"gold": 5})


@clause("ML-LOOT-09", "ML-LOOT-02")
def test_loot_that_adds_to_each_die_does() -> None:
    words = {"clan": ("korgo", "purkas"), "loot": ("loot_strength_plus2", "loot_magic_plus2")}
    g = fighting(table(2, {0: words}, a="krinx", loot=(), trails={"a1": {"who": "korgo", "dice": "sm"}}), 0)
    do(at(g, Striking(0, A1)), "spend-loot loot=loot_strength_plus2", "spend-loot loot=loot_magic_plus2")
    assert g.battle is not None
    assert g.battle.each == [2, 2, 0]


@clause("ML-STRIKE-03", "ML-CONQ-02")
def test_a_poison_that_is_used_is_told() -> None:
    g = fighting(table(2, a="krinx", trails={"a1": {"who": "korgo", "dice": "s", "poison": 1}}), 0)
    do(at(g, Striking(0, A1)), "use-poison")
    assert g.battle is not None
    assert (g.battle.flat, told(g, PoisonUsed)) == (2, [PoisonUsed(0, "a1")])


@clause("ML-STRIKE-05")
def test_what_helps_only_a_capture_counts_for_it() -> None:
    g = table(2, a="krinx", trails={"a1": {"who": "korgo", "dice": "ss", "traps": ("trap_s1",)}})
    g = fighting(g, 0)
    g.reveal(*g.tokens_on(A1))
    assert g.battle is not None
    g.battle.rolled, g.battle.capture = [6, 3], 2  # 9 and 2: Krinx is captured with 11
    assert "capture" in may(at(g, Striking(0, A1)))
    g.battle.capture = 1
    assert refused(g, Striking(0, A1), "capture") == no("ML-STRIKE-05", total=10, value=11)


@clause("ML-TRAIL-09", "ML-EQUIP-10")
def test_a_die_that_is_rolled_again_shows_one_to_six() -> None:
    g = fighting(table(2, a="krinx", trails={"a1": {"who": "korgo", "dice": "s"}}, chance=rolls(6)), 0)
    assert g.battle is not None
    g.battle.rolled, g.battle.rerolls[1] = [2, 8 + 1], 1
    at(g, Striking(0, A1))
    g.journal = []
    do(g, "reroll-die die=strength value=2")
    assert told(g, DieRerolled) == [DieRerolled(0, "a1", "strength", 2, 6)]
    assert (g.battle.rolled, sides_of(g)) == ([6, 8 + 1], [6])


@clause("ML-CONQ-01")
def test_the_virtual_player_takes_his_turn_at_the_land() -> None:
    g = table(1, a="", land_a="kale", trails={"a1": {"who": "sambor"}}, scenario="tireless")
    g = fighting(g, 0, 1)
    at(g, NextConquest(0))
    assert g.land_at(0) == -1


# -- ends, ploys, the virtual player -------------------------------------------------------------------------------


@clause("ML-SCORE-06")
def test_gold_decides_only_between_those_who_may_win() -> None:
    g = table(3, {seat: {"glory": glory} for seat, glory in enumerate((9, 9, 2))})
    for player in g.players:
        player.clan, player.leader = [], -1
    assert [tied(g, seat) for seat in range(3)] == [True, True, False]
    g.players[0].wallet[1] = 2
    assert [tied(g, seat) for seat in range(3)] == [False, False, False]


@clause("ML-SCORE-06")
def test_a_clan_without_a_leader_has_no_reputation_of_one() -> None:
    g = table(2)
    g.players[0].leader = -1
    assert standing_of(g, 0)[1] == 0


@clause("ML-PLOY-09", "ML-SCEN-08")
def test_the_virtual_player_steals_as_many_dice_as_the_ploy_says() -> None:
    g = fighting(table(2, trails={"a1": {"who": "purkas"}, "a2": {"who": "poissen", "dice": "ssm"}}, ploy=True), 0)
    at(g, Theft(-1, A1, A2, 3, 2))
    assert [g.dice_on(A2, colour) for colour in (STRENGTH, MAGIC)] == [0, 1]


@clause("ML-PLOY-10", "ML-PLOY-21")
def test_a_ploy_takes_only_dice_of_its_colour() -> None:
    g = fighting(table(2, trails={"a1": {"who": "purkas"}, "a2": {"who": "poissen", "dice": "ssm"}}, ploy=True), 0)
    at(g, Theft(-1, A1, A2, 2, 3))  # magic dice only
    assert [g.dice_on(A2, colour) for colour in (STRENGTH, MAGIC)] == [2, 0]


@clause("ML-SOLO-17")
def test_the_die_of_the_virtual_player_shows_one_to_six() -> None:
    g = table(1, scenario="tireless", chance=rolls(5))
    g.journal = []
    visit(g, ARMOURY, 1)
    assert (g.last[ARMOURY], sides_of(g)) == (5, [6])
    g = table(1, scenario="tireless")
    visit(g, ALCHEMIST, 1)
    assert g.last[ALCHEMIST] == 0


@clause("ML-SOLO-18")
def test_equipment_that_the_virtual_player_takes_is_told() -> None:
    g = table(1, scenario="tireless", market=("krakhen", "mortis"))
    remove_equipment(g, 1)
    assert told(g, SamborRemoved) == [SamborRemoved("mortis")]
    assert len(g.market) == 2


@clause("ML-PANIC-01")
def test_no_monster_has_attacked_before_the_first_battle() -> None:
    assert new_table(2).fought == [0, 0, 0]


@clause("ML-SCEN-08")
def test_ploys_of_the_virtual_player_go_back_by_the_rule_of_his_scenario() -> None:
    g = table(1, scenario="victim_of_ploys", trails={"a1": {"who": "sambor", "traps": ("ploy_any1",)}})
    pick_up(g)
    [event] = told(g, PloysReturned)
    assert (event.n, event.rule) == (1, "ML-SCEN-08")


# -- more of battles -----------------------------------------------------------------------------------------------


@clause("ML-ATTACK-07", "ML-MPOW-17")
def test_a_wound_by_abysur_costs_glory() -> None:
    g = battle("abysur")
    g.players[0].wallet[1] = 5
    wound(g, 0, A2, 1)
    assert g.players[0].wallet[1] < 5


@clause("ML-STRIKE-01")
@pytest.mark.parametrize(("colour", "shown"), [(0, 1), (0, 6), (1, 1), (1, 6), (2, 1), (2, 6)])
def test_every_die_counts_with_what_is_added_to_its_colour(colour: int, shown: int) -> None:
    assert total(Battle(rolled=[8 * colour + shown], each=[10, 20, 30])) == shown + 10 * (colour + 1)


@pytest.mark.parametrize("mask", range(1, 8))
def test_a_reroll_serves_each_of_its_colours(mask: int) -> None:
    held = Battle(rerolls=[int(each == mask) for each in range(8)])
    assert [reroll_mask(held, colour) for colour in range(3)] == [mask if mask >> c & 1 else 0 for c in range(3)]


@clause("ML-PLOY-08")
def test_ploys_of_an_earlier_battle_direct_nothing_in_the_next() -> None:
    g = table(2, a="krinx", trails={"a1": {"who": "korgo"}})
    g.redirects = [A1]
    open_battle(g, 0)
    assert g.redirects == []


@clause("ML-MERC-26")
def test_nobody_redirects_an_attack_to_the_own_or_to_an_empty_trail() -> None:
    g = fighting(table(2, trails={"a1": {"who": "korgo"}, "a2": {"who": "poissen"}}), 0)
    assert [str(choice) for choice in RedirectWhere(0, A1, 1).candidates(g)] == ["redirect-to trail=a2", "decline"]


@clause("ML-QUEST-05", "ML-QUEST-06")
def test_two_on_a_quest_are_not_one_alone() -> None:
    first = CARDS.members[0].name
    trails = {"quest_left": {"who": "poissen", "dice": "ss"}, "quest_right": {"who": first, "dice": "ss"}}
    g = table(2, {0: {"clan": (first, "korgo")}}, quests=("quest_03", "quest_02"), trails=trails)
    quest = CARDS.quest_id["quest_03"]
    g.results[QUEST_LEFT] = CARDS.quests[quest].target
    assert quest_clause(g, QUEST_LEFT, quest) == "ML-QUEST-06"
    g.walker[QUEST_RIGHT] = -1
    assert quest_clause(g, QUEST_LEFT, quest) == "ML-QUEST-05"


@clause("ML-CORE-09")
def test_wages_are_part_of_the_cleanup_phase() -> None:
    g = at(table(2, {0: {"loot": ("loot_gold10",), "clan": ("purkas", "korgo", "lusara")}}, loot=()), Payday(0))
    assert g.deciding() == (0,)
    assert derived_view(g.view(0)).phase == "cleanup"


# -- cards that make no sense --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "body"),
    [
        (verbs.add_dice, {"colour": "strength", "count": 1, "often": True}),
        (verbs.add_dice, {"colour": "influence", "count": 1}),
        (verbs.exchange_dice, {"give": {"any": 1}, "take": {"magic": 1}, "often": True}),
        (verbs.exchange_dice, {"give": {"any": 2}, "take": {"magic": 1}}),
    ],
)
def test_a_card_with_words_that_nobody_understands_is_refused(verb: Any, body: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        verb(None, body)


@clause("ML-INFL-08")
def test_no_discount_stops_above_nothing() -> None:
    with pytest.raises(ValueError, match="min_cost"):
        verbs.discount(None, {"building": "tavern", "amount": 2, "min_cost": 1})  # type: ignore[arg-type]
