"""A ladder as a picture: a line for each player, where it stands, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

from karczma.sim.ladder import Standing
from karczma.sim.ratings import Rating

WIDTH, ROW, TOP, LEFT, RIGHT = 640, 34, 46, 110, 70
STEP = 100  # points between two lines of the grid


def drawn(standing: Standing) -> str:
    """An SVG file; it takes the colour of the text around it."""
    ratings = standing.ratings
    low, high = bounds(ratings)
    height = TOP + ROW * len(ratings) + 30

    def x(points: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (points - low) / (high - low)

    parts = [grid(x(points), points, height) for points in range(low, high + 1, STEP)]
    parts += [line(rating, x, TOP + ROW * (n + 0.5)) for n, rating in enumerate(ratings)]
    games = sum(each.games for each in standing.meetings)
    heading = f"{standing.title} {standing.version}, {standing.seats} players: ratings of {games} games, ± 95 %"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
            'font-size="13" fill="currentColor" stroke="none">',
            f'<text x="12" y="24" font-weight="bold">{escape(heading)}</text>',
            *parts,
            "</svg>\n",
        ]
    )


def bounds(ratings: tuple[Rating, ...]) -> tuple[int, int]:
    """Whole steps around everything."""
    low = min(rating.points - rating.error for rating in ratings)
    high = max(rating.points + rating.error for rating in ratings)
    return int(low // STEP) * STEP, int(high // STEP + 1) * STEP


def grid(x: float, points: int, height: int) -> str:
    return (
        f'<path d="M{x:.1f} {TOP}V{height - 26}" stroke="currentColor" stroke-opacity="0.2"/>'
        f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle" font-size="11">{points}</text>'
    )


def line(rating: Rating, x: Callable[[float], float], y: float) -> str:
    left, right = x(rating.points - rating.error), x(rating.points + rating.error)
    return (
        f'<text x="12" y="{y + 4:.1f}">{escape(rating.player)}</text>'
        f'<path d="M{left:.1f} {y:.1f}H{right:.1f}" stroke="#b3541e" stroke-width="3"/>'
        f'<circle cx="{x(rating.points):.1f}" cy="{y:.1f}" r="5" fill="#b3541e"/>'
        f'<text x="{WIDTH - 12}" y="{y + 4:.1f}" text-anchor="end">{rating.points:.0f} ± {rating.error:.0f}</text>'
    )
