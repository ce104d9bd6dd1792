"""What components are called in a position file: by their catalogue ids, and of several alike with a number behind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import count
from typing import Any

from karczma.kernel.game import Game
from karczma.title.positions.errors import BadPosition
from karczma.title.positions.nodes import Node, word

CARDS = ""  # their family
COPY = re.compile(r"(.+)\.([1-9][0-9]{0,2})")
RANGE = re.compile(r"(\S+) to (\S+)")
LONG_RANGE = 5  # of cards that follow each other in the catalogue and are told as `this to that`
SEVERAL = re.compile(r"(.+) x ?([1-9][0-9]{0,2})")


class Names:
    """Of one table: its catalogue may be that of a content pack."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.families: dict[str, list[str]] = {}
        self.numbers: dict[str, dict[str, int]] = {}
        self.spoken_for: set[str] = set()  # single copies that the file names
        self.given: Counter[str] = Counter()  # copies that were given out without a number

    def family(self, of: str) -> list[str]:
        """The names of a family by number."""
        if of not in self.families:
            cards = (self.g.named(CARDS, card) for card in range(len(self.g.known)))
            self.families[of] = numbered(cards if of == CARDS else self.kinds(of))
        return self.families[of]

    def kinds(self, of: str) -> Iterable[str]:
        for number in count():
            try:
                yield self.g.named(of, number)
            except (IndexError, KeyError):
                return

    def said(self, of: str, thing: int) -> str | int:
        """A number below zero names no component."""
        return self.family(of)[thing] if thing >= 0 else thing

    def cards(self, cards: Sequence[int]) -> list[Any]:
        """The names of cards; many that follow each other as in the catalogue by the first and the last."""
        found: list[Any] = []
        for first, last in runs(cards):
            if last - first + 1 >= LONG_RANGE:
                found.append(f"{self.said(CARDS, first)} to {self.said(CARDS, last)}")
            else:
                found += [self.said(CARDS, card) for card in range(first, last + 1)]
        return found

    # -- reading ---------------------------------------------------------------------------------------------------

    def listen(self, node: Node) -> None:
        """Copies that are named with their number anywhere are not given out as just any."""
        self.spoken_for = {text for text in node.texts() if COPY.fullmatch(text)}

    def meant(self, of: str, node: Node) -> int:
        """The component that a word means, or the number below zero that stands there."""
        if type(node.held) is int and node.held < 0:
            return node.held
        known = self.by_name(of)
        text = node.text
        if text in known:
            return known[text]
        text = text.strip().lower().replace(" ", "_").replace("-", "_")
        if text in known:
            return known[text]
        if f"{text}.1" in known:
            return self.any_copy(text, known, node.line)
        near = get_close_matches(text, known, 3)
        raise BadPosition(node.line, "position-name", said=node.shown, near=", ".join(near) or "none")

    def apart(self, of: str | None, nodes: list[Node]) -> list[Node]:
        """One node for each thing: `archer x 3` is three, and `this to that` all cards between them."""
        found: list[Node] = []
        for node in nodes:
            several = SEVERAL.fullmatch(node.held) if isinstance(node.held, str) else None
            between = RANGE.fullmatch(node.held) if of == CARDS and isinstance(node.held, str) else None
            if several:
                found += [Node(node.line, word(several[1]))] * int(several[2])
            elif between:
                first, last = (self.meant(CARDS, Node(node.line, end)) for end in between.groups())
                found += [Node(node.line, name) for name in self.family(CARDS)[first : last + 1]]
            else:
                found.append(node)
        return found

    def any_copy(self, name: str, known: dict[str, int], line: int) -> int:
        while True:
            self.given[name] += 1
            copy = f"{name}.{self.given[name]}"
            if copy not in known:
                raise BadPosition(line, "position-copies", said=name, copies=self.given[name] - 1)
            if copy not in self.spoken_for:
                return known[copy]

    def by_name(self, of: str) -> dict[str, int]:
        if of not in self.numbers:
            self.numbers[of] = {name: number for number, name in reversed(list(enumerate(self.family(of))))}
        return self.numbers[of]


def numbered(plain: Iterable[str]) -> list[str]:
    """The second of several that are alike is `name.2`."""
    names = list(plain)
    alike, seen, found = Counter(names), Counter[str](), []
    for name in names:
        seen[name] += 1
        found.append(f"{name}.{seen[name]}" if alike[name] > 1 else name)
    return found


def together(names: list[Any], fewest: int) -> list[Any]:
    """The same so often in a row is written once: `archer x 3`."""
    found: list[list[Any]] = []
    for name in names:
        if found and found[-1][0] == name and type(name) in (int, str):
            found[-1][1] += 1
        else:
            found.append([name, 1])
    return [each for name, n in found for each in ([f"{name} x {n}"] if n >= fewest else [name] * n)]


def runs(numbers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and the last of those that follow each other one by one."""
    first = last = None
    for number in numbers:
        if last is not None and first is not None and number == last + 1:
            last = number
            continue
        if first is not None and last is not None:
            yield first, last
        first = last = number
    if first is not None and last is not None:
        yield first, last
