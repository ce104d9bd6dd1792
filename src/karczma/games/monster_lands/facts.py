"""What may be asked: the faces of components, line by line; and of a finished game who played it and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from karczma.effects.describe import Say, capital, listing, phrase, sentence
from karczma.games.monster_lands.catalogue import Catalogue, Need, TrailGuide, catalogue
from karczma.games.monster_lands.entries import ScenarioEntry
from karczma.games.monster_lands.state import MonsterLands
from karczma.games.monster_lands.terms import (
    AFFILIATIONS,
    BUILDINGS,
    COLOURS,
    EQUIPMENT_TYPES,
    MERCHANT,
    NO_AFFILIATION,
    RANKS,
    RESOURCES,
    SCENARIOS,
    TAVERN,
    TRAILS,
    TRAP_KINDS,
    UPPER,
)
from karczma.games.monster_lands.variants import scenarios
from karczma.kernel.questions import Effect

ENTRANCE_TRAILS = TRAILS[UPPER : UPPER + 2]


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
        ({name: i for i, name in enumerate(BUILDINGS)}, building),
        ({name: i for i, name in enumerate(SCENARIOS)}, scenario),
        ({name: i for i, name in enumerate(ENTRANCE_TRAILS)}, guards),
    )
    lines = [capital(say("card-name", card=name))]
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
        *([say("face-no-assignment")] if affiliation == NO_AFFILIATION else []),
    ]


def monster(cards: Catalogue, number: int, say: Say) -> list[str]:
    (glory, gold), kill = cards.capture_reward[number], cards.kill_glory[number]
    return [
        say("face-affiliation", affiliation=AFFILIATIONS[cards.monster_affiliation[number]]),
        say("face-attack", n=cards.attack[number], level="A" if cards.is_level_a[number] else "B"),
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
    kind = say("face-trap", kind=TRAP_KINDS[cards.trap_kind[number]], n=cards.trap_cost[number])
    return [kind, *sentences(cards.trap_effect[number], say)]


def equipment(cards: Catalogue, number: int, say: Say) -> list[str]:
    of = EQUIPMENT_TYPES[cards.equipment_type[number]]
    return [say("face-equipment", type=of, n=cards.equipment_cost[number]), *sentences(cards.feature[number], say)]


def loot(cards: Catalogue, number: int, say: Say) -> list[str]:
    """ML-LOOT-02  With when it may be used."""
    return [*sentences(cards.loot_effect[number], say), say("face-loot", when=cards.loot_timing[number])]


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


def building(cards: Catalogue, number: int, say: Say) -> list[str]:
    """ML-CITADEL-01  What it takes and gives, space by space; ML-DEPLOY-07 some only with three or more players."""
    all_spaces, few = cards.all_spaces[number], cards.spaces[2][number]
    colours = listing([say("colour-dice", die=COLOURS[colour]) for colour in cards.accepts[number]], say, "list-or")
    best = max((cards.space_gold[s] + cards.space_brews[s] for s in all_spaces), default=0)
    price = cards.gold_per_die if number == MERCHANT else best or cards.defence_cost
    return [
        sentence(say(f"visit-{BUILDINGS[number].replace('_', '-')}", dice=colours, n=price)),
        *([say("face-beer", n=cards.beer)] if number == TAVERN else []),
        *(space(cards, s, s - all_spaces[0] + 1, s in few, say) for s in all_spaces if number != MERCHANT),
    ]


def space(cards: Catalogue, at: int, number: int, always: bool, say: Say) -> str:
    gold, brews = cards.space_gold[at], cards.space_brews[at]
    return say("face-space", number=number, dice=cards.space_dice[at], gold=gold, brews=brews, always=int(always))


def scenario(cards: Catalogue, number: int, say: Say) -> list[str]:
    """ML-SOLO-07  Its rules, and what each rank asks for."""
    entry = cards.scenarios[number]
    asked = [" / ".join(map(str, each)) if isinstance(each, list | tuple) else str(each) for each in rank_values(entry)]
    ranks = [say("face-rank", rank=name, asked=each) for name, each in zip(RANKS[1:], asked, strict=True)]
    told = say(f"scenario-{SCENARIOS[number].replace('_', '-')}")
    return [told, say(f"face-ranks-{entry.metric.replace('_', '-')}", ranks=listing(ranks, say))]


def rank_values(entry: ScenarioEntry) -> list[Any]:
    return [entry.ranks[name] for name in RANKS[1:]]


def guards(cards: Catalogue, number: int, say: Say) -> list[str]:
    """ML-ENTR-03, ML-ENTR-05  An Entrance trail: nothing is required, and the guards help."""
    return [say("face-entrance", most=cards.room["entrance_dice"]), *sentences(cards.guards[number].bonus, say)]


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
