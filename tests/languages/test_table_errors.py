"""Why a table cannot be set up, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from karczma.games import find
from karczma.kernel.choices import no
from karczma.locale import Speaker
from karczma.locale.table_errors import wrong_table
from karczma.title.options import Option, WrongTable


def said(title: str, seats: int, language: str = "pl", **options: Any) -> str:
    with pytest.raises(WrongTable) as error:
        karczma.new(title, seats, options=options)
    return wrong_table(error.value, Speaker(language, title))


def test_a_value_that_an_option_does_not_have() -> None:
    told = said("northgard", 2, long_game="maybe")
    assert told == ("Opcja „Dłuższa rozgrywka (dziesięć lat)” nie przyjmuje wartości „maybe”. Do wyboru: false, true.")
    assert said("valeria", 2, terrains="hills").startswith("Opcja „Tereny” wymaga dokładnie 5 różnych wartości spośród")
    assert said("northgard", 2, clans="bear,fox").endswith("bear, boar, goat, raven, snake, stag, wolf.")


def test_an_option_and_a_number_of_players_that_do_not_go_together() -> None:
    assert said("northgard", 3, teams=True) == (
        "Opcja „Gra drużynowa” działa tylko przy takiej liczbie graczy: 4. Tu graczy jest 3."
    )
    assert said("northgard", 3, "en", clans="bear,wolf") == (
        "The option “Clans” names 2, but the number of players is 3."
    )
    assert said("northgard", 9) == "W tę grę nie zagra tylu graczy: 9. Dozwolona liczba graczy: 2, 3, 4, 5."


def test_an_option_that_there_is_not() -> None:
    assert said("northgard", 2, fog=True) == (
        "W tej grze nie ma opcji: fog. Są za to: clans, creatures, more_creatures, long_game, teams."
    )


def test_options_that_do_not_go_together_are_called_as_people_call_them() -> None:
    option = Option(id="teams", clause="NG-TEAM-01", only={"clans": ("choose", "random"), "creatures": ("true",)})
    for settled, words in (
        (
            {"clans": "bear,wolf", "creatures": "true"},
            "nie można zmienić, gdy opcja „Klany” ma wartość „Klan Niedźwiedzia i",
        ),
        ({"clans": "choose", "creatures": "false"}, "opcja „Stwory” ma wartość „tak”. Tu ma wartość „nie”."),
    ):
        with pytest.raises(WrongTable) as error:
            option.refuse_for(2, {"teams": "true", **settled})
        assert words in wrong_table(error.value, Speaker("pl", "northgard"))


def test_what_a_title_refuses_is_told_as_a_refusal_at_its_table() -> None:
    error = WrongTable("for those who write Python", no("NG-MOVE-04"), "teams")
    told = wrong_table(error, Speaker("pl", "northgard", lambda clause: f"Powód z {clause}."))
    assert told.startswith("Gra drużynowa: ")
    assert "Python" not in told


def test_a_text_that_is_no_value_stays_as_it_is() -> None:
    assert wrong_table(WrongTable("no folder here"), Speaker("pl", "northgard")) == "no folder here"


def test_the_first_words_name_the_option_of_the_title() -> None:
    for title in karczma.titles():
        speaker = Speaker("pl", title.id)
        for option in find(title.id).options:
            with pytest.raises(WrongTable) as error:
                option.read("no such value")
            assert f"„{speaker.option(option.id)}”" in wrong_table(error.value, speaker)
