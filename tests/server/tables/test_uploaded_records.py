"""Records that somebody brings are played again by a worker, never by the server itself."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

import karczma
from karczma.kernel.record import BadRecord, read
from karczma.server.app import create_app, prepared
from karczma.server.settings import settings
from karczma.server.tables.replays import replay_of, replay_packed
from server import jobs
from server.visiting import run

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar speaks of its next version
TEXT = {"content-type": "text/plain"}
Client = AsyncTestClient[Litestar]


def played(seed: int) -> str:
    """The record of a whole game."""
    g, rng = karczma.new("valeria", 2, seed), Random(seed)
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    return g.record().text()


def visit(folder: Path, talk: Callable[[Client], Awaitable[None]]) -> None:
    app = create_app(prepared(settings(data=folder)))

    async def visiting() -> None:
        async with AsyncTestClient(app) as client:
            await talk(client)

    run(visiting())


def test_a_packed_replay_is_the_replay() -> None:
    text = played(3)
    packed = replay_packed(text, "upload")
    assert gzip.decompress(packed) == msgspec.json.encode(replay_of(read(text)))
    assert packed == replay_packed(text, "upload")  # whenever it is packed


def test_what_is_wrong_with_a_record_is_said_with_its_place() -> None:
    with pytest.raises(BadRecord, match="brought:1: not a record"):
        replay_packed("nonsense", "brought")


def test_a_replay_comes_packed_once_to_whoever_can_unpack_and_plain_to_others(tmp_path: Path) -> None:
    text = played(3)

    async def talk(client: Client) -> None:
        packed = await client.post("/bot/replay", content=text, headers={**TEXT, "accept-encoding": "gzip, br"})
        assert packed.headers["content-encoding"] == "gzip"
        plain = await client.post("/bot/replay", content=text, headers={**TEXT, "accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert packed.headers["content-type"] == plain.headers["content-type"] == "application/json"
        assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
        assert packed.content == plain.content
        assert plain.content == msgspec.json.encode(replay_of(read(text)))

    visit(tmp_path, talk)


def test_a_damaged_record_is_refused_by_the_worker_in_its_words(tmp_path: Path) -> None:
    async def talk(client: Client) -> None:
        told = await client.post("/bot/replay", content=played(3).replace("seats 2", "seats 3"), headers=TEXT)
        assert (told.status_code, told.json()["message"][:7]) == (400, "upload:")

    visit(tmp_path, talk)


@pytest.mark.parametrize(
    ("fault", "status", "says"),
    [
        (jobs.study_for_ever, 400, "The record takes longer than 0.5 seconds to play again."),
        (jobs.die_studying, 409, "The record could not be played again just now."),
    ],
)
def test_a_study_that_never_ends_or_dies_is_answered_and_the_next_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[..., bytes], status: int, says: str
) -> None:
    async def talk(client: Client) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("karczma.server.routes.replays.replay_packed", fault)
            patch.setattr("karczma.server.routes.replays.REPLAY_SECONDS", 0.5)
            told = await client.post("/bot/replay", content="karczma 1", headers=TEXT)
            assert (told.status_code, told.json()["message"]) == (status, says)
        assert (await client.post("/bot/replay", content=played(3), headers=TEXT)).json()["over"]

    visit(tmp_path, talk)
