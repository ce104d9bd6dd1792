"""Solo conquest."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import armies, board, march, new_table, purse, table
from games.words import asked, at, do, going_on, happened, may, play_first, why_not
from karczma.games.wonderful_kingdom.conquest.control import board_yields
from karczma.games.wonderful_kingdom.conquest.phase import Campaign, ConquestPhase
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import RED, RIVAL
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesReturned, EnemyArmyPlaced
from karczma.ledger import clause


def alone(land: dict[str, tuple[int, int]] | None = None, side: str = "C1", **words: object) -> WonderfulKingdom:
    return table(1, {0: words}, module="conquest", board=side, land=land)


@clause("WK-CSOLO-01", "WK-CSOLO-03")
def test_one_is_red_and_plays_on_c1_or_c2() -> None:
    g = new_table(1, module="conquest")
    assert g.players[0].colour == RED
    assert may(g) == ["choose-duchy duchy=teressie_e", "choose-duchy duchy=senada_e"]
    do(g, "choose-duchy duchy=senada_e")
    assert g.cards.duchies[g.players[0].duchy] == "senada_e"
    assert not any(g.cards.duchy_yields[g.players[0].duchy])
    assert may(g) == ["choose-board board=C1", "choose-board board=C2"]


@clause("WK-CSOLO-04", "WK-CSOLO-05")
@pytest.mark.parametrize(("side", "territories"), [("C1", 10), ("C2", 11)])
def test_enemies_on_every_territory_but_the_own(side: str, territories: int) -> None:
    g = play_first(new_table(1, module="conquest"), "BoardWhich")
    do(g, f"choose-board board={side}")
    assert sum(armies(g, 0).values()) == 4
    enemy = armies(g, RIVAL)
    assert enemy.pop("blue_castle") == 2
    assert set(enemy.values()) == {1}
    assert len(enemy) == territories - 2 - len(armies(g, 0))
    assert g.armies[board(g).number["red_castle"]] == 0
    assert g.reserve == [8, 12 - 2 - len(enemy)]


@clause("WK-CSOLO-02", "WK-ADV-09")
def test_no_spies_alone() -> None:
    g = play_first(new_table(1, module="conquest"), "Offer")
    assert (g.players[0].spies, g.players[0].spy_tokens) == (0, 0)
    assert not any("spy" in text for text in may(g))
    assert not any("spy" in str(each) for each, _ in g.refusals(0))


@clause("WK-CSOLO-06")
def test_the_enemy_does_nothing_and_gets_nothing() -> None:
    g = alone({"home_fields": (0, 2), "oak_wood": (RIVAL, 1)}, soldier=2)
    assert board_yields(g, 0) == [2, 1, 0, 0, 0]
    assert g.players[0].trap_tokens == 1
    going_on(g, ConquestPhase(), "begin")
    assert g.deciding() == (0,)


@clause("WK-CSOLO-07", "WK-CSOLO-21")
def test_example_an_abandoned_territory_is_taken_by_the_enemy() -> None:
    everywhere = dict.fromkeys(("oak_wood", "green_sea", "iron_gaol", "old_border", "enemy_camp"), (RIVAL, 1))
    land = {
        **everywhere,
        "enemy_fort": (RIVAL, 1),
        "blue_castle": (RIVAL, 2),
        "home_fields": (0, 1),
        "long_bridge": (RIVAL, 1),
    }
    g = alone({**land, "iron_gaol": (0, 1)}, soldier=2)
    before = g.scores()[0]
    at(g, Campaign(0))
    march(g, "red_castle", "home_fields")
    at(g, EndOfConquest())
    assert happened(g, EnemyArmyPlaced) == [EnemyArmyPlaced("home_fields")]
    assert armies(g, RIVAL)["home_fields"] == 1
    assert armies(g, 0) == {"red_castle": 1, "iron_gaol": 1}
    assert g.scores()[0] == before - 2 - 1 - 1  # its red number, its blue number, and the soldier paid


@clause("WK-CSOLO-07", "WK-CSOLO-05")
def test_the_red_castle_receives_no_enemy() -> None:
    g = at(alone({}), EndOfConquest())
    assert g.armies[board(g).number["red_castle"]] == 0
    assert len(armies(g, RIVAL)) == 9


@clause("WK-CSOLO-08")
def test_enemy_pawns_fill_territories_in_board_order() -> None:
    g = alone({})
    g.reserve[RIVAL] = 3
    at(g, EndOfConquest())
    assert list(armies(g, RIVAL)) == list(board(g).names[1:4])
    assert g.reserve[RIVAL] == 0


@clause("WK-CSOLO-09", "WK-CSOLO-24", "WK-CSOLO-22")
def test_example_the_blue_castle_needs_three_armies() -> None:
    g = at(alone({"enemy_camp": (0, 2), "blue_castle": (RIVAL, 2)}, soldier=3), Campaign(0))
    assert why_not(g, "march territory=blue_castle").clause == "WK-CONQ-30"
    g = alone({"enemy_camp": (0, 4), "blue_castle": (RIVAL, 2)}, soldier=3)
    produced = board_yields(g, 0)[0]
    at(g, Campaign(0))
    do(march(g, "blue_castle", *["enemy_camp"] * 3), "hold spots=0")
    assert armies(g, 0) == {"blue_castle": 1, "enemy_camp": 1, "red_castle": 2}
    assert purse(g) == {}
    assert g.scores()[0] == 10 + 6
    assert board_yields(g, 0)[0] == produced == 2  # the blue castle does not produce for red


@clause("WK-CSOLO-22")
def test_a_castle_left_empty_is_taken_back() -> None:
    g = alone({"blue_castle": (0, 1), "iron_gaol": (0, 1)}, soldier=1)
    at(g, Campaign(0))
    do(march(g, "enemy_camp", "blue_castle"), "hold spots=0")
    assert g.holder[board(g).number["blue_castle"]] == -1
    at(g, EndOfConquest())
    assert armies(g, RIVAL)["blue_castle"] == 1


@clause("WK-CSOLO-10", "WK-CSOLO-11", "WK-CSOLO-20")
def test_example_two_armies_against_one() -> None:
    g = alone({"home_fields": (0, 3), "long_bridge": (RIVAL, 1)}, soldier=2)
    reserve = g.reserve[RIVAL]
    at(g, Campaign(0))
    do(march(g, "long_bridge", *["home_fields"] * 2), "hold spots=0", "hold spots=0")
    assert armies(g, 0) == {"home_fields": 1, "long_bridge": 1, "red_castle": 1}
    assert armies(g, RIVAL) == {}
    assert g.reserve[RIVAL] == reserve + 1
    assert purse(g) == {}
    assert [(event.seat, event.n) for event in happened(g, ArmiesReturned)] == [(-1, 1), (0, 1)]


@clause("WK-CSOLO-12")
def test_the_phase_ends_with_the_first_pass() -> None:
    g = alone({"home_fields": (0, 1), "iron_gaol": (0, 1)}, soldier=2)
    going_on(g, ConquestPhase(), "begin")
    do(g, "recruit n=1")
    assert asked(g) == "Campaign"
    do(g, "pass")
    assert asked(g) == ""


@clause("WK-CSOLO-13")
def test_red_numbers_less_blue_numbers() -> None:
    g = alone({"home_fields": (0, 1), "old_border": (0, 1), "enemy_camp": (RIVAL, 1), "blue_castle": (RIVAL, 2)})
    assert g.scores() == (2 + 5 - 2 - 3,)


@clause("WK-CSOLO-14", "WK-CSOLO-15", "WK-CSOLO-18", "WK-CSOLO-23")
def test_an_enemy_prison_takes_an_army_before_the_reinforcement() -> None:
    g = alone({"iron_gaol": (RIVAL, 1), "home_fields": (0, 1), "oak_wood": (0, 3)})
    reserve = g.reserve[0]
    at(g, EndOfConquest())
    assert (asked(g), g.deciding()) == ("SurrenderWhich", (0,))
    assert may(g) == [
        "imprison territory=home_fields spot=0",
        "imprison territory=oak_wood spot=0",
        "imprison territory=oak_wood spot=1",
        "imprison territory=oak_wood spot=-1",
    ]
    do(g, "imprison territory=home_fields spot=0")
    assert (g.prisoners[0], g.reserve[0]) == (1, reserve)
    assert armies(g, RIVAL)["home_fields"] == 1  # empty now, so the enemy comes


@clause("WK-CSOLO-15")
def test_an_army_in_the_castle_may_be_given_and_without_any_nothing_happens() -> None:
    g = at(alone({"iron_gaol": (RIVAL, 1), "red_castle": (0, 2)}), EndOfConquest())
    assert g.prisoners == [1, 0]  # the only answer
    g = at(alone({"iron_gaol": (RIVAL, 1)}), EndOfConquest())
    assert (asked(g), g.prisoners) == ("", [0, 0])


@clause("WK-CSOLO-16", "WK-CSOLO-23")
def test_taking_the_prison_frees_the_own_armies() -> None:
    g = alone({"iron_gaol": (RIVAL, 1), "long_bridge": (0, 3)}, soldier=5)
    g.prisoners, g.reserve[0] = [2, 0], 0
    at(g, Campaign(0))
    assert why_not(g, "recruit n=1").clause == "WK-CONQ-27"
    do(march(g, "iron_gaol", *["long_bridge"] * 2), "hold spots=0")
    assert (g.prisoners, armies(g, 0)) == ([0, 0], {"iron_gaol": 1, "long_bridge": 1, "red_castle": 1 + 2})


@clause("WK-CSOLO-17")
def test_an_own_prison_has_no_effect_on_the_enemy() -> None:
    g = at(alone({"iron_gaol": (0, 1), "oak_wood": (RIVAL, 1)}), EndOfConquest())
    assert asked(g) == ""
    assert g.prisoners == [0, 0]


@clause("WK-CSOLO-06", "WK-SOLO-12")
def test_alone_nothing_is_destroyed() -> None:
    g = at(alone({"home_fields": (0, 1)}, selection=["hamlet"]), Planning())
    assert asked(g) == "Plan"


@clause("WK-CSOLO-07")
def test_every_round_ends_with_the_reinforcement() -> None:
    g = alone({"home_fields": (0, 1), "iron_gaol": (0, 1)})
    going_on(g, Round(), "conquest")
    assert g.round == 2
    assert len(armies(g, RIVAL)) == 7
