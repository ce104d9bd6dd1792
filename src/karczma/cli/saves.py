"""Where games are kept that nobody named a file for."""

from __future__ import annotations

import os
from datetime import datetime
from itertools import count
from pathlib import Path

SUFFIX = ".karczma"
POSITION = ".yaml"


def folder() -> Path:
    """Where the desktop's convention (XDG) puts a program's data."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "karczma"


def new_file(title: str, suffix: str = SUFFIX) -> Path:
    """A file of that folder that does not exist yet, named after the title and the time."""
    kept = folder()
    kept.mkdir(parents=True, exist_ok=True)
    stem = f"{title}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{f'-{n}' if n else ''}{suffix}" for n in count())
    return next(path for path in map(kept.joinpath, names) if not path.exists())
