"""Chapter "Quests": four stages, paid like cards under construction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.wonderful_kingdom.words.events import StageCompleted
from karczma.kernel.choices import Seat
from karczma.kernel.flow import carries_out

if TYPE_CHECKING:
    from karczma.games.wonderful_kingdom.table.state import Player, WonderfulKingdom

FIRST, SECOND = 0, 1


def next_stage(g: WonderfulKingdom, player: Player) -> None:
    """WK-QUEST-04  In order; after the last one nothing more is needed."""
    stages = g.cards.stages[g.quest]
    done = len(player.stages)
    player.stage_needs = stages[done].cost if done < len(stages) else 0
    player.stage_holds = 0  # WK-QUEST-06


@carries_out("WK-QUEST-06")
def complete_stage(g: WonderfulKingdom, seat: Seat) -> None:
    """WK-QUEST-06  The pieces are discarded, a token marks the stage, the reward is taken at once.

    WK-QUEST-08  All four stages give the completion points.
    """
    player, stages = g.players[seat], g.cards.stages[g.quest]
    number = len(player.stages)
    stage, rank = stages[number], rank_of(g, seat, number)
    player.stages.append(g.moment)
    player.stage_vp += stage.vp[rank]
    if len(player.stages) == len(stages):
        player.stage_vp += g.cards.completion[g.quest]
    quest = g.cards.quests[g.quest]
    g.happened(StageCompleted, seat, quest, number + 1, rank + 1)
    next_stage(g, player)
    reward = stage.do[rank]
    if reward is not None:
        reward.do(g, seat, quest)


def rank_of(g: WonderfulKingdom, seat: Seat, number: int) -> int:
    """WK-QUEST-07, WK-QUEST-11  The first reward, unless the other has completed the stage in an earlier step.

    WK-SOLO-14  Alone it is always the first.
    """
    for other, player in enumerate(g.players):
        if other != seat and len(player.stages) > number and player.stages[number] < g.moment:
            return SECOND
    return FIRST
