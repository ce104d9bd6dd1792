"""Game: the state that a title extends, with everything that players, bots and servers call."""

from __future__ import annotations

from typing import Self

from karczma.kernel.bases import home, print_of
from karczma.kernel.choices import Seat
from karczma.kernel.knowledge import determinise, view
from karczma.kernel.quantities import Reactive
from karczma.kernel.record import Record, written
from karczma.kernel.state import state


class NoRecord(RuntimeError):
    """Copies, views and dealt worlds start without a journal."""


@state
class Game(Reactive):
    """A table of one title."""

    def __repr__(self) -> str:
        tops = [lane.frames[-1] for lane in self.lanes if lane.frames] or self.frames[-1:]
        asked = [f"seat {getattr(top, 'seat', '?')} {type(top).__name__}" for top in tops] or ["over"]
        seen = [] if self.viewer is None else [f"as seat {self.viewer} sees it"]
        return f"<{', '.join([home(type(self)), f'{self.seats} seats', *seen, *asked])}>"

    def view(self, seat: Seat) -> Self:
        """What that seat may know (-1: a spectator), as the same type of state."""
        return view(self, seat)

    def determinise(self, seat: Seat, seed: int) -> Self:
        """A whole table that agrees with everything that seat knows."""
        return determinise(self, seat, seed)

    def named(self, family: str, thing: int) -> str:
        """The catalogue id of a component: of a kind of that family, or of a card if the family is empty."""
        raise NotImplementedError

    def record(self) -> Record:
        """The game so far, in writing."""
        if self.journal is None:
            raise NoRecord("a copy, a view or a dealt world has no record: keep the table that was set up")
        return written(self.journal, self.over, self.scores())

    def fingerprint(self) -> str:
        """The same whatever source the chance came from: a replay by outcomes ends in the same table."""
        plain = {name: held for name, held in self.to_plain().items() if name != "source"}
        if self.before is not None:
            plain["before"] = self.before.fingerprint()  # the table before a secret Together has a source too
        return print_of(plain)
