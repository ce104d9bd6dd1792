"""Chapter "Production": four steps, supremacy, krystallium."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import purse, table
from games.words import asked, at, do, going_on, happened, may, names, why_not
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, Work, icons, is_supreme, train
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import EXPLORATION, GOLD, KRYSTALLIUM, MATERIALS, POPULATION
from karczma.games.wonderful_kingdom.words.events import Produced, SoldierTrained, SupremacyWon
from karczma.ledger import clause


def produced(g: WonderfulKingdom) -> list[tuple[int, str, int]]:
    return [(event.seat, event.token, event.n) for event in happened(g, Produced)]


@clause("WK-PROD-01", "WK-TIME-04")
def test_four_steps_in_their_order() -> None:
    g = at(table(), Production())
    tokens = ["materials", "population", "gold"]  # nobody produces exploration, and nothing is said of it
    assert [event.token for event in happened(g, Produced)] == [token for token in tokens for _ in range(2)]
    assert g.moment == 4


@clause("WK-PROD-02")
def test_icons_of_the_duchy_and_of_completed_cards() -> None:
    g = table(players={0: {"built": ["quarry", "hamlet", "citadel"], "construction": ["stonemasons"]}})
    assert [icons(g, 0, resource) for resource in range(5)] == [2 + 2 + 1, 1 + 1, 1, 0, 0]


@clause("WK-PROD-06")
def test_cards_under_construction_do_not_produce() -> None:
    g = table(players={0: {"construction": ["quarry", "devourer_gold"]}}, module="menaces")
    assert [icons(g, 0, resource) for resource in (MATERIALS, GOLD)] == [2, 1]


@clause("WK-PROD-03", "WK-TIME-04", "WK-SUPR-01")
def test_supremacy_comes_before_the_cubes_are_placed() -> None:
    g = at(table(players={0: {"built": ["quarry"], "construction": ["cathedral"]}}), ProductionStep(MATERIALS))
    assert asked(g) == "Work"
    assert happened(g, SupremacyWon) == [SupremacyWon(0, "materials")]
    assert g.players[0].training == 1
    assert purse(g) == {"materials": 4}


@clause("WK-PROD-04", "WK-PROD-08", "WK-PLAN-11")
def test_all_cubes_are_placed_before_the_next_step() -> None:
    g = at(table(players={0: {"construction": ["cathedral"]}}), Production())
    assert purse(g) == {"materials": 2}
    assert why_not(g, "done", 0) == ("WK-PLAN-11", {"loose": 2})
    place = "place token=materials card=cathedral at=0"
    assert may(g, 0) == [place, "transmute token=materials", "scrap card=cathedral at=0"]
    do(g, place, "transmute token=materials", seat=0)
    assert [event.token for event in happened(g, Produced)] == ["materials"] * 2
    do(g, "done", seat=0)
    assert purse(g) == {"population": 1}


@clause("WK-PROD-08")
def test_everything_is_produced_whether_it_is_wanted_or_not() -> None:
    """Also what a Devourer of the other produces, and also where nothing needs it."""
    g = table(module="menaces", players={0: {"built": ["royal_mint"]}, 1: {"construction": ["devourer_gold"]}})
    mine, theirs = (g.players[seat].yields[GOLD] for seat in (0, 1))
    moment = g.moment
    at(g, ProductionStep(GOLD))
    assert (mine, theirs) == (4, 1)
    assert happened(g, Produced) == [Produced(0, "gold", 5), Produced(1, "gold", 1)]
    assert [(player.alchemy, player.wallet[KRYSTALLIUM]) for player in g.players] == [(0, 1), (1, 0)]  # nowhere else
    assert ([player.training for player in g.players], g.moment) == ([1, 0], moment + 1)


@clause("WK-PROD-08", "WK-PLAN-11")
@pytest.mark.parametrize("resource", [MATERIALS, POPULATION, GOLD])
def test_no_step_can_be_left_with_cubes_in_hand(resource: int) -> None:
    g = at(table(players={0: {"construction": ["citadel", "hamlet"], "krystallium": 1}}), ProductionStep(resource))
    produced = g.players[0].wallet[resource]
    assert produced == g.players[0].yields[resource] > 0
    assert why_not(g, "done", 0) == ("WK-PLAN-11", {"loose": produced})
    assert "done" not in may(g, 0)


@clause("WK-PROD-10", "WK-PROD-05")
def test_example_a_card_completed_in_the_materials_step_yields_in_the_population_step() -> None:
    g = at(table(players={0: {"construction": ["hamlet", "cathedral"]}}), Production())
    do(g, *["place token=materials card=hamlet at=0"] * 2, "done", seat=0)
    assert names(g, g.players[0].built) == ["hamlet"]
    assert purse(g) == {"population": 2}


@clause("WK-PROD-11")
def test_the_numbers_of_both_are_fixed_before_either_places() -> None:
    done = [("quarry", {"materials": 2}), "cathedral"]
    g = at(table(players={0: {"construction": done}, 1: {"construction": ["obelisk"]}}), ProductionStep(MATERIALS))
    do(g, "place token=materials card=quarry at=0", seat=0)
    assert (purse(g), purse(g, 1)) == ({"materials": 1}, {"materials": 2})
    assert happened(g, SupremacyWon) == []


@clause("WK-PROD-07")
@pytest.mark.parametrize(("built", "n"), [(["druids"], 1), (["druids", "mercenaries", "smugglers", "hamlet"], 3)])
def test_icons_per_family_count_the_card_itself(built: list[str], n: int) -> None:
    g = table(players={0: {"built": built}})
    assert icons(g, 0, EXPLORATION) == n
    assert icons(g, 0, POPULATION) == 1 + built.count("hamlet")


@clause("WK-PROD-09", "WK-SUPR-08")
def test_krystallium_comes_after_exploration_without_supremacy() -> None:
    g = at(table(players={0: {"built": ["ancient_portal"]}}), Production())
    assert produced(g)[-1] == (0, "krystallium", 1)
    assert purse(g)["krystallium"] == 1
    assert "krystallium" not in [event.token for event in happened(g, SupremacyWon)]


@clause("WK-PROD-09")
def test_krystallium_may_be_used_at_once() -> None:
    words = {"built": ["ancient_portal"], "construction": [("obelisk", {"gold": 2})]}
    g = table(players={0: words, 1: {"krystallium": 1, "construction": ["cathedral"]}})
    going_on(g, Production(), "krystallium")
    assert g.deciding() == (0,)  # the other has produced none
    do(g, "crystallise token=krystallium card=obelisk at=0")
    assert names(g, g.players[0].built) == ["ancient_portal", "obelisk"]


@clause("WK-PROD-12")
def test_a_card_with_a_stolen_token_is_silent_but_counts() -> None:
    g = table(module="menaces", players={0: {"built": ["quarry", "druids", "mercenaries"]}})
    player = g.players[0]
    player.thieves, player.stolen = [999, 998], [player.built[0], player.built[1]]
    g.recount(player)
    assert (icons(g, 0, MATERIALS), icons(g, 0, EXPLORATION)) == (2, 0)
    assert player.families == [1, 2, 0, 0]
    assert g.scores()[0] == 2 + 3


# -- supremacy -----------------------------------------------------------------------------------------------------


@clause("WK-SUPR-01", "WK-SUPR-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"), [(2, 1, True), (1, 2, False), (2, 2, False), (0, 0, False), (1, 0, True)]
)
def test_strictly_more_wins(mine: int, theirs: int, won: bool) -> None:
    g = table()
    assert is_supreme(g, 0, [mine, theirs]) == won
    assert is_supreme(g, 1, [theirs, mine]) == won


@clause("WK-SUPR-02", "WK-SUPR-03")
def test_two_supremacies_make_a_soldier() -> None:
    g = table()
    train(g, 0)
    assert (g.players[0].training, purse(g)) == (1, {})
    assert happened(g, SoldierTrained) == []
    train(g, 0)
    assert (g.players[0].training, purse(g)) == (0, {"soldier": 1})
    assert happened(g, SoldierTrained) == [SoldierTrained(0)]
    train(g, 0)
    assert (g.players[0].training, purse(g)) == (1, {"soldier": 1})


@clause("WK-SUPR-03")
def test_the_training_area_keeps_its_soldier_between_rounds() -> None:
    g = going_on(table(players={0: {"training": 1}}), Round(), "end")
    assert (g.round, g.players[0].training) == (2, 1)


@clause("WK-SUPR-06")
def test_recycled_and_loose_cubes_do_not_count() -> None:
    words = {"materials": 5, "construction": ["cathedral"]}
    g = at(table(players={0: words}), ProductionStep(MATERIALS))
    assert purse(g) == {"materials": 7}
    assert happened(g, SupremacyWon) == []


@clause("WK-SUPR-07")
def test_example_two_supremacies_against_one() -> None:
    g = table(players={0: {"built": ["harbour"]}, 1: {"built": ["quarry", "merchant_league"]}})
    at(g, Production())
    won = [(event.seat, event.token) for event in happened(g, SupremacyWon)]
    assert won == [(1, "materials"), (1, "gold"), (0, "exploration")]
    assert (purse(g, 1)["soldier"], g.players[1].training) == (1, 0)
    assert ("soldier" in purse(g), g.players[0].training) == (False, 1)


@clause("WK-SUPR-08")
def test_krystallium_is_no_step_of_supremacy() -> None:
    g = table(players={0: {"built": ["ancient_portal"]}})
    going_on(g, Production(), "krystallium")
    assert icons(g, 0, KRYSTALLIUM) == 1
    assert (happened(g, SupremacyWon), g.players[0].training) == ([], 0)


@clause("WK-PROD-04")
def test_who_has_nothing_to_place_is_not_asked() -> None:
    g = at(table(players={1: {"construction": ["cathedral"]}}), ProductionStep(GOLD))
    assert g.deciding() == (1,)
    assert g.players[0].alchemy == 1  # the only place for the cube


@clause("WK-PROD-04")
def test_in_a_step_without_cubes_one_may_still_work() -> None:
    g = at(table(players={0: {"construction": ["obelisk"], "krystallium": 1}}), Work(0, EXPLORATION))
    crystals = [f"crystallise token={token} card=obelisk at=0" for token in ("gold", "krystallium")]
    assert may(g) == [*crystals, "scrap card=obelisk at=0", "done"]
