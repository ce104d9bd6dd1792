"""What is told beside the table: places, sums, and the chances of every choice."""

from __future__ import annotations

from random import Random

import pytest
from monster_lands_table import at, do, rolls, table

import karczma
from karczma.games.monster_lands.battle import LandBattle
from karczma.games.monster_lands.odds import Chances, hits_of
from karczma.games.monster_lands.outlook import Outlook, outlook
from karczma.games.monster_lands.state import MonsterLands
from karczma.games.monster_lands.tellers import ahead
from karczma.games.monster_lands.turn import Act
from karczma.server.tables.telling import question

CALM = [0, 0, 0]  # the attack dice of a level A monster miss


def seen(g: MonsterLands, seat: int = 0) -> Outlook:
    return outlook(g.view(seat))


def likely(g: MonsterLands, seat: int = 0) -> dict[str, Chances]:
    return {each.text: each.chances for each in seen(g, seat).likely}


def fight(letters: str, shown: list[int], traps: tuple[str, ...] = (), **words: object) -> MonsterLands:
    """Korgo alone against Gator, whose attack misses: capture 11, kill 14."""
    trails = {"a1": {"who": "korgo", "dice": letters, "traps": traps, **words}}
    return at(table(2, a="gator", trails=trails, chance=[*CALM, *rolls(*shown)]), LandBattle(0))


def test_attack_dice_hit_from_three_on() -> None:
    assert hits_of(table(), 2, 0) == pytest.approx({0: 1 / 9, 1: 4 / 9, 2: 4 / 9})
    assert hits_of(table(), 0, 1) == {1: 1.0}


def test_a_roll_tells_what_it_alone_would_bring() -> None:
    g = fight("sss", [6, 5, 1], traps=("trap_total4",))
    do(g, "roll die=strength")  # 4 of the trap and 6: one more die captures from 1 on, and kills from 4 on
    chances = likely(g)
    assert chances["roll die=strength"] == Chances(capture=50, kill=50)
    assert chances["stop"] == Chances()


def test_without_a_trap_nothing_is_captured() -> None:
    g = fight("sss", [6, 4, 1])
    do(g, "roll die=strength", "roll die=strength")  # 10: a kill from 4 on
    assert likely(g)["roll die=strength"] == Chances(kill=50)
    told = seen(g).fight
    assert told is not None
    assert (told.total, told.kill, told.trapped) == (10, 14, False)
    assert [each.totals for each in told.next] == [[11, 12, 13, 14, 15, 16]]


def test_a_sure_result_is_certain() -> None:
    g = fight("ssss", [6, 6, 2])  # 14, and a die is left
    do(g, "roll die=strength", "roll die=strength", "roll die=strength")
    assert likely(g)["kill"] == Chances(kill=100)


def test_magic_given_up_saves_lives_and_costs_dice() -> None:
    g = at(table(2, a="gator", trails={"a1": {"who": "korgo", "dice": "ssmm"}}), LandBattle(0))
    chances = likely(g)
    deaths = [chances[f"sacrifice n={n}"].death for n in range(3)]
    assert deaths == [74, 44, 0]
    assert chances["sacrifice n=2"].kill < chances["sacrifice n=0"].kill + chances["sacrifice n=0"].death


def test_nobody_is_told_the_chances_of_others() -> None:
    g = fight("sss", [6])
    assert likely(g, 0)
    assert not likely(g, 1)
    assert not likely(g, -1)


def test_houses_tell_their_spaces_by_number_of_players() -> None:
    few, many = ({house.building: len(house.spaces) for house in seen(table(n)).houses} for n in (2, 3))
    assert few["tavern"] + 1 == many["tavern"]
    assert few["alchemist"] == many["alchemist"] == 2


def test_attack_dice_are_told_as_a_sum() -> None:
    g = table(2, a="moldo", land_a="skyehn", round=4, difficulty="normal")  # an air monster in an air land
    [lair] = [each for each in seen(g).lairs if each.site == "land_a"]
    assert (lair.base, lair.round, lair.more, lair.dice) == (3, 1, 1, 5)


def test_a_visit_tells_which_die_could_be_placed() -> None:
    g = at(table(2, {0: {"gold": 9, "dice": "sm4"}}), Act(0))
    asked = question(g.view(0), 0)
    assert asked is not None
    [market] = [offer for offer in asked.options if offer.text == "visit building=market"]
    assert market.next is not None
    assert [offer.parts["die"] for offer in market.next.options] == ["strength", "influence_4"]
    assert {choice.__name__ for choice in ahead} == {"Visit", "MoveGear"}


@pytest.mark.parametrize(("seats", "options"), [(1, {"scenario": "tireless"}), (2, {}), (3, {"ploy": True})])
def test_every_position_of_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    g = karczma.new("monster_lands", seats=seats, seed=seats, options=options)  # type: ignore[arg-type]
    rng = Random(seats)
    while deciding := g.deciding():
        told = outlook(g.view(deciding[0]))  # type: ignore[arg-type]
        for each in told.likely:
            chances = each.chances
            assert 0 <= chances.death + chances.wound <= 101
            assert 0 <= chances.capture + chances.kill <= 101
        g.apply(rng.choice(list(g.options(deciding[0]))), deciding[0])
    assert outlook(g.view(-1)).phase == "cleanup"  # type: ignore[arg-type]
