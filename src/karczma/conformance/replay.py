"""Records: a game in writing is played again, by its outcomes and by its source, and ends in the same table."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from karczma.conformance.positions import Broken, positions
from karczma.kernel.chance import Source
from karczma.kernel.game import Game
from karczma.kernel.record import read
from karczma.title.descriptor import Title
from karczma.title.options import Value


def replays_agree(
    title: Title, seats: int, options: Mapping[str, Value], source: int | Source, rng: Random, stops: int = 2
) -> Game:
    """Play a game; at its end, and at a few places on the way, its record leads to the table it was taken from."""
    g = title.new(seats, source, options)
    for _ in positions(g, rng):
        if stops and rng.random() < 0.1:
            stops -= 1
            replay_agrees(title, g)
    replay_agrees(title, g)
    return g


def replay_agrees(title: Title, g: Game) -> None:
    """The record of this table, as text and back, by recorded outcomes and by the source itself."""
    record = read(g.record().text())
    if record != g.record():
        raise Broken("a record reads back as another one")
    for how, source in {"outcomes": None, "source": g.source}.items():
        again = title.replay(record, source)
        if again.fingerprint() != g.fingerprint():
            raise Broken(f"replayed by its {how}, the game ends in another table")
        if again.record().lines != record.lines:
            raise Broken(f"replayed by its {how}, the game is written down differently")
