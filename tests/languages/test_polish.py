"""Polish read aloud: plurals, cases and persons, by hand."""

from __future__ import annotations

import pytest

from karczma.effects.verbs import Gained
from karczma.games.valeria.citizens import Recruit
from karczma.games.valeria.domains import Acquire
from karczma.games.valeria.monsters import Slay
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.theft import Stolen
from karczma.games.valeria.words.events import (
    CitizenGained,
    DomainAcquired,
    GameEnded,
    MonsterSlain,
    MonsterTaken,
    Paid,
    SoloEnded,
)
from karczma.kernel.choices import no
from karczma.locale import Speaker

PL = Speaker("pl", "valeria")
NAMES = ["Anna", "Piotr"]


@pytest.mark.parametrize(
    ("n", "told"),
    [
        *((0, "0 punktów"), (1, "1 punkt"), (2, "2 punkty"), (4, "4 punkty"), (5, "5 punktów"), (12, "12 punktów")),
        *((14, "14 punktów"), (21, "21 punktów"), (22, "22 punkty"), (25, "25 punktów"), (112, "112 punktów")),
    ],
)
def test_points(n: int, told: str) -> None:
    assert PL.say("points", n=n) == told


@pytest.mark.parametrize(
    ("token", "told"),
    [
        ("gold", ["0 Złota", "1 Złoto", "2 Złota", "5 Złota", "12 Złota", "22 Złota"]),
        ("strength", ["0 Siły", "1 Siłę", "2 Siły", "5 Siły", "12 Siły", "22 Siły"]),
        ("magic", ["0 Magii", "1 Magię", "2 Magie", "5 Magii", "12 Magii", "22 Magie"]),
    ],
)
def test_somebody_pays(token: str, told: list[str]) -> None:
    paid = [PL.event(Paid(0, token, n), NAMES) for n in (0, 1, 2, 5, 12, 22)]
    assert paid == [f"Anna płaci {amount}." for amount in told]


@pytest.mark.parametrize(
    ("n", "nominative", "genitive"),
    [
        (1, "1 znacznik Zwycięstwa", "1 znacznika Zwycięstwa"),
        (3, "3 znaczniki Zwycięstwa", "3 znaczników Zwycięstwa"),
        (5, "5 znaczników Zwycięstwa", "5 znaczników Zwycięstwa"),
    ],
)
def test_victory_tokens(n: int, nominative: str, genitive: str) -> None:
    assert PL.words.count(n, "vp") == nominative
    assert PL.words.count(n, "vp", "gen") == genitive


def test_one_strength_and_one_magic_in_the_nominative() -> None:
    assert (PL.words.count(1, "strength"), PL.words.count(1, "magic")) == ("1 Siła", "1 Magia")


@pytest.mark.parametrize(
    ("citizen", "told"),
    [
        ("archer", "Zwerbuj Łucznika"),
        ("champion", "Zwerbuj Obrońcę"),
        ("warlord", "Zwerbuj Watażkę"),
        ("priestess", "Zwerbuj Kapłankę"),
        ("thief", "Zwerbuj Złodzieja"),
    ],
)
def test_citizens_are_recruited_in_the_accusative(citizen: str, told: str) -> None:
    assert PL.choice(Recruit(citizen)) == told


@pytest.mark.parametrize(
    ("monster", "told"),
    [
        ("treant", "Zgładź Drzewca"),
        ("skeleton", "Zgładź Szkielet"),  # a thing, not a person
        ("gelatinous_cube", "Zgładź Galaretowaty Sześcian"),
        ("spider_queen", "Zgładź Królową Pająków"),
        ("wraith", "Zgładź Zjawę"),
        ("owlbear", "Zgładź Sowostwora"),
        ("kobolds", "Zgładź Koboldy"),
        ("dire_bear", "Zgładź Żarłocznego Niedźwiedzia"),
    ],
)
def test_monsters_are_slain_in_the_accusative(monster: str, told: str) -> None:
    assert PL.choice(Slay(monster)) == told


@pytest.mark.parametrize(
    ("domain", "told"),
    [
        ("emerald_stronghold", "Pozyskaj Szmaragdową Twierdzę"),
        ("the_orb_of_urdr", "Pozyskaj Kulę Urdr"),
        ("palace_of_the_dawn", "Pozyskaj Pałac Świtu"),
        ("watcher_on_the_water", "Pozyskaj Czatownika na Wodzie"),
        ("forgotten_sorrows", "Pozyskaj Zapomniane Żale"),
        ("grimmwater_keep", "Pozyskaj Warownię Ponurej Wody"),
    ],
)
def test_domains_are_acquired_in_the_accusative(domain: str, told: str) -> None:
    assert PL.choice(Acquire(domain)) == told


def test_every_citizen_monster_and_domain_has_its_own_accusative() -> None:
    """A name that forgot its forms would come out in the nominative."""
    cards = catalogue()
    for card in (*cards.citizens, *cards.monsters, *cards.domains):
        assert "acc" in PL.words.message(f"name-{card.replace('_', '-')}").attributes, card
    for card in (*cards.citizens, *cards.monsters, *cards.terrains):
        assert "gen" in PL.words.message(f"name-{card.replace('_', '-')}").attributes, card


# -- nobody's gender is guessed, and the reader is spoken to ------------------------------------------------------


def test_others_are_told_about_in_the_present() -> None:
    assert PL.event(CitizenGained(0, "archer"), NAMES) == "Anna zyskuje Łucznika."
    assert PL.event(MonsterSlain(1, "wraith"), NAMES) == "Piotr zgładza Zjawę."
    assert PL.event(DomainAcquired(1, "purloiners_perch"), NAMES) == "Piotr pozyskuje Grzędę Rabusia."
    assert PL.event(Gained(1, "butcher", "gold", 4), NAMES) == "Rzeźnik: Piotr otrzymuje 4 Złota."
    assert PL.event(Gained(1, "blacksmith", "gold", 0), NAMES) == "Kowal: Piotr nic nie otrzymuje."


def test_the_reader_is_you() -> None:
    assert PL.event(CitizenGained(0, "archer"), ["", "Piotr"]) == "Zyskujesz Łucznika."
    assert PL.event(Gained(0, "cleric", "magic", 3), ["", "Piotr"]) == "Kapłan: otrzymujesz 3 Magie."
    assert PL.event(Gained(0, "blacksmith", "gold", 0), ["", "Piotr"]) == "Kowal: nic nie otrzymujesz."


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Anna", "Piotr"], "Złodziej: Anna zabiera 2 Złota – traci Piotr."),
        (["", "Piotr"], "Złodziej: zabierasz 2 Złota – traci Piotr."),
        (["Anna", ""], "Złodziej: Anna zabiera ci 2 Złota."),
    ],
)
def test_a_theft(names: list[str], told: str) -> None:
    assert PL.event(Stolen(0, "thief", 1, "gold", 2), names) == told


def test_a_theft_of_nothing() -> None:
    assert PL.event(Stolen(0, "thief", 1, "gold", 0), NAMES) == "Złodziej: Anna nic nie zabiera."
    assert PL.event(Stolen(0, "thief", 1, "gold", 0), ["", "Piotr"]) == "Złodziej: nic nie zabierasz."


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Anna", "Piotr"], "Anna zabiera Królową Wiedźm – traci Piotr."),
        (["", "Piotr"], "Zabierasz Królową Wiedźm – traci Piotr."),
        (["Anna", ""], "Anna zabiera ci Królową Wiedźm."),
    ],
)
def test_a_monster_changes_hands(names: list[str], told: str) -> None:
    assert PL.event(MonsterTaken(0, 1, "witch_queen"), names) == told


def test_a_monster_taken_from_nobody_comes_from_the_stack() -> None:
    assert PL.event(MonsterTaken(0, -1, "goblin"), [""]) == "Bierzesz Goblina z pierwszego stosu od lewej."


@pytest.mark.parametrize(
    ("winners", "names", "told"),
    [
        ((1,), NAMES, "Koniec gry. Wygrywa Piotr. Anna: 5 punktów, Piotr: 22 punkty."),
        ((1,), ["Anna", ""], "Koniec gry. Wygrywasz! Anna: 5 punktów, Ty: 22 punkty."),
        ((0, 1), ["Anna", ""], "Koniec gry. Wspólna wygrana: Anna i Ty. Anna: 5 punktów, Ty: 22 punkty."),
    ],
)
def test_the_end(winners: tuple[int, ...], names: list[str], told: str) -> None:
    assert PL.event(GameEnded(winners, (5, 22)), names) == told


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        ("last_monster", "Nie ma już żadnego Potwora – Mroczny Władca pokonany!"),
        ("more_points", "Wygrywasz z Mrocznym Władcą 31 do 40!"),
        ("draw", "Remis z Mrocznym Władcą, 31 do 40."),
        ("fewer_points", "Mroczny Władca wygrywa 40 do 31."),
        ("empty_column", "Nie ma już czego oddać Mrocznemu Władcy: przegrywasz, a punktów się nie liczy."),
    ],
)
def test_each_end_of_a_solo_game_has_its_own_words(outcome: str, told: str) -> None:
    assert PL.event(SoloEnded(0, outcome, 31, 40), [""]) == told


# -- refusals say what is missing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"price": 5, "gold": 2, "magic": 1}, "To kosztuje 5 Złota, a masz 2 Złota i 1 Magię."),
        ({"price": 3, "gold": 1, "magic": 0}, "To kosztuje 3 Złota, a masz 1 Złoto."),
        ({"price": 12, "gold": 5, "magic": 5}, "To kosztuje 12 Złota, a masz 5 Złota i 5 Magii."),
    ],
)
def test_too_dear(facts: dict[str, int], told: str) -> None:
    assert PL.refusal(no("VK-RECR-02", **facts)) == told
    assert PL.refusal(no("VK-BUY-06", **facts)) == told


def test_no_gold_at_all() -> None:
    told = "To kosztuje 7 Złota, a nie masz Złota; samą Magią nie zapłacisz."
    assert PL.refusal(no("VK-BUY-06", price=7)) == told
    assert PL.refusal(no("VK-RECR-04", price=7)) == told


@pytest.mark.parametrize(
    ("role", "need", "has", "told"),
    [
        ("soldier", 2, 1, "Pałac Świtu: potrzeba 2 Żołnierzy, a masz 1."),
        ("worker", 1, 0, "Pałac Świtu: potrzeba 1 Rzemieślnika, a nie masz żadnego."),
        ("holy", 3, 2, "Pałac Świtu: potrzeba 3 Świętych, a masz 2."),
        ("shadow", 2, 0, "Pałac Świtu: potrzeba 2 Rozbójników, a nie masz żadnego."),
    ],
)
def test_missing_roles(role: str, need: int, has: int, told: str) -> None:
    assert PL.refusal(no("VK-BUY-02", domain="palace_of_the_dawn", role=role, need=need, has=has)) == told


def test_too_strong_a_monster() -> None:
    wraith = no("VK-SLAY-02", monster="wraith", need=4, extra=3, strength=2, magic=3)
    treant = no("VK-SLAY-02", monster="treant", need=3, extra=0, strength=1, magic=0)
    assert PL.refusal(wraith) == "Zgładzenie Zjawy kosztuje 4 Siły i 3 Magie, a masz 2 Siły i 3 Magie."
    assert PL.refusal(treant) == "Zgładzenie Drzewca kosztuje 3 Siły, a masz 1 Siłę."


def test_a_clause_that_refuses_for_two_reasons() -> None:
    assert PL.refusal(no("VK-PAY-10", token="magic", need=3, has=1)) == "Potrzeba 3 Magii, a masz 1."
    told = PL.refusal(no("VK-PAY-10", domain="the_desert_orchid", token="gold", price=4))
    assert told == "Pustynna Orchidea: użycie kosztuje teraz 4 Złota, a tyle nie zapłacisz."


def test_an_exhausted_stack_of_a_terrain() -> None:
    assert PL.refusal(no("VK-SOLO-13", terrain="swamp")) == "Stos Mokradeł jest wyczerpany."
