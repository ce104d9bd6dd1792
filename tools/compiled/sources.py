"""The modules that are compiled: their text, their syntax, and the living module, which knows what was inherited."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
# What is played on. Words, descriptors and files that are read once at the start gain nothing from being compiled.
COMPILED = ("karczma/kernel", "karczma/effects", "karczma/games", "karczma/players")
PLAIN = (
    "karczma/kernel/described.py",  # what written-out classes tell of themselves
    "karczma/kernel/events.py",  # nobody hears most of them
    "karczma/effects/plain.py",
    "karczma/kernel/record.py",
    "karczma/kernel/state.py",  # the decorators, for classes that are not compiled
    "karczma/effects/card_files.py",
    "karczma/effects/describe.py",
    "karczma/effects/load.py",
    "karczma/effects/schema.py",
    "karczma/effects/signs.py",
    "karczma/effects/text.py",
)
PLAIN_ROOMS = ("_template", "words")
SAME_LENGTH = ", strict=True)"  # of zip: that is looked at in plain Python; without it, mypyc makes a loop of its own


@dataclass
class Module:
    """A module as it stands, and the lines that take the place of some of its own."""

    name: str
    path: Path  # below the sources
    text: str
    tree: ast.Module
    live: ModuleType
    edits: dict[int, tuple[int, list[str]]] = field(default_factory=dict)  # first line -> last line, what stands there
    behind: dict[int, list[str]] = field(default_factory=dict)  # line -> what follows it
    needs: set[tuple[str, str]] = field(default_factory=set)  # names that are imported besides: module, name
    moved: list[ast.stmt] = field(default_factory=list)  # what is written elsewhere

    def replace(self, node: ast.stmt | ast.expr, lines: list[str]) -> None:
        """All lines of that node."""
        self.edits[node.lineno] = node.end_lineno or node.lineno, lines

    def follow(self, line: int, lines: list[str]) -> None:
        self.behind.setdefault(line, []).extend(lines)

    def need(self, module: str, name: str) -> None:
        if module != self.name and not hasattr(self.live, name):
            self.needs.add((module, name))

    def written(self) -> str:
        """The text with all edits made."""
        out: list[str] = []
        skip_to = 0
        after_docstring = first_import(self.tree)
        for n, line in enumerate(self.text.splitlines(), 1):
            if n == after_docstring:
                out += [f"from {module} import {name}" for module, name in sorted(self.needs)]
            if n in self.edits:
                skip_to, lines = self.edits[n]
                out += lines
            elif n > skip_to:
                out.append(line)
            out += self.behind.get(n, [])
        return "\n".join(out) + "\n"


def first_import(tree: ast.Module) -> int:
    """The line before which more can be imported: behind the docstring and what comes from the future."""
    for node in tree.body:
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not docstring and not future:
            return node.lineno - (len(node.decorator_list) if isinstance(node, ast.ClassDef) else 0)
    return 0


def compiled(titles: Sequence[str] = ()) -> Iterator[Module]:
    """Every module that is compiled, in order of its name; of all titles or of some."""
    for folder in COMPILED:
        for file in sorted((SRC / folder).rglob("*.py")):
            path = file.relative_to(SRC)
            if is_compiled(path) and (not titles or "games" not in path.parts or path.parts[2] in titles):
                yield read(path)


def is_compiled(path: Path) -> bool:
    packages = path.name == "__init__.py" and path.parts[1] != "players"
    return not (packages or path.as_posix() in PLAIN or set(PLAIN_ROOMS) & set(path.parts))


def read(path: Path) -> Module:
    text = (SRC / path).read_text("utf-8").replace(SAME_LENGTH, ")")
    name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    return Module(name, path, text, ast.parse(text), import_module(name))
