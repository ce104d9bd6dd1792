"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from karczma.games import find
from karczma.kernel.choices import Seat
from karczma.kernel.game import Game
from karczma.players import Player
from karczma.players.named import bot

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
    decisions = finish_with(g, names, seed)
    return Result(seed=seed, scores=g.scores(), winners=g.winners(), decisions=decisions)


def finish_with(g: Game, names: Sequence[str], seed: int) -> int:
    """Let these players play a table that was just set up; how many decisions that took."""
    if set(names) == {"random"}:
        return play_out(g, seed)
    return finish(g, [bot(name, seed * 97 + seat) for seat, name in enumerate(names)])


def finish(g: Game, players: Sequence[Player]) -> int:
    """Play a table to its end; how many decisions that took."""
    for n in range(MANY):
        if g.over:
            return n
        seat = g.deciding()[0]
        g.apply(players[seat].choose(g.view(seat), seat), seat)
    raise DoesNotEnd(f"no end after {MANY} decisions")


def play_out(g: Game, seed: int) -> int:
    """The same, where all seats play at random: the kernel draws what they choose, and no views are made."""
    random, drawn = Random(seed * 97).random, 0

    def chance() -> float:
        nonlocal drawn
        drawn += 1
        if drawn > MANY * 10:  # some answers take several draws
            raise DoesNotEnd(f"no end after {drawn} draws")
        return random()

    g.play_out(chance)
    assert g.journal is not None
    return sum(len(entry) == 2 for entry in g.journal[1:])  # forced answers and outcomes of chance have three parts
