"""The session: bots that see only their views, undo that keeps the record right, a log without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma as engine
from karczma.cli.session import NoUndo, Session, TakenBack, resumed
from karczma.games._template.table.setup import Keep
from karczma.games._template.table.state import Quarry
from karczma.games._template.turn import Bid
from karczma.games._template.words.events import CommissionKept, StoneScouted
from karczma.games.valeria.citizens import Recruit
from karczma.kernel.chance import Committed
from karczma.kernel.choices import Choice, Illegal, Seat
from karczma.kernel.game import Game
from karczma.kernel.record import BadRecord, read_file
from karczma.players import player


class Witness:
    """A bot that bids nothing and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[Seat, int | None]] = []

    def choose(self, view: Game, seat: Seat) -> Choice:
        self.seen.append((seat, view.viewer))
        return view.options(seat)[0]


def quarry(seats: int = 2, seed: int = 3, **options: str) -> tuple[Session, Witness]:
    bot = Witness()
    g = engine.new("_template", seats, seed, options)
    return Session(g, 0, dict.fromkeys(range(1, seats), bot)), bot


def play(session: Session, *choices: Choice) -> None:
    for choice in choices:
        session.let_bots_choose()
        session.play(choice)
    session.let_bots_choose()


def first(session: Session) -> Choice:
    return session.g.options(session.seat)[0]


def test_bots_are_given_their_own_view_and_nothing_else() -> None:
    session, bot = quarry(3)
    play(session, first(session), Bid(1))
    assert bot.seen == [(1, 1), (2, 2), (1, 1), (2, 2)]


def test_the_person_chooses_first_where_all_choose_at_once() -> None:
    session, bot = quarry()
    session.let_bots_choose()
    assert session.persons_turn
    assert bot.seen == []


def test_the_log_hears_what_the_seat_may_hear() -> None:
    session, _ = quarry()
    kept = first(session)
    play(session, kept)
    mine, theirs, scouted = session.news()
    assert isinstance(kept, Keep)
    assert mine == CommissionKept(0, kept.commission, 0b01)
    assert theirs == CommissionKept(1, "", 0b10)
    assert isinstance(scouted, StoneScouted)
    assert session.news() == []


def test_an_illegal_choice_leaves_no_trace() -> None:
    session, _ = quarry()
    written = list(session.journal)
    with pytest.raises(Illegal):
        session.play(Bid(1))
    assert (session.journal, session.past) == (written, [])


# -- undo ----------------------------------------------------------------------------------------------------------


def at_the_first_action() -> Session:
    session = Session(engine.new("valeria", 1, 3), 0, {})
    session.play(first(session))
    return session


def test_undo_brings_back_table_and_journal() -> None:
    session = at_the_first_action()
    before, written = session.g.fingerprint(), session.g.record().text()
    session.play(Recruit("cleric"))
    assert session.undo() == Recruit("cleric")
    assert session.g.fingerprint() == before
    assert session.g.record().text() == written


def test_after_undo_the_record_tells_the_game_that_was_played(tmp_path: Path) -> None:
    session = at_the_first_action()
    session.play(Recruit("cleric"))
    session.undo()
    while not session.g.over:
        session.play(first(session))
    session.save(tmp_path / "game.karczma")
    assert engine.load(tmp_path / "game.karczma").fingerprint() == session.g.fingerprint()


def test_several_choices_are_taken_back_one_after_another() -> None:
    session = at_the_first_action()
    before = session.g.fingerprint()
    session.play(Recruit("cleric"))
    session.play(first(session))
    session.undo()
    session.undo()
    assert session.g.fingerprint() == before
    assert session.log[-1] == TakenBack(Recruit("cleric"))


def test_chance_ends_undo() -> None:
    session = at_the_first_action()
    with pytest.raises(NoUndo) as error:
        session.undo()
    assert error.value.reason == "chance"
    assert len(session.past) == 1


def test_another_seats_choice_ends_undo() -> None:
    session, _ = quarry()
    play(session, first(session), Bid(1))
    with pytest.raises(NoUndo) as error:
        session.undo()
    assert (error.value.reason, error.value.seat) == ("other", 1)


def test_a_card_that_was_shown_ends_undo_though_nobody_rolled_or_chose() -> None:
    """The last of open bids: the stone, known to its leader only, is turned over without any chance."""
    session, _ = quarry(open_bids="true")
    play(session, first(session), Bid(0))
    assert isinstance(session.g, Quarry)
    session.g.quarry.bottom = session.g.quarry.bag[:]
    session.g.quarry.bag = []  # the next stone is drawn without chance
    play(session, Bid(1))
    with pytest.raises(NoUndo) as error:
        session.undo()
    assert error.value.reason == "revealed"


def test_nothing_was_chosen_yet() -> None:
    with pytest.raises(NoUndo) as error:
        quarry()[0].undo()
    assert error.value.reason == "nothing"


# -- saved games ---------------------------------------------------------------------------------------------------


def test_a_resumed_session_is_the_one_that_was_saved(tmp_path: Path) -> None:
    session, bot = quarry(3)
    play(session, first(session), Bid(1), Bid(2))
    session.save(tmp_path / "game.karczma")
    again = resumed(read_file(tmp_path / "game.karczma"), 0, {1: bot, 2: bot}, None)
    assert again.g.fingerprint() == session.g.fingerprint()
    assert again.journal == session.journal
    assert again.log == session.log
    assert (again.unsaved, again.news()) == (False, [])


def test_a_resumed_game_rolls_the_dice_it_would_have_rolled(tmp_path: Path) -> None:
    def bots() -> dict[Seat, Witness]:
        return {1: Witness()}

    straight = Session(engine.new("valeria", 2, 5), 0, bots())
    play(straight, first(straight))
    straight.save(tmp_path / "game.karczma")
    again = resumed(read_file(tmp_path / "game.karczma"), 0, bots(), None)
    for session in (straight, again):
        while not session.g.over:
            session.play(first(session))
            session.let_bots_choose()
    assert again.g.record().text() == straight.g.record().text()


def test_a_secret_choice_in_the_middle_survives_saving(tmp_path: Path) -> None:
    session, bot = quarry(3)
    session.play(first(session))  # the others have not chosen yet
    session.save(tmp_path / "game.karczma")
    again = resumed(read_file(tmp_path / "game.karczma"), 0, {1: bot, 2: bot}, None)
    for each in (session, again):
        each.let_bots_choose()
    assert again.g.record().text() == session.g.record().text()


def test_unsaved_is_what_no_file_tells(tmp_path: Path) -> None:
    session = at_the_first_action()
    assert session.unsaved
    session.play(Recruit("cleric"))
    session.save(tmp_path / "game.karczma")
    assert not session.unsaved
    session.undo()
    session.play(Recruit("merchant"))
    assert session.unsaved


def test_a_game_whose_key_is_not_told_cannot_be_continued(tmp_path: Path) -> None:
    g = engine.new("_template", 2, Committed("secret key", ("a", "b")))
    g.record().save(tmp_path / "game.karczma")
    with pytest.raises(BadRecord, match="neither seed nor key"):
        resumed(read_file(tmp_path / "game.karczma"), 0, {1: player("random", 1)}, None)
