"""The check: no change of behaviour without a new version, and what was promised is kept (ADR 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from karczma.kernel.record import BadRecord, Record
from karczma.title.descriptor import Title
from recorded.manifest import PROMISED, Corpus, Manifest, Version, present
from recorded.modes import programme
from recorded.prints import Print, heard, line_at, points, prints

POLICY = "docs/adr/0015-a-game-goes-on-under-the-rules-it-began-with.md"


def changed(corpus: Corpus, version: Version, names: Iterable[str]) -> list[str]:
    """What is wrong with these records of a version: a sentence for each that no longer leads where it led."""
    found = (difference(corpus.title, corpus.record(name), heard(version.records[name])) for name in names)
    return [each for each in found if each]


def difference(title: Title, record: Record, were: list[Print]) -> str:
    """Where a record leads elsewhere now, and in what; empty if nowhere."""
    try:
        now = prints(title, record)
    except BadRecord as error:
        return str(error)
    ends = [line_at(record, point) for point in points(record)]
    begins = [record.line_number(0), *(line + 1 for line in ends)]
    for begin, end, old, new in zip(begins, ends, were, now, strict=False):
        if new.offers != old.offers:
            return f"{record.where}:{begin}: between this line and line {end} other choices are offered than before"
        if new.table != old.table:
            what = f"the table is another one than before (fingerprint {new.table}, was {old.table})"
            return f"{record.where}:{begin}: between this line and line {end} {what}"
    return ""


def advice(title: Title, version: Version) -> str:
    """What to do about a change of behaviour."""
    file = f"src/karczma/games/{title.id}/__init__.py"
    if version.maturity in PROMISED:
        then = (
            f"{title.id} {version.version} is {version.maturity}: its games go on under the rules they began with. "
            "Keep the old behaviour as an option that older records have, or prove a migration; raise `version` in "
            f"{file}, name {version.version} in `plays`, and run `make corpus`."
        )
    else:
        then = (
            f"If it was: raise `version` in {file} and run `make corpus`, which closes {version.version} and adds "
            f"records of the new version (games of {version.version} that are still running will be closed)."
        )
    form = (
        "If only fingerprints differ, and only because the state is written in another form, no version is needed: "
        f"`python tools/corpus.py --title {title.id} --form`."
    )
    return f"If this was not meant, mend it.\n{then}\n{form}\nWhy: {POLICY}"


def broken_promises(corpus: Corpus) -> Iterator[str]:
    """What is wrong with the manifest as a whole; a sentence each."""
    title, manifest = corpus.title, corpus.manifest()
    now = manifest.of(title.version)
    if now is None:
        yield f"records/{title.id} has nothing of version {title.version} yet: run `make corpus`"
    else:
        yield from unlike_the_title(title, now)
    yield from (f"{title.id} {each.version}: {why}" for each in manifest.versions for why in misdeeds(title, each))
    yield from strays(corpus, manifest)


def unlike_the_title(title: Title, now: Version) -> Iterator[str]:
    """A version is said once: the step of maturity, the players, the options and their defaults belong to it."""
    should = present(title)
    raise_it = f"raise `version` in src/karczma/games/{title.id}/__init__.py and run `make corpus`"
    if should.maturity != now.maturity:
        yield f"{title.id} {now.version} was {now.maturity} and is called {should.maturity}: {raise_it}"
    if (should.players, should.options) != (now.players, now.options):
        names = [name for name in now.options | should.options if now.options.get(name) != should.options.get(name)]
        what = f"the options {', '.join(names)}" if names else "the numbers of players"
        yield f"{title.id} {now.version} had {what} otherwise: {raise_it}"
    missing = [game.name for game in programme(title) if f"{now.version}/{game.name}" not in now.records]
    if missing:
        yield f"records/{title.id} lacks {len(missing)} records, {missing[0]} first: run `make corpus`"


def misdeeds(title: Title, version: Version) -> Iterator[str]:
    if version.closed and version.maturity in PROMISED:
        yield f"was {version.maturity}, so it cannot be closed: its records must play for ever"
    if version.closed and title.can_play(version.version):
        yield "is closed, but the title says that it plays it"
    if not version.closed and not title.can_play(version.version):
        yield "is not closed, but the title does not play it: name it in `plays`, or, before beta, run `make corpus`"


def strays(corpus: Corpus, manifest: Manifest) -> Iterator[str]:
    known = {name for version in manifest.versions for name in version.records}
    for name in sorted(known ^ set(corpus.names())):
        what = "is named in the manifest, but not there" if name in known else "is in no manifest: run `make corpus`"
        yield f"{corpus.path(name).relative_to(corpus.folder.parent)} {what}"
