"""Titles: what can be said before a table is set up, and tables that cannot be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import karczma
from karczma.games import UnknownTitle, find, ids
from karczma.games._template.table.catalogue import PIECES
from karczma.kernel.chance import Committed, Seeded
from karczma.kernel.choices import Refusal, UnknownChoice
from karczma.title.contract import Bots, BrokenContract, Parts, Rules, Wording
from karczma.title.options import Option, WrongTable

QUARRY = find("_template")
NUMBER = {piece.id: number for number, piece in enumerate(PIECES)}
SWITCH = Option(id="fog", clause="XX-FOG-01")
MODE = Option(id="mode", clause="XX-MODE-01", values=("calm", "wild"), default="calm")
EACH = Option(id="lords", clause="XX-LORD-01", values=("choose",), default="choose", one_each=("ann", "bob", "eve"))
DRAFT = Option(id="clans", clause="XX-CLAN-01", values=("wolf", "bear", "hawk"), default="", several=2)


@pytest.mark.parametrize(
    ("option", "value", "text"),
    [
        (SWITCH, True, "true"),
        (SWITCH, "false", "false"),
        (MODE, "wild", "wild"),
        (DRAFT, ["wolf", "hawk"], "wolf,hawk"),
        (DRAFT, "bear,hawk", "bear,hawk"),
        (DRAFT, "", ""),
        (DRAFT, [], ""),
        (EACH, "choose", "choose"),
        (EACH, ["eve", "ann"], "eve,ann"),
    ],
)
def test_an_option_is_read_as_the_text_that_records_keep(option: Option, value: Any, text: str) -> None:
    assert option.read(value) == text


@pytest.mark.parametrize(
    ("option", "value", "what"),
    [
        (SWITCH, "yes", r"option fog \(XX-FOG-01\): 'yes' is not false, true"),
        (SWITCH, "", "'' is not false, true"),
        (MODE, True, "'true' is not calm, wild"),
        (MODE, 3, "'3' is not calm, wild"),
        (MODE, None, "'None' is not calm, wild"),
        (DRAFT, "wolf", "'wolf' is not 2 different ones of wolf, bear, hawk"),
        (DRAFT, ["wolf", "wolf"], "2 different ones"),
        (DRAFT, ["wolf", "bear", "hawk"], "2 different ones"),
        (DRAFT, ["wolf", "fox"], "'wolf,fox' is not 2"),
        (EACH, "ann,ann", "'ann,ann' is not choose, nor one for each seat of ann, bob, eve"),
        (EACH, "ann,choose", "is not choose, nor one for each seat"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: Option, value: Any, what: str) -> None:
    with pytest.raises(WrongTable, match=what):
        option.read(value)


def test_options_left_out_have_defaults() -> None:
    assert find("_template").settled(None) == {"open_bids": "false"}
    assert find("_template").settled({"open_bids": True}) == {"open_bids": "true"}


BESIDE = Option(id="depth", clause="XX-DEEP-01", only={"fog": ("true",)})


def test_an_option_that_means_nothing_beside_another_one_is_refused_with_its_clause() -> None:
    with pytest.raises(WrongTable, match=r"option depth \(XX-DEEP-01\): only with fog true, not false") as error:
        BESIDE.refuse_for(2, {"depth": "true", "fog": "false"})
    told = error.value
    assert told.refusal == Refusal("XX-DEEP-01", {"other": "fog", "wanted": "true", "now": "false"})
    assert (told.option, told.reason) == ("depth", "table-only")
    BESIDE.refuse_for(2, {"depth": "true", "fog": "true"})
    BESIDE.refuse_for(2, {"depth": "false", "fog": "false"})


def test_a_table_that_cannot_be_set_up_says_whose_it_would_be() -> None:
    for seats, options in ((9, {}), (2, {"fog": "true"}), (2, {"open_bids": "perhaps"})):
        with pytest.raises(WrongTable) as error:
            karczma.new("_template", seats, options=options)
        assert (error.value.title, error.value.refusal is not None) == ("_template", True)


def test_an_unknown_option_is_refused_before_anything_is_set_up() -> None:
    with pytest.raises(WrongTable, match=r"_template has no option 'speed', 'fog' \(it has: open_bids\)"):
        karczma.new("_template", 2, options={"speed": "fast", "fog": True, "open_bids": False})


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", None])
def test_a_number_of_seats_that_the_title_does_not_allow_is_refused(seats: Any) -> None:
    with pytest.raises(WrongTable, match="_template is for 1, 2, 3, 4 players, not"):
        karczma.new("_template", seats)


@pytest.mark.parametrize("title", ["chess", "", "../valeria", "_TEMPLATE"])
def test_an_unknown_title_is_refused(title: str) -> None:
    with pytest.raises(UnknownTitle, match="there is no title"):
        karczma.new(title, 2)


def test_the_template_is_found_but_not_on_offer() -> None:
    assert find("_template").id == "_template"
    assert "_template" not in ids()
    assert [title.id for title in karczma.titles()] == ids()


def test_a_title_describes_itself() -> None:
    title = find("_template")
    assert (title.prefix, title.names["pl"], title.players) == ("TT", "Kamieniołom", (1, 2, 3, 4))
    assert sum(title.rules.provenance().values()) == 21
    assert title.bots.evaluate(title.new(2, 1), 0) == 0


def test_a_table_is_set_up_from_a_seed_or_from_a_source() -> None:
    assert karczma.new("_template", 2, seed=9).source == Seeded(9)
    source = Committed("key")
    assert karczma.new("_template", 2, seed=source).source == source
    assert karczma.new("_template", 2, 9).fingerprint() == karczma.new("_template", 2, Seeded(9)).fingerprint()


def test_a_choice_is_read_by_the_title_it_belongs_to() -> None:
    assert str(karczma.parse("_template", "bid coins=3")) == "bid coins=3"
    with pytest.raises(UnknownChoice, match="_template has no choice named 'castle'"):
        karczma.parse("_template", "castle side=king")


def test_a_title_without_what_it_must_offer_says_what_is_missing() -> None:
    title = msgspec.structs.replace(QUARRY, parts=lambda: Parts(wording=Wording()))  # type: ignore[call-arg]

    with pytest.raises(BrokenContract, match=r"_template does not offer what a title must: .*'rules'"):
        title.new(2, 1)


def test_a_title_needs_nothing_but_rules_and_has_the_rest_by_default() -> None:
    rules = Rules(new=QUARRY.rules.new)
    title = msgspec.structs.replace(QUARRY, parts=lambda: Parts(rules=rules))

    g: Any = title.new(3, 1)
    g.players[1].hand, g.players[1].stones = [], [NUMBER["marble"]]

    assert [title.bots.evaluate(g, seat) for seat in range(3)] == [-4, 4, -4]
    assert title.rules.provenance() == {}
    with pytest.raises(WrongTable, match="nowhere: this title has no card files"):
        title.new(2, content="nowhere")


def test_a_title_whose_judgement_cannot_be_asked_says_so() -> None:
    title = msgspec.structs.replace(
        QUARRY,
        parts=lambda: Parts(rules=QUARRY.rules, wording=Wording(), bots=Bots(evaluate=7)),  # type: ignore[arg-type]
    )

    with pytest.raises(BrokenContract, match="`evaluate` of its Bots is 7, which is no function"):
        title.bots  # noqa: B018
