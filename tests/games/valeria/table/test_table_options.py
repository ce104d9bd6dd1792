"""The options of a table: which stacks are used, and what is refused before anything is set up."""

from __future__ import annotations

import pytest

import karczma
from games.valeria.valeria_table import new_table, table, terrains, tops
from karczma.games.valeria.table.terms import NUMBERS
from karczma.kernel.chance import Forced
from karczma.ledger import clause
from karczma.locale import Speaker
from karczma.locale.table_errors import wrong_table
from karczma.title.options import Value

TEN = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
FIVE = ["barrens", "swamp", "valley", "cavern", "mountains"]


def refused(**options: Value) -> str:
    """Why no such table can be set up; the first draw would go wrong, so nothing was drawn before."""
    with pytest.raises(karczma.WrongTable) as error:
        karczma.new("valeria", 2, Forced((99,)), options)
    return str(error.value)


# -- any five Terrains, any Citizen of a number --------------------------------------------------------------------


@clause("VK-SETUP-27")
def test_without_a_word_it_is_the_first_game() -> None:
    g = new_table()
    assert terrains(g) == ["hills", "ruins", "forest", "valley", "mountains"]
    assert tops(g) == TEN
    assert g.fingerprint() == new_table(set="first_game", terrains="", citizens=()).fingerprint()


@clause("VK-SETUP-27")
@pytest.mark.parametrize("chosen", [FIVE, tuple(reversed(FIVE)), ",".join(FIVE)])
def test_players_may_choose_any_five_terrains(chosen: list[str] | str) -> None:
    g = new_table(terrains=chosen)
    assert terrains(g) == FIVE
    assert tops(g) == TEN


@clause("VK-SETUP-27")
def test_players_may_choose_any_citizen_of_a_number() -> None:
    chosen = [*TEN[:9], "miner"]
    g = new_table(set="gold_rush", citizens=chosen)
    assert tops(g) == chosen
    assert terrains(g) == ["hills", "ruins", "forest", "swamp", "cavern"]


@clause("VK-SETUP-27")
@pytest.mark.parametrize("place", range(10))
def test_a_random_set_takes_each_citizen_of_a_number_now_and_then(place: int) -> None:
    g = new_table(set="random")
    kinds = [name for name, of in zip(g.cards.citizens, g.cards.numbers, strict=True) if of == NUMBERS[place]]
    names = {name for name in kinds if not name.startswith("starter")}
    assert {tops(new_table(2, seed, set="random"))[place] for seed in range(12)} == names


@clause("VK-SETUP-27")
def test_a_random_set_takes_each_terrain_now_and_then() -> None:
    tables = [terrains(new_table(2, seed, set="random")) for seed in range(20)]
    assert {name for names in tables for name in names} == set(new_table().cards.terrains)
    assert {len(set(names)) for names in tables} == {5}


@clause("VK-SETUP-27")
def test_what_players_choose_is_not_drawn() -> None:
    named = [new_table(set="random", terrains=FIVE), new_table(set="random", citizens=TEN)]
    assert (terrains(named[0]), tops(named[1])) == (FIVE, TEN)
    assert len({tuple(tops(new_table(2, seed, set="random", terrains=FIVE))) for seed in range(5)}) > 1
    assert len({tuple(terrains(new_table(2, seed, set="random", citizens=TEN))) for seed in range(5)}) > 1


# -- wrong tables --------------------------------------------------------------------------------------------------


@clause("VK-SETUP-04")
@pytest.mark.parametrize(
    "chosen",
    [FIVE[:4], [*FIVE, "hills"], [*FIVE[:4], FIVE[0]], [*FIVE[:4], "desert"], "hills", "hills,,ruins,forest,swamp"],
)
def test_five_different_terrains_of_the_eight_must_be_chosen(chosen: list[str] | str) -> None:
    why = refused(terrains=chosen)
    assert why.startswith("option terrains (VK-SETUP-04): ")
    assert "5 different ones of barrens, hills, ruins, forest, swamp, valley, cavern, mountains" in why


@clause("VK-SETUP-11")
@pytest.mark.parametrize("chosen", [TEN[:9], [*TEN, "monk"], [*TEN[:9], TEN[0]], [*TEN[:9], "starter_peasant"]])
def test_ten_different_citizens_must_be_chosen_and_no_starter(chosen: list[str]) -> None:
    why = refused(citizens=chosen)
    assert why.startswith("option citizens (VK-SETUP-11): ")
    assert "is not 10 different ones of cleric, monk, merchant" in why


@clause("VK-SETUP-11")
@pytest.mark.parametrize(
    ("instead_of", "chosen", "other"),
    [("butcher", "monk", "cleric"), ("cleric", "miner", "butcher"), ("peasant", "priestess", "paladin")],
)
def test_two_citizens_of_the_same_number_are_refused(instead_of: str, chosen: str, other: str) -> None:
    ten = [name for name in TEN if name != instead_of] + [chosen]
    same = "have the same activation number"
    assert refused(citizens=ten) == f"option citizens (VK-SETUP-11): {other} and {chosen} {same}"


@clause("VK-SETUP-11")
def test_two_citizens_of_the_same_number_are_refused_in_the_order_they_were_named() -> None:
    assert "miner and butcher have the same" in refused(citizens=["miner", *TEN[1:]])


@clause("VK-SETUP-27")
@pytest.mark.parametrize("name", ["second_game", "", "first_game,random"])
def test_only_the_sets_of_the_rulebook_and_a_random_one_are_known(name: str) -> None:
    sets = "first_game, gold_rush, masters_of_magic, monster_blood, random"
    assert refused(set=name) == f"option set (VK-SETUP-27): {name!r} is not {sets}"


@clause("VK-MIX-01")
def test_stacks_are_mixed_or_not() -> None:
    assert refused(mixed_stacks="perhaps") == "option mixed_stacks (VK-MIX-01): 'perhaps' is not false, true"
    assert [new_table(mixed_stacks=said).mixed_stacks for said in (True, "true", False, "false")] == [
        True,
        True,
        False,
        False,
    ]
    assert new_table().mixed_stacks is False


@clause("VK-SETUP-11", "VK-MIX-01")
def test_mixed_stacks_use_all_citizens_so_none_can_be_named() -> None:
    why = "option citizens (VK-SETUP-11, VK-MIX-01): mixed stacks use all Citizens, so none are named"
    assert refused(mixed_stacks=True, citizens=TEN) == why
    assert new_table(mixed_stacks=False, citizens=TEN).mixed_stacks is False
    assert new_table(mixed_stacks=True, terrains=FIVE).mixed_stacks is True


@clause("VK-SETUP-27")
@pytest.mark.parametrize("rest", [{"citizens": TEN}, {"mixed_stacks": True}])
@pytest.mark.parametrize("name", ["random", "gold_rush"])
def test_a_set_of_which_nothing_is_left_is_refused(name: str, rest: dict[str, Value]) -> None:
    why = "option set (VK-SETUP-27): everything is named, so nothing is left that a set could say"
    assert refused(set=name, terrains=FIVE, **rest) == why
    assert terrains(new_table(terrains=FIVE, **rest)) == FIVE


@clause("VK-FIVE-07", "VK-SOLO-27")
@pytest.mark.parametrize(
    ("option", "only", "refused_with"),
    [("resting_player_targetable", 5, (1, 2, 3, 4)), ("solo_count_victory_tokens", 1, (2, 3, 4, 5))],
)
def test_a_reading_of_one_number_of_players_is_refused_with_others(
    option: str, only: int, refused_with: tuple[int, ...]
) -> None:
    new_table(only, **{option: False})
    for seats in refused_with:
        with pytest.raises(karczma.WrongTable, match=f"{option} .*: only with {only} players, not {seats}"):
            new_table(seats, **{option: False})


@clause("VK-FIVE-07")
def test_whether_the_resting_player_is_a_target_is_yes_or_no() -> None:
    assert refused(resting_player_targetable="no").endswith("(VK-FIVE-07): 'no' is not false, true")
    assert [table(5, resting_player_targetable=said).resting_targetable for said in (True, False)] == [True, False]
    assert new_table(5).resting_targetable is True


@clause("VK-SETUP-27")
def test_an_option_that_does_not_exist_is_refused() -> None:
    why = refused(colour="red", set="random")
    assert why.startswith("valeria has no option 'colour' (it has: set, terrains, citizens, mixed_stacks, ")


@clause("VK-SETUP-27")
def test_the_record_of_a_table_keeps_what_was_chosen() -> None:
    for named in ({"terrains": FIVE, "set": "gold_rush"}, {"citizens": TEN, "set": "random"}):
        g = karczma.new("valeria", 2, 3, named)
        assert g.journal is not None
        kept = {option: g.journal[0].options[option] for option in named}
        assert kept == {option: value if option == "set" else ",".join(value) for option, value in named.items()}


@clause("VK-SETUP-11", "VK-MIX-01", "VK-SETUP-27")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (
            {"mixed_stacks": True, "citizens": TEN},
            "Mieszkańcy: W mieszanych stosach są wszyscy Mieszkańcy, więc nie można ich wskazać.",
        ),
        (
            {"citizens": ["monk", "cleric", *TEN[1:9]]},
            "Mieszkańcy: Mnich i Kapłan mają ten sam numer aktywacji.",
        ),
        (
            {"set": "random", "terrains": FIVE, "citizens": TEN},
            "Zestaw kart: Wszystko jest już wskazane, więc zestaw niczego by nie zmienił.",
        ),
    ],
)
def test_why_a_table_cannot_be_set_up_is_told_in_the_readers_language(options: dict[str, Value], told: str) -> None:
    with pytest.raises(karczma.WrongTable) as error:
        new_table(**options)
    assert wrong_table(error.value, Speaker("pl", "valeria")) == told
