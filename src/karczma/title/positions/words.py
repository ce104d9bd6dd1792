"""How the fields of a table are called in a position file: as their annotations say, and as a title adds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from karczma.kernel.bases import State
from karczma.kernel.game import Game
from karczma.kernel.state import DERIVED, OUTSIDE
from karczma.kernel.walk import Field, fields_of
from karczma.kernel.zones import GOODS, Labels, Table, Zone, zone_in
from karczma.title.positions.names import Names

if TYPE_CHECKING:
    from karczma.title.contract import Positions

WALLET = "wallet"  # what the shared verbs call the tokens of a player
MACHINE = frozenset(Table.hints) - {"shuffles", "tick"}  # fields with sections of their own, or with nothing to say


class Manner(NamedTuple):
    """How a field is told."""

    field: Field
    hint: Any
    zone: Zone | None
    family: str | None  # its numbers name components of that family
    words: tuple[str, ...]  # what its numbers are called, from 0 on
    places: tuple[str, ...]  # what its places are called
    beside: Mapping[str, Manner]  # lists that go with it,
    usual: Any = None  # and what each of them holds where nothing is said


class Manners:
    def __init__(self, g: Game, own: Positions, names: Names) -> None:
        self.g, self.own, self.names = g, own, names
        self.tokens: tuple[str, ...] = getattr(g, "tokens", ())
        self.found: dict[type[State], list[Manner]] = {}

    def of(self, cls: type[State]) -> list[Manner]:
        """The fields of a record that are told, without those that are told beside others."""
        if cls not in self.found:
            beside = {
                name for own in self.own.beside for name in self.own.beside[own] if own.startswith(f"{cls.__name__}.")
            }
            self.found[cls] = [self.manner(cls, f) for f in fields_of(cls) if tells(cls, f) and f.name not in beside]  # type: ignore[arg-type]
        return self.found[cls]

    def manner(self, cls: type[State], field: Field) -> Manner:
        key = f"{cls.__name__}.{field.name}"
        zone, labels = zone_in(field), next((mark for mark in field.marks if isinstance(mark, Labels)), None)
        family = labels.of if labels else zone.of if zone else self.own.kinds.get(key)
        places = self.own.places.get(key, self.tokens if field.name == WALLET and GOODS in field.marks else ())
        places = self.names.family(places) if isinstance(places, str) else places
        hint = cls.hints[field.name]
        words = self.own.words.get(key, ())
        words = words(self.g) if callable(words) else words
        beside = {name: self.column(cls, name, usual) for name, usual in self.own.beside.get(key, {}).items()}
        return Manner(field, hint, zone, family, tuple(words), tuple(places), beside)

    def column(self, cls: type[State], name: str, usual: Any) -> Manner:
        field = next(each for each in fields_of(cls) if each.name == name)  # type: ignore[arg-type]
        return self.manner(cls, field)._replace(usual=usual)


def tells(cls: type[State], field: Field) -> bool:
    machine = issubclass(cls, Game) and field.name in MACHINE
    return not machine and not {DERIVED, OUTSIDE} & set(field.marks)
