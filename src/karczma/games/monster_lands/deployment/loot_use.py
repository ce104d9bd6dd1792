"""Chapter "Battles in the lands", loot tokens used outside of battles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from karczma.games.monster_lands.battles.loot_spent import spend
from karczma.games.monster_lands.citadel.hiring import FreeRecruit, can_hire
from karczma.games.monster_lands.deployment.exchange import GiveDie
from karczma.games.monster_lands.table.storage import in_pool, receive
from karczma.games.monster_lands.table.verbs import ExchangeDice, Gain, RecruitFree
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands


def loot_uses(g: MonsterLands, seat: Seat, timings: tuple[str, ...]) -> list[Choice]:
    """ML-LOOT-02  Those with the outer-areas symbol only in the Adventure phase."""
    loot = g.cards.loot
    return [UseLoot(loot[token].name) for token in g.players[seat].loot if loot[token].timing in timings]


def loot_for_later(g: MonsterLands, seat: Seat) -> list[Choice]:
    """What is not used at any time."""
    loot = g.cards.loot
    return [UseLoot(loot[token].name) for token in g.players[seat].loot if loot[token].timing != "anytime"]


def only_later(deed: str, name: str) -> Refusal:
    """ML-LOOT-02  Tokens of the outer areas; ML-LOOT-06 .. ML-LOOT-08 tokens that reward a deed."""
    match deed:
        case "conquest":
            return no("ML-LOOT-06", loot=name)
        case "kill":
            return no("ML-LOOT-07", loot=name)
        case "capture":
            return no("ML-LOOT-08", loot=name)
    return no("ML-LOOT-02", loot=name)


@choice
class UseLoot(Choice):
    """ML-LOOT-02, ML-LOOT-10, ML-LOOT-12 .. ML-LOOT-15, ML-LOOT-17, ML-LOOT-18, ML-LOOT-20  Outside of battles."""

    loot: str

    def refusal(self, g: MonsterLands, decision: Any) -> Refusal | None:
        token = g.cards.loot_id[self.loot]
        if g.cards.loot[token].timing == "deployment" and not decision.on_a_turn:
            return no("ML-LOOT-02", own_turn=self.loot)
        if g.cards.loot[token].timing not in ("deployment", "anytime"):
            return only_later(g.cards.loot[token].deed, self.loot)
        effect = g.cards.loot[token].effects[-1]
        if isinstance(effect, ExchangeDice) and not in_pool(g, decision.seat, effect.give):
            return no("ML-DEPLOY-05", by=self.loot)
        if isinstance(effect, RecruitFree) and not can_hire(g, decision.seat):
            return no("ML-LOOT-20")
        return None

    def perform(self, g: MonsterLands, decision: Decision) -> None:
        effect = g.cards.loot[spend(g, decision.seat, self.loot)].effects[-1]
        match effect:
            case Gain(amounts=amounts):
                receive(g, decision.seat, amounts, self.loot)
            case ExchangeDice(give=give, take=take, count=count):
                g.then(GiveDie(decision.seat, self.loot, give, take, count))
            case RecruitFree():
                g.then(FreeRecruit(decision.seat))
        g.then(decision)
