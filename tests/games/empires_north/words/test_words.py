"""What the table says: options with their prices and gains, refusals with their reasons, a log without gaps."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from games.empires_north.empires_table import acting, once, pick, table, use
from games.words import Players, at, do, may
from karczma.games.empires_north.building.fields import HarvestWhich
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.keywords.search import Search
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.raze import RazeWhat
from karczma.games.empires_north.round import Cleanup
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import SAIL
from karczma.games.empires_north.variants.solo import FeedWinter
from karczma.games.empires_north.words.events import ClanTaken, IslandConquered, IslandPillaged
from karczma.kernel.quantities import Use
from karczma.ledger import clause
from karczma.locale import Speaker

OTHER = {1: {"clan": "glenn"}}


def option(g: EmpiresNorth, text: str, lang: str = "en") -> str:
    speaker = Speaker(lang, "empires_north", names=["", "Bogna"][: g.seats])
    return speaker.choice(karczma.parse("empires_north", text), g, g.deciding()[0])


def reason(g: EmpiresNorth, text: str, lang: str = "en") -> str:
    seat, speaker = g.deciding()[0], Speaker(lang, "empires_north")
    return next(speaker.refusal(why) for choice, why in g.refusals(seat) if str(choice) == text)


def log(g: EmpiresNorth, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "empires_north")
    return [speaker.event(event, ["", "Bogna"][: g.seats]) for event in g.heard or []]


# -- options -------------------------------------------------------------------------------------------------------


def test_an_action_is_offered_with_its_price() -> None:
    g = once({0: {"clan": "ulaf", "raze": 1, "empire": ["berserkers_hall"]}, **OTHER})
    text = use(g, "berserkers_hall")
    assert option(g, text) == "Use Berserkers' Hall (spend 1 Raze token: gain 3 VP)"
    assert option(g, text, "pl") == "Użyj Domu Berserków (Wydaj 1 żeton Najeżdżania: otrzymujesz 3 PZ)"


def test_a_build_is_offered_with_its_price_of_now() -> None:
    words = {"wood": 2, "stone": 2, "empire": ["masons_guild"], "hand": ["wool_market"]}
    text = "build card=wool_market"
    assert option(once({0: words}), text) == (
        "Build Wool Market (costs 1 wood and 1 stone; 1 Resource less with Masons' Guild)"
    )
    used = once({0: {**words, "used": {"masons_guild": 1}}})
    assert option(used, text) == "Build Wool Market (costs 1 wood and 1 stone)"
    assert option(used, text, "pl") == "Zbuduj Targ Wełny (koszt: 1 Drewno i 1 Kamień)"


def test_a_harvest_is_offered_with_its_goods() -> None:
    fields = ["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow", "glenn_stone_garden"]
    g = at(table(1, {0: {"empire": fields}}), HarvestWhich(0, 1))
    assert option(g, pick(g, "glenn_sheep_meadow")) == "Sheep Meadow (3 sheep; with Sheep Paddock)"
    assert option(g, pick(g, "glenn_stone_garden"), "pl") == "Kamienny Ogród (1 Kamień i 1 Jadło)"
    one = acting({0: {"empire": ["glenn_sheep_meadow"]}})
    assert option(one, "place-pawn tile=harvest") == "Place a pawn on Harvest (gain 2 sheep)"


def test_a_second_use_is_offered_with_its_price() -> None:
    words = {"clan": "heidel", "food": 1, "empire": ["heidels_throne"], "pawns": ["explore"]}
    text = "move-pawn source=explore tile=populate"
    assert option(once({0: words, **OTHER}), text) == (
        "Move a pawn from Explore to Populate (for 1 food, or for free with Heidel's Throne; gain 1 Worker)"
    )


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cards_of_one_name_are_told_apart(lang: str) -> None:
    words = {"clan": "ulaf", "empire": ["raiders_barracks"] * 2, "exhausted": ["raiders_barracks"]}
    g = at(
        table(2, {0: {"clan": "glenn", "raze": 1}, 1: {**words, "empire": [*words["empire"], "shipwright"]}}),
        RazeWhat(0),
    )
    said = [option(g, text, lang) for text in may(g)]
    assert len(set(said)) == len(said) == 2
    assert ("ready" if lang == "en" else "karta przygotowana") in said[0]


def test_the_action_of_an_opponent_is_quoted_because_its_empire_is_not_mine() -> None:
    words: Players = {
        0: {"clan": "glenn", "raze": 1},
        1: {"clan": "panuk", "empire": ["family_igloo", "penguin_choir"]},
    }
    g = at(table(2, words), RazeWhat(0))
    text = "raze-location opponent=1 card=penguin_choir place=1"
    assert option(g, text) == (
        "Bogna's Penguin Choir (the card says: “spend 1 fish: gain 1 VP per Penguin card in your Empire, at most 3”)"
    )
    assert option(g, text, "pl") == (
        "Bogna: Chór Pingwinów (treść karty: „Wydaj 1 Rybę: otrzymujesz 1 PZ za każdą kartę typu Pingwin w twoim"
        " Imperium, ale najwyżej 3”)"
    )


def test_the_winter_tells_what_it_takes() -> None:
    g = at(table(1, {0: {"food": 1, "gold": 2, "vp": 9}}, scenario="hungry_winter"), FeedWinter(0, 3))
    assert [option(g, text) for text in may(g)] == [
        "1 food, and you lose 4 VP",
        "1 food and 1 Gold, and you lose 2 VP",
        "1 food and 2 Gold",
    ]


def test_islands_are_offered_with_what_they_bring() -> None:
    g = at(table(2, {0: {"clan": "ulaf"}, **OTHER}, nearby=["haunted_island"], queue=["0 raze"]), Expedition())
    told = option(g, "visit island=haunted_island")
    assert told == "Haunted Island (Pillage: gain 1 Gold and 1 card; Conquest: gain 1 VP)"
    do(g, "visit island=haunted_island")
    assert option(g, "pillage") == "Pillage: gain 1 Gold and 1 card"
    assert option(g, "conquer") == "Conquer (Building Bonus: gain 1 VP)"


# -- why not -------------------------------------------------------------------------------------------------------


@clause("EN-TILE-15")
@pytest.mark.parametrize(
    ("words", "tile", "why"),
    [
        ({"empire": ["masons_guild"]}, "harvest", "You have no Field."),
        ({}, "construct", "You have no Location in hand that is built for Goods."),
        ({"ships": 0}, "sail", "You have no ship in your supply."),
        ({"deck": []}, "explore", "You have no card left, neither in your deck nor in your discard pile."),
    ],
)
def test_a_tile_says_what_is_missing(words: dict[str, Any], tile: str, why: str) -> None:
    assert reason(once({0: words}), f"place-pawn tile={tile}") == why


@clause("EN-LACT-01")
def test_every_card_of_the_empire_says_why_not() -> None:
    now = ["glenn_sheep_meadow", "sheep_paddock@glenn_sheep_meadow", "glenn_stone_garden", "masons_guild"]
    g = once({0: {"empire": now}})
    for name in ("glenn_sheep_meadow", "masons_guild"):
        assert reason(g, use(g, name)).endswith("has no Action.")
    h = at(table(1, {0: {"empire": now}}), HarvestWhich(0, 1))
    assert reason(h, pick(h, "masons_guild")) == "Masons' Guild is not a Field."
    assert reason(h, pick(h, "sheep_paddock")) == "Sheep Paddock is an upgrade: choose the Field that it lies under."
    assert reason(h, pick(h, "masons_guild"), "pl") == "Karta Cech Murarzy nie jest Polem."


@clause("EN-BOOST-10", "EN-BUILD-06")
def test_a_card_of_the_hand_says_which_action_it_needs() -> None:
    g = once({0: {"hand": ["warm_hearth", "highland_quarry"]}})
    assert reason(g, "build card=warm_hearth") == "Warm Hearth is a Boost: it is played when Populate is declared."
    assert reason(g, "build card=highland_quarry", "pl") == (
        "Górski Kamieniołom to Pole: zbudujesz je po zadeklarowaniu akcji Zbierz."
    )


# -- the log -------------------------------------------------------------------------------------------------------


def test_a_ship_tells_its_load() -> None:
    g = at(table(1, {0: {"fish": 1, "raze": 1}}), Declared(0, SAIL))
    do(g, "load goods=fish_raze")
    assert log(g)[-1] == "Your ship takes its place in the queue, with a fish and a Raze token."
    assert log(g, "pl")[-1] == "Twój Statek staje w kolejce z Rybą i żetonem Najeżdżania."


@clause("EN-KEY-20")
def test_what_lay_on_a_card_that_leaves_is_told() -> None:
    words = {"clan": "nanurjuk", "empire": ["river_route", "winter_cache"], "assigned": {"winter_cache": {"food": 2}}}
    g = once({0: words, **OTHER})
    do(g, use(g, "river_route"))
    assert "You lose 2 food from Winter Cache." in log(g)
    assert "Odrzucasz ze swojego Imperium kartę Zimowe Zapasy." in log(g, "pl")


@clause("EN-KEY-17")
def test_a_search_tells_whether_it_found_anything() -> None:
    words = {"clan": "panuk", "deck": ["ice_mirror", "king_penguin"]}
    g = do(at(table(1, {0: words}), Use(0, "aurora_archive", Search())), "search-for type=igloo")
    assert log(g)[-1] == "You find no such card and shuffle your deck."
    g = do(at(table(1, {0: words}), Use(0, "aurora_archive", Search())), "search-for type=curio")
    assert log(g)[-1] == "You take Ice Mirror from your deck, then shuffle the deck."


def test_an_upgrade_tells_its_field() -> None:
    g = do(once({0: {"hand": ["sheep_paddock"]}}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert "You build Sheep Paddock as an upgrade of Sheep Meadow." in log(g)


def test_the_lookout_and_the_cleanup_are_told_without_noise() -> None:
    g = at(table(2, {0: {"worker": 0}, 1: {"worker": 0}}), Lookout())
    told = log(g)
    assert told.count("You draw and look at 4 cards.") == 1
    assert "You keep none of the cards." in told
    assert not any("0 card" in line for line in told)
    words = {"empire": ["wool_market", "glen_mill"], "exhausted": ["wool_market", "glen_mill"]}
    cleaned = log(at(table(1, {0: words}), Cleanup()))
    assert cleaned.count("You ready 2 cards.") == 1
    assert cleaned.count("The face-up Islands are discarded.") == 1
    assert not any("is discarded." in line for line in cleaned)


def test_assigning_is_said_without_pieces() -> None:
    speaker = Speaker("pl", "empires_north")
    cards = {name: speaker.card(name) for name in ("counting_house", "sorted_storehouse", "mackinnons_vault")}
    assert not any("sztuk" in told for told in cards.values())
    assert "Magazyn: Za każde 2 Ryby na tej karcie otrzymujesz 1 PZ / 1 Złoto." in cards["sorted_storehouse"]
    assert "Przypisz do tej karty najwyżej 2 Ryby." in cards["sorted_storehouse"]
    assert "Za każdego Robotnika na tej karcie" in cards["counting_house"]


def test_every_card_is_built_and_used_in_the_right_case() -> None:
    """A name that forgot its forms would come out in the nominative."""
    words = Speaker("pl", "empires_north").words
    for card in dict.fromkeys(catalogue().names):
        assert {"acc", "gen"} <= set(words.message(f"name-{card.replace('_', '-')}").attributes), card


def test_islands_clans_and_upgrades_are_told_in_polish_cases() -> None:
    speaker, names = Speaker("pl", "empires_north"), ["", "Bogna"]
    assert speaker.event(IslandConquered(1, "hermit_isle", 0), names) == "Bogna Podbija Wyspę Pustelnika."
    assert speaker.event(IslandPillaged(0, "market_isle"), names) == "Plądrujesz Targową Wyspę."
    assert speaker.event(ClanTaken(1, "panuk"), names) == "Bogna gra Klanem Panuk."
    g = do(once({0: {"hand": ["sheep_paddock"]}}), "place-pawn tile=populate", "take card=sheep_paddock")
    assert "Budujesz Owczą Zagrodę jako ulepszenie Owczej Łąki." in log(g, "pl")
