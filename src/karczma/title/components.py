"""Components without card files: the rules themselves say what they are."""

from __future__ import annotations

from pathlib import Path

from karczma.title.options import WrongTable


class Printed:
    """The only edition there is."""

    id = "standard"


def printed(content: str | Path | None = None) -> Printed:
    if content is not None:
        raise WrongTable(f"{content}: this title has no card files that others could be laid over")
    return Printed()
