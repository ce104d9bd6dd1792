"""Chapter "Harvest"."""

from __future__ import annotations

from typing import Any

from games.northgard.northgard_table import BLOCK, CORRIDOR, PAIR, A, D, purse, table
from games.words import Players, asked, at, do, going_on, happened, may, why_not
from karczma.games.northgard.actions.turn import Act
from karczma.games.northgard.harvest.exchange import ExchangeFor
from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.harvest.steps import Harvest, closed_fame
from karczma.games.northgard.table.state import Northgard
from karczma.games.northgard.winter import Winter
from karczma.games.northgard.words.events import FameGained, ResourcesGathered
from karczma.ledger import clause


def harvested(players: dict[int, dict[str, Any]], **words: Any) -> Northgard:
    """Until somebody is asked something other than for an exchange."""
    g = at(table(len(players), players, **words), Harvest())
    while asked(g) == "ExchangeFor":
        do(g, "decline")
    return g


@clause("NG-HARV-01", "NG-HARV-11")
def test_steps_are_done_by_all_in_player_order() -> None:
    start = {
        seat: {"units": {t: 1}, "clan": clan} for seat, (t, clan) in enumerate([(D, "goat"), (2, "stag"), (0, "wolf")])
    }
    g = harvested(start, first=1, built={0: ["silo", "altar_of_kings"], D: ["altar_of_kings"]})
    told = [
        (type(event).__name__, event.seat)
        for event in g.heard or []
        if isinstance(event, FameGained | ResourcesGathered)
    ]
    resources, fame = "ResourcesGathered", "FameGained"
    assert told == [(resources, 1), (resources, 2), (fame, 2), (resources, 0), (fame, 0)]


@clause("NG-HARV-02")
def test_two_tiles_bring_1_fame() -> None:
    assert purse(harvested({0: {"units": {3: 1}}, 1: {}}, land=PAIR)) == {"fame": 1, "wood": 1, "lore": 1}


@clause("NG-HARV-03")
def test_three_or_more_tiles_bring_2_fame() -> None:
    assert purse(harvested({0: {"units": {1: 1}}, 1: {}}, land=CORRIDOR))["fame"] == 2
    assert purse(harvested({0: {"units": {2: 1}}, 1: {}}, land=BLOCK))["fame"] == 2


@clause("NG-HARV-04", "NG-HARV-13")
def test_open_and_neutral_territories_bring_no_fame() -> None:
    g = harvested({0: {"units": {0: 1}}, 1: {}}, land=BLOCK, built={2: ["altar_of_kings", "silo"]})
    assert purse(g) == {"food": 1}
    assert purse(g, 1) == {}


@clause("NG-HARV-05")
def test_a_single_tile_would_bring_nothing() -> None:
    g = table(2, land=BLOCK)
    g.chart.size[2] = 1
    assert closed_fame(g, 2) == 0
    g.chart.size[2] = 4


@clause("NG-HARV-06", "NG-BLDG-06")
def test_an_altar_brings_3_fame_on_open_land_too() -> None:
    g = harvested({0: {"units": {A: 1}}, 1: {}}, built={A: ["altar_of_kings", "altar_of_kings"]})
    assert purse(g) == {"fame": 6}


@clause("NG-HARV-07")
def test_one_token_for_each_icon_on_tiles_and_buildings() -> None:
    g = harvested({0: {"units": {D: 5, 2: 1}}, 1: {}}, built={D: ["silo"]})
    assert purse(g) == {"food": 2, "wood": 1, "lore": 1}


@clause("NG-HARV-08", "NG-HARV-09")
def test_any_three_resources_for_one_any_number_of_times() -> None:
    g = at(table(2, {0: {"food": 2, "wood": 2, "lore": 1, "fame": 9}}), ExchangeFor(0))
    assert may(g) == ["trade-for resource=food", "trade-for resource=wood", "trade-for resource=lore", "decline"]
    do(g, "trade-for resource=lore")
    assert "give food=3 wood=0 lore=0" not in may(g)
    do(g, "give food=1 wood=2 lore=0")
    assert purse(g) == {"food": 1, "lore": 2, "fame": 9}
    do(g, "trade-for resource=wood")  # there are three left, so which ones is no question
    assert purse(g) == {"wood": 1, "fame": 9}  # what was just taken may be given again
    assert asked(g) == ""  # one resource is not enough for more; fame is none


@clause("NG-HARV-08")
def test_fewer_than_three_resources_buy_nothing() -> None:
    g = table(2, {0: {"food": 2}})
    question = ExchangeFor(0)
    assert [str(choice) for choice in question.options(g)] == ["decline"]
    assert {why.clause for choice in question.candidates(g) if (why := choice.refusal(g, question))} == {"NG-HARV-08"}


@clause("NG-HARV-10", "NG-TEAM-02")
def test_resources_are_open_and_a_hand_is_not() -> None:
    g = table(4, {0: {"food": 3, "fame": 7, "hand": ["start_move"]}}, teams=True)
    g.known[g.players[0].hand[0]] = 0
    partner = g.view(2).players[0]
    assert partner.wallet == [3, 0, 0, 7]
    assert partner.hand[0] < 0


@clause("NG-HARV-12", "NG-WINT-17")
def test_there_is_no_exchange_elsewhere() -> None:
    start: Players = {0: {"units": {A: 4}, "wood": 6, "lore": 6, "hand": ["start_move"], "clan": "goat"}}
    assert not any("trade" in text for text in may(at(table(2, start), Act(0))))
    g = at(table(2, start), Winter())
    assert purse(g) == {"wood": 6, "lore": 6}
    assert len(g.unrest) == 9  # winter takes food only


# -- Scorched Earth ------------------------------------------------------------------------------------------------


@clause("NG-CLAN-16")
def test_the_snake_takes_one_resource_instead_of_the_owner() -> None:
    g = at(
        table(2, {0: {"clan": "snake"}, 1: {"units": {D: 1}, "clan": "goat"}}, scorched=D, built={D: ["menhir"]}),
        Harvest(),
    )
    assert g.deciding() == (0,)
    assert may(g) == ["burn resource=food", "burn resource=wood", "burn resource=lore", "decline"]
    do(g, "burn resource=lore")
    assert purse(g, 0) == {"lore": 1}
    assert purse(g, 1) == {"food": 1, "wood": 1}


@clause("NG-CLAN-16")
def test_the_snake_may_leave_it() -> None:
    g = at(table(2, {0: {"clan": "snake"}, 1: {"units": {D: 1}, "clan": "goat"}}, scorched=D, first=1), Harvest())
    do(g, "decline")
    assert purse(g, 1) == {"food": 1, "wood": 1}


@clause("NG-CLAN-25", "NG-CLAN-16")
def test_nothing_is_taken_where_nothing_grows_or_nobody_is_robbed() -> None:
    grounds: list[tuple[Players, int]] = [
        ({0: {"clan": "snake"}, 1: {"units": {A: 1}, "clan": "goat"}}, A),  # no icon
        ({0: {"clan": "snake", "units": {D: 1}}, 1: {"clan": "goat"}}, D),  # the own territory
        ({0: {"clan": "snake"}, 1: {"units": {A: 1}, "clan": "goat"}}, D),  # neutral
    ]
    for start, where in grounds:
        g = at(table(2, start, scorched=where), Harvest())
        assert asked(g) == ""
    g = at(table(2, {0: {"clan": "snake"}, 1: {"units": {2: 1}, "clan": "goat"}}, scorched=2), Harvest())
    assert why_not(g, "burn resource=food") == ("NG-CLAN-25", {"resource": "food"})


@clause("NG-CTYPE-10")
def test_with_a_wolf_the_snake_takes_from_buildings_only() -> None:
    start: Players = {0: {"clan": "snake"}, 1: {"units": {D: 1}, "clan": "goat"}}
    g = at(table(2, start, scorched=D, built={D: ["silo"]}, creatures={"wolf_beige": D}), Harvest())
    assert may(g) == ["burn resource=food", "decline"]
    do(g, "burn resource=food")
    assert (purse(g, 0), purse(g, 1)) == ({"food": 1}, {})
    g = at(table(2, start, scorched=D, creatures={"wolf_beige": D}), Harvest())
    assert asked(g) == ""


@clause("NG-TEAM-11")
def test_scorched_earth_takes_nothing_from_a_partner() -> None:
    start: Players = {0: {"clan": "snake"}, 2: {"units": {D: 1}, "clan": "goat"}}
    g = going_on(table(4, start, scorched=D, teams=True), Harvest(), "scorched_earth")
    assert asked(g) != "BurnWhat"
    assert purse(g, 2) == {"food": 1, "wood": 1}


# -- the wolf ------------------------------------------------------------------------------------------------------


@clause("NG-CTYPE-09", "NG-CTYPE-15")
def test_beside_a_wolf_only_buildings_yield() -> None:
    built = {2: ["silo", "altar_of_kings"]}
    g = harvested({0: {"units": {2: 1}}, 1: {}}, land=BLOCK, built=built, creatures={"wolf_beige": 2})
    assert purse(g) == {"food": 1, "fame": 3}
    assert happened(g, FameGained) == [FameGained(0, "altar", 3)]


@clause("NG-HARV-08", "NG-HARV-09")
def test_fame_does_not_make_up_for_a_missing_resource() -> None:
    g = table(2, {0: {"food": 1, "lore": 1, "fame": 5}})
    trade = ExchangeFor(0)
    whys = [choice.refusal(g, trade) for choice in trade.candidates(g)]
    assert whys == [("NG-HARV-08", {"has": 2})] * 3 + [None]


@clause("NG-HARV-08")
def test_nobody_gives_what_he_has_not() -> None:
    g = at(table(2, {0: {"food": 2, "wood": 4}}), ExchangeFor(0))
    do(g, "trade-for resource=lore")
    assert may(g) == ["give food=2 wood=1 lore=0", "give food=1 wood=2 lore=0", "give food=0 wood=3 lore=0"]
    assert why_not(g, "give food=3 wood=0 lore=0") == ("NG-HARV-08", {"resource": "food", "has": 2})
    assert why_not(g, "give food=0 wood=2 lore=1") == ("NG-HARV-08", {"resource": "lore", "has": 0})


@clause("NG-CLAN-16")
def test_what_the_snake_took_last_year_is_not_missing_this_year() -> None:
    players = {0: {"units": {A: 1}, "clan": "snake"}, 1: {"units": {D: 1}, "clan": "goat"}}
    for last_year in ((), (0,)):
        g = table(2, players, scorched=D, built={D: ["silo"]})
        g.burnt = last_year
        do(at(g, Harvest()), "decline")
        assert purse(g, 1)["food"] == yields(g, D)[0]
