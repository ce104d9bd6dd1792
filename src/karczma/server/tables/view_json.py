"""A view as JSON for a client: the title's own fields, with components by catalogue id and hidden cards as null.

Only what the title's state declares goes out; the machine's fields (frames, chance, knowledge) stay here.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, get_args, get_origin

from karczma.games import find
from karczma.kernel.bases import State, home
from karczma.kernel.game import Game
from karczma.kernel.state import OUTSIDE, SHARED
from karczma.kernel.walk import Field, fields_of
from karczma.kernel.zones import Labels, Pile, Zone, zone_in

MACHINE = frozenset(Game.hints)  # fields of the kernel's own state


@cache
def json_fields(cls: type[State]) -> tuple[tuple[str, str, Zone | None], ...]:
    """(field, shape, zone): zones by name, records in turn, numbers and texts as they are."""
    machine = MACHINE if issubclass(cls, Game) else frozenset()
    fields = [field for field in fields_of(cls) if field.name not in machine]  # type: ignore[arg-type]
    shapes = [(field.name, shape_of(field, cls.hints[field.name])) for field in fields]
    return tuple((name, *shape) for name, shape in shapes if shape)


def shape_of(field: Field, hint: Any) -> tuple[str, Zone | None] | None:
    """How a field is written; None if it is not."""
    labels = next((mark for mark in field.marks if isinstance(mark, Labels)), None)
    zone = Zone("all", of=labels.of) if labels else zone_in(field)
    if {OUTSIDE, SHARED} & set(field.marks):
        return None
    if zone:
        return ("rows" if field.shape == "lists" and not labels else "zone"), zone
    if field.shape in ("record", "records"):
        return field.shape, None
    return ("value", None) if is_plain(hint) else None


def is_plain(hint: Any) -> bool:
    """Numbers, texts and tuples or lists of them; anything else is no fact of the table."""
    if get_origin(hint) is Annotated:
        return is_plain(get_args(hint)[0])
    parts = [part for part in get_args(hint) if part is not Ellipsis]
    if parts:
        return all(is_plain(part) for part in parts)
    return getattr(hint, "__supertype__", hint) in (int, str, bool)


def view_json(g: Game) -> dict[str, Any]:
    """`g` is a view: what it does not know it cannot tell. A title may add what follows from the rest."""
    if g.viewer is None:
        raise ValueError("only a view may be shown")
    derived_view = find(home(type(g))).wording.derived_view
    return record_json(g, g) | ({"outlook": derived_view(g)} if derived_view else {})


def record_json(g: Game, record: State) -> dict[str, Any]:
    if isinstance(record, Pile):
        return {"left": len(record)}
    fields: dict[str, Any] = {}
    for name, shape, zone in json_fields(type(record)):  # type: ignore[arg-type]
        held: Any = getattr(record, name)
        if shape == "value":
            fields[name] = held
            continue
        match shape:
            case "zone":
                assert zone
                fields[name] = zone_json(g, zone, held)
            case "rows":
                assert zone
                fields[name] = [zone_json(g, zone, row) for row in held]
            case "record":
                fields[name] = None if held is None else record_json(g, held)
            case "records":
                fields[name] = [record_json(g, each) for each in held]
    return fields


def zone_json(g: Game, zone: Zone, held: list[int]) -> Any:
    if zone.tally:
        return {g.named(zone.of, thing): n for thing, n in enumerate(held) if n}
    return [g.named(zone.of, thing) if thing >= 0 else None for thing in held]
