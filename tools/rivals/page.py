"""The tables of docs/speed.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from statistics import geometric_mean

from karczma.cli.commands.bench import ROWS
from karczma.games import find
from karczma.sim.bench import Compared, Speed

BEGIN, END = "<!-- figures: written by `make speed` -->\n", "<!-- end of the figures -->"
FIRST = "catanatron"  # the rival that everything is counted in


@dataclass
class Measured:
    of: dict[tuple[str, str], Speed] = field(default_factory=dict)  # title and build -> with two seats
    grown: dict[tuple[str, int], Speed] = field(default_factory=dict)  # title and seats -> of the plain build

    @property
    def titles(self) -> list[str]:
        return list(dict.fromkeys(title for title, _ in self.of))

    @property
    def builds(self) -> list[str]:
        return list(dict.fromkeys(build for _, build in self.of))

    @property
    def rivals(self) -> dict[str, Compared]:
        """Each at its best: a slower figure is a figure of a busy machine."""
        found: dict[str, Compared] = {}
        for each in (rival for speed in self.of.values() for rival in speed.against):
            if each.rival not in found or found[each.rival].decisions_per_second < each.decisions_per_second:
                found[each.rival] = each
        return found


def ratio(speed: Speed) -> float:
    """How many times catanatron's decisions, where the kernel plays the game out."""
    return next((each.played_out_ratio for each in speed.against if each.rival == FIRST), 0.0)


def name_of(title: str) -> str:
    return find(title).names["en"]


def written_into(page: str, measured: Measured) -> str:
    """The page with the tables between its two marks; the words around them stay."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    parts = (speeds(measured), builds_differ(measured), against(measured), grown(measured), machine(measured))
    return before + BEGIN + "\n" + "\n".join("\n".join(part) + "\n" for part in parts if part) + "\n" + END + after


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    heads = list(heads)
    yield f"| {' | '.join(heads)} |"
    yield f"| --- |{' --: |' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


FIGURES: dict[str, Callable[[Speed], str]] = {
    "decisions/s": ROWS["decisions/s"],
    "played out": ROWS["played out, decisions/s"],
    "times catanatron": lambda speed: f"{ratio(speed):.1f}",
    **{name: ROWS[name] for name in ("copy, µs", "view, µs", "determinise, µs")},
}


def speeds(measured: Measured) -> list[str]:
    rows = [
        [f"{name_of(title)}, {build}", *(figure(speed) for figure in FIGURES.values())]
        for (title, build), speed in measured.of.items()
    ]
    return ["## Both builds, two seats", "", *table(["title", *FIGURES], rows)]


def builds_differ(measured: Measured) -> list[str]:
    """The mean of all titles, in catanatron's decisions."""
    means = {
        build: geometric_mean(ratio(measured.of[title, build]) or 1.0 for title in measured.titles)
        for build in measured.builds
    }
    told = ", ".join(f"{build} {mean:.1f}" for build, mean in means.items())
    missing = "" if "compiled" in measured.builds else " The compiled build was not there when this was measured."
    return [f"Geometric mean of the titles, times catanatron: {told}.{missing}"]


def against(measured: Measured) -> list[str]:
    rows = [[each.rival, each.version, f"{each.decisions_per_second:,.0f}"] for each in measured.rivals.values()]
    return ["## The others, in the same run", "", *table(["game", "version", "decisions/s"], rows)]


def grown(measured: Measured) -> list[str]:
    heads = ["title", "seats", "decisions/s", "microseconds a decision", "decisions a game", "options", "copy, µs"]
    rows = [
        [
            name_of(title),
            str(seats),
            f"{speed.played_out_per_second:,.0f}",
            f"{1e6 / speed.played_out_per_second:.1f}",
            f"{speed.mean_length:.0f}",
            f"{speed.mean_branching:.1f}",
            f"{speed.copy_microseconds:.1f}",
        ]
        for (title, seats), speed in measured.grown.items()
    ]
    return ["## How it grows, plain", "", *table(heads, rows)]


def machine(measured: Measured) -> list[str]:
    return [
        f"Measured with Python {platform.python_version()} on {platform.system()}, {platform.machine()}, "
        f"{os.cpu_count()} cores of which one was used."
    ]
