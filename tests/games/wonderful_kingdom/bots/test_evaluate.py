"""The judgement of the simple bots."""

from __future__ import annotations

from random import Random

import pytest

from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at
from karczma.games.wonderful_kingdom.bots.judgement import area_value, areas, evaluate, supremacies
from karczma.games.wonderful_kingdom.bots.prospects import means, plan_of
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.players.greedy import Greedy
from karczma.title.options import Value


def played(seats: int, seed: int, bots: tuple[int, ...], **options: Value) -> WonderfulKingdom:
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


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests", "conquest"])
def test_greedy_scores_more_than_random_alone(module: str) -> None:
    assert played(1, 3, (0,), module=module).scores() > played(1, 3, (), module=module).scores()


def test_greedy_completes_developments_of_both_kinds() -> None:
    """Cards that produce come first, cards that score follow."""
    g = played(1, 0, (0,), module="none")
    built = g.players[0].built
    assert len(built) >= 8
    assert sum(g.cards.produces[card] for card in built) >= 3
    assert g.scores()[0] >= 40


def test_points_and_prospects_count() -> None:
    better = {"built": ["cathedral"], "construction": [("great_statue", {"gold": 2})], "krystallium": 1}
    assert evaluate(table(players={0: better}), 0) > evaluate(table(), 0)
    assert evaluate(table(players={1: better}), 0) < evaluate(table(), 0)
    assert evaluate(table(players={0: {"calamities": 1}}), 0) < evaluate(table(), 0)


def test_alone_there_is_nobody_else_to_think_of() -> None:
    assert evaluate(table(1, {0: {"built": ["cathedral"]}}), 0) > evaluate(table(1), 0) > 0


def test_a_soldier_is_worth_more_where_there_is_something_to_fight() -> None:
    def gain(module: str) -> float:
        few, many = (table(1, {0: {"soldier": n}}, round=2, module=module) for n in (0, 1))
        return evaluate(many, 0) - evaluate(few, 0)

    assert gain("menaces") > gain("none") > 1
    assert evaluate(table(1, {0: {"soldier": 1}}, round=4), 0) - evaluate(table(1, round=4), 0) == 1


def test_supremacy_is_expected_of_who_produces_more() -> None:
    g = table(players={0: {"built": ["quarry", "quarry"]}})
    shops = [plan_of(means(g, 0)), plan_of(means(g, 1))]
    assert supremacies(g, 0, shops) > supremacies(g, 1, shops) > 0
    alone = table(1, {0: {"built": ["quarry"]}})  # 4 materials: the threshold of WK-SOLO-09
    fewer = table(1)
    assert supremacies(alone, 0, [plan_of(means(alone, 0))]) > supremacies(fewer, 0, [plan_of(means(fewer, 0))]) == 0


# -- the choice phase ----------------------------------------------------------------------------------------------


def test_the_selector_takes_the_better_area() -> None:
    g = at(table(left=["cathedral", "quarry"], right=["calamity_flood"]), Select(1, False))
    assert evaluate(g, 1) > evaluate(g, 0)
    assert area_value(g, 0, plan_of(means(g, 0))) > 0 > area_value(g, 1, plan_of(means(g, 0))) == -3


def test_a_card_that_lies_face_down_counts_for_less() -> None:
    shown, hidden = table(left=["quarry"]), table(left=["quarry/1"])
    assert 0 < area_value(hidden, 0, plan_of(means(hidden, 0))) < area_value(shown, 0, plan_of(means(shown, 0)))


def test_areas_mean_nothing_when_nobody_offers_or_selects() -> None:
    g = table(left=["cathedral"])
    assert areas(g, 0, [plan_of(means(g, 0)), plan_of(means(g, 1))]) == 0


def test_alone_the_last_card_of_an_offer_is_thought_of_together_with_the_rival() -> None:
    """The rival takes the area with more open cards: a card that it does not see goes with those it leaves."""

    def offering(**words: object) -> WonderfulKingdom:
        return at(table(1, {0: words}, left=["quarry", "quarry"], right=["hamlet"]), Offer(0, 1))

    g, bare = offering(hand=["cathedral"], traps=1), offering(hand=["cathedral"])
    shop = plan_of(means(g, 0))
    both = area_value(g, 1, shop) + shop.appeal(g.players[0].hand[0])
    assert areas(g, 0, [shop]) == pytest.approx(both)
    assert 0 < areas(bare, 0, [plan_of(means(bare, 0))]) <= both
    assert 0 < areas(offering(hand=["cathedral", "hamlet"]), 0, [shop]) < both
