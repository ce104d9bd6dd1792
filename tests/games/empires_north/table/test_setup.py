"""Chapter "Setting up the game"."""

from __future__ import annotations

import pytest

from games.empires_north.empires_table import discarded, empire, hand, new_table, play_last, purse
from games.words import asked, do, happened, may, names, why_not
from karczma.games import find
from karczma.games.empires_north import CLANS
from karczma.games.empires_north.table.catalogue import catalogue
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import ACTIONS, IN_FRONT, NOTHING
from karczma.games.empires_north.words.events import (
    CardDrawn,
    CardsKept,
    ClanTaken,
    FeatureWorked,
    FirstPlayer,
    GoodsGained,
)
from karczma.kernel.chance import Forced
from karczma.kernel.choices import no
from karczma.ledger import clause
from karczma.title.options import WrongTable


def chosen(*clans: str, seed: int = 1, **options: str) -> EmpiresNorth:
    g = new_table(len(clans), seed, **options)
    return do(g, *(f"choose-clan clan={clan}" for clan in clans))


@clause("EN-SETUP-01")
def test_one_to_four_players() -> None:
    assert find("empires_north").players == (1, 2, 3, 4)
    assert [len(new_table(seats).players) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    with pytest.raises(WrongTable):
        new_table(5)


@clause("EN-SETUP-02")
def test_the_side_of_the_scoreboard_is_no_option() -> None:
    """The score is a number without a last space; nothing else of the board matters."""
    assert [option.id for option in find("empires_north").options if "board" in option.id] == []
    g = new_table(2)
    g.players[0].wallet[9] = 400
    assert g.scores()[0] == 400


@clause("EN-SETUP-03", "EN-SETUP-04")
def test_two_islands_of_each_distance_are_face_up() -> None:
    g = new_table(2)
    assert [len(row) for row in g.islands] == [2, 2]
    assert [len(deck) for deck in g.island_decks] == [10, 8]
    assert {g.cards.distance[card] for card in g.islands[0]} == {0}
    assert {g.cards.distance[card] for card in g.islands[1]} == {1}
    assert all(deck.bag and not deck.top for deck in g.island_decks)


@clause("EN-SETUP-05")
def test_the_number_of_islands_does_not_depend_on_the_players() -> None:
    assert {tuple(len(row) for row in new_table(seats).islands) for seats in (1, 2, 3, 4)} == {(2, 2)}


@clause("EN-SETUP-06")
def test_the_tiles_lie_in_random_order() -> None:
    rings = {new_table(2, seed).ring for seed in range(30)}
    assert len(rings) > 15
    assert {tuple(sorted(ring)) for ring in rings} == {(0, 1, 2, 3, 4)}


def test_the_ring_follows_from_chance() -> None:
    g = new_table(2, Forced((0,) * 4 + (4, 3, 2, 1, 0)))
    assert g.ring == (4, 3, 2, 1, 0)


def test_what_follows_is_told_to_those_who_listen() -> None:
    g = new_table(2)
    g.listen()
    do(g, "choose-clan clan=glenn")
    assert happened(g, ClanTaken) == [ClanTaken(0, "glenn")]


@clause("EN-SETUP-07")
def test_the_order_of_the_tiles_never_changes() -> None:
    g = new_table(2, clans="random")
    ring = g.ring
    play_last(g, "Act")
    for _ in range(3):
        play_last(do(g, "pass", "pass"), "Act")
    assert g.round == 4
    assert g.ring == ring


@clause("EN-SETUP-08")
def test_clans_may_be_agreed_on_seat_by_seat() -> None:
    g = new_table(3, clans="ulaf,glenn,panuk")
    assert [g.cards.clans[player.clan] for player in g.players] == ["ulaf", "glenn", "panuk"]
    assert g.cards.clans == CLANS


@clause("EN-SETUP-08")
def test_everybody_leads_another_clan() -> None:
    g = new_table(3)
    assert asked(g) == "ClanWhich"
    assert may(g) == [f"choose-clan clan={clan}" for clan in g.cards.clans]
    do(g, "choose-clan clan=panuk")
    assert g.deciding() == (1,)
    assert "choose-clan clan=panuk" not in may(g)
    do(g, "choose-clan clan=glenn", "choose-clan clan=ulaf")
    assert [g.cards.clans[player.clan] for player in g.players] == ["panuk", "glenn", "ulaf"]
    assert [player.clan_ships for player in g.players] == [2, 2, 2]


@clause("EN-SETUP-08")
def test_clans_may_be_dealt() -> None:
    found = {tuple(player.clan for player in new_table(4, seed, clans="random").players) for seed in range(40)}
    assert len(found) > 30
    assert all(len(set(clans)) == 4 for clans in found)


@clause("EN-SETUP-09")
def test_only_mackinnon_starts_with_another_kind_of_location() -> None:
    cards = catalogue()
    starts = {clan: [c for c in cards.of_clan[clan] if cards.starting[c]] for clan in cards.clans}
    others = {clan: [cards.names[c] for c in own if cards.kind[c] != 0] for clan, own in starts.items()}
    assert {clan: len(own) for clan, own in starts.items()} == dict.fromkeys(cards.clans, 3)
    assert {clan: own for clan, own in others.items() if own} == {"mackinnon": ["mackinnon_strongbox"]}


@clause("EN-SETUP-10", "EN-CLAN-01")
def test_starting_cards_lie_open_and_the_deck_is_hidden() -> None:
    g = chosen("glenn", "ulaf")
    assert empire(g, 0) == ["glenn_sheep_meadow", "glenn_highland_wood", "glenn_stone_garden"]
    assert len(g.players[0].deck) == 25
    assert all(card < 0 for card in g.view(0).players[0].deck.bag)
    assert len(g.box) == 4 * 33
    assert not {g.cards.names[card] for card in g.box} & set(empire(g, 0))


@clause("EN-SETUP-11", "EN-SETUP-19")
def test_two_pawns_each_lie_in_front_of_their_owner() -> None:
    g = chosen("glenn", "ulaf", "panuk")
    assert [player.pawns for player in g.players] == [[IN_FRONT, IN_FRONT]] * 3


@clause("EN-SETUP-12")
def test_every_score_starts_at_nothing() -> None:
    g = chosen("glenn", "ulaf")
    assert [player.wallet[9] for player in g.players] == [0, 0]


@clause("EN-SETUP-13", "EN-SETUP-14")
def test_the_first_supply_is_what_the_starting_cards_show_and_five_workers() -> None:
    g = chosen("glenn", "mackinnon")
    assert purse(g, 0) == {"sheep": 2, "wood": 2, "stone": 1, "food": 1, "worker": 5}
    assert purse(g, 1) == {"gold": 1, "stone": 1, "wood": 1, "food": 2, "worker": 5}


@clause("EN-SETUP-15")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {chosen("glenn", "ulaf", "panuk", seed=seed).first for seed in range(20)} == {0, 1, 2}
    g = new_table(2)
    g.listen()
    do(g, "choose-clan clan=glenn", "choose-clan clan=ulaf")
    assert (g.active, happened(g, FirstPlayer)) == (g.first, [FirstPlayer(g.first)])


@clause("EN-SETUP-16", "EN-SETUP-17")
def test_three_of_five_cards_are_kept_for_nothing() -> None:
    g = chosen("glenn", "ulaf")
    assert [asked(g), g.deciding()] == ["ThrowAway", (0, 1)]
    before = g.players[0].hand[:]
    assert len(before) == 5
    first, second = names(g, before)[0], names(g, before)[-1]
    do(g, f"take card={first}", seat=0)
    assert len(g.players[0].hand) == 4
    do(g, f"take card={second}", seat=0)
    assert g.deciding() == (1,)
    assert len(hand(g)) == 3
    do(g, *[may(g, 1)[0]], seat=1)
    do(g, *[may(g, 1)[0]], seat=1)
    assert sorted(discarded(g)) == sorted([first, second])
    assert purse(g)["worker"] == 5
    assert len(discarded(g, 1)) == 2


@clause("EN-SETUP-18")
def test_the_first_games_are_glenn_against_ulaf() -> None:
    assert catalogue().setup["first_games"] == ["glenn", "ulaf"]
    assert {"glenn", "ulaf"} <= set(catalogue().clans)


@clause("EN-SETUP-20")
def test_laying_out_starting_cards_sets_nothing_off() -> None:
    g = new_table(2)
    heard = g.listen()
    do(g, "choose-clan clan=glenn")
    assert [event for event in heard if isinstance(event, FeatureWorked | CardsKept | CardDrawn)] == []
    gained = [(event.by, event.token) for event in heard if isinstance(event, GoodsGained)]
    assert len(gained) == 5
    assert g.pending == []


def test_a_solo_table_knows_its_scenario() -> None:
    g = new_table(1, scenario="rival_clan", difficulty="hard")
    assert (g.scenario, g.level) == (3, 2)
    assert new_table(2).scenario == NOTHING
    with pytest.raises(WrongTable):
        new_table(2, scenario="rival_clan")


def test_actions_are_those_of_the_tiles() -> None:
    assert ACTIONS == ("explore", "populate", "construct", "harvest", "sail")


@clause("EN-SETUP-08")
def test_a_clan_that_somebody_leads_is_refused_to_the_others() -> None:
    g = do(new_table(2), "choose-clan clan=glenn")
    assert "choose-clan clan=glenn" not in may(g)
    assert why_not(g, "choose-clan clan=glenn") == no("EN-SETUP-08", clan="glenn")
