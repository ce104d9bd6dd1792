"""Card files: a pack may replace values, and what it gets wrong is said with file, card and place."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from games.northgard.northgard_table import BLOCK, table
from games.words import pack
from karczma.effects.load import ContentError
from karczma.games.northgard.table.catalogue import CARD_FILES, catalogue
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.verbs import (
    BuildAction,
    DrawAction,
    ExploreAction,
    GainEach,
    MoveAction,
    RecruitAction,
)


@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("starting", "start_move: {do: [{move: {attack: 1}}]}", "start_move.do: move: moves is missing"),
        ("starting", "start_move: {do: [{move: {moves: 1, speed: 2}}]}", "move: 'speed' is not one of"),
        ("starting", "start_move: {do: [{move: {moves: -1}}]}", "less than nothing"),
        ("starting", "start_recruit: {do: [{recruit: {units: 2, split: even}}]}", "split: 'even' is not one of"),
        ("starting", "start_recruit: {do: [{recruit: {}}]}", "units is missing"),
        ("starting", "start_explore: {do: [{explore: {tiles: 2}}]}", "times is missing"),
        ("starting", "start_build: {do: [{build: {buildings: 1, only: huge}}]}", "only: 'huge' is not one of"),
        ("starting", "start_build: {do: [{build: {discount: 1}}]}", "buildings is missing"),
        ("starting", "start_feast: {do: [{draw: {cards: 3, keep: 1}}]}", "not all kept"),
        ("starting", "start_feast: {do: [{draw: {cards: 3}}]}", "keep is missing"),
        ("starting", "start_feast: {do: [{gain_each: {token: fame, n: 1, each: cow}}]}", "each: 'cow' is not one of"),
        ("starting", "start_feast: {do: [{gain_each: {token: gold, n: 1, each: unit}}]}", "'gold' is no token"),
        ("starting", "start_feast: {do: [{gain_each: {token: fame, each: unit}}]}", "n is missing"),
        ("starting", "start_feast: {do: [{each_time: {deed: sleep, do: []}}]}", "deed: 'sleep' is not one of"),
        ("starting", "start_feast: {do: [{each_time: {deed: battle_won}}]}", "do is missing"),
        ("starting", "start_feast: {do: [{pay_to: {do: []}}]}", "pay is missing"),
        ("starting", "start_feast: {do: [{choose_different: {count: 2}}]}", "of is missing"),
        ("starting", "start_feast: {do: [{gather: everything}]}", "gather: 'everything' is not one of"),
        ("clan_cards", "clan_bear_charge: {clan: cow}", "clan: 'cow' is not one of"),
        ("clan_cards", "clan_bear_charge: {kind: third}", "kind: 'third' is not one of"),
        ("development", "adv_boom: {era: late}", "era: 'late' is not one of"),
        ("achievements", "ach_founder: {score: {n: 1, each: cow}}", "each: 'cow' is not one of"),
        ("buildings", "silo: {size: huge}", "size: 'huge' is not one of"),
        ("buildings", "silo: {slot: big}", "slot: 'big' is not one of"),
        ("buildings", "silo: {cost: {food: 1}}", "wood is missing"),
        ("buildings", "silo: {works: {magic: 1}}", "'magic'"),
        ("buildings", "silo: {works: {gain: [food]}}", "silo: works: gain: ['food'] tells no goods"),
        ("buildings", "silo: {works: {gain: {food: much}}}", "silo: works: food: 'much' is not a number"),
        ("buildings", "silo: {works: {damage: much}}", "silo: works: damage: 'much' is not a number"),
        ("creatures", "draugr: {priorities: [units, buildings, gold]}", "priorities: 'gold' is not one of"),
        ("tiles", "tile_01: {role: middle}", "role: 'middle' is not one of"),
        ("tiles", "tile_01: {edges: {n: [2], e: [2], s: [2]}}", "w is missing"),
        ("tiles", "tile_01: {regions: {}}", "regions: 1 to 4"),
        ("tiles", "tile_08: {borders: [{between: [A, B], kind: wall, ends: []}]}", "kind: 'wall' is not one of"),
        ("tiles", "tile_08: {borders: [{between: [A, X], kind: regular, ends: []}]}", "between: 'X' is not one of"),
        ("tiles", "tile_08: {regions: {A: {segments: [n0], resources: {gold: 1}}}, borders: []}", "resources: 'gold'"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path: Path, family: str, text: str, where: str) -> None:
    with pytest.raises(ContentError) as error:
        catalogue(pack(tmp_path, family, text))
    assert where in str(error.value) or where.split(": ")[-1] in str(error.value)
    assert f"{family}.yaml" in str(error.value)


def test_a_tile_must_give_every_segment_to_a_region(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="tile_08: segments"):
        catalogue(pack(tmp_path, "tiles", "tile_08: {edges: {n: [1, 3], e: [], s: [2], w: []}}"))


def test_a_pack_replaces_values(tmp_path: Path) -> None:
    cards = catalogue(pack(tmp_path, "starting", "start_recruit: {do: [{recruit: {units: 5}}]}"))
    assert cards.effect[cards.card_id["start_recruit"]] == RecruitAction(5)
    assert cards.id != "standard"


def test_values_of_the_compiled_cards() -> None:
    """One card for each modifier of each action, as its file has it."""
    cards = catalogue()
    effects = {name: cards.effect[cards.card_id[name]] for name in cards.names}
    assert effects["adv_shield_levy"] == RecruitAction(4)
    assert effects["clan_boar_wilds"] == ExploreAction(2, 2)
    assert effects["clan_bear_charge"] == MoveAction(2, 1, 1)
    assert effects["adv_mountain_guides"] == MoveAction(3, ignore_difficult=True)
    assert effects["adv_quiet_paths"] == MoveAction(2, peaceful=True)
    assert effects["adv_palisade"] == BuildAction(1, 1, "small")
    assert effects["adv_seeress"] == DrawAction(4, 2, 1, 1)
    assert effects["clan_goat_larder"] == GainEach(0, 1, "building", 2, 4)
    assert cards.achievement[cards.card_id["ach_lore_master"]] == GainEach(3, 2, "non_starting_card", 3)
    assert [cards.flash[cards.card_id[name]] for name in ("early_foragers", "early_trackers")] == [True, False]
    assert [cards.fame[cards.card_id[name]] for name in ("adv_seeress", "early_foragers", "unrest")] == [2, 1, -5]
    assert cards.icons[cards.card_id["adv_wagon_train"]] == ("explore", "recruit", "move")


def test_values_of_the_buildings() -> None:
    cards = catalogue()
    assert cards.buildings[:4] == ("woodcutters_lodge", "silo", "defense_tower", "training_camp")
    assert cards.yields == ((0, 1, 0), (1, 0, 0), (0,) * 3, (0,) * 3, (0, 0, 1), (0,) * 3, (0,) * 3, (0,) * 3)
    assert (cards.altar, cards.forge) == ((0, 0, 0, 0, 0, 3, 0, 0), (0, 0, 0, 0, 0, 0, 1, 0))
    assert (cards.camp, cards.guard, cards.shots) == (
        (0, 0, 0, 1, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 0, 0, 2),
        (0, 0, 1, 0, 0, 0, 0, 0),
    )
    assert cards.slot == (0, 0, 0, 0, 1, 2, 2, 2)


def test_every_component_tells_where_it_comes_from() -> None:
    counted = CARD_FILES.provenance()
    assert set(counted) == {"rulebook", "public", "recall", "design"}
    assert sum(counted.values()) == sum(len(family) for family in CARD_FILES.faces().values())
    assert counted["design"] > 100  # all tiles and nearly all cards are ours


def test_a_card_that_is_worth_points_by_its_cap() -> None:
    g = table(2, {0: {"units": dict.fromkeys(range(4), 1)}})
    assert GainEach(3, 1, "territory", 1, 3).amount(g, 0) == 3
    assert GainEach(3, 2, "territory", 3).amount(g, 0) == 2


@pytest.mark.parametrize(
    ("counted", "n"),
    [
        ("closed_territory", 1),
        ("territory", 2),
        ("unit", 4),
        ("building", 3),
        ("small_building", 2),
        ("large_building", 1),
        ("menhir", 1),
        ("resource", 6),
        ("non_starting_card", 1),
    ],
)
def test_what_cards_can_count(counted: str, n: int) -> None:
    own = {"units": {2: 3, 0: 1}, "food": 1, "wood": 2, "lore": 3, "fame": 9, "draw": [], "discard": ["early_foragers"]}
    g = table(2, {0: own, 1: {"units": {3: 1}}}, land=BLOCK, built={2: ["silo", "menhir", "forge"], 3: ["fortress"]})
    assert GainEach(3, 1, counted).amount(g, 0) == n


def test_a_cost_of_several_goods_must_be_paid_in_full() -> None:
    g = table(2, {0: {"food": 1, "wood": 2}})
    assert g.affords(0, ((0, 1), (1, 2)))
    assert not g.affords(0, ((0, 1), (1, 3)))
    assert not g.affords(0, ((0, 2), (1, 2)))


def test_a_game_is_played_with_a_pack(tmp_path: Path) -> None:
    g = karczma.new("northgard", 2, 1, {"clans": "random"}, content=pack(tmp_path, "buildings", "silo: {tokens: 9}"))
    assert isinstance(g, Northgard)
    assert g.supply[1] == 9
