"""Chapter "Setting up the game"."""

from __future__ import annotations

from collections import Counter

import pytest

import karczma
from games.northgard.northgard_table import army, new_table, only, purse, table
from games.words import asked, at, do, happened, may, names, play_first, why_not
from karczma.games.northgard import CLANS
from karczma.games.northgard.map.tile_choice import ANYWHERE, OPENING, LayAt, LayWhere, LayWhich, cells_for
from karczma.games.northgard.table.opening import GroupWhere, OpeningTile
from karczma.games.northgard.table.setup import Setup, roll_for_first
from karczma.games.northgard.table.state import Northgard, Player
from karczma.games.northgard.table.terms import NOBODY, NOWHERE, RUNNING, place
from karczma.games.northgard.words.events import CardRevealed, CreatureAppeared, FameGained, ResourcesGathered
from karczma.kernel.chance import Forced
from karczma.ledger import clause
from karczma.title.options import Value


def opened(seats: int = 3, seed: int = 1, **options: Value) -> Northgard:
    """Clans are chosen, the first tile is about to be laid."""
    return play_first(new_table(seats, seed, **options), "LayWhich")


def started(seats: int = 3, seed: int = 1, **options: Value) -> Northgard:
    """Year one, first turn."""
    return play_first(new_table(seats, seed, **options), "Act")


@clause("NG-SETUP-02")
def test_before_the_set_up_the_table_is_empty() -> None:
    """No variant is played, nobody waits for anything, and nothing lies anywhere: whoever needs it puts it there."""
    g = Northgard(seats=2)
    assert (g.year, g.years, g.first, g.ended) == (1, 7, 0, RUNNING)
    assert not any((g.creatures, g.more_creatures, g.long_game, g.teams))
    assert (g.tiles, g.cells, g.turns, g.chart.territories, g.owner, g.sites) == ((), (), (), (), [], [])
    assert (g.kaija, g.scorched, g.placed) == (NOWHERE, NOWHERE, NOWHERE)
    assert (g.early_left, g.advanced_left, g.tried, len(g.stack), len(g.creature_pile)) == (0, 0, 0, 0, 0)
    assert (g.attack, g.damage, g.battle, g.deeds, g.beaten) == (0, 0, None, [0, 0, 0], [])
    assert (g.closing, g.burnt, g.exchanged, g.dealt, g.offers, g.muted) == ((), (), [], False, [], [])
    player = Player()
    assert (player.clan, player.wallet, player.reserve, player.passed) == (NOBODY, [0, 0, 0, 0], 0, False)
    assert (player.printed, player.grown, player.achievements) == (0, 0, ())


@clause("NG-SETUP-01", "NG-SETUP-02", "NG-SETUP-03")
def test_common_supply_year_marker_and_unrest() -> None:
    g = started()
    assert g.supply == [7] * 8
    assert g.year == 1
    assert names(g, g.unrest) == ["unrest"] * 10


@clause("NG-SETUP-04", "NG-SETUP-05", "NG-SETUP-06", "NG-START-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_development_deck(seats: int) -> None:
    g = opened(seats)
    assert (g.early_left, g.advanced_left) == (2 * seats, 4 * seats)
    assert (len(g.early), len(g.advanced)) == (16, 36)  # the rest is in the box; nobody can tell which
    g = started(seats)
    assert len(g.display) == seats
    assert all(name.startswith("early") for name in names(g, g.display))


@clause("NG-SETUP-07")
def test_as_many_achievements_as_players_lie_open() -> None:
    g = new_table(4)
    assert len(g.achievements) == 4
    assert len([card for card in g.box if card in g.cards.achievement]) == 3
    h = table(3, chance=(4, 0, 2))
    h.box, h.achievements = [*h.box, *h.achievements], []
    Setup("random").achievements(h)
    assert [event.card for event in happened(h, CardRevealed)] == names(h, h.achievements)
    assert len(h.achievements) == 3


@clause("NG-SETUP-08", "NG-MAP-07", "NG-SETUP-09")
def test_the_start_tile_lies_in_the_middle() -> None:
    g = new_table(3)
    assert names(g, g.tiles) == ["tile_start"]
    assert [place(cell) for cell in g.cells] == [(0, 0)]
    assert len(g.stack) == 34


@clause("NG-MAP-08", "NG-MAP-09", "NG-SETUP-09")
def test_with_five_players_two_start_tiles_with_the_food_in_the_middle() -> None:
    g = new_table(5)
    assert names(g, g.tiles) == ["tile_start", "tile_02"]
    assert [place(cell) for cell in g.cells] == [(0, 0), (1, 0)]
    assert g.chart.icons[0] == (2, 0, 0)  # the food regions of both are one territory
    assert len(g.stack) == 33
    marked = g.cards.five_player_tile
    assert marked in new_table(4).stack.bag  # with fewer players it is an ordinary tile


@clause("NG-SETUP-10", "NG-SETUP-12", "NG-DECK-01")
def test_everybody_has_14_units_and_a_deck_of_seven_cards() -> None:
    g = opened(3)
    for seat, player in enumerate(g.players):
        assert player.reserve == 14
        initial = g.cards.names[g.cards.clan_cards(player.clan)[0]]
        deck = Counter(names(g, player.draw.bag))
        assert deck == Counter(g.cards.names[card] for card in g.cards.ranges[f"colour {seat}"]) + Counter([initial])
        assert sum(deck.values()) == 7


@clause("NG-SETUP-11")
def test_each_player_chooses_another_clan() -> None:
    g = new_table(3)
    assert (g.deciding(), len(may(g))) == ((0,), 7)
    do(g, "choose-clan clan=raven")
    assert g.deciding() == (1,)
    assert "choose-clan clan=raven" not in may(g)
    assert names(g, g.players[0].upgrades) == ["clan_raven_knarr", "clan_raven_two_eyes"]


@clause("NG-SETUP-11")
def test_clans_may_be_dealt_by_chance() -> None:
    clans = [player.clan for player in new_table(5, clans="random").players]
    assert len(set(clans)) == 5
    assert min(clans) >= 0


@clause("NG-SETUP-11")
def test_clans_may_be_agreed_on_before() -> None:
    g = new_table(3, clans=["wolf", "bear", "stag"])
    assert [g.cards.clans[player.clan] for player in g.players] == ["wolf", "bear", "stag"]
    assert g.cards.clans == CLANS


@clause("NG-SETUP-11")
@pytest.mark.parametrize("clans", ["wolf", "wolf,wolf", "wolf,bear,stag", "wolf,hedgehog"])
def test_two_players_agree_on_two_different_clans_that_exist(clans: str) -> None:
    with pytest.raises(karczma.WrongTable, match=r"option clans \(NG-SETUP-11\)"):
        new_table(2, clans=clans)


@clause("NG-SETUP-13")
def test_most_points_on_two_dice_is_first_and_ties_roll_again() -> None:
    g = table(3, chance=[0, 0, 1, 2, 0, 0, 1, 0, 0, 2])  # 4, 3 + 1 = 4, 4; then 5, 3, and seat 2 is asked too
    g.source = Forced((0, 0, 1, 2, 4, 4, 0, 2, 1, 1), g.tick)  # 4, 4, 0; then 3 and 6
    setup = Setup("choose")
    setup.first_player(g)
    assert g.first == 1


@clause("NG-SETUP-13")
def test_the_choice_face_counts_as_one_point() -> None:
    g = table(2)
    g.source = Forced((2, 5), g.tick)
    assert roll_for_first(g, 0) == 2


@clause("NG-SETUP-14", "NG-SETUP-15", "NG-SETUP-16")
def test_starting_resources_in_turn_order() -> None:
    g = opened(5)
    goods = [purse(g, seat) for seat in g.seats_from(g.first)]
    assert goods == [{"food": 2, "wood": 2}] * 3 + [{"food": 3, "wood": 2}] * 2


@clause("NG-SETUP-17", "NG-SETUP-31")
def test_three_tiles_in_hand_and_the_first_goes_beside_a_start_tile() -> None:
    g = opened(3)
    assert g.deciding() == (g.first,)
    assert [len(player.tiles) for player in g.players] == [3, 3, 3]
    other = g.seats_from(g.first)[1]
    assert all(tile < 0 for tile in g.view(other).players[g.first].tiles)  # hidden from the others
    assert {place(cell) for cell in cells_for(g, g.first, OPENING)} == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@clause("NG-SETUP-17")
def test_with_five_players_either_start_tile_will_do() -> None:
    g = opened(5)
    cells = {place(cell) for cell in cells_for(g, g.first, OPENING)}
    assert cells == {(0, -1), (1, -1), (2, 0), (0, 1), (1, 1), (-1, 0)}


@clause("NG-SETUP-18", "NG-SETUP-19")
def test_three_units_on_an_empty_territory_of_the_tile() -> None:
    g = at(table(2, {0: {"clan": "goat"}, 1: {"units": {1: 3}}}), GroupWhere(0))
    assert why_not(g, "group-at territory=1") == ("NG-SETUP-19", {"territory": 1})
    do(g, "group-at territory=2")
    assert army(g) == {2: 3}
    assert g.players[0].reserve == 11


@clause("NG-SETUP-20", "NG-SETUP-23", "NG-SETUP-24")
@pytest.mark.parametrize("seats", [2, 5])
def test_after_the_opening_everybody_has_two_groups_of_three(seats: int) -> None:
    for seed in range(3):
        g = started(seats, seed)
        assert len(g.tiles) == (2 if seats == 5 else 1) + 2 * seats
        for seat in range(seats):
            assert sorted(army(g, seat).values()) == [3, 3]
            kaija = g.has_kaija(seat) and g.kaija >= 0
            assert g.players[seat].reserve == 8 + kaija


@clause("NG-SETUP-20")
def test_the_second_tile_may_touch_any_laid_tile() -> None:
    g = table(2, land=("tile_start 0 0 0", "tile_01 0 -1 0"))
    assert cells_for(g, 0, ANYWHERE) == list(g.chart.free)
    assert len(g.chart.free) == 6


@clause("NG-SETUP-17")
def test_the_first_tile_does_not_lie_beside_another_players() -> None:
    g = table(2, land=("tile_start 0 0 0", "tile_01 0 -1 0"))
    where = LayWhere(0, g.cards.card_id["tile_05"], OPENING)
    assert LayAt(0, -2).refusal(g, where) == ("NG-SETUP-17", {})
    assert LayAt(1, 0).refusal(g, where) is None


@clause("NG-SETUP-21", "NG-SETUP-22")
def test_opening_tiles_keep_lines_and_part_units() -> None:
    start = {0: {"units": {1: 3}}, 1: {"units": {6: 3}}}
    g = table(2, start, land=("tile_18 -1 0 0", "tile_07 0 1 2"))
    g.players[0].tiles = [g.cards.card_id["tile_17"]]
    g.stack.bag.remove(g.players[0].tiles[0])
    g.station(0, 0, 1)
    at(g, LayWhich(0, ANYWHERE))
    assert why_not(g, "lay-at x=0 y=0").clause == "NG-EXPL-15"


@clause("NG-SETUP-30")
def test_an_opening_tile_must_leave_an_empty_territory() -> None:
    """Between two tiles all four regions would join territories with units, however the tile is turned."""
    g = table(2, {0: {"units": {2: 1, 3: 1, 4: 1, 5: 1}}}, land=("tile_05 0 0 0", "tile_06 0 2 0"))
    g.players[0].tiles = [g.cards.card_id["tile_01"]]
    g.stack.bag.remove(g.players[0].tiles[0])
    at(g, LayWhich(0, ANYWHERE))
    assert why_not(g, "lay-at x=0 y=1") == ("NG-SETUP-30", {"tile": "tile_01"})
    assert "lay-at x=0 y=-1" in may(g)


@clause("NG-SETUP-25")
def test_the_third_tiles_return_to_the_stack() -> None:
    g = started(3)
    assert len(g.stack) == 34 - 6
    assert [player.tiles for player in g.players] == [[], [], []]
    assert (g.stack.top, g.stack.bottom) == ([], [])  # reshuffled


@clause("NG-SETUP-26")
def test_nothing_is_gained_during_setup() -> None:
    for seed in range(6):
        g = new_table(3, seed)
        g.listen()
        play_first(g, "Act")
        assert not happened(g, FameGained)
        assert not happened(g, ResourcesGathered)
        assert [g.players[seat].wallet for seat in g.seats_from(g.first)] == [[2, 2, 0, 0]] * 3


@clause("NG-SETUP-27")
def test_tiles_that_cannot_be_laid_go_under_the_stack() -> None:
    g = table(2, land=("tile_17 0 0 0",))  # west and south are plain, north and east have two lines
    only(g, "tile_18", "tile_01")
    g.players[0].tiles = [g.cards.card_id["tile_05"]]
    g.box.remove(g.players[0].tiles[0])
    at(g, LayWhich(0, OPENING))  # one line on every edge: it fits nowhere, and the answer gives itself
    assert names(g, g.stack.bottom) == ["tile_05"]
    assert names(g, g.drawn) == ["tile_18"]
    assert g.known[g.cards.card_id["tile_05"]] == 1  # only its owner knows which it was


@clause("NG-SETUP-27")
def test_who_can_lay_a_tile_may_not_put_it_under_the_stack() -> None:
    assert why_not(opened(3), "put-under") == ("NG-SETUP-27", {})


@clause("NG-SETUP-28")
def test_as_a_last_resort_the_first_tile_may_touch_any_tile() -> None:
    g = table(2, land=("tile_17 0 0 0", "tile_06 5 5 0"))
    only(g, "tile_05")
    g.players[0].tiles = [g.cards.card_id["tile_03"]]
    g.box.remove(g.players[0].tiles[0])
    at(g, LayWhich(0, OPENING))
    assert asked(g) == "LayWhere"  # only the lone tile at 5, 5 has single lines
    assert all((cell in g.chart.free) for cell in cells_for(g, 0, ANYWHERE))
    assert {choice.split()[1] for choice in may(g)} <= {"x=4", "x=5", "x=6"}


@clause("NG-SETUP-29")
def test_year_one_starts_with_the_first_player() -> None:
    g = started(4)
    assert g.deciding() == (g.first,)
    assert [len(player.hand) for player in g.players] == [4] * 4


@clause("NG-CREA-03", "NG-CREA-04")
def test_a_creature_of_the_opening_does_nothing_yet() -> None:
    g = table(2, {0: {"clan": "goat"}, 1: {"units": {0: 3}}}, land=("tile_05 0 0 0",), creatures={})
    g.players[0].tiles = [g.cards.card_id["tile_06"]]
    g.stack.bag.remove(g.players[0].tiles[0])
    g.creature_pile.top = [g.cards.card_id["creature_fallen_valkyrie_beige"]]
    g.creature_pile.bag.remove(g.creature_pile.top[0])
    at(g, OpeningTile(0, 2))  # the only tile lays itself down; where is the question
    do(g, "lay-at x=1 y=0", "turned turn=0")
    [event] = happened(g, CreatureAppeared)
    assert event.creature == "creature_fallen_valkyrie_beige"
    assert f"group-at territory={event.territory}" in may(g)
    do(g, f"group-at territory={event.territory}")
    assert army(g) == {event.territory: 3}  # NG-CTYPE-07: no battle


@clause("NG-CREA-01", "NG-CREA-02")
@pytest.mark.parametrize("seats", [2, 5])
def test_creature_pile(seats: int) -> None:
    for seed in range(4):
        g = play_first(new_table(seats, seed, creatures=True), "LayWhich")
        first = g.cards.first_creature
        assert [g.cards.strength[card - first] <= 6 for card in g.creature_pile.top] == [True] * (seats + 1)
        assert len(g.creature_pile) == 9
        assert len([c for c in g.creature_pile.bag if g.cards.strength[c - first] == 7]) == 2


def test_teams_are_for_four() -> None:
    with pytest.raises(karczma.WrongTable):
        new_table(3, teams=True)
    assert new_table(4, teams=True).teams
