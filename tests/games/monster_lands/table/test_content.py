"""Card files: a pack may replace values, and what it gets wrong is said with file, card and place."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from games.words import pack
from karczma.effects.load import ContentError
from karczma.games.monster_lands.table.catalogue import CARD_FILES, catalogue
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.locale import Speaker


@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("mercenaries", "nimra: {affiliation: earth}", "affiliation: 'earth'"),
        ("mercenaries", "nimra: {dice: {luck: 1}}", "'luck'"),
        ("mercenaries", "nimra: {do: [{fly: {}}]}", "not one verb"),
        ("mercenaries", "nimra: {do: [{defend: {amount: 1, vs: [cows]}}]}", "vs: 'cows'"),
        ("mercenaries", "nimra: {do: [{defend: {vs: any}}]}", "amount is missing"),
        ("mercenaries", "skrat: {do: [{reroll: {colours: [red], count: 1, where: trail}}]}", "colours: 'red'"),
        ("mercenaries", "skrat: {do: [{reroll: {colours: [magic], count: 1, where: bed}}]}", "where: 'bed'"),
        ("mercenaries", "skrat: {do: [{receive: {what: {cows: 1}}}]}", "resource: 'cows'"),
        ("mercenaries", "skrat: {do: [{receive: {what: {gold: -1}}}]}", "not a number of tokens"),
        ("mercenaries", "skrat: {do: [{receive: {what: {gold: 1}, when: dusk}}]}", "when: 'dusk'"),
        ("mercenaries", "skrat: {do: [{gain_choice: {}}]}", "options is missing"),
        ("mercenaries", "skrat: {do: [{pay_gain: {pay: {gold: 1}}}]}", "gain is missing"),
        ("mercenaries", "skrat: {do: [{modify_each: {colour: red, amount: 1, when: always}}]}", "colour: 'red'"),
        ("mercenaries", "skrat: {do: [{modify_each: {colour: magic, amount: 1, when: dusk}}]}", "when: 'dusk'"),
        ("mercenaries", "skrat: {do: [{modify_total: {amount: 1, when: dusk}}]}", "when: 'dusk'"),
        ("mercenaries", "skrat: {do: [{discount: {building: inn, amount: 1, min_cost: 0}}]}", "building: 'inn'"),
        ("mercenaries", "skrat: {do: [{discount: {building: tavern, amount: 1, min_cost: 1}}]}", "min_cost"),
        ("mercenaries", "skrat: {do: [{limit: {what: cow, amount: 1}}]}", "what: 'cow'"),
        ("mercenaries", "skrat: {do: [{redirect_attack: {}}]}", "count is missing"),
        ("mercenaries", "skrat: {do: [{capture_without_trap: {n: 1}}]}", "'n'"),
        ("mercenaries", "skrat: {timing: noon}", "timing: 'noon'"),
        ("greenhorns", "greenhorn: {do: [{exchange_dice: {give: {any: 2}, take: {other_colour: 1}}}]}", "only one die"),
        ("greenhorns", "greenhorn: {do: [{exchange_dice: {give: {cow: 1}, take: {magic: 1}}}]}", "give: 'cow'"),
        ("monsters", "gator: {level: C}", "level: 'C'"),
        ("monsters", "gator: {affiliation: earth}", "affiliation: 'earth'"),
        ("monsters", "gator: {capture_reward: {glory: 1}}", "gold is missing"),
        ("monsters", "gator: {kill_reward: {glory: 1}}", "trophy is missing"),
        ("monsters", "gator: {do: [{forbid: {what: [cows]}}]}", "what: 'cows'"),
        ("monsters", "gator: {do: [{to_entrance: {when: noon}}]}", "when: 'noon'"),
        ("monsters", "gator: {do: [{attack_dice: {amount: 1, if: {raining: true}}}]}", "'raining'"),
        ("monsters", "gator: {do: [{extra_hit: {}}]}", "amount is missing"),
        ("lands", "kale: {reward: {}}", "glory is missing"),
        ("lands", "kale: {affiliation: earth}", "affiliation: 'earth'"),
        ("lands", "kale: {dice: {luck: 1}}", "'luck'"),
        ("traps", "trap_s1: {kind: big}", "kind: 'big'"),
        ("traps", "trap_s1: {do: [{add_dice: {colour: influence, count: 1}}]}", "colour: 'influence'"),
        ("traps", "trap_s1: {do: [{steal_dice: {colours: [magic]}}]}", "count is missing"),
        ("equipment", "noxx: {type: hat}", "type: 'hat'"),
        ("quest_tiles", "quest_01: {side_a: {}}", "type is missing"),
        ("quest_tiles", "quest_01: {side_b: {}}", "type is missing"),
        ("buildings", "mine: {accepts: [green]}", "accepts: 'green'"),
        ("buildings", "mine: {spaces: [{kind: triple, index: 1}]}", "kind: 'triple'"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path: Path, family: str, text: str, where: str) -> None:
    with pytest.raises(ContentError) as error:
        catalogue(pack(tmp_path, family, text))
    assert where in str(error.value)
    assert f"{family}.yaml" in str(error.value)
    assert text.partition(":")[0] in str(error.value)


def test_a_mistake_that_no_check_foresees_is_one_of_the_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "equipment", "noxx: {do: [{modify_total: {amount: [2], when: capture}}]}")
    with pytest.raises(ContentError) as error:
        catalogue(folder)
    assert str(folder) in str(error.value) or "equipment.yaml: noxx.do" in str(
        error.value
    )  # the compiled build knows more


def test_a_pack_replaces_values_and_names(tmp_path: Path) -> None:
    folder = pack(tmp_path, "monsters", "gator: {attack: 7, name: {en: Croc, pl: Krokodyl}}")
    cards = catalogue(folder)
    assert cards.monsters[cards.monster_id["gator"]].attack == 7
    assert cards.id != "standard"
    assert Speaker("pl", "monster_lands", content=folder).name("gator") == "Krokodyl"


def test_a_game_is_played_with_a_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "traps", "trap_s1: {cost: 9}")
    g = karczma.new("monster_lands", 2, 1, {"affiliations": "random"}, content=folder)
    assert isinstance(g, MonsterLands)
    assert g.cards.traps[g.cards.card_id["trap_s1"]].cost == 9


def test_every_component_tells_where_it_comes_from() -> None:
    counted = CARD_FILES.provenance()
    assert counted == {"rulebook": 16, "inference": 1, "design": 152}
    assert sum(counted.values()) == sum(len(family) for family in CARD_FILES.faces().values())


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_face_can_be_told(language: str) -> None:
    speaker = Speaker(language, "monster_lands")
    for family, cards in CARD_FILES.faces().items():
        for name, fields in cards.items():
            lines = speaker.card(name).split("\n")
            assert lines[0] == fields["name"][language]
            assert (len(lines) > 1) is (family != "difficulty")
            assert all(line.endswith(".") for line in lines[1:])


def test_faces_in_polish() -> None:
    speaker = Speaker("pl", "monster_lands")
    assert speaker.card("fandor").split("\n") == [
        "Fandor",
        "Przynależność: Ogień.",
        "Reputacja 5, koszt 10.",
        "Dostarczane Kości: 2 Kości Siły.",
        "Zapłać 1 monetę, aby otrzymać 1 Kość Wpływu, o ile ten Najemnik nie jest na Szlaku.",
    ]
    assert speaker.card("abysur").split("\n")[2:] == [
        "Kości Ataku: 5. Poziom B.",
        "Wartość Schwytania 17: 8 punktów Chwały i 6 monet.",
        "Wartość Zabicia 22: 7 punktów Chwały i 2 Trofea.",
        "Gdy zrani twojego Najemnika, tracisz 1 punkt Chwały.",
    ]
