"""Writes web/src/generated: TypeScript types of everything the browser receives and sends, made from the Python types.

    python tools/typescript.py            writes every file that has changed
    python tools/typescript.py --check    writes nothing; names the files that are out of date, and ends with 1 if so

protocol.ts holds the messages; one file for each title its view, choices, decisions and events, and what the wording
needs to know of their parts; shared.ts the same for the vocabulary that all titles share. (This is not called types.py:
that name belongs to the standard library, and a script's folder comes first.)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import NoneType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as wire

import karczma
import karczma.effects.verbs
from karczma import Title
from karczma.kernel.choices import Choice, kebab
from karczma.kernel.events import Event, secrets_of
from karczma.kernel.flow import Decision
from karczma.kernel.game import Game
from karczma.kernel.questions import Effect
from karczma.kernel.state import State, home, kind
from karczma.kernel.zones import Pile, Zone
from karczma.locale.speaker import tellers_of
from karczma.server import protocol
from karczma.server.tables import replays
from karczma.server.tables.shown import fields_shown

PROJECT: Final = Path(__file__).parents[1]
GENERATED: Final = PROJECT / "web" / "src" / "generated"
HEAD: Final = "// Generated from the Python types by tools/typescript.py; never edited by hand.\n"
SENT: Final[dict[type[wire.Type], str]] = {
    wire.StrType: "string",
    wire.IntType: "number",
    wire.FloatType: "number",
    wire.BoolType: "boolean",
    wire.NoneType: "null",
    wire.AnyType: "unknown",
}
SIMPLE: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the TypeScript types of the browser client.")
    parser.add_argument("--check", action="store_true", help="write nothing; name what is out of date")
    asked = parser.parse_args(arguments)
    stale = out_of_date(files(), GENERATED)
    for path, text in stale.items():
        print(path.relative_to(PROJECT).as_posix())
        if not asked.check:
            put(path, text)
    return 1 if stale and asked.check else 0


def files() -> dict[str, str]:
    """Every generated file by its name."""
    made = {"protocol.ts": protocol_file(), "shared.ts": vocabulary_file(("kernel", "effects"))}
    return made | {f"{title.id}.ts": title_file(title) for title in karczma.titles()}


def out_of_date(made: dict[str, str], folder: Path) -> dict[Path, str | None]:
    """The files to write, with their text; None for one that nothing generates any more."""
    there = {path: path.read_text(encoding="utf-8") for path in folder.glob("*.ts")}
    wanted: dict[Path, str | None] = {folder / name: text for name, text in made.items()}
    gone: dict[Path, str | None] = dict.fromkeys(there.keys() - wanted.keys())
    return gone | {path: text for path, text in wanted.items() if there.get(path) != text}


def put(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink()
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# -- the protocol --------------------------------------------------------------------------------------------------


def protocol_file() -> str:
    structs = [*structs_of(protocol), *structs_of(replays)]
    return "\n".join([HEAD, *(interface_of(struct) for struct in structs), union("Outgoing"), union("Incoming")])


def union(name: str) -> str:
    members = " | ".join(each.__name__ for each in get_args(getattr(protocol, name)))
    return f"export type {name} = {members};\n"


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    own = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in own if each.__module__ == module.__name__ and msgspec.structs.fields(each)] + [
        each for each in own if each.__struct_config__.tag and not msgspec.structs.fields(each)
    ]


def interface_of(struct: type[msgspec.Struct]) -> str:
    """What is asked may leave out what has a default; what is told always says everything."""
    info = wire.type_info(struct)
    assert isinstance(info, wire.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        mark = "?" if not field.required and info.forbid_unknown_fields else ""
        lines.append(f"  {field.encode_name}{mark}: {wire_type(field.type)};")
    return block(struct, f"export interface {struct.__name__}", lines)


def wire_type(info: wire.Type) -> str:
    match info:
        case wire.StructType():
            return info.cls.__name__
        case wire.UnionType():
            return " | ".join(wire_type(each) for each in info.types)
        case wire.LiteralType():
            return " | ".join(f'"{value}"' for value in info.values)
        case wire.ListType():
            return array(wire_type(info.item_type))
        case wire.DictType():
            return f"Record<{wire_type(info.key_type)}, {wire_type(info.value_type)}>"
    return SENT[type(info)]


# -- a title -------------------------------------------------------------------------------------------------------


def title_file(title: Title) -> str:
    imported(title.package)
    [state] = [cls for cls in heirs(Game) if home(cls) == title.id]
    name = state.__name__
    tokens = ", ".join(f'"{token}"' for token in getattr(state, "tokens", ()))
    purses = f"/** In the order of the purses. */\nexport const TOKENS = [{tokens}] as const;\n"
    views = [*view_interfaces(state), *outlook_interfaces(title, name)]
    return "\n".join([vocabulary_file((title.id,), name), *views, purses])


def outlook_interfaces(title: Title, name: str) -> list[str]:
    """What a title adds to its view, if it does: see `shown`."""
    outlook = getattr(tellers_of(title.id), "outlook", None)
    if outlook is None:
        return []
    known = vars(sys.modules[outlook.__module__]).values()
    told = [each for each in known if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    structs = [each for each in told if each.__module__.startswith(f"{title.package}.")]
    return [*map(interface_of, structs), f"export interface {name}View {{\n  outlook: Outlook;\n}}\n"]


def imported(package: str) -> None:
    """All modules of a title: each may bring choices, decisions and events."""
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def view_interfaces(state: type[State]) -> list[str]:
    """The state as `shown` tells it: the records it holds first, then itself."""
    told: dict[str, str] = {}
    tell_view(state, told)
    return list(told.values())


def tell_view(record: type[State], told: dict[str, str]) -> str:
    name = f"{record.__name__}View"
    if name not in told:
        shapes = fields_shown(record)  # type: ignore[arg-type]
        lines = [f"  {field}: {shown_type(record, field, shape, zone, told)};" for field, shape, zone in shapes]
        told[name] = block(record, f"export interface {name}", lines)
    return name


def shown_type(record: type[State], field: str, shape: str, zone: Zone | None, told: dict[str, str]) -> str:
    what, inner = kind(record.hints[field])
    match shape:
        case "zone" | "rows":
            assert zone
            return array(zone_type(zone)) if shape == "rows" else zone_type(zone)
        case "record":
            return record_type(inner, told) + (" | null" if what == "maybe" else "")
        case "records":
            return array(record_type(kind(inner)[1], told))
    return plain_type(record.hints[field])


def record_type(record: type[State], told: dict[str, str]) -> str:
    return "{ left: number }" if record is Pile else tell_view(record, told)


def zone_type(zone: Zone) -> str:
    """Components by catalogue id; null is a card that is hidden from whoever looks."""
    if zone.tally:
        return "Record<string, number>"
    return "string[]" if zone.of or zone.seen_by == "all" else "(string | null)[]"


# -- choices, decisions, events ------------------------------------------------------------------------------------


def vocabulary_file(homes: Sequence[str], prefix: str = "Shared") -> str:
    found = {what: those_of(base, homes) for what, base in KINDS.items()}
    interfaces = [
        f"/** {ABOUT[what]} */\nexport interface {prefix}{what} {{\n{''.join(parts_line(cls) for cls in of)}}}\n"
        for what, of in found.items()
    ]
    roles = {what.lower(): "".join(role_line(cls) for cls in of if roles_of(cls)) for what, of in found.items()}
    lines = "".join(f"  {what}: {{\n{of}  }},\n" if of else f"  {what}: {{}},\n" for what, of in roles.items())
    return "\n".join([HEAD, *interfaces, f"{ROLES_ARE}\nexport const ROLES = {{\n{lines}}} as const;\n"])


KINDS: Final[dict[str, type[Any]]] = {"Choices": Choice, "Decisions": Decision, "Events": Event}
ABOUT: Final = {
    "Choices": "What can be chosen: its name, and what it says.",
    "Decisions": "What can be asked.",
    "Events": "What can happen.",
}
ROLES_ARE: Final = (
    "/** What is more than a number or text (`seat` always is): a seat, several seats, one for each, a secret. */"
)


def those_of(base: type[Any], homes: Sequence[str]) -> list[type[Any]]:
    return sorted((cls for cls in heirs(base) if home(cls) in homes), key=lambda cls: cls.__name__)


def heirs(base: type[Any]) -> Iterable[type[Any]]:
    """Every class below, as its module knows it: a slotted class was made twice, and the first one is a shadow."""
    for cls in base.__subclasses__():
        if getattr(sys.modules[cls.__module__], cls.__name__, None) is cls:
            yield cls
            yield from heirs(cls)


def parts_line(cls: type[Any]) -> str:
    hints = get_type_hints(cls)
    said = {f.name: part_type(hints[f.name]) for f in fields(cls) if f.name != "seen_by"}
    parts = "; ".join(f"{name}: {told}" for name, told in said.items() if told)
    return f'  "{kebab(cls.__name__)}": {f"{{ {parts} }}" if parts else "Record<string, never>"};\n'


def part_type(hint: Any) -> str:
    """Effects are told as recipes, which are texts; anything else that is no number or text is not told."""
    if isinstance(hint, type) and issubclass(hint, Effect):
        return "string"
    try:
        return plain_type(hint)
    except KeyError:
        return ""


def role_line(cls: type[Any]) -> str:
    roles = ", ".join(f'{name}: "{role}"' for name, role in roles_of(cls).items())
    return f'    "{kebab(cls.__name__)}": {{ {roles} }},\n'


def roles_of(cls: type[Any]) -> dict[str, str]:
    found = {}
    for field in fields(cls):
        if field.type == "Seat" and field.name != "seat":
            found[field.name] = "seat"
        elif field.type == "tuple[Seat, ...]":
            found[field.name] = "seats"
        elif field.type == "tuple[int, ...]" and issubclass(cls, Event):
            found[field.name] = "by seat"
    secrets = secrets_of(cls) if issubclass(cls, Event) else ()  # type: ignore[arg-type]
    return found | dict.fromkeys(secrets, "secret")


# -- writing -------------------------------------------------------------------------------------------------------


def plain_type(hint: Any) -> str:
    hint = getattr(hint, "__supertype__", hint)
    if get_origin(hint) is Annotated:
        return plain_type(get_args(hint)[0])
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return f"[{', '.join(map(plain_type, get_args(hint)))}]"
    if get_origin(hint) in (tuple, list):
        return array(plain_type(get_args(hint)[0]))
    return SIMPLE[hint]


def array(of: str) -> str:
    return f"({of})[]" if " " in of and not of.startswith(("[", "{", "Record")) else f"{of}[]"


def block(cls: type[Any], head: str, lines: list[str]) -> str:
    doc = " ".join((cls.__doc__ or "").split())
    about = f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""
    return about + "\n".join([f"{head} {{", *lines, "}"]) + "\n"


if __name__ == "__main__":
    sys.exit(main())
