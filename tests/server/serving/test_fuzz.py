"""Short versions of `make fuzz`: bent messages, damaged records and files change nothing and break nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from fuzz import files
from fuzz.bending import bent, encoded, hostile, scrambled
from fuzz.records import Records
from fuzz.report import Progress, smallest
from fuzz.server_process import NOT_OURS, ServerProcess
from fuzz.sockets import SINCE, Sockets
from fuzz.tables import Tables, real_messages

MEMORY = 60.0  # megabytes that a server may grow by


class Party:
    """A server, somebody who plays there, and tables that nobody else may touch."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder).open()
        self.busy, self.witness = Tables(self.server, "Bartek"), Tables(self.server, "Wanda", 2)


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    party = Party(tmp_path_factory.mktemp("party"))
    yield party
    party.server.close()


def test_bent_messages_change_nothing_and_break_nothing(party: Party) -> None:
    before, memory, written = party.witness.state(), party.server.memory(), party.server.log_bytes()
    found = Sockets(party.server, party.busy, party.witness, Random(1)).run(2500, Progress(2500))
    assert not found, "\n".join(map(str, found))
    assert party.witness.state() == before
    assert party.server.memory() - memory < MEMORY
    assert party.server.log_bytes() - written < 100_000


def test_damaged_records_are_refused_with_their_place_or_shown(party: Party) -> None:
    found = Records(party.server, Random(1)).run(150, Progress(150))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("part", [files.packs, files.kept_campaigns])
def test_damaged_files_are_refused_with_their_place_or_used(part: Any, tmp_path: Path) -> None:
    found = part(tmp_path, 40, Random(1), Progress(40))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("since", SINCE, ids=repr)
def test_a_place_in_the_story_that_is_none_is_refused(party: Party, since: str) -> None:
    with pytest.raises(InvalidStatus) as refused, party.busy.host.sit(party.busy.ids["valeria"], since):
        pass
    assert refused.value.response.status_code < 500


# -- the fuzzer itself -------------------------------------------------------------------------------------------------


def test_the_same_seed_bends_the_same_way() -> None:
    message = {"type": "choose", "seq": 3, "seat": 0, "key": "abcdefgh", "text": "keep-duke duke=ania"}
    inputs = [[hostile(message, rng) for _ in range(200)] for rng in (Random(5), Random(5))]
    assert inputs[0] == inputs[1]
    assert len(set(inputs[0])) > 120
    assert encoded(message, Random(1)) in inputs[0]  # some are right
    assert message == {"type": "choose", "seq": 3, "seat": 0, "key": "abcdefgh", "text": "keep-duke duke=ania"}


@pytest.mark.parametrize("value", [{}, [], "", 0, None, {"a": {"b": [1, "x"]}}])
def test_anything_can_be_bent(value: Any) -> None:
    rng = Random(3)
    assert any(bent(value, rng) != value for _ in range(20))
    assert all(isinstance(scrambled(b"", rng), bytes) for _ in range(20))


def test_the_smallest_input_that_fails_is_found() -> None:
    assert smallest(b"a long text with one \xff in it", lambda data: b"\xff" in data) == b"\xff"
    assert smallest(list(range(100)), lambda numbers: {7, 70} <= set(numbers)) == [7, 70]


def test_a_stack_trace_of_ours_is_seen_beside_one_that_is_not(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    theirs = "ERROR: Invalid UTF-8 sequence received from client.\nTraceback (most recent call last):\n"
    theirs += "UnicodeDecodeError: x\n"
    server.said.write_text(theirs)
    assert server.trace() == ""
    server.said.write_text(server.said.read_text() + theirs + "Traceback (most recent call last):\nKeyError: 1\n")
    assert server.trace().endswith("KeyError: 1\n")
    assert NOT_OURS.sub("", theirs) == "ERROR: "


def test_messages_of_every_kind_are_bent(party: Party) -> None:
    kinds: set[str] = set()
    for table in party.witness.ids.values():
        with party.witness.host.sit(table) as talk:
            kinds |= {message["type"] for message in real_messages(talk.position())}
    assert kinds == {"choose", "undo", "say", "look", "stand-in", "ping"}
