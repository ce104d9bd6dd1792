"""The card files: what is wrong with a card is said with file and card, before any table is set up."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from karczma.effects.load import ContentError
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.moments import DOMAIN_COST, SURCHARGE
from karczma.kernel.quantities import While


def complaint(folder: Path, family: str, text: str) -> str:
    """What is said of a card file laid over ours, without the folder, which is another one each time."""
    (folder / f"{family}.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        karczma.new("valeria", 2, 1, content=folder)
    return str(error.value).removeprefix(f"{folder.resolve()}/")


@pytest.mark.parametrize(
    ("family", "card", "fields", "told"),
    [
        ("citizens", "archer", "{copies: many}", "Expected `int`, got `str` - at `$.copies`"),
        ("citizens", "archer", "{colour: red}", "Object contains unknown field `colour`"),
        ("citizens", "baker", "{copies: 3}", "Object missing required field `name`"),
        ("citizens", "archer", "{type: guild}", "type: 'guild' is not one of citizen, starter"),
        ("citizens", "archer", "{role: king}", "role: 'king' is not one of worker, soldier, shadow, holy"),
        ("citizens", "archer", "{role: null}", "role: None is not one of worker, soldier, shadow, holy"),
        ("citizens", "starter_knight", "{role: soldier}", "role: 'soldier' is not one of None"),
        ("citizens", "archer", "{cost: {gold: -1}}", "cost: gold: -1 is less than nothing"),
        ("citizens", "archer", "{cost: {magic: 1}}", "cost: gold is missing"),
        ("citizens", "archer", "{cost: null}", "cost: gold is missing"),
        ("citizens", "archer", "{cost: {gold: 1, magic: 1}}", "cost: 'magic' is not one of gold"),
        ("citizens", "starter_knight", "{cost: {gold: 1}}", "cost: 'gold' is not one of none"),
        ("monsters", "goblin", "{type: dragon}", "type: 'dragon' is not one of minion, beast, titan, boss"),
        ("monsters", "goblin", "{cost: {magic: 1}}", "cost: strength is missing"),
        ("monsters", "goblin", "{cost: {strength: 1, gold: 1}}", "cost: 'gold' is not one of strength, magic"),
        ("monsters", "goblin", "{copies: {usual: 3}}", "copies: five_players is missing"),
        ("domains", "halfpenny_hill", "{cost: {}}", "cost: gold is missing"),
        (
            "domains",
            "halfpenny_hill",
            "{needs: {king: 1}}",
            "needs: 'king' is not one of worker, soldier, shadow, holy",
        ),
        ("domains", "halfpenny_hill", "{needs: {worker: -1}}", "needs: worker: -1 is less than nothing"),
    ],
)
def test_a_wrong_field_is_told_with_file_and_card(
    family: str, card: str, fields: str, told: str, tmp_path: Path
) -> None:
    assert complaint(tmp_path, family, f"cards:\n  {card}: {fields}\n") == f"{family}.yaml: {card}: {told}"


def test_activation_numbers_are_those_of_a_stack(tmp_path: Path) -> None:
    told = complaint(tmp_path, "citizens", "cards:\n  archer: {numbers: [13]}\n")
    assert told.startswith("citizens.yaml: archer: numbers: (13,) is not one of (1,), (2,), ")


@pytest.mark.parametrize(
    ("family", "card", "fields", "told"),
    [
        ("citizens", "starter_knight", "{name_of: king}", "'king' is not one of cleric, monk, "),
        ("monsters", "goblin", "{terrain: moon}", "'moon' is not one of barrens, hills, "),
        ("sets", "first_game", "{terrains: [moon]}", "terrains: 'moon' is not one of barrens, hills, "),
        ("sets", "first_game", "{citizens: [king]}", "citizens: 'king' is not one of cleric, monk, "),
        (
            "sets",
            "first_game",
            "{removed_domains: [moon]}",
            "removed_domains: 'moon' is not one of foxgrove_palisade, ",
        ),
    ],
)
def test_a_card_that_speaks_of_another_one_must_find_it(
    family: str, card: str, fields: str, told: str, tmp_path: Path
) -> None:
    assert complaint(tmp_path, family, f"cards:\n  {card}: {fields}\n").startswith(f"{family}.yaml: {card}: {told}")


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("{take: {zone: moon}}", "nothing is taken from 'moon'"),
        ("{take: {zone: slain, of: chosen_opponent}}", "a Monster is taken of chosen_opponent at random"),
        ("{return: {zone: domains, gain: {vp: 1}}}", "nothing is returned from 'domains'"),
        ("{set_die: {to: 7}}", "a die cannot show 7"),
        ("{set_die: {to: 0}}", "a die cannot show 0"),
    ],
)
def test_a_wrong_verb_of_this_title_is_told_with_file_and_card(step: str, told: str, tmp_path: Path) -> None:
    assert complaint(tmp_path, "monsters", f"cards:\n  goblin: {{do: [{step}]}}\n") == f"monsters.yaml: goblin: {told}"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        (
            "{when: [{moment: tea_time, do: [{gain: {gold: 1}}]}]}",
            "when: moment: 'tea_time' is not one of doubles, action_phase_starts, action_phase_ends, citizen_gained, "
            "monster_slain",
        ),
        ("{when: [{moment: doubles}]}", "when: when: do is missing"),
        ("{when: [{do: [{gain: {gold: 1}}]}]}", "when: when: moment is missing"),
        ("{when: [{moment: doubles, whose: nobody, do: []}]}", "when: whose: 'nobody' is not one of owner, anybody"),
        ("{when: [{moment: doubles, who: me, do: []}]}", "when: when: 'who' is not one of moment, do, whose"),
        (
            "{when: [{moment: doubles, do: [{gain: {silver: 1}}]}]}",
            "when: 'silver' is no token; there are gold, strength, magic, vp",
        ),
        ("{when: [{moment: roll_phase, do: [{gain: {gold: 1}}]}]}", "when: only dice are changed in the roll phase"),
        ("{while: [{question: weather}]}", "while: question: 'weather' is not one of surcharge, domain_cost"),
        ("{while: [{question: surcharge, add: some}]}", "while: times 1, add 'some': whole numbers are expected"),
        ("{do: [{gain: {silver: 1}}]}", "do: 'silver' is no token; there are gold, strength, magic, vp"),
        (
            "{do: [{take: {zone: center_citizens, where: {role: king}}}]}",
            "do: role: 'king' is not one of worker, soldier, shadow, holy",
        ),
        (
            "{do: [{take: {zone: center_citizens, where: {hat: red}}}]}",
            "do: take where: 'hat' is not one of role, name, cost_at_most",
        ),
    ],
)
def test_an_unknown_moment_or_question_is_told_with_file_card_and_part(fields: str, told: str, tmp_path: Path) -> None:
    assert (
        complaint(tmp_path, "domains", f"cards:\n  halfpenny_hill: {fields}\n")
        == f"domains.yaml: halfpenny_hill.{told}"
    )


@pytest.mark.parametrize(("score", "told"), [("{vp: 3}", "not an amount: 3"), ("{gold: 3}", "'vp' is missing")])
def test_a_wrong_score_is_told_with_the_duke(score: str, told: str, tmp_path: Path) -> None:
    text = f"cards:\n  simon_the_unclean: {{score: [{score}]}}\n"
    assert complaint(tmp_path, "dukes", text) == f"dukes.yaml: simon_the_unclean: {told}"


def test_what_a_standing_domain_multiplies_and_adds_is_read() -> None:
    cards = catalogue()
    assert cards.standing[cards.domain_id["emerald_stronghold"]] == (While(SURCHARGE, 0, 0),)
    assert cards.standing[cards.domain_id["pratchetts_plateau"]] == (While(DOMAIN_COST, 1, -1),)
