"""One game, and at every so-many-th decision other worlds that each seat must reckon with: does it receive the same?"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from karczma.conformance.events import across, with_dice
from karczma.conformance.knowledge import SPECTATOR
from karczma.conformance.positions import positions
from karczma.conformance.saving import difference
from karczma.conformance.settings import Setting
from karczma.kernel.chance import Seeded
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from secrecy.guesses import Guesses
from secrecy.sending import Sending

STEPS = 3  # that two worlds are followed for


class Leak(msgspec.Struct, frozen=True):
    """What a seat received, and what it would have received in a world that it cannot tell apart."""

    where: str
    what: str
    differs: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}\n    {self.differs}"


class Seen(msgspec.Struct):
    """How much was compared: a run that compared nothing has proved nothing."""

    title: str
    positions: int = 0
    worlds: int = 0  # that really differed from the table
    messages: int = 0
    refusals: int = 0
    steps: int = 0  # after which the worlds still looked the same
    bytes: int = 0
    leaks: list[Leak] = []


class Watching:
    """One game, watched by all seats and by somebody who has none."""

    def __init__(self, setting: Setting, seed: int, every: int) -> None:
        self.setting, self.seed, self.every = setting, seed, every
        self.rng = Random(seed)
        self.seen = Seen(setting.title.id)
        self.guesses = Guesses(self.rng)
        self.where = ""

    def run(self, most: int) -> Seen:
        """To the end of the game, or until so many positions were looked at."""
        for n, (g, _) in enumerate(positions(self.setting.new(self.seed), Random(~self.seed))):
            self.guesses.remember(g)
            if n % self.every == self.seed % self.every:
                self.seen.positions += 1
                for seat in (SPECTATOR, *range(g.seats)):
                    self.where = f"{self.setting}, seed {self.seed}, decision {n}, seat {seat}"
                    self.compare(g, seat)
            if self.seen.positions >= most or len(self.seen.leaks) > 3:
                break
        return self.seen

    def compare(self, g: Game, seat: Seat) -> None:
        """The table and a world dealt from what the seat knows. What others did in secret is undone in that world: it
        is told who has answered, and only that may differ."""
        other = g.determinise(seat, self.rng.randrange(1 << 32))
        self.seen.worlds += other.fingerprint() != g.fingerprint()
        table = g.determinise(seat, self.rng.randrange(1 << 32)) if g.secret else g
        one, two = (Sending(with_dice(world, Seeded(self.seed))) for world in (table, other))
        self.alike("position", one.position(seat), two.position(seat))
        self.alike("look back", Sending(g.copy()).past(seat), two.past(seat))
        if seat != SPECTATOR:
            for text in self.guesses.texts((g, other), seat):
                self.seen.refusals += 1
                self.alike(f"answer to {text!r}", Sending(g.copy()).answer(seat, text), two.answer(seat, text))
        self.follow(one, two, seat)

    def follow(self, one: Sending, two: Sending, seat: Seat) -> None:
        """Both worlds go on; as long as they look the same to the seat, they sound the same."""
        for choices in self.answers(one, two):
            if not self.stepped(one, two, seat, *choices) or one.game.over or two.game.over:
                return  # in the end everything is told
            self.seen.steps += 1
            self.alike("after a choice", one.position(seat), two.position(seat))
            self.alike("record so far", one.written(seat), two.written(seat))

    def answers(self, one: Sending, two: Sending) -> Iterator[tuple[Seat, Choice, Choice]]:
        """Somebody's answer in both worlds: the same, or one that names what only that world has."""
        for _ in range(STEPS):
            asked = one.game.deciding()
            if not asked or asked != two.game.deciding():
                return
            decider = self.rng.choice(asked)
            pairs = [(mine, theirs) for (_, mine), (_, theirs) in across(one.game, two.game, decider, 3)]
            if not pairs:
                return
            yield decider, *self.rng.choice(pairs)

    def stepped(self, one: Sending, two: Sending, seat: Seat, decider: Seat, mine: Choice, theirs: Choice) -> bool:
        """Whether the worlds still look the same. A shuffle makes forget what was shown; so may the end of a secret."""
        before = [(world.game.shuffles, world.game.lanes, world.game.secret) for world in (one, two)]
        one.play(mine, decider)
        two.play(theirs, decider)
        for (shuffles, lanes, secret), world in zip(before, (one, two), strict=True):
            if shuffles != world.game.shuffles or (secret and decider != seat and lanes is not world.game.lanes):
                return False
        told = [(world.game.deciding(), world.game.view(seat).to_plain()) for world in (one, two)]
        return told[0] == told[1]

    def alike(self, what: str, one: bytes, two: bytes) -> None:
        self.seen.messages += 1
        self.seen.bytes += len(one)
        if one != two:
            self.seen.leaks.append(Leak(self.where, what, told(one, two)))


def told(one: bytes, two: bytes) -> str:
    """Where two messages differ."""
    try:
        return str(difference(msgspec.json.decode(one), msgspec.json.decode(two)))
    except msgspec.DecodeError:
        return f"{one.decode()[:300]!r} / {two.decode()[:300]!r}"
