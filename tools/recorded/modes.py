"""What is played for the corpus: every title with every number of players and every mode, some of it more than once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple
from zlib import crc32

from karczma import campaigns
from karczma.conformance.positions import play
from karczma.conformance.settings import Setting, changes, meetings, pairs, settings
from karczma.kernel.game import Game
from karczma.kernel.record import Record
from karczma.players.greedy import Greedy
from karczma.title.descriptor import Title

ENOUGH = 200  # records of each title
SHORT = 50  # choices of a game that is cut off
CHANCY = 0.25  # how often a keen player chooses at random


class Small(NamedTuple):
    """A small game: whole, or cut off after some choices."""

    setting: Setting
    number: int  # of those with this setting
    whole: bool

    @property
    def name(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.setting.options.items()]
        return "-".join([f"{self.setting.seats}p", *chosen, str(self.number)])

    @property
    def seed(self) -> int:
        """Another one for each name, so that no two games begin alike."""
        return crc32(self.name.encode()) % 100_000

    def played(self) -> Record:
        """Every random number follows from the seed."""
        g = self.setting.new(self.seed)
        if self.whole:
            play_keenly(g, self.seed)
        else:
            play(g, Random(self.seed), SHORT)
        return g.record()


def play_keenly(g: Game, seed: int) -> None:
    """Mostly greedy, so that things are built, won and used; now and then at random, so that all of them are."""
    rng, greedy = Random(seed), Greedy(seed, worlds=1)
    while not g.over:
        seat = rng.choice(g.deciding())
        by_chance = rng.random() < CHANCY
        g.apply(rng.choice(g.options(seat)) if by_chance else greedy.choose(g.view(seat), seat), seat)


def programme(title: Title) -> list[Small]:
    """Whole games of every mode by itself, then modes together, then more of the former until it is enough.

    The latter two are whole with the fewest players, and beginnings with more.
    """
    alone, fewest = settings(title), min(title.players)
    together = [*pairs(title), *meetings(title), *stages(title), *picks(title)]
    games = [Small(each, 0, whole=True) for each in alone]
    games += [Small(each, 0, whole=each.seats == fewest) for each in together]
    more = (Small(each, number, whole=each.seats == fewest) for number in count(1) for each in alone)
    return [*games, *(next(more) for _ in range(ENOUGH - len(games)))]


def stages(title: Title) -> Iterator[Setting]:
    """Each stage of the title's campaign, if it has one, with every other option changed."""
    if not title.campaign:
        return
    kept = campaigns.kind(title.id)
    for stage in kept.stages:
        at = {campaigns.OPTION: "true", kept.stage_option: stage}
        for option, value in changes(title):
            each = Setting(title, 1, {**at, option.id: value})
            if option.id not in at and each.allowed:
                yield each


def picks(title: Title) -> Iterator[Setting]:
    """Lists to pick from: as many as are picked, beginning with each of the values in turn."""
    for option in title.options:
        for first in range(len(option.values) if option.several else 0):
            found = [option.values[(first + n) % len(option.values)] for n in range(option.several)]
            each = Setting(title, title.players[first % len(title.players)], {option.id: ",".join(found)})
            if each.allowed:
                yield each
