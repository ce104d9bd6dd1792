"""The manifest of a title's records: which versions there were, and what each record leads to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from karczma.games import find, ids
from karczma.kernel.record import Record, read_file
from karczma.title.descriptor import Title
from karczma.title.options import Option

RECORDS = Path(__file__).parents[2] / "records"
PROMISED = ("beta", "stable")  # steps of maturity from which on every record must play for ever


class Version(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One version of a title: what could be set up, and the prints of its records by their names."""

    version: str
    maturity: str
    closed: bool = False  # its records are kept as texts, but no longer played
    players: tuple[int, ...]
    options: dict[str, str]  # in words
    records: dict[str, str] = {}


class Manifest(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    title: str
    versions: list[Version] = []

    def of(self, version: str) -> Version | None:
        return next((each for each in self.versions if each.version == version), None)


class Corpus(msgspec.Struct, frozen=True):
    """The records of one title: a folder with the manifest, and the records named in it."""

    title: Title
    folder: Path

    @property
    def file(self) -> Path:
        return self.folder / "manifest.json"

    def manifest(self) -> Manifest:
        if not self.file.exists():
            return Manifest(title=self.title.id)
        return msgspec.json.decode(self.file.read_bytes(), type=Manifest)

    def write(self, manifest: Manifest) -> None:
        self.file.write_bytes(msgspec.json.format(msgspec.json.encode(manifest)) + b"\n")

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.karczma"

    def record(self, name: str) -> Record:
        """Named as one finds it from the root of the repository."""
        path = self.path(name)
        return msgspec.structs.replace(read_file(path), where=f"records/{self.folder.name}/{name}.karczma")

    def names(self) -> list[str]:
        """Of the records that lie in the folder."""
        found = self.folder.rglob("*.karczma")
        return sorted(path.relative_to(self.folder).with_suffix("").as_posix() for path in found)


def corpus(title: Title) -> Corpus:
    return Corpus(title, RECORDS / title.id)


def kept() -> list[Title]:
    """The titles whose games are kept: a draft changes from day to day, and promises nothing."""
    return [title for title in map(find, ids()) if title.maturity != "draft"]


def settable(title: Title) -> dict[str, str]:
    """The title's options in words: a version has the same ones, with the same defaults, for ever."""
    return {option.id: ", ".join(wording(option)) for option in title.options}


def wording(option: Option) -> Iterator[str]:
    yield f"{option.several} of {' '.join(option.values)}" if option.several else " ".join(option.values)
    if option.one_each:
        yield f"or one each of {' '.join(option.one_each)}"
    yield f"default {option.default or 'none'}"
    if option.players:
        yield f"with {' '.join(map(str, option.players))} players"


def present(title: Title) -> Version:
    """The title's version as it is now, without records."""
    return Version(
        version=title.version, maturity=title.maturity, players=title.players, options=settable(title), records={}
    )
