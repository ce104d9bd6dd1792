"""Chapter "Cleanup phase", step 5: the end of the game, and what may be done just before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battles.trophies import brings, coins, sales
from karczma.games.monster_lands.deployment.loot_use import UseLoot
from karczma.games.monster_lands.scoring import standing_of
from karczma.games.monster_lands.table.terms import DEFENCE, ENDED, GLORY, MOST_GLORY, POISON, POTION, RANKS
from karczma.games.monster_lands.variants.scenarios import rank
from karczma.games.monster_lands.words.events import GameEnded, RankEarned
from karczma.kernel.choices import Choice, Seat
from karczma.kernel.flow import Decision, Procedure, frame, step

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def is_last(g: MonsterLands) -> bool:
    """ML-CORE-10  After the last round, or when somebody has 30 glory now; ML-SOLO-06 alone only after the last."""
    if g.round >= g.rounds:
        return True
    return not g.solo and any(player.wallet[GLORY] >= MOST_GLORY for player in g.players)


def end(g: MonsterLands) -> None:
    g.ended = ENDED
    g.finish()
    if g.heard is not None:
        if g.solo:
            g.rule = "ML-SOLO-07"
            g.happened(RankEarned, 0, RANKS[rank(g)])
        g.rule = "ML-SOLO-07" if g.solo else "ML-SCORE-06"
        g.happened(GameEnded, g.winners(), g.scores())


# -- before it -----------------------------------------------------------------------------------------------------


@frame
class LastSales(Procedure):
    seat: Seat

    @step("ML-TROPHY-02")
    def ask(self, g: MonsterLands) -> None:
        """Only who can still change how the game ends is asked."""
        if helpful(g, self.seat):
            g.then(LastSale(self.seat))


@frame
class LastSale(Decision):
    """ML-TROPHY-02  The game is about to end: do you sell or use anything?"""

    clause = "ML-TROPHY-02"
    seat: Seat

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [*helpful(g, self.seat), DECLINE]


def helpful(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-SCEN-02, ML-SCEN-05  What a scenario counts; ML-SCORE-06 among several players gold that may break a tie."""
    if not g.solo:
        kept = [choice for choice in coins(g, seat) if not g.cards.loot[g.cards.loot_id[choice.loot]].trophies]
        return [*kept] if tied(g, seat) else []
    match g.cards.scenarios[g.scenario].metric:
        case "gold":
            return [*sales(g, seat), *coins(g, seat)]
        case "require_and_vp":
            stores = [t for t in g.players[seat].loot if any(brings(g, t, what) for what in (POTION, POISON, DEFENCE))]
            return [UseLoot(g.cards.loot[token].name) for token in stores]
    return []


def tied(g: MonsterLands, seat: Seat) -> bool:
    """ML-SCORE-06  Whether only gold can decide between this clan and another one that may win."""
    ranks = [standing_of(g, each)[:-1] for each in range(g.seats)]
    return ranks[seat] == max(ranks) and ranks.count(ranks[seat]) > 1
