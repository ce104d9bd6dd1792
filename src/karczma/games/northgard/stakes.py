"""What an option costs or brings at this table: the values of the messages `choice-...-here`. None of it is a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, phrase
from karczma.games.northgard.battles import FightAt, NextBattle
from karczma.games.northgard.borders import hostile, present
from karczma.games.northgard.build import Build, BuildWhat, price
from karczma.games.northgard.draw_action import Discard, PutBack
from karczma.games.northgard.gathering import yields
from karczma.games.northgard.kaija import available
from karczma.games.northgard.move import From, MoveFrom, MoveTo, To
from karczma.games.northgard.passing import Take
from karczma.games.northgard.recruit import RecruitAt, RecruitHowMany, RecruitUnits, RecruitWhere
from karczma.games.northgard.setup import ChooseClan
from karczma.games.northgard.special import GatherAt, GatherWhere, RemoveThis
from karczma.games.northgard.terms import NOBODY, RESOURCES, WOOD, Territory
from karczma.games.northgard.tile_choice import LayHow, Turned
from karczma.games.northgard.turn import Play, TakeUpgrade, UseCard
from karczma.games.northgard.variants.creatures import creature_at
from karczma.games.northgard.variants.hunting import Hunt, HuntWhat
from karczma.games.northgard.variants.teams import OfferHowMany, OfferUnits
from karczma.games.northgard.verbs import ChooseNext, Pick

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]


def card(choice: Any, g: Northgard, asked: Decision, say: Say) -> Facts | None:
    """What the card does that is played, taken or given away; an Unrest does nothing."""
    number = g.cards.card_id[choice.card]
    effect = g.cards.achievement.get(number) or g.cards.effect[number]
    return {"effect": phrase(effect, say)} if effect else None


def pick(choice: Pick, g: Northgard, asked: ChooseNext, say: Say) -> Facts:
    return {"effect": phrase(asked.branches[choice.number - 1], say)}


def clan(choice: ChooseClan, g: Northgard, asked: Decision, say: Say) -> Facts:
    return {"power": say(f"face-power-{choice.clan}")}


def build(choice: Build, g: Northgard, asked: BuildWhat, say: Say) -> Facts:
    cost = price(g, g.cards.building_id[choice.building], asked.discount)
    return {"cost": say("amount-bare", n=cost, token=WOOD)}


def turned(choice: Turned, g: Northgard, asked: LayHow, say: Say) -> Facts | None:
    return choice.facts(g, asked) or None


# -- units ---------------------------------------------------------------------------------------------------------


def camps(g: Northgard, territory: Territory) -> int:
    """Units that Training Camps add to those recruited there."""
    return sum(g.cards.camp[b] * n for b, n in g.buildings_on(territory))


def recruit_at(choice: RecruitAt, g: Northgard, asked: RecruitWhere, say: Say) -> Facts:
    return {"n": g.units[choice.territory], "camps": camps(g, choice.territory)}


def recruit_units(choice: RecruitUnits, g: Northgard, asked: RecruitHowMany, say: Say) -> Facts:
    return {"more": min(camps(g, asked.territory), available(g, asked.seat) - choice.n)}


def move_from(choice: From, g: Northgard, asked: MoveFrom, say: Say) -> Facts:
    return {"n": present(g, asked.seat, choice.source)}


def move_to(choice: To, g: Northgard, asked: MoveTo, say: Say) -> Facts:
    return {"price": choice.price(g, asked), "battle": int(hostile(g, asked.seat, choice.target))}


def fight(choice: FightAt, g: Northgard, asked: NextBattle, say: Say) -> Facts:
    where = choice.territory
    hunted = next((card for card in g.prey if creature_at(g, card) == where), NOBODY)  # type: ignore[arg-type]
    own = g.units[where] * (g.owner[where] == asked.seat) + g.invaders[where]
    if hunted == NOBODY:
        return {"n": own, "defenders": g.units[where], "creature-there": 0}
    return {"n": own, "creature-there": 1, "creature": g.cards.names[hunted], **beast(g, hunted)}


def hunt(choice: Hunt, g: Northgard, asked: HuntWhat, say: Say) -> Facts:
    return beast(g, g.cards.card_id[choice.creature])


def beast(g: Northgard, creature: int) -> Facts:
    at = creature - g.cards.first_creature
    return {"value": g.cards.strength[at], "fame": g.cards.reward[at]}


# -- resources -----------------------------------------------------------------------------------------------------


def gather(choice: GatherAt, g: Northgard, asked: GatherWhere, say: Say) -> Facts | None:
    found = yields(g, choice.territory)
    return dict(zip(RESOURCES, found, strict=True)) if any(found) else None


def offered(choice: OfferUnits, g: Northgard, asked: OfferHowMany, say: Say) -> Facts:
    return {"give": asked.give, "want": asked.want}


STAKES: Mapping[type[Any], Callable[[Any, Any, Any, Say], Facts | None]] = {
    **dict.fromkeys((Play, Take, TakeUpgrade, UseCard, RemoveThis, Discard, PutBack), card),
    Pick: pick,
    ChooseClan: clan,
    Build: build,
    Turned: turned,
    RecruitAt: recruit_at,
    RecruitUnits: recruit_units,
    From: move_from,
    To: move_to,
    FightAt: fight,
    Hunt: hunt,
    GatherAt: gather,
    OfferUnits: offered,
}
