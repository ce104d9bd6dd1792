"""Chapter "Setup"."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from games.wonderful_kingdom.kingdom_table import draw_deck, new_table, purse
from games.words import asked, do, happened, may, names, not_on_show, play_first, why_not
from karczma.games.wonderful_kingdom import BOARDS, MENACE_SETS, QUEST_BOARDS
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import ADVISOR, BLUE, RED, TREASURE
from karczma.games.wonderful_kingdom.words.events import CardLaidOut, ColourDrawn, DuchyTaken, RoundStarted
from karczma.ledger import clause
from karczma.locale import Speaker
from karczma.locale.table_errors import wrong_table
from karczma.title.options import Value


def started(seats: int = 2, seed: int = 1, **options: Value) -> WonderfulKingdom:
    """The first offer is to be made."""
    return play_first(new_table(seats, seed, **options), "Offer")


@clause("WK-SETUP-01", "WK-CHOICE-01")
def test_two_offer_areas_with_a_card_each() -> None:
    g = started(module="none")
    assert [len(area) for area in g.areas] == [1, 1]
    assert all(g.known[area[0]] == g.everyone for area in g.areas)


@clause("WK-SETUP-02", "WK-SETUP-10")
def test_everything_is_empty_in_round_one() -> None:
    g = started(module="none")
    assert g.round == 1
    for player in g.players:
        assert player.wallet == [0] * 6
        assert (player.construction, player.built, player.alchemy, player.training) == ([], [], 0, 0)


@clause("WK-SETUP-03")
@pytest.mark.parametrize(("seats", "left"), [(2, 80 - 16), (1, 80 - 16)])
def test_the_deck_has_eighty_cards(seats: int, left: int) -> None:
    g = new_table(seats, module="none", legends=False)
    assert len(draw_deck(g)) == 80
    assert sum(g.cards.kind[card] == TREASURE for card in draw_deck(g)) == 10
    assert len(play_first(g, "Offer").deck) == left


@clause("WK-SETUP-04")
def test_eight_calamities_in_an_open_pile() -> None:
    g = new_table(2, module="none")
    assert len(g.calamities) == 8
    assert g.view(-1).calamities == g.calamities


@clause("WK-SETUP-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_duchy_and_two_traps_each(seats: int) -> None:
    g = started(seats, module="none")
    assert all(player.duchy >= 0 for player in g.players)
    assert [player.traps for player in g.players] == [2] * seats


@clause("WK-SETUP-06")
@pytest.mark.parametrize("seed", range(4))
def test_duchies_are_different(seed: int) -> None:
    g = new_table(2, seed, module="none")
    blue = g.deciding()[0]
    assert g.players[blue].colour == BLUE
    assert may(g) == ["choose-duchy duchy=valados_a", "choose-duchy duchy=senada_a"]
    do(g, "choose-duchy duchy=senada_a")
    assert [names.duchy for names in happened(g, DuchyTaken)] == []  # nobody listens before the first answer
    assert g.cards.duchies[g.players[1 - blue].duchy] == "teressie_a"


@clause("WK-SETUP-06", "WK-SETUP-11")
def test_senada_may_be_red_as_well() -> None:
    g = do(new_table(2, module="none"), "choose-duchy duchy=valados_a")
    assert may(g) == ["choose-duchy duchy=teressie_a", "choose-duchy duchy=senada_a"]


@clause("WK-SETUP-07")
def test_colours_by_chance_and_blue_starts_the_odd_rounds() -> None:
    colours = set()
    for seed in range(6):
        g = started(2, seed, module="none")
        colours.add(tuple(player.colour for player in g.players))
        starters = []
        for number in range(1, 5):
            g.round = number
            starters.append(g.players[g.first].colour)
        assert starters == [BLUE, RED, BLUE, RED]
    assert colours == {(BLUE, RED), (RED, BLUE)}


@clause("WK-SETUP-07")
def test_colours_and_first_player_are_told() -> None:
    g = karczma.new("wonderful_kingdom", 2, 1, {"module": "none"})
    assert isinstance(g, WonderfulKingdom)
    g.listen()
    play_first(g, "Offer")
    assert happened(g, ColourDrawn) == []
    assert [(event.seat, event.round) for event in happened(g, RoundStarted)] == [(g.first, 1)]
    assert len(happened(g, CardLaidOut)) == 2


@clause("WK-SETUP-08")
def test_exactly_one_module() -> None:
    with pytest.raises(karczma.WrongTable, match="WK-SETUP-08"):
        new_table(2, module="menaces,quests")
    questions = {m: asked(past_duchies(m)) for m in ("menaces", "advisors", "quests", "conquest")}
    assert questions == {
        "menaces": "MenaceWhich",
        "advisors": "Offer",
        "quests": "QuestWhich",
        "conquest": "BoardWhich",
    }


def past_duchies(module: str, **agreed: str) -> WonderfulKingdom:
    g = new_table(2, module=module, **agreed)
    while asked(g) == "DuchyWhich":
        do(g, may(g)[0])
    return g


@clause("WK-SETUP-09")
def test_a_training_game_has_no_module() -> None:
    g = past_duchies("none")
    assert asked(g) == "Offer"
    for player in g.players:
        assert sum(g.cards.bad[card] for card in player.hand) == 1


@clause("WK-SETUP-10", "WK-LEG-07")
@pytest.mark.parametrize(
    ("side", "duchy", "start"),
    [
        ("A", "valados_a", {}),
        ("B", "valados_b", {"krystallium": 1}),
        ("C", "valados_c", {"krystallium": 5}),
        ("D", "valados_d", {"soldier": 1}),
        ("D", "senada_d", {"soldier": 1}),
    ],
)
def test_a_duchy_card_says_what_is_in_the_pools(side: str, duchy: str, start: dict[str, int]) -> None:
    g = new_table(2, module="none", duchies=side)
    blue = g.deciding()[0]
    assert purse(do(g, f"choose-duchy duchy={duchy}"), blue) == start


@clause("WK-LEG-07", "WK-LEG-08")
@pytest.mark.parametrize("duchy", ["teressie_c", "valados_c", "senada_c"])
def test_side_c_produces_nothing(duchy: str) -> None:
    cards = new_table().cards
    number = cards.duchies.index(duchy)
    assert cards.duchy_yields[number] == (0, 0, 0, 0, 0)
    assert cards.duchy_start[number] == ((4, 5),)


@clause("WK-LEG-09")
def test_sides_d_are_unequal_and_poorer_than_sides_a() -> None:
    cards = new_table().cards
    of = {side: [cards.duchy_yields[cards.duchies.index(f"{d}_{side}")] for d in DUCHIES] for side in "ad"}
    assert len(set(of["a"])) == 1
    assert sum(of["a"][0]) == 4
    assert len(set(of["d"])) == 3
    assert [sum(yields) for yields in of["d"]] == [3, 3, 3]


DUCHIES = ("teressie", "valados", "senada")


@clause("WK-LEG-11")
@pytest.mark.parametrize("side", ["A", "B", "C", "D"])
def test_both_use_the_same_side(side: str) -> None:
    g = started(module="none", duchies=side)
    assert {g.cards.duchy_entries[player.duchy].side for player in g.players} == {side}


@clause("WK-SETUP-11")
@pytest.mark.parametrize("side", ["C", "D"])
def test_sides_c_and_d_belong_to_legends(side: str) -> None:
    with pytest.raises(karczma.WrongTable, match="WK-SETUP-11"):
        new_table(2, module="none", duchies=side, legends=False)


@clause("WK-SETUP-11")
@pytest.mark.parametrize("side", ["B", "C", "D"])
def test_conquest_has_no_other_side_than_e(side: str) -> None:
    with pytest.raises(karczma.WrongTable, match="side E"):
        new_table(2, module="conquest", duchies=side)


# -- what is agreed on before --------------------------------------------------------------------------------------


@clause("WK-MENACE-02")
def test_menaces_may_be_agreed_on_seat_by_seat() -> None:
    g = past_duchies("menaces", menaces="thieves,devourers")
    assert [g.cards.sets[player.menace_set] for player in g.players] == ["thieves", "devourers"]
    assert g.cards.sets == MENACE_SETS


@clause("WK-MENACE-03")
def test_menaces_left_to_chance_are_different_ones() -> None:
    g = past_duchies("menaces", menaces="random")
    assert len({player.menace_set for player in g.players}) == 2


@clause("WK-QUEST-01")
def test_the_quest_may_be_agreed_on() -> None:
    g = past_duchies("quests", quest_board="beyond_the_sea")
    assert g.cards.quests[g.quest] == "beyond_the_sea"
    assert g.cards.quests == QUEST_BOARDS


@clause("WK-CONQ-02")
def test_the_board_of_conquest_may_be_agreed_on() -> None:
    g = past_duchies("conquest", board="B2")
    assert g.cards.board_ids[g.board] == "B2"
    assert tuple(g.cards.board_ids) == BOARDS


@pytest.mark.parametrize(
    ("seats", "options", "clause_of_it"),
    [
        (2, {"module": "conquest", "board": "C1"}, "WK-CONQ-02"),
        (1, {"module": "conquest", "board": "A1"}, "WK-CONQ-02"),
        (2, {"module": "menaces", "menaces": "thieves,devourers", "legends": False}, "WK-SETUP-11"),
        (2, {"module": "quests", "quest_board": "the_star_gate", "legends": False}, "WK-QUEST-02"),
        (2, {"module": "quests", "board": "A1"}, "only with module conquest"),
        (2, {"module": "menaces", "menaces": "thieves,thieves"}, "WK-MENACE-02"),
        (2, {"module": "quests", "menaces": "random"}, "only with module menaces"),
        (2, {"module": "menaces", "quest_board": "the_lost_crown"}, "only with module quests"),
        (2, {"module": "menaces", "advisors_left": "4"}, "WK-ADV-03"),
        (2, {"module": "advisors", "legends": False, "advisors_left": "4"}, "WK-ADV-03"),
        (1, {"module": "advisors", "advisors_left": "4"}, "WK-ADV-03"),
        (2, {"module": "menaces", "calamity_vp": "-1"}, "WK-MENACE-01"),
        (2, {"module": "none", "solo_supremacy_threshold": "3"}, "WK-SOLO-09"),
    ],
)
def test_what_does_not_go_together_cannot_be_agreed_on(seats: int, options: dict[str, Any], clause_of_it: str) -> None:
    with pytest.raises(karczma.WrongTable, match=clause_of_it):
        new_table(seats, **options)


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (2, {"module": "conquest", "duchies": "B"}, "W podbój gra się zawsze na stronie E kart księstw."),
        (2, {"duchies": "C", "legends": False}, "Strona C kart księstw należy do zestawu Legends."),
        (2, {"menaces": "thieves,devourers", "legends": False}, "Pochłaniacze należą do zestawu Legends."),
        (1, {"menaces": "illusionists"}, "Iluzjonistek nie można użyć w trybie jednoosobowym."),
        (2, {"calamity_vp": "-5"}, "W dwuosobowej grze z zagrożeniami nie ma katastrof."),
        (1, {"module": "conquest", "board": "A1"}, "Plansza A1 nie jest przeznaczona dla jednego gracza."),
        (
            2,
            {"module": "quests", "quest_board": "the_star_gate", "legends": False},
            "Plansza misji Gwiezdna brama należy do zestawu Legends.",
        ),
    ],
)
def test_why_not_is_told_in_the_language_of_the_table(seats: int, options: dict[str, Any], words: str) -> None:
    with pytest.raises(karczma.WrongTable) as error:
        new_table(seats, **options)
    assert words in wrong_table(error.value, Speaker("pl", "wonderful_kingdom"))


@clause("WK-SETUP-11", "WK-CONQ-12")
def test_conquest_uses_side_e_and_nobody_else_does() -> None:
    g = started(module="conquest")
    assert {g.cards.duchies[player.duchy] for player in g.players} == {"teressie_e", "valados_e"}
    assert all(not any(g.cards.duchy_yields[player.duchy]) for player in g.players)


@clause("WK-CSOLO-03", "WK-SETUP-06")
@pytest.mark.parametrize("legends", [True, False])
def test_in_conquest_red_chooses_between_the_duchies_of_its_card_and_blue_has_one(legends: bool) -> None:
    g = new_table(2, module="conquest", legends=legends)
    red = next(seat for seat, player in enumerate(g.players) if player.colour == RED)
    assert g.deciding() == (red,)
    assert may(g) == ["choose-duchy duchy=teressie_e", "choose-duchy duchy=senada_e"]
    assert g.cards.duchies[g.players[1 - red].duchy] == "valados_e"


@clause("WK-SETUP-11")
def test_without_legends_the_duchies_are_dealt_by_colour() -> None:
    g = new_table(2, module="none", legends=False)
    assert asked(g) == "Offer"
    assert {g.cards.duchies[player.duchy] for player in g.players} == {"valados_a", "teressie_a"}


# -- menaces -------------------------------------------------------------------------------------------------------


@clause("WK-MENACE-01", "WK-MENACE-07")
def test_menaces_leave_calamities_in_the_box_and_treasures_in_the_deck() -> None:
    g = new_table(2, module="menaces")
    assert sum(g.cards.kind[card] == TREASURE for card in g.deck.bag) == 10
    play_first(g, "Offer")
    assert len(g.calamities) == 8
    assert all(sum(g.cards.menace[card] for card in player.hand) == 1 for player in g.players)


@clause("WK-MENACE-02", "WK-MENACE-03")
def test_the_starting_player_chooses_first_and_sets_differ() -> None:
    g = play_first(new_table(2, module="menaces"), "MenaceWhich")
    assert g.deciding() == (g.first,)
    assert len(may(g)) == 8
    do(g, "choose-menace menace=thieves")
    assert g.deciding() == (1 - g.first,)
    assert why_not(g, "choose-menace menace=thieves") == ("WK-MENACE-03", {"menace": "thieves"})
    first = g.players[g.first]
    assert names(g, first.menaces.bag) == ["thieves_1", "thieves_2", "thieves_3", "thieves_4"]
    assert all(g.known[card] == 0 for card in first.menaces.bag)


@clause("WK-MENACE-02")
def test_without_legends_there_are_four_sets() -> None:
    g = play_first(new_table(2, module="menaces", legends=False), "MenaceWhich")
    sets = ("giant_rats", "mist_giants", "marauders", "thieves")
    assert may(g) == [f"choose-menace menace={name}" for name in sets]


@clause("WK-ILLU-03")
def test_illusionists_bring_a_token_along() -> None:
    g = play_first(new_table(2, module="menaces"), "MenaceWhich")
    seat = g.deciding()[0]
    assert g.illusions == 3
    do(g, "choose-menace menace=illusionists")
    assert (g.illusions, g.players[seat].illusions, g.players[1 - seat].illusions) == (2, 1, 0)


@clause("WK-DRAG-14", "WK-ILLU-15", "WK-SOLO-15")
def test_two_sets_cannot_be_used_alone() -> None:
    g = play_first(new_table(1, module="menaces"), "MenaceWhich")
    assert why_not(g, "choose-menace menace=black_dragons").clause == "WK-DRAG-14"
    assert why_not(g, "choose-menace menace=illusionists").clause == "WK-ILLU-15"
    usable = ("giant_rats", "mist_giants", "marauders", "thieves", "sisters_of_misfortune", "devourers")
    assert may(g) == [f"choose-menace menace={name}" for name in usable]


@clause("WK-DRAG-14", "WK-ILLU-15", "WK-SOLO-15")
@pytest.mark.parametrize(("menaces", "clause_of_it"), [("black_dragons", "WK-DRAG-14"), ("illusionists", "WK-ILLU-15")])
def test_nor_can_they_be_agreed_on_before(menaces: str, clause_of_it: str) -> None:
    with pytest.raises(karczma.WrongTable, match=clause_of_it):
        new_table(1, module="menaces", menaces=menaces)
    assert new_table(2, module="menaces", menaces=f"{menaces},thieves")


@clause("WK-DRAG-14", "WK-ILLU-15")
def test_nor_does_chance_bring_them_to_a_player_alone() -> None:
    drawn = set()
    for seed in range(40):
        g = play_first(new_table(1, seed, module="menaces", menaces="random"), "Offer")
        drawn.add(g.cards.sets[g.players[0].menace_set])
        assert (g.players[0].illusions, g.illusions) == (0, 3)
    assert drawn == {"giant_rats", "mist_giants", "marauders", "thieves", "sisters_of_misfortune", "devourers"}


@clause("WK-SOLO-03")
def test_alone_one_chooses_one_set() -> None:
    g = do(play_first(new_table(1, module="menaces"), "MenaceWhich"), "choose-menace menace=thieves")
    assert asked(g) == "Offer"
    assert len(g.players[0].menaces) == 3


# -- advisors ------------------------------------------------------------------------------------------------------


@clause("WK-ADV-01", "WK-ADV-02", "WK-ADV-03", "WK-ADV-10")
@pytest.mark.parametrize(("seats", "legends", "left"), [(2, False, 4), (1, False, 1), (2, True, 6), (1, True, 3)])
def test_ten_advisors_replace_the_treasures(seats: int, legends: bool, left: int) -> None:
    g = new_table(seats, module="advisors", legends=legends)
    assert sum(g.cards.kind[card] == TREASURE for card in g.deck.bag) == 0
    play_first(g, "Offer")
    dealt = [*g.deck.bag, *(c for p in g.players for c in p.hand), *g.round_deck.bag, *g.areas[0], *g.areas[1]]
    assert sum(g.cards.kind[card] == ADVISOR for card in dealt) == 10
    assert len(g.box) == left
    assert all(card < 0 for card in g.view(0).box)


@clause("WK-ADV-03")
def test_as_printed_four_advisors_are_left_with_two_players() -> None:
    g = play_first(new_table(2, module="advisors", advisors_left="4"), "Offer")
    assert len(g.box) == 4
    everywhere = [*g.box, *draw_deck(g)]
    assert not {"exorcist", "quartermaster"} & set(names(g, everywhere))
    assert sum(g.cards.kind[card] == ADVISOR for card in everywhere) == 14


@clause("WK-ADV-10", "WK-ADV-09")
def test_three_advisors_are_for_two_players_only() -> None:
    g = new_table(1, module="advisors")
    found = {*names(g, g.box), *names(g, g.deck.bag), *names(g, g.round_deck.bag)}
    assert not found & {"spymaster", "lady_of_whispers", "herald"}
    marked = [n for n, e in zip(g.cards.names, g.cards.entries, strict=True) if getattr(e, "two_player_only", False)]
    assert marked == ["spymaster", "lady_of_whispers", "herald"]


@clause("WK-ADV-02")
def test_new_and_old_advisors_are_shuffled_together() -> None:
    seen = set()
    for seed in range(12):
        g = play_first(new_table(2, seed, module="advisors"), "Offer")
        seen |= set(names(g, g.box))
    assert {"exorcist", "quartermaster"} <= seen
    assert len(seen) > 8


@clause("WK-ADV-05")
def test_advisors_are_played_with_calamities() -> None:
    g = started(module="advisors")
    assert all(sum(g.cards.bad[card] for card in player.hand) == 1 for player in g.players)
    assert len(g.calamities) == 6


# -- quests and conquest -------------------------------------------------------------------------------------------


@clause("WK-QUEST-01", "WK-QUEST-02", "WK-QUEST-03")
@pytest.mark.parametrize(("legends", "n"), [(True, 5), (False, 3)])
def test_a_quest_is_chosen_or_drawn(legends: bool, n: int) -> None:
    g = play_first(new_table(2, module="quests", legends=legends), "QuestWhich")
    assert len(may(g)) == n + 1
    assert may(g)[-1] == "draw-quest"
    drawn = set()
    for seed in range(20):
        again = play_first(new_table(2, seed, module="quests", legends=legends), "QuestWhich")
        drawn.add(do(again, "draw-quest").quest)
    assert drawn == set(range(n))
    do(g, "choose-quest quest=beyond_the_sea")
    assert g.cards.quests[g.quest] == "beyond_the_sea"
    assert [player.stage_needs for player in g.players] == [g.cards.stages[g.quest][0].cost] * 2


@clause("WK-QUEST-09", "WK-CONQ-22")
@pytest.mark.parametrize("module", ["quests", "conquest"])
def test_calamities_and_treasures_as_usual(module: str) -> None:
    g = new_table(2, module=module)
    assert sum(g.cards.kind[card] == TREASURE for card in g.deck.bag) == 10
    play_first(g, "Offer")
    assert all(sum(g.cards.bad[card] for card in player.hand) == 1 for player in g.players)


@clause("WK-CONQ-02", "WK-CSOLO-01")
@pytest.mark.parametrize(("seats", "sides"), [(2, ["A1", "A2", "B1", "B2"]), (1, ["C1", "C2"])])
def test_which_board_sides_there_are(seats: int, sides: list[str]) -> None:
    g = play_first(new_table(seats, module="conquest"), "BoardWhich")
    assert may(g) == [f"choose-board board={side}" for side in sides]
    assert not_on_show(g, f"choose-board board={'C1' if seats == 2 else 'A1'}")


@clause("WK-SOLO-01", "WK-CONQ-13")
@pytest.mark.parametrize(("module", "traps"), [("none", 2), ("quests", 2), ("conquest", 2)])
def test_traps_of_a_solo_game(module: str, traps: int) -> None:
    g = started(1, module=module)
    assert g.players[0].traps == traps  # in conquest those of the two starting trap spots (or one on side C2)


@clause("WK-CONQ-14")
def test_conquest_deals_as_usual() -> None:
    g = started(module="conquest")
    assert [len(player.hand) for player in g.players] == [8, 8]
    assert len(g.deck) == 85 - 16
