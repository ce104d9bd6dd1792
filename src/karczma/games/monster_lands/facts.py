"""What may be asked: the faces of components, line by line; and of a finished game who played it and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from karczma.effects.describe import Say, listing, phrase, sentence
from karczma.games.monster_lands.catalogue import Catalogue, Need, TrailGuide, catalogue
from karczma.games.monster_lands.state import MonsterLands
from karczma.games.monster_lands.terms import (
    AFFILIATIONS,
    COLOURS,
    EQUIPMENT_TYPES,
    NO_AFFILIATION,
    RANKS,
    RESOURCES,
)
from karczma.games.monster_lands.variants import scenarios
from karczma.kernel.questions import Effect


def card(name: str, content: Path | None, say: Say) -> list[str]:
    """The lines of a component, its name first; what has no face of its own has only the name."""
    cards = catalogue(content)
    kinds: tuple[tuple[dict[str, Any], Any], ...] = (
        (cards.member_id, member),
        (cards.monster_id, monster),
        (cards.land_id, land),
        (cards.card_id, trap),
        (cards.equipment_id, equipment),
        (cards.loot_id, loot),
        (cards.quest_id, quest),
        (cards.tile_id, tile),
    )
    lines = [say("card-name", card=name)]
    for numbers, face in kinds:
        if name in numbers:
            lines += face(cards, numbers[name], say)
    return lines


def sentences(effects: tuple[Effect, ...], say: Say) -> list[str]:
    return [sentence(phrase(effect, say)) for effect in effects]


def amounts(what: tuple[tuple[int, int], ...], say: Say) -> str:
    return listing([say("amount", n=n, token=RESOURCES[kind]) for kind, n in what], say)


def dice(need: Need, say: Say) -> str:
    fixed = [say("amount", n=need[i], token=f"die_{COLOURS[i]}") for i in range(3) if need[i]]
    mixed = [say("colour-dice", die=COLOURS[i]) for i in range(3) if need[3] >> i & 1]
    return listing(fixed + ([say("face-any-of", n=need[4], dice=listing(mixed, say, "list-or"))] if mixed else []), say)


def member(cards: Catalogue, number: int, say: Say) -> list[str]:
    affiliation = cards.member_affiliation[number]
    strength, magic, influence = cards.member_dice[number]
    named = [say("face-affiliation", affiliation=AFFILIATIONS[affiliation])] if affiliation != NO_AFFILIATION else []
    return [
        *named,
        say("face-member", reputation=cards.reputation[number], cost=cards.member_cost[number]),
        say("face-dice", dice=dice((strength, magic, influence, 0, 0), say)),
        *sentences(cards.ability[number], say),
    ]


def monster(cards: Catalogue, number: int, say: Say) -> list[str]:
    (glory, gold), kill = cards.capture_reward[number], cards.kill_glory[number]
    return [
        say("face-affiliation", affiliation=AFFILIATIONS[cards.monster_affiliation[number]]),
        say("face-attack", n=cards.attack[number]),
        say("face-capture", n=cards.capture_value[number], glory=glory, gold=gold),
        say("face-kill", n=cards.kill_value[number], glory=kill, trophies=cards.trophy[number]),
        *sentences(cards.power[number], say),
    ]


def land(cards: Catalogue, number: int, say: Say) -> list[str]:
    return [
        say("face-affiliation", affiliation=AFFILIATIONS[cards.land_affiliation[number]]),
        say("face-conquest", n=cards.conquest_value[number], glory=cards.land_glory[number]),
        say("face-feature", dice=dice(cards.land_need[number], say), effect=phrase(cards.land_feature[number], say)),
    ]


def trap(cards: Catalogue, number: int, say: Say) -> list[str]:
    return [say("face-cost", n=cards.trap_cost[number]), *sentences(cards.trap_effect[number], say)]


def equipment(cards: Catalogue, number: int, say: Say) -> list[str]:
    of = EQUIPMENT_TYPES[cards.equipment_type[number]]
    return [say("face-equipment", type=of, n=cards.equipment_cost[number]), *sentences(cards.feature[number], say)]


def loot(cards: Catalogue, number: int, say: Say) -> list[str]:
    return sentences(cards.loot_effect[number], say)


def quest(cards: Catalogue, number: int, say: Say) -> list[str]:
    left, right = cards.contract_rewards[number]
    return [
        say(
            "face-quest",
            dice=dice(cards.quest_need[0][number], say),
            target=cards.target[number],
            reward=amounts(cards.quest_reward[number], say),
            penalty=cards.penalty[number],
        ),
        say(
            "face-contract",
            dice=dice(cards.quest_need[1][number], say),
            cost=amounts(cards.contract_cost[number], say),
            left=amounts(left, say),
            right=amounts(right, say),
        ),
    ]


def tile(cards: Catalogue, number: int, say: Say) -> list[str]:
    return [
        trail(guide, say("face-side", side=side, trail=i + 1), say)
        for side, guides in enumerate(cards.guides[number])
        for i, guide in enumerate(guides)
    ]


def trail(guide: TrailGuide, head: str, say: Say) -> str:
    more = listing([say("colour-dice", die=COLOURS[colour]) for colour in guide.colours], say, "list-or")
    bonus = listing([phrase(effect, say) for effect in guide.bonus], say)
    return say("face-trail", head=head, dice=dice(guide.need, say), most=guide.most, more=more, bonus=bonus)


# -- of a finished game --------------------------------------------------------------------------------------------


def sides(g: MonsterLands) -> tuple[str, ...]:
    return tuple(AFFILIATIONS[player.affiliation] for player in g.players)


def ended(g: MonsterLands) -> str:
    """ML-END-01  By glory, if that came before the last round was over."""
    return "glory" if g.round < g.rounds else "rounds"


def rounds(g: MonsterLands) -> int:
    return g.round


def rank(g: MonsterLands) -> str | None:
    """ML-SOLO-07"""
    return RANKS[scenarios.rank(g)] if g.solo else None
