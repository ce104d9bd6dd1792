"""The end of a game as the server tells it: categories, points by round, notable moments."""

from __future__ import annotations

from random import Random
from typing import Any

from karczma.server.protocol import Happening
from karczma.server.tables.moments import Move, moments
from server.visiting import Serving, Visitor, run


def test_the_end_tells_where_all_points_come_from_and_no_duke_before_it(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = (await ania.new_table("me", "random", seed=1))["id"]
        assert (await ania.http.get(f"/api/tables/{table}/finale")).status_code == 400
        async with ania.sit(table) as talk:
            await talk.play(Random(5))
        told, replay = await both(ania, table)
        assert told["scores"] == (await ania.http.get(f"/api/tables/{table}")).json()["result"]["scores"]
        assert [category["name"] for category in told["categories"]] == ["domains", "monsters", "tokens", "duke"]
        for seat, total in enumerate(told["scores"]):
            assert sum(category["figures"][seat] for category in told["categories"]) == total
        duke = told["categories"][-1]
        assert [len(own) for own in duke["turned"]] == [1, 1]
        before_the_end = [line[-1] for line in told["lines"]]
        assert before_the_end == [total - its for total, its in zip(told["scores"], duke["figures"], strict=True)]
        assert all(len(line) == len(told["rounds"]) for line in told["lines"])
        assert told["why"] in ("VK-END-02", "VK-END-03", "VK-END-04")
        assert len(told["moments"]) == 3
        for moment in told["moments"]:
            assert replay["steps"][moment["move"] - 1]["seat"] in (0, 1)

    run(visit())


async def both(ania: Visitor, table: str) -> tuple[Any, Any]:
    told, replay = (
        await ania.http.get(f"/api/tables/{table}/finale"),
        await ania.http.get(f"/api/tables/{table}/replay"),
    )
    return told.json(), replay.json()


# -- moments -------------------------------------------------------------------------------------------------------


def course(*made: tuple[int, int, tuple[int, ...]]) -> list[Move]:
    """Moves as (seat, round, points)."""
    return [Move(seat, of, points, (Happening("done", {"seat": seat}, ""),)) for seat, of, points in made]


def found(made: list[Move], scores: tuple[int, ...], winners: tuple[int, ...]) -> list[tuple[str, list[int], int, int]]:
    """The moments as (kind, seats, move, n)."""
    told = moments(Move(-1, 0, (0,) * len(scores), ()), made, scores, winners)
    return [(each.kind, each.seats, each.move, each.n) for each in told]


def test_the_biggest_gain_is_that_of_a_whole_go_and_leads_to_its_best_move() -> None:
    made = course((0, 1, (2, 0)), (0, 1, (6, 0)), (1, 1, (6, 5)), (0, 2, (7, 5)))
    assert found(made, (7, 5), (0,)) == [("gain", [0], 2, 6), ("gain", [1], 3, 5), ("decided", [0], 4, 1)]


def test_a_lead_is_taken_by_whoever_overtakes_not_by_whoever_draws_level() -> None:
    made = course((0, 1, (3, 0)), (1, 1, (3, 3)), (0, 2, (4, 3)), (1, 3, (4, 5)), (0, 3, (4, 5)), (1, 4, (4, 6)))
    assert found(made, (4, 6), (1,)) == [("gain", [0], 1, 3), ("lead", [1], 4, 0), ("decided", [1], 6, 1)]


def test_what_was_turned_up_decided_if_somebody_else_was_ahead() -> None:
    made = course((0, 1, (3, 0)), (1, 1, (3, 1)), (0, 2, (4, 1)))
    assert found(made, (5, 9), (1,))[-1] == ("turned", [1], 3, 8)


def test_a_player_alone_is_told_when_half_was_reached() -> None:
    made = course((0, 1, (5,)), (0, 2, (7,)), (0, 3, (11,)), (0, 4, (11,)), (0, 5, (12,)))
    assert found(made, (12,), (0,)) == [("gain", [0], 1, 5), ("half", [0], 2, 7), ("decided", [0], 5, 1)]


def test_nothing_is_told_of_a_game_in_which_nobody_gained() -> None:
    assert found(course((0, 1, (0, 0)), (1, 1, (0, 0))), (0, 0), (0, 1)) == []


def test_a_moment_tells_only_what_those_did_whom_it_is_about() -> None:
    made = [Move(0, 1, (4, 0), (Happening("done", {"seat": 1}, ""), Happening("done", {"seat": 0}, "")))]
    [told] = moments(Move(-1, 0, (0, 0), ()), made, (4, 0), (0,))
    assert [event.parts["seat"] for event in told.events] == [0]
