"""What is in the box: cards, tokens, dice, boards, and what is printed on them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from games.monster_lands.monster_lands_table import new_table, table
from games.words import pack
from karczma.effects.load import ContentError
from karczma.games.monster_lands.table.catalogue import FILES, catalogue
from karczma.games.monster_lands.table.terms import AFFILIATIONS, BUILDINGS, NO_AFFILIATION, SITES, TRAILS
from karczma.games.monster_lands.table.verbs import Defend, Gain, Reroll
from karczma.ledger import clause

CARDS = catalogue()


def refused(folder: Path, family: str, card: str, mistake: str) -> bool:
    """Whether a pack with this mistake on that card is turned away, by the field that is wrong."""
    with pytest.raises(ContentError) as error:
        catalogue(pack(folder, family, f"{card}: {{{mistake}}}"))
    return f"{family}.yaml: {card}" in str(error.value) and mistake.partition(":")[0] in str(error.value)


@clause("ML-COMP-01")
def test_94_cards() -> None:
    members = Counter(
        "start" if m < CARDS.first_mercenary else "green" if m >= CARDS.first_greenhorn else "mercenary"
        for m in range(len(CARDS.members))
    )
    assert members == {"start": 8, "mercenary": 28, "green": 8}
    assert (len(CARDS.monsters), len(CARDS.equipment), len(CARDS.lands)) == (20, 18, 12)
    assert sum(members.values()) + 20 + 18 + 12 == 94


@clause("ML-COMP-02")
def test_eight_monsters_of_level_a_and_twelve_of_level_b() -> None:
    assert Counter(each.is_level_a for each in CARDS.monsters) == {True: 8, False: 12}


@clause("ML-COMP-03")
def test_the_tokens_of_the_box() -> None:
    counted = {entry["id"]: entry["count"] for entry in CARDS.setup["tokens"]}
    assert (counted["defence_token"], counted["gold_coin"], counted["potion"], counted["poison"]) == (20, 55, 16, 16)
    assert (len(CARDS.loot), len(CARDS.quests), len(CARDS.tiles), len(CARDS.traps)) == (16, 12, 6, 64)
    boards = 4 + 4 + 36 + 1 + 1 + 1 + 7  # markers, assignment tokens, first player, round, modifier, panic
    assert boards + 64 + 20 + 55 + 16 + 16 + 16 + 6 + 12 == 259


@clause("ML-COMP-04")
def test_80_dice() -> None:
    assert {d["id"]: d["count"] for d in CARDS.setup["dice"]} == {
        "strength_die": 32,
        "magic_die": 22,
        "influence_die": 18,
        "attack_die": 8,
    }


@clause("ML-COMP-05")
def test_boards_and_bag() -> None:
    counted = {entry["id"]: entry["count"] for entry in CARDS.setup["tokens"]}
    assert (counted["clan_board"], counted["main_board"], counted["quest_bag"]) == (4, 1, 1)
    assert [len(new_table(n).players) for n in (1, 2, 3, 4)] == [1, 2, 3, 4]


@clause("ML-COMP-06")
def test_64_trap_tokens_in_27_kinds() -> None:
    assert Counter(each.kind for each in CARDS.traps) == {0: 4, 1: 36, 2: 6, 3: 18}
    assert len({each.name for each in CARDS.traps}) == 27


@clause("ML-COMP-07")
def test_36_named_members_have_an_assignment_token_and_greenhorns_none() -> None:
    named = [member.name for member in CARDS.members if member.name != "greenhorn"]
    assert len(set(named)) == len(named) == 36
    assert CARDS.first_greenhorn == 36


@clause("ML-COMP-08")
def test_seven_buildings() -> None:
    assert BUILDINGS == ("hunting_lodge", "alchemist", "tavern", "armoury", "merchant", "market", "mine")
    assert [len(spaces) for spaces in CARDS.all_spaces] == [4, 2, 4, 3, 0, 3, 4]
    assert (CARDS.shown_traps, CARDS.shown_equipment) == (6, 3)
    assert (CARDS.shown_members, CARDS.shown_members_solo, CARDS.beer) == (4, 3, 2)
    assert (CARDS.most_defence, CARDS.defence_cost, CARDS.gold_per_die) == (3, 2, 1)


@clause("ML-COMP-09")
def test_the_outer_areas_are_two_lands_two_quests_and_the_entrance() -> None:
    assert SITES == ("land_a", "land_b", "entrance")
    assert Counter(name.rstrip("1234") for name in TRAILS) == {
        "a": 4,
        "b": 4,
        **dict.fromkeys(("upper", "lower", "quest_left", "quest_right", "contract_left", "contract_right"), 1),
    }


@clause("ML-COMP-10")
def test_what_a_mercenary_card_shows() -> None:
    fandor, purkas = (CARDS.members[CARDS.member_id[name]] for name in ("fandor", "purkas"))
    assert fandor.affiliation == AFFILIATIONS.index("fire")
    assert (fandor.cost, fandor.reputation, fandor.dice) == (10, 5, (2, 0, 0))
    assert (fandor.used_on_a_turn, purkas.used_on_a_turn) == (True, False)
    assert purkas.ability == (Defend(1),)


@clause("ML-COMP-10")
@pytest.mark.parametrize("mistake", ["affiliation: earth", "dice: {luck: 1}", "timing: noon"])
def test_a_mercenary_card_shows_nothing_that_the_rules_do_not_know(tmp_path: Path, mistake: str) -> None:
    assert refused(tmp_path, "mercenaries", "nimra", mistake)


@clause("ML-COMP-11")
@pytest.mark.parametrize("mistake", ["type: hat", "timing: noon"])
def test_an_equipment_card_shows_nothing_that_the_rules_do_not_know(tmp_path: Path, mistake: str) -> None:
    assert refused(tmp_path, "equipment", "noxx", mistake)


@clause("ML-COMP-11")
def test_what_an_equipment_card_shows() -> None:
    krakhen = CARDS.equipment[CARDS.equipment_id["krakhen"]]
    assert (krakhen.cost, krakhen.type) == (7, 2)
    assert krakhen.feature == (Reroll(2, 2, "trail"),)
    assert Counter(each.type for each in CARDS.equipment) == {0: 6, 1: 6, 2: 6}


@clause("ML-COMP-12")
def test_what_a_land_card_shows() -> None:
    kyzhul = CARDS.lands[CARDS.land_id["kyzhul"]]
    assert kyzhul.affiliation == AFFILIATIONS.index("water")
    assert (kyzhul.conquest_value, kyzhul.glory) == (12, 4)
    assert kyzhul.need == (1, 0, 0, 0, 0)
    assert kyzhul.feature == Gain(((10, 2),))


@clause("ML-COMP-12")
@pytest.mark.parametrize("mistake", ["affiliation: earth", "reward: {}", "timing: noon"])
def test_a_land_card_shows_nothing_that_the_rules_do_not_know(tmp_path: Path, mistake: str) -> None:
    assert refused(tmp_path, "lands", "kale", mistake)


@clause("ML-COMP-13")
@pytest.mark.parametrize(
    "mistake",
    ["affiliation: earth", "level: C", "capture_reward: {glory: 1}", "kill_reward: {glory: 1}", "timing: noon"],
)
def test_a_monster_card_shows_nothing_that_the_rules_do_not_know(tmp_path: Path, mistake: str) -> None:
    assert refused(tmp_path, "monsters", "gator", mistake)


@clause("ML-COMP-13")
def test_what_a_monster_card_shows() -> None:
    abysur = CARDS.monsters[CARDS.monster_id["abysur"]]
    assert abysur.affiliation == AFFILIATIONS.index("water")
    assert (abysur.attack, abysur.capture_value, abysur.kill_value) == (5, 17, 22)
    assert (abysur.kill_glory, abysur.trophy) == (7, 2)
    assert not abysur.is_level_a


@clause("ML-COMP-14")
def test_what_a_trail_tile_shows() -> None:
    guide = CARDS.tiles[CARDS.tile_id["trail_tile_1"]].sides[0][1]
    assert (guide.need, guide.colours, guide.most, guide.brings) == ((2, 0, 0, 0, 0), (1,), 2, (1, 0, 0))
    assert all(len(side) == 4 for tile in [each.sides for each in CARDS.tiles] for side in tile)


@clause("ML-COMP-15")
def test_what_both_sides_of_a_quest_tile_show() -> None:
    brawl = CARDS.quests[CARDS.quest_id["quest_05"]]
    assert (brawl.need, brawl.target, brawl.penalty) == ((1, 0, 1, 0, 0), 7, 1)
    assert brawl.reward == ((1, 2), (0, 3))
    assert brawl.contract.need == (0, 0, 0, 5, 1)
    assert brawl.contract.cost == ((4, 2),)
    assert brawl.contract.rewards == (((1, 2), (0, 2)), ((1, 2),))


@clause("ML-COMP-15")
@pytest.mark.parametrize("mistake", ["side_a: {}", "side_a: {luck: 1}", "side_b: {}", "side_b: {luck: 1}"])
def test_a_quest_tile_shows_nothing_that_the_rules_do_not_know(tmp_path: Path, mistake: str) -> None:
    assert refused(tmp_path, "quest_tiles", "quest_01", mistake)


@clause("ML-COMP-16")
def test_four_affiliations_and_none_for_greenhorns() -> None:
    assert Counter(each.affiliation for each in CARDS.members) == {0: 9, 1: 9, 2: 9, 3: 9, NO_AFFILIATION: 8}
    assert Counter(each.affiliation for each in CARDS.monsters) == {0: 5, 1: 5, 2: 5, 3: 5}
    assert Counter(each.affiliation for each in CARDS.lands) == {0: 3, 1: 3, 2: 3, 3: 3}


def test_the_table_of_the_tests_has_every_piece() -> None:
    from karczma.title.pieces import pieces

    for seats in (2, 3, 4):
        assert pieces(table(seats)) == pieces(new_table(seats))
    assert FILES.is_dir()
