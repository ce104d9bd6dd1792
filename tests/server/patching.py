"""Patches as a client reads them, after what the API says of them."""

from __future__ import annotations

from typing import Any
from zlib import adler32

CUT = ',"'


def patched(last: str, patch: dict[str, Any]) -> str:
    assert adler32(last.encode()) == patch["onto"], "this patch builds on another position"
    old = last.split(CUT)
    pieces = [[piece] if isinstance(piece, str) else old[piece[0] : sum(piece)] for piece in patch["pieces"]]
    text = CUT.join(each for few in pieces for each in few)
    assert adler32(text.encode()) == patch["gives"], "it leads elsewhere"
    return text
