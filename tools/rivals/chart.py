"""The chart of docs/speed.md: a bar for each build of each title, and one for each rival."""

from __future__ import annotations

from html import escape

from rivals.page import Measured, name_of

COLOURS = {"plain": "#8a9a5b", "compiled": "#2f5d50", "rival": "#b0743c"}
WIDTH, LABEL, FIGURE, BAR, GAP, TOP = 760, 250, 80, 18, 6, 64


def chart(measured: Measured) -> str:
    """Real decisions a second, as long as they are many."""
    bars = [
        (f"{name_of(title)}, {build}", speed.played_out_per_second, build)
        for (title, build), speed in measured.of.items()
    ]
    bars += [(each.rival, each.decisions_per_second, "rival") for each in measured.rivals.values()]
    most = max(rate for _, rate, _ in bars)
    height = TOP + len(bars) * (BAR + GAP) + GAP
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
            'font-family="sans-serif" font-size="13">',
            "<title>Decisions a second in random playouts</title>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>',
            '<text x="12" y="26" font-size="16" fill="#222">Decisions a second in random playouts</text>',
            '<text x="12" y="46" fill="#555">two options or more, one core, one run; two seats (Catan: four)</text>',
            *(bar(n, *each, most) for n, each in enumerate(bars)),
            "</svg>\n",
        ]
    )


def bar(n: int, label: str, rate: float, kind: str, most: float) -> str:
    y, length = TOP + n * (BAR + GAP), (WIDTH - LABEL - FIGURE) * rate / most
    return (
        f'<text x="{LABEL - 8}" y="{y + 13}" text-anchor="end" fill="#222">{escape(label)}</text>'
        f'<rect x="{LABEL}" y="{y}" width="{max(length, 1):.1f}" height="{BAR}" fill="{COLOURS[kind]}"/>'
        f'<text x="{LABEL + length + 6:.1f}" y="{y + 13}" fill="#222">{rate:,.0f}</text>'
    )
