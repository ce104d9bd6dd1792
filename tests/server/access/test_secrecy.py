"""Short versions of `make secrecy`: what a seat may not know changes no byte of what it receives."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import karczma
from karczma.conformance.settings import Setting
from karczma.games import find
from karczma.server.protocol import Position, Trouble
from karczma.server.tables import wire
from karczma.server.tables.live import LiveTable
from karczma.server.tables.session import TableSession
from secrecy.guesses import Guesses, unseen
from secrecy.sending import Sending
from secrecy.servers import Evening, compare, compared
from secrecy.twins import Twins
from secrecy.worlds import Seen, Watching

TITLES = [title.id for title in karczma.titles()]


def watched(title: str, seats: int = 2, seed: int = 3, positions: int = 25) -> Seen:
    return Watching(Setting(find(title), seats, {}), seed, every=4).run(positions)


@pytest.mark.parametrize(
    ("title", "seats", "worlds"),
    [
        ("empires_north", 2, 40),
        ("empires_north", 4, 40),
        ("monster_lands", 3, 1),  # nearly all is open there
        ("northgard", 2, 40),
        ("northgard", 5, 40),
        ("valeria", 2, 40),
        ("valeria", 4, 40),
        ("wonderful_kingdom", 1, 20),
        ("wonderful_kingdom", 2, 40),
    ],
)
def test_two_worlds_send_a_seat_the_same_bytes(title: str, seats: int, worlds: int) -> None:
    seen = watched(title, seats)
    assert not seen.leaks, "\n".join(map(str, seen.leaks))
    assert seen.positions == 25
    assert seen.worlds >= worlds
    assert seen.refusals > 200
    assert seen.steps > 30


def test_two_servers_tell_a_seat_the_same_though_the_other_chose_differently(tmp_path: Path) -> None:
    seen = compared(tmp_path, "valeria", games=1, most=8)
    assert not seen.leaks, "\n".join(map(str, seen.leaks))
    assert (seen.worlds, seen.positions) == (1, 9)
    assert seen.messages > 40


def test_a_server_that_tells_more_is_found() -> None:
    class Talkative(Evening):
        def heard(self, which: int) -> list[list[bytes]]:
            return [[b"{}"], [b'{"hand": %d}' % which]]

    twins, seen = Twins("valeria", 1), Seen("valeria")
    compare(Talkative(cast(Any, None), twins, twins.turns(1)), seen)
    assert [leak.differs for leak in seen.leaks] == ["hand (0 / 1)"]


# -- leaks are found -----------------------------------------------------------------------------------------------


def test_an_event_that_names_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "redacted", lambda event, seat: event)
    found = [leak.what for title in TITLES for leak in watched(title, positions=40).leaks]
    assert {"after a choice", "record so far"} <= set(found)


def test_a_refusal_that_depends_on_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableSession.judge

    def judged(session: Any, seat: int, text: str, key: str) -> Trouble | None:
        trouble = honest(session, seat, text, key)
        return trouble and msgspec.structs.replace(trouble, facts={"hint": session.live.game.fingerprint()})

    monkeypatch.setattr(TableSession, "judge", judged)
    leaks = watched("valeria").leaks
    assert leaks
    assert all(leak.what.startswith("answer to ") for leak in leaks)
    assert "valeria-2, seed 3, decision 3, seat 0" in leaks[0].where


def test_one_byte_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes tell as much as words."""
    honest = LiveTable.position

    def position(live: LiveTable, *args: Any, **wishes: Any) -> Position:
        told = honest(live, *args, **wishes)
        padding = int(live.game.fingerprint(), 16) % 3
        return msgspec.structs.replace(told, clocks=[None] * padding)

    monkeypatch.setattr(LiveTable, "position", position)
    assert "position" in {leak.what for leak in watched("valeria").leaks}


# -- what is tried -------------------------------------------------------------------------------------------------


def test_guesses_name_cards_that_the_seat_does_not_see() -> None:
    g = find("valeria").new(2, 5)
    watching = Watching(Setting(find("valeria"), 2, {}), 5, every=1)
    guesses = Guesses(watching.rng)
    guesses.remember(g)
    texts = [text for _ in range(10) for text in guesses.texts((g, g.determinise(0, 1)), 0)]
    hidden = set(unseen(g, 0))
    assert any(text.rpartition("=")[2] in hidden for text in texts)
    answers = {Sending(g.copy()).answer(0, text)[:40] for text in texts}
    assert len(answers) > 1  # unknown ones, illegal ones, perhaps a legal one
