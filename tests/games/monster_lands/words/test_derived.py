"""What is told beside the table: places, sums, and the chances of every choice."""

from __future__ import annotations

from random import Random

import pytest

from games.monster_lands.monster_lands_table import new_table, table
from games.words import at, do, rolls
from karczma.games.monster_lands.battles.stages import LandBattle
from karczma.games.monster_lands.bots.odds import Chances, hits_of
from karczma.games.monster_lands.deployment.turn import Act
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.words.derived import DerivedView, derived_view
from karczma.games.monster_lands.words.wording import ahead
from karczma.ledger import clause
from karczma.server.tables.wire import question
from karczma.title.options import Value

CALM = [0, 0, 0]  # the attack dice of a level A monster miss


def seen(g: MonsterLands, seat: int = 0) -> DerivedView:
    return derived_view(g.view(seat))


def likely(g: MonsterLands, seat: int = 0) -> dict[str, Chances]:
    return {each.text: each.chances for each in seen(g, seat).likely}


def fight(letters: str, shown: list[int], traps: tuple[str, ...] = (), **words: object) -> MonsterLands:
    """Korgo alone against Gator, whose attack misses: capture 11, kill 14."""
    trails = {"a1": {"who": "korgo", "dice": letters, "traps": traps, **words}}
    return at(table(2, a="gator", trails=trails, chance=[*CALM, *rolls(*shown)]), LandBattle(0))


@clause("ML-ATTACK-06")
def test_attack_dice_hit_from_three_on() -> None:
    assert hits_of(table(), 2, 0) == pytest.approx({0: 1 / 9, 1: 4 / 9, 2: 4 / 9})
    assert hits_of(table(), 0, 1) == {1: 1.0}
    again = table(1, scenario="monsters_attack")
    again.scenario = next(
        i for i, each in enumerate(again.cards.scenarios) if "reroll_missed_attack_dice" in each.rules
    )
    assert hits_of(again, 1, 0) == pytest.approx({0: 1 / 9, 1: 8 / 9})


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


@clause("ML-DEFEND-01")
def test_magic_given_up_saves_lives_and_costs_dice() -> None:
    g = at(table(2, a="gator", trails={"a1": {"who": "korgo", "dice": "ssmm"}}), LandBattle(0))
    chances = likely(g)
    deaths = [chances[f"sacrifice n={n}"].death for n in range(3)]
    assert deaths == [74, 44, 0]
    assert chances["sacrifice n=2"].kill < chances["sacrifice n=0"].kill + chances["sacrifice n=0"].death
    assert chances["sacrifice n=2"].kill == 0  # two dice do not reach 14


def test_nobody_is_told_the_chances_of_others() -> None:
    g = fight("sss", [6])
    assert likely(g, 0)
    assert not likely(g, 1)
    assert not likely(g, -1)


def test_houses_tell_their_spaces_by_number_of_players() -> None:
    few, many = ({house.building: len(house.spaces) for house in seen(table(n)).houses} for n in (2, 3))
    assert few["tavern"] + 1 == many["tavern"]
    assert few["alchemist"] == many["alchemist"] == 2


def test_spaces_are_numbered_from_one_and_tell_whose_die_lies_there() -> None:
    g = table(4)
    mine, [first, *_] = g.cards.all_spaces[6], g.cards.all_spaces[2]
    g.spaces[first] = 16 * (1 + 1) + 2  # seat 1, an influence die showing 1
    houses = {house.building: house.spaces for house in seen(g).houses}
    for spaces in houses.values():
        assert [space.number for space in spaces] == list(range(1, len(spaces) + 1))
    assert (houses["tavern"][0].seat, houses["tavern"][0].die) == (1, "influence_1")
    assert (houses["mine"][0].seat, houses["mine"][0].die, len(houses["mine"])) == (-1, "", len(mine))


def test_what_has_no_limit_is_told_as_none() -> None:
    assert seen(table()).board.limits == [0, 0, 3, 3, 5]  # gold, glory, potions, poisons, defence tokens


def test_a_trail_tells_what_it_asks_for_and_brings() -> None:
    g = table(3, quests=("quest_10", "quest_02"), tile_a=("trail_tile_1", 0))
    trails = {each.trail: each for each in seen(g).trails}
    quest, contract = trails["quest_left"], trails["contract_left"]
    assert (quest.required, quest.any_of, quest.any_count) == ([0, 0, 0], ["strength", "influence"], 2)
    assert (contract.required, contract.any_of, contract.any_count) == ([0, 0, 1], [], 0)
    assert (quest.brings, quest.glory, quest.room, quest.defend, quest.most) == ([0, 0, 0], 0, 0, 0, 0)
    for number in range(4):
        guide = g.guide(number)
        told = trails[f"a{number + 1}"]
        assert (told.brings, told.most, told.room) == (list(guide.brings), guide.most, 6)


def test_tokens_on_a_trail_are_named_to_their_owner_only() -> None:
    g = table(2, trails={"a1": {"who": "korgo", "traps": ("starting_trap", "trap_s1")}})
    [own] = [each.tokens for each in seen(g, 0).trails if each.trail == "a1"]
    [others] = [each.tokens for each in seen(g, 1).trails if each.trail == "a1"]
    assert [token.trap for token in own] == ["starting_trap", "trap_s1"]
    assert [token.trap for token in others] == ["", ""]


def test_rolled_dice_tell_what_they_show_and_what_they_count() -> None:
    g = fight("ss", [5, 3])
    do(g, "roll die=strength")
    assert g.battle is not None
    g.battle.each, g.battle.rolled = [1, -3, 0], [5, 8 + 2]
    told = seen(g).fight
    assert told is not None
    assert [(die.die, die.value, die.counts) for die in told.rolled] == [("strength", 5, 6), ("magic", 2, 0)]


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
def test_every_position_of_a_game_can_be_told(seats: int, options: dict[str, Value]) -> None:
    g = new_table(seats, seats, **options)
    rng = Random(seats)
    while deciding := g.deciding():
        told = derived_view(g.view(deciding[0]))
        for each in told.likely:
            chances = each.chances
            assert 0 <= chances.death + chances.wound <= 101
            assert 0 <= chances.capture + chances.kill <= 101
        g.apply(rng.choice(list(g.options(deciding[0]))), deciding[0])
    assert derived_view(g.view(-1)).phase == "cleanup"


# -- wares ---------------------------------------------------------------------------------------------------------


def acting(**words: object) -> MonsterLands:
    return at(table(2, {0: {"gold": 5, "glory": 6, "dice": "s4", **words}}), Act(0))


def ways(g: MonsterLands) -> dict[str, list[tuple[str, int, int]]]:
    return {each.ware: [(way.die, way.price, way.left) for way in each.ways] for each in seen(g).wares}


@clause("ML-INFL-01")
def test_a_ware_tells_with_which_dice_it_can_be_bought_and_for_how_much_the_cheapest_first() -> None:
    g = acting()
    drapis = g.cards.members[g.cards.member_id["drapis"]]
    assert ways(g)["drapis"][0] == ("influence_4", max(1, drapis.cost - 4), 5 - max(1, drapis.cost - 4))
    assert [die for die, _, _ in ways(g)["trap_s1"]] == ["influence_4", "strength"]
    for each in seen(g).wares:
        if each.choice == "recruit":
            for way in each.ways:
                then = g.copy()
                do(then, f"visit building={each.building}", f"with-die die={way.die}", each.text)
                assert then.players[0].wallet[0] == way.left


@clause("ML-TAV-02")
def test_a_ware_that_cannot_be_had_tells_why_and_nobody_else_is_told() -> None:
    g = acting(glory=2)
    [drapis] = [each for each in seen(g).wares if each.ware == "drapis"]
    assert (drapis.ways, drapis.clause) == ([], "ML-TAV-02")
    assert seen(acting(gold=0)).wares[-1].clause == "ML-CITADEL-04"
    assert derived_view(g.view(1)).wares == []
