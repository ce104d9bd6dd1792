"""Events: typed, redacted by seat, and built only when somebody listens."""

from __future__ import annotations

from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.events import Event, Secret, event, redacted, rule_of, under
from karczma.kernel.flow import Decision, Flow, Procedure, carries_out, frame, step


@event
class CardPeeked(Event):
    seat: Seat
    card: Secret
    after: Secret
    seen_by: int = 0


@event
class BellRang(Event):
    times: int


def test_secret_fields_are_empty_for_seats_that_may_not_see_them() -> None:
    told = CardPeeked(0, "ace", "king", seen_by=0b101)
    assert redacted(told, 0) == told
    assert redacted(told, 2) == told
    assert redacted(told, 1) == CardPeeked(0, "", "", seen_by=0b101)


def test_a_spectator_sees_no_secret_even_if_all_seats_do() -> None:
    assert redacted(CardPeeked(0, "ace", "king", seen_by=0b1111), -1).card == ""


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    told = BellRang(3)
    assert all(redacted(told, seat) is told for seat in (-1, 0, 5))


def test_events_are_built_only_when_somebody_listens() -> None:
    built: list[str] = []
    g = Flow(source=Seeded(0))
    g.happened(built.append, "unheard")
    assert built == []
    heard = g.listen()
    g.happened(BellRang, times=2)
    assert heard == [BellRang(2)]


def test_a_copy_does_not_listen() -> None:
    g = Flow()
    heard = g.listen()
    g.copy().happened(BellRang, 1)
    assert heard == []


@carries_out("XX-CHIME-01")
def chime(g: Flow) -> None:
    g.happened(BellRang, 4)


@frame
class Ringing(Procedure):
    """A bell rings, and then once more under another clause."""

    seat: Seat

    @step("XX-BELL-01")
    def ring(self, g: Flow) -> None:
        g.happened(BellRang, 1)
        g.rule = "XX-ECHO-01"
        g.happened(BellRang, 2)

    @step("XX-BELL-02")
    def ask(self, g: Flow) -> None:
        chime(g)
        g.happened(BellRang, 3)
        g.then(Pull(self.seat))


@frame
class Pull(Decision):
    clause = "XX-PULL-01"
    seat: Seat

    def candidates(self, g: Flow) -> list[Choice]:
        return [Hard(), Gently()]


@choice
class Hard(Choice):
    """XX-PULL-02  With both hands."""

    def perform(self, g: Flow, decision: Pull) -> None:
        g.happened(BellRang, 9)


@choice
class Gently(Choice):
    """With one finger."""

    def perform(self, g: Flow, decision: Pull) -> None:
        g.happened(BellRang, 1)


def rung(answer: Choice) -> list[str]:
    g = Flow(source=Seeded(0))
    heard = g.listen()
    g.start(Ringing(0))
    g.apply(answer, 0)
    return [rule_of(event) for event in heard]


def test_an_event_happens_under_the_clause_of_the_running_step_or_the_one_that_the_step_names() -> None:
    assert rung(Hard())[:2] == ["XX-BELL-01", "XX-ECHO-01"]


def test_a_function_that_carries_out_a_clause_leaves_the_step_its_own() -> None:
    assert rung(Hard())[2:4] == ["XX-CHIME-01", "XX-BELL-02"]


def test_an_event_of_a_choice_happens_under_its_clause_or_under_that_of_the_question() -> None:
    assert [rung(answer)[-1] for answer in (Hard(), Gently())] == ["XX-PULL-02", "XX-PULL-01"]


def test_what_is_kept_from_a_seat_happened_under_the_same_clause() -> None:
    told = under(CardPeeked(0, "ace", "king", seen_by=1), "XX-PEEK-01")
    assert [rule_of(redacted(told, seat)) for seat in (0, 1, -1)] == ["XX-PEEK-01"] * 3


def test_the_clause_is_no_part_of_what_happened() -> None:
    assert under(BellRang(3), "XX-BELL-01") == BellRang(3)
    assert rule_of(BellRang(3)) == ""
