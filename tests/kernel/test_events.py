"""Events: typed, redacted by seat, and built only when somebody listens."""

from __future__ import annotations

from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Seat
from karczma.kernel.events import Event, Secret, event, redacted
from karczma.kernel.flow import Flow


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
