"""The words that the tests of every title are written in: let the rules go on, answer, and look at what came of it.

A title's own table module sets the table (`table`, `new_table`) and names what lies on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest

import karczma
from karczma import Refusal
from karczma.kernel.bases import home
from karczma.kernel.chance import Source
from karczma.kernel.choices import Choice, no
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision, Frame
from karczma.kernel.game import Game
from karczma.title.options import Value

Words = Mapping[str, Any]  # what somebody has, or what lies somewhere, in the words of a title's `table`
Players = Mapping[int, Words]  # by seat
G = TypeVar("G", bound=Game)
D = TypeVar("D", bound=Decision)
E = TypeVar("E", bound=Event)

# -- setting out ---------------------------------------------------------------------------------------------------


def new(kind: type[G], seats: int, seed: int | Source, options: Mapping[str, Value], content: Path | None = None) -> G:
    """A table of that title as `karczma.new` leaves it."""
    g = karczma.new(home(kind), seats, seed, options, content)
    assert isinstance(g, kind)
    return g


def rolls(*dice: int) -> list[int]:
    """Chance outcomes that make dice show these values."""
    return [die - 1 for die in dice]


def pack(folder: Path, family: str, text: str) -> Path:
    """A content pack that lays these cards over ours."""
    (folder / f"{family}.yaml").write_text(f"cards:\n  {text}\n", encoding="utf-8")
    return folder


# -- acting --------------------------------------------------------------------------------------------------------


def at(g: G, *frames: Frame) -> G:
    """Let the rules go on from these frames."""
    return g.start(*frames)


def going_on(g: G, procedure: Frame, step: str) -> G:
    """Let the rules go on in the middle of a procedure, from its step of that name."""
    g.frames, g.at = [procedure], [[each.__name__ for each in procedure.steps].index(step)]
    g.run()
    return g


def do(g: G, *texts: str, seat: int | None = None) -> G:
    """Apply choices, given as texts, by whoever decides (or by that seat)."""
    for text in texts:
        g.apply(meant(g, text), who(g, seat))
    return g


def play_first(g: G, until: str) -> G:
    """Everybody takes the first option, until that question is asked."""
    while asked(g) != until:
        seat = g.deciding()[0]
        g.apply(g.options(seat)[0], seat)
    return g


# -- looking -------------------------------------------------------------------------------------------------------


def asked(g: Game, seat: int | None = None) -> str:
    """The question that is being asked; "" if nobody is asked anything."""
    return type(g.decision(who(g, seat))).__name__ if g.deciding() else ""


def question(g: Game, kind: type[D], seat: int | None = None) -> D:
    """The question of that kind that is being asked, to look into it."""
    decision = g.decision(who(g, seat))
    assert isinstance(decision, kind)
    return decision


def may(g: Game, seat: int | None = None) -> list[str]:
    """The texts of all options of whoever decides."""
    return [str(choice) for choice in g.options(who(g, seat))]


def why_not(g: Game, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a choice that is on show but not legal; also proves that applying it changes nothing."""
    seat, choice = who(g, seat), meant(g, text)
    refusals = [why for shown, why in g.refusals(seat) if shown == choice]
    assert refusals, f"{text!r} is not refused; refused are {[str(c) for c, _ in g.refusals(seat)]}"
    assert turned_away(g, choice, seat) == refusals[0]
    return refusals[0]


def not_on_show(g: Game, text: str, seat: int | None = None) -> bool:
    """Whether a choice is neither offered nor refused for a reason; also proves that applying it changes nothing."""
    seat, choice = who(g, seat), meant(g, text)
    shown = [*g.options(seat), *g.decision(seat).candidates(g)]
    return turned_away(g, choice, seat) == no("K-FLOW-01") and choice not in shown


def happened(g: Game, kind: type[E]) -> list[E]:
    """The events of that kind so far."""
    return [event for event in g.heard or [] if isinstance(event, kind)]


def cited(g: Game, kind: type[Event]) -> list[str]:
    """By which clauses the events of that kind happened."""
    return [event.rule for event in happened(g, kind)]


def names(g: Game, cards: Iterable[int]) -> list[str]:
    return [g.named("", card) for card in cards]


def leaves(g: Game, depth: int) -> int:
    """How many ways there are to give so many answers, or to come to the end before."""
    if depth == 0 or not g.deciding():
        return 1
    seat = g.deciding()[0]
    total = 0
    for choice in g.options(seat):
        after = g.copy()
        after.apply(choice, seat)
        total += leaves(after, depth - 1)
    return total


def who(g: Game, seat: int | None) -> int:
    return g.deciding()[0] if seat is None else seat


def meant(g: Game, text: str) -> Choice:
    return karczma.parse(home(type(g)), text)


def turned_away(g: Game, choice: Choice, seat: int) -> Refusal:
    """With what reason, once nothing has changed."""
    before = g.fingerprint()
    with pytest.raises(karczma.Illegal) as error:
        g.apply(choice, seat)
    assert g.fingerprint() == before
    return error.value.refusal
