"""Any moment of a game as the text of a position file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from karczma.kernel.game import Game, NoRecord
from karczma.title.positions import chances
from karczma.title.positions.errors import CannotTell
from karczma.title.positions.sections import Sections

if TYPE_CHECKING:
    from karczma.title.descriptor import Title

WIDTH = 110


class Dumper(yaml.CSafeDumper):
    """Nothing is said by pointing to something said before."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def position_of(
    title: Title, g: Game, options: Mapping[str, str] | None = None, content: str | Path | None = None
) -> str:
    """This moment of a game. A copy has no journal: with which options it was set up must be told."""
    if g.viewer is not None:
        raise CannotTell("this is what one seat sees, and no whole table")
    if options is None and g.journal is None:
        raise NoRecord("a copy does not know with which options it was set up: tell them, or take the table itself")
    settled = g.journal[0].options if options is None and g.journal else title.settled(options)
    seed = chances.seed_of(g.source)
    base = title.new(g.seats, seed, settled, content)
    content_id = title.rules.catalogue(content).id
    head: dict[str, Any] = {
        "position": title.id,
        "version": title.version,
        "seats": g.seats,
        "options": {each.id: said(settled[each.id]) for each in title.options if settled[each.id] != each.default},
        "content": "" if content_id == "standard" else content_id,
        "seed": seed,
        "chance": chances.told(g.source, g.tick),
    }
    whole = {name: each for name, each in head.items() if each or name == "seed"}
    whole |= Sections(title.id, base, title.positions, title.parse).told(g, base)
    dumped: str = yaml.dump(
        whole, Dumper=Dumper, sort_keys=False, default_flow_style=None, width=WIDTH, allow_unicode=True
    )
    return dumped


def said(value: str) -> str | bool:
    """The value of an option, as people write it."""
    return value == "true" if value in ("true", "false") else value
