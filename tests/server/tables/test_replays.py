"""Replays as places: what each seat saw and no more, and games that go on from their middle."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import karczma
from karczma.cli.commands.verify import Finding, examine
from karczma.games import find, ids
from karczma.kernel.chance import Committed
from karczma.kernel.record import read
from karczma.kernel.zones import places
from karczma.server.protocol import Person, PlayOn
from karczma.server.tables.going_on import CannotGoOn, gone_on
from karczma.server.tables.live import source_of
from karczma.server.tables.replays import EVERYBODY, replay_of
from karczma.server.tables.view_json import view_json
from server.planning import Table, row
from server.visiting import Message, Serving, Talk, Visitor, run

ANIA = Person("ania", "Ania", "guest")


# -- perspectives --------------------------------------------------------------------------------------------------


class Noting(Talk):
    """Keeps every position that it was told, by its number."""

    told: dict[int, Message]

    async def hear(self, *kinds: str, seconds: float = 15) -> Message:
        while True:
            message = await super().hear(seconds=seconds)
            if message["type"] == "position":
                self.told[message["seq"]] = message
            if not kinds or message["type"] in kinds:
                return message


async def seen_while_playing(talk: Talk, rng: Random) -> dict[int, Message]:
    """A whole game, and every position that was told on the way."""
    noting = Noting(talk.socket)
    noting.told = {}
    await noting.play(rng)
    return noting.told


@pytest.mark.parametrize("title", ["valeria", "wonderful_kingdom"])
def test_a_replay_through_a_players_eyes_tells_what_that_seat_was_told_and_no_more(server: Serving, title: str) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", "random", title=title))["id"]
        async with ania.sit(table) as talk:
            told = await seen_while_playing(talk, Random(4))
        assert len(told) > 20
        steps = (await ania.http.get(f"/api/tables/{table}/replay?seen_from=0")).json()["steps"]
        events = {step["seq"]: step["events"] for now in told.values() for step in now["steps"]}
        for seq, now in told.items():
            if seq:
                assert steps[seq - 1]["view"] == now["view"]
                assert steps[seq - 1]["scores"] == now["scores"]
        assert all(steps[seq - 1]["events"] == heard for seq, heard in events.items())
        assert all((step["choice"] != "") == (step["seat"] == 0) for step in steps)

    run(visit())


def played(title: str, seats: int = 2, seed: int | None = 7, **options: str) -> Table:
    """A whole game of people who choose at random."""
    of = msgspec.structs.replace(row(title, seats, **options), seed=seed, key="5c" * 32)
    table, rng = Table(of), Random(3)
    while not table.live.game.over:
        seat = table.live.game.deciding()[0]
        table.choose(seat, str(rng.choice(table.live.game.options(seat))))
    table.row = msgspec.structs.replace(table.row, status="over")
    return table


@pytest.fixture(scope="module", params=ids())
def finished(request: pytest.FixtureRequest) -> Table:
    seats = 2 if 2 in find(request.param).players else 1
    return played(request.param, seats)


def test_each_seat_and_each_watcher_has_eyes_of_their_own(finished: Table) -> None:
    record = finished.live.game.record()
    for seat in (-1, 0):
        replay = replay_of(record, seat)
        assert replay.record is None
        assert replay.seen_from == seat
        for n in range(0, len(replay.steps), 25):
            view = finished.live.at(n + 1).view(seat)
            assert replay.steps[n].view == view_json(view)
            assert replay.steps[n].scores == list(view.scores())
    everything = replay_of(record, EVERYBODY)
    assert everything.record == record.text()
    watched = replay_of(record, -1).steps
    hides = any(place.zone.seen_by != "all" for place in places(finished.live.game))
    assert hides == any(open_.view != closed.view for open_, closed in zip(everything.steps, watched, strict=True))


def test_a_running_game_is_seen_by_nobody_whoever_asks() -> None:
    g = karczma.new("valeria", 2, 7)
    g.apply(g.options(0)[0], 0)
    for wanted in (EVERYBODY, -1, 0, 1):
        replay = replay_of(g.record(), wanted)
        assert replay.seen_from == -1
        assert replay.first == view_json(karczma.new("valeria", 2, 7).view(-1))


def test_there_are_no_eyes_where_nobody_sat(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", seed=1))["id"]
        async with ania.sit(table) as talk:
            await talk.play(Random(5))
        for eyes in ("1", "-3", "16", "nobody"):
            assert (await ania.http.get(f"/api/tables/{table}/replay?seen_from={eyes}")).status_code == 400

    run(visit())


# -- playing on ----------------------------------------------------------------------------------------------------


def taken_up(finished: Table, moves: int, seat: int = 0) -> Table:
    """Ania plays on from there."""
    record = finished.live.game.record()
    made, entries = gone_on(finished.row, record, ANIA, PlayOn(moves, seat, nonce="new"))
    table = Table(made)
    for entry in entries:
        table.journal.append(entry)
        table.live.take_in(entry)
    return table


def finish(table: Table, rng: Random) -> None:
    while not table.live.game.over:
        seat = table.live.game.deciding()[0]
        table.choose(seat, str(rng.choice(table.live.game.options(seat))))


def test_a_game_goes_on_from_any_of_its_moves_with_chance_of_its_own(finished: Table) -> None:
    """The same table as there; what chance brought until then is told, and from there on it follows from a new key."""
    moves = len(finished.journal) // 3
    table = taken_up(finished, moves)
    g = table.live.game
    assert view_json(g.view(0)) == view_json(finished.live.at(moves).view(0))
    known = g.record().outcomes()
    finish(table, Random(8))
    record = read(table.live.game.record().text())
    assert record.outcomes()[: len(known)] == known == finished.live.game.record().outcomes()[: len(known)]
    assert record.header["continued"] == str(len(known))
    assert karczma.replayed(record).scores() == table.live.game.scores()
    finding = Finding("")
    examine(record, None, finding)
    assert finding.ok
    assert any("follow from the key" in each for each in finding.checked)
    assert table.reloaded().game.fingerprint() == table.live.game.fingerprint()  # as after a restart


def test_what_is_still_to_come_is_not_known_from_the_game_that_was_played() -> None:
    """The same choices again, and other dice."""
    finished = played("valeria", seed=None)
    moves = len(finished.journal) // 4
    futures = set()
    for _ in range(3):
        table = taken_up(finished, moves)
        start = table.live.game.tick
        source, old = source_of(table.row), source_of(finished.row)
        assert all(source.below(n, tick) == old.below(n, tick) for tick, _, n in table.live.game.record().outcomes())
        futures.add(tuple(source.below(1000, tick) for tick in range(start, start + 20)))
        assert tuple(old.below(1000, tick) for tick in range(start, start + 20)) not in futures
    assert len(futures) == 3  # and each time they are others


def test_somebody_takes_a_game_up_while_several_choose_at_once() -> None:
    """Some have rolled in lanes of their own already: that is known too, and nothing else."""
    finished = played("wonderful_kingdom")
    moves = next(
        n for n in range(len(finished.journal)) if finished.live.at(n).lanes and not finished.live.at(n - 1).lanes
    )
    for made in (moves, moves + 1, moves + 2):
        table = taken_up(finished, made)
        assert view_json(table.live.game.view(0)) == view_json(finished.live.at(made).view(0))
        finish(table, Random(9))
        assert karczma.replayed(read(table.live.game.record().text())).over


def test_one_can_play_on_from_a_game_that_was_itself_played_on() -> None:
    first = played("valeria")
    second = taken_up(first, 40)
    finish(second, Random(1))
    second.row = msgspec.structs.replace(second.row, status="over")
    for moves in (20, 60):  # before the second began, and after
        third = taken_up(second, moves)
        finish(third, Random(2))
        record = read(third.live.game.record().text())
        assert karczma.replayed(record).over
        known = int(record.header["continued"])
        assert record.outcomes()[:known] == second.live.game.record().outcomes()[:known]


def test_the_moves_of_the_other_game_cannot_be_taken_back(finished: Table) -> None:
    table = taken_up(finished, 10)
    seats = range(len(table.row.seats))
    assert all(table.live.undo(seat).reason == "nothing" for seat in seats)
    seat = table.live.game.deciding()[0]
    table.choose(seat, str(table.live.game.options(seat)[0]))
    taken = {number for each in seats for number in table.live.undo(each).takes}
    assert taken <= {11}


def test_ones_own_seat_is_ones_own_and_bots_play_in_the_names_of_the_others() -> None:
    finished = played("valeria", 3)
    made, _ = gone_on(finished.row, finished.live.game.record(), ANIA, PlayOn(12, 1))
    assert [(seat.sitter, seat.name, seat.person, seat.bot) for seat in made.seats] == [
        ("bot", "P0", None, "greedy"),
        ("person", "Ania", "ania", ""),
        ("bot", "P2", None, "greedy"),
    ]
    assert (made.status, made.seed, made.campaign, made.host) == ("running", None, None, "ania")


@pytest.mark.parametrize(("moves", "seat", "code"), [(10_000, 0, "play-on-over"), (3, 2, "play-on-seat")])
def test_there_must_be_something_to_go_on_from(moves: int, seat: int, code: str) -> None:
    finished = played("valeria")
    with pytest.raises(CannotGoOn) as refused:
        gone_on(finished.row, finished.live.game.record(), ANIA, PlayOn(moves, seat))
    assert refused.value.code == code


def test_a_game_of_other_rules_cannot_be_taken_up() -> None:
    finished = played("valeria")
    old = msgspec.structs.replace(finished.row, version="0.0.1")
    with pytest.raises(CannotGoOn) as refused:
        gone_on(old, finished.live.game.record(), ANIA, PlayOn(3, 0))
    assert refused.value.code == "play-on-rules"


def test_a_campaign_game_that_is_taken_up_counts_for_no_campaign(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        options = {"scenario": "business_as_usual", "difficulty": "beginner", "campaign": "true"}
        table = (await ania.new_table("me", title="monster_lands", options=options))["id"]
        async with ania.sit(table) as talk:
            await talk.play(Random(2))
        [before] = (await ania.http.get("/api/campaigns")).json()
        assert len(before["games"]) == 1
        taken = await ania.post(f"/api/tables/{table}/play-on", {"moves": 30, "seat": 0})
        assert taken.status_code == 201, taken.text
        assert taken.json()["campaign"] is None
        async with ania.sit(taken.json()["id"]) as talk:
            await talk.play(Random(6))
            assert talk.now["over"]
        assert (await ania.http.get("/api/campaigns")).json() == [before]

    run(visit())


def test_somebody_plays_on_over_a_restart_to_a_record_that_can_be_checked(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = (await ania.new_table("me", "random"))["id"]
        too_early = await bartek.post(f"/api/tables/{table}/play-on", {"moves": 0, "seat": 0})
        assert (too_early.status_code, too_early.json()["code"]) == (409, "not-over")
        async with ania.sit(table) as talk:
            await talk.play(Random(1))
        taken = (await bartek.post(f"/api/tables/{table}/play-on", {"moves": 30, "seat": 0, "nonce": "mine"})).json()
        assert taken["begins_with"] == {"table": table, "moves": 30}
        assert (taken["host"], taken["seed"], taken["status"]) == (taken["seats"][0]["person"], None, "running")
        async with bartek.sit(taken["id"]) as talk:
            await talk.play(Random(2), choices=3)
        server.kill()
        server.open()
        async with bartek.sit(taken["id"]) as talk:
            assert (await talk.position())["seq"] >= 33
            await talk.play(Random(3))
            scores = talk.now["scores"]
        record = read((await bartek.http.get(f"/api/tables/{taken['id']}/record")).text)
        assert karczma.replayed(record).scores() == tuple(scores)
        assert record.header["nonces"] == "mine bot1"
        own = record.own_source()
        assert isinstance(own, Committed)
        assert own.commitment() == taken["commitment"]
        steps = (await bartek.http.get(f"/api/tables/{taken['id']}/replay")).json()["steps"]
        first = (await bartek.http.get(f"/api/tables/{table}/replay")).json()["steps"]
        assert steps[:30] == first[:30]

    run(visit())
