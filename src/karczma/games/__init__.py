"""The titles: one package each, all of the same shape, found by looking and imported when they are first used."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from karczma.title.descriptor import Title


class UnknownTitle(ValueError):
    """No title of that name."""


def ids() -> list[str]:
    """The titles on offer; packages with a leading underscore (the template) are not."""
    return [module.name for module in iter_modules(__path__) if module.ispkg and not module.name.startswith("_")]


@cache
def find(title: str) -> Title:
    known = {module.name for module in iter_modules(__path__) if module.ispkg}
    if title not in known:
        raise UnknownTitle(f"there is no title {title!r} (there is: {', '.join(ids())})")
    found: Title = import_module(f"{__name__}.{title}").TITLE
    return found
