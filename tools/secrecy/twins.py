"""Twins: two games that one seat cannot tell apart, because others chose differently where it cannot see it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from karczma.games import find
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from secrecy.guesses import Guesses

WATCHED = 0  # the seat that must not know
TRIED = 6  # choices of a seat, to find two that look the same


class Turn(NamedTuple):
    """Who chooses what in either game, and what the watched seat tries before."""

    seat: Seat
    choices: tuple[str, str]
    guesses: list[str]


class Twins:
    """Two games of one title with one seed; the first choices of each may differ, and still nobody can tell."""

    def __init__(self, title: str, seed: int) -> None:
        self.title, self.seed, self.rng = title, seed, Random(seed)
        self.games: tuple[Game, Game] = (find(title).new(2, seed), find(title).new(2, seed))
        self.guesses = Guesses(self.rng)

    def turns(self, most: int) -> list[Turn]:
        """As long as they look the same to the watched seat, at most so many."""
        turns: list[Turn] = []
        while len(turns) < most and (turn := self.turn()):
            turns.append(turn)
        return turns

    def turn(self) -> Turn | None:
        one, two = self.games
        if one.over or one.deciding() != two.deciding():
            return None
        self.guesses.remember(one)
        guesses = self.rng.sample(texts := self.guesses.texts(self.games, WATCHED), min(3, len(texts)))
        seat = self.rng.choice(one.deciding())
        for mine, theirs in self.pairs(seat):
            if after := alike(one, two, seat, mine, theirs):
                self.games = after
                return Turn(seat, (str(mine), str(theirs)), guesses)
        return None

    def pairs(self, seat: Seat) -> list[tuple[Choice, Choice]]:
        """The watched seat chooses the same in both; others differently, if they can."""
        mine, theirs = (self.rng.sample(o := list(g.options(seat)), min(TRIED, len(o))) for g in self.games)
        if seat == WATCHED:
            return [(choice, choice) for choice in mine]
        return sorted(product(mine, theirs), key=lambda pair: pair[0] == pair[1])


def alike(one: Game, two: Game, seat: Seat, mine: Choice, theirs: Choice) -> tuple[Game, Game] | None:
    """Both games after these choices, if the watched seat cannot tell them apart, and was shown nothing meanwhile.
    Two ways to one and the same table hide nothing: everybody saw which was taken."""
    games = one.copy(), two.copy()
    for g, choice in zip(games, (mine, theirs), strict=True):
        if choice not in g.options(seat):
            return None
        shuffles, lanes, secret = g.shuffles, g.lanes, g.secret
        g.apply(choice, seat)
        if mine != theirs and (shuffles != g.shuffles or (secret and lanes is not g.lanes)):
            return None
    told = [(g.deciding(), g.over, g.view(WATCHED).to_plain()) for g in games]
    hidden = mine == theirs or games[0].fingerprint() != games[1].fingerprint()
    return games if told[0] == told[1] and hidden else None
