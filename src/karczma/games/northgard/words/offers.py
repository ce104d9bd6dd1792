"""What an option costs or brings at this table: the values of the messages `choice-...-here`. None of it is a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import phrase
from karczma.effects.text import say
from karczma.games.northgard.actions.build import Build, BuildWhat, price
from karczma.games.northgard.actions.draw import Discard, PutBack
from karczma.games.northgard.actions.passing import Take
from karczma.games.northgard.actions.recruit import RecruitAt, RecruitHowMany, RecruitUnits, RecruitWhere
from karczma.games.northgard.actions.special import GatherAt, GatherWhere, RemoveThis
from karczma.games.northgard.actions.turn import Play, TakeUpgrade, UseCard
from karczma.games.northgard.battles.order import FightAt, NextBattle
from karczma.games.northgard.clans.kaija import available
from karczma.games.northgard.harvest.gathering import yields
from karczma.games.northgard.map.tile_choice import LayHow, Turned
from karczma.games.northgard.moves.borders import hostile, present
from karczma.games.northgard.moves.move import From, MoveFrom, MoveTo, To
from karczma.games.northgard.table.setup import ChooseClan
from karczma.games.northgard.table.terms import NOBODY, RESOURCES, Territory
from karczma.games.northgard.table.verbs import ChooseNext, Pick
from karczma.games.northgard.variants.creatures import creature_at
from karczma.games.northgard.variants.hunting import Hunt, HuntWhat
from karczma.games.northgard.variants.teams import OfferHowMany, OfferUnits

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.flow import Decision

Facts = dict[str, Any]


def card(choice: Any, g: Northgard, decision: Decision) -> Facts | None:
    """What the card does that is played, taken or given away; an Unrest does nothing."""
    number = g.cards.card_id[choice.card]
    effect = g.cards.achievement.get(number) or g.cards.effect[number]
    return {"effect": phrase(effect)} if effect else None


def pick(choice: Pick, g: Northgard, decision: ChooseNext) -> Facts:
    return {"effect": phrase(decision.branches[choice.number - 1])}


def clan(choice: ChooseClan, g: Northgard, decision: Decision) -> Facts:
    return {"power": say(f"face-power-{choice.clan}")}


def build(choice: Build, g: Northgard, decision: BuildWhat) -> Facts:
    return {"cost": price(g, g.cards.building_id[choice.building], decision.discount)}


def turned(choice: Turned, g: Northgard, decision: LayHow) -> Facts | None:
    return choice.facts(g, decision) or None


# -- units ---------------------------------------------------------------------------------------------------------


def camps(g: Northgard, territory: Territory) -> int:
    """Units that Training Camps add to those recruited there."""
    return sum(g.cards.camp[b] * n for b, n in g.buildings_on(territory))


def recruit_at(choice: RecruitAt, g: Northgard, decision: RecruitWhere) -> Facts | None:
    if g.owner[choice.territory] != decision.seat:
        return None
    return {"n": g.units[choice.territory], "camps": camps(g, choice.territory)}


def recruit_units(choice: RecruitUnits, g: Northgard, decision: RecruitHowMany) -> Facts:
    return {"more": max(0, min(camps(g, decision.territory), available(g, decision.seat) - choice.n))}


def move_from(choice: From, g: Northgard, decision: MoveFrom) -> Facts | None:
    n = present(g, decision.seat, choice.source)
    return {"n": n} if n else None


def move_to(choice: To, g: Northgard, decision: MoveTo) -> Facts | None:
    price = choice.price(g, decision)
    if not price:
        return None
    return {"price": price, "battle": int(hostile(g, decision.seat, choice.target))}


def fight(choice: FightAt, g: Northgard, decision: NextBattle) -> Facts | None:
    where = choice.territory
    if choice.refusal(g, decision):
        return None
    hunted = next((card for card in g.prey if creature_at(g, card) == where), NOBODY)  # type: ignore[arg-type]
    own = g.units[where] * (g.owner[where] == decision.seat) + g.invaders[where]
    if hunted == NOBODY:
        return {"n": own, "defenders": g.units[where], "creature-there": 0}
    return {"n": own, "creature-there": 1, "creature": g.cards.names[hunted], **beast(g, hunted)}


def hunt(choice: Hunt, g: Northgard, decision: HuntWhat) -> Facts:
    return beast(g, g.cards.card_id[choice.creature])


def beast(g: Northgard, creature: int) -> Facts:
    at = creature - g.cards.first_creature
    return {"value": g.cards.strength[at], "fame": g.cards.reward[at]}


# -- resources -----------------------------------------------------------------------------------------------------


def gather(choice: GatherAt, g: Northgard, decision: GatherWhere) -> Facts | None:
    found = yields(g, choice.territory)
    return dict(zip(RESOURCES, found, strict=True)) if any(found) else None


def offered(choice: OfferUnits, g: Northgard, decision: OfferHowMany) -> Facts:
    return {"give": decision.give, "want": decision.want}


STAKES: Mapping[type[Any], Callable[[Any, Any, Any], Facts | None]] = {
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
