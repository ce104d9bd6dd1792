"""Records: one text file of a game, and what is said about a damaged one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karczma
from karczma.conformance import play
from karczma.games import find
from karczma.games._template.table.catalogue import PIECES
from karczma.kernel.chance import Committed, Recorded, Seeded, Source
from karczma.kernel.game import Game, NoRecord
from karczma.kernel.record import BadRecord, read, read_file
from karczma.title.options import Option
from karczma.title.replay import Replay

TITLE = find("_template")
FOG = Option(id="fog", clause="XX-FOG-01")  # an option of a version that is still to come
LATER = msgspec.structs.replace(TITLE, version="1.1.0", plays=("1.0.0",), options=(*TITLE.options, FOG))


def game(choices: int = 8, source: int | Source = 7, seats: int = 2) -> Game:
    g = TITLE.new(seats, source)
    play(g, Random(1), choices)
    return g


def text_of(g: Game) -> str:
    return g.record().text()


def test_a_record_is_a_header_lines_and_a_seal() -> None:
    g: Any = TITLE.new(1, 7)
    g.apply(g.options(0)[1], 0)
    head, _, rest = text_of(g).partition("---\n")
    assert head == "karczma 1\ntitle _template 1.0.0\nseats 1\noptions open_bids=false\nseed 7\n"
    *lines, seal = rest.splitlines()
    assert [line.split()[0] for line in lines] == ["!", "!", "0", "!"]
    assert lines[2] == f"0 keep commission={PIECES[g.players[0].hand[0]].id}"
    assert seal == f"= {g.record().checksum} running {g.scores()[0]}"


def test_a_choice_that_answered_itself_is_marked() -> None:
    g = TITLE.new(1, 7)
    g.apply(g.options(0)[0], 0)
    g.apply(karczma.parse("_template", "bid coins=6"), 0)  # beats every die; without a coin there is only one bid
    assert "0 . bid coins=0" in g.record().lines
    assert (g.deciding(), g.over) == ((0,), False)


def test_the_text_reads_back_as_the_same_record() -> None:
    record = game().record()
    assert read(record.text()) == record


@pytest.mark.parametrize("choices", [0, 1, 3, 8, 1000])
def test_a_record_is_saved_loaded_and_stands_where_it_stood(tmp_path: Path, choices: int) -> None:
    g = game(choices)
    file = tmp_path / "evening.game"
    g.record().save(file)
    loaded = karczma.load(file)
    assert loaded.fingerprint() == g.fingerprint()
    assert loaded.over == g.over
    assert text_of(loaded) == text_of(g)
    assert [path.name for path in tmp_path.iterdir()] == ["evening.game"]


def test_the_key_of_a_committed_game_is_told_only_after_its_end() -> None:
    source = Committed("a well kept key", ("one", "two"))
    running, over = game(5, source).record(), game(1000, source).record()
    assert running.header["commitment"] == over.header["commitment"] == source.commitment()
    assert running.header["nonces"] == "one two"
    assert "key" not in running.header
    assert (running.source(), over.source()) == (None, source)


def test_a_record_tells_its_outcomes_and_its_source() -> None:
    g = game()
    record = g.record()
    assert record.source() == Seeded(7)
    assert isinstance(record.recorded_chance(), Recorded)
    assert all(Seeded(7).below(n, tick) == outcome for tick, outcome, n in record.recorded_chance().outcomes)


@pytest.mark.parametrize("other", [lambda g: g.copy(), lambda g: g.view(0), lambda g: g.determinise(0, 1)])
def test_copies_views_and_dealt_worlds_have_no_record(other: Callable[[Game], Game]) -> None:
    with pytest.raises(NoRecord, match="no record"):
        other(game()).record()


# -- damage --------------------------------------------------------------------------------------------------------


def damaged(old: str, new: str) -> str:
    text = text_of(game())
    assert old in text
    return text.replace(old, new, 1)


def line_of(start: str) -> int:
    return next(n for n, line in enumerate(text_of(game()).splitlines(), 1) if line.startswith(start))


FIRST_CHOICE = next(line for line in game().record().lines if line[0].isdigit())
FIRST_OUTCOME = game().record().lines[0]
HEADER_DAMAGE = {
    "another format": ("karczma 1", "karczma 9", "1: not a record of this kind"),
    "a header without end": ("---\n", "", "the header does not end"),
    "no title": ("title _template 1.0.0\n", "", "does not tell the title"),
    "no seats": ("seats 2\n", "", "does not tell the seats"),
    "no options": ("options open_bids=false\n", "", "does not tell the options"),
    "an unknown title": ("title _template", "title checkers", "there is no title 'checkers'"),
    "another version": ("1.0.0", "0.9.0", "played with _template 0.9.0; this is 1.0.0"),
    "too many seats": ("seats 2", "seats 9", "for 1, 2, 3, 4 players, not 9"),
    "seats in words": ("seats 2", "seats two", "seats is not a number: 'two'"),
    "an unknown option": ("open_bids=false", "closed_bids=false", "no option 'closed_bids'"),
    "an unknown value": ("open_bids=false", "open_bids=perhaps", r"TT-BID-04.*'perhaps'"),
    "seats beyond counting": ("seats 2", f"seats {'9' * 5000}", "3: seats is not a number: '9{120}…'"),
    "seats in other digits": ("seats 2", "seats ٢", "3: seats is not a number: '٢'"),
    "seats with a small sign": ("seats 2", "seats 2_0", "3: seats is not a number: '2_0'"),
    "a seed in other digits": ("seed 7", "seed ٧", "5: seed is not a number: '٧'"),
    "a seed in words": ("seed 7", "seed seven", "seed is not a number"),
    "other cards": ("seed 7", "seed 7\ncontent 1234abcd", "played with other cards"),
    "a missing seal": (text_of(game()).splitlines()[-1] + "\n", "", "cut off"),
    "a broken seal": (" running", " sleeping", "cut off"),
}
LINE_DAMAGE = {
    "a foreign line": (FIRST_CHOICE, "hello there", FIRST_CHOICE, "neither a choice nor a chance outcome"),
    "a seat that is no number": (FIRST_CHOICE, f"²{FIRST_CHOICE}", FIRST_CHOICE, "neither a choice nor a chance"),
    "an outcome in words": (FIRST_OUTCOME, "! 0 five", FIRST_OUTCOME, "not a chance outcome"),
    "an outcome of another die": (FIRST_OUTCOME, "! 0 1/2", FIRST_OUTCOME, "tells 1 of 2, but now it is one of 9"),
    "a missing outcome": (FIRST_OUTCOME + "\n", "", FIRST_OUTCOME, "tells no outcome"),
    "a choice of another title": (FIRST_CHOICE, f"{FIRST_CHOICE[0]} roll-dice", FIRST_CHOICE, "no choice named"),
    "a choice that is not on show": (FIRST_CHOICE, f"{FIRST_CHOICE[0]} bid coins=3", FIRST_CHOICE, "K-FLOW-01"),
    "a seat beyond counting": (FIRST_CHOICE, "9" * 5000 + FIRST_CHOICE[1:], FIRST_CHOICE, "neither a choice nor .*…'"),
    "a seat raised to a power": (FIRST_CHOICE, "²" + FIRST_CHOICE[1:], FIRST_CHOICE, "neither a choice nor .*'²"),
    "a seat in other digits": (FIRST_CHOICE, "٠" + FIRST_CHOICE[1:], FIRST_CHOICE, "neither a choice nor .*'٠"),
    "an outcome in other digits": (FIRST_OUTCOME, "! ٠ 0/1", FIRST_OUTCOME, "not a chance outcome: '! ٠"),
    "an outcome beyond counting": (FIRST_OUTCOME, f"! 0 {'1' * 5000}/9", FIRST_OUTCOME, "not a chance outcome: .*…'"),
    "a choice without end": (FIRST_CHOICE, f"0 {'x' * 5000}", FIRST_CHOICE, "no choice named 'x{80,120}…$"),
    "a choice by nobody": (FIRST_CHOICE, f"7 {FIRST_CHOICE[2:]}", FIRST_CHOICE, r"seat 7 may not .*K-FLOW-01"),
    "a seal of another table": ("= ", "= 0", "= ", "the seal does not fit"),
}


def test_a_later_version_that_plays_this_one_replays_its_records_with_the_new_option_left_alone() -> None:
    again = LATER.replay(game(1000).record())
    assert again.fingerprint() == game(1000).fingerprint()
    assert "fog=false" in again.record().header["options"]


def test_a_later_version_that_does_not_play_this_one_refuses_its_records() -> None:
    closing = msgspec.structs.replace(LATER, plays=())
    assert (LATER.can_play("1.0.0"), LATER.can_play("1.1.0"), closing.can_play("1.0.0")) == (True, True, False)
    with pytest.raises(BadRecord, match=r"played with _template 1.0.0; this is 1.1.0"):
        closing.replay(game().record())


def test_a_replay_shows_the_table_before_each_choice_and_at_the_end() -> None:
    record = game().record()
    shown = [g.fingerprint() for g in Replay(TITLE, record).tables(record.recorded_chance(), None)]
    assert shown == [game(choices).fingerprint() for choices in range(len(record.choices()) + 1)]


@pytest.mark.parametrize("what", HEADER_DAMAGE)
def test_damage_to_the_frame_of_a_record_is_named(tmp_path: Path, what: str) -> None:
    old, new, said = HEADER_DAMAGE[what]
    file = tmp_path / "damaged.game"
    file.write_text(damaged(old, new), encoding="utf-8")
    with pytest.raises(BadRecord, match=rf"damaged\.game:.*{said}"):
        karczma.load(file)


@pytest.mark.parametrize("what", LINE_DAMAGE)
def test_damage_to_a_line_is_named_with_its_number(tmp_path: Path, what: str) -> None:
    old, new, at, said = LINE_DAMAGE[what]
    file = tmp_path / "damaged.game"
    file.write_text(damaged(old, new), encoding="utf-8")
    with pytest.raises(BadRecord, match=rf"damaged\.game:{line_of(at)}: .*{said}"):
        karczma.load(file)


def test_a_choice_that_the_rules_refuse_is_named_with_clause_and_facts() -> None:
    g = TITLE.new(2, 7, {"open_bids": True})
    for seat in (0, 1):
        g.apply(g.options(seat)[0], seat)
    g.apply(karczma.parse("_template", "bid coins=4"), 0)
    g.apply(karczma.parse("_template", "bid coins=0"), 1)  # seat 0 is left with 2 coins, and seat 1 leads
    g.apply(karczma.parse("_template", "bid coins=0"), 1)
    text = text_of(g).replace("\n= ", "\n0 bid coins=6\n= ")
    with pytest.raises(BadRecord, match=r"seat 0 may not 'bid coins=6': TT-BID-02 \(bid 6, coins 2\)"):
        karczma.replayed(read(text))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.game"
    file.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(BadRecord, match=r"picture\.game: not a text file"):
        read_file(file)


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(BadRecord, match="record:1: not a record"):
        read("")


WHOLE = text_of(game(12))
SCRIBBLE = st.one_of(st.text(max_size=3), st.text("0123456789²٣ .!/=-\n", max_size=3))  # "²" is a digit but no number


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(at=st.integers(0, len(WHOLE) - 1), cut=st.integers(0, 4), put=SCRIBBLE)
def test_any_damage_is_noticed_or_harmless(at: int, cut: int, put: str) -> None:
    """Whatever is changed in a record: a BadRecord, or the same table; never another error, never another game."""
    text = WHOLE[:at] + put + WHOLE[at + cut :]
    try:
        again = karczma.replayed(read(text))
    except BadRecord:
        return
    assert again.record().lines == read(WHOLE).lines
