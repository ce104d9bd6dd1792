"""Chapter "Battles", trophies: ML-TROPHY-02  they may be sold at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.events import TrophySold
from karczma.games.monster_lands.storage import receive_token
from karczma.games.monster_lands.terms import GOLD
from karczma.kernel.choices import Choice, Seat, choice
from karczma.kernel.flow import Decision

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


def sales(g: MonsterLands, seat: Seat) -> list[Choice]:
    return [SellTrophy(g.cards.monsters[monster]) for monster in g.players[seat].trophies]


@choice
class SellTrophy(Choice):
    """ML-TROPHY-02, ML-TROPHY-03  The whole card for 5 gold per trophy on it."""

    monster: str

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        monster = g.cards.monster_id[self.monster]
        gold = g.cards.trophy[monster] * g.cards.setup["trophy_sale_gold"]["per_trophy"]
        g.players[asked.seat].trophies.remove(monster)
        g.monster_discard.append(monster)
        g.happened(TrophySold, asked.seat, self.monster, gold)
        receive_token(g, asked.seat, GOLD, gold, self.monster)
        g.then(asked)
