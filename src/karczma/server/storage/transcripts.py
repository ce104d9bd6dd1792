"""Transcripts: each state of a game as everybody may see it once it is over, so that a replay needs no rules.

A game that ends, or that the rules of tomorrow do not know, can be watched from this alone. It is written a little
behind the game, in packed chunks: neighbouring states are nearly the same, so that a chunk is small.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa

from karczma.server.storage.database import transcript_chunks
from karczma.server.storage.writer import Writer


class TranscriptState(msgspec.Struct, frozen=True):
    """One state: after the entry `seq`, or after the set-up (0). `step` is a ReplayStep, encoded."""

    seq: int
    step: msgspec.Raw


class Chunk(msgspec.Struct, frozen=True):
    table: str
    n: int
    last: int
    packed: bytes


GROWN = transcript_chunks.delete().where(
    transcript_chunks.c.table_id == sa.bindparam("of_table"), transcript_chunks.c.n == sa.bindparam("of_n")
)
ENCODE = msgspec.json.Encoder().encode
DECODER = msgspec.json.Decoder(TranscriptState)


def packed(states: Iterable[TranscriptState]) -> bytes:
    return zlib.compress(b"\n".join(ENCODE(state) for state in states))


def unpacked(chunk: bytes) -> list[TranscriptState]:
    return [DECODER.decode(line) for line in zlib.decompress(chunk).split(b"\n")]


def standing_states(chunks: Iterable[bytes], undone: set[int]) -> list[TranscriptState]:
    """The states of the set-up and of all choices that stand; what was written again counts."""
    found: dict[int, TranscriptState] = {}
    for chunk in chunks:
        found.update((state.seq, state) for state in unpacked(chunk))
    return [found[seq] for seq in sorted(found) if seq not in undone]


class Transcripts:
    def __init__(self, writer: Writer) -> None:
        self.writer, self.engine = writer, writer.engine

    async def progress(self, table: str) -> tuple[int, int]:
        """The next chunk's number, and the last entry whose state is kept; -1: not even the set-up's."""
        query = sa.select(sa.func.max(transcript_chunks.c.n), sa.func.max(transcript_chunks.c.last)).where(
            transcript_chunks.c.table_id == table
        )
        async with self.engine.connect() as connection:
            n, last = (await connection.execute(query)).one()
        return (0, -1) if n is None else (int(n) + 1, int(last))

    async def keep(self, chunks: Sequence[Chunk]) -> None:
        """A chunk that has grown replaces what it was."""
        in_order = sorted(chunks, key=lambda each: (each.table, each.n))  # as other processes do
        values = [{"table_id": each.table, "n": each.n, "last": each.last, "packed": each.packed} for each in in_order]
        async with self.writer.begin() as connection:
            await connection.execute(GROWN, [{"of_table": each.table, "of_n": each.n} for each in in_order])
            await connection.execute(transcript_chunks.insert(), values)

    async def of(self, table: str) -> list[bytes]:
        """All chunks of a table, in the order they were written."""
        query = (
            sa.select(transcript_chunks.c.packed)
            .where(transcript_chunks.c.table_id == table)
            .order_by(transcript_chunks.c.n)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())
