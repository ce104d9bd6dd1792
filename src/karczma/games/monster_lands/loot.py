"""Chapter "Battles in the lands", loot tokens: taking them and using them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from karczma.effects.verbs import DECLINE
from karczma.games.monster_lands.battle_events import LootTaken
from karczma.games.monster_lands.events import LootShown, Reshuffled, Used
from karczma.games.monster_lands.storage import gain_glory, in_pool, receive
from karczma.games.monster_lands.terms import BATTLE, Trail
from karczma.games.monster_lands.verbs import ExchangeDice, Gain, RecruitFree
from karczma.kernel.choices import Choice, Refusal, Seat, choice, no
from karczma.kernel.flow import Decision, Procedure, frame, step
from karczma.kernel.zones import join

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands


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
        g.happened(LootShown, g.cards.loot[token])


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
        return [TakeToken(g.cards.loot[token]) for token in g.loot]


@choice
class TakeToken(Choice):
    loot: str

    def perform(self, g: MonsterLands, asked: WhichLoot) -> None:
        token = g.cards.loot_id[self.loot]
        g.loot.remove(token)
        g.players[asked.seat].loot.append(token)
        g.happened(LootTaken, asked.seat, self.loot)


# -- using it ------------------------------------------------------------------------------------------------------


def loot_uses(g: MonsterLands, seat: Seat, timings: tuple[str, ...]) -> list[Choice]:
    """ML-LOOT-02  Those with the outer-areas symbol only in the Adventure phase."""
    return [UseLoot(g.cards.loot[token]) for token in g.players[seat].loot if g.cards.loot_timing[token] in timings]


def spend(g: MonsterLands, seat: Seat, name: str) -> int:
    """ML-LOOT-02  A token is used once."""
    token = g.cards.loot_id[name]
    g.players[seat].loot.remove(token)
    g.loot_discard.append(token)
    g.happened(Used, seat, name)
    return token


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

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        from karczma.games.monster_lands.tavern import can_hire

        token = g.cards.loot_id[self.loot]
        if g.cards.loot_timing[token] not in ("deployment", "anytime"):
            return only_later(g.cards.loot_glory[token][0], self.loot)
        effect = g.cards.loot_effect[token][-1]
        if isinstance(effect, ExchangeDice) and not in_pool(g, asked.seat, effect.give):
            return no("ML-DEPLOY-05", by=self.loot)
        if isinstance(effect, RecruitFree) and not can_hire(g, asked.seat):
            return no("ML-LOOT-20")
        return None

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        from karczma.games.monster_lands.free import GiveDie
        from karczma.games.monster_lands.tavern import FreeRecruit

        effect = g.cards.loot_effect[spend(g, asked.seat, self.loot)][-1]
        match effect:
            case Gain(amounts=amounts):
                receive(g, asked.seat, amounts, self.loot)
            case ExchangeDice(give=give, take=take, count=count):
                g.then(GiveDie(asked.seat, self.loot, give, take, count))
            case RecruitFree():
                g.then(FreeRecruit(asked.seat))
        g.then(asked)


def helps(g: MonsterLands, token: int, purpose: int) -> bool:
    """Whether a token does something for this kind of roll."""
    trait = g.cards.loot_trait[token]
    return any(trait.each[purpose]) or bool(trait.rerolls[purpose]) or (purpose == BATTLE and trait.kill > 0)


def battle_loot(g: MonsterLands, seat: Seat) -> list[Choice]:
    """ML-LOOT-09, ML-LOOT-11, ML-LOOT-16, ML-LOOT-19, ML-LOOT-21  Tokens that help with the roll that is being made."""
    battle = g.battle
    assert battle is not None
    tokens = g.players[seat].loot
    return [SpendLoot(g.cards.loot[token]) for token in tokens if helps(g, token, battle.purpose)]


@choice
class SpendLoot(Choice):
    """ML-LOOT-02, ML-LOOT-09, ML-LOOT-11  Rerolls, more on each die, or more for a kill."""

    loot: str

    def refusal(self, g: MonsterLands, asked: Decision) -> Refusal | None:
        battle = g.battle
        assert battle is not None
        return None if helps(g, g.cards.loot_id[self.loot], battle.purpose) else no("ML-STRIKE-02", loot=self.loot)

    def perform(self, g: MonsterLands, asked: Decision) -> None:
        battle = g.battle
        assert battle is not None
        trait = g.cards.loot_trait[spend(g, asked.seat, self.loot)]
        for colour, more in enumerate(trait.each[battle.purpose]):
            battle.each[colour] += more
        for mask, n in trait.rerolls[battle.purpose]:
            battle.rerolls[mask] += n
        battle.kill += trait.kill
        g.then(asked)


# -- glory for a deed ----------------------------------------------------------------------------------------------


def celebrate(g: MonsterLands, seat: Seat, deed: str) -> None:
    """ML-LOOT-06, ML-LOOT-07, ML-LOOT-08  A token that rewards what has just been achieved may be discarded."""
    for token in g.players[seat].loot:
        if g.cards.loot_glory[token][0] == deed:
            g.then(Celebrate(seat, g.cards.loot[token]))


@frame
class Celebrate(Decision):
    """ML-LOOT-07  Do you discard this token for its glory?"""

    clause = "ML-LOOT-07"
    seat: Seat
    by: str

    def candidates(self, g: MonsterLands) -> list[Choice]:
        return [BOAST, DECLINE]


@choice
class Boast(Choice):
    def perform(self, g: MonsterLands, asked: Celebrate) -> None:
        token = spend(g, asked.seat, asked.by)
        gain_glory(g, asked.seat, g.cards.loot_glory[token][1], asked.by)


BOAST = Boast()


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
