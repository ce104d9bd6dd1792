"""Together: lanes with stacks and dice of their own, answered in any order, secret if the rule says so."""

from __future__ import annotations

from dataclasses import field
from itertools import permutations

import pytest

from karczma.kernel.choices import Choice, Illegal, Seat, choice
from karczma.kernel.flow import Decision, Procedure, Together, frame, step
from karczma.kernel.game import Game
from karczma.kernel.state import state


@state
class Meadow(Game):
    flowers: list[int] = field(default_factory=lambda: [0, 0, 0])
    thrown: list[int] = field(default_factory=lambda: [0, 0, 0])
    closed: int = 0

    def scores(self) -> tuple[int, ...]:
        return tuple(self.flowers)

    def winners(self) -> tuple[Seat, ...]:
        return ()


@frame
class Gather(Decision):
    seat: Seat
    most: int = 2
    again: int = 1

    def candidates(self, g: Meadow) -> list[Choice]:
        return [Flowers(n) for n in range(self.most + 1)]


@choice
class Flowers(Choice):
    n: int

    def perform(self, g: Meadow, decision: Gather) -> None:
        g.flowers[decision.seat] += self.n
        g.thrown[decision.seat] = g.below(1000)
        if decision.again:
            g.then(Gather(decision.seat, decision.most, decision.again - 1))


@frame
class Thunder(Procedure):
    """The sky closes: nobody gathers any more."""

    seat: Seat

    @step("XX-THUNDER-01")
    def strike(self, g: Meadow) -> None:
        g.finish()


@choice
class Yell(Choice):
    def perform(self, g: Meadow, decision: Peak) -> None:
        g.then(Thunder(decision.seat))


@frame
class Peak(Decision):
    seat: Seat

    def candidates(self, g: Meadow) -> list[Choice]:
        return [Yell(), Flowers(1)]


@frame
class Close(Procedure):
    @step("XX-CLOSE-01")
    def close(self, g: Meadow) -> None:
        g.closed += 1


@frame
class Nested(Procedure):
    seat: Seat

    @step("XX-NEST-01")
    def nest(self, g: Meadow) -> None:
        g.then(Together((Gather(self.seat), Gather(self.seat + 1))))


def meadow(*openings: Gather | Nested | Peak | Thunder, secret: bool = False) -> Meadow:
    g = Meadow(seats=3, journal=[])
    return g.start(Together(openings or (Gather(0), Gather(1), Gather(2)), secret=secret), Close())


def test_all_are_asked_at_once_and_the_game_goes_on_when_all_are_done() -> None:
    g = meadow(Gather(0, again=0), Gather(2, again=0))
    assert g.deciding() == (0, 2)
    g.apply(Flowers(2), 2)
    assert (g.deciding(), g.closed) == ((0,), 0)
    g.apply(Flowers(1), 0)
    assert (g.flowers, g.closed, g.over) == ([1, 0, 2], 1, True)


def test_the_order_of_the_answers_makes_no_difference_not_even_to_the_dice() -> None:
    ends = set()
    for order in permutations((0, 1, 2)):
        g = meadow()
        for seat in order + order[::-1]:
            g.apply(Flowers(seat % 2 + 1), seat)
        assert g.over
        ends.add(g.fingerprint())
    assert len(ends) == 1
    assert len(set(g.thrown)) == 3


def test_inside_a_lane_questions_follow_each_other_as_everywhere() -> None:
    g = meadow(Gather(0, again=2), Gather(1, again=0))
    g.apply(Flowers(1), 0)
    assert g.decision(0) == Gather(0, 2, 1)
    assert g.decision(1) == Gather(1, 2, 0)


def test_a_seat_whose_lane_is_done_is_not_asked_again() -> None:
    g = meadow(Gather(0, again=0), Gather(1, again=0))
    g.apply(Flowers(0), 0)
    assert g.options(0) == ()
    with pytest.raises(Illegal):
        g.apply(Flowers(0), 0)


def test_lanes_that_answer_themselves_close_at_once() -> None:
    g = meadow(Gather(0, most=0), Gather(1, most=0))
    assert g.over
    assert g.closed == 1


def test_a_together_inside_a_lane_has_no_meaning() -> None:
    with pytest.raises(AssertionError, match="inside a lane"):
        meadow(Nested(0))


def test_open_lanes_show_what_the_others_do() -> None:
    g = meadow()
    g.apply(Flowers(2), 0)
    assert g.view(1).flowers[0] == 2


def test_secret_lanes_show_only_what_oneself_did() -> None:
    g = meadow(secret=True)
    before = g.view(1).fingerprint()
    g.apply(Flowers(2), 0)
    assert g.view(1).fingerprint() == before
    assert g.view(-1).flowers == [0, 0, 0]
    g.apply(Flowers(1), 1)
    assert g.view(1).flowers == [0, 1, 0]
    assert g.view(0).flowers == [2, 0, 0]
    for seat in (2, 0, 1, 2):
        g.apply(Flowers(0), seat)
    assert g.view(1).flowers == [2, 1, 0]


def test_a_world_dealt_in_the_middle_of_a_secret_goes_on_from_what_the_seat_knows() -> None:
    g = meadow(secret=True)
    g.apply(Flowers(2), 0)
    g.apply(Flowers(1), 1)
    world = g.determinise(1, seed=3)
    assert world.flowers == [0, 1, 0]
    assert world.deciding() == (0, 1, 2)
    assert world.view(1).fingerprint() == g.view(1).fingerprint()


def test_the_fingerprint_of_a_secret_does_not_tell_the_source() -> None:
    """A replay by outcomes stands at the same table as the game it was taken from."""
    g = meadow(secret=True)
    again = Meadow.from_plain(g.to_plain())
    assert again.fingerprint() == g.fingerprint()
    again.source = again.before.source = g.view(0).source
    assert again.fingerprint() == g.fingerprint()


def test_a_secret_is_saved_and_loaded_with_what_was_said() -> None:
    g = meadow(secret=True)
    g.apply(Flowers(2), 0)
    again = Meadow.from_plain(g.to_plain())
    assert again.view(1).flowers == [0, 0, 0]
    assert again.view(0).flowers == [2, 0, 0]


@frame
class GatherShared(Decision):
    """How much is left for one lane depends on what another has taken: options must be right all the same."""

    seat: Seat
    again: int = 0

    def candidates(self, g: Meadow) -> list[Choice]:
        return [Flowers(n) for n in range(4 - sum(g.flowers))]


def test_a_lane_keeps_its_options_until_somebody_answers() -> None:
    g = Meadow(seats=3).start(Together((Gather(0), Gather(1))))
    assert g.options(0) is g.options(0)
    kept = g.options(1)
    g.apply(Flowers(1), 0)
    assert g.options(0) is g.options(0)
    assert g.options(1) is not kept
    assert g.view(0).lanes[0].offered is None


def test_options_of_a_lane_follow_what_happens_in_the_others() -> None:
    g = Meadow(seats=3).start(Together((GatherShared(0), GatherShared(1))))
    assert len(g.options(0)) == len(g.options(1)) == 4
    g.flowers[2] = 1
    g.apply(Flowers(1), 0)
    assert g.options(1) == [Flowers(0), Flowers(1)]


@pytest.mark.parametrize("secret", [False, True])
def test_the_end_of_the_game_in_one_lane_is_the_end_for_all(secret: bool) -> None:
    g = meadow(Gather(0), Peak(1), Gather(2), secret=secret)
    g.apply(Flowers(1), 0)
    g.apply(Yell(), 1)
    assert (g.over, g.deciding(), g.closed, g.lanes, g.secret, g.before) == (True, (), 0, [], False, None)
    assert [list(g.options(seat)) for seat in range(3)] == [[], [], []]


def test_the_game_may_end_while_the_lanes_are_being_opened() -> None:
    g = meadow(Gather(0), Thunder(1), Gather(2))
    assert (g.over, g.deciding(), g.closed) == (True, (), 0)
