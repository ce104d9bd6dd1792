"""The game that begins at a position: its table laid, its rules led to the next question, and tried out."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from karczma.kernel.chance import Seeded, Source
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.title.pieces import goods
from karczma.title.positions import chances
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.heads import Position, fresh, header, naming
from karczma.title.positions.sections import Sections

if TYPE_CHECKING:
    from karczma.title.descriptor import Title

MOST = 999  # tokens of a kind in one place: far more than any game brings, and few enough to be counted out
LONGEST = 1_000  # answers and outcomes between two questions; rules that write more of them do not come to an end
TRIED = 30  # choices after which a position is believed to be one that can be played


def opened(title: Title, position: Position, source: Source | None = None, content: str | Path | None = None) -> Game:
    """The game that begins there. Without a source of its own, chance is what the file says."""
    with naming(position.where):
        return begun(title, position, source, content)


def begun(title: Title, position: Position, source: Source | None, content: str | Path | None) -> Game:
    base = fresh(title, position, content)
    sections = Sections(title.id, base, title.positions, title.parse, position.players)
    try:
        g = sections.laid(position.table, base)
    except (TypeError, LookupError, ArithmeticError) as error:  # where nothing better is known
        raise broken(position.line("table"), error) from error
    outcomes = chances.meant(position.part("chance"), g.tick)
    g.source = source or chances.source_with(outcomes, Seeded(position.seed))
    if g.before is not None:
        g.before.source = g.source
    g.journal = Bounded([header(title, position, g)])
    make_ready(g, position)
    g.journal = list(g.journal)
    return g


class Bounded(list[Any]):
    """A journal that stops rules which answer themselves without end, as they may at a table that cannot be."""

    def append(self, entry: Any) -> None:
        if len(self) > LONGEST:
            raise ValueError("the rules do not come to an end")
        super().append(entry)


def make_ready(g: Game, position: Position) -> None:
    """The rules go on to the next question; and it must be a table at which one can play."""
    if any(n < 0 for n in goods(g)):
        raise BadPosition(position.line("table"), "position-owes")
    if any(n > MOST for n in goods(g)):
        raise BadPosition(position.line("table"), "position-much", most=MOST)
    try:
        g.rebuild()
        if g.before is not None:
            g.before.rebuild()
        go_on(g)
        try_out(g)
    except Exception as error:  # whatever rules do at a table that cannot be
        raise broken(position.line("turn"), error) from error


def broken(line: int, error: Exception) -> BadPosition:
    return BadPosition(line, "position-broken", why=f"{type(error).__name__}: {error}"[:200])


def go_on(g: Game) -> None:
    """Procedures go on; whoever is asked stays asked."""
    if g.lanes:
        for lane in g.lanes:
            if lane.frames and not isinstance(lane.frames[-1], Decision):
                g.within(lane)
        g.close_lanes()
    elif g.frames and not isinstance(g.frames[-1], Decision):
        g.run()


def try_out(g: Game) -> None:
    """On copies: what is shown of it, and some choices."""
    rng, played = Random(0), g.copy()
    played.source = Seeded(0)
    for seat in range(-1, g.seats):
        g.view(seat).scores()
    for seat in g.deciding():
        g.refusals(seat)
    for _ in range(TRIED):
        for seat in played.deciding():
            if not played.options(seat):
                raise ValueError(f"nobody can answer {played.decision(seat)}")
        played.winners()
        if played.over:
            break
        seat = rng.choice(played.deciding())
        played.journal = Bounded()
        played.apply(rng.choice(played.options(seat)), seat)
