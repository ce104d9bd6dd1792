"""The loader: card files are read, checked against a schema and compiled once, when a title is first used.

Every error names the file, the card and the place in it. Nothing is parsed at play time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from karczma.effects.verbs import All, AllGains, Amounts, Choose, Count, Exchange, Gain, GainCounted, May, Steal
from karczma.kernel.questions import Effect

Data = Mapping[str, Any]
Steps = list[dict[str, Any]]
T = TypeVar("T")
Compiler = Callable[[Any, Any], Effect]  # the vocabulary and the verb's body


class ContentError(ValueError):
    """Card files that cannot be used; says where and what."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    pl: str
    pl_source: str = "rulebook"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every component tells: its names, and where its values come from."""

    name: Name
    source: str
    ref: str = ""
    note: str = ""
    designed: tuple[str, ...] = ()


def read_yaml(path: Path) -> dict[str, Any]:
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
    except (yaml.YAMLError, UnicodeDecodeError, OSError) as error:
        raise ContentError(f"{path}: {error}") from None
    if not isinstance(data, dict):
        raise ContentError(f"{path}: a mapping is expected at the top")
    return data


def read_cards(path: Path, kind: type[T], pack: Path | None = None) -> dict[str, T]:
    """The cards of one family; a content pack may replace fields of cards that exist, or bring whole new ones."""
    cards = dict(read_yaml(path).get("cards") or {})
    laid_over = pack / path.name if pack else None
    if laid_over and laid_over.exists():
        for name, fields in (read_yaml(laid_over).get("cards") or {}).items():
            cards[name] = {**cards.get(name, {}), **fields} if isinstance(fields, dict) else fields
        path = laid_over
    checked = {}
    for name, fields in cards.items():
        try:
            checked[name] = msgspec.convert(fields, kind)
        except msgspec.ValidationError as error:
            raise ContentError(f"{path}: {name}: {error}") from None
    return checked


def content_id(pack: Path | None) -> str:
    """What a record keeps of the cards it was played with."""
    if pack is None:
        return "standard"
    if not pack.is_dir():
        raise ContentError(f"{pack}: no folder of card files")
    text = b"".join(path.name.encode() + path.read_bytes() for path in sorted(pack.glob("*.yaml")))
    return blake2b(text, digest_size=8).hexdigest()


class Vocabulary:
    """What the cards of a title may say: its tokens, the shared verbs, and its own."""

    def __init__(self, tokens: tuple[str, ...], zones: frozenset[str], own: Mapping[str, Compiler]) -> None:
        self.tokens, self.zones = tokens, zones
        self.verbs: dict[str, Compiler] = {
            "gain": Vocabulary.gain,
            "exchange": Vocabulary.exchange,
            "choose": Vocabulary.choose,
            "may": Vocabulary.may,
            "steal": Vocabulary.steal,
            **own,
        }

    def compiled(self, steps: Steps, where: str) -> Effect:
        try:
            return self.steps(steps)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            what = f"{error} is missing" if isinstance(error, KeyError) else error
            raise ContentError(f"{where}: {what}") from None

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
        if all(isinstance(n, int) for n in body.values()):
            return Gain(self.amounts(body))
        return GainCounted(tuple((self.token(name), self.count(n)) for name, n in body.items()))

    def exchange(self, body: Data) -> Effect:
        return Exchange(self.amounts(body["pay"]), self.amounts(body["gain"]))

    def choose(self, body: list[Steps]) -> Effect:
        return Choose(tuple(self.steps(branch) for branch in body))

    def may(self, steps: Steps) -> Effect:
        """A verb that offers several things offers to do without them too; any other is asked about first."""
        inner: Any = self.steps(steps)
        return replace(inner, optional=True) if hasattr(inner, "optional") else May(inner)

    def steal(self, body: Data) -> Effect:
        if body["from"] != "chosen_opponent":
            raise ValueError(f"steal from {body['from']!r}: only from chosen_opponent")
        one_of = tuple(amount for each in body["one_of"] for amount in self.amounts(each))
        return Steal(one_of, bool(body.get("up_to", False)))

    def count(self, body: Any) -> Count:
        """`{count: {zone: ..., where: {...}}, times: n, every: n}`."""
        if not isinstance(body, dict) or body.keys() - {"count", "times", "every"}:
            raise ValueError(f"not an amount: {body!r}")
        selector = body["count"]
        if selector["zone"] not in self.zones:
            raise ValueError(f"nothing lies in zone {selector['zone']!r}; there are {', '.join(sorted(self.zones))}")
        where = tuple((key, str(word)) for key, word in selector.get("where", {}).items())
        return Count(selector["zone"], where, body.get("times", 1), body.get("every", 1))

    def amounts(self, body: Data) -> Amounts:
        for name, n in body.items():
            if not isinstance(n, int) or n < 0:
                raise ValueError(f"{name}: {n!r} is not a number of tokens")
        return tuple((self.token(name), n) for name, n in body.items())

    def token(self, name: str) -> int:
        if name not in self.tokens:
            raise ValueError(f"{name!r} is no token; there are {', '.join(self.tokens)}")
        return self.tokens.index(name)
