"""The commands for the host: which house they are about, and in which language they speak."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from karczma.cli.extras import from_extra
from karczma.cli.reader import system_language
from karczma.locale import LANGUAGES, Words

LANGUAGE = "karczma.admin_language"  # where the language of the help is kept


class House(msgspec.Struct, frozen=True):
    """Which house a command is about, and how its host is spoken to."""

    address: str
    data: Path
    language: str

    def say(self, message: str, **facts: int | str) -> None:
        typer.echo(Words(self.language, "admin").say(message, **facts))


def at_the_house(
    context: typer.Context,
    database: Annotated[str | None, typer.Option(envvar="KARCZMA_DATABASE")] = None,
    data: Annotated[Path | None, typer.Option(envvar="KARCZMA_DATA")] = None,
    lang: Annotated[str, typer.Option(show_default=False)] = "",
) -> None:
    from karczma.server.settings import located

    address, folder = located(database, data)
    context.obj = House(address, folder, Words(lang or system_language(), "admin").language)


class TranslatedCommand(TyperCommand):
    """A command whose help is in the language of whoever asks."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        put_into_words(self, ctx.meta.get(LANGUAGE, system_language()))
        super().format_help(ctx, formatter)


class Admin(TyperGroup):
    """All of them: what is refused is told in one line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[LANGUAGE] = wished(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for command in (self, *self.commands.values()):
            put_into_words(command, ctx.meta[LANGUAGE])
        super().format_help(ctx, formatter)

    def invoke(self, ctx: Any) -> Any:
        from karczma.server.admin.refusals import AdminRefused

        try:
            with from_extra("server", ctx.meta[LANGUAGE]):
                return super().invoke(ctx)
        except AdminRefused as error:
            typer.echo(f"karczma: {error.text(ctx.obj.language)}", err=True)
            raise typer.Exit(2) from None


def wished(args: Sequence[str]) -> str:
    """The language that was asked for, also before anything was read."""
    words = [part for word in args for part in word.split("=", 1)]
    after = [following for word, following in pairwise(words) if word == "--lang"]
    return next((word for word in after if word in LANGUAGES), system_language())


def put_into_words(command: Any, language: str) -> None:
    """Its help, and that of its parameters: `help-<command>`, `help-<command>-<parameter>`."""
    say, name = Words(language, "admin").say, "" if isinstance(command, Admin) else f"-{command.name}"
    command.help = say(f"help{name}")
    for each in command.params:
        if isinstance(each, TyperArgument | TyperOption) and each.name != "help":
            each.help = say(f"help{name or '-option'}-{each.name}")
