"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.players import Player, player

MANY = 20_000  # decisions; a game that needs more does not end


class Result(msgspec.Struct, frozen=True, kw_only=True):
    seed: int
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    decisions: int


class DoesNotEnd(RuntimeError):
    """A game that goes on and on."""


def play(title: str, names: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Result:
    """Seat the named players and let them play to the end; every random number follows from the seed."""
    g = find(title).new(len(names), seed, options)
    players = [player(name, seed * 97 + seat) for seat, name in enumerate(names)]
    decisions = finish(g, players)
    return Result(seed=seed, scores=g.scores(), winners=g.winners(), decisions=decisions)


def finish(g: Game, players: Sequence[Player]) -> int:
    """Play a table to its end; how many decisions that took."""
    for n in range(MANY):
        if g.over:
            return n
        seat = g.deciding()[0]
        g.apply(players[seat].choose(g.view(seat), seat), seat)
    raise DoesNotEnd(f"no end after {MANY} decisions")
