"""Card files: a pack may replace values, and what it gets wrong is said with file, card and place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.words import new, pack
from karczma.effects.load import ContentError
from karczma.games.wonderful_kingdom.table.catalogue import CARD_FILES, catalogue
from karczma.games.wonderful_kingdom.table.packed import ONE
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD
from karczma.ledger import clause
from karczma.locale import Speaker


def assert_refused(folder: Path, family: str, text: str, where: str) -> None:
    """A pack that says this is refused, with its file and with what is wrong."""
    with pytest.raises(ContentError) as error:
        catalogue(pack(folder, family, text))
    assert where in str(error.value)
    assert f"{family}.yaml" in str(error.value)


@clause("WK-COMP-10", "WK-COMP-11", "WK-RECYC-03", "WK-COMP-09")
@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("developments", "hamlet: {family: tower}", "hamlet: family: 'tower' is not one of"),
        ("developments", "hamlet: {cost: {wood: 1}}", "cost: 'wood'"),
        ("developments", "hamlet: {cost: {gold: -1}}", "less than nothing"),
        ("developments", "hamlet: {cost: {}}", "costs nothing"),
        ("developments", "hamlet: {recycle: {soldier: 1}}", "recycle: 'soldier'"),
        ("developments", "hamlet: {production: {soldier: 1}}", "production: 'soldier'"),
        ("developments", "hamlet: {production_per: {resource: gold}}", "per is missing"),
        ("developments", "hamlet: {production_per: {resource: soldier, per: company}}", "'soldier' is not one of"),
        ("developments", "hamlet: {production_per: {resource: gold, per: tower}}", "'tower' is not one of"),
        ("developments", "hamlet: {vp_per: {vp: 1, per: [tower]}}", "vp_per: 'tower'"),
        ("developments", "hamlet: {vp_per: {vp: 1}}", "per is missing"),
        ("developments", "hamlet: {do: [{gain: {wood: 1}}]}", "'wood' is no token"),
        ("developments", "hamlet: {expansion: winter}", "expansion: 'winter'"),
        ("treasures", "treasure_mm: {expansion: winter}", "expansion: 'winter'"),
        ("treasures", "treasure_mm: {recycle: {krystallium: 1}}", "recycle: 'krystallium'"),
    ],
)
def test_a_mistake_in_a_development_or_treasure_is_said_with_its_place(
    tmp_path: Path, family: str, text: str, where: str
) -> None:
    assert_refused(tmp_path, family, text, where)


@clause("WK-QUEST-04")
@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("quests", "beyond_the_sea: {expansion: winter}", "expansion: 'winter'"),
        ("quests", "beyond_the_sea: {stages: []}", "four are expected"),
        ("quests", "beyond_the_sea: {stages: [{}, {}, {}, {}]}", "cost is missing"),
        ("quests", "beyond_the_sea: {stages: [{cost: {wood: 1}}, {}, {}, {}]}", "cost: 'wood'"),
    ],
)
def test_a_mistake_in_a_quest_is_said_with_its_place(tmp_path: Path, family: str, text: str, where: str) -> None:
    assert_refused(tmp_path, family, text, where)


@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("advisors", "sage: {cost: {}}", "costs nothing"),
        ("advisors", "sage: {while: [{question: luck, add: 1}]}", "while: 'luck'"),
        ("advisors", "sage: {while: [{question: traps}]}", "'add' is missing"),
        ("advisors", "sage: {when: [{moment: noon, do: []}]}", "when: 'noon'"),
        ("advisors", "sage: {when: [{moment: round_start}]}", "do is missing"),
        ("menaces", "rat: {fight: 0}", "cannot defeat anything"),
        ("menaces", "rat: {effects: [{at: noon, do: breed}]}", "at: 'noon'"),
        ("menaces", "rat: {effects: [{at: scoring, do: sing}]}", "do: 'sing'"),
        ("menaces", "rat: {effects: [{at: scoring, do: breed, chooser: dice}]}", "chooser: 'dice'"),
        ("menaces", "rat: {effects: [{at: scoring, do: breed, resource: wood}]}", "resource: 'wood'"),
        ("menaces", "rat: {production: {soldier: 1}}", "production: 'soldier'"),
        ("duchies", "valados_a: {colour: green}", "colour: 'green'"),
        ("duchies", "valados_a: {side: F}", "side: 'F'"),
        ("duchies", "valados_a: {start: {gold: 1}}", "start: 'gold'"),
        ("duchies", "valados_a: {production: {soldier: 1}}", "production: 'soldier'"),
        ("duchies", "valados_a: {expansion: winter}", "expansion: 'winter'"),
        ("menaces", "rat: {expansion: winter}", "expansion: 'winter'"),
        (
            "boards",
            "A1: {territories: {x: {name: {en: X, pl: X}, kind: hill, vp: {red: 0, blue: 0}, adjacent: []}}}",
            "'hill'",
        ),
        ("calamities", "calamity_flood: {vp: much}", "calamity_flood"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path: Path, family: str, text: str, where: str) -> None:
    assert_refused(tmp_path, family, text, where)


@clause("WK-COMP-11")
def test_a_cost_may_say_of_a_resource_that_none_is_needed(tmp_path: Path) -> None:
    cards = catalogue(pack(tmp_path, "developments", "hamlet: {cost: {materials: 0, gold: 1}}"))
    assert cards.cost[cards.card_id["hamlet"]] == ONE[GOLD]


@clause("WK-QUEST-06", "WK-QUEST-07")
def test_a_stage_that_names_no_reward_gives_none(tmp_path: Path) -> None:
    cards = catalogue(
        pack(tmp_path, "quests", "beyond_the_sea: {stages: [" + ", ".join(["{cost: {gold: 1}}"] * 4) + "]}")
    )
    stages = cards.stages[cards.quests.index("beyond_the_sea")]
    assert [(stage.vp, stage.do) for stage in stages] == [((0, 0), (None, None))] * 4


@clause("WK-CONQ-03", "WK-CONQ-05", "WK-CONQ-04")
@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda land: land["sw_downs"]["adjacent"].remove("se_vale"), "se_vale borders sw_downs"),
        (lambda land: land["sw_downs"]["vp"].pop("red"), "vp: red is missing"),
        (lambda land: land["sw_downs"].update(kind="hill"), "kind: 'hill'"),
        (lambda land: land["sw_downs"].pop("spots"), "all territories but castles"),
        (lambda land: land["red_castle"].update(spots=[{"bonus": "trap"}]), "all territories but castles"),
        (lambda land: land["sw_downs"]["spots"][0].update(bonus="cake"), "bonus: 'cake'"),
        (lambda land: land["sw_downs"]["spots"][0].update(start="green"), "start: 'green'"),
        (lambda land: land["sw_downs"]["spots"][0].update(flag="red"), "spots: 'flag'"),
        (lambda land: land["sw_downs"].update(spots=[{"bonus": "trap"}] * 4), "4 are too many"),
        (lambda land: land["red_castle"]["production"].update(soldier=1), "production: 'soldier'"),
    ],
)
def test_a_board_must_fit_together(tmp_path: Path, change: Callable[[Any], object], where: str) -> None:
    import yaml

    land = yaml.safe_load(yaml.safe_dump(CARD_FILES.faces()["boards"]["A1"]["territories"]))
    change(land)
    (tmp_path / "boards.yaml").write_text(yaml.safe_dump({"cards": {"A1": {"territories": land}}}), encoding="utf-8")
    with pytest.raises(ContentError, match=where):
        catalogue(tmp_path)


def test_a_pack_changes_a_card_and_its_name(tmp_path: Path) -> None:
    pack(tmp_path, "developments", "hamlet: {name: {en: Village, pl: Wioska}, cost: {gold: 1}}")
    cards = catalogue(tmp_path)
    assert cards.cost[cards.card_id["hamlet"]] == 1 << 8
    assert CARD_FILES.renamed(tmp_path, "pl") == {"hamlet": "Wioska"}
    assert CARD_FILES.renamed(None, "pl") == {}
    assert "Village" in Speaker("en", "wonderful_kingdom", content=tmp_path).card("hamlet")
    assert new(WonderfulKingdom, 2, 1, {"module": "none"}, tmp_path).cards is cards


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_has_a_face(language: str) -> None:
    speaker = Speaker(language, "wonderful_kingdom")
    for family, cards in CARD_FILES.faces().items():
        if family != "pieces":
            for card, fields in cards.items():
                assert speaker.card(card).startswith(fields["name"][language])


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        (
            "barracks",
            [
                "Barracks (structure)",
                "Cost: 3 material cubes and 1 population cube.",
                "Recycling: 1 material cube.",
                "When completed: gain 1 soldier.",
                "Produces: 1 population cube.",
                "1 VP.",
            ],
        ),
        (
            "thieves_4",
            [
                "Master Thief (menace: Thieves)",
                "Combat cost: 3 soldiers.",
                "At the start of production one of your cards stops producing until this menace is defeated.",
                "Undefeated: -4 VP.",
                "When defeated: gain 1 gold cube.",
            ],
        ),
        ("calamity_flood", ["Flood (calamity)", "-3 VP."]),
        ("valados_d", ["Valados, side D (blue)", "Produces: 3 material cubes.", "At the start: 1 soldier."]),
        (
            "captain_of_arms",
            [
                "Captain of Arms (advisor)",
                "Cost: 1 material cube and 2 population cubes.",
                "Recycling: 1 population cube.",
                "At the start of each round gain 1 soldier.",
                "2 VP.",
            ],
        ),
        ("druids", None),
        ("senada_e", ["Senada, side E (red)", "Produces nothing."]),
        (
            "the_lost_crown",
            [
                "The Lost Crown",
                "Stage 1: 2 material cubes and 1 population cube. First reward: 2 points; second: 1 point.",
                "Stage 2: 2 population cubes and 1 gold cube. First reward: gain 1 soldier; second: 1 point.",
                "Stage 3: 2 gold cubes and 1 exploration cube. First reward: 4 points; second: 2 points.",
                "Stage 4: 2 exploration cubes and 1 krystallium. First reward: 6 points; second: 4 points.",
                "All four stages: 4 more points.",
            ],
        ),
        (
            "nw_vale",
            [
                "Northwest Vale",
                "On Board A1:",
                "Northwest Vale. Borders on: Blue Castle, Northeast Downs, Central Ford and West Sea.",
                "Bonus spots: trap token and gold.",
                "At the end of the game: 3 VP for red, 1 VP for blue.",
            ],
        ),
        (
            "black_dragons",
            [
                "Black Dragons",
                "Difficulty: 5 of 5.",
                "They cannot be used in solo play.",
                "Great Black Dragoness. Combat cost: 5 soldiers. At the end of planning you lose a soldier. "
                "Undefeated: -6 VP. When defeated: gain 2 krystallium.",
                "Great Black Dragon. Combat cost: 5 soldiers. At the end of planning you lose a soldier. "
                "Undefeated: -6 VP. When defeated: gain 2 krystallium.",
                "Black Dragon Egg 1. Combat cost: 2 soldiers. "
                "At the end of the game: 3 VP for one secured egg, 10 VP for two.",
                "Black Dragon Egg 2. Combat cost: 2 soldiers. "
                "At the end of the game: 3 VP for one secured egg, 10 VP for two.",
            ],
        ),
    ],
)
def test_faces(card: str, lines: list[str] | None) -> None:
    told = Speaker("en", "wonderful_kingdom").card(card).splitlines()
    assert told == lines if lines else "exploration" in told[3]
