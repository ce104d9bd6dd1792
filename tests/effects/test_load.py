"""The loader: what is wrong with a card file is said with the file and the card, before any table is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.effects.load import ContentError, Vocabulary
from karczma.effects.verbs import All, AllGains, Choose, Count, Exchange, Gain, GainCounted, May
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.table.verbs import TakeCitizen


def laid_over(folder: Path, family: str, text: str) -> Valeria:
    """A table of Valeria with that text as a card file laid over ours."""
    (folder / f"{family}.yaml").write_text(text, encoding="utf-8")
    g = karczma.new("valeria", 2, 1, content=folder)
    assert isinstance(g, Valeria)
    return g


def complaint(folder: Path, family: str, text: str) -> str:
    """What the loader says, without the folder, which is another one each time."""
    with pytest.raises(ContentError) as error:
        laid_over(folder, family, text)
    return str(error.value).removeprefix(f"{folder.resolve()}/")


# -- files ---------------------------------------------------------------------------------------------------------


def test_broken_yaml_is_told_with_its_line(tmp_path: Path) -> None:
    told = complaint(tmp_path, "citizens", "cards:\n  archer:\n    cost: {gold: 4\n")
    assert told.startswith("citizens.yaml:4: ")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dukes.yaml").write_bytes(b"cards: \xff")
    with pytest.raises(ContentError, match=r"dukes\.yaml: 'utf-8' codec can't decode"):
        karczma.new("valeria", 2, content=tmp_path)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("- archer\n", "citizens.yaml: a mapping is expected at the top"),
        ("cards: [archer]\n", "citizens.yaml: cards: a mapping is expected"),
        ("cards: {archer: cheap}\n", "citizens.yaml: archer: Expected `object`, got `str`"),
        ("cards: {archer: 2026-13-01}\n", "citizens.yaml: month must be in 1..12"),
    ],
)
def test_a_file_of_another_shape_is_refused(text: str, told: str, tmp_path: Path) -> None:
    assert complaint(tmp_path, "citizens", text) == told


def test_a_number_without_end_is_refused(tmp_path: Path) -> None:
    told = complaint(tmp_path, "citizens", f"cards: {{archer: {'9' * 5000}}}\n")
    assert told.startswith("citizens.yaml: Exceeds the limit")


def test_a_file_that_lays_over_nothing_is_refused(tmp_path: Path) -> None:
    families = "citizens, monsters, domains, dukes, terrains, sets"
    told = complaint(tmp_path, "citicens", "cards: {}\n")
    assert told == f"citicens.yaml: family: 'citicens' is not one of {families}"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as error:
        karczma.new("valeria", 2, content=tmp_path / "nowhere")
    assert str(error.value) == f"{tmp_path.resolve() / 'nowhere'}: no folder of card files"
    (tmp_path / "file").touch()
    with pytest.raises(ContentError, match="no folder of card files"):
        karczma.new("valeria", 2, content=tmp_path / "file")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ("{copies: many}", "Expected `int`, got `str` - at `$.copies`"),
        ("{colour: red}", "Object contains unknown field `colour`"),
        ("{name: {en: Archer}}", "Object missing required field `pl` - at `$.name`"),
        ("{cost: {gold: -1}}", "cost: gold: -1 is less than nothing"),
    ],
)
def test_a_field_of_the_wrong_kind_is_told_with_file_and_card(fields: str, told: str, tmp_path: Path) -> None:
    assert complaint(tmp_path, "citizens", f"cards:\n  archer: {fields}\n") == f"citizens.yaml: archer: {told}"


# -- card text -----------------------------------------------------------------------------------------------------

VERBS = "change_die, choose, exchange, gain, may, return, set_die, slay, steal, take"


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{dance: {gold: 1}}", f"not one verb in {{'dance': {{'gold': 1}}}}; the verbs are {VERBS}"),
        (
            "{gain: {gold: 1}, slay: {}}",
            f"not one verb in {{'gain': {{'gold': 1}}, 'slay': {{}}}}; the verbs are {VERBS}",
        ),
        ("{gain: {silver: 1}}", "'silver' is no token; there are gold, strength, magic, vp"),
        ("{gain: {gold: -1}}", "gold: -1 is not a number of tokens"),
        ("{gain: {gold: two}}", "gold: 'two' is not a number of tokens"),
        ("{gain: {gold: true}}", "gold: True is not a number of tokens"),
        ("{gain: {gold: 1, magic: {count: {zone: slain}}}}", "not an amount: 1"),
        ("{gain: 3}", "'int' object has no attribute 'values'"),
        ("{exchange: {pay: {gold: -1}, gain: {gold: 1}}}", "gold: -1 is not a number of tokens"),
        ("{exchange: {pay: {gold: 1}}}", "'gain' is missing"),
        ("{exchange: {gain: {gold: 1}}}", "'pay' is missing"),
        ("{choose: [[{gain: {gold: 1}}]]}", "choose: 2 to 6 branches, not 1"),
        ("{steal: {from: everybody, one_of: [{gold: 1}]}}", "steal from 'everybody': only from chosen_opponent"),
        ("{steal: {from: chosen_opponent}}", "'one_of' is missing"),
    ],
)
def test_a_wrong_step_is_told_with_file_and_card(step: str, told: str, tmp_path: Path) -> None:
    assert complaint(tmp_path, "monsters", f"cards:\n  goblin: {{do: [{step}]}}\n") == f"monsters.yaml: goblin: {told}"


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        ("{count: {zone: moon}}", "nothing lies in zone 'moon'; there are citizens, domains, icons, resources, slain"),
        ("{count: {where: {}}}", "'zone' is missing"),
        ("{times: 2}", "'count' is missing"),
        ("{count: {zone: slain}, plus: 1}", "not an amount: {'count': {'zone': 'slain'}, 'plus': 1}"),
        (
            "{count: {zone: slain}, times: two}",
            "times 'two', every 1: whole numbers are expected, and every at least 1",
        ),
        ("{count: {zone: slain}, every: 0}", "times 1, every 0: whole numbers are expected, and every at least 1"),
        ("{count: {zone: slain, where: {role: holy}}}", "where: 'role' is not one of terrain, type"),
        ("{count: {zone: slain, where: {type: hero}}}", "type: 'hero' is not one of minion, beast, titan, boss"),
        ("{count: {zone: domains, where: {type: boss}}}", "where: 'type' is not one of none"),
        (
            "{count: {zone: slain, where: {type: boss, terrain: hills}}}",
            "only one condition at a time, not type, terrain",
        ),
    ],
)
def test_a_wrong_count_is_told_with_file_and_card(amount: str, told: str, tmp_path: Path) -> None:
    steps = f"[{{gain: {{gold: {amount}}}}}]"
    assert (
        complaint(tmp_path, "citizens", f"cards:\n  archer: {{active: {steps}}}\n") == f"citizens.yaml: archer: {told}"
    )
    assert complaint(tmp_path, "citizens", f"cards:\n  archer: {{inactive: {steps}}}\n").endswith(told)


# -- a content pack ------------------------------------------------------------------------------------------------


def test_a_content_pack_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    ours = karczma.new("valeria", 2, 1)
    theirs = laid_over(tmp_path, "citizens", "cards:\n  archer: {cost: {gold: 9}}\n")
    assert isinstance(ours, Valeria)
    archer = ours.cards.citizen_id["archer"]
    assert (ours.cards.cost[archer], theirs.cards.cost[archer]) == (4, 9)
    assert ours.cards.cost[:archer] == theirs.cards.cost[:archer]
    assert ours.cards.active[archer] == theirs.cards.active[archer]
    assert ours.cards.monsters == theirs.cards.monsters


def test_a_content_pack_may_change_what_a_card_does(tmp_path: Path) -> None:
    g = laid_over(tmp_path, "monsters", "cards:\n  goblin: {do: [{gain: {vp: 2}}]}\n")
    assert g.cards.reward[g.cards.monster_id["goblin"]] == Gain(((3, 2),))


def test_a_record_tells_of_the_content_it_was_played_with(tmp_path: Path) -> None:
    assert "content" not in karczma.new("valeria", 2, 1).record().header
    first = laid_over(tmp_path, "citizens", "cards:\n  archer: {cost: {gold: 9}}\n").record().header["content"]
    other = tmp_path / "other"
    other.mkdir()
    second = laid_over(other, "citizens", "cards:\n  archer: {cost: {gold: 8}}\n").record().header["content"]
    third = tmp_path / "third"
    third.mkdir()
    same = laid_over(third, "citizens", "cards:\n  archer: {cost: {gold: 9}}\n").record().header["content"]
    assert len(first) == 16
    assert first == same != second


def test_a_record_is_not_read_with_other_cards(tmp_path: Path) -> None:
    g = laid_over(tmp_path, "citizens", "cards:\n  archer: {cost: {gold: 9}}\n")
    g.record().save(tmp_path / "game.txt")
    with pytest.raises(karczma.BadRecord, match="played with other cards"):
        karczma.load(tmp_path / "game.txt")
    again = karczma.load(tmp_path / "game.txt", content=tmp_path)
    assert again.fingerprint() == g.fingerprint()


# -- what steps become ---------------------------------------------------------------------------------------------

EGGS = Vocabulary(("egg", "flour"), {"nests": {"tree": ("oak", "elm")}, "hens": {}}, {})


@pytest.mark.parametrize(
    ("steps", "effect"),
    [
        ([{"gain": {"egg": 2, "flour": 0}}], Gain(((0, 2), (1, 0)))),
        ([{"gain": {"egg": {"count": {"zone": "hens"}}}}], GainCounted(((0, Count("hens")),))),
        (
            [{"gain": {"egg": {"count": {"zone": "nests", "where": {"tree": "elm"}}, "times": 2, "every": 3}}}],
            GainCounted(((0, Count("nests", (("tree", "elm"),), 2, 3)),)),
        ),
        ([{"exchange": {"pay": {"egg": 1}, "gain": {"flour": 2}}}], Exchange(((0, 1),), ((1, 2),))),
        ([{"gain": {"egg": 1}}, {"gain": {"flour": 1}}], AllGains((Gain(((0, 1),)), Gain(((1, 1),))))),
        (
            [{"gain": {"egg": 1}}, {"exchange": {"pay": {"egg": 1}, "gain": {"flour": 2}}}],
            All((Gain(((0, 1),)), Exchange(((0, 1),), ((1, 2),)))),
        ),
        ([{"choose": [[{"gain": {"egg": 1}}], [{"gain": {"flour": 1}}]]}], Choose((Gain(((0, 1),)), Gain(((1, 1),))))),
        ([{"may": [{"gain": {"egg": 1}}]}], May(Gain(((0, 1),)))),
    ],
)
def test_steps_become_effects(steps: list[dict[str, Any]], effect: object) -> None:
    assert EGGS.compiled(steps, "here") == effect


def test_a_choice_of_as_many_branches_as_can_be_numbered_is_read() -> None:
    six = EGGS.compiled([{"choose": [[{"gain": {"egg": n}}] for n in range(6)]}], "here")
    assert six == Choose(tuple(Gain(((0, n),)) for n in range(6)))
    with pytest.raises(ContentError, match="here: choose: 2 to 6 branches, not 7"):
        EGGS.compiled([{"choose": [[{"gain": {"egg": n}}] for n in range(7)]}], "here")


def test_a_verb_that_offers_several_things_offers_to_do_without_them(tmp_path: Path) -> None:
    g = laid_over(tmp_path, "monsters", "cards:\n  goblin: {do: [{may: [{take: {zone: center_citizens}}]}]}\n")
    assert g.cards.reward[g.cards.monster_id["goblin"]] == TakeCitizen(optional=True)
