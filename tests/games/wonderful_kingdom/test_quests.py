"""Chapter "Quests"."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, missing, purse, table
from games.words import Words, asked, at, do, going_on, happened, may, why_not
from karczma.games.wonderful_kingdom.planning import Plan, Planning
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, Work
from karczma.games.wonderful_kingdom.quests import complete_stage, next_stage
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS, STAGE, TOKENS
from karczma.games.wonderful_kingdom.words.events import StageCompleted
from karczma.kernel.flow import Frame
from karczma.ledger import clause

QUEST = "the_lost_crown"


def questing(seats: int = 2, quest: str = QUEST, **players: Words) -> WonderfulKingdom:
    return table(seats, {int(s[1:]): words for s, words in players.items()}, module="quests", quest=quest)


def stages_done(g: WonderfulKingdom, seat: int, moments: list[int]) -> None:
    g.players[seat].stages = moments
    next_stage(g, g.players[seat])


@clause("WK-QUEST-04")
@pytest.mark.parametrize(
    ("quest", "costs"),
    [
        ("the_lost_crown", ["m2 p1", "p2 g1", "g2 e1", "e2 k1"]),
        ("siege_of_the_black_tower", ["m2 s1", "p2 s1", "m2 g2", "g1 e1 s2"]),
        ("beyond_the_sea", ["m3", "p2 e1", "g1 e2", "g1 e3"]),
        ("the_ancestral", ["m1 p1", "m2 g1", "p2 g2", "g2 k1"]),
        ("the_star_gate", ["e2", "p2 e1", "g2 e1", "m2 e2 k1"]),
    ],
)
def test_four_stages_in_order(quest: str, costs: list[str]) -> None:
    g = questing(quest=quest)
    letters = {token[0]: token for token in TOKENS}
    for number, cost in enumerate(costs):
        stages_done(g, 0, [0] * number)
        assert missing(g, STAGE) == {letters[word[0]]: int(word[1:]) for word in cost.split()}
    stages_done(g, 0, [0] * 4)
    assert missing(g, STAGE) == {}


@clause("WK-QUEST-05")
@pytest.mark.parametrize("frame", [Plan(0), Work(0, GOLD)])
def test_pieces_are_placed_on_the_own_current_stage(frame: Frame) -> None:
    g = questing(quest="siege_of_the_black_tower", p0={"materials": 1, "krystallium": 1, "soldier": 1})
    at(g, frame)
    stage = "card=siege_of_the_black_tower at=-1"
    assert may(g)[:4] == [
        f"place token=materials {stage}",
        "transmute token=materials",
        f"crystallise token=materials {stage}",
        f"post {stage}",
    ]
    do(g, f"post {stage}", f"place token=materials {stage}")
    assert (lying_on(g, STAGE), missing(g, STAGE)) == ({"materials": 1, "soldier": 1}, {"materials": 1})
    assert missing(g, STAGE, 1) == {"materials": 2, "soldier": 1}


@clause("WK-QUEST-06")
def test_a_filled_stage_gives_its_reward_at_once() -> None:
    g = at(questing(p0={"materials": 2, "population": 1}), Plan(0))
    stage = f"card={QUEST} at=-1"
    do(g, *[f"place token=materials {stage}"] * 2, f"place token=population {stage}")
    assert (purse(g), g.players[0].stage_vp) == ({}, 2)
    assert missing(g, STAGE) == {"population": 2, "gold": 1}
    assert lying_on(g, STAGE) == {}
    assert len(g.players[0].stages) == 1
    assert happened(g, StageCompleted) == [StageCompleted(0, QUEST, 1, 1)]


@clause("WK-QUEST-06")
def test_a_reward_may_be_a_gain() -> None:
    g = questing()
    stages_done(g, 0, [0])
    complete_stage(g, 0)
    assert (purse(g), g.players[0].stage_vp) == ({"soldier": 1}, 0)


@clause("WK-QUEST-07")
@pytest.mark.parametrize(("stage", "first", "second"), [(0, 2, 1), (2, 4, 2), (3, 6 + 4, 4 + 4)])
def test_the_second_player_gets_the_second_reward(stage: int, first: int, second: int) -> None:
    g = questing()
    g.moment = 3
    stages_done(g, 0, [0] * stage)
    stages_done(g, 1, [0] * stage)
    complete_stage(g, 0)
    g.moment = 4
    complete_stage(g, 1)
    assert [player.stage_vp for player in g.players] == [first, second]
    assert [event.rank for event in happened(g, StageCompleted)] == [1, 2]


@clause("WK-QUEST-07", "WK-QUEST-11")
def test_in_the_same_step_both_get_the_first_reward() -> None:
    words = {"materials": 2, "population": 1}
    g = going_on(questing(p0=words, p1=words), Planning(), "plan")
    stage = f"card={QUEST} at=-1"
    steps = [f"place token=materials {stage}", f"place token=materials {stage}", f"place token=population {stage}"]
    do(do(g, *steps, "ready", seat=1), *steps, "ready", seat=0)
    assert [player.stage_vp for player in g.players] == [2, 2]


@clause("WK-QUEST-11")
def test_planning_and_each_production_step_are_steps_of_their_own() -> None:
    g = at(questing(), Planning())
    assert g.moment == 1
    do(do(g, "ready", seat=0), "ready", seat=1)
    at(g, ProductionStep(MATERIALS))
    assert g.moment == 2
    g = questing(p0={"built": ["ancient_portal"]})
    at(g, ProductionStep(3))
    before = g.moment
    going_on(g, Production(), "krystallium")
    assert g.moment == before


@clause("WK-QUEST-08")
def test_the_whole_quest_gives_completion_points() -> None:
    g = questing()
    for _ in range(3):
        complete_stage(g, 0)
    assert g.players[0].stage_vp == 2 + 0 + 4
    complete_stage(g, 0)
    assert g.players[0].stage_vp == 2 + 0 + 4 + 6 + 4
    assert count(g, 0)[5] == 16


@clause("WK-QUEST-08", "WK-QUEST-10")
def test_an_unfinished_stage_gives_nothing_and_cannot_be_scrapped() -> None:
    g = at(questing(p0={"materials": 2, "construction": ["hamlet"]}), Plan(0))
    do(g, *[f"place token=materials card={QUEST} at=-1"] * 2)
    assert why_not(g, f"scrap card={QUEST} at=-1") == ("WK-QUEST-10", {})
    assert [text for text in may(g) if text.startswith("scrap")] == ["scrap card=hamlet at=0"]
    assert g.scores() == (0, 0)


@clause("WK-QUEST-05")
def test_a_finished_quest_takes_no_more_pieces() -> None:
    g = questing(p0={"gold": 1, "construction": ["cathedral"]})
    stages_done(g, 0, [1, 2, 3, 4])
    at(g, Plan(0))
    assert [text for text in may(g) if QUEST in text] == []


@clause("WK-QUEST-03")
@pytest.mark.parametrize("quest", ["the_ancestral", "the_star_gate"])
def test_new_boards_work_like_the_others(quest: str) -> None:
    g = questing(quest=quest)
    for _ in range(4):
        complete_stage(g, 0)
    assert g.players[0].stage_vp == {"the_ancestral": 1 + 3 + 7 + 5, "the_star_gate": 2 + 4 + 9 + 5}[quest]
    assert purse(g) == {"the_ancestral": {"soldier": 2}, "the_star_gate": {"krystallium": 1}}[quest]


@clause("WK-SOLO-14")
def test_alone_the_reward_is_always_the_first() -> None:
    g = questing(1)
    for moment in range(4):
        g.moment = moment
        complete_stage(g, 0)
    assert g.players[0].stage_vp == 16
    assert [event.rank for event in happened(g, StageCompleted)] == [1, 1, 1, 1]
    assert asked(g) == ""
