"""Chapter "Setup": the Center Stacks, what everybody begins with, the first player."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from games.valeria.valeria_table import citizen_stacks, keep_dukes, monster_stacks, new_table, purse, table
from games.words import Words, at, do, happened, may, not_on_show, rolls
from karczma.games.valeria.actions import Action
from karczma.games.valeria.harvest import HarvestPhase
from karczma.games.valeria.table.state import Valeria
from karczma.games.valeria.turn import Turn
from karczma.games.valeria.words.events import CardRevealed, DiceRolled, FirstPlayer, StackExhausted, TurnBegan
from karczma.kernel.chance import Forced
from karczma.ledger import clause
from karczma.title.pieces import pieces

FEWER_THAN_FIVE = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SETS = ["first_game", "gold_rush", "masters_of_magic", "monster_blood", "random"]


def strengths(g: Valeria) -> list[list[int]]:
    """Of the Monster stacks, left to right, top card first."""
    return [[g.cards.strength[kind] for kind in reversed(stack)] for stack in g.monsters]


# -- how many play -------------------------------------------------------------------------------------------------


@clause("VK-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play(seats: int) -> None:
    g = new_table(seats)
    assert len(g.realms) == g.seats == seats
    assert g.deciding() == tuple(range(seats))


@clause("VK-SETUP-01")
@pytest.mark.parametrize("seats", [-1, 0, 6, True])
def test_no_other_number_of_players_is_offered(seats: int) -> None:
    with pytest.raises(karczma.WrongTable, match=f"valeria is for 1, 2, 3, 4, 5 players, not {seats!r}"):
        karczma.new("valeria", seats)


# -- the Center Stacks ---------------------------------------------------------------------------------------------


@clause("VK-SETUP-02")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_twenty_stacks_in_four_rows_of_five(seats: int) -> None:
    g = new_table(seats)
    assert (len(g.monsters), len(g.citizens), len(g.domains)) == (5, 10, 5)
    assert all([*g.monsters, *g.citizens, *g.domains])


@clause("VK-SETUP-02")
def test_places_are_counted_row_by_row_from_the_monsters_to_the_domains() -> None:
    rich = {"gold": 90, "strength": 90, "citizens": ["archer", "archer", "peasant"]}
    last: Words = {"monsters": {"ruins": ["skeleton"]}, "domains": {4: "palace_of_the_dawn"}, "below": {4: 0}}
    g = table(5, {0: rich}, citizens={"merchant": 1, "knight": 1}, **last)
    for choice in ("slay monster=skeleton", "recruit citizen=merchant", "recruit citizen=knight"):
        do(at(g, Action(0)), choice)
    do(at(g, Action(0)), "acquire domain=palace_of_the_dawn")
    assert happened(g, StackExhausted) == [StackExhausted(place) for place in (1, 6, 10, 19)]


@clause("VK-SETUP-28")
def test_an_empty_place_is_not_closed_up_and_stacks_are_not_sorted_again() -> None:
    monsters = {"hills": ["goblin"], "ruins": ["skeleton", "skeleton_king"], "forest": ["treant"]}
    realm = {"strength": 90, "gold": 90, "citizens": ["archer", "archer", "archer"]}
    last: Words = {"domains": {2: "blood_crow_army"}, "below": {2: 0}}
    g = table(3, {0: realm}, monsters=monsters, citizens={"cleric": 1}, **last)
    deeds = ("slay monster=goblin", "slay monster=skeleton", "recruit citizen=cleric", "acquire domain=blood_crow_army")
    for choice in deeds:
        do(at(g, Action(0)), choice)
    assert monster_stacks(g)[:3] == [[], ["skeleton_king"], ["treant"]]
    assert citizen_stacks(g)[:2] == [[], ["merchant"] * 5]
    assert g.exhausted == [0, 5, 17]  # five places of Monsters, ten of Citizens, five of Domains


# -- Monsters ------------------------------------------------------------------------------------------------------


@clause("VK-SETUP-03")
@FEWER_THAN_FIVE
@pytest.mark.parametrize("name", SETS)
def test_with_fewer_than_five_players_no_card_has_the_five_player_icon(seats: int, name: str) -> None:
    g = new_table(seats, set=name)
    for stack in g.monsters:
        for kind in stack:
            assert stack.count(kind) == g.cards.usual[kind]


@clause("VK-SETUP-04")
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("seed", range(5))
def test_five_different_terrains_are_used(name: str, seed: int) -> None:
    g = new_table(2, seed, set=name)
    assert len(g.monsters) == len(set(g.terrains)) == len(g.terrains) == 5


@clause("VK-SETUP-05")
@FEWER_THAN_FIVE
def test_a_monster_stack_is_five_cards_of_one_terrain(seats: int) -> None:
    g = new_table(seats, set="random")
    assert [len(stack) for stack in g.monsters] == [5] * 5
    assert [{g.cards.terrain[kind] for kind in stack} for stack in g.monsters] == [{t} for t in g.terrains]


@clause("VK-SETUP-06")
def test_the_weakest_monster_lies_on_top_and_the_strongest_at_the_bottom() -> None:
    assert strengths(new_table(set="gold_rush")) == [
        [1, 1, 1, 3, 6],
        [2, 2, 2, 5, 8],
        [3, 3, 6, 6, 10],
        [4, 4, 4, 6, 10],
        [5, 5, 5, 7, 12],
    ]


@clause("VK-SETUP-07")
def test_magic_has_no_say_in_how_monsters_are_sorted(tmp_path: Path) -> None:
    other = "cards: {gargoyle: {cost: {strength: 1, magic: 9}}}"
    (tmp_path / "monsters.yaml").write_text(other, encoding="utf-8")
    g = karczma.new("valeria", 2, 1, {"set": "monster_blood"}, tmp_path)
    assert isinstance(g, Valeria)
    assert monster_stacks(g)[0] == ["gargoyle", "gargoyle", "gargoyle", "wraith", "witch_queen"]


@clause("VK-SETUP-08")
def test_monster_stacks_stand_by_their_weakest_and_then_by_their_strongest_monster() -> None:
    g = new_table(terrains=["mountains", "cavern", "valley", "swamp", "barrens"])
    ends = [(stack[0], stack[-1]) for stack in strengths(g)]
    assert ends == [(1, 5), (4, 10), (4, 12), (5, 12), (5, 14)]


@clause("VK-SETUP-08")
def test_barrens_stand_left_of_hills() -> None:
    g = new_table(terrains=["forest", "ruins", "mountains", "hills", "barrens"])
    ends = [(stack[0], stack[-1]) for stack in strengths(g)]
    assert ends == [(1, 5), (1, 6), (2, 8), (3, 10), (5, 14)]


@clause("VK-SETUP-10")
def test_example_monster_stacks_of_the_first_game() -> None:
    assert monster_stacks(new_table(4)) == [
        ["goblin", "goblin", "goblin", "goblin_mage", "goblin_king"],
        ["skeleton", "skeleton", "skeleton", "flaming_skeleton", "skeleton_king"],
        ["treant", "treant", "bane_spider", "bane_spider", "spider_queen"],
        ["owlbear", "owlbear", "owlbear", "giant", "troll"],
        ["dire_bear", "dire_bear", "orc_warrior", "orc_warrior", "orc_chieftain"],
    ]


# -- Citizens ------------------------------------------------------------------------------------------------------


@clause("VK-SETUP-11", "VK-SETUP-13")
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("mixed", [False, True])
def test_one_stack_for_each_number_in_ascending_order(name: str, mixed: bool) -> None:
    g = new_table(set=name, mixed_stacks=mixed)
    numbers = [g.cards.numbers[stack[-1]] for stack in g.citizens]
    assert numbers[:5] == [(1,), (2,), (3,), (4,), (5,)]
    assert numbers[5:] == [(6,), (7,), (8,), (9, 10), (11, 12)]


@clause("VK-SETUP-12")
@FEWER_THAN_FIVE
def test_a_citizen_stack_is_five_equal_cards(seats: int) -> None:
    g = new_table(seats, set="random")
    assert [(len(stack), len(set(stack))) for stack in g.citizens] == [(5, 1)] * 10
    assert g.face_down == [0] * 10


@clause("VK-SETUP-13")
def test_citizen_stacks_are_sorted_by_number_in_whatever_order_they_were_chosen() -> None:
    chosen = ["miner", "priestess", "knight", "peasant", "warlord", "wizard", "thief", "monk", "alchemist", "merchant"]
    stacks = citizen_stacks(new_table(citizens=chosen))
    upper, lower = [stack[0] for stack in stacks[:5]], [stack[0] for stack in stacks[5:]]
    assert upper == ["monk", "merchant", "alchemist", "wizard", "peasant"]
    assert lower == ["knight", "thief", "warlord", "priestess", "miner"]


@clause("VK-SETUP-14")
def test_citizens_that_were_not_chosen_are_nowhere_on_the_table() -> None:
    g = new_table(4)
    found = {g.cards.citizens[kind]: n for (family, kind), n in pieces(g).items() if family == "citizen"}
    starters = {"starter_peasant": 4, "starter_knight": 4}
    upper = dict.fromkeys(["cleric", "merchant", "mercenary", "archer", "peasant"], 5)
    lower = dict.fromkeys(["knight", "rogue", "champion", "paladin", "butcher"], 5)
    assert found == upper | lower | starters


@clause("VK-SETUP-15")
def test_example_citizen_stacks_of_the_first_game() -> None:
    names = [stack[0] for stack in citizen_stacks(new_table(2))]
    assert names[:5] == ["cleric", "merchant", "mercenary", "archer", "peasant"]
    assert names[5:] == ["knight", "rogue", "champion", "paladin", "butcher"]


# -- Domains and Exhausted cards -----------------------------------------------------------------------------------


@clause("VK-SETUP-16")
@FEWER_THAN_FIVE
def test_a_domain_stack_is_one_face_up_card_on_two_face_down(seats: int) -> None:
    g = new_table(seats)
    assert [len(stack) for stack in g.domains] == [1] * 5
    assert g.domains_below == [2] * 5


@clause("VK-SETUP-16")
def test_domains_are_shuffled_together_and_chance_says_which_ones_lie_face_up() -> None:
    g = new_table(2, Forced((23, 0, 0, 20, 19)))
    names = [[g.cards.domains[card] for card in stack] for stack in g.domains]
    assert names[:3] == [["monolith_of_ostendaar"], ["foxgrove_palisade"], ["the_desert_orchid"]]
    assert names[3:] == [["golden_obelisk_of_nae"], ["purloiners_perch"]]
    assert [g.known[stack[0]] for stack in g.domains] == [g.everyone] * 5


@clause("VK-SETUP-16")
def test_every_domain_can_lie_face_up() -> None:
    tables = [new_table(2, seed) for seed in range(60)]
    assert {card for g in tables for stack in g.domains for card in stack} == set(range(24))


@clause("VK-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "name", "back_in_box"),
    [
        (1, "first_game", 9),
        (4, "random", 9),
        (5, "random", 4),
        (1, "gold_rush", 5),
        (4, "gold_rush", 5),
        (5, "gold_rush", 0),
    ],
)
def test_domains_that_are_not_dealt_stay_unseen(seats: int, name: str, back_in_box: int) -> None:
    g = new_table(seats, set=name)
    assert len(g.domain_bag) - sum(g.domains_below) == back_in_box
    assert [g.known[card] for card in g.domain_bag] == [0] * len(g.domain_bag)


@clause("VK-SETUP-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_exhausted_cards_for_each_player(seats: int) -> None:
    g = new_table(seats)
    assert g.exhausted_cards == 2 * seats
    assert (g.exhausted, g.emptied) == ([], [])


# -- what everybody begins with ------------------------------------------------------------------------------------


@clause("VK-SETUP-19")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_begins_with_a_starter_peasant_and_a_starter_knight(seats: int) -> None:
    g = new_table(seats)
    for realm in g.realms:
        tableau = {name: n for name, n in zip(g.cards.citizens, realm.citizens, strict=True) if n}
        assert tableau == {"starter_peasant": 1, "starter_knight": 1}
        assert (realm.roles, realm.slain, realm.domains) == ([0, 0, 0, 0], [], [])


@clause("VK-SETUP-19")
def test_tableaus_do_not_share_their_cards() -> None:
    g = new_table(2)
    g.realms[0].citizens[0] += 1
    g.realms[0].wallet[0] += 1
    assert g.realms[1].citizens[0] == 0
    assert purse(g, 1) == {"gold": 2, "magic": 1}


@clause("VK-SETUP-20")
@pytest.mark.parametrize("mixed", [False, True])
def test_starters_that_nobody_got_are_nowhere_on_the_table(mixed: bool) -> None:
    g = new_table(2, mixed_stacks=mixed)
    found = {g.cards.citizens[kind]: n for (family, kind), n in pieces(g).items() if family == "citizen"}
    assert (found["starter_peasant"], found["starter_knight"]) == (2, 2)


@clause("VK-SETUP-21")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_everybody_begins_with_two_gold_and_one_magic(seats: int) -> None:
    g = new_table(seats)
    assert [purse(g, seat) for seat in range(seats)] == [{"gold": 2, "magic": 1}] * seats


@clause("VK-SETUP-22")
def test_what_a_citizen_brings_comes_from_the_supply_and_not_from_a_player() -> None:
    g = table(2, {0: {"citizens": ["rogue"]}, 1: {"gold": 7, "strength": 7}}, dice=(3, 4))
    at(g, HarvestPhase(0))
    do(g, "decline")
    assert (purse(g), purse(g, 1)) == ({"gold": 2, "strength": 2}, {"gold": 7, "strength": 7})


@clause("VK-SETUP-22")
def test_a_victory_token_comes_from_the_supply_and_not_from_a_player() -> None:
    realms = {0: {"strength": 10, "magic": 3}, 1: {"vp": 7}}
    g = at(table(2, realms, monsters={"forest": ["spider_queen"]}), Action(0))
    do(g, "slay monster=spider_queen", "branch number=2", "take-free citizen=archer")
    assert (purse(g), purse(g, 1)) == ({"vp": 1}, {"vp": 7})


# -- the first player ----------------------------------------------------------------------------------------------


@clause("VK-SETUP-25")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 1), (5, 4)])
def test_chance_names_the_first_player_who_has_the_first_turn_and_the_dice(seats: int, seat: int) -> None:
    g = new_table(seats)
    g.listen()
    g.source = Forced((seat, *rolls(5, 6)), g.tick)
    keep_dukes(g)
    assert (g.first, g.active) == (seat, seat)
    assert happened(g, FirstPlayer) == [FirstPlayer(seat)]
    assert happened(g, TurnBegan) == [TurnBegan(seat, 1)]
    assert happened(g, DiceRolled) == [DiceRolled(seat, 5, 6)]
    assert g.deciding() == (seat,)


@clause("VK-SETUP-25")
def test_each_player_is_as_likely_to_be_first_as_any_other() -> None:
    g = new_table(4)
    g.journal, tick = [], g.tick
    keep_dukes(g)
    assert next(line for line in g.journal if line[0] == tick) == (tick, g.first, 4)


@clause("VK-SETUP-26")
def test_the_first_player_marker_stays_where_it_is() -> None:
    g = table(3, active=1, chance=rolls(5, 6, 5, 6, 5, 6, 5, 6))
    g.first = 1
    at(g, Turn(1))
    for turn_of in (1, 2, 0, 1):
        assert (g.active, g.first) == (turn_of, 1)
        do(g, "take-resource resource=gold", "take-resource resource=gold")


@clause("VK-SETUP-25")
def test_until_the_dukes_are_chosen_no_die_is_rolled_and_no_turn_begins() -> None:
    g = new_table(3)
    assert (g.dice, g.turn, g.first, g.active) == ((0, 0), 0, 0, 0)
    assert (g.last_round, g.over, g.winners()) == (False, False, ())


@clause("VK-SETUP-25")
def test_alone_nobody_draws_for_the_first_player() -> None:
    g = new_table(1)
    g.journal, tick = [], g.tick
    keep_dukes(g)
    assert (g.first, g.active) == (0, 0)
    assert [line[2] for line in g.journal if line[0] in range(tick, tick + 3)] == [8, 6, 6]  # the Dark Lord, the dice


# -- looking at what is offered ------------------------------------------------------------------------------------


@clause("VK-SETUP-11")
def test_a_citizen_that_is_not_in_the_game_cannot_be_recruited() -> None:
    g = at(table(2, {0: {"gold": 20}}), Action(0))
    assert "recruit citizen=cleric" in may(g)
    assert not_on_show(g, "recruit citizen=monk")


@clause("VK-SETUP-16")
def test_the_domains_turned_up_at_set_up_are_told() -> None:
    g = table(2)
    g.listen()
    g.domains, g.domains_below = [[], *g.domains[1:]], [1, 2, 2, 2, 2]
    g.turn_up_domain(0)
    assert happened(g, CardRevealed) == [CardRevealed(g.cards.domains[g.domains[0][0]])]
    assert g.domains_below[0] == 0
