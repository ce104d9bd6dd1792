"""Plays a title with every annotation of kernel, effects, title and bots looked at while it runs; a process of its own.

    python tests/games/typed_play.py valeria

Ends with an error that names the place where an annotation does not tell the truth.
"""

from __future__ import annotations

import sys
import warnings
from random import Random

import typeguard

LOOKED_AT = ["karczma.kernel", "karczma.effects", "karczma.games", "karczma.players"]
EVERY = 10  # a judgement is asked after so many choices


def play(title: str) -> int:
    """One random game of every setting; how many choices were made."""
    from karczma.conformance.settings import settings
    from karczma.games import find

    evaluate, choices = find(title).bots.evaluate, 0
    for setting in settings(find(title)):
        g, random = setting.new(3), Random(3)
        g.listen()
        while not g.over:
            seat = g.deciding()[0]
            if choices % EVERY == 0:
                g.refusals(seat)
                evaluate(g.determinise(seat, choices), seat)
            g.apply(random.choice(g.options(seat)), seat)
            choices += 1
    return choices


if __name__ == "__main__":
    warnings.simplefilter("ignore", typeguard.TypeHintWarning)  # names that are there for type checkers only
    typeguard.config.forward_ref_policy = typeguard.ForwardRefPolicy.IGNORE
    typeguard.install_import_hook(LOOKED_AT)
    print(play(sys.argv[1]))
