"""Chapter "Move action"."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, A, B, C, D, army, dice, table
from games.words import Players, Words, asked, at, do, may, names, question, why_not
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.moves.move import HowMany, Moving, Orders
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.table.verbs import MoveAction
from karczma.ledger import clause


def moving(moves: int, units: dict[int, int], attack: int = 0, orders: Orders = Orders(), **words: Any) -> Northgard:  # noqa: B008
    own: Words = {key: words.pop(key) for key in ("clan", "kaija", "food") if key in words}
    enemy = words.pop("enemy", {})
    g = table(2, {0: {"units": units, "clan": "goat", **own}, 1: {"units": enemy}}, **words)
    return at(g, Moving(0, moves, attack, 0, orders))


def go(g: Northgard, source: int, target: int, n: int) -> Northgard:
    """One move; single answers give themselves."""
    do(g, f"from source={source}")
    if asked(g) == "MoveTo":
        do(g, f"to target={target}")
    if asked(g) == "HowMany":
        do(g, f"units n={n}")
    return g


@clause("NG-MOVE-01", "NG-MOVE-02", "NG-MOVE-14")
def test_as_many_moves_as_the_card_shows_or_fewer() -> None:
    g = go(moving(2, {A: 3}), A, B, 2)
    assert army(g) == {A: 1, B: 2}
    do(g, "stop")
    assert asked(g) == ""
    assert army(do(moving(2, {A: 3}), "stop")) == {A: 3}


@clause("NG-MOVE-02")
def test_any_number_of_units_but_at_least_one_to_an_adjacent_territory() -> None:
    g = do(moving(1, {A: 3}), f"from source={A}")
    assert may(g) == [f"to target={B}", f"to target={D}"]
    do(g, f"to target={B}")
    assert may(g) == ["units n=1", "units n=2", "units n=3"]


@clause("NG-MOVE-03", "NG-MOVE-04")
def test_units_gather_on_the_way_and_some_stay() -> None:
    g = go(go(moving(3, {A: 2, B: 1}), A, B, 2), B, C, 3)
    assert army(g) == {C: 3}
    go(g, C, B, 1)
    assert army(g) == {B: 1, C: 2}


@clause("NG-MOVE-05")
def test_the_bonus_is_for_every_battle_of_the_action() -> None:
    """Attack 2 decides both battles, at C and at D."""
    g = moving(2, {A: 2, B: 2}, attack=2, enemy={C: 1, D: 1}, chance=dice("1+1", "2", "1+1", "2"))
    go(go(g, A, D, 2), B, C, 2)
    do(g, f"fight-at territory={C}")
    assert army(g) == {C: 2, D: 2}


@clause("NG-MOVE-06")
def test_a_difficult_border_takes_two_moves() -> None:
    g = do(moving(1, {C: 1}), f"from source={C}")
    assert army(g) == {B: 1}  # D is beyond it: with one move B is the only way
    g = moving(1, {C: 2})
    do(g, f"from source={C}")
    assert asked(g) == "HowMany"
    g = do(moving(2, {C: 1}), f"from source={C}", f"to target={D}")
    assert (army(g), asked(g)) == ({D: 1}, "")


@clause("NG-MOVE-06", "NG-MOVE-08")
def test_one_move_left_is_not_enough() -> None:
    g = go(moving(2, {B: 1, C: 3}), B, A, 1)
    do(g, f"from source={C}")
    assert asked(g) == "HowMany"  # to B; the border to D is out of reach
    assert question(g, HowMany).target == B


@clause("NG-MOVE-08")
def test_two_actions_do_not_add_up() -> None:
    g = table(2, {0: {"units": {C: 1, A: 1}, "clan": "goat"}})
    at(g, Moving(0, 1, 0, 0, Orders()), Moving(0, 1, 0, 0, Orders()))
    do(g, f"from source={C}")  # to B, of course
    assert army(g) == {A: 1, B: 1}


@clause("NG-MOVE-07")
def test_one_regular_border_is_enough() -> None:
    """On the block 10 and 11 share a difficult border only; joined territories with both kinds cost one move."""
    g = table(2, land=BLOCK)
    for t in g.chart.territories:
        for other, price in g.chart.adjacent[t]:
            kinds = set()
            for i, tile in enumerate(g.chart.layout.tiles):
                for a, b, cost in g.cards.tiles[tile].borders:
                    if {g.chart.territory[4 * i + a], g.chart.territory[4 * i + b]} == {t, other}:
                        kinds.add(cost)
            assert price == min(kinds)


@clause("NG-CARD-02")
def test_a_card_may_ignore_difficult_borders() -> None:
    g = moving(1, {C: 1}, orders=Orders(ignore_difficult=True))
    do(g, f"from source={C}", f"to target={D}")
    assert army(g) == {D: 1}


@clause("NG-CARD-02")
def test_a_peaceful_move_enters_no_enemy_territory() -> None:
    g = do(moving(1, {A: 2}, orders=Orders(peaceful=True), enemy={B: 1}), f"from source={A}")
    assert asked(g) == "HowMany"  # only D is left
    do(g, "units n=1")
    assert army(g) == {A: 1, D: 1}


@clause("NG-MOVE-09", "NG-MAP-15", "NG-MAP-17")
def test_units_stop_on_enemy_territory_and_the_defender_keeps_control() -> None:
    g = go(moving(3, {A: 3}, enemy={B: 2}), A, B, 2)
    assert (g.owner[B], g.units[B], g.invaders[B]) == (1, 2, 2)
    assert may(g) == ["stop", f"from source={A}"]  # those in B stay there


@clause("NG-MOVE-10", "NG-MOVE-11", "NG-COMB-03", "NG-COMB-01")
def test_several_groups_and_several_battles_after_all_moves() -> None:
    g = moving(3, {B: 2, D: 2}, enemy={A: 1, C: 1})
    go(g, B, A, 1)
    go(g, D, A, 1)
    assert g.invaders[A] == 2
    go(g, B, C, 1)
    assert asked(g) == "NextBattle"
    assert may(g) == [f"fight-at territory={A}", f"fight-at territory={C}"]


@clause("NG-MOVE-12", "NG-TURN-05")
def test_battles_come_before_the_next_card() -> None:
    start: Players = {
        0: {"units": {A: 3}, "hand": ["early_runners", "early_foragers"], "clan": "goat", "food": 1},
        1: {"units": {B: 2}},
    }
    g = at(table(2, start), Act(0))
    go(do(g, "play card=early_runners"), A, B, 3)
    assert asked(g) == "Feed"
    assert names(g, g.players[0].active) == ["early_runners"]


@clause("NG-MOVE-13", "NG-BUILD-11")
def test_a_territory_left_by_all_is_neutral_and_its_buildings_stay() -> None:
    g = go(moving(1, {A: 2}, built={A: ["silo"]}), A, B, 2)
    assert g.owner[A] == -1
    assert g.count_of(g.cards.building_id["silo"], A) == 1


@clause("NG-CARD-06", "NG-CARD-03")
def test_the_starting_cards() -> None:
    g = table(2)
    effects = {name: g.cards.effect[g.cards.card_id[name]] for name in g.cards.names[:6]}
    kinds = {name: type(effect).__name__ for name, effect in effects.items()}
    assert kinds == {
        "start_recruit": "RecruitAction", "start_explore": "ExploreAction", "start_move": "MoveAction",
        "start_build": "BuildAction", "start_feast": "Choose",
    }  # fmt: skip
    move = effects["start_move"]
    assert isinstance(move, MoveAction)
    assert move.moves == 1


# -- Kaija ---------------------------------------------------------------------------------------------------------


@clause("NG-CLAN-05")
def test_kaija_goes_along_if_asked_to() -> None:
    g = moving(1, {A: 2}, clan="bear", kaija=A)
    do(g, f"from source={A}", f"to target={B}", "units n=1", "with-kaija")
    assert (army(g), g.kaija) == ({A: 2, B: 1}, B)
    g = moving(1, {A: 2}, clan="bear", kaija=A)
    do(g, f"from source={A}", f"to target={B}", "units n=2", "without-kaija")
    assert g.kaija == A
    g = moving(1, {A: 2}, clan="bear", kaija=A)
    do(g, f"from source={A}", f"to target={B}", "units n=3")  # all of them: she is one
    assert g.kaija == B


@clause("NG-CLAN-05")
def test_kaija_enters_no_enemy_territory() -> None:
    g = moving(2, {A: 2}, clan="bear", kaija=A, enemy={B: 3})
    do(g, f"from source={A}", f"to target={B}")
    assert may(g) == ["units n=1", "units n=2"]
    do(g, "units n=2")
    assert (g.invaders[B], g.kaija, army(g)) == (2, A, {A: 1})


@clause("NG-CLAN-05")
def test_kaija_alone_cannot_attack() -> None:
    g = moving(1, {D: 1}, clan="bear", kaija=A, enemy={B: 3})
    do(g, f"from source={A}")  # to D; not to B
    assert g.kaija == D
    g = moving(1, {C: 1}, clan="bear", kaija=A, enemy={B: 3, D: 3})
    assert why_not(g, f"from source={A}") == ("NG-CLAN-05", {})


@clause("NG-CLAN-21")
def test_kaija_does_not_go_to_a_creature_that_does_not_share() -> None:
    g = moving(1, {A: 2}, clan="bear", kaija=A, creatures={"fallen_valkyrie_beige": B})
    do(g, f"from source={A}", f"to target={B}")
    assert may(g) == ["units n=1", "units n=2"]
