"""What is in the box: cards, tokens, dice, boards, and what is printed on them."""

from __future__ import annotations

from collections import Counter

from monster_lands_table import new_table, table

from karczma.games.monster_lands.catalogue import FILES, catalogue
from karczma.games.monster_lands.terms import AFFILIATIONS, BUILDINGS, NO_AFFILIATION, SITES, TRAILS
from karczma.games.monster_lands.verbs import Defend, Gain, Reroll
from karczma.ledger import clause

CARDS = catalogue()


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
    assert Counter(CARDS.is_level_a) == {True: 8, False: 12}


@clause("ML-COMP-03")
def test_the_tokens_of_the_box() -> None:
    counted = {entry["id"]: entry["count"] for entry in CARDS.setup["tokens"]}
    assert (counted["defence_token"], counted["gold_coin"], counted["potion"], counted["poison"]) == (20, 55, 16, 16)
    assert (len(CARDS.loot), len(CARDS.quests), len(CARDS.tiles), len(CARDS.names)) == (16, 12, 6, 64)
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
    assert Counter(CARDS.trap_kind) == {0: 4, 1: 36, 2: 6, 3: 18}
    assert len(set(CARDS.names)) == 27


@clause("ML-COMP-07")
def test_36_named_members_have_an_assignment_token_and_greenhorns_none() -> None:
    named = [name for name in CARDS.members if name != "greenhorn"]
    assert len(set(named)) == len(named) == 36
    assert CARDS.first_greenhorn == 36


@clause("ML-COMP-08")
def test_seven_buildings() -> None:
    assert BUILDINGS == ("hunting_lodge", "alchemist", "tavern", "armoury", "merchant", "market", "mine")
    assert [len(spaces) for spaces in CARDS.all_spaces] == [4, 2, 4, 3, 0, 3, 4]


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
    fandor, purkas = CARDS.member_id["fandor"], CARDS.member_id["purkas"]
    assert CARDS.member_affiliation[fandor] == AFFILIATIONS.index("fire")
    assert (CARDS.member_cost[fandor], CARDS.reputation[fandor], CARDS.member_dice[fandor]) == (10, 5, (2, 0, 0))
    assert (CARDS.used_on_a_turn[fandor], CARDS.used_on_a_turn[purkas]) == (True, False)
    assert CARDS.ability[purkas] == (Defend(1),)


@clause("ML-COMP-11")
def test_what_an_equipment_card_shows() -> None:
    krakhen = CARDS.equipment_id["krakhen"]
    assert (CARDS.equipment_cost[krakhen], CARDS.equipment_type[krakhen]) == (7, 2)
    assert CARDS.feature[krakhen] == (Reroll(2, 2, "trail"),)
    assert Counter(CARDS.equipment_type) == {0: 6, 1: 6, 2: 6}


@clause("ML-COMP-12")
def test_what_a_land_card_shows() -> None:
    kyzhul = CARDS.land_id["kyzhul"]
    assert CARDS.land_affiliation[kyzhul] == AFFILIATIONS.index("water")
    assert (CARDS.conquest_value[kyzhul], CARDS.land_glory[kyzhul]) == (12, 4)
    assert CARDS.land_need[kyzhul] == (1, 0, 0, 0, 0)
    assert CARDS.land_feature[kyzhul] == Gain(((10, 2),))


@clause("ML-COMP-13")
def test_what_a_monster_card_shows() -> None:
    abysur = CARDS.monster_id["abysur"]
    assert CARDS.monster_affiliation[abysur] == AFFILIATIONS.index("water")
    assert (CARDS.attack[abysur], CARDS.capture_value[abysur], CARDS.kill_value[abysur]) == (5, 17, 22)
    assert (CARDS.kill_glory[abysur], CARDS.trophy[abysur]) == (7, 2)
    assert not CARDS.is_level_a[abysur]


@clause("ML-COMP-14")
def test_what_a_trail_tile_shows() -> None:
    guide = CARDS.guides[CARDS.tile_id["trail_tile_1"]][0][1]
    assert (guide.need, guide.colours, guide.most, guide.brings) == ((2, 0, 0, 0, 0), (1,), 2, (1, 0, 0))
    assert all(len(side) == 4 for tile in CARDS.guides for side in tile)


@clause("ML-COMP-15")
def test_what_both_sides_of_a_quest_tile_show() -> None:
    brawl = CARDS.quest_id["quest_05"]
    assert (CARDS.quest_need[0][brawl], CARDS.target[brawl], CARDS.penalty[brawl]) == ((1, 0, 1, 0, 0), 7, 1)
    assert CARDS.quest_reward[brawl] == ((1, 2), (0, 3))
    assert CARDS.quest_need[1][brawl] == (0, 0, 0, 5, 1)
    assert CARDS.contract_cost[brawl] == ((4, 2),)
    assert CARDS.contract_rewards[brawl] == (((1, 2), (0, 2)), ((1, 2),))


@clause("ML-COMP-16")
def test_four_affiliations_and_none_for_greenhorns() -> None:
    assert Counter(CARDS.member_affiliation) == {0: 9, 1: 9, 2: 9, 3: 9, NO_AFFILIATION: 8}
    assert Counter(CARDS.monster_affiliation) == {0: 5, 1: 5, 2: 5, 3: 5}
    assert Counter(CARDS.land_affiliation) == {0: 3, 1: 3, 2: 3, 3: 3}


def test_the_table_of_the_tests_has_every_piece() -> None:
    from karczma.kernel.zones import pieces

    for seats in (2, 3, 4):
        assert pieces(table(seats)) == pieces(new_table(seats))
    assert FILES.is_dir()
