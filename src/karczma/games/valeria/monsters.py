"""Chapter "Action Phase", slay a Monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.valeria.ending import win_if_last_monster
from karczma.games.valeria.table.terms import MAGIC, STRENGTH
from karczma.games.valeria.words.events import (
    MonsterSlain,
)
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.quantities import Use

if TYPE_CHECKING:
    from karczma.games.valeria.table.state import Valeria


def slayings_on_show(g: Valeria) -> list[Choice]:
    """The Monsters of all stacks, top card first; of an exhausted stack the strongest, which was its last."""
    kinds: list[int] = []
    for terrain, stack in zip(g.terrains, g.monsters, strict=True):
        kinds += reversed(dict.fromkeys(stack)) if stack else [g.cards.strongest[terrain]]
    return [g.cards.slays[kind] for kind in kinds]


def slayings(g: Valeria, strength: int, magic: int) -> list[Choice]:
    """The Monsters that so much Strength and Magic can slay now."""
    found: list[Choice] = []
    if strength:
        cards = g.cards
        for stack in g.monsters:
            if stack:
                kind = stack[-1]
                spare = magic - cards.magic[kind]
                if spare >= 0 and strength + spare >= cards.strength[kind]:
                    found.append(cards.slays[kind])
    return found


@choice
class Slay(Choice):
    """VK-SLAY-01  The top Monster of a stack."""

    monster: str

    def refusal(self, g: Valeria, decision: Decision) -> Refusal | None:
        kind = g.cards.monster_id[self.monster]
        stack = g.monsters[g.terrains.index(g.cards.terrain[kind])]
        if not stack:
            return no("VK-SLAY-01", terrain=g.cards.terrains[g.cards.terrain[kind]])
        if stack[-1] != kind:
            return no("VK-SLAY-01", monster=self.monster, top=g.cards.monsters[stack[-1]])
        need, extra = g.cards.strength[kind], g.cards.magic[kind]
        _, strength, magic, _ = g.realms[decision.seat].wallet
        if not strength:
            return no("VK-SLAY-03", monster=self.monster)  # VK-AID-01  Magic alone never slays
        if magic < extra:
            return no("VK-SLAY-04", monster=self.monster, need=extra, magic=magic)
        if strength + magic < need + extra:
            return no("VK-SLAY-02", monster=self.monster, need=need, extra=extra, strength=strength, magic=magic)
        return None

    def facts(self, g: Valeria, decision: Decision) -> dict[str, int]:
        kind = g.cards.monster_id[self.monster]
        return {"strength": g.cards.strength[kind], "magic": g.cards.magic[kind]}

    def perform(self, g: Valeria, decision: Decision) -> None:
        kind = g.cards.monster_id[self.monster]
        g.rule = "VK-SLAY-02"
        g.pay(decision.seat, ((MAGIC, g.cards.magic[kind]), (STRENGTH, g.cards.strength[kind])))
        g.then(Slaying(decision.seat, g.terrains.index(g.cards.terrain[kind])))


@frame
class Slaying(Procedure):
    """VK-SLAY-12  Pay, take the card, take the reward: nothing it brings helps to pay for it."""

    seat: Seat
    place: int

    @step("VK-SLAY-05")
    def take_card(self, g: Valeria) -> None:
        """The Monster goes face up to the Victory stack (VK-SLAY-06), its reward is taken at once (VK-SLAY-07)."""
        kind = g.take_monster(self.place)
        name = g.cards.monsters[kind]
        g.realms[self.seat].slain.append(kind)
        g.happened(MonsterSlain, self.seat, name)
        if win_if_last_monster(g):
            return
        g.rule = "VK-SLAY-07"
        reward = g.cards.reward[kind]
        if reward.asks:
            g.then(Use(self.seat, name, reward))
        else:
            reward.do(g, self.seat, name)


@frame
class BonusAction(Decision):
    """VK-DOM-15  Slay one Monster besides your two actions, at its normal cost and with its normal reward?"""

    clause = "VK-DOM-15"
    seat: Seat
    by: str

    def candidates(self, g: Valeria) -> list[Choice]:
        return [*slayings_on_show(g), DECLINE]

    def options(self, g: Valeria) -> list[Choice]:
        _, strength, magic, _ = g.realms[self.seat].wallet
        return [*slayings(g, strength, magic), DECLINE]
