"""Random playouts of catanatron, for `karczma bench --against catanatron`.

A stand-alone script: it runs in a process of its own and nothing of ours imports it. It reads one request a line,
{"seconds": s, "seed": n}, and answers {"real_decisions": d, "seconds": s}: decisions with at least two options, and
processor time.
"""

from __future__ import annotations

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found, import-untyped, unused-ignore]

COLOURS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
TURN_LIMIT = 1000


def real_decisions(seed: int) -> int:
    """One game, as catanatron's own play loop does it, counting what was a choice."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    real = 0
    while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
        real += len(game.state.playable_actions) > 1
        game.play_tick()
    return real


def main() -> None:
    real_decisions(0)
    for line in sys.stdin:
        asked = json.loads(line)
        real, seed, start = 0, asked["seed"], process_time()
        while (spent := process_time() - start) < asked["seconds"]:
            real += real_decisions(seed)
            seed += 1
        print(json.dumps({"real_decisions": real, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
