"""Flow: steps in source order, questions, answers, and what is written down."""

from __future__ import annotations

from dataclasses import field

import pytest

from karczma.kernel.chance import Forced
from karczma.kernel.choices import Choice, Illegal, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Flow, Procedure, frame, step
from karczma.kernel.state import state
from karczma.ledger import clause


@state
class Script(Flow):
    said: list[str] = field(default_factory=list)

    def winners(self) -> tuple[Seat, ...]:
        return ()


@frame
class Say(Procedure):
    word: str

    @step("XX-SAY-01")
    def say(self, g: Script) -> None:
        g.said.append(self.word)


@frame
class Scene(Procedure):
    """Deliberately not in alphabetical order."""

    @step("XX-SCENE-01")
    def open_curtain(self, g: Script) -> None:
        g.said.append("open")
        g.then(Say("first"), Say("second"))
        g.then(Say("third"))

    @step("XX-SCENE-02", times=2)
    def knock(self, g: Script) -> None:
        g.said.append("knock")

    @step("XX-SCENE-03")
    def close_curtain(self, g: Script) -> None:
        g.said.append("close")


@frame
class Encore(Scene):
    pass


@frame
class Pick(Decision):
    seat: Seat
    words: tuple[str, ...]

    def candidates(self, g: Script) -> list[Choice]:
        return [Word(word) for word in self.words]


@frame
class PickAnyway(Pick):
    ask_anyway = True


@frame
class PickOfSeveral(Pick):
    def several(self, g: Script) -> bool:
        return True

    def options(self, g: Script) -> list[Choice]:
        g.said.append("listed")
        return self.candidates(g)


@choice
class Word(Choice):
    word: str

    def refusal(self, g: Script, decision: Pick) -> Refusal | None:
        return no("XX-WORD-01", word=self.word) if self.word.startswith("bad") else None

    def perform(self, g: Script, decision: Pick) -> None:
        g.said.append(self.word)
        if self.word == "stop":
            g.finish()


@frame
class Countdown(Procedure):
    left: int

    @step("XX-COUNT-01")
    def on(self, g: Script) -> None:
        g.said.append(f"{self.left}/{len(g.frames)}")
        if self.left:
            g.then(Countdown(self.left - 1))


def test_steps_run_in_the_order_they_are_written_and_frames_in_the_order_they_are_asked_for() -> None:
    g = Script().start(Scene())
    assert g.said == ["open", "first", "second", "third", "knock", "knock", "close"]
    assert g.over


def test_a_frame_is_finished_before_its_last_step_so_turn_after_turn_does_not_grow_the_stack() -> None:
    assert Script().start(Countdown(3)).said == ["3/0", "2/0", "1/0", "0/0"]


def test_an_answer_may_be_the_very_option_or_an_equal_one() -> None:
    for answer in (lambda g: g.options(0)[1], lambda g: Word("b")):
        g = Script().start(Pick(0, ("a", "b")))
        g.apply(answer(g), 0)
        assert g.said == ["b"]


def test_what_an_answer_asks_for_comes_before_whatever_was_going_on() -> None:
    g = Script().start(Pick(0, ("a", "b")), Say("later"))
    g.apply(Word("a"), 0)
    assert g.said == ["a", "later"]


@clause("K-FLOW-02")
def test_the_game_waits_for_an_answer_but_a_single_one_answers_itself() -> None:
    g = Script(journal=[]).start(Pick(0, ("only", "bad")), Pick(1, ("a", "b")), Say("later"))
    assert g.said == ["only"]
    assert g.deciding() == (1,)
    assert g.journal == [(0, Word("only"), "forced")]
    assert g.decision(1).clause == "K-FLOW-02"
    g.apply(Word("b"), 1)
    assert g.said == ["only", "b", "later"]
    assert g.journal == [(0, Word("only"), "forced"), (1, Word("b"))]


def test_where_several_answers_are_sure_they_are_listed_only_when_somebody_asks() -> None:
    g = Script().start(PickOfSeveral(0, ("a", "b")))
    assert g.said == []
    assert g.options(0) == g.options(0) == [Word("a"), Word("b")]
    assert g.said == ["listed"]


def test_a_question_may_insist_on_being_asked() -> None:
    g = Script().start(PickAnyway(0, ("only",)))
    assert g.deciding() == (0,)
    assert g.options(0) == [Word("only")]


def test_a_question_that_nobody_can_answer_is_an_error_at_once() -> None:
    with pytest.raises(AssertionError, match="nobody can answer"):
        Script().start(Pick(0, ("bad",)))


def test_the_game_can_end_in_the_middle_of_anything() -> None:
    g = Script().start(Pick(0, ("stop", "go")), Say("never"))
    g.apply(Word("stop"), 0)
    assert g.over
    assert g.deciding() == ()
    assert g.options(0) == ()
    assert g.said == ["stop"]


def test_refusals_are_what_is_on_show_but_not_legal() -> None:
    g = Script().start(Pick(1, ("a", "bad", "b", "bad luck")))
    assert g.options(1) == [Word("a"), Word("b")]
    assert g.refusals(1) == [(Word(word), no("XX-WORD-01", word=word)) for word in ("bad", "bad luck")]
    assert g.refusals(0) == []


@clause("K-FLOW-01")
@pytest.mark.parametrize(("said", "seat"), [("a", 0), ("c", 1), ("bad", 0), ("a", -1), ("a", 2)])
def test_only_who_is_asked_may_answer_and_only_what_is_on_show(said: str, seat: Seat) -> None:
    g = Script().start(Pick(1, ("a", "b", "bad")))
    with pytest.raises(Illegal) as error:
        g.apply(Word(said), seat)
    assert error.value.refusal == no("K-FLOW-01")
    assert g.said == []


def test_what_is_on_show_is_refused_with_its_own_clause() -> None:
    g = Script(journal=[]).start(Pick(1, ("a", "b", "bad")))
    with pytest.raises(Illegal) as error:
        g.apply(Word("bad"), 1)
    assert error.value.refusal == no("XX-WORD-01", word="bad")
    assert g.journal == []


def test_an_answer_after_the_end_is_refused() -> None:
    g = Script().start(Say("all"))
    with pytest.raises(Illegal):
        g.apply(Word("a"), 0)


def test_chance_is_counted_and_written_down() -> None:
    g = Script(source=Forced((4, 1)), journal=[])
    assert (g.below(6), g.below(2)) == (4, 1)
    assert g.tick == 2
    assert g.journal == [(0, 4, 6), (1, 1, 2)]


def test_a_copy_goes_its_own_way() -> None:
    g = Script(journal=[]).start(Pick(0, ("a", "b")), Pick(0, ("c", "d")))
    other = g.copy()
    other.apply(Word("b"), 0)
    assert (g.said, other.said) == ([], ["b"])
    assert g.options(0) == [Word("a"), Word("b")]
    assert other.journal is None


def test_a_flow_in_the_middle_of_a_step_is_saved_and_goes_on() -> None:
    g = Script().start(Scene(), Pick(0, ("a", "b")))
    again = Script.from_plain(g.to_plain())
    again.apply(Word("a"), 0)
    assert again.said == [*g.said, "a"]
    assert again.over


def test_a_procedure_that_adds_no_steps_keeps_those_it_extends() -> None:
    assert Encore.steps == Scene.steps
    assert len(Scene.steps) == 4
