"""What the faces of cards show in signs: this title's own verbs, and the phrase of a card of a deck."""

from __future__ import annotations

from karczma.effects.signs import Op, Sign, Signs, Words, in_signs, signs, slashed
from karczma.games.northgard.actions import special
from karczma.games.northgard.table import verbs
from karczma.games.northgard.table.catalogue import catalogue
from karczma.games.northgard.table.terms import WOOD

# -- the five actions ----------------------------------------------------------------------------------------------


@signs(verbs.RecruitAction)
def show_recruit(effect: verbs.RecruitAction) -> Signs:
    return (Sign("recruit", effect.units),)


@signs(verbs.ExploreAction)
def show_explore(effect: verbs.ExploreAction) -> Signs:
    return (Sign("explore", effect.times), *((Words(f"/ {effect.tiles}"),) if effect.tiles > 1 else ()))


@signs(verbs.MoveAction)
def show_move(effect: verbs.MoveAction) -> Signs:
    attack = (Sign("attack", f"+{effect.attack}"),) if effect.attack else ()
    return (Sign("move", effect.moves), *attack, *((Sign("damage", effect.damage),) if effect.damage else ()))


@signs(verbs.BuildAction)
def show_build(effect: verbs.BuildAction) -> Signs:
    return (Sign("build", effect.buildings), *((Sign(WOOD, f"−{effect.discount}"),) if effect.discount else ()))


@signs(verbs.DrawAction)
def show_draw(effect: verbs.DrawAction) -> Signs:
    return (Sign("draw", effect.cards),)


# -- what depends on them ------------------------------------------------------------------------------------------


@signs(verbs.GainEach)
def show_gain_each(effect: verbs.GainEach) -> Signs:
    share = (Words(f"1/{effect.every}"),) if effect.every > 1 else ()
    most = (Words(f"≤{effect.at_most}"),) if effect.at_most < verbs.WITHOUT_LIMIT else ()
    return (Sign(effect.token, effect.n), Op("×"), *share, Sign(f"each_{effect.each}"), *most)


@signs(verbs.EachTime)
def show_each_time(effect: verbs.EachTime) -> Signs:
    return (Op("→"), *in_signs(effect.effect))


@signs(verbs.PaidFor)
def show_paid_for(effect: verbs.PaidFor) -> Signs:
    return (*(Sign(token, f"−{n}") for token, n in effect.pay), Op("→"), *in_signs(effect.effect))


@signs(verbs.ChooseDifferent)
def show_choose_different(effect: verbs.ChooseDifferent) -> Signs:
    return slashed([in_signs(branch) for branch in effect.branches])


# -- special actions -----------------------------------------------------------------------------------------------


@signs(special.GainAny)
def show_gain_any(effect: special.GainAny) -> Signs:
    return (Sign("any", f"+{effect.n}"),)


@signs(special.Plunder)
def show_plunder(effect: special.Plunder) -> Signs:
    return (Sign("plunder", f"+{effect.n}"),)


@signs(special.Tribute)
def show_tribute(effect: special.Tribute) -> Signs:
    return (Sign("any", f"≤{effect.at_most}"),)


COUNTED = {special.Swap: "swap", special.RemoveCards: "remove_card", special.Kill: "kill"}
PLAIN = {
    special.GatherFromTerritory: "gather",
    special.GatherFromTile: "gather",
    special.PlaceToken: "place_token",
    special.PlaceKaija: "place_kaija",
}


@signs(special.Swap)
@signs(special.RemoveCards)
@signs(special.Kill)
def show_counted(effect: special.Swap | special.RemoveCards | special.Kill) -> Signs:
    return (Sign(COUNTED[type(effect)], effect.n),)


@signs(special.GatherFromTerritory)
@signs(special.GatherFromTile)
@signs(special.PlaceToken)
@signs(special.PlaceKaija)
def show_plain(
    effect: special.GatherFromTerritory | special.GatherFromTile | special.PlaceToken | special.PlaceKaija,
) -> Signs:
    return (Sign(PLAIN[type(effect)]),)


# -- the faces -----------------------------------------------------------------------------------------------------


def phrases(card: str) -> tuple[Signs, ...]:
    """What a card of a deck does; no other component shows a phrase."""
    cards = catalogue(None)
    number = cards.card_id.get(card, cards.first_tile)
    effect = cards.achievement.get(number) or cards.effect[number]
    return (in_signs(effect),) if effect else ()
