"""What others play is asked over a pipe, and the page of speed is written from what was measured."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec import structs

from karczma.games import ids
from karczma.sim.bench import Compared, Speed, bench
from karczma.sim.rivals import RIVALS, NoRival, Played, Rival, names_of, rivals
from rivals.chart import chart
from rivals.page import BEGIN, END, Measured, written_into

PROJECT = Path(__file__).parents[2]
ANSWERS = {
    "known": 'PACKAGE = "msgspec"\ndef of(game): return lambda seed: len(game)\n',
    "absent": "import a_game_that_nobody_has\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two rivals of our own: one that answers at once, and one that is not installed."""
    for name, text in ANSWERS.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    (tmp_path / "answer.py").write_text((PROJECT / "tools" / "rivals" / "answer.py").read_text("utf-8"), "utf-8")
    monkeypatch.setattr("karczma.sim.rivals.FOLDER", tmp_path)
    monkeypatch.setattr("karczma.sim.rivals.RIVALS", {name: Played(name, "xyz") for name in ANSWERS})
    return tmp_path


def test_those_that_are_here_are_asked_and_the_others_are_told(folder: Path) -> None:
    with rivals("all") as met:
        assert [rival.name for rival in met.here] == ["known"]
        assert met.here[0].rate(0.01, 5) > 0
        speed = bench("_template", 2, seconds=0.05, rounds=1, against=met.here)
    assert len(met.left_out) == 1
    assert "a_game_that_nobody_has is not installed" in met.left_out[0]
    (compared,) = speed.against
    assert compared.ratio == pytest.approx(speed.decisions_per_second / compared.decisions_per_second)


def test_one_that_was_named_must_be_here(folder: Path) -> None:
    with pytest.raises(NoRival, match="absent is left out"), rivals("absent"):
        pass
    with pytest.raises(NoRival, match="there is no rival 'nobody'"), rivals("nobody"):
        pass


def test_one_that_stops_is_told(folder: Path) -> None:
    (folder / "known.py").write_text("raise SystemExit", "utf-8")
    with pytest.raises(NoRival, match="known stopped"):
        Rival("known")


def test_without_any_rival_nothing_is_started() -> None:
    assert names_of(None) == []
    assert names_of("all") == list(RIVALS)
    with rivals(None) as met:
        assert met == ([], [])


CATAN = Compared(rival="catanatron", version="3.2.1", decisions_per_second=1000, ratio=4, played_out_ratio=0)


def speed(title: str, seats: int, played_out: float) -> Speed:
    return Speed(
        title=title,
        seats=seats,
        decisions_per_second=4000,
        games_per_second=1,
        mean_length=100,
        mean_branching=5,
        copy_microseconds=3,
        slowest_copy_microseconds=4,
        view_microseconds=10,
        determinise_microseconds=20,
        played_out_per_second=played_out,
        against=(structs.replace(CATAN, played_out_ratio=played_out / 1000),),
    )


@pytest.fixture
def measured() -> Measured:
    found = Measured()
    for title in ids():
        found.of[title, "plain"] = speed(title, 2, 5000)
        found.of[title, "compiled"] = speed(title, 2, 20000)
        found.grown[title, 3] = speed(title, 3, 2500)
    return found


def test_the_page_keeps_its_words_and_gets_new_tables(measured: Measured) -> None:
    page = f"before\n{BEGIN}old figures\n{END}\nafter\n"
    once = written_into(page, measured)
    assert written_into(once, measured) == once
    assert once.startswith("before\n")
    assert once.endswith("\nafter\n")
    assert "old figures" not in once
    assert "Valeria: Card Kingdoms, compiled | 4,000 | 20,000 | 20.0" in once
    assert "times catanatron: plain 5.0, compiled 20.0." in once
    assert "| Valeria: Card Kingdoms | 3 | 2,500 | 400.0 |" in once


def test_a_page_without_a_compiled_build_says_so(measured: Measured) -> None:
    measured.of = {key: speed for key, speed in measured.of.items() if key[1] == "plain"}
    assert "The compiled build was not there" in written_into(BEGIN + END, measured)


def test_the_chart_has_a_bar_for_everyone_as_long_as_it_is_fast(measured: Measured) -> None:
    drawn = ElementTree.fromstring(chart(measured))
    bars = [each for each in drawn.iter("{http://www.w3.org/2000/svg}rect") if each.get("x")]
    assert len(bars) == 2 * len(ids()) + 1
    plain, compiled = (float(str(bar.get("width"))) for bar in bars[:2])
    assert compiled == pytest.approx(4 * plain, abs=0.2)
