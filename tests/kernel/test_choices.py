"""Choices: their text form, and refusals without prose."""

from __future__ import annotations

import pytest

from karczma.kernel.bases import home
from karczma.kernel.choices import Choice, Illegal, UnknownChoice, choice, kebab, no, parse


@choice
class SendShip(Choice):
    to: str
    crew: int
    armed: bool = False


@choice
class PickMany(Choice):
    cards: tuple[str, ...]
    numbers: tuple[int, ...] = ()


@choice
class PassOn(Choice):
    pass


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (SendShip("far_isle", 3), "send-ship to=far_isle crew=3 armed=False"),
        (SendShip("home", -1, True), "send-ship to=home crew=-1 armed=True"),
        (PickMany(("ash", "elm"), (4, 2)), "pick-many cards=ash,elm numbers=4,2"),
        (PickMany(()), "pick-many cards= numbers="),
        (PassOn(), "pass-on"),
    ],
    ids=str,
)
def test_a_choice_is_written_and_read_back(said: Choice, text: str) -> None:
    assert str(said) == text
    assert parse(home(SendShip), text) == said


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "no choice named ''"),
        ("sail to=home", "no choice named 'sail'"),
        ("send-ship to=home", "says to, crew, armed"),
        ("send-ship to=home crew=1 armed=False price=2", "says to, crew, armed"),
        ("send-ship to=home to=home crew=1 armed=False", "says to, crew, armed"),
        ("pass-on now=1", "says nothing more"),
        ("send-ship to=home crew=many armed=False", "'many' is not a number"),
        ("send-ship to=home crew=1 armed=yes", "'yes' is neither True nor False"),
        ("pick-many cards=ash numbers=1,,2", "'' is not a number"),
    ],
)
def test_a_text_that_is_no_choice_is_refused_with_a_reason(text: str, what: str) -> None:
    with pytest.raises(UnknownChoice, match=what):
        parse(home(SendShip), text)


def test_a_choice_of_one_title_is_unknown_to_another() -> None:
    with pytest.raises(UnknownChoice, match="valeria has no choice named 'bid'"):
        parse("valeria", "bid coins=1")


def test_names_become_words_with_hyphens() -> None:
    assert [kebab(name) for name in ("Bid", "KeepDuke", "Take2Gold")] == ["bid", "keep-duke", "take2-gold"]


def test_a_refusal_is_a_clause_and_facts() -> None:
    why = no("XX-BUY-02", price=5, gold=3)
    assert (why.clause, dict(why.facts)) == ("XX-BUY-02", {"price": 5, "gold": 3})
    assert Illegal(why).refusal == why


def test_a_choice_is_not_refused_unless_it_says_so() -> None:
    assert PassOn().refusal(None, None) is None
