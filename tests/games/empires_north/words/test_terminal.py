"""The board in the terminal: the ring, the Islands, the Empires, and what must stay hidden."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from cli.boards.drawing import drawn, line_with, reader_of, text
from games.empires_north.empires_table import new_table, table
from games.words import at
from karczma.cli.board import board_of
from karczma.cli.final_count import final_count
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.turn import Act
from karczma.ledger import clause

MINE = {
    "wood": 2,
    "vp": 7,
    "pawns": ["explore", "sail!"],
    "hand": ["warm_hearth", "glen_mill"],
    "empire": ["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow", "masons_guild", "gull_rock"],
    "exhausted": ["gull_rock"],
}
PANUK = {
    "clan": "panuk",
    "hand": ["king_penguin"],
    "empire": ["sorted_storehouse", "ice_mirror@sorted_storehouse"],
    "assigned": {"sorted_storehouse": {"fish": 3}},
    "passed": True,
}


def board_now() -> str:
    g = table(2, {0: MINE, 1: PANUK}, nearby=["pirate_den"], queue=["1 fish", "0 raze"], round=3)
    return drawn(at(g, Act(0)))


def test_the_ring_tells_where_pawns_stand() -> None:
    line = line_with(board_now(), "Populate")
    assert "Explore (You●)" in line
    assert "Sail (You○)" in line


def test_islands_and_ships() -> None:
    shown = board_now()
    assert "Pirate Den" in line_with(shown, "Nearby")
    assert "deck 10" in line_with(shown, "Nearby")
    assert "1. Bogna (Fish), 2. You (Raze token)" in shown or "1. Bogna (fish), 2. You (Raze token)" in shown


def test_an_empire_by_kind() -> None:
    shown = board_now()
    assert "Sheep Meadow + Sheep Paddock" in line_with(shown, "Fields")
    assert "Masons' Guild" in line_with(shown, "Features")
    assert "Gull Rock ↷" in line_with(shown, "Gull")
    assert "Sorted Storehouse [fish 3], Ice Mirror = Sorted Storehouse" in shown
    assert "passed" in line_with(shown, "Panuk Clan")


def test_only_the_own_hand_is_shown() -> None:
    shown = board_now()
    assert "Warm Hearth" in line_with(shown, "Hand")
    assert "King Penguin" not in shown


def test_what_may_be_chosen_is_lit() -> None:
    g = at(table(2, {0: MINE}, nearby=["pirate_den"]), Act(0))
    reader = reader_of(g)
    board = board_of(reader).board(g.view(0), reader, {"glen_mill"})
    console = Console(width=120, file=StringIO(), force_terminal=True, color_system="standard")
    with console.capture() as written:
        console.print(board)
    assert "\x1b[1mGlen Mill" in written.get()
    assert "\x1b[1mWarm Hearth" not in written.get()


def test_the_last_round_and_the_rival_are_told() -> None:
    g = table(2)
    g.last = True
    assert "last round" in drawn(g)
    alone = table(1, scenario="rival_clan", queue=["-1 common"])
    alone.rival = 9
    shown = drawn(alone)
    assert "more points than the rival (rival 9, now 3)" in shown
    assert "1. rival" in shown


def test_alone_the_scenario_is_told_with_level_target_and_round() -> None:
    race = drawn(table(1, {0: {"vp": 7, "empire": ["gull_rock"]}}, nearby=[], scenario="race_for_the_isles", round=2))
    assert "Round 2 of 5" in race
    line = line_with(race, "Scenario")
    assert "Race for the Isles (normal)" in line
    assert "target: 50 points (now 8)" in line
    assert "Conquered Islands: 1 of 4" in line
    winter = drawn(table(1, scenario="hungry_winter", difficulty="hard", round=3), "pl")
    assert "Głodna Zima (trudny)" in line_with(winter, "Scenariusz")
    assert "cel: 60 punktów (teraz 3)" in winter
    assert "w tej rundzie zima zabiera 2 Jadła" in winter


def test_fields_and_islands_tell_what_they_bring() -> None:
    shown = board_now()
    assert "Sheep Meadow + Sheep Paddock (3 sheep)" in line_with(shown, "Fields")
    assert "Pirate Den (1 Raze token, 1 Gold)" in line_with(shown, "Nearby")
    assert "Clan ships 2, Common ships 0" in shown


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_in_the_box_can_be_asked_about(lang: str) -> None:
    g = table(1)
    reader = reader_of(g, lang)
    for thing in board_of(reader).cards(g):
        name, *lines = reader.speaker.card(thing).splitlines()
        assert name.startswith(reader.name(thing))
        assert lines, f"{thing} says nothing of itself"


@clause("EN-CLAN-01", "EN-SETUP-13")
def test_what_is_said_of_a_clan_a_tile_and_a_token() -> None:
    speaker = reader_of(table(1)).speaker
    assert speaker.card("glenn").splitlines() == [
        "Glenn Clan",
        "Scots; difficulty 1 out of 10.",
        "Team play: many Boosts and rewards for playing them, an economy of sheep.",
        "Starts with Sheep Meadow, Highland Wood and Stone Garden; 5 Workers and 2 Clan ships.",
    ]
    assert "Gain the Goods of one of your Fields and of all its upgrades. Needs a Field." in speaker.card("harvest")
    assert "On a ship it opens the way to the Distant Islands." in speaker.card("fish")
    assert speaker.card("penguin").splitlines()[1].startswith("Card type, on ")


def test_the_final_count() -> None:
    g = table(2, {0: {"vp": 9, "wood": 5, "gold": 2, "raze": 1}}, raze_tokens_score=True)
    g.finish()
    reader = reader_of(g)
    row = line_with(text(final_count(g, reader)), "You")
    assert [word for word in row.split() if word.isdigit()] == ["9", "3", "2", "2", "1", "17"]


def test_cards_on_show_and_all_cards() -> None:
    g = table(2, {0: MINE, 1: PANUK}, nearby=["pirate_den"])
    own = board_of(reader_of(g))
    assert "king_penguin" not in own.on_show(g.view(0))
    assert {"warm_hearth", "pirate_den", "ice_mirror"} <= set(own.on_show(g.view(0)))
    assert set(catalogue().names) <= set(own.cards(g))
    assert own.purse(g, reader_of(g)) == "wood 2 · VP 7"


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("width", [70, 140])
def test_every_position_can_be_drawn(lang: str, width: int) -> None:
    rng, g = Random(7), new_table(3, 7)
    while not g.over:
        if rng.random() < 0.03:
            assert drawn(g, lang, width).strip()
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    reader = reader_of(g, lang)
    assert text(final_count(g, reader)).strip()
