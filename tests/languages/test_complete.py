"""Nothing is without words, and no words are left over: the files are compared with the code, both ways."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, kebab
from karczma.kernel.events import Event, secrets_of
from karczma.ledger import load_title
from karczma.locale import Speaker
from karczma.locale.speaker import clause_behind
from karczma.locale.values import SHARED_CHOICES
from karczma.locale.words import FOLDER
from karczma.server.tables.view_json import view_json
from languages.samples import (
    LANGUAGES,
    PACKAGE,
    TITLES,
    choices,
    decisions,
    events,
    refusals,
    sample,
    samples_of,
    words_of,
)
from languages.wording import valeria

both_titles = pytest.mark.parametrize("title", TITLES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# -- what must have a message --------------------------------------------------------------------------------------


def worded_choices(title: str) -> set[str]:
    named = {f"choice-{kebab(cls.__name__)}" for cls in choices(title)}
    at_the_table = {*SHARED_CHOICES, *find(title).wording.choices} & {*choices(title)}
    return named | {f"choice-{kebab(cls.__name__)}-here" for cls in at_the_table}


def secret_parts(cls: Any) -> tuple[str, ...]:  # mypy takes no class for hashable
    return secrets_of(cls)


def worded_events(title: str) -> set[str]:
    named = {f"event-{kebab(cls.__name__)}" for cls in events(title)}
    secret = {f"event-{kebab(cls.__name__)}-secret" for cls in events(title) if secret_parts(cls)}
    several = {f"event-{kebab(cls.__name__)}-several" for cls in find(title).wording.together}
    return named | secret | several | {f"event-{name}-nobody" for name in words_of(title).to_nobody}


def worded_refusals(title: str, language: str) -> set[str]:
    speaker = Speaker(language, title)
    shapes = [("-".join([clause, *facts]), clause) for clause, facts in refusals(title)]
    return {whole if speaker.has(whole) else clause for whole, clause in shapes}


def worded_options(title: str, language: str) -> set[str]:
    speaker, options = Speaker(language, title), find(title).options
    values = {f"value-{o.id}-{value or 'none'}".replace("_", "-") for o in options for value in (*o.values, o.default)}
    return {f"option-{o.id}".replace("_", "-") for o in options} | {value for value in values if speaker.has(value)}


def worded_count(title: str, language: str) -> set[str]:
    speaker, its = Speaker(language, title), find(title).final_count
    named = {f"{word}-{name}" for name in its.categories for word in ("score", "medal")} if its else set()
    return {message for message in named if message.startswith("score") or speaker.has(message)}


def worded_ranks(title: str) -> set[str]:
    statistics = find(title).bots.statistics
    return {f"rank-{rank.replace('_', '-')}" for rank in statistics.ranks} if statistics else set()


def worded_zones(title: str) -> set[str]:
    """What the plain tables of terminal and browser head; a title that has boards of its own says it there."""
    if find_spec(f"karczma.cli.boards.{title}"):
        return set()
    shown = view_json(find(title).new(2, 1).view(0))
    sides = [name for record in shown.pop("players") for name in record]
    return {f"zone-{name.replace('_', '-')}" for name in (*shown, *sides)}


def wanted(title: str, language: str) -> set[str]:
    return {
        *(f"ask-{kebab(cls.__name__)}" for cls in decisions(title)),
        *(f"name-{id.replace('_', '-')}" for id in words_of(title).components()),
        *worded_choices(title),
        *worded_events(title),
        *worded_refusals(title, language),
        *worded_options(title, language),
        *worded_count(title, language),
        *worded_ranks(title),
        *worded_zones(title),
        *words_of(title).said_of_cards(),
    }


# -- what the files hold -------------------------------------------------------------------------------------------


def entries(language: str, file: str) -> list[ftl.Message]:
    body = FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, ftl.Message)]


def ids(language: str, file: str) -> set[str]:
    return {entry.id.name for entry in entries(language, file)}


def referred_to(language: str, file: str) -> set[str]:
    """Messages that stand inside other messages."""
    text = (FOLDER / language / f"{file}.ftl").read_text("utf-8")
    return set(re.findall(r"\{ ([a-zA-Z][\w-]*) \}", text))


@cache
def said_in_code() -> set[str]:
    """Every literal text of our Python files."""
    found = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@both_titles
@both_languages
def test_everything_has_a_message(title: str, language: str) -> None:
    speaker = Speaker(language, title)
    assert {message for message in wanted(title, language) if not speaker.has(message)} == set()


@both_titles
@both_languages
def test_no_message_is_left_over(title: str, language: str) -> None:
    used = wanted(title, language) | referred_to(language, title) | said_in_code()
    assert ids(language, title) - used == set()


@both_languages
def test_no_shared_message_is_left_over(language: str) -> None:
    used = wanted("valeria", language) | wanted("_template", language) | referred_to(language, "kernel")
    assert ids(language, "kernel") - used - said_in_code() - {"value-true", "value-false"} == set()


@pytest.mark.parametrize("file", ["kernel", "terminal", "server", "admin", *TITLES])
def test_both_languages_have_the_same_messages(file: str) -> None:
    assert ids("en", file) == ids("pl", file)


@both_languages
def test_every_case_that_a_sentence_asks_for_is_a_form_of_some_name(language: str) -> None:
    text = "".join((FOLDER / language / f"{file}.ftl").read_text("utf-8") for file in ("kernel", *TITLES))
    asked = set(re.findall(r'case: "(\w+)"', text))
    forms = set(re.findall(r"^    \.([\w-]+) =", text, re.MULTILINE))
    assert asked == forms


# -- every message can be said with what the code gives it ---------------------------------------------------------


@both_titles
@both_languages
def test_every_choice_can_be_said(title: str, language: str) -> None:
    speaker = Speaker(language, title)
    for cls in choices(title):
        choice: Choice = sample(cls)
        assert speaker.choice(choice).strip()


@both_titles
@both_languages
@pytest.mark.parametrize("names", [["Anna", "Piotr"], ["", "Piotr"], ["Anna", ""]])
def test_every_event_can_be_told_to_everybody(title: str, language: str, names: list[str]) -> None:
    speaker = Speaker(language, title)
    for cls in events(title):
        event: Event = sample(cls)
        kept_secret = sample(cls, **dict.fromkeys(secret_parts(cls), ""))
        assert speaker.event(event, names).endswith((".", "!"))
        assert speaker.event(kept_secret, names).endswith((".", "!"))


@both_titles
@both_languages
def test_every_refusal_can_be_said(title: str, language: str) -> None:
    speaker = Speaker(language, title)
    for clause, facts in refusals(title):
        for number in (0, 1, 3):
            told = speaker.refusal(Refusal(clause, {fact: samples_of(title).get(fact, number) for fact in facts}))
            assert told.endswith("."), clause


@both_titles
@both_languages
def test_every_option_and_value_can_be_said(title: str, language: str) -> None:
    speaker = Speaker(language, title)
    for option in find(title).options:
        told = [speaker.value(option.id, value) for value in (*option.values, option.default)]
        assert speaker.option(option.id)
        assert all(told)
        assert len(set(told)) == len({*option.values, option.default})


@both_languages
@pytest.mark.parametrize("family", valeria.FAMILIES)
def test_names_are_those_of_the_card_files(language: str, family: str) -> None:
    speaker = Speaker(language, "valeria")
    assert {card: speaker.name(card) for card in valeria.cards_of(family)} == {
        card: fields["name"][language] for card, fields in valeria.cards_of(family).items()
    }


@both_titles
def test_every_event_names_a_clause_of_the_ledger(title: str) -> None:
    clauses, wording = load_title(title).by_id, find(title).wording
    without = [each.__name__ for each in events(title) if clause_behind(wording, sample(each)) not in clauses]
    assert not without
