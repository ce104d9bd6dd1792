"""Whole games at the terminal, and everything that may be typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

import karczma as engine
from karczma.games import find, ids
from karczma.locale import Speaker

Run = Callable[..., Result]
ALWAYS_FIRST = "1\n" * 400
OPENING = "1\n"  # which Duke, which commission


def numbers(seed: int, lines: int = 2000) -> str:
    """Somebody who types numbers without looking; what is not on offer is refused and asked for again."""
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 9)}\n" for _ in range(lines))


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("words", "typed"),
    [
        (("_template", "--seats", 1), ALWAYS_FIRST),
        (("_template", "--seats", 3), numbers(1)),
        (("valeria", "--seats", 1), ALWAYS_FIRST),
        (("valeria", "--seats", 2), numbers(2)),
    ],
    ids=["quarry-alone", "quarry", "valeria-alone", "valeria"],
)
def test_a_whole_game_is_played_to_the_end(
    karczma: Run, data: Path, words: tuple[object, ...], typed: str, lang: str
) -> None:
    result = karczma("play", *words, "--lang", lang, "--seed", 3, typed=typed)
    assert result.exit_code == 0
    assert {"en": "Final count", "pl": "Punktowanie"}[lang] in result.stdout
    [record] = data.glob("*.karczma")
    assert str(record) in result.stdout
    g = engine.load(record)
    assert g.over
    assert (g.seats, g.record().header["seed"]) == (words[2], "3")


def test_the_dark_lord_is_in_the_final_count(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--seats", 1, "--seed", 3, "--lang", "en", typed=ALWAYS_FIRST).stdout
    count = shown[shown.index("Final count") :]
    assert "│ You " in count
    assert "│ Dark Lord " in count


def test_every_prompt_names_its_clause_and_numbers_its_options(karczma: Run) -> None:
    shown = karczma("play", "_template", "--lang", "en", "--seed", 3, typed=OPENING).stdout
    assert "Which commission do you keep?  [TT-SETUP-02]" in shown
    assert "How much do you bid for the stone?  [TT-BID-01]" in shown
    assert "   1  Bid nothing" in shown
    assert "   7  Bid 6 coins" in shown


@pytest.mark.parametrize("typed", ["2", "Bid 1 coin", "bid coins=1", "1 coin\n2"])
def test_an_option_is_played_by_number_by_words_or_by_its_text_form(karczma: Run, typed: str) -> None:
    shown = karczma("play", "_template", "--seats", 1, "--lang", "en", "--seed", 3, typed=f"{OPENING}{typed}\n").stdout
    assert "You bid 1 coin." in shown


def test_a_part_of_the_words_that_fits_several_options_plays_none(karczma: Run, data: Path) -> None:
    shown = karczma("play", "_template", "--lang", "en", "--seed", 3, typed=f"{OPENING}coins\n").stdout
    assert "Which of these do you mean?" in shown
    assert "You bid" not in shown


def test_what_is_refused_may_be_typed_and_is_explained(karczma: Run) -> None:
    words = ("play", "valeria", "--lang", "en", "--seats", 1, "--seed", 3)
    shown = karczma(*words, typed=f"{OPENING}slay monster=troll\n").stdout
    assert "Slay the Troll for 12 Strength" in shown
    assert "[VK-SLAY-01]" in shown


def test_nonsense_and_moves_of_other_moments_are_told_apart(karczma: Run) -> None:
    typed = f"{OPENING}gibberish\n99\nkeep commission=mill\n"
    shown = karczma("play", "_template", "--lang", "en", "--seed", 3, typed=typed).stdout
    assert shown.count("I do not understand that.") == 2
    assert shown.count("not one of your options now. [K-FLOW-01]") == 1


# -- questions about the game --------------------------------------------------------------------------------------


def test_why_lists_what_is_not_allowed_with_reason_and_clause(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--lang", "en", "--seats", 1, "--seed", 3, typed=f"{OPENING}?\n").stdout
    listed = shown[shown.rindex("> ?") :]
    assert "Slay the Goblin King for 6 Strength" in listed
    assert "Only the top Monster" in listed
    assert "[VK-SLAY-01]" in listed
    assert "[VK-BUY-02]" in listed


def test_why_about_one_thing_by_number_or_by_words(karczma: Run) -> None:
    words = ("play", "valeria", "--lang", "en", "--seats", 1, "--seed", 3)
    shown = karczma(*words, typed=f"{OPENING}? troll\n?1\n? 999\n").stdout
    about_troll, about_one, about_nothing = (part for part in shown.split("\n> ")[-4:-1])
    assert "Slay the Troll" in about_troll
    assert "Goblin" not in about_troll
    assert "that is allowed" in about_one
    assert "Nothing like that is on show" in about_nothing


def test_nothing_is_refused_where_all_is_allowed(karczma: Run) -> None:
    assert "Everything on show is allowed." in karczma("play", "_template", "--lang", "en", typed="?\n").stdout


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "rule VK-PAY-02", "At least one token"),
        ("pl", "zasada vk-pay-02", "co najmniej"),
        ("en", "rule", "VK-SETUP-23"),
        ("en", "rule VK-PAY", "VK-PAY-11"),
        ("pl", "zasada K-FLOW-01", "Odpowiada tylko ten gracz"),
        ("en", "rule VK-NONE-01", "There is no rule VK-NONE-01"),
    ],
)
def test_rules_are_told_in_the_language(karczma: Run, lang: str, typed: str, told: str) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", lang, typed=f"{typed}\n").stdout
    assert told in shown[shown.index(f"> {typed}") :]


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "card goblin", "Goblin: Monster, Minion, Hills"),
        ("pl", "karta sowostwór", "Sowostwór: Potwór, Bestia, Dolina"),
        ("pl", "karta owlbear", "Sowostwór: Potwór, Bestia, Dolina"),
        ("en", "card king", "Skeleton King"),
        ("en", "card", "Starter Knight"),
        ("en", "card dragon lord", "There is no card dragon lord"),
    ],
)
def test_cards_are_described_by_name_or_id(karczma: Run, lang: str, typed: str, told: str) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", lang, typed=f"{typed}\n").stdout
    assert told in shown[shown.index(f"> {typed}") :]


def test_a_mistyped_card_is_guessed(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", "pl", typed="karta sowostwr\n").stdout
    assert "Może chodzi o: Sowostwór?" in " ".join(shown.split())


@pytest.mark.parametrize("title", ids())
def test_help_gives_examples_of_the_game_that_is_played(karczma: Run, title: str) -> None:
    prefix = find(title).prefix
    shown = karczma("play", title, "--seed", 3, "--lang", "pl", typed="pomoc\n").stdout
    told = shown[shown.index("> pomoc") :]
    assert f"zasada {prefix}-" in told
    assert ("VK-" in told) == (prefix == "VK")
    example = re.search(r"^karta (.+?)  ", told, re.MULTILINE)
    assert example
    again = karczma("play", title, "--seed", 3, "--lang", "pl", typed=f"karta {example[1]}\n").stdout
    assert "nic się tak nie nazywa" not in again


@pytest.mark.parametrize("title", ids())
def test_the_help_of_the_command_names_the_options_of_the_title(karczma: Run, title: str) -> None:
    told = " ".join(karczma("play", title, "--help", "--lang", "pl").stdout.split())
    for option in find(title).options:
        assert f"{option.id} {Speaker('pl', title).option(option.id)} [{option.clause}]" in told
        assert all(value in told for value in option.values)
    assert ("VK-" in told) == (title == "valeria")


def test_the_help_of_the_command_alone_names_the_options_of_all_titles(karczma: Run) -> None:
    told = karczma("play", "--help").stdout
    for title in map(find, ids()):
        assert f"karczma play {title.id} --option" in " ".join(told.split())
        assert all(f"[{option.clause}]" in told for option in title.options)


def test_one_card_by_its_whole_name_is_one_card(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", "en", typed="card goblin\n").stdout
    assert "Goblin King" not in shown[shown.index("> card") :]


def test_the_language_is_switched_in_place(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", "en", typed="lang pl\njęzyk xx\nlang en\n").stdout
    english, polish, unknown, again = shown.split("\n> ")[:4]
    assert "Which Duke do you keep?" in english
    assert "Którego Księcia zachowujesz?" in polish
    assert "Do wyboru: en, pl" in unknown
    assert "Which Duke do you keep?" in again


def test_the_system_may_speak_polish(karczma: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Które zlecenie zatrzymujesz?" in karczma("play", "_template").stdout


@pytest.mark.parametrize(
    ("lang", "typed", "told"), [("en", "help", "why can't I"), ("pl", "pomoc", "dlaczego nie mogę")]
)
def test_help_tells_every_command(karczma: Run, lang: str, typed: str, told: str) -> None:
    shown = karczma("play", "_template", "--lang", lang, typed=f"{typed}\n").stdout
    assert told in shown


def test_the_log_tells_what_happened_and_no_secrets(karczma: Run) -> None:
    shown = karczma("play", "valeria", "--seed", 3, "--lang", "en", typed=f"{OPENING}log\nlog 1\n").stdout
    whole, last = shown.split("\n> ")[-3:-1]
    assert "You keep " in whole
    assert "Bogna keeps one Duke, face down." in whole
    assert last.count("·") == 1


def test_names_are_used(karczma: Run) -> None:
    words = ("play", "valeria", "--seats", 3, "--names", "Ala,Ola", "--seed", 3, "--lang", "en")
    shown = karczma(*words, typed=OPENING).stdout
    assert "Ala   Gold 2" in shown
    assert "Ola keeps one Duke" in shown
    assert "Bogna keeps one Duke" in shown


def test_the_seat_may_be_another_one(karczma: Run) -> None:
    words = ("play", "_template", "--seats", 2, "--seat", 1, "--seed", 3, "--lang", "en")
    shown = karczma(*words, typed=OPENING).stdout
    assert "You keep the mill." in shown
    assert "Bogna looks at the next stone" in shown
    assert "You look at the next stone" not in shown


def test_options_and_bots_of_the_table_are_taken(karczma: Run, data: Path) -> None:
    karczma("play", "_template", "--with", "random,greedy", "--option", "open_bids=true", typed=OPENING)
    [record] = data.iterdir()
    header = engine.load(record).record().header
    assert (header["seats"], header["options"]) == ("3", "open_bids=true")


def test_the_same_seed_and_the_same_answers_make_the_same_game(karczma: Run, data: Path) -> None:
    for _ in range(2):
        karczma("play", "_template", "--with", "random,greedy", "--seed", 9, typed="1\n2\n3\n1\n")
    one, other = (path.read_text() for path in data.iterdir())
    assert one == other


def test_whatever_is_typed_the_table_stands(karczma: Run) -> None:
    """Commands and numbers in any order never end in anything but an answer."""
    rng = Random(5)
    typed = ["1", "2", "3", "4", "5", "6", "?", "? 7", "undo", "undo", "rule", "board", "log 3", "lang pl", "card", "u"]
    lines = "".join(f"{rng.choice(typed)}\n" for _ in range(150))
    result = karczma("play", "valeria", "--seats", 1, "--lang", "en", "--seed", 4, typed=lines)
    assert result.exit_code == 0
