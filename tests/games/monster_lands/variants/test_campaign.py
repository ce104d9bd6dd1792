"""The campaign: what follows a rank, how it ends, and that only the games due count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.monster_lands.monster_lands_table import new_table
from karczma import campaigns
from karczma.games.monster_lands.table.terms import DIFFICULTIES, SCENARIOS
from karczma.games.monster_lands.variants.campaign import Campaign, NotThisGame, Played
from karczma.ledger import clause


def after(campaign: Campaign, rank: str, difficulty: str = "") -> Campaign:
    """A game of this rank, at the first difficulty that is due if none is named."""
    due = campaign.due()[0]
    return Campaign((*campaign.games, Played(due["scenario"], difficulty or due["difficulty"], rank)))


def reached(scenario: int) -> Campaign:
    """As a Veteran all the way: this scenario is next, the first being 1."""
    campaign = Campaign()
    for _ in range(scenario - 1):
        campaign = after(campaign, "veteran")
    return campaign


def levels(campaign: Campaign) -> list[str]:
    return [due["difficulty"] for due in campaign.due()]


@clause("ML-CAMP-01")
@pytest.mark.parametrize(
    ("earned", "stage", "next_levels", "outcome"),
    [
        ("monster_snack", 0, ["high"], "lower"),
        ("adept", 0, ["cruel"], "again"),
        ("veteran", 1, ["normal"], "next"),
        ("hero", 1, ["high", "cruel"], "harder"),
    ],
)
def test_what_follows_a_rank(earned: str, stage: int, next_levels: list[str], outcome: str) -> None:
    campaign = after(Campaign(), earned, "cruel")
    assert (campaign.stage, levels(campaign), campaign.status) == (stage, next_levels, "running")
    assert (campaign.games[-1].outcome, campaign.games[-1].clause) == (outcome, "ML-CAMP-01")


@clause("ML-CAMP-01")
def test_it_begins_with_the_first_scenario_at_any_difficulty() -> None:
    first = campaigns.first("monster_lands")
    assert first.due() == [
        {"campaign": "true", "scenario": "business_as_usual", "difficulty": level} for level in DIFFICULTIES
    ]
    assert (first.stage, first.status) == (0, "running")


@clause("ML-CAMP-01")
def test_the_scenarios_come_in_their_order() -> None:
    assert [reached(n).due()[0]["scenario"] for n in range(1, 11)] == list(SCENARIOS)


@clause("ML-CAMP-02")
def test_a_snack_at_the_lowest_level_loses_the_campaign() -> None:
    lost = after(Campaign(), "monster_snack", "beginner")
    assert (lost.status, lost.due(), len(lost.games)) == ("lost", [], 1)
    assert (lost.games[0].outcome, lost.games[0].clause) == ("lost", "ML-CAMP-02")
    assert after(Campaign(), "monster_snack", "normal").status == "running"


@clause("ML-CAMP-03")
@pytest.mark.parametrize(("earned", "status"), [("veteran", "won"), ("hero", "won"), ("adept", "running")])
def test_the_tenth_scenario_wins_it(earned: str, status: str) -> None:
    campaign = after(reached(10), earned)
    assert (campaign.status, len(campaign.games)) == (status, 10)
    assert (campaign.stage, campaign.games[-1].clause == "ML-CAMP-03") == (9, status == "won")


@clause("ML-CAMP-04")
def test_in_the_tenth_scenario_normal_is_the_lowest_level() -> None:
    lost = after(reached(10), "monster_snack")
    assert (lost.status, lost.games[-1].clause) == ("lost", "ML-CAMP-04")
    hard = after(after(reached(9), "hero"), "monster_snack", "high")
    assert (hard.status, levels(hard)) == ("running", ["normal"])


@clause("ML-CAMP-01")
@pytest.mark.parametrize(
    "games",
    [
        [("money_first", "normal", "adept")],
        [("business_as_usual", "easy", "adept")],
        [("business_as_usual", "normal", "legend")],
        [("business_as_usual", "normal", "hero"), ("money_first", "normal", "adept")],
        [("business_as_usual", "beginner", "monster_snack"), ("business_as_usual", "beginner", "adept")],
    ],
)
def test_a_course_that_the_rules_do_not_allow_is_no_campaign(games: list[tuple[str, str, str]]) -> None:
    with pytest.raises(NotThisGame, match=f"game {len(games)} was not due"):
        Campaign(tuple(Played(*game) for game in games))


def test_a_campaign_is_kept_between_games(tmp_path: Path) -> None:
    kept = after(reached(4), "hero")
    file = tmp_path / "hunt.json"
    campaigns.save(file, "monster_lands", kept)
    assert campaigns.load(file) == ("monster_lands", kept)
    assert [path.name for path in tmp_path.iterdir()] == ["hunt.json"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "hunt.json: .*"),
        ('{"title": "\udcff"}', "hunt.json: 'utf-8' codec can't decode"),
        ('{"title": "monster_lands", "campaign": ' + "[" * 5000, "hunt.json: maximum recursion depth"),
        ('{"title": "chess", "campaign": {}}', "hunt.json: there is no title 'chess'"),
        ('{"title": "valeria", "campaign": {}}', "hunt.json: valeria has no campaign"),
        ('{"title": "monster_lands", "campaign": {"games": [{}]}}', "hunt.json: no campaign of monster_lands: .*"),
        (
            '{"title": "monster_lands", "campaign": {"games": '
            '[{"scenario": "blitz", "difficulty": "cruel", "rank": "hero"}]}}',
            "game 1 was not due",
        ),
    ],
)
def test_a_file_that_is_no_campaign_says_what_is_wrong(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "hunt.json"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(campaigns.NoCampaign, match=why):
        campaigns.load(file)


@clause("ML-CAMP-01", "ML-CAMP-02")
def test_two_steps_of_a_campaign_are_played() -> None:
    campaign, rng = campaigns.first("monster_lands"), Random(3)
    for step, options in enumerate([campaign.due()[1], {}], 1):
        g = new_table(1, step, **(options or campaign.due()[0]))
        with pytest.raises(NotThisGame, match="played to its end"):
            campaign.played(g)
        while not g.over:
            g.apply(rng.choice(g.options(0)), 0)
        campaign = campaign.played(g)
        assert len(campaign.games) == step
    assert (campaign.status, [game.rank for game in campaign.games]) == ("lost", ["monster_snack"] * 2)


@clause("ML-CAMP-01")
@pytest.mark.parametrize(
    "other", [{"scenario": "blitz"}, {"campaign": "false"}], ids=["another scenario", "played for itself"]
)
def test_a_game_that_was_not_due_does_not_count(other: dict[str, str]) -> None:
    campaign, rng = Campaign(), Random(3)
    g = new_table(1, 1, **{**campaign.due()[1], **other})
    while not g.over:
        g.apply(rng.choice(g.options(0)), 0)
    with pytest.raises(NotThisGame):
        campaign.played(g)


def test_fitting_tables_leave_the_other_options_open() -> None:
    due = {"campaign": "true", "scenario": "business_as_usual", "difficulty": "high"}
    assert campaigns.fits(Campaign(), {**due, "queens_gift": "true"})
    assert not campaigns.fits(after(Campaign(), "adept", "normal"), due)


def test_a_long_campaign_is_read_as_quickly_as_a_short_one() -> None:
    """Forty times Adept: if each game were judged by judging all before it anew, this would never end."""
    due = campaigns.first("monster_lands").due()[0]
    adept = {"scenario": due["scenario"], "difficulty": due["difficulty"], "rank": "adept"}
    campaign = campaigns.restored("monster_lands", {"games": [adept] * 40})
    assert (len(campaign.games), campaign.stage, campaign.due()) == (40, 0, [due])
