"""A process of its own that pings a quiet table a hundred times a second and tells how long the answers took.

    python tools/loading/probe.py ws://127.0.0.1:8000/api/tables/ID/socket

Ends when its input is closed, and prints the seconds as JSON. An answer that took longer than the time to the next
ping stands for all those that could not be sent meanwhile: each would have waited, too.
"""

from __future__ import annotations

import json
import select
import sys
import time

from websockets.sync.client import ClientConnection, connect

EVERY = 0.01


def pinged(socket: ClientConnection) -> float:
    began = time.perf_counter()
    socket.send('{"type":"ping"}')
    while not (heard := socket.recv()).startswith('{"type":"pong"'):  # type: ignore[arg-type]
        del heard
    return time.perf_counter() - began


def with_those_that_waited(took: float) -> list[float]:
    return [took - n * EVERY for n in range(max(1, int(took / EVERY) + 1)) if took - n * EVERY > 0]


def main(address: str) -> None:
    times: list[float] = []
    with connect(address, compression=None, max_size=None) as socket:
        due = time.perf_counter()
        while not select.select([sys.stdin], [], [], max(0.0, due - time.perf_counter()))[0]:
            times += with_those_that_waited(pinged(socket))
            due = max(due + EVERY, time.perf_counter())
    print(json.dumps(times))


if __name__ == "__main__":
    main(sys.argv[1])
