"""`karczma verify`: was the game played by the rules, and were its dice honest?"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from karczma import title_of
from karczma.kernel.record import BadRecord, Record, read_file


class Finding(msgspec.Struct):
    """What was checked, and the place where it failed, if it did."""

    file: str
    ok: bool = True
    checked: list[str] = []
    not_checked: list[str] = []
    problem: str = ""


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    content: Annotated[Path | None, typer.Option(help="The folder of card files it was played with.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the finding as JSON.")] = False,
) -> None:
    """Check a record against the rules, and its dice against their seed or their commitment; exit 1 if it fails."""
    finding = Finding(str(file))
    try:
        examine(read_file(file), content, finding)
    except BadRecord as error:
        finding.ok, finding.problem = False, str(error)
    if as_json:
        typer.echo(msgspec.json.encode(finding).decode())
    else:
        print_finding(finding)
    if not finding.ok:
        raise typer.Exit(1)


def examine(record: Record, content: Path | None, finding: Finding) -> None:
    """Every check that the record allows, the cheapest first; the first one that fails is told."""
    title = title_of(record)
    title.replay(record, content=content)
    finding.checked.append(f"all {len(record.choices())} choices are legal, and lead to the scores that were sealed")
    check_commitment(record, finding)
    source = record.source()
    if source is None:
        finding.not_checked.append("the dice: the record tells neither seed nor key (that comes when the game is over)")
    else:
        title.replay(record, source, content)
        check_chance(record, finding)
    record.check_seal()
    finding.checked.append("no line was changed since the record was written")


def check_chance(record: Record, finding: Finding) -> None:
    """They were played again from the source and came out the same; those of another game are only told."""
    origin = "seed" if "seed" in record.header else "key"
    of_another = record.header_number("continued") if "continued" in record.header else 0
    finding.checked.append(f"all {len(record.outcomes()) - of_another} chance outcomes follow from the {origin}")
    if "position" in record.header:
        finding.not_checked.append("how the position came about with which the game begins; the record tells it whole")
    if of_another:
        finding.not_checked.append(f"the first {of_another} chance outcomes, which are those of an earlier game")


def check_commitment(record: Record, finding: Finding) -> None:
    """The commitment was published before the game; the key, told after it, must be the one it was made from."""
    if "key" not in record.header:
        return
    if "commitment" not in record.header:
        finding.not_checked.append("the commitment: the record tells a key, but not what was published before the game")
        return
    key, published = record.header["key"], record.header["commitment"]
    if hashlib.sha256(key.encode()).hexdigest() != published:
        line = 2 + list(record.header).index("commitment")
        raise BadRecord(f"{record.where}:{line}: the key told is not the one that was committed to")
    finding.checked.append("the key is the one that was committed to before the game")


def print_finding(finding: Finding) -> None:
    for what in finding.checked:
        typer.echo(f"checked: {what}")
    for what in finding.not_checked:
        typer.echo(f"not checked: {what}")
    if finding.ok:
        typer.echo(f"{finding.file}: all right")
    else:
        typer.echo(f"karczma: {finding.problem}", err=True)
