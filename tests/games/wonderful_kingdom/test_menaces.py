"""Chapter "Menaces": the sets of the base box."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, menaced, missing, purse, put_under_construction, table
from games.words import asked, at, do, going_on, happened, may, names, not_on_show, why_not
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase
from karczma.games.wonderful_kingdom.menaces.base_box import GiantRats, Marauders, MistGiants, Thieves
from karczma.games.wonderful_kingdom.menaces.combat import Combat, Fight
from karczma.games.wonderful_kingdom.planning import Plan, Planning
from karczma.games.wonderful_kingdom.production import Production, icons
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS
from karczma.games.wonderful_kingdom.words.events import (
    CardDiscarded,
    CardShrouded,
    CardStolen,
    MenaceDefeated,
    RatsBred,
)
from karczma.kernel.choices import no
from karczma.ledger import clause


@clause("WK-MENACE-04")
def test_a_menace_of_the_own_deck_comes_with_each_hand() -> None:
    g = at(menaced(p0={"menaces": "thieves"}, p1={"menaces": "devourers"}), ChoicePhase())
    sets = [[g.cards.sets[g.cards.set_of[c]] for c in player.hand if g.cards.menace[c]] for player in g.players]
    assert sets == [["thieves"], ["devourers"]]
    assert [len(player.menaces) for player in g.players] == [3, 3]
    assert len(g.calamities) == 8


@clause("WK-MENACE-05", "WK-MENACE-08")
def test_a_menace_harms_whoever_holds_it() -> None:
    g = at(menaced(p0={"menaces": "giant_rats"}, p1={"construction": ["giant_rats_1"]}), GiantRats(0), GiantRats(1))
    assert names(g, g.players[0].construction) == []
    assert names(g, g.players[1].construction) == ["giant_rats_1", "rat"]


@clause("WK-MENACE-09")
@pytest.mark.parametrize(
    ("menace", "points"),
    [
        *(("giant_rats_1", -2), ("giant_rats_2", -2), ("giant_rats_3", -2), ("giant_rats_4", -3), ("rat", -1)),
        *(("mist_giants_1", -3), ("mist_giants_2", -3), ("mist_giants_3", -4), ("mist_giants_4", -5)),
        *((f"marauders_{n}", -4) for n in range(1, 5)),
        *(("thieves_1", -2), ("thieves_2", -2), ("thieves_3", -2), ("thieves_4", -4)),
        *(("sister_of_storm", -3), ("sister_of_drought", -4), ("sister_of_disease", -4), ("sister_of_night", -6)),
        *((f"devourer_{token}", -4) for token in ("materials", "population", "gold", "exploration")),
        *(("great_black_dragoness", -6), ("great_black_dragon", -6)),
        *(("illusionist_1", -3), ("illusionist_2", -3), ("illusionist_3", -3), ("illusionist_4", -4)),
    ],
)
def test_an_undefeated_menace_costs_its_points(menace: str, points: int) -> None:
    g = menaced(p0={"construction": [menace]}, p1={"selection": []})
    assert g.scores() == (points, 0)


@clause("WK-MENACE-10", "WK-MENACE-11")
def test_a_defeated_menace_lies_in_the_duchy_and_costs_nothing() -> None:
    g = at(menaced(p0={"construction": ["marauders_1"], "soldier": 3}), Fight(0))
    do(g, *["send card=marauders_1 at=0"] * 3)
    player = g.players[0]
    assert names(g, player.built) == ["marauders_1"]
    assert (player.construction, player.families, g.scores()) == ([], [0, 0, 0, 0], (0, 0))
    at(g, Marauders(0))
    assert asked(g) == ""


# -- combat --------------------------------------------------------------------------------------------------------


@clause("WK-FIGHT-01", "WK-FIGHT-05")
def test_soldiers_are_sent_one_by_one_and_nobody_has_to() -> None:
    g = at(menaced(p0={"construction": ["hamlet", "thieves_1", "marauders_1"], "soldier": 2}), Fight(0))
    assert may(g) == ["send card=thieves_1 at=1", "send card=marauders_1 at=2", "done"]
    do(g, "done")
    assert purse(g) == {"soldier": 2}


@clause("WK-FIGHT-01", "WK-SUPR-04")
def test_without_a_soldier_in_the_pool_nobody_fights() -> None:
    g = at(menaced(p0={"construction": ["thieves_1"], "training": 1, "soldier": 1}), Fight(0))
    do(g, "send card=thieves_1 at=0")
    assert asked(g) == ""
    assert lying_on(g, 0) == {"soldier": 1}
    refused = Fight(0).candidates(g)[0].refusal(g, Fight(0))
    assert refused == no("WK-SUPR-04")
    g.players[0].training = 0
    assert Fight(0).candidates(g)[0].refusal(g, Fight(0)) == no("WK-FIGHT-01")


@clause("WK-FIGHT-02", "WK-ROUND-03")
def test_combat_is_the_only_phase_with_fights() -> None:
    g = going_on(menaced(p0={"construction": ["thieves_1"], "soldier": 2}), Round(), "combat")
    assert asked(g) == "Fight"
    g = at(menaced(p0={"construction": ["thieves_1"], "soldier": 2}), Plan(0))
    assert not_on_show(g, "send card=thieves_1 at=0")


@clause("WK-FIGHT-03")
@pytest.mark.parametrize(("menace", "cost"), [("thieves_1", 2), ("marauders_1", 3), ("mist_giants_4", 4), ("rat", 1)])
def test_a_menace_is_defeated_with_its_full_cost(menace: str, cost: int) -> None:
    g = at(menaced(p0={"construction": [menace, "marauders_2"], "soldier": cost + 1}), Fight(0))
    for sent in range(1, cost + 1):
        assert happened(g, MenaceDefeated) == []
        do(g, f"send card={menace} at=0")
        assert purse(g)["soldier"] == cost + 1 - sent
        if asked(g) == "PlaceWhere":
            do(g, may(g)[0])
    assert happened(g, MenaceDefeated) == [MenaceDefeated(0, menace)]


@clause("WK-FIGHT-04")
def test_soldiers_stay_on_a_menace_for_later_rounds() -> None:
    g = at(menaced(p0={"construction": ["marauders_1"], "soldier": 2}), Fight(0))
    do(g, "send card=marauders_1 at=0", "done")
    assert (lying_on(g, 0), missing(g, 0)) == ({"soldier": 1}, {"soldier": 2})
    going_on(g, Round(), "end")
    assert lying_on(g, 0) == {"soldier": 1}


@clause("WK-FIGHT-05")
def test_several_menaces_in_one_phase() -> None:
    g = at(menaced(p0={"construction": ["rat", "rat", "marauders_1"], "soldier": 2}), Fight(0))
    do(g, "send card=rat at=0", "send card=rat at=0")
    assert names(g, g.players[0].construction) == ["marauders_1"]


@clause("WK-FIGHT-06")
def test_only_soldiers_fight() -> None:
    g = at(menaced(p0={"construction": ["marauders_1"], "krystallium": 5, "soldier": 1}), Fight(0))
    assert may(g) == ["send card=marauders_1 at=0", "done"]
    assert not_on_show(g, "crystallise token=soldier card=marauders_1 at=0")


@clause("WK-FIGHT-07")
def test_a_menace_of_this_round_may_be_defeated_in_it() -> None:
    g = at(menaced(p0={"selection": ["thieves_1"], "soldier": 2}), Planning())
    do(do(g, "ready", seat=0), "ready", seat=1)
    at(g, Combat())
    do(g, *["send card=thieves_1 at=0"] * 2)
    assert names(g, g.players[0].built) == ["thieves_1"]


@clause("WK-FIGHT-08")
def test_a_cube_of_a_defeated_menace_is_placed_at_once() -> None:
    words = {"construction": ["thieves_1", ("golden_gate", {"gold": 2}), "hamlet"], "soldier": 2}
    g = at(menaced(p0=words), Fight(0))
    do(g, *["send card=thieves_1 at=0"] * 2)
    assert asked(g) == "PlaceWhere"
    assert why_not(g, "place token=gold card=hamlet at=1").clause == "WK-BUILD-01"
    assert may(g) == ["place token=gold card=golden_gate at=0", "transmute token=gold"]
    do(g, "place token=gold card=golden_gate at=0")
    assert names(g, g.players[0].built) == ["thieves_1", "golden_gate"]
    assert purse(g) == {}
    assert asked(g) == ""


@clause("WK-FIGHT-08")
def test_or_it_goes_to_the_alchemy() -> None:
    g = at(menaced(p0={"construction": ["thieves_1", "golden_gate"], "soldier": 2, "alchemy": 4}), Fight(0))
    do(g, *["send card=thieves_1 at=0"] * 2, "transmute token=gold")
    assert purse(g) == {"krystallium": 1}


@clause("WK-FIGHT-09")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_fights_first(number: int, first: int) -> None:
    players = {0: {"construction": ["thieves_1"], "soldier": 1}, 1: {"construction": ["thieves_2"], "soldier": 1}}
    g = at(table(players=players, module="menaces", round=number), Combat())
    assert g.deciding() == (first,)
    do(g, "done")
    assert g.deciding() == (1 - first,)


# -- Giant Rats ----------------------------------------------------------------------------------------------------


@clause("WK-MENACE-13")
def test_each_giant_rats_card_breeds_one_rat() -> None:
    g = at(menaced(p0={"construction": ["giant_rats_1", "giant_rats_4", "rat"]}), GiantRats(0))
    assert names(g, g.players[0].construction) == ["giant_rats_1", "giant_rats_4", "rat", "rat", "rat"]
    assert happened(g, RatsBred) == [RatsBred(0, 2)]
    assert len(g.rats) == 7
    assert [(missing(g, at), lying_on(g, at)) for at in (3, 4)] == [({"soldier": 1}, {})] * 2


@clause("WK-MENACE-13")
def test_no_more_rats_than_there_are() -> None:
    g = menaced(p0={"construction": ["giant_rats_1", "giant_rats_2"]})
    g.rats = g.rats[:1]
    at(g, GiantRats(0))
    assert names(g, g.players[0].construction) == ["giant_rats_1", "giant_rats_2", "rat"]
    at(g, GiantRats(0))
    assert happened(g, RatsBred) == [RatsBred(0, 1)]


@clause("WK-MENACE-17")
def test_a_rat_is_a_small_menace_that_returns_to_its_pile() -> None:
    g = at(menaced(p0={"construction": ["rat"], "soldier": 1}), GiantRats(0), Fight(0))
    assert g.scores()[0] == -1 + 1
    do(g, "send card=rat at=0")
    assert (g.players[0].construction, g.players[0].built, len(g.rats)) == ([], [], 10)


@clause("WK-MENACE-19")
def test_example_one_giant_rats_card_in_each_round_breeds_the_whole_pile() -> None:
    g = menaced()
    for n in range(1, 5):
        put_under_construction(g, 0, f"giant_rats_{n}")
        at(g, GiantRats(0))
        assert len(g.rats) == 10 - n * (n + 1) // 2
    assert names(g, g.players[0].construction).count("rat") == 10


# -- Marauders -----------------------------------------------------------------------------------------------------


@clause("WK-MENACE-14")
def test_marauders_take_a_card_for_each_of_them() -> None:
    words = {"selection": ["hamlet", "marauders_1", "sage", "treasure_mg"], "construction": ["marauders_2"]}
    g = at(menaced(p0=words), Marauders(0))
    assert (asked(g), g.deciding()) == ("GiveUpWhich", (0,))
    assert may(g) == ["give-up card=hamlet", "give-up card=sage", "give-up card=treasure_mg"]
    do(g, "give-up card=sage", "give-up card=hamlet")
    assert names(g, g.players[0].selection) == ["marauders_1", "treasure_mg"]
    assert sorted(names(g, g.discard)) == ["hamlet", "sage"]
    assert purse(g) == {}
    assert [event.card for event in happened(g, CardDiscarded)] == ["sage", "hamlet"]
    assert asked(g) == ""


@clause("WK-MENACE-14")
def test_marauders_take_neither_calamities_nor_menaces() -> None:
    g = at(menaced(p0={"selection": ["calamity_flood", "marauders_1", "thieves_1"]}), Marauders(0))
    assert asked(g) == ""
    assert len(g.players[0].selection) == 3


@clause("WK-MENACE-14", "WK-TIME-01")
def test_marauders_come_after_the_reveal_and_before_anything_is_built() -> None:
    g = at(menaced(p0={"selection": ["hamlet/1", "quarry", "marauders_1/1"]}), Planning())
    assert may(g) == ["give-up card=hamlet", "give-up card=quarry"]
    assert g.players[0].construction == []


# -- Mist Giants ---------------------------------------------------------------------------------------------------


@clause("WK-MENACE-16")
def test_the_opponent_names_a_card_that_takes_no_pieces() -> None:
    words = {"construction": ["mist_giants_1", "hamlet", "quarry"], "krystallium": 1, "materials": 1}
    g = at(menaced(p0=words), MistGiants(1))
    assert g.deciding() == (1,)
    assert may(g) == ["shroud card=hamlet at=1", "shroud card=quarry at=2"]
    do(g, "shroud card=hamlet at=1")
    assert happened(g, CardShrouded) == [CardShrouded(1, 0, "hamlet")]
    at(g, Plan(0))
    assert why_not(g, "place token=materials card=hamlet at=1") == ("WK-MENACE-16", {"card": "hamlet"})
    assert why_not(g, "crystallise token=materials card=hamlet at=1").clause == "WK-MENACE-16"
    assert [text for text in may(g) if "hamlet" in text] == ["scrap card=hamlet at=1"]
    assert "place token=materials card=quarry at=2" in may(g)


@clause("WK-MENACE-16")
def test_the_mist_lifts_at_the_end_of_the_round() -> None:
    g = menaced(p0={"construction": ["hamlet"]})
    g.players[0].shrouded = [g.players[0].construction[0]]
    going_on(g, Round(), "end")
    assert g.players[0].shrouded == []


@clause("WK-MENACE-16", "WK-TIME-05")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_shrouds_first(number: int, first: int) -> None:
    each = [{"construction": [f"mist_giants_{n}", *cards]} for n, cards in ((1, ["hamlet", "quarry"]), (2, PAIR))]
    g = going_on(table(module="menaces", round=number, players={0: each[0], 1: each[1]}), Planning(), "giants")
    assert (asked(g), g.deciding()) == ("ShroudWhich", (first,))


PAIR = ["citadel", "harbour"]


@clause("WK-MENACE-18")
def test_only_developments_and_advisors_are_shrouded_and_each_once() -> None:
    words = {"construction": ["mist_giants_1", "mist_giants_2", "mist_giants_3", "thieves_1", "hamlet", "sage"]}
    g = at(menaced(p0=words), MistGiants(1))
    assert may(g) == ["shroud card=hamlet at=4", "shroud card=sage at=5"]
    do(g, "shroud card=hamlet at=4")  # then the second has one answer, and the third effect is lost
    assert names(g, g.players[0].shrouded) == ["hamlet", "sage"]
    assert asked(g) == ""


@clause("WK-MENACE-18")
def test_a_shrouded_card_may_be_scrapped() -> None:
    g = menaced(p0={"construction": ["hamlet"]})
    g.players[0].shrouded = [g.players[0].construction[0]]
    do(at(g, Plan(0)), "scrap card=hamlet at=0")
    assert (names(g, g.discard), g.players[0].shrouded) == (["hamlet"], [])


# -- Thieves -------------------------------------------------------------------------------------------------------


@clause("WK-MENACE-15", "WK-PROD-12")
def test_the_opponent_puts_a_stolen_token_on_a_producing_card() -> None:
    built = ["quarry", "cathedral", "druids", "devourer_gold", "sage"]
    g = at(menaced(p0={"construction": ["thieves_1"], "built": built}), Thieves(1))
    assert g.deciding() == (1,)
    assert may(g) == ["steal card=quarry", "steal card=druids", "steal card=devourer_gold"]
    do(g, "steal card=quarry")
    assert happened(g, CardStolen) == [CardStolen(1, 0, "quarry")]
    assert icons(g, 0, MATERIALS) == 2
    at(g, Thieves(1))
    assert asked(g) == ""  # this Thieves card has its token out


@clause("WK-MENACE-15")
def test_a_second_card_of_thieves_steals_from_another_card() -> None:
    words = {"construction": ["thieves_1", "thieves_2"], "built": ["quarry", "hamlet", "barracks"]}
    g = do(at(menaced(p0=words), Thieves(1)), "steal card=quarry")
    assert may(g) == ["steal card=hamlet", "steal card=barracks"]


@clause("WK-MENACE-15")
def test_without_a_producing_card_nothing_is_stolen() -> None:
    g = at(menaced(p0={"construction": ["thieves_1"], "built": ["cathedral"]}), Thieves(1))
    assert asked(g) == ""
    assert g.players[0].stolen == []


@clause("WK-MENACE-15")
def test_defeated_thieves_give_the_card_back() -> None:
    words = {"construction": ["thieves_1", "thieves_2"], "built": ["quarry", "market_town"], "soldier": 2}
    g = do(at(menaced(p0=words), Thieves(1)), "steal card=market_town")
    assert (icons(g, 0, MATERIALS), icons(g, 0, GOLD)) == (2, 1)
    at(g, Fight(0))
    do(g, *["send card=thieves_1 at=0"] * 2)
    assert (icons(g, 0, MATERIALS), icons(g, 0, GOLD)) == (2, 3)
    assert names(g, g.players[0].stolen) == ["quarry"]
    assert len(g.players[0].thieves) == 1


@clause("WK-MENACE-15", "WK-TIME-05")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_steals_first(number: int, first: int) -> None:
    each = {
        0: {"construction": ["thieves_1"], "built": ["quarry", "hamlet"]},
        1: {"construction": ["thieves_2"], "built": ["citadel", "harbour"]},
    }
    g = at(table(module="menaces", round=number, players=each), Production())
    assert (asked(g), g.deciding()) == ("StealWhich", (first,))
