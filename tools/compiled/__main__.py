"""Writes the sources out for mypyc, and compiles them.

cd tools && python -m compiled tree            only writes them, into build/fast
cd tools && python -m compiled build           and compiles them
cd tools && python -m compiled build valeria   the same, of one title only
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from compiled.aside import move_plain
from compiled.building import build
from compiled.calls import write_calls
from compiled.classes import write_out
from compiled.constants import make_final
from compiled.sources import ROOT, SRC, compiled

OUT = ROOT / "build" / "fast"


def write_tree(out: Path, titles: Sequence[str] = ()) -> list[str]:
    """All sources into that folder, those that are compiled written out; the paths of these."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(SRC, out, ignore=shutil.ignore_patterns("__pycache__", "client"))
    shutil.copy(Path(__file__).with_name("described.py"), out / "karczma/kernel/described.py")
    paths = []
    for module in compiled(titles):
        beside = move_plain(module)
        write_out(module)
        make_final(module)
        write_calls(module)
        (out / module.path).write_text(module.written(), "utf-8")
        if beside:
            (out / beside[0]).write_text(beside[1], "utf-8")
        paths.append(module.path.as_posix())
    return paths


def main(arguments: Sequence[str]) -> None:
    what, *titles = arguments
    paths = write_tree(OUT, titles)
    print(f"{len(paths)} modules written out into {OUT}")
    if what == "build":
        build(OUT, paths)


if __name__ == "__main__":
    main(sys.argv[1:])
