"""A backup: one file with the database, what lies beside it, and a list that says what must be in it."""

from __future__ import annotations

import hashlib
import os
import shutil
import sqlite3
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec

from karczma.server.admin.refusals import AdminRefused
from karczma.server.admin.snapshot import Held, examined, take_copy
from karczma.server.serving.startup import explained
from karczma.server.settings import OWNER_ONLY

DATABASE, LIST = "karczma.sqlite3", "backup.json"
BESIDE = ("secret",)  # what the data folder keeps besides the database
FORMAT = 1
PIECE = 1 << 20
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)  # of a damaged or locked archive


class Part(msgspec.Struct, frozen=True):
    size: int
    sha256: str


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """What the archive says of itself."""

    karczma_backup: int  # FORMAT
    taken: str
    held: Held
    parts: dict[str, Part]


# -- backing up ----------------------------------------------------------------------------------------------------


def back_up(address: str, data: Path, wanted: Path) -> tuple[Path, Contents]:
    """Write a backup of the house: a new file, or one named after the time in a folder. It is there whole or not."""
    os.umask(OWNER_ONLY)  # it holds what the house keeps from strangers
    now = datetime.now(UTC)
    target = wanted / f"karczma-{now:%Y-%m-%d-%H%M%S}.zip" if wanted.is_dir() else wanted
    if target.exists():
        raise AdminRefused("file-there", file=target)
    if not target.parent.is_dir():
        raise AdminRefused("no-folder", folder=target.parent)
    with TemporaryDirectory(prefix=".karczma-backup-", dir=target.parent) as folder, explained(address):
        here = Path(folder)
        take_copy(address, here / DATABASE)
        for name in BESIDE:
            if (data / name).is_file():
                shutil.copyfile(data / name, here / name)
        parts = {path.name: part_of(path) for path in sorted(here.iterdir())}
        contents = Contents(
            karczma_backup=FORMAT, taken=now.isoformat(timespec="seconds"), held=examined(here / DATABASE), parts=parts
        )
        packed = pack(here, contents)
        os.replace(packed, target)
    return target, contents


def pack(folder: Path, contents: Contents) -> Path:
    """All parts and their list, on the disk for good."""
    packed = folder / "packed"
    with packed.open("wb") as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(LIST, msgspec.json.format(msgspec.json.encode(contents)))
            for name in contents.parts:
                archive.write(folder / name, name)
        file.flush()
        os.fsync(file.fileno())
    return packed


def part_of(path: Path) -> Part:
    with path.open("rb") as file:
        return Part(path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())


# -- taking it out again -------------------------------------------------------------------------------------------


@contextmanager
def unpacked(file: Path, beside: Path) -> Iterator[tuple[Path, Contents]]:
    """A folder with the parts of a backup, once every byte of them has proved right; it goes away afterwards."""
    with TemporaryDirectory(prefix=".karczma-restore-", dir=beside) as folder:
        here = Path(folder)
        try:
            with zipfile.ZipFile(file) as archive:
                contents = contents_of(archive, file)
                for name, part in contents.parts.items():
                    take_out(archive, name, part, here / name)
            held = examined(here / DATABASE)
        except (*BROKEN, KeyError, sqlite3.Error) as error:
            if isinstance(error, AdminRefused):
                raise
            raise AdminRefused("not-a-backup" if not zipfile.is_zipfile(file) else "damaged", file=file) from None
        if held != contents.held:
            raise AdminRefused("damaged", file=file)
        yield here, contents


def contents_of(archive: zipfile.ZipFile, file: Path) -> Contents:
    """The list, if it is one of ours; nothing besides what it names is ever read."""
    if LIST not in archive.namelist() or archive.getinfo(LIST).file_size > PIECE:
        raise AdminRefused("not-a-backup", file=file)
    said = archive.read(LIST)
    try:
        if msgspec.json.decode(said, type=dict[str, Any]).get("karczma_backup", 0) > FORMAT:
            raise AdminRefused("newer", file=file)
        contents = msgspec.json.decode(said, type=Contents)
    except (msgspec.DecodeError, msgspec.ValidationError, TypeError):
        raise AdminRefused("not-a-backup", file=file) from None
    if not {DATABASE} <= set(contents.parts) <= {DATABASE, *BESIDE}:
        raise AdminRefused("not-a-backup", file=file)
    return contents


def take_out(archive: zipfile.ZipFile, name: str, part: Part, target: Path) -> None:
    """No more than was said, and exactly that."""
    with archive.open(name) as packed, target.open("wb") as file:
        size, digest = copied(packed, file, part.size)
    if Part(size, digest) != part:
        raise zipfile.BadZipFile(name)


def copied(packed: IO[bytes], file: IO[bytes], most: int) -> tuple[int, str]:
    size, digest = 0, hashlib.sha256()
    while size <= most and (piece := packed.read(PIECE)):
        size += len(piece)
        digest.update(piece)
        file.write(piece)
    return size, digest.hexdigest()
