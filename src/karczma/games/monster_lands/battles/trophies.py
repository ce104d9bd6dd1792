"""Chapter "Battles", trophies: ML-TROPHY-02  they may be sold at any time, like loot that brings gold (ML-LOOT-02).

They are offered wherever gold can still be of use: on the own turn, in a house where something is too dear, before a
contract, before wages, and before the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from karczma.games.monster_lands.deployment.loot_use import UseLoot
from karczma.games.monster_lands.table.storage import receive_token
from karczma.games.monster_lands.table.terms import GOLD
from karczma.games.monster_lands.table.verbs import Gain
from karczma.games.monster_lands.words.events import TrophySold
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def sales(g: MonsterLands, seat: Seat) -> list[Choice]:
    return [SellTrophy(g.cards.monsters[monster].name) for monster in g.players[seat].trophies]


def brings(g: MonsterLands, token: int, what: int) -> bool:
    """Whether a loot token may be discarded for this, at any time."""
    effect = g.cards.loot[token].effects[-1]
    return g.cards.loot[token].timing == "anytime" and isinstance(effect, Gain) and what in dict(effect.amounts)


def coins(g: MonsterLands, seat: Seat) -> list[UseLoot]:
    """ML-LOOT-02  Loot that brings gold."""
    return [UseLoot(g.cards.loot[token].name) for token in g.players[seat].loot if brings(g, token, GOLD)]


def to_afford(g: MonsterLands, seat: Seat, prices: Iterable[int]) -> list[Choice]:
    """What may be turned into gold, if the clan has too little for one of these prices."""
    gold, saleable = g.players[seat].wallet[GOLD], [*sales(g, seat), *coins(g, seat)]
    return saleable if saleable and any(price > gold for price in prices) else []


@choice
class SellTrophy(Choice):
    """ML-TROPHY-02, ML-TROPHY-03  The whole card for 5 gold per trophy on it."""

    monster: str

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        monster = g.cards.monster_id[self.monster]
        gold = g.cards.monsters[monster].trophy * g.cards.setup["trophy_sale_gold"]["per_trophy"]
        g.players[decision.seat].trophies.remove(monster)
        g.monster_discard.append(monster)
        g.happened(TrophySold, decision.seat, self.monster, gold)
        receive_token(g, decision.seat, GOLD, gold, self.monster)
        g.then(decision)
