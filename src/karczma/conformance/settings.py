"""The tables a title can set up: every number of players, and every value of every option."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations

import msgspec

from karczma.kernel.chance import Source
from karczma.kernel.game import Game
from karczma.title.descriptor import Title
from karczma.title.options import Option, WrongTable


class Setting(msgspec.Struct, frozen=True):
    title: Title
    seats: int
    options: Mapping[str, str]

    def new(self, source: int | Source) -> Game:
        return self.title.new(self.seats, source, self.options)

    @property
    def allowed(self) -> bool:
        """Whether the title sets up such a table: some options do not go together."""
        try:
            self.new(0)
        except WrongTable:
            return False
        return True

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.id, str(self.seats), *chosen])


def settings(title: Title) -> list[Setting]:
    """Every number of players with every option as it stands by default, and with one of them changed."""
    changed = [Setting(title, seats, {o.id: value}) for o, value in changes(title) for seats in players(title, o)]
    return [*usual(title), *(each for each in changed if each.allowed)]


def pairs(title: Title) -> list[Setting]:
    """Two options changed together, each pair with one number of players that both allow, in turn."""
    found: list[Setting] = []
    for (one, first), (two, second) in combinations(changes(title), 2):
        seats = [n for n in players(title, one) if n in players(title, two)]
        if one.id != two.id:
            found += one_in_turn(title, seats, {one.id: first, two.id: second}, len(found))
    return found


def meetings(title: Title) -> list[Setting]:
    """Two players, and every two values of an option that names one for each seat; both orders in turn."""
    met = [(option, two) for option in title.options for two in combinations(option.one_each, 2)]
    texts = [(option.id, ",".join(two if n % 2 else reversed(two))) for n, (option, two) in enumerate(met)]
    return [each for name, text in texts if (each := Setting(title, 2, {name: text})).allowed]


def one_in_turn(title: Title, seats: Iterable[int], options: Mapping[str, str], turn: int) -> list[Setting]:
    """With one number of players of those that are allowed with these options, if any is."""
    allowed = [each for n in seats if (each := Setting(title, n, options)).allowed]
    return [allowed[turn % len(allowed)]] if allowed else []


def few_settings(title: Title) -> list[Setting]:
    """Every number of players, and every change of one option with one number of players, for what takes long."""
    found = usual(title)
    for n, (option, value) in enumerate(changes(title)):
        found += one_in_turn(title, players(title, option), {option.id: value}, n)
    return found


def usual(title: Title) -> list[Setting]:
    return [Setting(title, seats, {}) for seats in title.players]


def players(title: Title, option: Option) -> tuple[int, ...]:
    return option.players or title.players


def changes(title: Title) -> list[tuple[Option, str]]:
    """One option changed; lists to pick from (`several`) have too many values to go through."""
    single = [option for option in title.options if not option.several]
    return [(option, value) for option in single for value in option.values if value != option.default]
