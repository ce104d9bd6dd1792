"""Takes a picture of every screen there is into docs/screens, small, so that a change of looks can be seen in a review.

    python tools/screens.py [--only table] [--only northgard]

Each screen is taken in four sizes, and so in both languages and by candle and daylight; what other titles have of the
same kind, in one size. The pictures are of what the browser tests look at: a new screen joins `tests/browser/places.py`
or `moments.py`, and is here by itself.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from playwright.sync_api import Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import FLAGS, NAMES
from browser.moments import MOMENTS, Go
from browser.places import PLACES, page_at
from browser.windows import Devices, Screen, Windows, paint
from karczma.games import ids
from server.visiting import Serving

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screens"
QUALITY = 36
PATIENT = 180_000  # ms: whoever makes pictures has something else to do meanwhile
TOUCH: Screen = {"has_touch": True, "is_mobile": True}


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


class Shot(NamedTuple):
    name: str
    go: Go
    sizes: tuple[Size, ...] = SIZES

    def file(self, size: Size) -> Path:
        return FOLDER / f"{self.name.replace(' ', '-')}.{size.id}.webp"


def shots() -> list[Shot]:
    """Every place in every size; where titles have the same page, Valeria has it in all, and the others take turns."""
    turns = cycle(SIZES)
    found = [Shot(name, go, SIZES if plain(name) else (next(turns),)) for name, go in PLACES.items()]
    for title in ids():
        if title != "valeria":
            found.append(Shot(f"rulebook of {title}", page_at(f"/rules/{title}", "article"), (next(turns),)))
            found.append(Shot(f"cards of {title}", page_at(f"/cards/{title}", "ul[data-title] li"), (next(turns),)))
    return [*found, *(Shot(name, go) for name, go in MOMENTS.items())]


def plain(name: str) -> bool:
    """Whether it is no page of a title, or Valeria's."""
    return not any(title in name for title in ids() if title != "valeria")


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


def take(windows: Windows, shot: Shot, size: Size) -> int:
    """Into its file; how many bytes it is."""
    screen: Screen = {"viewport": {"width": size.width, "height": size.height}}
    page = windows.open(language=size.language, theme=size.theme, screen={**screen, **size.more})
    page.set_default_timeout(PATIENT)
    shot.go(page)
    page.mouse.move(1, 1)  # nothing is read, nothing lifts
    paint(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    picture = pictured(page, size)
    windows.close(but=("404", "WebSocket", "net::ERR_FAILED"))
    return shot.file(size).write_bytes(picture)


def pictured(page: Page, size: Size) -> bytes:
    """As WebP, which is half as large as the two kinds that Playwright knows."""
    right, down = page.evaluate("[scrollX, scrollY]")
    clip = {"x": right, "y": down, "width": size.width, "height": size.height, "scale": size.scale}
    how = {"format": "webp", "quality": QUALITY, "clip": clip}
    return base64.b64decode(page.context.new_cdp_session(page).send("Page.captureScreenshot", how)["data"])


def contents(every: list[Shot]) -> str:
    """The page that shows them all."""
    lines = ["# Screens", "", "Made by `make screens`; sizes, languages and times of day take turns.", ""]
    for shot in every:
        lines += [f"## {shot.name.capitalize()}", ""]
        lines += [f"![{shot.name}, {size.id}]({shot.file(size).name})" for size in shot.sizes]
        lines.append("")
    return "\n".join(lines)


def main(
    only: Annotated[list[str] | None, typer.Option(help="Only screens whose name has this word.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only those that have no picture yet.")] = False,
) -> None:
    """Take them all, or some."""
    every = shots()
    wanted = [
        (shot, size) for shot in every if not only or any(word in shot.name for word in only) for size in shot.sizes
    ]
    wanted = [(shot, size) for shot, size in wanted if not missing or not shot.file(size).exists()]
    FOLDER.mkdir(exist_ok=True)
    began = time.monotonic()
    with house() as windows:
        for n, (shot, size) in enumerate(wanted, start=1):
            told = f"{take(windows, shot, size) / 1000:.0f} kB"
            typer.echo(f"{n}/{len(wanted)} {time.monotonic() - began:5.0f} s  {shot.file(size).name}  {told}")
    (FOLDER / "README.md").write_text(contents(every), encoding="utf-8")
    typer.echo(f"{sum(each.stat().st_size for each in FOLDER.iterdir()) / 1e6:.1f} MB in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    typer.run(main)
