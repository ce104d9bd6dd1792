"""The options of a title in words, for `karczma play --help` and `karczma play TITLE --help`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from typer.core import TyperCommand

from karczma import titles
from karczma.cli.reader import Reader, system_language
from karczma.games import find, ids
from karczma.locale import LANGUAGES
from karczma.title.descriptor import Title
from karczma.title.options import Option

WORDS_GIVEN = "karczma.words_given"  # where the words of the command line are kept


class WithOptions(TyperCommand):
    """A command whose help ends with the options of the title that was named, or of all."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[WORDS_GIVEN] = list(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        given: Sequence[str] = ctx.meta.get(WORDS_GIVEN, ())
        named = [find(word) for word in given if word in ids()]
        language = next((word for word in given if word in LANGUAGES), system_language())
        console = Console(highlight=False)
        for title in named or titles():
            console.print(options_in_words(title, language))


def options_in_words(title: Title, language: str) -> RenderableType:
    reader = Reader(title.id, language, -1, [])
    head = reader.say("terminal-options", title=title.names[language], id=title.id)
    return Group(Text(head, "bold"), *(Padding(option_in_words(each, reader), (0, 0, 1, 2)) for each in title.options))


def option_in_words(option: Option, reader: Reader) -> RenderableType:
    """What it is called, what its clause says, and which values it takes."""
    head = Text.assemble((option.id, "bold"), f"  {reader.speaker.option(option.id)}", (f"  [{option.clause}]", "dim"))
    lines = [reader.clause_text(option.clause), *values_in_words(option, reader), *limits_in_words(option, reader)]
    return Group(head, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


def values_in_words(option: Option, reader: Reader) -> list[str]:
    say = reader.say
    if option.several:
        what = ", ".join(f"{value} ({reader.name(value)})" for value in option.values)
        return [say("terminal-option-several", n=option.several, values=what)]
    values = [f"{value} ({reader.speaker.value(option.id, value)})" for value in option.values]
    lines = [say("terminal-option-values", values=", ".join(values), default=option.default)]
    each = ", ".join(f"{value} ({reader.name(value)})" for value in option.one_each)
    return [*lines, say("terminal-option-each", values=each)] if each else lines


def limits_in_words(option: Option, reader: Reader) -> list[str]:
    say = reader.say
    lines = [say("terminal-option-players", players=", ".join(map(str, option.players)))] if option.players else []
    return lines + [
        say("terminal-option-only", option=other, values=", ".join(values)) for other, values in option.only.items()
    ]
