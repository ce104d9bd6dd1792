"""The tables a title can set up: every number of players, and every value of every option."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle

import msgspec

from karczma.kernel.chance import Source
from karczma.kernel.game import Game
from karczma.kernel.title import Title


class Setting(msgspec.Struct, frozen=True):
    title: Title
    seats: int
    options: Mapping[str, str]

    def new(self, source: int | Source) -> Game:
        return self.title.new(self.seats, source, self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.id, str(self.seats), *chosen])


def settings(title: Title) -> list[Setting]:
    """Every number of players with every option as it stands by default, and with one of them changed."""
    return [Setting(title, seats, options) for options in [{}, *changes(title)] for seats in title.players]


def few_settings(title: Title) -> list[Setting]:
    """Every number of players, and every change of one option with one number of players, for what takes long."""
    usual = [Setting(title, seats, {}) for seats in title.players]
    return usual + [
        Setting(title, seats, change) for change, seats in zip(changes(title), cycle(title.players), strict=False)
    ]


def changes(title: Title) -> list[dict[str, str]]:
    """One option changed; lists to pick from (`several`) have too many values to go through."""
    single = [option for option in title.options if not option.several]
    return [{option.id: value} for option in single for value in option.values if value != option.default]
