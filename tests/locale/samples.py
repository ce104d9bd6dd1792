"""One of everything that is worded: all choices, decisions, events and refusals of a title, found by looking."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import karczma
from karczma.games import find
from karczma.kernel.choices import Choice
from karczma.kernel.events import Event
from karczma.kernel.flow import Decision
from karczma.kernel.state import NAMED, home

PACKAGE = Path(karczma.__file__).parent
TITLES = ("_template", "valeria", "northgard", "wonderful_kingdom", "empires_north", "monster_lands")
LANGUAGES = ("en", "pl")

HOMES = {  # the shared ones speak of Valeria
    "_template": ("_template",),
    "valeria": ("kernel", "effects", "valeria"),
    "northgard": ("northgard",),
    "wonderful_kingdom": ("wonderful_kingdom",),
    "empires_north": ("empires_north",),
    "monster_lands": ("monster_lands",),
}

SAMPLES: dict[str, Any] = {  # a value for every field and fact, by its name
    "citizen": "champion",
    "monster": "wraith",
    "domain": "palace_of_the_dawn",
    "duke": "simon_the_unclean",
    "by": "thief",
    "card": "archer",
    "top": "goblin",
    "token": "magic",
    "resource": "strength",
    "role": "soldier",
    "terrain": "swamp",
    "commission": "tower",
    "stone": "chalk",
    "seat": 0,
    "opponent": 1,
    "winners": (0, 1),
    "scores": (22, 5),
}
OF_TITLE: dict[str, dict[str, Any]] = {  # where a title means something else by that name
    "northgard": {
        "by": "adv_tribute",
        "card": "early_foragers",
        "token": "wood",
        "resource": "food",
        "building": "silo",
        "clan": "raven",
        "tile": "tile_06",
        "creature": "creature_wolf_beige",
        "face": "choice",
        "source": "closing",
        "give": "wood",
        "take": "food",
        "want": "lore",
        "slot": "stone",
        "partner": 1,
        "roller": 1,
    },
    "wonderful_kingdom": {
        "by": "captain_of_arms",
        "card": "hamlet",
        "token": "gold",
        "space": "gold",
        "area": "left",
        "place": "own",
        "colour": "blue",
        "duchy": "valados_a",
        "menace": "thieves",
        "quest": "beyond_the_sea",
        "board": "A1",
        "source": "red_castle",
        "territory": "west_sea",
        "medal": "silver",
    },
    "empires_north": {
        "by": "weavers_hut",
        "card": "penguin_colony",
        "copied": "kayak_dock",
        "token": "sheep",
        "clan": "panuk",
        "island": "gull_rock",
        "distance": "distant",
        "tile": "harvest",
        "source": "explore",
        "side": "exhausted",
        "goods": "fish_raze",
        "type": "igloo",
        "phase": "expedition",
    },
    "monster_lands": {
        "by": "tranok",
        "card": "wondou",
        "token": "potion",
        "mercenary": "lusara",
        "monster": "abysur",
        "building": "tavern",
        "land": "kyzhul",
        "trap": "trap_total4",
        "equipment": "noxx",
        "loot": "loot_kit",
        "quest": "quest_05",
        "tile": "trail_tile_1",
        "site": "land_a",
        "trail": "a2",
        "target": "b1",
        "die": "magic",
        "colour": "influence",
        "affiliation": "jungle",
        "rank": "hero",
        "roller": 1,
    },
}


def samples_of(title: str) -> dict[str, Any]:
    return {**SAMPLES, **OF_TITLE.get(title, {})}


def classes(kind: type[Any], title: str) -> list[type[Any]]:
    """All subclasses that live in the title, which is imported as a whole for that, or in the shared layers."""
    find(title).module("setup")
    homes = HOMES[title]
    return [cls for cls in NAMED.values() if issubclass(cls, kind) and cls is not kind and home(cls) in homes]


def choices(title: str) -> list[type[Choice]]:
    return classes(Choice, title)


def decisions(title: str) -> list[type[Decision]]:
    return classes(Decision, title)


def events(title: str) -> list[type[Event]]:
    return classes(Event, title)


def sample(cls: type[Any], **given: Any) -> Any:
    """One of them; numbers that mean nothing here are 1."""
    known = samples_of(home(cls))
    whole = {
        f.name: 1 for f in fields(cls) if f.type in ("int", "Territory", "Trail")
    }  # a number, whatever else is called so
    return cls(*(given.get(f.name, whole.get(f.name) or known.get(f.name, 1)) for f in fields(cls)))


# -- refusals ------------------------------------------------------------------------------------------------------

NOT_WRITTEN_OUT = {  # where the clause stands in a variable: what it can be
    "asked.clause": ("K-EXCHANGE-01", "K-MAY-01"),
    "no_gold": ("VK-RECR-04", "VK-BUY-06"),
    "short": ("VK-RECR-02", "VK-BUY-06"),
}


def refusals(title: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every `no(clause, fact=...)` in the code of the title, or of the shared layers."""
    found = []
    for where in HOMES[title]:
        folder = PACKAGE / where if where != title else PACKAGE / "games" / title
        for file in sorted(folder.rglob("*.py")):
            for call in calls_of_no(ast.parse(file.read_text(encoding="utf-8"))):
                facts = tuple(keyword.arg or "" for keyword in call.keywords)
                found += [(clause, facts) for clause in clauses(call.args[0])]
    return sorted(set(found))


def calls_of_no(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "no":
            yield node


def clauses(first: ast.expr) -> tuple[str, ...]:
    if isinstance(first, ast.IfExp):
        return clauses(first.body) + clauses(first.orelse)
    return (first.value,) if isinstance(first, ast.Constant) else NOT_WRITTEN_OUT[ast.unparse(first)]
