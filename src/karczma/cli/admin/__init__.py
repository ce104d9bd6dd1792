"""`karczma admin`: the host looks after the house."""

from __future__ import annotations

import typer

from karczma.cli.admin.archives import backup, restore
from karczma.cli.admin.group import Admin, TranslatedCommand, at_the_house
from karczma.cli.admin.keeping import announce, close, close_table, delete_line, reopen
from karczma.cli.admin.looking import bots, chat, log, notices, people, tables
from karczma.cli.admin.moderating import ban, delete, log_out, mute, pardon, password, rename, revoke

admin = typer.Typer(cls=Admin, no_args_is_help=True)
admin.callback()(at_the_house)
for command in (
    *(people, bots, tables, chat, notices, log),
    *(ban, mute, pardon, rename, password, log_out, revoke, delete),
    *(delete_line, close_table, announce, close, reopen),
    *(backup, restore),
):
    admin.command(cls=TranslatedCommand)(command)
