"""What is in the boxes: counted, and against the ledger."""

from __future__ import annotations

from collections import Counter

import pytest

from games.wonderful_kingdom.kingdom_table import draw_deck, new_table, purse, table
from games.words import at, do, may, names, play_first
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.production import ProductionStep
from karczma.games.wonderful_kingdom.table.catalogue import CARD_FILES, catalogue
from karczma.games.wonderful_kingdom.table.entries import DevelopmentEntry, MenaceEntry
from karczma.games.wonderful_kingdom.table.packed import ONE
from karczma.games.wonderful_kingdom.table.terms import (
    ADVISOR,
    BASIC,
    CALAMITY,
    DEVELOPMENT,
    FAMILIES,
    KRYSTALLIUM,
    MATERIALS,
    MENACE,
    SOLDIER,
    TOKENS,
    TREASURE,
)
from karczma.ledger import clause

CARDS = catalogue()
PIECES = CARD_FILES.faces()["pieces"]


def count(family: str, expansion: str = "") -> int:
    entries = CARD_FILES.faces()[family].values()
    return sum(entry.get("copies", 1) for entry in entries if entry.get("expansion", "") == expansion)


@clause("WK-COMP-01", "WK-COMP-02", "WK-COMP-03", "WK-COMP-04", "WK-COMP-05", "WK-COMP-07")
@pytest.mark.parametrize(
    ("piece", "n"),
    [
        ("production_board", 1),
        *((f"cube_{token}", 20) for token in TOKENS[:4]),
        ("cube_krystallium", 10),
        ("soldier", 30),
        ("trap", 4),
        ("spy", 2),
        ("stolen", 4),
        ("quest_stage", 8),
        ("round_marker", 1),
        ("score_board", 1),
    ],
)
def test_pieces_of_the_base_box(piece: str, n: int) -> None:
    assert (PIECES[piece]["count"], PIECES[piece].get("expansion", "")) == (n, "")


@clause("WK-COMP-06", "WK-MENACE-12")
def test_cards_of_the_base_box() -> None:
    base = {family: count(family) for family in ("developments", "treasures", "calamities", "menaces", "advisors")}
    assert base == {"developments": 70, "treasures": 10, "calamities": 8, "menaces": 26, "advisors": 14}
    duchies = {entry["duchy"] for entry in CARD_FILES.faces()["duchies"].values() if not entry.get("expansion")}
    assert duchies == {"teressie", "valados"}
    assert sum(base.values()) + len(duchies) == 130


@clause("WK-COMP-06", "WK-LEG-04")
def test_every_card_has_a_number_and_is_found_by_its_name() -> None:
    numbers = [card for cards in CARDS.ranges.values() for card in cards]
    assert numbers == list(
        range(130 - 2 + 5 + 2 + 16)
    )  # without duchies; of the extras developments, advisors, menaces
    assert all(CARDS.names[CARDS.card_id[name]] == name for name in CARDS.names)
    assert CARDS.names.index("hamlet") == CARDS.card_id["hamlet"]  # of several copies the first
    kinds = {"developments": DEVELOPMENT, "treasures": TREASURE, "advisors": ADVISOR, "calamities": CALAMITY}
    for family, cards in CARDS.ranges.items():
        assert {CARDS.kind[card] for card in cards} == {kinds.get(family, MENACE)}
        assert {CARDS.bad[card] for card in cards} == {family in ("calamities", "menaces")}
        assert {CARDS.menace[card] for card in cards} == {family == "menaces"}
    assert CARDS.first_special == CARDS.ranges["advisors"][0]


@clause("WK-COMP-07", "WK-QUEST-02")
def test_quest_boards() -> None:
    assert (count("quests"), count("quests", "quests")) == (3, 2)
    assert "the_ancestral" in CARD_FILES.faces()["quests"]


@clause("WK-COMP-08")
def test_cubes_and_soldiers_do_not_run_out() -> None:
    pieces = CARD_FILES.read(None)["pieces"]
    assert [pieces[piece].limited for piece in ("cube_gold", "cube_krystallium", "soldier")] == [False] * 3
    assert [pieces[piece].limited for piece in ("trap", "spy", "illusionist_token", "army_red")] == [True] * 4
    g = table(players={0: {"materials": 40}})
    at(g, ProductionStep(0))  # with nothing under construction all cubes go to the alchemy
    assert purse(g) == {"krystallium": 8}
    assert g.players[0].alchemy == 2


@clause("WK-COMP-09")
def test_four_basic_resources() -> None:
    assert [TOKENS[token] for token in BASIC] == ["materials", "population", "gold", "exploration"]
    assert (TOKENS[KRYSTALLIUM], TOKENS[SOLDIER]) == ("krystallium", "soldier")


@clause("WK-COMP-10")
def test_every_development_has_one_of_four_families() -> None:
    found = Counter(CARDS.family[card] for card in CARDS.ranges["developments"])
    assert sorted(found) == [0, 1, 2, 3]
    assert FAMILIES == ("structure", "company", "monument", "discovery")
    assert all(CARDS.family[card] == -1 for card in range(len(CARDS.names)) if card not in CARDS.ranges["developments"])


@clause("WK-COMP-11", "WK-RECYC-03")
def test_every_development_shows_cost_and_one_basic_cube() -> None:
    for card in CARDS.ranges["developments"]:
        entry = CARDS.entries[card]
        assert isinstance(entry, DevelopmentEntry)
        assert CARDS.cost[card]
        assert [n for _, n in CARDS.recycle[card]] == [1]
        assert CARDS.recycle[card][0][0] in BASIC
        assert entry.vp or entry.vp_per or entry.production or entry.production_per or entry.do
    assert [CARDS.vp[CARDS.card_id[name]] for name in ("quarry", "hamlet", "cathedral")] == [0, 1, 12]


@clause("WK-RECYC-03")
def test_every_treasure_gives_two_cubes_and_all_pairs_exist() -> None:
    assert {CARDS.cost[card] for card in (*CARDS.ranges["treasures"], *CARDS.ranges["calamities"])} == {0}
    given = [tuple(sorted(CARDS.recycle[card])) for card in CARDS.ranges["treasures"]]
    assert len(set(given)) == 10
    assert all(sum(n for _, n in bonus) == 2 for bonus in given)


@clause("WK-LEG-01", "WK-LEG-02", "WK-LEG-04", "WK-LEG-10")
@pytest.mark.parametrize(
    ("piece", "n"),
    [
        ("legends_board", 1),
        ("legends_soldier", 30),
        ("legends_trap", 4),
        ("legends_spy", 2),
        ("legends_storage_box", 6),
        ("legends_tray", 6),
    ],
)
def test_pieces_of_legends(piece: str, n: int) -> None:
    assert (PIECES[piece]["count"], PIECES[piece]["expansion"]) == (n, "legends")


@clause("WK-LEG-10")
@pytest.mark.parametrize("legends", [True, False])
def test_metal_traps_do_not_raise_the_number(legends: bool) -> None:
    g = play_first(new_table(2, module="none", legends=legends), "Offer")
    assert [player.traps for player in g.players] == [2, 2]


@clause("WK-LEG-03")
def test_duchy_cards_of_legends() -> None:
    new = [(e["duchy"], e["side"]) for e in CARD_FILES.faces()["duchies"].values() if e.get("expansion") == "legends"]
    assert sorted(new) == sorted(
        [("senada", "A"), ("senada", "B"), *((d, s) for d in ("teressie", "valados", "senada") for s in "CD")]
    )


@clause("WK-LEG-04", "WK-LEG-05")
@pytest.mark.parametrize(("legends", "n"), [(True, 75), (False, 70)])
def test_five_more_developments_in_the_deck(legends: bool, n: int) -> None:
    g = new_table(2, module="none", legends=legends)
    deck = draw_deck(g)
    assert len(deck) == n + 10
    assert ("leviathan" in names(g, deck)) == legends


@clause("WK-LEG-06")
def test_the_marker_symbol_changes_nothing() -> None:
    marked = [card for card in CARDS.ranges["developments"] if CARDS.expansion[card] == "legends"]
    assert len(marked) == 5
    g = at(table(players={0: {"selection": ["dwarven_forge"]}}), Plan(0))
    assert may(g) == ["begin card=dwarven_forge", "recycle card=dwarven_forge"]
    assert purse(do(g, "recycle card=dwarven_forge")) == {"materials": 1}


@clause("WK-SIS-01", "WK-DEV-01", "WK-DRAG-01", "WK-ILLU-01", "WK-MENACE-12")
@pytest.mark.parametrize(
    ("name", "deck"),
    [
        ("giant_rats", ["giant_rats_1", "giant_rats_2", "giant_rats_3", "giant_rats_4"]),
        ("mist_giants", ["mist_giants_1", "mist_giants_2", "mist_giants_3", "mist_giants_4"]),
        ("marauders", ["marauders_1", "marauders_2", "marauders_3", "marauders_4"]),
        ("thieves", ["thieves_1", "thieves_2", "thieves_3", "thieves_4"]),
        ("sisters_of_misfortune", [f"sister_of_{name}" for name in ("storm", "drought", "disease", "night")]),
        ("devourers", [f"devourer_{token}" for token in TOKENS[:4]]),
        (
            "black_dragons",
            ["great_black_dragoness", "great_black_dragon", "black_dragon_egg_1", "black_dragon_egg_2"],
        ),
        ("illusionists", [f"illusionist_{n}" for n in range(1, 5)]),
    ],
)
def test_each_menace_deck_has_four_cards(name: str, deck: list[str]) -> None:
    assert [CARDS.names[card] for card in CARDS.deck_of_set[CARDS.sets.index(name)]] == deck


@clause("WK-MENACE-12")
def test_ten_rats_lie_beside_the_deck_of_the_giant_rats() -> None:
    assert [CARDS.names[card] for card in CARDS.rats] == ["rat"] * 10
    beside = {name: entry.reserve_cards for name, entry in zip(CARDS.sets, CARDS.set_entries, strict=True)}
    assert beside == {**dict.fromkeys(CARDS.sets, 0), "giant_rats": 10}


@clause("WK-FIGHT-01")
def test_only_menaces_have_a_combat_cost() -> None:
    for card in CARDS.ranges["menaces"]:
        entry = CARDS.entries[card]
        assert isinstance(entry, MenaceEntry)
        assert CARDS.cost[card] == entry.fight * ONE[SOLDIER] > 0
    assert {CARDS.cost[card] for family in ("treasures", "calamities") for card in CARDS.ranges[family]} == {0}
    assert CARDS.cost[CARDS.card_id["hamlet"]] == 2 * ONE[MATERIALS]


@clause("WK-MENACE-06", "WK-SIS-02", "WK-DEV-02", "WK-DRAG-02", "WK-ILLU-02")
def test_difficulties() -> None:
    rated = {name: entry.difficulty for name, entry in zip(CARDS.sets, CARDS.set_entries, strict=True)}
    assert rated == {
        "giant_rats": 2,
        "mist_giants": 3,
        "marauders": 3,
        "thieves": 3,
        "sisters_of_misfortune": 4,
        "devourers": 4,
        "black_dragons": 5,
        "illusionists": 4,
    }


@clause("WK-ILLU-01", "WK-CONQ-01")
@pytest.mark.parametrize(
    ("piece", "n"),
    [("illusionist_token", 3), ("conquest_trap", 2), ("conquest_spy", 2), ("army_red", 12), ("army_blue", 12)],
)
def test_pieces_of_the_modules(piece: str, n: int) -> None:
    assert PIECES[piece]["count"] == n


@clause("WK-CONQ-01")
def test_conquest_has_two_duchy_cards_and_six_board_sides() -> None:
    special = {name: entry for name, entry in CARD_FILES.faces()["duchies"].items() if entry["side"] == "E"}
    assert [name for name, entry in special.items() if not entry.get("shares")] == ["teressie_e", "valados_e"]
    assert special["senada_e"]["shares"] == "teressie_e"  # WK-CSOLO-03
    assert list(CARDS.boards) == ["A1", "A2", "B1", "B2", "C1", "C2"]


@clause("WK-ADV-04")
def test_two_new_advisors() -> None:
    assert count("advisors", "advisors") == 2


def test_where_the_values_come_from() -> None:
    found = CARD_FILES.provenance()
    assert set(found) == {"rulebook", "public", "design"}
    assert sum(found.values()) == sum(len(cards) for cards in CARD_FILES.faces().values())
