"""Patches: a message told by what it has in common with the one before it. What it says does not matter here.

Both ends hold the last message as a text and cut it at the same places, so nothing needs to be understood, and what is
put together again is the same to the byte. A checksum of each text tells whether it is.
"""

from __future__ import annotations

from zlib import adler32

import msgspec

from karczma.server.protocol import Patch

CUT = b',"'  # between the fields of a record, mostly; where it is something else, no harm is done
ENCODE = msgspec.json.Encoder().encode


def patch(last: bytes, following: bytes) -> Patch:
    old, new = last.split(CUT), following.split(CUT)
    where = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))  # each piece where it is first
    pieces: list[list[int] | str] = []
    begun = done = at = 0  # of the new pieces, those in between are not told yet; of the old ones, what may go on
    while done < len(new):
        found = at if old[at : at + 1] == new[done : done + 1] else where.get(new[done])
        if found is None:
            done += 1
            continue
        if begun < done:
            pieces.append(CUT.join(new[begun:done]).decode())
        count = alike(old, found, new, done)
        pieces.append([found, count])
        at, begun = found + count, done + count
        done = begun
    if begun < done:
        pieces.append(CUT.join(new[begun:]).decode())
    return Patch(adler32(last), adler32(following), pieces)


def alike(old: list[bytes], at: int, new: list[bytes], n: int) -> int:
    """How many pieces are the same from there on: the first one is. Slices are compared, in strides that grow while
    they are and shrink when they are not, for that is much quicker than one piece after another."""
    count = stride = 1
    most = min(len(old) - at, len(new) - n)
    while stride:
        if count + stride <= most and old[at + count : at + count + stride] == new[n + count : n + count + stride]:
            count, stride = count + stride, stride * 2
        else:
            stride //= 2
    return count


def shorter(last: bytes, following: bytes) -> bytes:
    """The patch, or the message itself if that is shorter."""
    return min(ENCODE(patch(last, following)), following, key=len)
