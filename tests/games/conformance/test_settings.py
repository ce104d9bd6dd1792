"""What the soak plays: counted, not left to chance."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from karczma.conformance.settings import meetings
from karczma.games import find
from karczma.games.empires_north import CLANS
from karczma.sim.soak import programme

EMPIRES = find("empires_north")


def test_every_two_clans_meet_in_fifty_games_of_the_soak() -> None:
    played: Counter[frozenset[str]] = Counter()
    for setting, many in programme(EMPIRES):
        named = frozenset(setting.options.get("clans", "").split(","))
        if setting.seats == 2 and named <= set(CLANS):
            played[named] += many
    assert played == {frozenset(two): 50 for two in combinations(CLANS, 2)}


def test_each_clan_of_a_meeting_sits_on_its_seat() -> None:
    setting = meetings(EMPIRES)[1]
    assert setting.options == {"clans": "glenn,panuk"}
    assert EMPIRES.bots.statistics is not None
    assert EMPIRES.bots.statistics.sides(setting.new(4)) == ("glenn", "panuk")


def test_sides_meet_in_both_orders() -> None:
    first = Counter(setting.options["clans"].partition(",")[0] for setting in meetings(EMPIRES))
    assert min(first[clan] for clan in CLANS) >= 1


def test_each_scenario_is_played_two_hundred_times_and_each_number_of_players_a_thousand() -> None:
    alone: Counter[str] = Counter()
    together: Counter[int] = Counter()
    for setting, many in programme(EMPIRES):
        together[setting.seats] += many
        if setting.seats == 1:
            alone[EMPIRES.settled(setting.options)["scenario"]] += many
    assert set(alone) == {"quiet_season", "hungry_winter", "race_for_the_isles", "rival_clan"}
    assert min(alone.values()) >= 200
    assert set(together) == {1, 2, 3, 4}
    assert min(together.values()) >= 1000


def test_a_title_without_sides_for_its_seats_has_no_meetings() -> None:
    assert meetings(find("valeria")) == []
    assert len(meetings(find("northgard"))) == 21


def test_what_is_wanted_no_times_is_not_in_the_programme() -> None:
    assert {many for _, many in programme(EMPIRES, games=3, paired=0, met=0)} == {3}
