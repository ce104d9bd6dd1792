"""The command line."""

from __future__ import annotations

import typer

from karczma.cli.admin import admin
from karczma.cli.commands.balance import balance
from karczma.cli.commands.bench import bench
from karczma.cli.commands.games import games
from karczma.cli.commands.ladder import ladder
from karczma.cli.commands.learn import learn
from karczma.cli.commands.ledger import ledger
from karczma.cli.commands.new_title import new_title
from karczma.cli.commands.play import play
from karczma.cli.commands.replay import replay
from karczma.cli.commands.scores import scores
from karczma.cli.commands.serve import serve
from karczma.cli.commands.simulate import simulate
from karczma.cli.commands.verify import verify
from karczma.cli.errors import OneLineErrors
from karczma.cli.option_help import WithOptions
from karczma.cli.version import karczma

app = typer.Typer(
    cls=OneLineErrors,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.callback()(karczma)
app.command(cls=WithOptions)(play)
for command in (serve, games, simulate, balance, scores, ladder, learn, bench, replay, verify, ledger, new_title):
    app.command()(command)
app.add_typer(admin, name="admin")


def main() -> None:
    app()
