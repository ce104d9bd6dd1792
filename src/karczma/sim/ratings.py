"""Ratings: one number for each player that explains all meetings at once, and how sure it is.

The model is that of Bradley and Terry, as behind Elo's scale: whoever is stronger by 400 points wins ten games of
eleven. All games count at once, so that their order does not matter. A weak guess beforehand, that nobody is worlds
apart, keeps numbers finite where somebody has won every game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

import msgspec

POINTS = 400 / log(10)  # of Elo's scale, for one step of the model
MIDDLE = 1500.0  # what the players of a ladder have on average
GUESS = 1 / 9.0  # how firm the guess is: one over the square of three steps, 520 points
STEPS = 50  # of Newton's method; half a dozen are enough

Pair = tuple[str, str]  # who sits alone, and who sits around
Results = Mapping[Pair, tuple[float, int]]  # wins of the lone player, games


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    points: float
    error: float  # on each side, with 95 % confidence


def ratings(results: Results, seats: int) -> list[Rating]:
    """Of everybody who has met somebody, highest first."""
    names = list(dict.fromkeys(name for pair in results for name in pair))
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope, curve = slopes(results, seats, names, strengths)
        change = [sum(c * s for c, s in zip(row, slope, strict=True)) for row in inverse(curve)]
        strengths = [strength + each for strength, each in zip(strengths, change, strict=True)]
        if max(map(abs, change)) < 1e-9:
            break
    middle, errors = sum(strengths) / len(names), deviations(inverse(curve))
    found = [
        Rating(player=name, points=MIDDLE + POINTS * (strength - middle), error=1.96 * POINTS * error)
        for name, strength, error in zip(names, strengths, errors, strict=True)
    ]
    return sorted(found, key=lambda rating: -rating.points)


def slopes(
    results: Results, seats: int, names: Sequence[str], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood of all results changes with each strength, and how that change bends."""
    slope = [-GUESS * strength for strength in strengths]
    curve = [[GUESS * (row == column) for column in range(len(names))] for row in range(len(names))]
    for (lone, others), (wins, games) in results.items():
        i, j = names.index(lone), names.index(others)
        chance = 1 / (1 + (seats - 1) * exp(strengths[j] - strengths[i]))
        bend = games * chance * (1 - chance)
        slope[i] += wins - games * chance
        slope[j] -= wins - games * chance
        curve[i][i] += bend
        curve[j][j] += bend
        curve[i][j] -= bend
        curve[j][i] -= bend
    return slope, curve


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination; `curve` needs no pivots."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        rows[i] = [each / rows[i][i] for each in rows[i]]
        for j in range(n):
            if j != i:
                rows[j] = [ours - rows[j][i] * theirs for ours, theirs in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


def deviations(spread: Sequence[Sequence[float]]) -> list[float]:
    """Of each strength against the middle of all."""
    n = len(spread)
    whole = sum(map(sum, spread)) / (n * n)
    return [sqrt(max(0.0, spread[i][i] - 2 * sum(spread[i]) / n + whole)) for i in range(n)]
