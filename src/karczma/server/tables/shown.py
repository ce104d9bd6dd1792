"""A view as JSON for a client: the title's own fields, with components by catalogue id and hidden cards as null.

Only what the title's state declares goes out; the machine's fields (frames, chance, knowledge) stay here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from karczma.kernel.game import Game
from karczma.kernel.state import OUTSIDE, SHARED, State, home, kind, marks
from karczma.kernel.zones import Labels, Pile, Zone
from karczma.locale.speaker import tellers_of

MACHINE = frozenset(Game.hints)  # fields of the kernel's own state


@cache
def fields_shown(cls: type[State]) -> tuple[tuple[str, str, Zone | None], ...]:
    """(field, shape, zone): zones by name, records in turn, numbers and texts as they are."""
    found: list[tuple[str, str, Zone | None]] = []
    for name, hint in cls.hints.items():
        zone = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Zone)), None)
        what, inner = kind(hint)
        if {OUTSIDE, SHARED} & marks(hint) or (issubclass(cls, Game) and name in MACHINE):
            continue
        labels = next((mark for mark in get_args(hint)[1:] if isinstance(mark, Labels)), None)
        if labels:
            found.append((name, "zone", Zone("all", of=labels.of)))
        elif zone:
            found.append((name, "rows" if kind(inner)[0] == "list" else "zone", zone))
        elif what in ("record", "maybe"):
            found.append((name, "record", None))
        elif what == "list" and kind(inner)[0] == "record":
            found.append((name, "records", None))
        elif is_plain(inner):
            found.append((name, "value", None))
    return tuple(found)


def is_plain(hint: Any) -> bool:
    """Numbers, texts and tuples or lists of them; anything else is no fact of the table."""
    parts = [part for part in get_args(hint) if part is not Ellipsis]
    if parts:
        return all(is_plain(part) for part in parts)
    return getattr(hint, "__supertype__", hint) in (int, str, bool)


def shown(g: Game) -> dict[str, Any]:
    """`g` is a view: what it does not know it cannot tell. A title may add what follows from the rest."""
    if g.viewer is None:
        raise ValueError("only a view may be shown")
    outlook = getattr(tellers_of(home(type(g))), "outlook", None)
    return record_shown(g, g) | ({"outlook": msgspec.to_builtins(outlook(g))} if outlook else {})


def record_shown(g: Game, record: State) -> dict[str, Any]:
    if isinstance(record, Pile):
        return {"left": len(record)}
    told: dict[str, Any] = {}
    for name, shape, zone in fields_shown(type(record)):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        match shape:
            case "zone":
                assert zone
                told[name] = zone_shown(g, zone, held)
            case "rows":
                assert zone
                told[name] = [zone_shown(g, zone, row) for row in held]
            case "record":
                told[name] = None if held is None else record_shown(g, held)
            case "records":
                told[name] = [record_shown(g, each) for each in held]
            case _:
                told[name] = held
    return told


def zone_shown(g: Game, zone: Zone, held: list[int]) -> Any:
    if zone.tally:
        return {g.named(zone.of, thing): n for thing, n in enumerate(held) if n}
    return [g.named(zone.of, thing) if thing >= 0 else None for thing in held]
