"""What the board of Monster Lands shows in a terminal, and what it must not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import karczma as engine
from cli.boards.drawing import drawn, text
from karczma.cli.board import PLAIN, board_of
from karczma.cli.final_count import final_count
from karczma.cli.reader import Reader
from karczma.cli.screens import event_log
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import AFFILIATIONS, BUILDINGS, DIE_CODE, GLORY, TAVERN, TRAIL_CODE
from karczma.games.monster_lands.words.battle_events import AttackDieRolled
from karczma.games.monster_lands.words.events import DiceTaken, MercenaryOffered

TITLE = "monster_lands"


def monsters(seats: int, answers: int = 0, **options: str) -> MonsterLands:
    """A table at which so many questions were answered at random, or all; the clans have been dealt."""
    g, rng = engine.new(TITLE, seats, 4, {"affiliations": "random", **options}), Random(2)
    assert isinstance(g, MonsterLands)
    while answers and not g.over:
        seat, answers = g.deciding()[0], answers - 1
        g.apply(rng.choice(g.options(seat)), seat)
    return g


def reader(seats: int = 2) -> Reader:
    return Reader(TITLE, "en", 0, ["", *("Bogna", "Ziemek", "Halszka")[: seats - 1]])


def lines_with(shown: str, words: str) -> list[str]:
    return [line for line in shown.splitlines() if words in line]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("answers", [0, 30, 60, 300])
def test_it_fits_the_terminal(seats: int, answers: int, lang: str) -> None:
    shown = drawn(monsters(seats, answers), lang, 80)
    assert max(map(len, shown.splitlines())) <= 80


def test_buildings_show_their_spaces_and_wares() -> None:
    g, told = monsters(2), reader()
    space = g.cards.spaces[2][TAVERN][0]
    g.spaces[space] = 16 * 2 + DIE_CODE["magic"]
    shown = drawn(g, width=300)
    [tavern] = lines_with(shown, "│ Tavern")
    assert "[✦ Bogna] [ ]" in tavern
    assert all(f"{told.name(g.cards.members[who].name)} {g.cards.members[who].cost}" in tavern for who in g.offer)
    assert all(told.name(building) in shown for building in BUILDINGS)
    g.panicked.append(TAVERN)
    assert "panic" in lines_with(drawn(g, width=300), "│ Tavern")[0]


def test_lands_show_monsters_with_the_dice_they_attack_with() -> None:
    g, told = monsters(3), reader(3)
    g.round, g.track = 1, (2, 2, 2, 2, 2, 2)
    monster = g.lairs[0][0]
    shown = drawn(g, width=200)
    values = f"capture {g.cards.monsters[monster].capture_value}, kill {g.cards.monsters[monster].kill_value}"
    of = told.name(AFFILIATIONS[g.cards.monsters[monster].affiliation])
    assert f"{told.name(g.cards.monsters[monster].name)} ({of}, attack " in shown
    assert values in shown
    assert "Land B" in shown
    assert "Land B" not in drawn(monsters(2))


def test_a_trail_shows_who_walks_it_with_what() -> None:
    g, trail = monsters(2), TRAIL_CODE["a2"]
    who = g.players[1].clan[0]
    g.walker[trail], g.station[who], g.shields[trail], g.wounded[who] = who, trail, 2, 1
    g.trail_dice[trail * 5 : trail * 5 + 2] = [2, 1]
    [line] = lines_with(drawn(g, width=260), "Trail 2 of Land A  ")
    assert f"{reader().name(g.cards.members[who].name)} (Bogna) · wounded · ◆◆✦ · defence token 2" in line
    assert "→ trail 2 of Land A" in drawn(g, width=160).partition("Bogna (")[2]


def test_the_board_shows_what_a_player_needs_to_decide() -> None:
    g, told = monsters(3), reader(3)
    shown = drawn(g, width=300)
    [mine], [alchemist] = lines_with(shown, "│ Mine"), lines_with(shown, "│ Alchemist")
    assert "[◆◆→6] [◆◆→4] [◆→2] [◆→2]" in mine
    assert "[✦→3] [✦→2]" in alchemist
    [tavern] = lines_with(shown, "│ Tavern")
    first = g.offer[0]
    of = told.name(AFFILIATIONS[g.cards.members[first].affiliation])
    assert f" {g.cards.members[first].cost} ({of}, reputation {g.cards.members[first].reputation})" in tavern
    assert "Greenhorn 3 (reputation 1), round of beer 2" in tavern
    assert "Defence token 2" in lines_with(shown, "│ Armoury")[0]
    quest, contract = g.quests[0][0], g.quests[1][0]
    assert f"target {g.cards.quests[quest].target}: " in shown
    assert f", or −{g.cards.quests[quest].penalty} glory" in shown
    assert "discard " in shown
    assert "(left) or " in shown
    assert told.name(g.cards.quests[contract].name) in shown
    guide = g.guide(TRAIL_CODE["a1"])
    assert f"  +{guide.most} " in lines_with(shown, "Trail 1 of Land A  ")[0]
    assert "Trail 1 of Land A  " in shown
    assert "cancel 2 monster hits" in lines_with(shown, "upper Entrance trail")[0]
    g.players[0].wallet[GLORY] = 9
    assert "glory 9, reputation 1, excess glory 8; wages 1" in drawn(g, width=300)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("mine", ["Place strength dice and take up to 6 gold.", "Space 1: 2 dice, 6 gold."]),
        ("tavern", ["Place a strength or influence die and recruit a mercenary.", "A round of beer costs 2 gold."]),
        ("merchant", ["Leave any dice, and take 1 gold for each."]),
        ("blitz", ["The game lasts 3 rounds", "Points at the end: Adept 22, Veteran 30 and Hero 40."]),
        ("upper", ["The upper Entrance trail", "Cancel 2 monster hits."]),
        ("quest_01", ["Dice-roll quest: ", "Contract: "]),
        ("trail_tile_1", ["A1: ", "B4: "]),
        ("trap_s1", ["Upgraded trap, cost 4."]),
        ("ploy_any1", ["Ploy, cost "]),
        ("loot_kill6", ["To be used in the Adventure phase only."]),
        ("krinx", ["Fire.", "Level A."]),
        ("dalina", ["Fire."]),
        ("greenhorn", ["Cannot go to a trail or settle a land."]),
        ("kale", ["Once settled, place "]),
    ],
)
def test_a_card_tells_everything_about_any_component(name: str, told: list[str]) -> None:
    assert name in board_of(reader()).cards(monsters(2).view(0))
    lines = reader().speaker.card(name)
    assert [line for line in told if line not in lines] == []


def test_every_component_on_show_has_a_face() -> None:
    view: Any = monsters(4, 80).view(0)
    known = reader(4).speaker
    assert [card for card in board_of(reader(4)).cards(view) if len(known.card(card).splitlines()) < 2] == []


def test_alike_events_share_a_line_of_the_log() -> None:
    offered = [MercenaryOffered(name) for name in ("skrat", "nimra", "torko")]
    rolled = [AttackDieRolled(1, "a1", 2), AttackDieRolled(1, "a1", 5), AttackDieRolled(1, "a2", 5)]
    shown = text(event_log([*offered, *rolled, DiceTaken(0, 2, 0), DiceTaken(0, 0, 1)], reader()), 200).splitlines()
    assert [line.strip(" ·").partition("  [")[0] for line in shown] == [
        "Skrat, Nimra and Torko come to the Tavern.",
        "Attack dice on trail 1 of Land A: 2 and 5.",
        "An attack die on trail 2 of Land A: 5.",
        "You take 2 strength dice and 1 magic die.",
    ]


def test_traps_of_others_stay_hidden() -> None:
    g = monsters(2)
    g.players[1].traps.append(g.display.pop())
    name = reader().name(g.cards.traps[g.players[1].traps[-1]].name)
    for card in g.players[1].traps:
        g.known[card] = 1 << 1
    theirs = drawn(g).partition("Bogna (")[2]
    assert "2 face down" in theirs
    assert name not in theirs


def test_a_clan_shows_its_tracks_members_and_equipment() -> None:
    g = monsters(2)
    g.players[0].wallet[GLORY] = 17
    member, gear = g.players[0].clan[0], g.market.pop()
    g.players[0].gear.append(gear)
    g.holder[gear] = member
    told, shown = reader(), drawn(g, width=160)
    assert "glory 17, reputation " in shown
    assert f"{told.name(g.cards.members[member].name)} [" in shown
    assert told.name(g.cards.equipment[gear].name) in shown.partition("Clan ")[2]
    assert "Leader" in shown


def test_alone_the_scenario_and_its_ranks_are_told() -> None:
    shown = drawn(monsters(1, affiliations="choose", scenario="money_first", difficulty="cruel"), width=200)
    assert "Round 1 of 6  ·  Cruel" in shown
    asked = "Money First: Adept 15, Veteran 35, Hero 55 (gold, with at least 25 points)"
    assert f"{asked}  ·  now: Monster Snack (points 7, gold 7, quests 0)" in shown


def test_what_may_be_chosen_is_marked_without_colour() -> None:
    g = monsters(2)
    shown = drawn(g, lit=frozenset({"tavern", "a1"}))
    assert "»Tavern" in shown
    assert "»Trail 1 of Land A" in shown
    assert "»Market" not in shown


def test_it_is_counted_part_by_part() -> None:
    g, told = monsters(2, 40), reader()
    g.players[0].wallet[GLORY] = 23
    shown = text(final_count(g.view(0), told), 120)
    assert all(part in shown for part in ("Glory", "Reputation", "Trophies", "Affiliations"))
    assert lines_with(shown, "You")[0].split("│")[2].strip() == "23"
    assert str(g.scores()[0]) in lines_with(shown, "You")[0]


def test_the_purse_holds_tokens_and_dice() -> None:
    g = monsters(2)
    g.players[0].wallet[:] = [7, 5, 0, 1, 0]
    g.players[0].dice[:] = [2, 1, 0, 0, 0, 1, 0, 0]
    assert board_of(reader()).purse(g.view(0), reader()) == "gold 7 · glory 5 · poisons 1 · ◆ ◆ ✦ 4"


@pytest.mark.parametrize("answers", [0, 80])
def test_cards_on_show_are_cards_of_the_game(answers: int) -> None:
    view: Any = monsters(3, answers).view(0)
    board = board_of(reader(3))
    assert set(board.on_show(view)) <= set(board.cards(view))
    assert {view.cards.members[who].name for who in view.offer} <= set(board.on_show(view))


def test_every_title_can_be_shown_by_its_zones() -> None:
    for title in engine.titles():
        seats = max(title.players)
        g = title.new(seats, 4)
        told = Reader(title.id, "en", 0, ["", "Bogna", "Ziemek", "Halszka", "Wit"][:seats])
        plain = PLAIN
        assert "Bogna" in text(plain.board(g.view(0), told, set()), 120)
        assert plain.on_show(g.view(0))
