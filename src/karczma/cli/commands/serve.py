"""`karczma serve`: the house opens."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

import typer
from typer.models import OptionInfo

from karczma.cli.extras import from_extra
from karczma.cli.reader import system_language
from karczma.server.settings import Settings, settings


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """The command, with an option for each field of `Settings` that has one."""
    hints = get_type_hints(Settings, include_extras=True)
    options = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=hint, default=getattr(BLANK, name))
        for name, hint in hints.items()
        if any(isinstance(each, OptionInfo) for each in get_args(hint))
    ]
    own = inspect.signature(command, eval_str=True)
    named = [each for each in own.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
    command.__signature__ = own.replace(parameters=[*named, *options])  # type: ignore[attr-defined]
    return command


BLANK = Settings(database="", data=Path(), secret=b"")


@with_settings
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody on the network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="A file, or a sqlite: or postgresql: address.", envvar="KARCZMA_DATABASE")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Where secrets and the default database lie.", envvar="KARCZMA_DATA")
    ] = None,
    **limits: Any,
) -> None:
    """Serve tables to browsers and bots."""
    with from_extra("server", system_language()):
        from karczma.server.serving import run
    run.serve(settings(database, data, **limits), host, port, typer.echo)
