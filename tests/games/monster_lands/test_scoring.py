"""Scoring, victory, ties; the variants Queen's Gift and More Monsters."""

from __future__ import annotations

import pytest

from games.monster_lands.monster_lands_table import dice, monster, purse, table
from games.words import asked, at, do, may, rolls
from karczma.games.monster_lands.bots import statistics
from karczma.games.monster_lands.rounds import Round
from karczma.games.monster_lands.scoring import affiliation_points, score, symbols
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.ledger import clause


@clause("ML-SCORE-01", "ML-SCORE-02", "ML-SCORE-03")
def test_glory_reputation_and_trophies_score_one_each() -> None:
    words = {"clan": ["greenhorn", "greenhorn"], "glory": 7, "trophies": ["abysur"], "loot": ["loot_trophies"]}
    assert score(table(2, {0: words}), 0) == 7 + 2 + 2 + 3


@clause("ML-SCORE-04")
@pytest.mark.parametrize(("n", "points"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 10), (7, 10)])
def test_the_table_of_affiliations(n: int, points: int) -> None:
    fire = ["purkas", "korgo", "dalina", "drapis", "taroa", "puargh", "fandor"][:n]
    assert affiliation_points(table(2, {0: {"clan": fire}}), 0) == points


@clause("ML-SCORE-04", "ML-SCORE-08")
def test_members_leader_and_lands_count_settled_or_not() -> None:
    words = {"clan": ["tortock", "korgo", "greenhorn"], "lands": {"kyzhul": "tortock", "gurban": "", "yuha": ""}}
    g = table(2, {0: words})
    assert symbols(g, 0) == [1, 3, 0, 1]
    assert affiliation_points(g, 0) == 1 + 3 + 0 + 1


@clause("ML-SCORE-05")
def test_gold_traps_equipment_and_tokens_score_nothing() -> None:
    bare = {"clan": ["purkas"]}
    rich = {**bare, "gold": 30, "traps": ["trap_s1"], "gear": {"noxx": "purkas"}, "potion": 3, "defence": 5}
    assert score(table(2, {0: rich}), 0) == score(table(2, {0: bare}), 0) == 1


def ended(*players: dict[str, object]) -> MonsterLands:
    g = table(len(players), dict(enumerate(players)))
    g.ended = 1
    return g


@clause("ML-SCORE-06")
def test_most_points_win() -> None:
    g = ended({"clan": ["purkas"], "glory": 5}, {"clan": ["poissen"], "glory": 6})
    assert (g.scores(), g.winners()) == ((6, 7), (1,))
    g.ended = 0
    assert g.winners() == ()


@clause("ML-SCORE-06")
def test_ties_by_leader_then_trophies_then_gold_then_shared() -> None:
    leader = ended({"clan": ["purkas", "drapis"], "glory": 5}, {"clan": ["lorios", "poissen"], "glory": 5})
    assert (leader.scores(), leader.winners()) == ((9, 9), (1,))
    trophy = ended({"clan": ["purkas"], "glory": 5}, {"clan": ["poissen"], "glory": 4, "trophies": ["snailer"]})
    assert (trophy.scores(), trophy.winners()) == ((6, 6), (1,))
    gold = ended({"clan": ["purkas"], "glory": 5, "gold": 3}, {"clan": ["poissen"], "glory": 5, "gold": 2})
    assert gold.winners() == (0,)
    shared = ended({"clan": ["purkas"], "glory": 5}, {"clan": ["poissen"], "glory": 5})
    assert shared.winners() == (0, 1)


# -- variants ------------------------------------------------------------------------------------------------------


@clause("ML-VAR-01")
def test_no_gift_in_the_first_round_and_then_for_the_first_player() -> None:
    g = at(table(2, queens_gift=True), Round())
    assert asked(g) == "Act"
    g = at(table(2, queens_gift=True, round=2, first=1), Round())
    assert (asked(g), g.deciding()) == ("QueensChoice", (1,))
    g = at(table(2, round=2), Round())
    assert asked(g) == "Act"


@clause("ML-VAR-02")
@pytest.mark.parametrize(
    ("die", "token", "pool", "gained"),
    [
        ("die_strength", "gold n=2", "sssm1", {"gold": 2}),
        ("die_magic", "potion n=1", "ssmm1", {"potion": 1}),
        ("die_influence", "defence n=1", "ssm16", {"defence": 1}),
    ],
)
def test_the_gift_is_a_die_and_one_thing_more(die: str, token: str, pool: str, gained: dict[str, int]) -> None:
    g = at(table(2, queens_gift=True, round=3, chance=rolls(1, 1, 6)), Round())
    assert may(g) == ["pick token=die_strength n=1", "pick token=die_magic n=1", "pick token=die_influence n=1"]
    do(g, f"pick token={die} n=1")
    assert may(g) == [f"pick token={t}" for t in ("potion n=1", "poison n=1", "defence n=1", "gold n=2")]
    do(g, f"pick token={token}")
    assert (dice(g), purse(g)) == (pool, gained)


@clause("ML-VAR-03")
@pytest.mark.parametrize(("round", "comes"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_more_monsters_come_in_even_rounds(round: int, comes: bool) -> None:
    g = at(table(2, more_monsters=True, round=round), Round())
    assert bool(g.lairs[2]) is comes
    assert not at(table(2, round=round), Round()).lairs[2]


@clause("ML-VAR-03")
def test_no_second_monster_at_the_entrance() -> None:
    g = at(table(2, more_monsters=True, round=2, entrance="moldo"), Round())
    assert (monster(g, 2), len(g.lairs[2])) == ("moldo", 1)


def test_statistics_may_ask_about_a_finished_game() -> None:
    alone = table(1, {0: {"glory": 36}})
    alone.round, alone.ended = 6, 1
    assert (statistics.rank(alone), statistics.ended(alone), statistics.rounds(alone)) == ("adept", "rounds", 6)
    two = table(2, {0: {"glory": 30}, 1: {}})
    two.round, two.ended = 4, 1
    two.players[0].affiliation, two.players[1].affiliation = 0, 1
    assert (statistics.rank(two), statistics.ended(two), statistics.sides(two)) == (None, "glory", ("fire", "water"))
