"""A bot for any title, to begin from: it looks one choice ahead, and takes what leaves it farthest in front.

karczma simulate valeria --seats random,ahead:Ahead --games 20     (in this folder)
"""

from random import Random

from karczma import Choice, Game, Player


class Ahead:
    """Whatever has `choose(view, seat)` is a bot. It is made from a seed, and with the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: Game, seat: int) -> Choice:
        world = view.determinise(seat, self.random.getrandbits(32))  # one way how the hidden cards may lie
        options = list(view.options(seat))
        self.random.shuffle(options)  # or among equals it would always be the first
        return max(options, key=lambda option: self.lead(world, option, seat))

    def lead(self, world: Game, option: Choice, seat: int) -> int:
        after = world.copy()
        after.apply(option, seat)
        mine, *others = after.scores()[seat:] + after.scores()[:seat]
        return mine - max(others, default=0)


bot: Player = Ahead(0)  # a type checker says here what is missing
