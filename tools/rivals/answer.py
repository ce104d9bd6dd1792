"""Random playouts of somebody else's game, for `karczma bench --against ...`.

    python tools/rivals/answer.py catanatron_random catan

It runs in a process of its own and nothing of ours is imported here. The first line tells the version of what is
measured, {"version": v}, or what is not installed, {"missing": name}. Then it reads one request a line, {"seconds": s,
"seed": n}, and answers {"real_decisions": d, "seconds": s}: decisions with at least two options, and processor time.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.metadata import version
from time import process_time


def main(module: str, game: str) -> None:
    try:
        rival = import_module(module)
        real_decisions = rival.of(game)
        real_decisions(0)
    except ImportError as error:
        print(json.dumps({"missing": error.name}), flush=True)
        return
    print(json.dumps({"version": version(rival.PACKAGE)}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        real, seed, start = 0, asked["seed"], process_time()
        while (spent := process_time() - start) < asked["seconds"]:
            real += real_decisions(seed)
            seed += 1
        print(json.dumps({"real_decisions": real, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
