"""For a server whose wall clock is to jump: time.time() is off by the seconds in the file that KARCZMA_CLOCK names.

Python reads this before anything else when its folder is on PYTHONPATH; the file holds one number of eight bytes.
"""

from __future__ import annotations

import mmap
import os
import struct
import time

with open(os.environ["KARCZMA_CLOCK"], "rb") as file:
    SHIFT = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)

real_time = time.time


def shifted() -> float:
    (seconds,) = struct.unpack_from("d", SHIFT)
    return real_time() + float(seconds)


time.time = shifted
