"""No table is set up of which a part is then ignored: every option that is accepted matters, or is refused in words."""

from __future__ import annotations

from itertools import combinations

from karczma.conformance import Setting
from karczma.conformance.options_matter import matters
from karczma.conformance.settings import changes, pairs, settings
from karczma.games import find
from karczma.ledger import load_title
from karczma.locale import LANGUAGES, Speaker
from karczma.locale.table_errors import wrong_table
from karczma.title.descriptor import Title
from karczma.title.options import WrongTable

ELSEWHERE = {  # read after the game, or where random players hardly ever come; each has tests of its own clause
    ("monster_lands", "campaign"),  # says that the game counts for a campaign, and changes nothing at the table
    ("monster_lands", "more_monsters"),  # only where the Entrance is free in the right round
    ("wonderful_kingdom", "soldier_vp"),
    ("wonderful_kingdom", "calamity_vp"),
    ("wonderful_kingdom", "solo_supremacy_threshold"),
}
IMPLIED = {  # an option beside another one with that value: what was asked for lies on the table anyway
    ("northgard", "creatures", "more_creatures", "true"),  # NG-MORE-01  more creatures are creatures
    ("monster_lands", "difficulty", "scenario", "blitz"),  # ML-SCEN-03  Normal differs from Beginner after round 3 only
}


def test_the_check_sees_an_option_that_does_nothing() -> None:
    empires = find("empires_north")
    assert matters(Setting(empires, 2, {"gold_as_ship_fish": "true"}), "gold_as_ship_fish")
    assert not matters(Setting(empires, 2, {"gold_as_ship_fish": "false"}), "gold_as_ship_fish")


def test_every_option_matters_with_every_number_of_players_that_accepts_it(title: Title) -> None:
    ignored = [str(each) for each in settings(title) for option in each.options if ignores(each, option)]
    assert ignored == []


def test_two_options_that_are_accepted_together_both_matter(title: Title) -> None:
    ignored = [f"{option} in {each}" for each in pairs(title) for option in each.options if ignores(each, option)]
    assert ignored == []


def ignores(setting: Setting, option: str) -> bool:
    title, others = setting.title, set(setting.options.items()) - {(option, setting.options[option])}
    if (title.id, option) in ELSEWHERE or any((title.id, option, *other) in IMPLIED for other in others):
        return False
    return Setting(title, setting.seats, dict(others)).allowed and not matters(setting, option)


def test_what_is_refused_is_refused_by_a_clause_and_has_words_in_both_languages(title: Title) -> None:
    clauses, speakers = load_title(title.id).by_id, [Speaker(language, title.id) for language in LANGUAGES]
    tables = [(seats, options) for seats in title.players for options in combined(title)]
    refused = [error for seats, options in tables if (error := refusal(title, seats, options))]
    for error in refused:
        assert error.refusal, error
        assert error.refusal.clause in clauses, error
        english, polish = (wrong_table(error, speaker) for speaker in speakers)
        assert english != polish
        assert str(error) not in (english, polish)


def combined(title: Title) -> list[dict[str, str]]:
    single = [(option.id, value) for option, value in changes(title)]
    return [dict(two) for two in combinations(single, 2) if len(dict(two)) == 2] + [dict([one]) for one in single]


def refusal(title: Title, seats: int, options: dict[str, str]) -> WrongTable | None:
    try:
        title.new(seats, 0, options)
    except WrongTable as error:
        return error
    return None
