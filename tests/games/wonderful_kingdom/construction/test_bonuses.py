"""The bonuses of the conquest board."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import armies, board, march, purse, spots, table
from games.words import asked, at, do, going_on, happened, may, names, not_on_show, why_not
from karczma.games.wonderful_kingdom.conquest.control import board_of, settle_tokens
from karczma.games.wonderful_kingdom.conquest.marching import armies_for
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.conquest.prison import EndOfConquest
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.boards import DESTROY
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.words.conquest_events import ArmiesFreed, ArmyImprisoned, CardDestroyed
from karczma.games.wonderful_kingdom.words.events import Produced
from karczma.ledger import clause


def conquest(land: dict[str, tuple[int, int]], side: str = "A1", **players: dict[str, object]) -> WonderfulKingdom:
    found = {int(seat[1:]): words for seat, words in players.items()}
    return table(2, found, module="conquest", board=side, land=land)


def hold(g: WonderfulKingdom, territory: str, *held: int) -> None:
    g.posts[board(g).number[territory]] = sum(1 << spot for spot in held)
    settle_tokens(g)


@clause("WK-CBON-02", "WK-CONQ-13")
def test_a_trap_for_each_trap_spot() -> None:
    g = conquest({"nw_vale": (0, 1), "ne_downs": (0, 1), "sw_downs": (1, 1)})
    assert [player.trap_tokens for player in g.players] == [2, 1]
    at(g, Round())
    assert [player.traps for player in g.players] == [2, 1]


@clause("WK-CBON-03")
def test_a_spy_for_each_spy_spot() -> None:
    g = conquest({"whispering_isle": (0, 2)}, "B1")
    at(g, Round())
    assert [player.spies for player in g.players] == [2, 0]
    hold(g, "whispering_isle", 1)
    assert g.players[0].spy_tokens == 1


@clause("WK-CBON-04")
def test_no_more_tokens_than_there_are() -> None:
    g = conquest({"nw_vale": (0, 1), "ne_downs": (0, 1), "sw_downs": (1, 1), "se_vale": (1, 1)})
    g.cards.setup["tokens"]["trap"] = 3
    try:
        settle_tokens(g)
        assert [player.trap_tokens for player in g.players] == [2, 1]
    finally:
        g.cards.setup["tokens"]["trap"] = 6
    settle_tokens(g)
    assert [player.trap_tokens for player in g.players] == [2, 2]


# -- destroying ----------------------------------------------------------------------------------------------------


@clause("WK-CBON-05", "WK-CBON-07", "WK-CBON-19", "WK-TIME-01")
def test_a_card_of_the_opponent_is_destroyed_after_the_reveal() -> None:
    g = conquest({"center_ford": (0, 1)}, p1={"selection": ["hamlet/0", "calamity_flood", "quarry"]})
    at(g, Planning())
    assert (asked(g), g.deciding()) == ("DestroyWhich", (0,))
    assert may(g) == ["destroy card=hamlet", "destroy card=calamity_flood", "destroy card=quarry", "spare"]
    do(g, "destroy card=hamlet")
    assert happened(g, CardDestroyed) == [CardDestroyed(0, 1, "hamlet")]
    assert names(g, g.discard) == ["hamlet"]
    assert names(g, g.players[1].selection) == ["quarry"]
    assert (purse(g), purse(g, 1)) == ({}, {})
    assert len(g.players[1].calamities) == 1


@clause("WK-CBON-07")
def test_a_calamity_may_be_destroyed() -> None:
    g = conquest({"center_ford": (0, 1)}, p1={"selection": ["calamity_flood"]})
    do(at(g, Planning()), "destroy card=calamity_flood")
    assert g.players[1].calamities == []


@clause("WK-CBON-05")
def test_destroying_is_optional_and_needs_a_card() -> None:
    g = conquest({"center_ford": (0, 1)}, p1={"selection": ["hamlet"]})
    do(at(g, Planning()), "spare")
    assert names(g, g.players[1].selection) == ["hamlet"]
    g = at(conquest({"center_ford": (0, 1)}), Planning())
    assert asked(g) == "Plan"


@clause("WK-CBON-06")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1)])
def test_the_starting_player_destroys_first_and_each_spot_works_once(number: int, first: int) -> None:
    """No board has two destroy spots; so another spot is made one for this test."""
    words = {0: {"selection": ["hamlet", "quarry"]}, 1: {"selection": ["citadel", "harbour", "obelisk"]}}
    land = {"east_pass": (0, 1), "mid_lake": (1, 1)}
    g = table(module="conquest", board="B1", round=number, land=land, players=words)
    spare = board_of(g)
    changed = tuple((DESTROY,) if name in land else held for name, held in zip(spare.names, spare.spots, strict=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spare, "spots", changed)
        at(g, Planning())
        assert (asked(g), g.deciding()) == ("DestroyWhich", (first,))
        do(g, may(g)[0])
        assert (asked(g), g.deciding()) == ("DestroyWhich", (1 - first,))
        do(g, may(g)[0])
        assert asked(g) == "Plan"
    assert [len(player.selection) for player in g.players] == [1, 2]


# -- double move ---------------------------------------------------------------------------------------------------


@clause("WK-CBON-08", "WK-CBON-10")
def test_armies_may_come_from_two_steps_away_for_one_soldier() -> None:
    g = conquest({"west_sea": (0, 1), "blue_castle": (0, 2)}, p0={"soldier": 5})
    at(g, Campaign(0))
    do(g, "march territory=center_ford")
    assert may(g) == ["send-army source=blue_castle", "send-army source=west_sea"]
    do(g, "send-army source=blue_castle", "go", "hold spots=1")
    assert armies(g, 0) == {"center_ford": 1, "west_sea": 1, "blue_castle": 1}
    assert purse(g) == {"soldier": 4}


@clause("WK-CBON-08")
def test_without_the_bonus_only_neighbours_move() -> None:
    g = conquest({"west_sea": (0, 1), "blue_castle": (0, 2)}, p0={"soldier": 5})
    hold(g, "west_sea", 1)
    at(g, Campaign(0))
    march(g, "center_ford", "west_sea")
    do(g, "hold spots=0")
    assert armies(g, 0) == {"blue_castle": 2, "center_ford": 1}


@clause("WK-CBON-09", "WK-CBON-08")
@pytest.mark.parametrize(
    ("enemy", "reachable"), [({}, True), ({"nw_vale": (1, 1)}, True), ({"nw_vale": (1, 1), "ne_downs": (1, 1)}, False)]
)
def test_nobody_passes_through_the_opponent(enemy: dict[str, tuple[int, int]], reachable: bool) -> None:
    g = conquest({"west_sea": (0, 1), "blue_castle": (0, 2), **enemy}, p0={"soldier": 5})
    origins = [board(g).names[origin] for origin, _ in armies_for(g, 0, board(g).number["center_ford"])]
    assert origins == ["west_sea", "blue_castle"][: 1 + reachable]


@clause("WK-CBON-09")
def test_nobody_passes_through_the_enemy_castle() -> None:
    """From one red coast to the other only the castle leads, once the flats and the forest road are closed."""
    g = conquest({"red_fens": (0, 1), "west_pass": (0, 1), "red_march": (1, 1)}, "B1")
    origins = [origin for origin, _ in armies_for(g, 0, board(g).number["red_hills"])]
    assert origins == []
    g.holder[board(g).number["red_march"]] = -1
    assert [origin for origin, _ in armies_for(g, 0, board(g).number["red_hills"])] == [board(g).number["red_fens"]]


@clause("WK-CBON-11")
def test_the_army_that_holds_the_bonus_may_move_itself() -> None:
    g = conquest({"west_sea": (0, 1)}, p0={"soldier": 5})
    at(g, Campaign(0))
    assert "march territory=ne_downs" in may(g)
    do(march(g, "ne_downs", "west_sea"), "hold spots=0")
    assert armies(g, 0) == {"ne_downs": 1}
    at(g, Campaign(0))
    assert "march territory=west_sea" not in may(g)


# -- krystallium ---------------------------------------------------------------------------------------------------


@clause("WK-CBON-12")
def test_a_krystallium_spot_produces_after_the_last_step() -> None:
    g = conquest({"center_ford": (0, 2)})
    at(g, Production())
    assert happened(g, Produced)[-1] == Produced(0, "krystallium", 1)
    assert purse(g)["krystallium"] >= 1


# -- prison --------------------------------------------------------------------------------------------------------


def jailed(**land: tuple[int, int]) -> WonderfulKingdom:
    return at(conquest({"prison_isle": (0, 1), **land}), EndOfConquest())


@clause("WK-CBON-13", "WK-CBON-14", "WK-CBON-20")
def test_the_controller_of_the_prison_may_take_an_army_from_anywhere() -> None:
    g = jailed(sw_downs=(1, 3), red_castle=(1, 1))
    assert (asked(g), g.deciding()) == ("ImprisonWhich", (0,))
    assert may(g) == [
        "imprison territory=red_castle spot=-1",
        "imprison territory=sw_downs spot=0",
        "imprison territory=sw_downs spot=1",
        "imprison territory=sw_downs spot=-1",
        "set-free",
    ]
    do(g, "imprison territory=sw_downs spot=-1")
    assert (armies(g, 1), g.prisoners, g.reserve[1]) == ({"sw_downs": 2, "red_castle": 1}, [0, 1], 8)
    assert happened(g, ArmyImprisoned) == [ArmyImprisoned(1, "sw_downs")]


@clause("WK-CBON-20", "WK-CBON-13")
def test_imprisoning_is_optional_and_works_in_the_last_round() -> None:
    g = do(jailed(sw_downs=(1, 1)), "set-free")
    assert g.prisoners == [0, 0]
    g = conquest({"prison_isle": (0, 1), "sw_downs": (1, 1)})
    g.round = 4
    going_on(g, Round(), "conquest")
    assert asked(g) == "ImprisonWhich"
    do(g, "imprison territory=sw_downs spot=0")
    assert g.over
    assert g.scores() == (1, 0)


@clause("WK-CBON-20")
def test_control_of_the_territory_is_enough() -> None:
    g = conquest({"prison_isle": (0, 1), "sw_downs": (1, 1)})
    g.posts[board(g).number["prison_isle"]] = 0
    assert asked(at(g, EndOfConquest())) == "ImprisonWhich"


@clause("WK-CBON-13", "WK-CBON-14")
def test_nobody_to_imprison_and_nobody_in_control() -> None:
    assert asked(jailed()) == ""
    assert asked(at(conquest({"sw_downs": (1, 1), "nw_vale": (0, 1)}), EndOfConquest())) == ""


@clause("WK-CBON-18", "WK-CONQ-11")
def test_an_army_taken_from_a_spot_ends_its_bonus_without_a_new_distribution() -> None:
    g = jailed(sw_downs=(1, 2), se_vale=(1, 1))
    assert g.players[1].trap_tokens == 2
    do(g, "imprison territory=sw_downs spot=0")
    assert (spots(g, "sw_downs"), g.players[1].trap_tokens) == ([1], 1)
    assert asked(g) == ""
    g = do(jailed(sw_downs=(1, 2), se_vale=(1, 1)), "imprison territory=se_vale spot=0")
    assert g.holder[board(g).number["se_vale"]] == -1
    assert g.players[1].trap_tokens == 1


@clause("WK-CBON-15", "WK-CBON-16", "WK-CBON-17")
def test_only_who_takes_the_prison_frees_the_own_armies() -> None:
    g = conquest({"prison_isle": (1, 1), "center_ford": (0, 4)}, p0={"soldier": 4})
    g.prisoners = [2, 0]
    g.reserve[0] -= 2
    at(g, Campaign(0))
    do(march(g, "prison_isle", *["center_ford"] * 3), "hold spots=0")
    assert (g.prisoners, armies(g, 0)["blue_castle"]) == ([0, 0], 1 + 2)
    assert happened(g, ArmiesFreed) == [ArmiesFreed(0, 2)]
    assert g.reserve[0] == 6


@clause("WK-CBON-17")
def test_prisoners_stay_when_the_controller_leaves() -> None:
    g = conquest({"prison_isle": (1, 1), "center_ford": (0, 1)}, p1={"soldier": 2})
    g.prisoners = [1, 0]
    at(g, Campaign(1))
    do(march(g, "east_sea", "prison_isle"), "hold spots=0")
    assert g.prisoners == [1, 0]
    assert g.holder[board(g).number["prison_isle"]] == -1


@clause("WK-CBON-16")
def test_prisoners_defend_nothing() -> None:
    g = conquest({"east_sea": (0, 2)}, p0={"soldier": 2})
    g.prisoners = [0, 3]
    at(g, Campaign(0))
    march(g, "prison_isle", "east_sea")
    assert armies(g, 0) == {"east_sea": 1, "prison_isle": 1}
    assert g.prisoners == [0, 3]


@clause("WK-CBON-05")
def test_without_conquest_nothing_is_destroyed() -> None:
    g = at(table(players={1: {"selection": ["hamlet"]}}), Planning())
    assert not_on_show(g, "destroy card=hamlet", 0)


@clause("WK-CONQ-33", "WK-CBON-08")
def test_a_double_move_does_not_open_the_enemy_castle() -> None:
    g = conquest({"west_sea": (0, 3)}, p0={"soldier": 5})
    at(g, Campaign(0))
    assert why_not(g, "march territory=red_castle").clause == "WK-CONQ-33"
