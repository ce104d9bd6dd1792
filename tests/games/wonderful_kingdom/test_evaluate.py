"""The judgement of the simple bots."""

from __future__ import annotations

from random import Random

import pytest
from kingdom_table import at, new_table, table

from karczma.games.wonderful_kingdom.evaluate import Supply, card_value, evaluate, pieces
from karczma.games.wonderful_kingdom.offering import Select
from karczma.games.wonderful_kingdom.state import WonderfulKingdom
from karczma.players.greedy import Greedy


def played(seats: int, seed: int, bots: tuple[int, ...], **options: object) -> WonderfulKingdom:
    g, rng = new_table(seats, seed, **options), Random(seed)
    minds = {seat: Greedy(seed, worlds=1) for seat in bots}
    while not g.over:
        seat = g.deciding()[0]
        choice = minds[seat].choose(g.view(seat), seat) if seat in minds else rng.choice(g.options(seat))
        g.apply(choice, seat)
    return g


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests", "conquest"])
def test_greedy_beats_random(module: str) -> None:
    for seed in range(2):
        assert played(2, seed, (seed,), module=module).winners() == (seed,)


@pytest.mark.parametrize("module", ["menaces", "conquest"])
def test_greedy_scores_more_than_random_alone(module: str) -> None:
    assert played(1, 3, (0,), module=module).scores() > played(1, 3, (), module=module).scores()


def test_points_and_prospects_count() -> None:
    better = {"built": ["cathedral"], "construction": [("great_statue", {"gold": 2})], "krystallium": 1}
    assert evaluate(table(players={0: better}), 0) > evaluate(table(), 0)
    assert evaluate(table(players={1: better}), 0) < evaluate(table(), 0)
    assert evaluate(table(players={0: {"calamities": 1}}), 0) < evaluate(table(), 0)


def test_production_still_to_come() -> None:
    g = table(round=3, players={0: {"gold": 1, "krystallium": 1, "built": ["ancient_portal", "quarry"]}})
    supply = Supply(g, 0)
    assert (supply.now, supply.later) == ([4, 1, 2, 0, 2, 0], [4, 1, 1, 0])
    g.moment += 3  # planning, materials, population
    supply = Supply(g, 0)
    assert (supply.now, supply.later) == ([0, 0, 2, 0, 2, 0], [4, 1, 1, 0])


def test_krystallium_stands_in_for_cubes_that_are_lacking() -> None:
    g = table(round=4, players={0: {"krystallium": 2}})  # 2 materials, 1 population, 1 gold to come
    supply = Supply(g, 0)
    need = {name: g.cards.cost[g.cards.card_id[name]] for name in ("cathedral", "quarry", "obelisk", "watchtower")}
    assert [supply.missing(need[name]) for name in need] == [1, 0, 0, 1]
    assert supply.use(need["quarry"]) == 0
    assert supply.now == [0, 1, 1, 0, 1, 0]
    assert supply.missing(need["obelisk"]) == 1


def test_pieces_of_later_rounds_are_counted() -> None:
    supply = Supply(g := table(round=2), 0)
    assert supply.use(g.cards.cost[g.cards.card_id["cathedral"]]) == 3
    assert (supply.now, supply.later) == ([0, 1, 0, 0, 0, 0], [3, 2, 0, 0])


def test_the_selector_takes_the_better_area() -> None:
    g = at(table(left=["cathedral", "quarry"], right=["calamity_flood"]), Select(1, False))
    assert evaluate(g, 1) > evaluate(g, 0)
    assert card_value(g, g.areas[0][0]) > 0 > card_value(g, g.areas[1][0])
    assert pieces(g.cards.cost[g.areas[0][0]]) == 6
