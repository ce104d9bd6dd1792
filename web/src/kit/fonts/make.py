"""Joins the two halves that a font comes in, plain Latin and its extension, into the one file that a page asks for.

    npm install --no-save --prefix web @fontsource-variable/alegreya @fontsource-variable/atkinson-hyperlegible-next
    pip install fonttools brotli
    python web/src/kit/fonts/make.py

What is used in neither of our languages nor in the names of their neighbours stays outside: what is left is Latin up to
U+024F. Shapes, widths and weights are unchanged; pairs are kerned as in plain Latin.
"""

from __future__ import annotations

import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

OURS = Path(__file__).parent
PACKAGES = OURS.parents[2] / "node_modules" / "@fontsource-variable"
FONTS = ("alegreya-{}-wght-normal", "alegreya-{}-wght-italic", "atkinson-hyperlegible-next-{}-wght-normal")
LAST = 0x24F  # the end of the block Latin Extended-B


def joined(plain: Any, more: Any) -> Any:
    """The plain font with what it lacks of the other one."""
    plain.ensureDecompiled()
    known = dict(plain.getBestCmap())
    for code, name in more.getBestCmap().items():
        if code <= LAST and code not in known:
            take_over(plain, more, name)
            for table in plain["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = name
    del plain["HVAR"]  # how widths change with the weight; the outlines say it as well
    return plain


def take_over(plain: Any, more: Any, name: str) -> None:
    """A glyph and what it is put together from."""
    if name in plain["glyf"].glyphs:
        return
    glyph = more["glyf"][name]
    for part in glyph.components if glyph.isComposite() else ():
        take_over(plain, more, part.glyphName)
    plain["glyf"][name] = deepcopy(glyph)
    plain["hmtx"][name] = more["hmtx"][name]
    plain["gvar"].variations[name] = deepcopy(more["gvar"].variations.get(name, []))


def main() -> int:
    for font in FONTS:
        family = font.partition("-{}")[0]
        halves = [TTFont(PACKAGES / family / "files" / f"{font.format(half)}.woff2") for half in ("latin", "latin-ext")]
        whole = joined(*halves)
        whole.flavor = "woff2"
        path = OURS / f"{font.replace('-{}-wght', '')}.woff2"
        whole.save(path)
        print(path.name, path.stat().st_size)
    return 0


if __name__ == "__main__":
    sys.exit(main())
