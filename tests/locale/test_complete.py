"""Nothing is without words, and no words are left over: the files are compared with the code, both ways."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import get_args

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from samples import LANGUAGES, PACKAGE, TITLES, choices, decisions, events, refusals, sample, samples_of

from karczma.games import find
from karczma.games._template.catalogue import PIECES
from karczma.games.empires_north import catalogue as empires_north
from karczma.games.empires_north.counting import COUNTERS as COUNTERS_OF_EMPIRES
from karczma.games.empires_north.terms import TOKENS as TOKENS_OF_EMPIRES
from karczma.games.empires_north.terms import TRIGGERS
from karczma.games.monster_lands import catalogue as monster_lands
from karczma.games.monster_lands import terms as words_of_monster_lands
from karczma.games.monster_lands import verbs as verbs_of_monster_lands
from karczma.games.monster_lands.variants.campaign import Outcome
from karczma.games.northgard import catalogue as northgard
from karczma.games.northgard.counting import COUNTERS
from karczma.games.northgard.terms import DEEDS, SLOTS
from karczma.games.northgard.terms import TOKENS as TOKENS_OF_NORTHGARD
from karczma.games.valeria.catalogue import FILES, catalogue
from karczma.games.valeria.moments import MOMENTS, QUESTIONS
from karczma.games.valeria.terms import ROLES, TOKENS, TYPES
from karczma.games.wonderful_kingdom import catalogue as kingdom
from karczma.games.wonderful_kingdom import terms as kingdom_terms
from karczma.games.wonderful_kingdom.boards import BONUSES
from karczma.games.wonderful_kingdom.entries import DEEDS as DEEDS_OF_MENACES
from karczma.games.wonderful_kingdom.moments import MOMENTS as MOMENTS_OF_KINGDOM
from karczma.games.wonderful_kingdom.moments import QUESTIONS as QUESTIONS_OF_KINGDOM
from karczma.kernel.choices import Choice, Refusal, kebab
from karczma.kernel.events import Event, secrets_of
from karczma.ledger import load_title
from karczma.locale import Speaker
from karczma.locale.speaker import clause_behind, tellers_of
from karczma.locale.values import SHARED_CHOICES
from karczma.locale.words import FOLDER

FAME_SOURCES = ("closing", "closed", "altar", "stag", "creature")
FAMILIES = ("citizens", "monsters", "domains", "dukes", "terrains", "sets")
HAPPENS_TO_NOBODY = {
    "valeria": {"monster-taken", "duke-revealed"},
    "northgard": {"tile-laid", "territory-closed", "battle-began", "battle-decided", "die-rolled"},
    "wonderful_kingdom": {"card-offered", "area-taken", "card-shrouded", "card-stolen", "armies-returned"},
    "monster_lands": {"quest-won", "trap-revealed", "die-stolen"},
    "_template": set(),
    "empires_north": {"ship-queued", "ship-returned", "island-pillaged"},
}

both_titles = pytest.mark.parametrize("title", TITLES)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


# -- what must have a message --------------------------------------------------------------------------------------


@cache
def cards_of(family: str) -> dict[str, dict[str, dict[str, str]]]:
    cards: dict[str, dict[str, dict[str, str]]] = yaml.safe_load((FILES / f"{family}.yaml").read_text("utf-8"))["cards"]
    return cards


def components(title: str) -> list[str]:
    if title == "_template":
        return [piece.id for piece in PIECES]
    if title == "northgard":
        named = [card for family in northgard.faces().values() for card in family]
        return [*named, *TOKENS_OF_NORTHGARD, *SLOTS, *northgard.catalogue().face_names, *FAME_SOURCES]
    if title == "wonderful_kingdom":
        named = [card for family, cards in kingdom.faces().items() if family != "pieces" for card in cards]
        named += [name for board in kingdom.catalogue().boards.values() for name in board.names]
        words = (*kingdom_terms.FAMILIES, *kingdom_terms.PLACES, *kingdom_terms.COLOURS, "face_down")
        return [*named, *kingdom_terms.TOKENS, *BONUSES, *words]
    if title == "empires_north":
        named = [card for family in empires_north.faces().values() for card in family]
        return [*dict.fromkeys([*named, *TOKENS_OF_EMPIRES]), "resource", "location"]
    if title == "monster_lands":
        return components_of_monster_lands()
    return [*(card for family in FAMILIES for card in cards_of(family)), *TOKENS, *ROLES, *TYPES]


def components_of_monster_lands() -> list[str]:
    named, its = [card for family in monster_lands.faces().values() for card in family], words_of_monster_lands
    places = [*its.SITES, *its.TRAILS, "land", "trail"]
    return [
        *(*named, *its.RESOURCES, *its.COLOURS, *its.DICE, *its.AFFILIATIONS, *its.EQUIPMENT_TYPES, *its.RANKS),
        *(*places, "queen", "fallen", "no_monster"),
    ]


def worded_choices(title: str) -> set[str]:
    named = {f"choice-{kebab(cls.__name__)}" for cls in choices(title)}
    at_the_table = {*SHARED_CHOICES, *tellers_of(title).choices} & {*choices(title)}
    return named | {f"choice-{kebab(cls.__name__)}-here" for cls in at_the_table}


def worded_events(title: str) -> set[str]:
    named = {f"event-{kebab(cls.__name__)}" for cls in events(title)}
    secret = {f"event-{kebab(cls.__name__)}-secret" for cls in events(title) if secrets_of(cls)}
    return named | secret | {f"event-{name}-nobody" for name in HAPPENS_TO_NOBODY[title]}


def worded_refusals(title: str, language: str) -> set[str]:
    speaker = Speaker(language, title)
    shapes = [("-".join([clause, *facts]), clause) for clause, facts in refusals(title)]
    return {whole if speaker.has(whole) else clause for whole, clause in shapes}


def worded_options(title: str, language: str) -> set[str]:
    speaker, options = Speaker(language, title), find(title).options
    values = {f"value-{o.id}-{value or 'none'}".replace("_", "-") for o in options for value in (*o.values, o.default)}
    return {f"option-{o.id}".replace("_", "-") for o in options} | {value for value in values if speaker.has(value)}


def worded_cards(title: str) -> set[str]:
    """Messages whose ids are put together from what a card can say."""
    if title == "_template":
        return set()
    if title == "northgard":
        return {
            *(f"count-{token}" for token in TOKENS_OF_NORTHGARD),
            *(f"each-{counter}".replace("_", "-") for counter in COUNTERS),
            *(f"each-time-{deed}".replace("_", "-") for deed in DEEDS),
            *(f"tell-{verb}" for verb in (*tellers_of(title).COUNTED.values(), *tellers_of(title).PLAIN.values())),
            *("tell-build-small", "tell-build-large"),
        }
    if title == "wonderful_kingdom":
        return {
            *(f"count-{token}" for token in kingdom_terms.TOKENS),
            *(f"does-{deed}".replace("_", "-") for deed in DEEDS_OF_MENACES),
            *(f"while-{question}".replace("_", "-") for question in QUESTIONS_OF_KINGDOM),
            *(f"when-{moment}".replace("_", "-") for moment in MOMENTS_OF_KINGDOM),
            *(f"face-vp-{per}" for per in (*kingdom_terms.FAMILIES, "soldier", "set")),
        }
    if title == "empires_north":
        return {
            *(f"count-{token}" for token in (*TOKENS_OF_EMPIRES, "resource", "location")),
            *(f"each-{counter}".replace("_", "-") for counter in COUNTERS_OF_EMPIRES),
            *(f"when-{event}".replace("_", "-") for event in TRIGGERS),
            *(f"tell-{verb}" for verb in (*tellers_of(title).COUNTED.values(), *tellers_of(title).PLAIN.values())),
            *(f"tell-ready{how}-{what}" for how in ("", "-all") for what in ("location", "island")),
            *("tell-discard-location", "tell-discard-field", "face-field", "face-field-upgrade", "face-field-dual"),
        }
    if title == "monster_lands":
        its = verbs_of_monster_lands
        told = [
            *(f"gain-{when}" for when in its.GAIN_WHEN),
            *(f"reroll-{where}" for where in its.REROLL_WHERE),
            *(f"each-{when}" for when in its.EACH_WHEN),
            *(f"total-{when}" for when in its.TOTAL_WHEN),
            *(f"forbid-{what}" for what in its.FORBIDDEN),
            *("to-entrance-revealed", "to-entrance-captured-in-land"),
            *tellers_of(title).COUNTED.values(),
        ]
        steps = {f"campaign-{outcome}" for outcome in get_args(Outcome)}
        resources = [f"count-{what}" for what in words_of_monster_lands.RESOURCES]
        return steps | {
            *(f"tell-{what}".replace("_", "-") for what in told),
            *(what.replace("_", "-") for what in resources),
        }
    zones = catalogue().text.zones
    each = {f"each-{zone}" for zone in zones if zone != "icons"}  # icons are always those of a Role
    return {
        *each,
        *(f"each-{zone}-{key}" for zone, keys in zones.items() for key in keys),
        *(f"count-{what}" for what in (*TOKENS, *ROLES)),
        *(f"when-{kebab(event.__name__)}" for event in MOMENTS.values()),
        *(f"while-{name.replace('_', '-')}-{how}" for name in QUESTIONS for how in ("times", "add")),
        *(f"tell-return-{zone}{may}" for zone in ("citizens", "slain") for may in ("", "-may")),
        *(f"tell-die-{deed}{paid}" for deed in ("set", "raise", "lower") for paid in ("", "-paid")),
    }


def wanted(title: str, language: str) -> set[str]:
    return {
        *(f"ask-{kebab(cls.__name__)}" for cls in decisions(title)),
        *(f"name-{id.replace('_', '-')}" for id in components(title)),
        *worded_choices(title),
        *worded_events(title),
        *worded_refusals(title, language),
        *worded_options(title, language),
        *worded_cards(title),
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


@pytest.mark.parametrize("file", ["kernel", "terminal", *TITLES])
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
        kept_secret = sample(cls, **dict.fromkeys(secrets_of(cls), ""))
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
@pytest.mark.parametrize("family", FAMILIES)
def test_names_are_those_of_the_card_files(language: str, family: str) -> None:
    speaker = Speaker(language, "valeria")
    assert {card: speaker.name(card) for card in cards_of(family)} == {
        card: fields["name"][language] for card, fields in cards_of(family).items()
    }


@both_titles
def test_every_event_names_a_clause_of_the_ledger(title: str) -> None:
    clauses, tellers = load_title(title).by_id, tellers_of(title)
    without = [each.__name__ for each in events(title) if clause_behind(tellers, sample(each)) not in clauses]
    assert not without
