"""What words need to know of this title: how its own verbs are told, and what a card's face says, line by line.

The sentences themselves are in the locale files. Nothing here is needed to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.effects.describe import amounts, phrase, teller
from karczma.effects.text import Line, Text, listing, say
from karczma.effects.verbs import Gained
from karczma.games.northgard.actions import special
from karczma.games.northgard.actions.build import Build, BuildInto, BuildWhere
from karczma.games.northgard.actions.recruit import RecruitAt, RecruitHowMany, SettleAt, SettleHowMany
from karczma.games.northgard.battles.aftermath import Retreat
from karczma.games.northgard.clans.kaija import available
from karczma.games.northgard.harvest.exchange import ExchangeFor
from karczma.games.northgard.map.places import spelled
from karczma.games.northgard.map.tile_choice import LayAt, LayHow, LayTile, LayWhere
from karczma.games.northgard.moves.move import From, HowMany, MoveTo, To
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.terms import DEEDS, NOBODY, TOKENS, cell
from karczma.games.northgard.table.verbs import (
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
from karczma.games.northgard.variants.more_creatures import CallWhere
from karczma.games.northgard.variants.prowling import ProwlWhere
from karczma.games.northgard.words.derived import derived_view
from karczma.games.northgard.words.events import BattleBegan, BattleDecided
from karczma.games.northgard.words.offers import STAKES
from karczma.games.northgard.words.portraits import portrait
from karczma.games.northgard.words.signs import phrases
from karczma.title.contract import Wording

if TYPE_CHECKING:
    from karczma.games.northgard.table.state import Northgard
    from karczma.kernel.flow import Decision


Facts = dict[str, Any]
tokens = TOKENS

# -- the five actions ----------------------------------------------------------------------------------------------


@teller(RecruitAction)
def tell_recruit(effect: RecruitAction) -> Text:
    return say("tell-recruit-distinct" if effect.distinct else "tell-recruit", n=effect.units)


@teller(ExploreAction)
def tell_explore(effect: ExploreAction) -> Text:
    return say("tell-explore" if effect.tiles == 1 else "tell-explore-tiles", times=effect.times, tiles=effect.tiles)


@teller(MoveAction)
def tell_move(effect: MoveAction) -> Text:
    bonuses = {
        "move-attack": effect.attack,
        "move-damage": effect.damage,
        "move-ignore": effect.ignore_difficult,
        "move-peaceful": effect.peaceful,
    }
    return (say("tell-move", n=effect.moves), *(say(name, n=int(n)) for name, n in bonuses.items() if n))


@teller(BuildAction)
def tell_build(effect: BuildAction) -> Text:
    what = f"tell-build-{effect.only}" if effect.only else "tell-build"
    told = say(what, n=effect.buildings)
    return (told, say("build-discount", n=effect.discount)) if effect.discount else told


@teller(DrawAction)
def tell_draw(effect: DrawAction) -> Text:
    rest = {"draw-discard": effect.discard, "draw-top": effect.top}
    return (say("tell-draw", n=effect.cards), *(say(name, n=n) for name, n in rest.items() if n))


# -- what depends on them ------------------------------------------------------------------------------------------


@teller(GainEach)
def tell_gain_each(effect: GainEach) -> Text:
    each = say(f"each-{effect.each.replace('_', '-')}", every=effect.every)
    told = say("tell-gain-each", n=effect.n, token=effect.token, each=each)
    return (told, say("at-most", n=effect.at_most)) if effect.at_most < WITHOUT_LIMIT else told


@teller(EachTime)
def tell_each_time(effect: EachTime) -> Text:
    return say(f"each-time-{DEEDS[effect.deed].replace('_', '-')}", effect=phrase(effect.effect))


@teller(PaidFor)
def tell_paid_for(effect: PaidFor) -> Text:
    return say("tell-pay-to", pay=listing(amounts(effect.pay)), effect=phrase(effect.effect))


@teller(ChooseDifferent)
def tell_choose_different(effect: ChooseDifferent) -> Text:
    branches = listing([phrase(branch) for branch in effect.branches], "list-or")
    return say("tell-choose-different", n=effect.count, branches=branches)


COUNTED = {
    special.GainAny: "gain-any",
    special.Plunder: "plunder",
    special.Swap: "swap",
    special.RemoveCards: "remove-card",
    special.Kill: "kill",
}
PLAIN = {
    special.GatherFromTerritory: "gather-territory",
    special.GatherFromTile: "gather-tile",
    special.PlaceToken: "place-token",
    special.PlaceKaija: "place-kaija",
}


@teller(special.GainAny)
@teller(special.Plunder)
@teller(special.Swap)
@teller(special.RemoveCards)
@teller(special.Kill)
def tell_counted(effect: special.GainAny | special.Plunder | special.Swap | special.RemoveCards | special.Kill) -> Text:
    return say(f"tell-{COUNTED[type(effect)]}", n=effect.n)


@teller(special.GatherFromTerritory)
@teller(special.GatherFromTile)
@teller(special.PlaceToken)
@teller(special.PlaceKaija)
def tell_plain(
    effect: special.GatherFromTerritory | special.GatherFromTile | special.PlaceToken | special.PlaceKaija,
) -> Text:
    return say(f"tell-{PLAIN[type(effect)]}")


@teller(special.Tribute)
def tell_tribute(effect: special.Tribute) -> Text:
    return say("tell-tribute", n=effect.n, most=effect.at_most)


# -- what a choice costs or brings, and what a question is about ---------------------------------------------------


choices = STAKES


def building(decision: BuildWhere | BuildInto, g: Northgard) -> dict[str, str]:
    return {"building": g.cards.buildings[decision.building]}


def tile(decision: LayWhere | LayHow, g: Northgard) -> dict[str, str]:
    return {"tile": g.cards.names[decision.tile]}


def creature(decision: ProwlWhere | CallWhere, g: Northgard) -> dict[str, str]:
    return {"creature": g.cards.names[decision.creature]}


def refuge(decision: Retreat, g: Northgard) -> dict[str, int]:
    return {"refuge": decision.refuges[0], "left": g.current_battle.retreating}


def exchange(decision: ExchangeFor, g: Northgard) -> dict[str, int]:
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


def battle(event: BattleBegan) -> dict[str, int]:
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


def how_many(choice: To, g: Northgard, decision: MoveTo) -> HowMany:
    left = decision.moves - choice.price(g, decision)
    return HowMany(decision.seat, left, decision.orders, decision.source, choice.target)


# What is asked next, told together with a choice, so that a person may decide on a whole gesture at once.
ahead: Mapping[type[Any], Callable[[Any, Any, Any], Decision | None]] = {
    LayTile: lambda choice, g, decision: LayWhere(decision.seat, g.cards.card_id[choice.tile], decision.occasion),
    LayAt: lambda choice, g, decision: LayHow(
        decision.seat, decision.tile, cell(choice.x, choice.y), decision.occasion
    ),
    From: lambda choice, g, decision: MoveTo(decision.seat, decision.moves, decision.orders, choice.source),
    To: lambda choice, g, decision: how_many(choice, g, decision),
    RecruitAt: lambda choice, g, decision: (
        None if decision.distinct else RecruitHowMany(decision.seat, decision.left, choice.territory, decision.used)
    ),
    SettleAt: lambda choice, g, decision: SettleHowMany(
        decision.seat, choice.territory, min(decision.units, available(g, decision.seat))
    ),
    Build: lambda choice, g, decision: BuildWhere(decision.seat, g.cards.building_id[choice.building], 0),
}


# -- the faces of the cards ----------------------------------------------------------------------------------------


def card(card: str, content: Path | None) -> list[Line]:
    """Everything a component says, line by line, its name first."""
    return portrait(card, catalogue(content))


WORDING = Wording(
    ahead=ahead,
    card=card,
    choices=choices,
    decisions=decisions,
    events=events,
    derived_view=derived_view,
    signs=phrases,
    spelled=spelled,
    tokens=tokens,
)
