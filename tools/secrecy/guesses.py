"""Wrong choices: what a player might send who wants to find out something by the refusal."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game

NONSENSE = ["", "-", "keep-duke duke=nobody", "take card=", "no-such-choice card=1", "a=b c=d"]
STRANGERS = 3


class Guesses:
    """Remembers one choice of each kind that was on show in a game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.kinds: dict[type[Choice], str] = {}

    def remember(self, g: Game) -> None:
        for seat in g.deciding():
            self.kinds.update((type(choice), str(choice)) for choice in g.decision(seat).candidates(g))

    def texts(self, worlds: Iterable[Game], seat: Seat) -> list[str]:
        """What others may choose in either world, choices of other moments, and each of them with names of cards
        that the seat does not see."""
        worlds = list(worlds)
        of_others = [text for g in worlds for each in g.deciding() if each != seat for text in self.some(g, each)]
        strangers = self.rng.sample(sorted(self.kinds.values()), min(STRANGERS, len(self.kinds)))
        own = self.some(worlds[0], seat) if seat in worlds[0].deciding() else []
        hidden = [name for g in worlds for name in unseen(g, seat)] or ["-"]
        guessed = [
            self.with_name(text, self.rng.choice(hidden)) for text in (*own, *strangers, *of_others) for _ in "12"
        ]
        return [*of_others, *strangers, *guessed, self.rng.choice(NONSENSE)]

    def some(self, g: Game, seat: Seat) -> list[str]:
        options = g.options(seat)
        return [str(each) for each in self.rng.sample(list(options), min(2, len(options)))]

    def with_name(self, text: str, name: str) -> str:
        """One of the words of a choice is another one."""
        head, *parts = text.split(" ")
        if not parts:
            return text
        at = self.rng.randrange(len(parts))
        parts[at] = f"{parts[at].partition('=')[0]}={name}"
        return " ".join([head, *parts])


def unseen(g: Game, seat: Seat) -> list[str]:
    """The names of the cards that lie where the seat cannot see them: it may guess."""
    return [g.named("", card) for _, cards in g.view(seat).unseen for card in cards]
