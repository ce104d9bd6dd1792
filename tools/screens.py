"""Takes a picture of every screen there is into docs/screens, small, so that a change of looks can be seen in a review.

    python tools/screens.py [--only table] [--only northgard]

Each screen is taken in four sizes, and so in both languages and by candle and daylight. The pictures are of the tables
that the browser tests look at, so a new screen joins `tests/browser/places.py` and is here by itself.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import FLAGS, NAMES
from browser.leading import lead
from browser.places import PLACES
from browser.windows import Devices, Screen, Windows, paint
from karczma.games import find, ids
from server.visiting import Serving

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screens"
QUALITY = 55
TOUCH: Screen = {"has_touch": True, "is_mobile": True}
LATE = 90  # decisions into a game of two: much lies on the table


class Size(NamedTuple):
    id: str
    width: int
    height: int
    language: str
    theme: str
    scale: float
    more: Screen


SIZES = (
    Size("laptop", 1440, 900, "pl", "dark", 0.5, {}),
    Size("small-laptop", 1280, 720, "en", "light", 0.5, {}),
    Size("phone", 390, 844, "pl", "light", 0.75, TOUCH),
    Size("landscape", 844, 390, "en", "dark", 0.75, TOUCH),
)

Go = Callable[[Page], None]


def late_table(title: str) -> Go:
    """A game of two that bots have played for a good while."""

    def go(page: Page) -> None:
        decisions = count()
        lead(page, title, lambda g, seat: next(decisions) >= LATE, seats=2, seed=7)

    return go


def screens() -> dict[str, Go]:
    tables = {f"table of {title}": late_table(title) for title in ids() if find(title).maturity != "draft"}
    return {**PLACES, **tables}


@contextmanager
def house() -> Iterator[Windows]:
    """A server and a browser, both for these pictures only."""
    chromium = next(path for name in NAMES if (path := shutil.which(name)))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        serving = Serving(Path(data), others=["--idle-seconds", "600"])
        serving.open()
        try:
            yield Windows(Devices(browser), serving)
        finally:
            serving.close()
            browser.close()


def take(windows: Windows, name: str, go: Go, size: Size) -> Path:
    screen: Screen = {"viewport": {"width": size.width, "height": size.height}, "device_scale_factor": size.scale}
    page = windows.open(language=size.language, theme=size.theme, screen={**screen, **size.more})
    go(page)
    paint(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    file = FOLDER / f"{name.replace(' ', '-')}.{size.id}.jpg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    windows.close(but=("404", "WebSocket"))
    return file


def contents(names: list[str]) -> str:
    """The page that shows them all."""
    lines = ["# Screens", "", "Made by `make screens`; sizes, languages and times of day take turns.", ""]
    for name in names:
        lines += [f"## {name.capitalize()}", ""]
        lines += [f"![{name}, {size.id}]({name.replace(' ', '-')}.{size.id}.jpg)" for size in SIZES]
        lines.append("")
    return "\n".join(lines)


def main(only: Annotated[list[str] | None, typer.Option(help="Only screens whose name has this word.")] = None) -> None:
    """Take them all, or some."""
    every = screens()
    wanted = {name: go for name, go in every.items() if not only or any(word in name for word in only)}
    FOLDER.mkdir(exist_ok=True)
    with house() as windows:
        for name, go in wanted.items():
            for size in SIZES:
                typer.echo(take(windows, name, go, size).relative_to(ROOT))
    (FOLDER / "README.md").write_text(contents(list(every)), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
