"""Players: they see what their seat may see, always have an answer, and repeat themselves with the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import karczma
from games.remembering import positions
from karczma.conformance import two_worlds
from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.players import LEVELS, PLAYERS, UnknownPlayer, player
from karczma.players.beginner import Beginner
from karczma.players.greedy import Greedy
from karczma.players.planner import Effort, Planner
from players.made_up import Judge, MadeUp

TITLES = [title.id for title in karczma.titles()]
BRIEFLY = Effort(worlds=2, rounds=2, firsts=3, width=2, depth=3, looks=60, seconds=1.0)
EVERY, MOST = 9, 6


def planner_of(effort: Effort) -> Any:
    """For tables that are made up."""
    return Planner(1, effort)


def judged(monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Made-up tables belong to a made-up title."""
    judge = Judge()

    class Title:
        class bots:  # noqa: N801
            evaluate = staticmethod(judge)
            terms = None

    for room in ("planner", "beginner"):
        monkeypatch.setattr(f"karczma.players.{room}.find", lambda name: Title)
        monkeypatch.setattr(f"karczma.players.{room}.home", lambda view: "made up")
    return judge


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("make", [Beginner, lambda seed: Planner(seed, BRIEFLY)], ids=["easy", "planner"])
def test_what_a_seat_may_not_know_changes_no_choice(title: str, make: Any) -> None:
    seen = 0
    for n, (g, seat) in zip(range(MOST), positions(title, 2, 61, EVERY), strict=False):
        other = two_worlds(g, seat, n)
        stripped = type(g).from_plain(other.view(seat).to_plain())
        assert make(n).choose(g.view(seat), seat) == make(n).choose(stripped, seat)
        seen += len(g.options(seat)) > 1
    assert seen > 1


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_goes_by_its_name(name: str) -> None:
    g = karczma.new("valeria", 2, 5)
    seat = g.deciding()[0]
    chosen = [player(name, 3, lambda: 0.0, 0.0).choose(g.view(seat), seat) for _ in range(2)]
    assert chosen[0] in g.options(seat)
    assert chosen[0] == chosen[1]


def test_nobody_goes_by_another_name() -> None:
    with pytest.raises(UnknownPlayer, match="there is no player 'grandmaster'"):
        player("grandmaster", 0)


def test_the_levels_are_players() -> None:
    assert set(LEVELS) < set(PLAYERS)


def test_old_records_and_tables_find_their_player_unchanged() -> None:
    g = karczma.new("northgard", 2, 5)
    seat = g.deciding()[0]
    assert player("greedy", 3).choose(g.view(seat), seat) == Greedy(3).choose(g.view(seat), seat)


def test_greedy_judges_unweighed_and_normal_by_the_fitted_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    bots, asked = find("valeria").bots, list[str]()
    assert bots.terms is not None

    def noting(name: str, judged: Callable[[Any, Seat], Any]) -> Callable[[Any, Seat], Any]:
        def judge(g: Any, seat: Seat) -> Any:
            asked.append(name)
            return judged(g, seat)

        return judge

    terms = replace(bots.terms, figures=noting("terms", bots.terms.figures))
    told = SimpleNamespace(bots=replace(bots, evaluate=noting("evaluate", bots.evaluate), terms=terms))
    monkeypatch.setattr("karczma.players.greedy.find", lambda name: told)
    view = karczma.new("valeria", 2, 5).view(0)
    for name, judged_by in (("greedy", "evaluate"), ("normal", "terms")):
        asked.clear()
        player(name, 3).choose(view, 0)
        assert set(asked) == {judged_by}


ONE_WAY = MadeUp({(): ("on",)}, {})
ALL_ALIKE = MadeUp({(): ("left", "right")}, {})


@pytest.mark.parametrize("make", [Beginner, lambda seed: Planner(seed, BRIEFLY)], ids=["easy", "planner"])
def test_a_single_option_is_taken_without_a_look(monkeypatch: pytest.MonkeyPatch, make: Any) -> None:
    judge = judged(monkeypatch)
    assert make(1).choose(ONE_WAY, 0) == "on"
    assert judge.asked == 0


def test_where_nothing_matters_one_round_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judged(monkeypatch)
    assert planner_of(BRIEFLY).choose(ALL_ALIKE, 0) == "left"
    assert judge.asked == 2 * BRIEFLY.worlds


LONG = MadeUp({(): ("a", "b", "c"), ("a",): ("a1", "a2"), ("b",): ("b1", "b2")}, {("b",): 1.0, ("a", "a2"): 2.0})


def test_a_planner_finds_what_lies_behind_the_first_step(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch)
    assert planner_of(BRIEFLY).choose(LONG, 0) == "a"


@pytest.mark.parametrize(("looks", "choice"), [(0, "a"), (1, "a"), (2, "b"), (4, "b"), (6, "b"), (60, "a")])
def test_a_planner_always_has_an_answer(monkeypatch: pytest.MonkeyPatch, looks: int, choice: str) -> None:
    """What looks best so far, each option seen in one world before any is in another; what a round of planning that was
    cut short has found is left aside."""
    judge = judged(monkeypatch)
    assert planner_of(BRIEFLY._replace(looks=looks)).choose(LONG, 0) == choice
    assert judge.asked <= looks


def test_a_planner_looks_at_nothing_once_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = judged(monkeypatch)
    times = iter(range(100))
    timed = planner_of(BRIEFLY._replace(seconds=9.0))
    timed.keep_to(lambda: float(next(times)), 4.0)
    assert timed.choose(LONG, 0) in "ab"
    assert judge.asked == 3


def test_a_beginner_misjudges_what_is_close_and_hardly_ever_what_is_far_off(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch)
    table = MadeUp({(): ("good", "near", "fair", "awful")}, {("good",): 10.0, ("near",): 9.0, ("fair",): 8.0})
    taken = Counter(str(Beginner(seed).choose(table, 0)) for seed in range(300))  # type: ignore[arg-type]
    assert taken["good"] > taken["near"] > taken["fair"] > taken["awful"] == 0
    assert 30 < taken["near"] < 150
