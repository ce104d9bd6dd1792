"""Chapter "Battles in the lands", loot tokens: taking them and using them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.games.monster_lands.table.terms import Trail
from karczma.games.monster_lands.words.battle_events import LootTaken
from karczma.games.monster_lands.words.events import LootShown, Reshuffled
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def show_loot(g: MonsterLands) -> None:
    """ML-LOOT-03, ML-SETUP-14  Up to four lie open; discarded ones are mixed when the supply is empty."""
    while len(g.loot) < g.cards.setup["loot_spaces"]:
        if not g.loot_supply and g.loot_discard:
            discarded, g.loot_discard = g.loot_discard, []
            join(g.loot_supply, *discarded)
            g.happened(Reshuffled, "loot")
        if not g.loot_supply:
            return
        token = g.draw_kind(g.loot_supply)
        g.loot.append(token)
        g.happened(LootShown, g.cards.loot[token].name)


@frame
class LootFor(Procedure):
    """Somebody takes a displayed token, if there is one."""

    seat: Seat

    @step("ML-LOOT-01")
    def take(self, g: MonsterLands) -> None:
        """The owner chooses among those that are left."""
        if g.loot:
            g.then(WhichLoot(self.seat))


@frame
class WhichLoot(Decision):
    """ML-LOOT-01  Which loot token do you take?"""

    clause = "ML-LOOT-01"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [TakeToken(g.cards.loot[token].name) for token in g.loot]


@choice
class TakeToken(Choice):
    """ML-LOOT-01  One that lies open, after a battle."""

    loot: str

    def refusal(self, g: MonsterLands, decision: Decision) -> Refusal | None:
        return None if isinstance(decision, WhichLoot) else no("ML-LOOT-01", loot=self.loot)

    def perform(self, g: MonsterLands, decision: WhichLoot) -> None:
        token = g.cards.loot_id[self.loot]
        g.loot.remove(token)
        g.players[decision.seat].loot.append(token)
        g.happened(LootTaken, decision.seat, self.loot)


@frame
class CollectLoot(Procedure):
    """ML-LOOT-01  The stage after a land's battle and conquest."""

    site: int
    trails: tuple[Trail, ...]

    @step("ML-LOOT-01")
    def collect(self, g: MonsterLands) -> None:
        """ML-LOOT-05  All who return without success, from the left; ML-LOOT-04 even without having rolled."""
        g.then(*(LootFor(g.seat_on(trail)) for trail in self.trails))

    @step("ML-LOOT-03")
    def refill(self, g: MonsterLands) -> None:
        """When the land is finished."""
        show_loot(g)
