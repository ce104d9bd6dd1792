"""The properties have teeth: every planted mistake is caught, and the honest toy passes all of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from random import Random
from typing import Any

import pytest

from games.conformance.toy import (
    NAMES,
    Hint,
    HowMany,
    LaidOpenly,
    Lay,
    Take,
    Toy,
    Turn,
    WhichCard,
    Whisper,
    new,
)
from karczma.conformance import (
    Broken,
    copies_do_not_drift,
    derived_facts_hold,
    ends_well,
    events_agree,
    goes_on_identically,
    goods_not_negative,
    illegal_is_refused,
    lanes_commute,
    nothing_forgotten,
    options_agree,
    pieces_conserved,
    plain_roundtrip,
    positions,
    run_all,
    spectators_see_nothing_hidden,
    texts_read_back,
    two_worlds,
)
from karczma.games import find
from karczma.kernel.choices import Choice, Refusal, no
from karczma.kernel.zones import Card
from karczma.title.pieces import pieces

Property = Callable[[Toy, int], object]  # at a position, for the seat that is asked


def two_worlds_for_all(g: Toy, n: int) -> None:
    for seat in range(g.seats):
        two_worlds(g, seat, n)


def events_for_all(g: Toy, n: int) -> int:
    return sum(events_agree(g, g.determinise(seat, n), seat) for seat in range(g.seats))


PROPERTIES: dict[str, Property] = {
    "options": lambda g, n: options_agree(g, g.deciding()[0]),
    "texts": lambda g, n: texts_read_back(g, g.deciding()[0]),
    "illegal": lambda g, n: illegal_is_refused(g, g.deciding()[0], [Lay("ash"), Take(1), Take(9)]),
    "saving": lambda g, n: goes_on_identically(g, plain_roundtrip(g), Random(n), 5),
    "copies": lambda g, n: copies_do_not_drift(g, Random(n)),
    "derived": lambda g, n: derived_facts_hold(g),
    "goods": lambda g, n: goods_not_negative(g),
    "lanes": lambda g, n: lanes_commute(g, Random(n)) if g.lanes else None,
    "worlds": two_worlds_for_all,
    "spectators": lambda g, n: spectators_see_nothing_hidden(g, n),
    "events": events_for_all,
}


def games(check: Property, tables: int = 6) -> None:
    for seed in range(tables):
        for n, (g, _) in enumerate(positions(new(seed), Random(seed), limit=60)):
            check(g, 100 * seed + n)


@pytest.mark.parametrize("name", PROPERTIES)
def test_the_honest_toy_has_the_property(name: str) -> None:
    games(PROPERTIES[name])


def test_the_honest_toy_keeps_its_pieces_and_forgets_nothing() -> None:
    g = new(1)
    first = pieces(g)
    for before, now in pairwise([table.copy() for table, _ in positions(g, Random(1))]):
        pieces_conserved(now, first)
        nothing_forgotten(before, now, 0)
        nothing_forgotten(before, now, 1)
    ends_well(g)


def caught(name: str, match: str) -> None:
    with pytest.raises(Broken, match=match):
        games(PROPERTIES[name])


# -- what a seat may not know --------------------------------------------------------------------------------------


def test_options_that_peek_into_another_hand_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(self: WhichCard, g: Toy) -> list[Choice]:
        lowest = min(g.sides[1 - self.seat].hand, default=-1)
        return [c for c in self.candidates(g) if isinstance(c, Lay) and NAMES.index(c.card) > lowest] or [Lay(NAMES[0])]

    monkeypatch.setattr(WhichCard, "options", peeking)
    caught("worlds", "offered or refused|finds")


def test_a_refusal_that_tells_of_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Lay, g: Toy, decision: WhichCard) -> Refusal | None:
        mine, theirs = g.sides[decision.seat].hand, g.sides[1 - decision.seat].hand
        return no("TOY-LAY-01", theirs=sum(theirs)) if len(mine) > 2 and NAMES[mine[0]] == self.card else None

    monkeypatch.setattr(Lay, "refusal", telling)
    caught("worlds", "offered or refused|finds")


@pytest.mark.parametrize(
    "frame", [lambda c: Whisper(c), lambda c: Hint((("psst", 1), (NAMES[c], 2)))], ids=["number", "name"]
)
def test_a_frame_that_names_a_hidden_card_is_caught(frame: Callable[[Card], Any]) -> None:
    g = new(1)
    g.frames.insert(0, frame(g.sides[0].hand[0]))
    g.at.insert(0, 0)
    two_worlds(g, 0, 5)  # seat 0 knows the card
    with pytest.raises(Broken, match="may not know"):
        two_worlds(g, 1, 5)


def test_an_unsorted_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.conformance.toy.join", lambda zone, *cards: zone.extend(cards))
    caught("worlds", "remembers an order|tells of")


def test_a_seed_left_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Toy.view

    def leaving(self: Toy, seat: int) -> Toy:
        seen = honest(self, seat)
        seen.source = self.source
        return seen

    monkeypatch.setattr(Toy, "view", leaving)
    caught("worlds", "tells of source")


def test_a_derived_fact_that_counts_hidden_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(self: Toy) -> None:
        self.cards_laid = sum(sum(side.hand) for side in self.sides)

    monkeypatch.setattr(Toy, "rebuild", counting)
    caught("worlds", "derived fact")


def test_a_spectator_who_sees_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Toy.view
    monkeypatch.setattr(Toy, "view", lambda self, seat: honest(self, max(seat, 0)))
    caught("spectators", "a spectator sees")


def test_a_missing_show_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "show", lambda self, card, *seats: None)
    tables = [(g.copy(), seat) for g, seat in positions(new(1), Random(1))]
    with pytest.raises(Broken, match="forgotten"):
        nothing_forgotten_in(tables)


def nothing_forgotten_in(tables: list[tuple[Toy, int]]) -> None:
    for (before, seat), (now, _) in pairwise(tables):
        nothing_forgotten(before, now, seat)


def test_an_event_without_redaction_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.conformance.toy.Laid", lambda seat, card, seen_by: LaidOpenly(seat, card))
    caught("events", "hears")


def test_a_secret_answer_told_by_an_event_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Take.perform

    def telling(self: Take, g: Toy, decision: HowMany) -> None:
        honest(self, g, decision)
        g.happened(LaidOpenly, decision.seat, str(self.coins))

    monkeypatch.setattr(Take, "perform", telling)
    g = new(1, seats=3)
    g.secret, g.before = True, g.copy()
    with pytest.raises(Broken, match="hears"):
        events_agree(g, g.determinise(2, 1), 2)


# -- everything else -----------------------------------------------------------------------------------------------


def test_a_supply_shared_by_lanes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def sharing(self: Take, g: Toy, decision: HowMany) -> None:
        taken = min(self.coins, g.supply)
        g.supply -= taken
        g.sides[decision.seat].coins += taken

    monkeypatch.setattr(Take, "perform", sharing)
    caught("lanes", "order")


def test_a_fast_list_that_disagrees_with_the_refusals_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HowMany, "options", lambda self, g: [Take(0)] * 2)
    caught("options", "legal are")


def test_a_single_answer_that_is_taken_for_several_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WhichCard, "several", lambda self, g: True)
    caught("options", "several answers")


def test_a_choice_shown_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HowMany, "candidates", lambda self, g: [Take(0), Take(1), Take(1)])
    caught("options", "twice")


def test_a_refusal_without_a_clause_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Take, "refusal", lambda self, g, decision: no("too many") if self.coins > 2 else None)
    caught("options", "not a clause")


def test_a_choice_that_cannot_be_read_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "__str__", lambda self: f"put {self.card}")
    caught("texts", "cannot be read")


def test_an_illegal_choice_that_goes_through_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "apply", lambda self, choice, seat: None)
    with pytest.raises(Broken, match="went through"):
        illegal_is_refused(new(1), 0)


def test_a_refusal_that_changes_the_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Toy.apply

    def spending(self: Toy, choice: Choice, seat: int) -> None:
        self.supply -= 1
        honest(self, choice, seat)

    monkeypatch.setattr(Toy, "apply", spending)
    with pytest.raises(Broken, match="the table has changed"):
        illegal_is_refused(new(1), 0)


def test_a_shared_fact_changed_in_place_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def scribbling(self: Take, g: Toy, decision: HowMany) -> None:
        g.at_home["purses"] -= 1

    monkeypatch.setattr(Take, "perform", scribbling)
    caught("copies", "derived facts have changed")


def test_a_list_shared_by_copies_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Toy.copy

    def sharing(self: Toy) -> Toy:
        it = honest(self)
        it.sides = self.sides
        return it

    monkeypatch.setattr(Toy, "copy", sharing)
    caught("copies", "shares with the table")


def test_a_derived_fact_that_is_not_kept_up_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "rebuild", lambda self: setattr(self, "cards_laid", -1))
    caught("derived", "drifted")
    caught("saving", "derives other facts")


def test_a_rule_that_looks_at_something_not_saved_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = count()

    def wandering(self: Take, g: Toy, decision: HowMany) -> None:
        g.sides[decision.seat].coins += next(calls)  # a count that is kept nowhere on the table

    monkeypatch.setattr(Take, "perform", wandering)
    caught("saving", "two equal tables differ")


def test_a_lost_piece_and_a_debt_are_caught() -> None:
    g = new(1)
    first = pieces(g)
    lost = g.sides[0].hand.pop()
    with pytest.raises(Broken, match=rf"lost: .*{lost}"):
        pieces_conserved(g, first)
    g.sides[1].coins = -1
    with pytest.raises(Broken, match="owes"):
        goods_not_negative(g)


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lay, "perform", lambda self, g, decision: g.then(WhichCard(decision.seat)))
    with pytest.raises(Broken, match="does not end"):
        games(lambda g, n: None)


def test_winners_before_the_end_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "winners", lambda self: (0,))
    with pytest.raises(Broken, match="before the end"):
        games(lambda g, n: None)


def test_scores_for_too_many_seats_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    g = new(1)
    list(positions(g, Random(1)))
    monkeypatch.setattr(Toy, "scores", lambda self: (1, 2, 3))
    with pytest.raises(Broken, match="scores"):
        ends_well(g)


def test_chance_that_does_not_come_through_the_door_is_caught_by_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    monkeypatch.setattr("karczma.games._template.turn.buyers", lambda g: [rng.randrange(g.seats)])
    with pytest.raises(Broken, match=r"_template, 2 seats, .*seed 3"):
        run_all(find("_template"), 2, {}, seed=3)


def test_a_turn_in_the_middle_of_the_toy_is_a_choice_of_cards() -> None:
    """The toy is worth planting in: it has lanes first, and hidden hands of two seats."""
    g = new(1)
    assert g.deciding() == (0, 1)
    for seat in (1, 0):
        g.apply(Take(1), seat)
    assert isinstance(g.decision(0), WhichCard)
    assert g.frames[0] == Turn(0)
