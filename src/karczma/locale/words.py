"""The words of one language for one title: Fluent messages, with names in the case that a sentence asks for.

Sentences name components by catalogue id and say which form they need, through functions that all files may use:
  NAME($citizen, case: "acc")        the name-<id> message, or that attribute of it
  COUNT($n, $token, case: "gen")     the count-<id> message with its $n, or that attribute of it
  CAPITAL($text)                     the text with a capital letter at its beginning
A name without any attributes is the same in every case. A token may also be given by its number.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from karczma.effects.text import Said, Text

FOLDER = Path(__file__).parent
SHARED = ("kernel", "terminal")
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / "kernel.ftl").exists()))


class UnknownLanguage(ValueError):
    """A language that nobody here speaks."""


class MissingMessage(LookupError):
    """There are no words for it in that language."""


class BrokenWords(ValueError):
    """A file or a message that cannot be used; says where and why."""


class Words:
    def __init__(
        self, language: str, title: str, tokens: tuple[str, ...] = (), renamed: Mapping[str, str] | None = None
    ) -> None:
        """`renamed`: what a content pack calls its cards; these names are the same in every case.

        Without a title there are the words that all share.
        """
        if language not in LANGUAGES:
            raise UnknownLanguage(f"there are no words in {language!r} (there are in: {', '.join(LANGUAGES)})")
        self.language, self.title, self.tokens, self.renamed = language, title, tokens, renamed or {}
        functions: dict[str, Any] = {"NAME": self.name, "COUNT": self.count, "CAPITAL": capital}
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        self.ids: set[str] = set()
        for file in filter(None, (*SHARED, title)):
            self.read(FOLDER / language / f"{file}.ftl")

    def read(self, path: Path) -> None:
        """Fluent itself passes over what it cannot read, and over a message that is written twice."""
        if not path.exists():
            raise MissingMessage(f"{path.stem} has no words in {self.language!r}: {path.name} is missing")
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenWords(f"{path}: not Fluent: {(entry.content or '').splitlines()[0]!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.ids:
                    raise BrokenWords(f"{path}: {entry.id.name} is written twice")
                self.ids.add(entry.id.name)
        self.bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        return message_id in self.ids

    def say(self, message_id: str, /, **args: Any) -> str:
        """A message in words; values that are still to be worded are worded first."""
        said = {name: self.render(value) if isinstance(value, Said | tuple) else value for name, value in args.items()}
        return self.formatted(self.message(message_id), "", said)

    def render(self, text: Text) -> str:
        """What a teller has told, in this language."""
        if isinstance(text, Said):
            return self.say(text.message, **text.values)
        return text if isinstance(text, str) else "".join(self.render(each) for each in text)

    def message(self, message_id: str) -> Message:
        if not self.has(message_id):
            raise MissingMessage(f"{self.title} has no message {message_id!r} in {self.language!r}")
        return self.bundle.get_message(message_id)

    def formatted(self, message: Message, form: str, args: Mapping[str, Any]) -> str:
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingMessage(f"{message.id.name} has no form {form!r} in {self.language!r}")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise BrokenWords(f"{self.language}: {message.id.name}: {'; '.join(map(str, errors))}")
        return str(text)

    # -- the functions of the files --------------------------------------------------------------------------------

    def name(self, component: str | int, case: str = "") -> str:
        component = self.known(component)
        if component in self.renamed:
            return self.renamed[component]
        message = self.message(f"name-{dashed(component)}")
        return self.formatted(message, case if message.attributes else "", {})

    def count(self, n: int, component: str | int, case: str = "") -> str:
        message = self.message(f"count-{dashed(self.known(component))}")
        return self.formatted(message, case if message.attributes else "", {"n": n})

    def known(self, component: str | int) -> str:
        return component if isinstance(component, str) else self.tokens[component]


def capital(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def dashed(component: str) -> str:
    return component.replace("_", "-")
