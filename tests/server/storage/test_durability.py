"""What was acknowledged is there, whatever happens to the process."""

from __future__ import annotations

from pathlib import Path
from random import Random

from server.visiting import Serving, Visitor, run


def test_every_acknowledged_choice_survives_ten_kills(tmp_path: Path) -> None:
    serving = Serving(tmp_path)
    serving.open()

    async def visit() -> None:
        ania = await Visitor(serving).enter("Ania")
        table = await ania.new_table("me", seed=11)
        rng, acknowledged = Random(7), 0
        for _ in range(10):
            async with ania.sit(table["id"], since=acknowledged) as talk:
                now = await talk.position()
                assert now["seq"] == acknowledged  # all of them, and none besides
                acknowledged += await talk.play(rng, choices=3)
                serving.kill()
            serving.open()
        async with ania.sit(table["id"]) as talk:
            now = await talk.position()
            assert now["seq"] == acknowledged == 30
            assert [step["seq"] for step in now["steps"]] == list(range(1, 31))

    try:
        run(visit())
    finally:
        serving.close()
