"""The text of a module, addressed by the places of its syntax tree, and small edits to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple


class Edit(NamedTuple):
    """Put `text` in place of the bytes from `start` to `stop`."""

    start: int
    stop: int
    text: str


@dataclass(frozen=True)
class Mutant:
    """One small break. `lines` are those of the broken expression, `around` those of its statement."""

    file: Path
    line: int
    kind: str
    edits: tuple[Edit, ...]
    lines: range
    around: range
    before: str
    after: str


class Source:
    """A module's bytes; the syntax tree counts columns in bytes, so Polish letters need no special care."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.bytes = file.read_bytes()
        self.tree = ast.parse(self.bytes)
        lengths = [len(line) for line in self.bytes.split(b"\n")]
        self._starts = [0, *accumulate(length + 1 for length in lengths)]

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def stop(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr) -> str:
        return self.bytes[self.start(node) : self.stop(node)].decode()

    def replaced(self, node: ast.expr | ast.stmt, text: str) -> Edit:
        return Edit(self.start(node), self.stop(node), text)

    def wrapped(self, node: ast.expr, before: str, after: str) -> tuple[Edit, Edit]:
        start, stop = self.start(node), self.stop(node)
        return Edit(start, start, before), Edit(stop, stop, after)

    def operator(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Edit:
        """The sign between two operands. Between them stand only brackets, blanks and comments besides."""
        start, stop = self.stop(left), self.start(right)
        gap = re.sub(rb"#[^\n]*", lambda comment: b" " * len(comment[0]), self.bytes[start:stop])
        found = re.search(rb"\s+".join(re.escape(word) for word in old.encode().split()), gap)
        assert found, f"{self.file}:{left.lineno}: no {old} here"
        return Edit(start + found.start(), start + found.end(), new)

    def patched(self, edits: Iterable[Edit]) -> bytes:
        patched = self.bytes
        for edit in sorted(edits, reverse=True):
            patched = patched[: edit.start] + edit.text.encode() + patched[edit.stop :]
        return patched

    def mutant(self, kind: str, edits: tuple[Edit, ...], lines: range, around: range) -> Mutant:
        line = self.bytes.count(b"\n", 0, min(edits).start) + 1
        before, after = (text.split(b"\n")[line - 1].decode().strip() for text in (self.bytes, self.patched(edits)))
        return Mutant(self.file, line, kind, edits, lines, around, before, after)
