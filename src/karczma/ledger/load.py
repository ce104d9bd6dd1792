"""Reads a rule ledger. Whatever is wrong with the file is said with the file, the line and the clause."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
import yaml
from msgspec import Meta

from karczma.effects.plain import typed
from karczma.ledger.clause import CHAPTER_FORM, ID_FORM

PACKAGE: Final = Path(__file__).parents[1]

Text = Annotated[str, Meta(min_length=1)]


class LedgerError(Exception):
    """A ledger that cannot be read, or a clause that is not in it."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our words. `pl` is the rulebook's catchword, `see` other clauses that belong to it; a clause without
    a section stands under its chapter, and one without a status is still to do."""

    id: Annotated[str, Meta(pattern=rf"^{ID_FORM}\Z")]
    text: Text
    text_pl: Text
    kind: Literal["rule", "component", "example", "variant"] = "rule"
    section: str = ""
    pl: str = ""
    note: str = ""
    see: tuple[str, ...] = ()
    status: Literal["todo", "done", "out-of-scope"] = "todo"
    reason: str = ""

    def __post_init__(self) -> None:
        if self.status == "out-of-scope" and not self.reason.strip():
            raise ValueError(f"{self.id} is out-of-scope without a reason")


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the clauses whose ids begin like this are about; one that stands under another is its part."""

    id: Annotated[str, Meta(pattern=rf"^{CHAPTER_FORM}\Z")]
    en: Text
    pl: Text
    under: str = ""


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The clauses of one title, or of the kernel, which has no players and no glossary."""

    game: Text
    clauses: Annotated[tuple[Clause, ...], Meta(min_length=1)]
    title: dict[str, str] = {}
    players: tuple[int, int] | None = None
    scope: str = ""
    glossary: dict[str, str] = {}
    chapters: tuple[Chapter, ...] = ()

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    def section(self, clause: Clause) -> str:
        """What it stands under: its section, or the chapter of its id."""
        chapters = (chapter.en for chapter in self.chapters if chapter.id == clause.id.rpartition("-")[0])
        return clause.section or next(chapters, "")

    def clause(self, id: str) -> Clause:
        try:
            return self.by_id[id]
        except KeyError:
            raise LedgerError(f"there is no clause {id} in the ledger of {self.game}") from None


def load_title(title: str) -> Ledger:
    return load_ledger(PACKAGE / "games" / title / "rules.yaml")


def load_kernel() -> Ledger:
    return load_ledger(PACKAGE / "kernel" / "rules.yaml")


def load_ledger(path: Path) -> Ledger:
    """The ledger in this file, complete and without contradictions, or a LedgerError."""
    tree, plain = _read(path)
    try:
        ledger = typed(plain, Ledger)
    except msgspec.ValidationError as error:
        raise LedgerError(_explain(path, tree, str(error))) from None
    _refuse_twins(path, tree, ledger)
    return ledger


class _Loader(yaml.CSafeLoader):
    """Plain YAML, but a key written twice is an error: YAML would silently forget the first."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} is written twice", problem_mark=key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def _read(path: Path) -> tuple[yaml.Node, Any]:
    """The file as YAML nodes, which know their lines, and as plain values."""
    try:
        loader = _Loader(path.read_bytes())
        tree = loader.get_single_node()
        if tree is None:
            raise LedgerError(f"{path}: the file is empty")
        return tree, loader.construct_document(tree)
    except OSError as error:
        raise LedgerError(f"{path}: {error.strerror}") from None
    except yaml.MarkedYAMLError as error:
        place = f"{path}:{error.problem_mark.line + 1}" if error.problem_mark else path
        raise LedgerError(f"{place}: broken YAML: {error.problem}") from None
    except (yaml.YAMLError, ValueError) as error:
        raise LedgerError(f"{path}: broken YAML: {error}") from None


def _explain(path: Path, tree: yaml.Node, complaint: str) -> str:
    """msgspec says "what - at `$.clauses[3].kind`"; we say the line and the clause instead."""
    what, _, place = complaint.partition(" - at `$")
    node, clause = tree, ""
    for name, index in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        node = _inside(node, name) if name else node.value[int(index)]
        clause = clause or _id_of(node)
    where = " ".join(part for part in (clause, place.rstrip("`").lstrip(".")) if part)
    return f"{path}:{node.start_mark.line + 1}: {where or 'ledger'}: {what}"


def _inside(node: yaml.Node, name: str) -> yaml.Node:
    return next((value for key, value in node.value if key.value == name), node)


def _id_of(node: yaml.Node) -> str:
    """The id written in this part of the file, if it is a clause that has one."""
    if not isinstance(node, yaml.MappingNode):
        return ""
    return next((str(value.value) for key, value in node.value if key.value == "id"), "")


def _refuse_twins(path: Path, tree: yaml.Node, ledger: Ledger) -> None:
    lines: dict[str, int] = {}
    for clause, node in zip(ledger.clauses, _inside(tree, "clauses").value, strict=True):
        line = node.start_mark.line + 1
        if clause.id in lines:
            raise LedgerError(f"{path}:{line}: {clause.id} is already the id of the clause in line {lines[clause.id]}")
        lines[clause.id] = line
