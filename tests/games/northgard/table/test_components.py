"""The box: every component is counted against the ledger."""

from __future__ import annotations

from collections import Counter

from games.northgard.northgard_scenes import battle
from games.northgard.northgard_table import B, new_table, purse, table
from games.words import at, do, happened
from karczma.games.northgard.actions.special import GainWhich
from karczma.games.northgard.table.catalogue import CARD_FILES, catalogue
from karczma.games.northgard.table.setup import roll_for_first
from karczma.games.northgard.table.terms import FAME, RESOURCES, TOKENS
from karczma.games.northgard.words.events import DieRolled
from karczma.ledger import clause

cards = catalogue()


@clause("NG-COMP-01")
def test_14_units_for_each_player() -> None:
    g = table(5)
    assert [player.reserve for player in g.players] == [14] * 5


@clause("NG-COMP-02")
def test_30_starting_cards_in_five_equal_sets_of_six() -> None:
    sets = [Counter(cards.names[card] for card in cards.ranges[f"colour {colour}"]) for colour in range(5)]
    assert sets == [{"start_recruit": 1, "start_explore": 1, "start_move": 2, "start_build": 1, "start_feast": 1}] * 5


@clause("NG-COMP-03", "NG-CLAN-01")
def test_21_clan_cards() -> None:
    of = CARD_FILES.faces()["clan_cards"].values()
    assert Counter((card["clan"], card["kind"]) for card in of) == {
        **{(clan, "initial"): 1 for clan in cards.clans},
        **{(clan, "upgrade"): 2 for clan in cards.clans},
    }
    assert len(cards.clans) == 7
    assert all(clan["power"] for clan in CARD_FILES.faces()["clans"].values())


@clause("NG-COMP-04", "NG-COMP-05", "NG-COMP-06")
def test_52_development_cards_7_achievements_10_unrest() -> None:
    assert [len(cards.ranges[family]) for family in ("early", "advanced")] == [16, 36]
    assert len(cards.ranges["achievements"]) == 7
    assert len(cards.ranges["unrest"]) == 10


@clause("NG-COMP-07")
def test_56_buildings() -> None:
    g = table(2)
    assert g.supply == [7] * 8
    assert cards.large == (False,) * 5 + (True,) * 3


@clause("NG-COMP-08")
def test_35_tiles_with_the_totals_of_the_catalogue() -> None:
    assert len(cards.tiles) == 35
    assert sum(tile.regions for tile in cards.tiles) == 131
    assert [sum(icons[k] for tile in cards.tiles for icons in tile.icons) for k in range(3)] == [33, 25, 18]
    assert [sum(slots[k] for tile in cards.tiles for slots in tile.slots) for k in range(3)] == [70, 10, 23]
    assert sum(lair for tile in cards.tiles for lair in tile.lairs) == 12
    assert Counter(price for tile in cards.tiles for *_, price in tile.borders) == {1: 88, 2: 29}


@clause("NG-COMP-12", "NG-COMP-11", "NG-COMP-10")
def test_tokens_are_without_limit() -> None:
    g = table(2, {0: {"food": 200, "fame": 500}})
    assert (g.players[0].wallet[0], g.players[0].wallet[FAME]) == (200, 500)
    assert TOKENS == ("food", "wood", "lore", "fame")


@clause("NG-COMP-11")
def test_three_kinds_of_resource_tokens_are_counted_apart() -> None:
    """30, 25 and 20 lie in the box; the multipliers stand for more of them (NG-COMP-12)."""
    assert RESOURCES == ("food", "wood", "lore")
    for kind, n in zip(RESOURCES, (30, 25, 20), strict=True):
        g = at(table(2, {0: {kind: n}}), GainWhich(0, "start_feast", RESOURCES))
        do(g, f"gain-one resource={kind}")
        assert purse(g) == {kind: n + 1}


@clause("NG-COMP-13")
def test_each_side_rolls_one_of_two_dice() -> None:
    g = battle(3, 2, ("2", "3"), own={"units": {B: 1}})
    assert [(event.seat, event.face) for event in happened(g, DieRolled)] == [(0, "axe2"), (1, "axe3")]
    for one in range(6):
        for two in range(6):
            h = table(2, chance=(one, two))
            points = [2, 3, 1, 2, 0, 1]  # NG-SETUP-13  the choice face counts as one
            assert roll_for_first(h, 0) == points[one] + points[two]


@clause("NG-COMP-13", "NG-COMB-12")
def test_the_combat_die_has_six_different_faces() -> None:
    assert cards.faces == (
        (2, 0, False), (3, 0, False), (0, 0, True), (2, 1, False), (0, 2, False), (1, 1, False)
    )  # fmt: skip


@clause("NG-COMP-14", "NG-COMP-09")
def test_one_marker_one_track_and_the_costs_of_winter() -> None:
    g = new_table(3)
    assert (g.year, g.years) == (1, 7)
    assert g.first in range(3)
    assert [food for _, food in cards.setup["winter"]] == [0, 1, 2, 3, 4]


@clause("NG-COMP-15")
def test_kaija_and_scorched_earth_belong_to_one_clan_each() -> None:
    g = table(3, {0: {"clan": "bear"}, 1: {"clan": "snake"}, 2: {"clan": "wolf"}})
    assert [g.has_kaija(seat) for seat in range(3)] == [True, False, False]


@clause("NG-COMP-16", "NG-COMP-17")
def test_nine_creatures_each_with_a_colour_of_its_own() -> None:
    entries = [(card["type"], card["colour"]) for card in CARD_FILES.faces()["creature_cards"].values()]
    assert Counter(kind for kind, _ in entries) == {"wild_wolf": 3, "brown_bear": 2, "draugr": 2, "fallen_valkyrie": 2}
    assert len(set(entries)) == 9


@clause("NG-CTYPE-11")
def test_values_and_rewards_of_the_creatures() -> None:
    found = dict(zip(cards.creature_type, zip(cards.strength, cards.reward, strict=True), strict=True))
    assert found == {"wild_wolf": (4, 2), "draugr": (5, 3), "brown_bear": (6, 3), "fallen_valkyrie": (7, 4)}


@clause("NG-BUILD-02", "NG-BUILD-03")
def test_small_buildings_cost_1_and_large_ones_3_wood() -> None:
    assert [cards.price[b] for b in range(8)] == [1, 1, 1, 1, 1, 3, 3, 3]
