"""All properties over one random game: what a title author calls, and what the soak calls thousands of times."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from karczma.conformance.choices import illegal_is_refused, options_agree, texts_read_back
from karczma.conformance.events import events_agree
from karczma.conformance.knowledge import SPECTATOR, nothing_forgotten, spectators_see_nothing_hidden, two_worlds
from karczma.conformance.lanes import lanes_commute
from karczma.conformance.positions import Broken, ends_well, play, positions
from karczma.conformance.replay import replay_agrees
from karczma.conformance.saving import (
    copies_do_not_drift,
    derived_facts_hold,
    goes_on_identically,
    goods_not_negative,
    pieces_conserved,
    plain_roundtrip,
)
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.game import Game
from karczma.title.descriptor import Title
from karczma.title.options import Value
from karczma.title.pieces import pieces


class Seen(msgspec.Struct):
    """How much a run has looked at: a run that compared nothing has proved nothing."""

    decisions: int = 0
    refusals: int = 0
    worlds: int = 0  # that really differed from the table
    heard: int = 0  # pairs of event streams
    lanes: int = 0


def run_all(title: Title, seats: int, options: Mapping[str, Value], seed: int, every: int = 5) -> Seen:
    """One random game with every property: the cheap ones at each decision, the others at every so-many-th."""
    run = Run(title, title.new(seats, seed, options), seed)
    try:
        run.play(every)
    except Exception as error:
        at = f"{title.id}, {seats} seats, options {dict(options)}, seed {seed}, decision {run.seen.decisions}"
        raise Broken(f"{at}: {error!r}") from error
    return run.seen


class Run:
    """One game on its way through the properties."""

    def __init__(self, title: Title, g: Game, seed: int) -> None:
        self.title, self.g = title, g
        self.rng = Random(seed)  # for answers that a property tries out; the game itself has another
        self.seed = seed
        self.first = pieces(g)
        self.before = g.copy()
        self.kinds: dict[type[Choice], Choice] = {}  # one choice of each kind that has been on show
        self.seen = Seen()

    def play(self, every: int) -> None:
        for g, seat in positions(self.g, Random(~self.seed)):
            self.look(g, seat)
            if self.seen.decisions % every == 0:
                self.look_closely(g, seat)
            if self.seen.decisions % (every * 20) == every:
                self.play_on(g, seat)
            self.seen.decisions += 1
        self.look_after(self.g)

    def look(self, g: Game, seat: Seat) -> None:
        options_agree(g, seat)
        self.invariants(g)
        self.seen.refusals += len(g.refusals(seat))

    def invariants(self, g: Game) -> None:
        pieces_conserved(g, self.first)
        goods_not_negative(g)
        for each in range(g.seats):
            nothing_forgotten(self.before, g, each)
        self.before = g.copy()

    def look_closely(self, g: Game, seat: Seat) -> None:
        texts_read_back(g, seat)
        self.kinds.update((type(choice), choice) for choice in g.decision(seat).candidates(g))
        illegal_is_refused(g, seat, self.kinds.values())
        goes_on_identically(g, plain_roundtrip(g), self.rng, choices=3)
        copies_do_not_drift(g, self.rng)
        derived_facts_hold(g)
        events_agree(g, spectators_see_nothing_hidden(g, self.seed), SPECTATOR)
        for each in range(g.seats):
            other = two_worlds(g, each, self.rng.randrange(1 << 32))
            self.seen.worlds += other.fingerprint() != g.fingerprint()
            self.seen.heard += events_agree(g, other, each)
        if g.lanes:
            lanes_commute(g, self.rng)
            self.seen.lanes += 1

    def play_on(self, g: Game, seat: Seat) -> None:
        """A loaded table and a dealt world both go on to an end; the record so far leads back here."""
        goes_on_identically(g, plain_roundtrip(g), self.rng, choices=1 << 16)
        world = g.determinise(seat, self.seed)
        play(world, self.rng)
        ends_well(world)
        pieces_conserved(world, self.first)
        replay_agrees(self.title, g)

    def look_after(self, g: Game) -> None:
        ends_well(g)
        self.invariants(g)
        plain_roundtrip(g)
        replay_agrees(self.title, g)
