"""The ten scenarios with their ranks."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, monster, new_table, on_trail, purse, table
from games.words import Words, at, do, going_on, happened, rolls, why_not
from karczma.games.monster_lands.battles.attack import MonsterAttack, roll_attack_die
from karczma.games.monster_lands.battles.defence import shields_of
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.cleanup.steps import Cleanup
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.table.storage import receive_token
from karczma.games.monster_lands.table.terms import ADEPT, HERO, PLOY, RANKS, SNACK, UPGRADED, VETERAN
from karczma.games.monster_lands.variants.scenarios import packed_full, rank
from karczma.games.monster_lands.variants.solo import SamborActs, take_trail, whither
from karczma.games.monster_lands.words.battle_events import AttackDieRolled, DieStolen, HitsTaken
from karczma.kernel.chance import Seeded
from karczma.kernel.choices import no
from karczma.ledger import clause
from karczma.title.options import WrongTable


def ranked(scenario: str, glory: int, **words: Any) -> str:
    """The rank with so many points from glory alone."""
    level = "normal" if scenario == "slaughter" else "beginner"
    alone = {0: {"clan": ["greenhorn"], "glory": glory - 1, **words}}
    return RANKS[rank(table(1, alone, scenario=scenario, difficulty=level))]


@clause("ML-SCEN-01", "ML-SCEN-03", "ML-SCEN-04", "ML-SCEN-06", "ML-SCEN-08", "ML-SCEN-10")
@pytest.mark.parametrize(
    ("scenario", "borders"),
    [
        ("business_as_usual", (35, 45, 60)),
        ("blitz", (22, 30, 40)),
        ("unprotected", (30, 42, 56)),
        ("monsters_attack", (35, 50, 65)),
        ("victim_of_ploys", (30, 42, 56)),
        ("slaughter", (35, 45, 60)),
    ],
)
def test_ranks_by_victory_points(scenario: str, borders: tuple[int, int, int]) -> None:
    for rank_below, border in zip(("monster_snack", "adept", "veteran"), borders, strict=True):
        assert ranked(scenario, border - 1) == rank_below
    assert [ranked(scenario, border) for border in borders] == ["adept", "veteran", "hero"]


@clause("ML-SOLO-07")
def test_the_rank_follows_from_the_victory_points() -> None:
    points = (34, 35, 44, 45, 59, 60)
    found = ["monster_snack", "adept", "adept", "veteran", "veteran", "hero"]
    assert [ranked("business_as_usual", each) for each in points] == found


@clause("ML-SCEN-01")
def test_business_as_usual_has_no_rules_of_its_own() -> None:
    g = new_table(1)
    assert (g.scenario, g.cards.scenarios[0].rules, g.rounds) == (0, {}, 6)


@clause("ML-SCEN-02")
def test_money_first() -> None:
    g = new_table(1, scenario="money_first")
    assert g.players[0].affiliation == 3
    assert all(g.cards.members[m].dice[2] for m in (*g.offer, *g.member_deck))
    mercenaries = range(g.cards.first_mercenary, g.cards.first_greenhorn)
    poor = {m for m in mercenaries if not g.cards.members[m].dice[2]}
    assert set() < poor <= {*g.members_out}
    found = [ranked("money_first", 25, gold=gold) for gold in (14, 15, 34, 35, 54, 55)]
    assert found == ["monster_snack", "adept", "adept", "veteran", "veteran", "hero"]
    assert ranked("money_first", 24, gold=60) == "monster_snack"


@clause("ML-SCEN-03")
def test_blitz_lasts_three_rounds_and_starts_richer() -> None:
    g = new_table(1, scenario="blitz", affiliations="random")
    assert (g.rounds, purse(g)) == (3, {"gold": 12, "glory": 5, "defence": 3})


@clause("ML-SCEN-04")
def test_unprotected_means_no_defence_but_potions() -> None:
    assert new_table(1, scenario="unprotected").players[0].affiliation == 1
    words = {"clan": ["korgo", "wondou"], "dice": "s", "gold": 9}
    trails = {"a1": {"who": "wondou", "potion": 1}}
    g = table(1, {0: words}, a="krinx", tile_a=("trail_tile_1", 1), trails=trails, scenario="unprotected")
    assert shields_of(fighting(g, 0), 0) == []
    receive_token(g, 0, 4, 3, "wahibah")
    assert purse(g) == {"gold": 9}
    at(g, Act(0))
    assert why_not(g, "visit building=armoury") == no("ML-SCEN-04", building="armoury")
    g = at(table(1, scenario="unprotected", chance=[*rolls(1, 4), *rolls(1, 2)]), SamborActs())
    assert g.spaces[4] >= 0


@clause("ML-SCEN-05")
def test_packed_full() -> None:
    full: Words = {
        "clan": ["purkas", "tortock", "nuduru", "poissen"],
        "defence": 5,
        "potion": 3,
        "poison": 3,
        "traps": ["trap_s1", "trap_s2", "trap_m1", "trap_m2", "trap_total4"],
        "gear": {"pugnor": "purkas", "noxx": "purkas", "mortis": "tortock"},
    }
    assert packed_full(table(1, {0: full}, scenario="packed_full"))
    lacking: list[dict[str, Any]] = [
        *({"defence": 4}, {"potion": 2}, {"poison": 2}, {"traps": full["traps"][:4]}),
        *({"gear": {"pugnor": "purkas", "noxx": "purkas"}}, {"clan": ["purkas", "tortock", "nuduru", "drapis"]}),
    ]
    for less in lacking:
        assert not packed_full(table(1, {0: {**full, **less}}, scenario="packed_full"))
    for glory, earned in ((0, ADEPT), (30, ADEPT), (31, VETERAN), (45, VETERAN), (46, HERO)):  # and 4 for affiliations
        assert rank(table(1, {0: {**full, "glory": glory}}, scenario="packed_full")) == earned
    assert rank(table(1, {0: {"glory": 60}}, scenario="packed_full")) == SNACK


@clause("ML-SCEN-06")
def test_monsters_attack_every_round() -> None:
    g = new_table(1, scenario="monsters_attack", affiliations="random")
    assert g.cards.monsters[g.lairs[2][0]].is_level_a
    g = at(table(1, scenario="monsters_attack", round=3), Round())
    assert g.cards.monsters[g.lairs[2][0]].is_level_a
    g = at(table(1, scenario="monsters_attack", entrance="abysur", round=3), Round())
    assert monster(g, 2) == "abysur"
    g = table(1, scenario="monsters_attack", round=3)
    g.monster_deck = [m for m in g.monster_deck if not g.cards.monsters[m].is_level_a]
    assert len(at(g, Round()).lairs[2]) == 1


@clause("ML-SCEN-06")
def test_only_level_a_monsters_attack_while_there_are_any() -> None:
    for seed in range(6):
        g = new_table(1, seed, scenario="monsters_attack", affiliations="random")
        assert [g.cards.monsters[m].is_level_a for m in g.lairs[2]] == [True]
    for round, comes in ((1, []), (2, ["snailer"]), (5, ["snailer"])):
        g = table(1, scenario="monsters_attack", round=round, chance=[0] * 3)
        g.monster_deck = [g.cards.monster_id["caribdis"], g.cards.monster_id["snailer"]]
        at(g, Round())
        assert [g.cards.monsters[m].name for m in g.lairs[2]] == comes
    g = table(1, scenario="business_as_usual", round=2)
    assert at(g, Round()).lairs[2] == []


@clause("ML-SCEN-07")
def test_diversity() -> None:
    g = at(table(1, {0: {"dice": "s", "gold": 9, "glory": 9}}, scenario="diversity", chance=[0] * 3), Act(0))
    do(g, "visit building=tavern", "buy-beer")
    assert purse(g)["gold"] == 8
    all_two = ["purkas", "korgo", "tortock", "taron", "nuduru", "frunks", "poissen", "timbulu"]
    for members, earned in [(all_two, HERO), (all_two[:7], VETERAN), (all_two[:6], SNACK)]:
        assert rank(table(1, {0: {"clan": members}}, scenario="diversity")) == earned
    adept = ["purkas", "korgo", "tortock", "nuduru", "poissen", "greenhorn"]
    assert rank(table(1, {0: {"clan": adept}}, scenario="diversity")) == ADEPT


@clause("ML-SCEN-08")
def test_sambor_lays_two_ploys_on_land_trails() -> None:
    g = table(1, scenario="victim_of_ploys", chance=[0, 0])
    assert (len(g.ploy_stack), g.ploy) == (18, True)
    take_trail(g, 1)
    assert (len(g.sambor_ploys), g.sambor_at, len(g.ploy_stack)) == (2, [1, 1], 16)
    assert all(card < 0 for card in g.view(0).sambor_ploys)
    take_trail(g, 10)
    assert len(g.sambor_ploys) == 2
    going_on(g, Cleanup(), "tidy")
    assert (g.sambor_ploys, len(g.ploy_stack)) == ([], 18)


@clause("ML-SCEN-08")
def test_sambors_ploys_strike_to_the_right_then_to_the_left() -> None:
    trails: dict[str, dict[str, Any]] = {
        "a1": {"who": "korgo", "dice": "ss"},
        "a2": {"who": "sambor", "traps": ["ploy_s1", "ploy_any1"]},
        "a3": {"who": "purkas", "dice": "sm"},
    }
    g = table(1, scenario="victim_of_ploys", trails=trails)
    at(g, LandBattle(0))
    assert [(e.seat, e.trail, e.die) for e in happened(g, DieStolen)][:2] == [
        (-1, "a3", "strength"),
        (-1, "a3", "magic"),
    ]
    assert on_trail(g, "a2")[:2] == (1, 1)
    del trails["a3"]
    g = at(table(1, scenario="victim_of_ploys", trails=trails), LandBattle(0))
    assert [e.trail for e in happened(g, DieStolen)] == ["a1", "a1"]


@clause("ML-SCEN-08", "ML-PLOY-01")
def test_nobody_takes_sambors_ploys_for_traps_of_the_lodge() -> None:
    g = new_table(1, scenario="victim_of_ploys", affiliations="random")
    take_trail(g, 1)
    for seed in range(9):
        world = g.determinise(0, seed)
        assert {g.cards.traps[card].kind for card in (*world.sambor_ploys, *world.ploy_stack.bag)} == {PLOY}
        assert {g.cards.traps[card].kind for card in world.trap_supply.bag} == {UPGRADED}


@clause("ML-SCEN-09")
def test_before_the_first_quest_no_reward_counts() -> None:
    assert new_table(1, scenario="tireless", affiliations="random").players[0].quests == 0


@clause("ML-SCEN-09")
def test_tireless() -> None:
    g = table(1, scenario="tireless")
    assert [whither(g, 5, yellow) for yellow in range(1, 7)] == [
        *(("trail", 0), ("trail", 1), ("quest", 10), ("quest", 10), ("quest", 12), ("quest", 12))
    ]
    for quests, glory, earned in [
        (3, 60, SNACK),
        (4, 30, ADEPT),
        (6, 39, ADEPT),
        (6, 40, VETERAN),
        (8, 54, VETERAN),
        (8, 55, HERO),
    ]:
        g = table(1, {0: {"clan": ["greenhorn"], "glory": glory - 1}}, scenario="tireless")
        g.players[0].quests = quests
        assert rank(g) == earned


@clause("ML-SCEN-10")
def test_slaughter() -> None:
    g = new_table(1, scenario="slaughter", difficulty="normal", affiliations="random")
    assert (g.difficulty, g.track, len(g.lairs[2])) == (1, (0, 0, 0, 1, 1, 1), 1)
    assert new_table(1, scenario="slaughter", difficulty="cruel").difficulty == 3
    trails = {"a1": {"who": "korgo", "dice": "s"}}
    slaughter: Words = {"scenario": "slaughter", "difficulty": "normal"}
    g = table(1, a="krinx", land_a="kale", trails=trails, chance=rolls(1, 2, 2, 4, 5), **slaughter)
    at(fighting(g, 0), MonsterAttack(0))
    assert [e.value for e in happened(g, AttackDieRolled)] == [1, 2, 2, 4, 5]
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 2)]
    hits = table(1, a="krinx", land_a="kale", trails=trails, chance=rolls(3, 4, 5), **slaughter)
    at(fighting(hits, 0), MonsterAttack(0))
    assert [e.value for e in happened(hits, AttackDieRolled)] == [3, 4, 5]  # no hit is rolled once more
    g.source = Seeded(1)
    for _ in range(200):
        roll_attack_die(g, 0)
    assert {e.value for e in happened(g, AttackDieRolled)} == {1, 2, 3, 4, 5, 6}


@clause("ML-SCEN-10", "ML-CAMP-04")
@pytest.mark.parametrize("options", [{}, {"difficulty": "beginner"}])
def test_slaughter_is_refused_at_beginner(options: dict[str, str]) -> None:
    with pytest.raises(WrongTable, match="ML-SCEN-10") as error:
        new_table(1, scenario="slaughter", **options)
    assert (error.value.refusal, error.value.option) == (no("ML-SCEN-10"), "difficulty")
