"""The loader: card files are read, checked against a schema and compiled once, when a title is first used.

Every error names the file, the card and the place in it. Nothing is parsed at play time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import yaml

from karczma.effects.plain import typed
from karczma.effects.verbs import (
    BRANCHES,
    All,
    AllGains,
    Amounts,
    Choose,
    Count,
    Exchange,
    Gain,
    GainCounted,
    May,
)
from karczma.kernel.quantities import Effect

Data = Mapping[str, Any]
Steps = list[dict[str, Any]]
T = TypeVar("T")
Compiler = Callable[[Any, Any], Effect]  # the vocabulary and the verb's body
Words = Mapping[str, Collection[str]]


class ContentError(ValueError):
    """Card files that cannot be used; says where and what."""


@contextmanager
def reading(where: str) -> Iterator[None]:
    """What goes wrong in here is a mistake of the card files, at this place."""
    try:
        yield
    except ContentError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        what = f"{error} is missing" if isinstance(error, KeyError) else error
        raise ContentError(f"{where}: {what}") from None


def one_of(what: str, word: Any, words: Collection[Any]) -> None:
    if word not in words:
        raise ValueError(f"{what}: {word!r} is not one of {', '.join(map(str, words)) or 'none'}")


def fits(what: str, body: Data, must: Collection[str] = (), may: Collection[str] = ()) -> None:
    """All fields of the one kind, perhaps some of the other, and no number below zero."""
    for name in must:
        if name not in body:
            raise ValueError(f"{what}: {name} is missing")
    for name, n in body.items():
        one_of(what, name, (*must, *may))
        if isinstance(n, int) and n < 0:
            raise ValueError(f"{what}: {name}: {n} is less than nothing")


ORIGINS = ("rulebook", "public", "recall", "inference", "design")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str
    pl_source: str = "rulebook"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every component tells: its names, and where its values come from."""

    name: Name
    source: Literal["rulebook", "public", "recall", "design"]
    ref: str = ""
    note: str = ""
    designed: tuple[str, ...] = ()  # fields whose values are ours
    field_sources: dict[str, str] = {}  # fields whose values come from elsewhere, and from where

    @property
    def origin(self) -> str:
        """Where its values come from: the farthest from the rulebook that any of them comes from."""
        told = (self.source, *("design" for _ in self.designed), *self.field_sources.values())
        return max((each.partition(",")[0] for each in told), key=ORIGINS.index)


def read_yaml(path: Path) -> dict[str, Any]:
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ContentError(f"{path}:{line}: {error.problem}") from None
    except (yaml.YAMLError, ValueError, OSError) as error:  # a date that is none, too many digits
        raise ContentError(f"{path}: {error}") from None
    if not isinstance(data, dict):
        raise ContentError(f"{path}: a mapping is expected at the top")
    return data


def cards_in(path: Path) -> dict[str, Any]:
    cards = read_yaml(path).get("cards") or {}
    if not isinstance(cards, dict):
        raise ContentError(f"{path}: cards: a mapping is expected")
    return dict(cards)


def read_cards(path: Path, kind: type[T], pack: Path | None = None) -> dict[str, T]:
    """The cards of one family; a content pack may replace fields of cards that exist, or bring whole new ones."""
    cards = cards_in(path)
    laid_over = pack / path.name if pack else None
    if laid_over and laid_over.exists():
        for name, fields in cards_in(laid_over).items():
            cards[name] = {**cards.get(name, {}), **fields} if isinstance(fields, dict) else fields
        path = laid_over
    checked = {}
    for name, fields in cards.items():
        try:
            checked[name] = typed(fields, kind)
        except msgspec.ValidationError as error:
            raise ContentError(f"{path}: {name}: {error}") from None
    return checked


def content_id(pack: Path | None, families: Collection[str]) -> str:
    """What a record keeps of the cards it was played with."""
    if pack is None:
        return "standard"
    if not pack.is_dir():
        raise ContentError(f"{pack}: no folder of card files")
    files = sorted(pack.glob("*.yaml"))
    for path in files:
        with reading(str(path)):
            one_of("family", path.stem, families)
    text = b"".join(path.name.encode() + path.read_bytes() for path in files)
    return blake2b(text, digest_size=8).hexdigest()


class Vocabulary:
    """What the cards of a title may say: its tokens, the shared verbs, and its own.

    `zones` are those that can be counted, each with the conditions it knows and the words that these may have.
    """

    def __init__(self, tokens: tuple[str, ...], zones: Mapping[str, Words], own: Mapping[str, Compiler]) -> None:
        self.tokens, self.zones = tokens, zones
        self.verbs: dict[str, Compiler] = {
            "gain": Vocabulary.gain,
            "exchange": Vocabulary.exchange,
            "choose": Vocabulary.choose,
            "may": Vocabulary.may,
            **own,
        }

    def compiled(self, steps: Steps, where: str) -> Effect:
        with reading(where):
            return self.steps(steps)

    def steps(self, steps: Steps) -> Effect:
        """A list of steps, each a mapping with exactly one verb."""
        parts = tuple(self.one(each) for each in steps)
        if len(parts) == 1:
            return parts[0]
        return All(parts) if any(part.asks for part in parts) else AllGains(parts)

    def one(self, step: Data) -> Effect:
        if len(step) != 1 or next(iter(step)) not in self.verbs:
            raise ValueError(f"not one verb in {dict(step)}; the verbs are {', '.join(sorted(self.verbs))}")
        [(verb, body)] = step.items()
        return self.verbs[verb](self, body)

    def gain(self, body: Data) -> Effect:
        if not any(isinstance(n, dict) for n in body.values()):
            return Gain(self.amounts(body))
        return GainCounted(tuple((self.token(name), self.count(n)) for name, n in body.items()))

    def exchange(self, body: Data) -> Effect:
        return Exchange(self.amounts(body["pay"]), self.amounts(body["gain"]))

    def choose(self, body: list[Steps]) -> Effect:
        if not 2 <= len(body) <= len(BRANCHES):
            raise ValueError(f"choose: 2 to {len(BRANCHES)} branches, not {len(body)}")
        return Choose(tuple(self.steps(branch) for branch in body))

    def may(self, steps: Steps) -> Effect:
        """A verb that offers several things offers to do without them too; any other is asked about first."""
        inner: Any = self.steps(steps)
        return replace(inner, optional=True) if hasattr(inner, "optional") else May(inner)

    def count(self, body: Any) -> Count:
        """`{count: {zone: ..., where: {...}}, times: n, every: n}`."""
        if not isinstance(body, dict) or body.keys() - {"count", "times", "every"}:
            raise ValueError(f"not an amount: {body!r}")
        zone, where = body["count"]["zone"], body["count"].get("where", {})
        times, every = body.get("times", 1), body.get("every", 1)
        if zone not in self.zones:
            raise ValueError(f"nothing lies in zone {zone!r}; there are {', '.join(sorted(self.zones))}")
        if len(where) > 1:
            raise ValueError(f"only one condition at a time, not {', '.join(where)}")
        for key, word in where.items():
            one_of("where", key, self.zones[zone])
            one_of(key, word, self.zones[zone][key])
        if type(times) is not int or type(every) is not int or every < 1:
            raise ValueError(f"times {times!r}, every {every!r}: whole numbers are expected, and every at least 1")
        return Count(zone, tuple(where.items()), times, every)

    def amounts(self, body: Data) -> Amounts:
        for name, n in body.items():
            if type(n) is not int or n < 0:
                raise ValueError(f"{name}: {n!r} is not a number of tokens")
        return tuple((self.token(name), n) for name, n in body.items())

    def token(self, name: str) -> int:
        if name not in self.tokens:
            raise ValueError(f"{name!r} is no token; there are {', '.join(self.tokens)}")
        return self.tokens.index(name)
