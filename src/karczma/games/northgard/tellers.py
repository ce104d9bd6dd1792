"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import Say, amounts, listing, phrase, teller
from karczma.effects.verbs import Gained
from karczma.games.northgard.aftermath import Retreat
from karczma.games.northgard.build import Build, BuildInto, BuildWhere
from karczma.games.northgard.catalogue import SHELF, catalogue
from karczma.games.northgard.events import BattleBegan, BattleDecided
from karczma.games.northgard.exchange import ExchangeFor
from karczma.games.northgard.kaija import available
from karczma.games.northgard.move import From, HowMany, MoveTo, To
from karczma.games.northgard.outlook import outlook
from karczma.games.northgard.places import spelled
from karczma.games.northgard.portraits import portrait
from karczma.games.northgard.recruit import RecruitAt, RecruitHowMany, SettleAt, SettleHowMany
from karczma.games.northgard.special import (
    GainAny,
    GatherFromTerritory,
    GatherFromTile,
    Kill,
    PlaceKaija,
    PlaceToken,
    Plunder,
    RemoveCards,
    Swap,
    Tribute,
)
from karczma.games.northgard.stakes import STAKES
from karczma.games.northgard.terms import DEEDS, NOBODY, TOKENS, cell
from karczma.games.northgard.tile_choice import LayAt, LayHow, LayTile, LayWhere
from karczma.games.northgard.variants.more_creatures import CallWhere
from karczma.games.northgard.variants.prowling import ProwlWhere
from karczma.games.northgard.verbs import (
    WITHOUT_LIMIT,
    BuildAction,
    ChooseDifferent,
    DrawAction,
    EachTime,
    ExploreAction,
    GainEach,
    MoveAction,
    PaidFor,
    RecruitAction,
)

if TYPE_CHECKING:
    from karczma.games.northgard.state import Northgard
    from karczma.kernel.flow import Decision

__all__ = ["ahead", "card", "choices", "decisions", "events", "outlook", "renamed", "spelled", "tokens"]

Facts = dict[str, Any]
tokens = TOKENS

# -- the five actions ----------------------------------------------------------------------------------------------


@teller(RecruitAction)
def tell_recruit(effect: RecruitAction, say: Say) -> str:
    return say("tell-recruit-distinct" if effect.distinct else "tell-recruit", n=effect.units)


@teller(ExploreAction)
def tell_explore(effect: ExploreAction, say: Say) -> str:
    return say("tell-explore" if effect.tiles == 1 else "tell-explore-tiles", times=effect.times, tiles=effect.tiles)


@teller(MoveAction)
def tell_move(effect: MoveAction, say: Say) -> str:
    bonuses = {
        "move-attack": effect.attack,
        "move-damage": effect.damage,
        "move-ignore": effect.ignore_difficult,
        "move-peaceful": effect.peaceful,
    }
    return "".join([say("tell-move", n=effect.moves), *(say(name, n=int(n)) for name, n in bonuses.items() if n)])


@teller(BuildAction)
def tell_build(effect: BuildAction, say: Say) -> str:
    what = f"tell-build-{effect.only}" if effect.only else "tell-build"
    return say(what, n=effect.buildings) + (say("build-discount", n=effect.discount) if effect.discount else "")


@teller(DrawAction)
def tell_draw(effect: DrawAction, say: Say) -> str:
    rest = {"draw-discard": effect.discard, "draw-top": effect.top}
    return "".join([say("tell-draw", n=effect.cards), *(say(name, n=n) for name, n in rest.items() if n)])


# -- what depends on them ------------------------------------------------------------------------------------------


@teller(GainEach)
def tell_gain_each(effect: GainEach, say: Say) -> str:
    each = say(f"each-{effect.each.replace('_', '-')}", every=effect.every)
    told = say("tell-gain-each", n=effect.n, token=effect.token, each=each)
    return told + (say("at-most", n=effect.at_most) if effect.at_most < WITHOUT_LIMIT else "")


@teller(EachTime)
def tell_each_time(effect: EachTime, say: Say) -> str:
    return say(f"each-time-{DEEDS[effect.deed].replace('_', '-')}", effect=phrase(effect.effect, say))


@teller(PaidFor)
def tell_paid_for(effect: PaidFor, say: Say) -> str:
    return say("tell-pay-to", pay=listing(amounts(effect.pay, say), say), effect=phrase(effect.effect, say))


@teller(ChooseDifferent)
def tell_choose_different(effect: ChooseDifferent, say: Say) -> str:
    branches = listing([phrase(branch, say) for branch in effect.branches], say, "list-or")
    return say("tell-choose-different", n=effect.count, branches=branches)


COUNTED = {GainAny: "gain-any", Plunder: "plunder", Swap: "swap", RemoveCards: "remove-card", Kill: "kill"}
PLAIN = {
    GatherFromTerritory: "gather-territory",
    GatherFromTile: "gather-tile",
    PlaceToken: "place-token",
    PlaceKaija: "place-kaija",
}


@teller(GainAny)
@teller(Plunder)
@teller(Swap)
@teller(RemoveCards)
@teller(Kill)
def tell_counted(effect: GainAny | Plunder | Swap | RemoveCards | Kill, say: Say) -> str:
    return say(f"tell-{COUNTED[type(effect)]}", n=effect.n)


@teller(GatherFromTerritory)
@teller(GatherFromTile)
@teller(PlaceToken)
@teller(PlaceKaija)
def tell_plain(effect: GatherFromTerritory | GatherFromTile | PlaceToken | PlaceKaija, say: Say) -> str:
    return say(f"tell-{PLAIN[type(effect)]}")


@teller(Tribute)
def tell_tribute(effect: Tribute, say: Say) -> str:
    return say("tell-tribute", n=effect.n, most=effect.at_most)


# -- what a choice costs or brings, and what a question is about ---------------------------------------------------


choices = STAKES


def building(decision: BuildWhere | BuildInto, g: Northgard) -> Facts:
    return {"building": g.cards.buildings[decision.building]}


def tile(decision: LayWhere | LayHow, g: Northgard) -> Facts:
    return {"tile": g.cards.names[decision.tile]}


def creature(decision: ProwlWhere | CallWhere, g: Northgard) -> Facts:
    return {"creature": g.cards.names[decision.creature]}


def refuge(decision: Retreat, g: Northgard) -> Facts:
    assert g.battle is not None
    return {"refuge": decision.refuges[0], "left": g.battle.retreating}


def exchange(decision: ExchangeFor, g: Northgard) -> Facts:
    return {"teams": int(g.teams)}


decisions: Mapping[type[Any], Callable[[Any, Any], Facts]] = {
    ExchangeFor: exchange,
    BuildWhere: building,
    BuildInto: building,
    LayWhere: tile,
    LayHow: tile,
    ProwlWhere: creature,
    CallWhere: creature,
    Retreat: refuge,
}


def battle(event: BattleBegan) -> Facts:
    return {"hunted": int(event.seat != NOBODY)}


def decided(event: BattleDecided) -> Facts:
    """The points from the winner's side, and whether a creature has won or was beaten."""
    own, other = (event.against, event.points) if event.side == 1 else (event.points, event.against)
    how = "nobody" if event.side == NOBODY else "wins" if event.seat == NOBODY else "beaten"
    return {"own": own, "other": other, "how": how}


def gained(event: Gained) -> Facts:
    """What a card's text brings."""
    return {"clause": "NG-SPEC-01"}


events: Mapping[type[Any], Callable[[Any], Facts]] = {BattleBegan: battle, BattleDecided: decided, Gained: gained}


def how_many(choice: To, g: Northgard, asked: MoveTo) -> HowMany:
    left = asked.moves - choice.price(g, asked)
    return HowMany(asked.seat, left, asked.orders, asked.source, choice.target)


# What is asked next, told together with a choice, so that a person may decide on a whole gesture at once.
ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision | None]] = {
    LayTile: lambda choice, g, asked: LayWhere(asked.seat, g.cards.card_id[choice.tile], asked.occasion),
    LayAt: lambda choice, g, asked: LayHow(asked.seat, asked.tile, cell(choice.x, choice.y), asked.occasion),
    From: lambda choice, g, asked: MoveTo(asked.seat, asked.moves, asked.orders, choice.source),
    To: lambda choice, g, asked: how_many(choice, g, asked),
    RecruitAt: lambda choice, g, asked: (
        None if asked.distinct else RecruitHowMany(asked.seat, asked.left, choice.territory, asked.used)
    ),
    SettleAt: lambda choice, g, asked: SettleHowMany(
        asked.seat, choice.territory, min(asked.units, available(g, asked.seat))
    ),
    Build: lambda choice, g, asked: BuildWhere(asked.seat, g.cards.building_id[choice.building], 0),
}


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None, say: Say) -> list[str]:
    """Everything a component says, line by line, its name first."""
    return portrait(card, catalogue(content), say)


renamed = SHELF.renamed  # by a content pack
