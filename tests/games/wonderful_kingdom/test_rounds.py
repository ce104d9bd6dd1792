"""Chapter "Round": four rounds and their phases."""

from __future__ import annotations

from random import Random

import pytest

from games.wonderful_kingdom.kingdom_table import new_table, table
from games.words import at, going_on, happened
from karczma.effects.verbs import Gained
from karczma.games.wonderful_kingdom.production import Production
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.words.events import (
    GameEnded,
    HandDealt,
    PlanFinished,
    Produced,
    RoundBegan,
    RoundStarted,
)
from karczma.ledger import clause
from karczma.title.options import Value


def played(seats: int = 2, seed: int = 1, **options: Value) -> WonderfulKingdom:
    g, rng = new_table(seats, seed, **options), Random(seed)
    g.listen()
    while not g.over:
        seat = g.deciding()[0]
        g.apply(rng.choice(g.options(seat)), seat)
    return g


@clause("WK-ROUND-01", "WK-ROUND-05", "WK-END-01")
@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests", "conquest"])
@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_has_four_rounds(seats: int, module: str) -> None:
    g = played(seats, module=module)
    assert [event.round for event in happened(g, RoundStarted)] == [1, 2, 3, 4][-len(happened(g, RoundStarted)) :]
    assert (g.round, g.over, g.ended) == (4, True, True)
    assert len(happened(g, GameEnded)) == 1


@clause("WK-ROUND-02")
def test_choice_then_planning_then_production() -> None:
    g = played(module="none")
    told = [type(e) for e in g.heard or [] if isinstance(e, HandDealt | PlanFinished | Produced)]
    order = [kind for i, kind in enumerate(told) if i == 0 or told[i - 1] is not kind]
    assert order[-12:] == [HandDealt, PlanFinished, Produced] * 4


@clause("WK-ROUND-03", "WK-ROUND-04")
@pytest.mark.parametrize(
    ("module", "steps"),
    [("none", []), ("menaces", ["Fight"]), ("advisors", []), ("quests", []), ("conquest", ["Campaign"])],
)
@pytest.mark.parametrize("number", [1, 4])
def test_the_phase_that_a_module_adds(module: str, steps: list[str], number: int) -> None:
    bad = ["thieves_1"] if module == "menaces" else []
    words = {"soldier": 1, "construction": bad}
    g = table(module=module, round=number, players={0: words, 1: {"soldier": 1}})
    g.frames, g.at = [Round()], [[step.__name__ for step in Round.steps].index("combat")]
    g.run()
    found = [type(g.decision(seat)).__name__ for seat in g.deciding()] if not g.over else []
    assert [name for name in found if name in ("Fight", "Campaign")] == steps


@clause("WK-ROUND-05")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_marker_advances(number: int) -> None:
    g = going_on(table(round=number), Round(), "end")
    assert g.round == number + 1
    assert not g.over


@clause("WK-ROUND-05", "WK-END-01")
def test_after_the_fourth_round_the_game_is_over() -> None:
    g = going_on(table(round=4), Round(), "end")
    assert (g.round, g.over, g.winners()) == (4, True, (0, 1))


@clause("WK-TIME-07")
def test_tokens_are_renewed_before_advisors_give_anything() -> None:
    words = {"built": ["captain_of_arms"], "trap_tokens": 2, "spy_tokens": 1}
    g = at(table(players={0: words, 1: {"trap_tokens": 2}}, module="advisors"), Round())
    told = [e for e in g.heard or [] if isinstance(e, RoundBegan | Gained | HandDealt)]
    assert told[0] == RoundBegan(0, 2, 1)
    assert told[1] == Gained(0, "captain_of_arms", "soldier", 1)
    assert told[2] == RoundBegan(1, 2, 0)
    assert isinstance(told[3], HandDealt)


@clause("WK-TIME-03")
def test_thieves_come_before_illusionists() -> None:
    players = {0: {"built": ["quarry"], "construction": ["thieves_1", "illusionist_1"]}}
    g = at(table(module="menaces", players=players), Production())
    told = [type(e).__name__ for e in g.heard or []]
    assert told[:3] == ["CardStolen", "TokensReceived", "Produced"]
