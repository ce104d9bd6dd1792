"""Bots by name: ours, those that installed packages bring, and `module:Name` of any module that Python finds.

For whoever plays on the own machine. The server asks `player`, which knows ours alone: a name there is somebody else's.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from math import inf
from pathlib import Path
from typing import Any

from karczma.players import PLAYERS, Player, UnknownPlayer, player
from karczma.players.plans import Clock

GROUP = "karczma.bots"  # of entry points: name -> what makes the bot from a seed


def bot(name: str, seed: int, clock: Clock | None = None, seconds: float = inf) -> Player:
    """As `player`, of everything that can be named. Only our own bots keep to a clock."""
    if name in PLAYERS:
        return player(name, seed, clock, seconds)
    make = maker(name)
    try:
        made = make(seed)
    except Exception as error:
        raise UnknownPlayer(f"{name}: a bot is made from its seed alone, and this one is not: {told(error)}") from error
    if not callable(getattr(made, "choose", None)) or isinstance(made, type):
        raise UnknownPlayer(f"{name}: a bot has a method choose(view, seat), and {made!r} has none")
    found: Player = made
    return found


def maker(name: str) -> Callable[[int], Any]:
    module, colon, attribute = name.partition(":")
    if colon:
        return made_by(name, module, attribute)
    brought = installed(tuple(sys.path))
    if name not in brought:
        known = ", ".join([*PLAYERS, *brought])
        raise UnknownPlayer(f"there is no player {name!r} (there is: {known}, or module:Name for one of your own)")
    return made_by(name, brought[name].module, brought[name].attr)


@cache
def installed(path: tuple[str, ...]) -> Mapping[str, EntryPoint]:
    """The bots that packages bring, while this is the path on which Python looks."""
    return {each.name: each for each in entry_points(group=GROUP) if each.name not in PLAYERS}


def made_by(name: str, module: str, attribute: str) -> Callable[[int], Any]:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # a module that lies where one stands, as with `python -m`
    try:
        found: Any = import_module(module)
    except Exception as error:
        raise UnknownPlayer(f"{name}: the module {module!r} cannot be imported: {told(error)}") from error
    for part in attribute.split("."):
        if not hasattr(found, part):
            offered = ", ".join(each for each in vars(found) if not each.startswith("_"))
            raise UnknownPlayer(f"{name}: {module} has no {part!r} (it has: {offered})")
        found = getattr(found, part)
    if not callable(found):
        raise UnknownPlayer(f"{name}: {found!r} makes no bots; name a class, or a function of a seed")
    make: Callable[[int], Any] = found
    return make


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
