"""Position files in the house: one that somebody brings is played on; a finished game gives its moments out as such."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

import karczma
from karczma import BadPosition
from karczma.games import find
from karczma.kernel.chance import Committed
from karczma.kernel.record import read
from karczma.locale.position_errors import bad_position
from karczma.server.tables.positions import moment_of, tried_out
from karczma.title.positions import opened, position_in
from server.visiting import Message, Serving, Visitor, run

FIGHT = (Path(__file__).parents[3] / "examples" / "positions" / "valeria" / "fight.yaml").read_text("utf-8")
PATIENCE = 60.0  # seconds; the first one waits until a worker has started
TEXT = {"content-type": "text/plain"}


async def brought(visitor: Visitor, text: str, wishes: str = "", **headers: str) -> tuple[int, Message]:
    """What comes of a file: the status, and the table or the problem."""
    token = {"x-csrftoken": visitor.http.cookies["karczma-csrf"]}
    said = {**TEXT, **token, **headers}
    answer = await visitor.http.post(f"/api/positions{wishes}", content=text, headers=said, timeout=PATIENCE)
    told: Message = answer.json()
    return answer.status_code, told


def test_somebody_brings_a_position_and_plays_it_to_a_record_that_can_be_checked(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        status, table = await brought(ania, FIGHT, "?nonce=mine&bot=random")
        assert (status, table["status"]) == (201, "running")
        assert table["begins_with"] == {"table": "", "moves": 0}
        assert [seat["name"] for seat in table["seats"]] == ["Ania", "Olek"]
        assert "foxgrove" not in str(table)  # the file is never sent
        async with ania.sit(table["id"]) as talk:
            now = await talk.position()
            assert now["question"]["name"] == "act"
            assert now["view"]["realms"][0]["wallet"][:3] == [4, 6, 2]
            assert now["view"]["realms"][1]["dukes"] == [None]
            assert not now["undo"]["free"]
            await talk.play(Random(1), choices=2)
        server.kill()
        server.open()
        seen = await ania.http.get(f"/api/tables/{table['id']}/record", timeout=PATIENCE)  # opened from the store
        assert seen.text.startswith("karczma view 1\n")
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(2))
            scores = talk.now["scores"]
        record = read((await ania.http.get(f"/api/tables/{table['id']}/record")).text)
        assert karczma.replayed(record).scores() == tuple(scores)
        assert record.header["continued"] == "2"
        own = record.own_source()
        assert isinstance(own, Committed)
        assert own.commitment() == table["commitment"]
        replay = (await ania.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert replay["first"]["realms"][0]["wallet"][:3] == [4, 6, 2]
        assert (await ania.http.get(f"/api/tables/{table['id']}/finale", timeout=PATIENCE)).json()["scores"] == scores

    run(visit())


def test_a_game_that_began_so_is_gone_on_from_as_any_other(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        _, table = await brought(ania, FIGHT, "?bot=random")
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(3))
        taken = (await ania.post(f"/api/tables/{table['id']}/play-on", {"moves": 4, "seat": 0})).json()
        assert taken["begins_with"] == {"table": table["id"], "moves": 4}
        async with ania.sit(taken["id"]) as talk:
            await talk.play(Random(4))
            assert talk.now["over"]
        record = read((await ania.http.get(f"/api/tables/{taken['id']}/record")).text)
        karczma.replayed(record)

    run(visit())


def test_what_is_wrong_with_a_file_is_told_with_its_line_in_the_language_of_the_one_who_brings_it(
    server: Serving,
) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        wrong = FIGHT.replace("{gold: 4", "{silver: 4")
        status, told = await brought(ania, wrong, **{"accept-language": "pl"})
        assert (status, told["code"]) == (400, "position-place")
        assert told["message"] == "Wiersz 12 pliku: Nie ma miejsca „silver”. Są za to: gold, strength, magic, vp."
        for text, code in (
            ("position: chess\nseats: 2", "position-game"),
            (FIGHT.replace("seats: [Ala, Olek]", "seats: 9"), "position-table"),
            (FIGHT.replace("- Turn: {seat: Ala}\n  then: action_phase", ""), "position-over"),
            (FIGHT + "#" * 400_000, "record-long"),
        ):
            assert (await brought(ania, text.replace("turn:\n\n", "turn: []\n")))[1]["code"] == code
        assert (await brought(ania, FIGHT, "?seat=2"))[1]["code"] == "play-on-seat"
        assert (await brought(ania, FIGHT, "?bot=nobody"))[0] == 400
        assert (await ania.http.get("/api/lobby")).json()["mine"] == []

    run(visit())


def test_a_house_takes_no_positions_unless_its_host_says_so(tmp_path: Path) -> None:
    careful = Serving(tmp_path, others=())
    careful.open()

    async def visit() -> None:
        ania = await Visitor(careful).enter("Ania")
        status, told = await brought(ania, FIGHT)
        assert (status, told["code"]) == (409, "position-closed")

    try:
        run(visit())
    finally:
        careful.close()


def test_a_moment_of_a_finished_game_is_given_out_and_of_a_running_one_it_is_not(server: Serving) -> None:
    async def visit() -> None:
        ania, bartek = await Visitor(server).enter("Ania"), await Visitor(server).enter("Bartek")
        table = (await ania.new_table("me", "random"))["id"]
        for visitor in (ania, bartek):
            early = await visitor.http.get(f"/api/tables/{table}/position?moves=0")
            assert (early.status_code, early.json()["code"]) == (409, "position-hidden")
        async with ania.sit(table) as talk:
            await talk.play(Random(5))
        given = await bartek.http.get(f"/api/tables/{table}/position?moves=12", timeout=PATIENCE)
        assert given.headers["content-disposition"] == 'attachment; filename="valeria-12.yaml"'
        g = opened(find("valeria"), position_in(given.text))
        steps = (await bartek.http.get(f"/api/tables/{table}/replay")).json()["steps"]
        assert list(g.scores()) == steps[11]["scores"]
        too_far = await bartek.http.get(f"/api/tables/{table}/position?moves=9999")
        assert too_far.json()["code"] == "position-moves"
        status, begun = await brought(bartek, given.text, "?seat=1")
        assert (status, begun["seats"][1]["name"]) == (201, "Bartek")

    run(visit())


def test_the_key_of_a_game_is_in_none_of_its_moments() -> None:
    g, rng = karczma.new("valeria", 2, Committed("the key", ("a", "b"))), Random(6)
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    text = moment_of(g.record().text(), 10)
    assert text is not None
    assert "the key" not in text
    assert tried_out(text).seats == 2


def test_a_mistake_comes_whole_out_of_a_worker() -> None:
    with pytest.raises(BadPosition) as found:
        tried_out(FIGHT.replace("seats: [Ala, Olek]", "seats: 9"))
    again = pickle.loads(pickle.dumps(found.value))
    assert bad_position(again, "pl") == bad_position(found.value, "pl")
    assert "Dozwolona liczba graczy" in bad_position(again, "pl")
