"""The longer worked examples of the rulebook, by name."""

from __future__ import annotations

from games.monster_lands.monster_lands_table import Trails, monster, purse, table, walkers
from games.words import Players, asked, at, do, happened, may, rolls
from karczma.games.monster_lands.battles.attack import adjacent, attack_dice
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.scoring import affiliation_points, score
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.words.battle_events import (
    HitsTaken,
    LandConquered,
    LootTaken,
    MonsterAttacked,
    TotalReached,
)
from karczma.ledger import clause


@clause("ML-STRIKE-12")
def test_example_frunks_captures_sckon() -> None:
    trails = {"a1": {"who": "frunks", "dice": "ssmm", "traps": ["trap_total4"], "poison": 1}}
    g = table(
        2,
        {0: {"clan": ["nuduru", "frunks"]}},
        a="sckon",
        land_a="kyzhul",
        trails=trails,
        chance=[0, 0, 0, *rolls(2, 2)],
    )
    at(g, LandBattle(0))
    do(g, "sacrifice n=0", "roll die=magic", "roll die=strength")
    assert "capture" not in may(g)  # 4 + 3 + 2 = 9
    do(g, "use-poison", "capture")
    assert purse(g) == {"glory": 6, "gold": 5}
    assert (g.trail_dice[0], g.trail_dice[1]) == (1, 1)


def abysur() -> MonsterLands:
    """A Water land, round 4, Normal. Monika is seat 0 (Shandee first, Drapis last), Przemek seat 1 in between."""
    trails: Trails = {
        "a1": {"who": "shandee", "dice": "ssmm", "traps": ["trap_m_plus1"], "shields": 1, "potion": 1},
        "a3": {"who": "timbulu", "dice": "mm"},
        "a4": {"who": "drapis", "dice": "ssm"},
    }
    players: Players = {0: {"glory": 19, "clan": ["purkas", "shandee", "drapis"]}, 1: {"glory": 5}}
    attacks = [*rolls(3, 4, 5, 6, 1, 2), *rolls(1, 2, 3), *rolls(1, 1, 1, 1, 1, 1, 1), *rolls(2, 4, 3)]
    last = [*rolls(1, 1, 1, 1, 1, 1, 1), *rolls(3, 5, 3)]
    return table(
        2, players, a="abysur", land_a="kyzhul", round=4, difficulty="normal", trails=trails, chance=[*attacks, *last]
    )


@clause("ML-STRIKE-16")
def test_example_abysur_attacks_with_seven_dice_less_one() -> None:
    g = abysur()
    assert attack_dice(g, g.lairs[0][0], 0) == 5 + 1 + 1
    at(g, LandBattle(0))
    assert happened(g, MonsterAttacked)[0].dice == 7
    do(g, "sacrifice n=1")
    assert happened(g, HitsTaken) == [HitsTaken(0, "a1", 4)]


@clause("ML-STRIKE-17")
def test_example_shandee_is_wounded_and_monika_loses_glory() -> None:
    g = at(abysur(), LandBattle(0))
    do(g, "sacrifice n=1", "cancel-with by=defence", "cancel-with by=shandee", "drink")
    assert (g.wounded[g.cards.member_id["shandee"]], purse(g)) == (1, {"glory": 18})


@clause("ML-STRIKE-18", "ML-STRIKE-19")
def test_example_abysur_is_killed_on_the_last_trail() -> None:
    g = at(abysur(), LandBattle(0))
    do(g, "sacrifice n=1", "cancel-with by=defence", "cancel-with by=shandee", "drink")
    do(g, "roll die=strength", "roll die=strength", "roll die=magic")
    assert happened(g, TotalReached) == [TotalReached(0, "a1", 7)]
    do(g, "sacrifice n=0", "roll die=magic", "roll die=magic", "reroll-die die=magic value=2")
    assert happened(g, TotalReached)[1:] == [TotalReached(1, "a3", 14)]
    do(g, "sacrifice n=0", "roll die=strength", "roll die=strength", "roll die=magic")
    assert (purse(g)["glory"], g.players[0].trophies) == (18 + 7, [g.cards.monster_id["abysur"]])
    assert (asked(g), g.deciding()) == ("WhichLoot", (0,))
    do(g, "take-token loot=loot_kit", "take-token loot=loot_gold10")
    assert [(e.seat, e.loot) for e in happened(g, LootTaken)] == [(0, "loot_kit"), (1, "loot_gold10")]


@clause("ML-LOOT-05")
def test_example_loot_of_four_mercenaries() -> None:
    trails: Trails = {
        "a1": {"who": "korgo", "dice": "s"},  # Monika's first
        "a2": {"who": "poissen", "dice": "sss", "traps": ["trap_s1"]},  # Tomek
        "a3": {"who": "nimra", "dice": "mmmm"},  # Monika's Nimra
        "a4": {"who": "tortock", "dice": "s"},  # Aleksandra
    }
    players = {0: {"clan": ["purkas", "korgo", "nimra"]}}
    chance = [*[0] * 3, *rolls(1), *[0] * 3, *rolls(3, 4, 4), *rolls(4, 4, 4, 4)]
    g = table(3, players, a="gator", land_a="kale", trails=trails, chance=[*chance, 0, 0])
    at(g, LandBattle(0))
    do(g, "roll die=strength", "roll die=strength", "roll die=strength", "roll die=strength")
    do(g, "capture", "stands")
    assert happened(g, LandConquered) == [LandConquered(0, "kale", 5)]
    assert (asked(g), g.deciding()) == ("WhichLoot", (0,))
    do(g, "take-token loot=loot_gold10", "take-token loot=loot_kit")
    assert [(e.seat, e.loot) for e in happened(g, LootTaken)] == [(0, "loot_gold10"), (2, "loot_kit")]
    assert (len(g.loot), monster(g, 0)) == (4, "")


@clause("ML-SCORE-07")
def test_example_przemek_scores_56() -> None:
    clan_of = ["nuduru", "frunks", "skrat", "korgo", "lusara", "parjas"]  # reputation 0 + 1 + 5 + 1 + 7 + 2 = 16
    words = {"glory": 30, "clan": clan_of, "trophies": ["abysur", "turfus"], "lands": {"yuha": ""}}
    g = table(2, {0: words})
    assert affiliation_points(g, 0) == 3 + 1 + 1 + 1
    assert score(g, 0) == 30 + 16 + 4 + 6


@clause("ML-PLOY-12", "ML-PLOY-11")
def test_example_adjacent_trails() -> None:
    trails = {"a1": {"who": "tortock"}, "a2": {"who": "purkas"}, "a4": {"who": "poissen"}, "b1": {"who": "korgo"}}
    g = table(3, trails=trails)
    assert walkers(g) == {"a1": "tortock", "a2": "purkas", "a4": "poissen", "b1": "korgo"}
    assert [adjacent(g, trail) for trail in (0, 1, 3, 4)] == [[1], [0, 3], [1], []]
