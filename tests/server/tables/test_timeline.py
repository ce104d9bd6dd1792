"""What can be taken back, judged at small tables: gestures, lanes, dice, and what was learned meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from random import Random
from typing import Any

import pytest

from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, Together, frame, step
from karczma.kernel.game import Game
from karczma.kernel.state import state
from karczma.server.protocol import Person, Undo
from karczma.server.storage.store import Entry
from karczma.server.tables.live import LiveTable
from karczma.server.tables.timeline import Played, Timeline
from server.planning import Table, plan, planning, row


@state
class Orchard(Game):
    baskets: list[int] = field(default_factory=lambda: [0, 0, 0])
    windfalls: int = 1  # on the ground, for whoever is first

    def scores(self) -> tuple[int, ...]:
        return tuple(self.baskets)

    def winners(self) -> tuple[Seat, ...]:
        return ()


@frame
class Harvesting(Decision):
    seat: Seat

    def candidates(self, g: Orchard) -> list[Choice]:
        return [Pluck(), Shake(), Drop(), Stoop(), GoHome()]


@choice
class Pluck(Choice):
    def perform(self, g: Orchard, decision: Harvesting) -> None:
        g.baskets[decision.seat] += 1
        g.then(decision)


@choice
class Shake(Choice):
    def perform(self, g: Orchard, decision: Harvesting) -> None:
        g.baskets[decision.seat] += g.below(6)
        g.then(decision)


@choice
class Drop(Choice):
    def perform(self, g: Orchard, decision: Harvesting) -> None:
        g.windfalls += 1
        g.then(decision)


@choice
class Stoop(Choice):
    def refusal(self, g: Orchard, decision: Harvesting) -> Refusal | None:
        return None if g.windfalls else no("XX-WIND-01")

    def perform(self, g: Orchard, decision: Harvesting) -> None:
        g.windfalls -= 1
        g.baskets[decision.seat] += 1
        g.then(decision)


@choice
class GoHome(Choice):
    pass


@frame
class Evening(Procedure):
    @step("XX-EVE-01")
    def one_more(self, g: Orchard) -> None:
        g.then(Harvesting(0))


CHOICES: dict[str, Choice] = {
    "pluck": Pluck(),
    "shake": Shake(),
    "drop": Drop(),
    "stoop": Stoop(),
    "home": GoHome(),
}


def orchard(*lines: str, secret: bool = False) -> Timeline:
    """A morning for three, then an evening for the first. Words: seat, choice, and a gesture if there is one."""
    g = Orchard(seats=3, journal=[])
    g.start(Together((Harvesting(0), Harvesting(1), Harvesting(2)), secret=secret), Evening())
    timeline = Timeline(CHOICES.__getitem__, g)
    for line in lines:
        timeline = said(timeline, line)
    return timeline


def said(timeline: Timeline, line: str) -> Timeline:
    seat, text, *gesture = line.split()
    seq = len(timeline.standing) + 1
    return timeline.after(Entry(seq, "choice", int(seat), text, f"key-{seq}", 0.0, "".join(gesture)))


def numbers(taken: Sequence[Played]) -> list[int]:
    return [played.entry.seq for played in taken]


# -- gestures ------------------------------------------------------------------------------------------------------


def test_a_gesture_is_all_that_was_chosen_in_it() -> None:
    timeline = orchard("0 pluck", "0 pluck a", "0 pluck b", "0 pluck b", "0 pluck b")
    assert numbers(timeline.gesture(0)) == [5, 4, 3]


def test_choices_without_a_gesture_are_one_by_one() -> None:
    assert numbers(orchard("0 pluck", "0 pluck").gesture(0)) == [2]


def test_the_same_word_of_another_seat_is_another_gesture() -> None:
    timeline = orchard("1 pluck a", "0 pluck a")
    assert numbers(timeline.gesture(0)) == [2]
    assert numbers(timeline.gesture(1)) == [1]


def test_a_gesture_is_free_as_far_back_as_nothing_was_rolled() -> None:
    timeline = orchard("0 pluck a", "0 shake a", "0 pluck a", "0 pluck a")
    assert numbers(timeline.free(timeline.gesture(0))) == [4, 3]
    timeline = said(timeline, "0 shake a")
    assert timeline.free(timeline.gesture(0)) == []


# -- lanes ---------------------------------------------------------------------------------------------------------


def test_what_others_do_in_their_lanes_is_not_in_the_way() -> None:
    timeline = orchard("0 pluck a", "1 pluck", "0 pluck a", "2 home")
    assert numbers(timeline.free(timeline.gesture(0))) == [3, 1]
    assert timeline.stands_without(timeline.gesture(0))


def test_a_seat_that_is_done_may_think_again_while_others_are_not() -> None:
    timeline = orchard("0 home", "1 pluck")
    assert numbers(timeline.free(timeline.gesture(0))) == [1]


def test_when_the_lanes_are_closed_what_another_did_last_is_in_the_way() -> None:
    timeline = orchard("0 home", "1 home", "2 home")
    assert timeline.gesture(0) == []
    assert numbers(timeline.gesture(2)) == [3]  # who closed them still may
    timeline = said(timeline, "0 pluck")
    assert numbers(timeline.gesture(0)) == [4]
    assert timeline.gesture(2) == []


def test_lanes_that_opened_since_protect_what_was_before_them() -> None:
    """Seat 0 chose, and that opened lanes: it may take that back only until somebody has chosen in them."""
    g = Orchard(seats=3, journal=[])
    g.start(Harvesting(0), Together((Harvesting(0), Harvesting(1))), Evening())
    timeline = Timeline(CHOICES.__getitem__, g)
    timeline = said(timeline, "0 home")
    assert (timeline.together, numbers(timeline.gesture(0))) == (1, [1])
    timeline = said(timeline, "1 pluck")
    assert timeline.gesture(0) == []
    timeline = said(timeline, "0 pluck")
    assert numbers(timeline.gesture(0)) == [3]


def test_dice_in_an_open_lane_are_seen_by_all_and_bind_all() -> None:
    timeline = orchard("0 pluck", "1 shake")
    assert timeline.free(timeline.gesture(0)) == []
    timeline = said(timeline, "0 pluck")
    assert numbers(timeline.free(timeline.gesture(0))) == [3]


def test_dice_in_a_secret_lane_bind_only_who_threw_them() -> None:
    timeline = orchard("0 pluck", "1 shake", "0 pluck", secret=True)
    assert numbers(timeline.free(timeline.gesture(0))) == [3]
    assert timeline.free(timeline.gesture(1)) == []


def test_whoever_ends_a_secret_choice_has_learned_the_others() -> None:
    for secret in (True, False):
        timeline = orchard("0 home", "1 home", "2 home", secret=secret)
        assert [played.learned for played in timeline.standing] == [False, False, secret]


def test_a_choice_that_another_could_not_have_made_without_it_is_in_the_way() -> None:
    timeline = orchard("0 stoop", "0 drop", "1 stoop")
    assert not timeline.stands_without(timeline.gesture(0))


def test_a_question_that_would_be_another_one_without_it_is_in_the_way() -> None:
    """The windfall is gone, so seat 1 is not offered it; had seat 0 left it there, it would be."""
    timeline = orchard("0 stoop", "1 pluck")
    assert not timeline.stands_without(timeline.gesture(0))
    timeline = said(timeline, "0 pluck")
    assert timeline.stands_without(timeline.gesture(0))


# -- what a seat is told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "seat", "told"),
    [
        ([], 0, Undo(False, "nothing")),
        (["0 pluck", "1 pluck"], 0, Undo(True, "", takes=[1])),
        (["0 pluck", "1 pluck"], 1, Undo(True, "", takes=[2])),
        (["0 pluck", "1 pluck"], 2, Undo(False, "other", takes=[2])),
        (["0 pluck", "1 pluck"], -1, Undo(False, "other", takes=[2])),
        (["0 pluck a", "1 home", "0 pluck a"], 2, Undo(False, "other", takes=[1, 3])),
        (["0 pluck", "1 shake"], 0, Undo(False, "rolled", takes=[1])),
        (["0 pluck a", "0 shake a"], 0, Undo(False, "rolled", takes=[1, 2])),
        (["0 pluck a", "0 shake a", "0 pluck a"], 0, Undo(True, "", takes=[3])),
        (["0 stoop", "1 pluck"], 0, Undo(False, "other", takes=[2])),
        (["0 stoop a", "1 pluck", "0 pluck a"], 2, Undo(False, "other", takes=[3])),
        (["0 home", "1 home", "2 home", "0 home"], 0, Undo(False, "over")),
    ],
)
def test_a_seat_is_told_what_it_could_take_back(said: list[str], seat: Seat, told: Undo) -> None:
    live = LiveTable(row("valeria", 3))
    live.timeline = orchard(*said)
    assert live.undo(seat) == told


def test_an_undo_shows_nothing_of_a_secret_lane() -> None:
    """Valeria: who keeps which Duke is a secret, and so is the one that was nearly kept."""
    table = Table(row("valeria", 3))
    live = table.live
    first, second = [str(choice) for choice in live.game.options(0)]
    table.choose(1, str(live.game.options(1)[0]))
    before = [live.game.view(seat).fingerprint() for seat in (1, 2, -1)], live.undo(1)
    table.choose(0, first)
    table.undo(0)
    assert ([live.game.view(seat).fingerprint() for seat in (1, 2, -1)], live.undo(1)) == before
    assert {str(choice) for choice in live.game.options(0)} == {first, second}
    told = live.position(Person("p1", "P1", "guest"), 1, 1, 0.0, 0, []).steps
    assert [(step.kind, step.undone) for step in told] == [("choice", []), ("undo", [2])]
    assert first.split("=")[1] not in str(told)


# -- whole games ---------------------------------------------------------------------------------------------------


def own_lanes(g: Game, but: Seat) -> list[Any]:
    return [(lane.to_plain(), g.options(lane.seat)) for lane in g.lanes if lane.seat != but]


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("wonderful_kingdom", 2, {"module": "menaces"}),
        ("wonderful_kingdom", 2, {"module": "advisors"}),
        ("empires_north", 3, {}),
    ],
)
def test_games_in_which_much_is_taken_back_can_be_read_again(title: str, seats: int, options: dict[str, str]) -> None:
    """The journal gives the same table, its past, what could be undone, and what each client must know."""
    table, rng = Table(row(title, seats, **options)), Random(5)
    live, pasts, in_lanes = table.live, {}, 0
    while not live.game.over and live.seq < 160:
        seat = rng.randrange(seats)
        state = live.undo(seat)
        if state.free and rng.random() < 0.3:
            lanes, passed = own_lanes(live.game, seat), live.begun_timeline.standing[-1].entry.seat != seat
            table.undo(seat)
            if passed:
                assert own_lanes(live.game, seat) == lanes
                in_lanes += 1
        else:
            seat = rng.choice(live.game.deciding())
            table.choose(seat, str(rng.choice(live.game.options(seat))), rng.choice(["", "a", "b"]))
        pasts[live.seq] = live.game.fingerprint()
    again = table.reloaded()
    assert again.game.fingerprint() == live.game.fingerprint()
    assert again.own_since == live.own_since
    assert [again.undo(seat) for seat in range(seats)] == [live.undo(seat) for seat in range(seats)]
    assert [live.at(seq).fingerprint() for seq in sorted(pasts)[::20]] == [pasts[seq] for seq in sorted(pasts)[::20]]
    assert find(title).replay(live.game.record()).fingerprint() == live.game.fingerprint()
    assert in_lanes > 0


def test_journals_from_before_gestures_are_read_as_they_were_written() -> None:
    table = Table(row("northgard", 2))
    for _ in range(4):
        seat = table.live.game.deciding()[0]
        table.choose(seat, str(table.live.game.options(seat)[0]))
    before = table.live.at(3).fingerprint()
    table.enter("undo", table.journal[-1].seat, "4")
    assert table.live.game.fingerprint() == before == table.reloaded().game.fingerprint()
    assert [played.entry.seq for played in table.live.begun_timeline.standing] == [1, 2, 3]


def test_a_card_that_is_turned_up_is_seen_and_the_choice_that_did_it_stays() -> None:
    """It's a Wonderful Kingdom: the last card is selected, and what lies face down is revealed without any dice."""
    table, rng = Table(row("wonderful_kingdom", 2)), Random(2)
    live = table.live
    for _ in range(400):
        seat = rng.choice(live.game.deciding())
        written = len(live.game.journal or ())
        table.choose(seat, str(rng.choice(live.game.options(seat))))
        turned = [event for event in live.steps[-1].events if type(event).__name__ == "CardRevealed"]
        rolled = any(isinstance(each[-1], int) for each in (live.game.journal or [])[written:])
        if turned and not rolled and live.begun_timeline.standing[-1].learned:
            assert live.undo(seat).reason == "rolled"
            return
    raise AssertionError("nothing was turned up")


# -- what clients must know ----------------------------------------------------------------------------------------


def test_an_undo_in_ones_lane_leaves_the_others_question_as_it_was() -> None:
    table = planning()
    live, known = table.live, table.live.seq
    plan(table, 0)
    table.undo(0)
    assert live.fresh_enough(1, known)  # who has heard of neither may still answer
    assert not live.fresh_enough(0, known)
    plan(table, 1)
    assert not live.fresh_enough(1, known)  # its own next question is another one, even if it sounds the same


def test_whoever_takes_back_need_not_have_heard_of_the_others_choices() -> None:
    table = planning()
    live = table.live
    plan(table, 0)
    known = live.seq
    plan(table, 1)
    assert live.fresh_enough_for_undo(0, known)
    assert not live.fresh_enough_for_undo(0, known - 1)  # then it would not know what it takes back
    plan(table, 0)
    assert not live.fresh_enough_for_undo(0, known)


def test_an_undo_of_a_choice_that_opened_lanes_is_news_for_all() -> None:
    table = planning()
    live = table.live
    seat = live.begun_timeline.standing[-1].entry.seat
    known = live.seq
    table.undo(seat)
    assert [live.fresh_enough(each, known) for each in (0, 1)] == [False, False]
