"""Adds small games of every title and mode to records/, and writes down what they lead to.

    python tools/corpus.py [--title valeria] [--form]

What is there stays as it is: only records that are missing are played, and a version that can no longer be played is
marked as closed, which is refused from beta on. Everything follows from the rules and fixed seeds. `--form` writes the
fingerprints anew if the lines, the choices offered and the scores of all records are as they were, for a change of
nothing but the form in which the state is written.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.progress import track

from karczma.games import UnknownTitle, find
from karczma.kernel.record import BadRecord
from karczma.title.descriptor import Title
from recorded.coverage import catalogue_ids, unseen
from recorded.manifest import PROMISED, Corpus, Manifest, corpus, kept, present
from recorded.modes import programme
from recorded.prints import heard, prints, told


class Refused(Exception):
    """What must not be written down; says why."""


def add_missing(held: Corpus) -> int:
    """Play what is missing, and write down what it leads to; how many records are new in the manifest."""
    manifest = held.manifest()
    close_old(held.title, manifest)
    if manifest.of(held.title.version) is None:
        manifest.versions.append(present(held.title))
    (held.folder / held.title.version).mkdir(parents=True, exist_ok=True)
    for game in track(programme(held.title), description=held.title.id, transient=True):
        path = held.path(f"{held.title.version}/{game.name}")
        if not path.exists():
            game.played().save(path)
    many = take_in(held, manifest)
    held.write(manifest)
    return many


def take_in(held: Corpus, manifest: Manifest) -> int:
    """A line for each record that lies in the folder and has none; how many there were."""
    known = {name for each in manifest.versions for name in each.records}
    fresh = [name for name in held.names() if name not in known]
    for name in fresh:
        record = held.record(name)
        version = manifest.of(record.header["title"].partition(" ")[2])
        if version is None:
            raise Refused(f"{record.where}: of {record.header['title']}, which the manifest does not know")
        version.records[name] = told(prints(held.title, record))
    for each in manifest.versions:
        each.records = dict(sorted(each.records.items()))
    return len(fresh)


def close_old(title: Title, manifest: Manifest) -> None:
    for version in manifest.versions:
        if not title.can_play(version.version) and not version.closed:
            if version.maturity in PROMISED:
                raise Refused(f"{title.id} {version.version} was {version.maturity}: it must be named in `plays`")
            version.closed = True


def form_anew(held: Corpus) -> int:
    """Take the fingerprints again if nothing but the form of the state is another one; how many differ."""
    manifest, differ = held.manifest(), 0
    for version in (each for each in manifest.versions if not each.closed):
        for name, text in version.records.items():
            now = prints(held.title, held.record(name))
            if [each.offers for each in now] != [each.offers for each in heard(text)]:
                raise Refused(f"{held.record(name).where}: other choices are offered than before")
            version.records[name] = told(now)
            differ += told(now) != text
    held.write(manifest)
    return differ


def report(held: Corpus) -> str:
    names, every = held.names(), len(catalogue_ids(held.title))
    seen = every - len(unseen(held))
    size = sum(held.path(name).stat().st_size for name in names)
    cards = f"{seen} of {every} cards"
    return f"{held.title.id} {held.title.version}: {len(names)} records, {size // 1024} KiB, {cards}"


def main(
    title: Annotated[list[str] | None, typer.Option(help="Which title; all but drafts if none is named.")] = None,
    form: Annotated[bool, typer.Option("--form", help="Take fingerprints anew: only the form changed.")] = False,
) -> None:
    """Add what is missing, and say what there is."""
    for name in title or [each.id for each in kept()]:
        try:
            held = corpus(find(name))
            many = form_anew(held) if form else add_missing(held)
        except (Refused, BadRecord, UnknownTitle) as error:
            sys.exit(str(error))
        typer.echo(f"{report(held)}; {many} {'fingerprints are others' if form else 'new'}")


if __name__ == "__main__":
    typer.run(main)
