"""What somebody new to the library does wrong is told in words; and a table shows itself in one line."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import karczma
from karczma.kernel.choices import Choice, Illegal, Refusal
from karczma.kernel.game import Game


def first_refused(title: str, seats: int) -> tuple[Game, Choice, int, Refusal]:
    """A table in which somebody sees what they may not have, and that."""
    g = karczma.new(title, seats, seed=1)
    while not g.over:
        for seat in g.deciding():
            for choice, why in g.refusals(seat):
                if why.facts:
                    return g, choice, seat, why
        g.apply(g.options(g.deciding()[0])[-1], g.deciding()[0])
    raise AssertionError(f"nothing was ever refused in {title}")


@pytest.mark.parametrize("title", ["empires_north", "monster_lands", "northgard", "valeria", "wonderful_kingdom"])
def test_a_refused_choice_is_told_with_reason_facts_and_clause(title: str) -> None:
    g, choice, seat, why = first_refused(title, 2)
    with pytest.raises(Illegal) as caught:
        g.apply(choice, seat)
    told = str(caught.value)
    assert told.startswith(f"seat {seat} may not '{choice}': ")
    assert told.endswith(f" [{why.clause}]")
    name, value = next(iter(why.facts.items()))
    assert f"{name}={value}" in told
    reason = told.removeprefix(f"seat {seat} may not '{choice}': ").partition(" (")[0]
    assert len(reason.split()) > 2  # a sentence, not the facts alone
    assert caught.value.refusal == why


def test_what_is_not_on_show_is_refused_with_where_to_look() -> None:
    g = karczma.new("valeria", 2, seed=7)
    plain = r"^seat 0 may not 'garbage': that is no choice; g\.options\(seat\) lists them"
    with pytest.raises((Illegal, TypeError), match=f"{plain}|Choice object expected; got str"):  # the compiled build
        g.apply("garbage", 0)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match=r"none of g\.options\(0\) now \[K-FLOW-01\]$"):
        g.apply(g.options(1)[0], 0)


def test_a_title_without_words_shows_the_facts() -> None:
    told = str(Illegal(Refusal("XX-PAY-01", {"cost": 3}), karczma.parse("valeria", "accept"), 1, "nowhere"))
    assert told == "seat 1 may not 'accept': cost=3 [XX-PAY-01]"


def test_an_illegal_choice_crosses_to_another_process() -> None:
    g, choice, seat, why = first_refused("valeria", 2)
    with pytest.raises(Illegal) as caught:
        g.apply(choice, seat)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.refusal, again.choice, again.seat, str(again)) == (why, choice, seat, str(caught.value))


@pytest.mark.parametrize("title", ["valeria", "wonderful_kingdom"])
@pytest.mark.parametrize("seat", [-2, 2, 9])
def test_nobody_sees_from_a_seat_that_is_not_there(title: str, seat: int) -> None:
    g = karczma.new(title, 2)
    for look in (g.view, lambda seat: g.determinise(seat, 1)):
        with pytest.raises(ValueError, match=rf"no seat {seat} at a table of 2 \(the first is 0; -1 only watches\)"):
            look(seat)
    assert g.view(-1).viewer == -1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"seed": "x"}, "a seed is a whole number, and 'x' is neither that nor a source of chance"),
        ({"seed": None}, "a seed is a whole number, and None"),
        ({"options": "set=first_game"}, "options are a mapping of names to values, and 'set=first_game' is none"),
    ],
)
def test_a_table_of_wrong_things_is_refused(given: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=told):
        karczma.new("valeria", 2, **given)


def test_a_table_shows_itself_in_one_line() -> None:
    g = karczma.new("valeria", 2, seed=7)
    assert repr(g) == "<valeria, 2 seats, seat 0 KeepWhich, seat 1 KeepWhich>"
    assert repr(g.view(1)) == "<valeria, 2 seats, as seat 1 sees it, seat 0 KeepWhich, seat 1 KeepWhich>"
    g.finish()
    g.lanes = []
    assert repr(g) == "<valeria, 2 seats, over>"


def test_a_record_of_a_table_shows_its_fields() -> None:
    pile = karczma.new("valeria", 2).lanes[0]
    assert repr(pile).startswith("Lane(seat=0, frames=[")
