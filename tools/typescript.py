"""Writes web/src/generated: TypeScript types of everything the browser receives and sends, made from the Python types.

    python tools/typescript.py            writes every file that has changed
    python tools/typescript.py --check    writes nothing; names the files that are out of date, and ends with 1 if so

protocol.ts holds the messages, people.ts those about people, and finished.ts what is told of games that are over. Each
title has a file with its view, and one with its choices, decisions and events (those that all titles share among them)
and what the wording needs to know of their parts; shared.ts has what is shared. Of what a title's words add, and of the
numbers behind a choice, the names are read from the code. web/src/table/title.ts makes unions of all this.
(This is not called types.py: that name belongs to the standard library, and a script's folder comes first.)
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as wire

import karczma
import karczma.effects.verbs
import karczma.games
from karczma import Title
from karczma.kernel.bases import State, home
from karczma.kernel.game import Game
from karczma.kernel.state import kind
from karczma.kernel.zones import Pile, Zone
from karczma.server import protocol
from karczma.server.people import messages as people
from karczma.server.tables import finale, moments, replays
from karczma.server.tables.view_json import json_fields
from karczma.title.contract import Wording
from typed.vocabulary import KINDS, SHARED, heirs, numbers_of_events, vocabulary_file
from typed.writing import HEAD, array, block, plain_type

PROJECT: Final = Path(__file__).parents[1]
GENERATED: Final = PROJECT / "web" / "src" / "generated"
FINISHED: Final = (replays, moments, finale)
SENT: Final[dict[type[wire.Type], str]] = {
    wire.StrType: "string",
    wire.IntType: "number",
    wire.FloatType: "number",
    wire.BoolType: "boolean",
    wire.NoneType: "null",
    wire.AnyType: "unknown",
}


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
    titles = karczma.titles()
    made = protocol_files() | {name: text for title in titles for name, text in title_files(title).items()}
    shared = vocabulary_file("Shared", SHARED, Wording())
    return made | {"shared.ts": f"{shared}\n{numbers_of_events((title.id, title.wording) for title in titles)}"}


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


def protocol_files() -> dict[str, str]:
    """Who reads the one need not know of the other."""
    messages, finished = structs_of(protocol), [each for module in FINISHED for each in structs_of(module)]
    told = [*map(message, messages), union("Outgoing"), union("Incoming")]
    after = list(map(message, finished))
    needed = [each.__name__ for each in messages if any(re.search(rf"\b{each.__name__}\b", text) for text in after)]
    return {
        "protocol.ts": "\n".join([HEAD, 'export * from "./finished";\nexport * from "./people";\n', *told]),
        "people.ts": "\n".join([HEAD, *map(message, structs_of(people))]),
        "finished.ts": "\n".join([HEAD, f'import type {{ {", ".join(needed)} }} from "./protocol";\n', *after]),
    }


def message(struct: type[msgspec.Struct]) -> str:
    return interface_of(struct, with_default(struct) if is_asked(struct) else ())


def is_asked(struct: type[msgspec.Struct]) -> bool:
    """What is asked may leave out what has a default; what is told always says everything."""
    return struct.__struct_config__.forbid_unknown_fields


def union(name: str) -> str:
    members = " | ".join(each.__name__ for each in get_args(getattr(protocol, name)))
    return f"export type {name} = {members};\n"


def structs_of(module: Any) -> list[type[msgspec.Struct]]:
    own = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in own if each.__module__ == module.__name__ and msgspec.structs.fields(each)] + [
        each for each in own if each.__struct_config__.tag and not msgspec.structs.fields(each)
    ]


def with_default(struct: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(struct) if not field.required]


def interface_of(struct: type[msgspec.Struct], missing: Sequence[str] = ()) -> str:
    """`missing`: which fields may be left out."""
    info = wire.type_info(struct)
    assert isinstance(info, wire.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    for field in info.fields:
        mark = "?" if field.name in missing else ""
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


def title_files(title: Title) -> dict[str, str]:
    imported(title)
    [state] = [cls for cls in heirs(Game) if home(cls) == title.id]
    name = state.__name__
    tokens = ", ".join(f'"{token}"' for token in getattr(state, "tokens", ()))
    purses = f"/** In the order of the purses. */\nexport const TOKENS = [{tokens}] as const;\n"
    views = [*derived_view_interfaces(title), *view_types(state, title)]
    of = f"./{title.id}_vocabulary"
    kinds = ", ".join(f"{name}{kind}" for kind in KINDS)
    imports = f'import type {{ {kinds} }} from "{of}";\nexport * from "{of}";\n'
    return {
        f"{title.id}.ts": "\n".join([HEAD, imports, *views, whole(name), purses]),
        f"{title.id}_vocabulary.ts": vocabulary_file(name, (*SHARED, title.id), title.wording),
    }


def whole(name: str) -> str:
    """All of a title under its name: what web/src/table/title.ts asks for."""
    lines = [f"  {what.lower()}: {name}{what};\n" for what in ("View", *KINDS)]
    return f"/** Everything that a table of this title is told. */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def derived_view_interfaces(title: Title) -> list[str]:
    """What a title adds to its view, if it does: see `view_json`.

    Replays of older days tell it as it was then: what has a default came later, and may be missing.
    """
    derived_view = title.wording.derived_view
    if derived_view is None:
        return []
    known = vars(sys.modules[derived_view.__module__]).values()
    told = [each for each in known if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    whole = dict.fromkeys(each for struct in told for each in (struct, *told_with(wire.type_info(struct))))
    later = {struct: with_default(struct) for struct in told if struct.__module__ == derived_view.__module__}
    return [interface_of(each, later.get(each, ())) for each in whole if home(each) == title.id]


def told_with(info: wire.Type) -> list[type[msgspec.Struct]]:
    """The structs of which something consists, wherever they are written down."""
    match info:
        case wire.StructType():
            inner = [each for field in info.fields for each in told_with(field.type)]
            return [info.cls, *inner]
        case wire.ListType():
            return told_with(info.item_type)
        case wire.UnionType():
            return [each for part in info.types for each in told_with(part)]
    return []


def imported(title: Title) -> None:
    """All modules of a title: each may bring choices, decisions and events."""
    package = f"{karczma.games.__name__}.{title.id}"
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def view_types(state: type[State], title: Title) -> list[str]:
    """The state as `view_json` writes it: the records it holds first, then itself, which any table can read."""
    told: dict[str, str] = {}
    tell_view(state, told)
    whole = told.pop(f"{state.__name__}View").replace("export interface", "export type").replace("View {", "View = {")
    derived_view = "  outlook: DerivedView;\n" if title.wording.derived_view else ""
    return [*told.values(), f"{whole.removesuffix('}' + chr(10))}{derived_view}}};\n"]


def tell_view(record: type[State], told: dict[str, str]) -> str:
    name = f"{record.__name__}View"
    if name not in told:
        shapes = json_fields(record)  # type: ignore[arg-type]
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


if __name__ == "__main__":
    sys.exit(main())
