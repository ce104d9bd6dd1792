"""Playing over the wire: choices are stored before they are acknowledged, once, and told to everybody."""

from __future__ import annotations

from random import Random

import karczma
from karczma.kernel.record import read
from server.visiting import Serving, Visitor, run


def test_a_whole_game_against_bots(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", "random", "random")
        async with ania.sit(table["id"]) as talk:
            assert await talk.play(Random(1)) > 20
            end = talk.now
        assert end["over"]
        assert end["table"]["status"] == "over"
        assert len(end["table"]["result"]["scores"]) == 3
        assert end["table"]["result"]["told"] is None  # who won says it all
        record = read((await ania.http.get(f"/api/tables/{table['id']}/record")).text)
        assert record.over
        assert karczma.replayed(record).scores() == tuple(end["scores"])

    run(visit())


def test_a_game_alone_is_kept_with_how_it_ended(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me")
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(3))
        kept = (await ania.http.get(f"/api/tables/{table['id']}")).json()["result"]
        assert kept["told"]["name"] == "solo-ended"
        assert kept["told"]["parts"]["outcome"] == talk.now["view"]["outlook"]["outcome"]

    run(visit())


def test_the_commitment_is_told_at_the_start_and_the_key_at_the_end(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", nonce="fairandsquare")
        assert table["commitment"]
        assert table["key"] is None
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(2))
        record = read((await ania.http.get(f"/api/tables/{table['id']}/record")).text)
        assert record.header["commitment"] == table["commitment"]
        assert record.header["nonces"] == "fairandsquare"
        source = record.source()
        assert source is not None
        title = next(title for title in karczma.titles() if title.id == "valeria")
        assert title.replay(record, source).over  # the key makes the same outcomes again

    run(visit())


def test_a_double_click_gives_the_same_answer_and_one_entry(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=5)
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            text = now["question"]["options"][0]["text"]
            first = await talk.choose(text, key="doubleclick")
            second = await talk.choose(text, key="doubleclick", seq=now["seq"], seat=0)
            assert first == second == {"type": "done", "key": "doubleclick", "seq": 1}

    run(visit())


def test_a_stale_client_hears_that_the_table_moved_on_and_gets_the_new_position(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=5)
        async with ania.sit(table["id"]) as talk:
            text = (await talk.my_turn())["question"]["options"][0]["text"]
            await talk.choose(text)
            late = await talk.choose(text, seq=0, seat=0)
            assert late["code"] == "moved-on"
            assert (await talk.hear("position"))["seq"] == 1

    run(visit())


def test_what_the_rules_refuse_is_refused_with_its_clause_and_changes_nothing(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=5)
        async with ania.sit(table["id"]) as talk:
            now = await talk.my_turn()
            answer = await talk.choose("slay monster=goblin")
            assert (answer["code"], answer["clause"]) == ("illegal", "K-FLOW-01")
            answer = await talk.choose("fly to=moon")
            assert answer["code"] == "unknown-choice"
            answer = await talk.choose(now["question"]["options"][0]["text"], seat=3)
            assert answer["code"] == "not-your-seat"
            await talk.send(type="look")
            assert (await talk.hear("position"))["seq"] == 0

    run(visit())


def test_coming_back_brings_what_was_missed_and_nothing_twice(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=6)
        async with ania.sit(table["id"]) as talk:
            await talk.play(Random(3), choices=6)
        async with ania.sit(table["id"]) as talk:
            everything = (await talk.position())["steps"]
        async with ania.sit(table["id"], since=4) as talk:
            missed = (await talk.position())["steps"]
        assert [step["seq"] for step in everything] == [1, 2, 3, 4, 5, 6]
        assert missed == everything[4:]

    run(visit())


def test_an_earlier_state_can_be_looked_at(server: Serving) -> None:
    async def visit() -> None:
        ania = await Visitor(server).enter("Ania")
        table = await ania.new_table("me", seed=6)
        async with ania.sit(table["id"]) as talk:
            first = (await talk.my_turn())["view"]
            await talk.play(Random(3), choices=4)
            await talk.send(type="look", at=0)
            assert (await talk.hear("past"))["view"] == first
            await talk.send(type="look", at=99)
            assert (await talk.hear("trouble"))["code"] == "no-such-state"

    run(visit())
