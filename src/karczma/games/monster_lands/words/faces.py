"""What may be asked: the faces of components, line by line; and of a finished game who played it and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from karczma.effects.describe import phrase
from karczma.effects.text import Drawn, Line, Text, capital, listing, say, sentence
from karczma.games.monster_lands.table.catalogue import Catalogue, Need, TrailGuide, catalogue
from karczma.games.monster_lands.table.entries import ScenarioEntry
from karczma.games.monster_lands.table.terms import (
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
from karczma.kernel.quantities import Effect

ENTRANCE_TRAILS = TRAILS[UPPER : UPPER + 2]


def card(name: str, content: Path | None) -> list[Line]:
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
    lines: list[Line] = [Drawn(capital(say("card-name", card=name)))]
    for numbers, face in kinds:
        if name in numbers:
            lines += face(cards, numbers[name])
    return lines


def sentences(effects: tuple[Effect, ...]) -> list[Text]:
    return [sentence(phrase(effect)) for effect in effects]


def amounts(what: tuple[tuple[int, int], ...]) -> Text:
    return listing([say("amount", n=n, token=RESOURCES[kind]) for kind, n in what])


def dice(need: Need) -> Text:
    fixed = [say("amount", n=need[i], token=f"die_{COLOURS[i]}") for i in range(3) if need[i]]
    mixed = [say("colour-dice", die=COLOURS[i]) for i in range(3) if need[3] >> i & 1]
    return listing(fixed + ([say("face-any-of", n=need[4], dice=listing(mixed, "list-or"))] if mixed else []))


def member(cards: Catalogue, number: int) -> list[Text]:
    of = cards.members[number]
    affiliation = of.affiliation
    strength, magic, influence = of.dice
    named = [say("face-affiliation", affiliation=AFFILIATIONS[affiliation])] if affiliation != NO_AFFILIATION else []
    return [
        *named,
        say("face-member", reputation=of.reputation, cost=of.cost),
        say("face-dice", dice=dice((strength, magic, influence, 0, 0))),
        *sentences(of.ability),
        *([say("face-no-assignment")] if affiliation == NO_AFFILIATION else []),
    ]


def monster(cards: Catalogue, number: int) -> list[Text]:
    of = cards.monsters[number]
    return [
        say("face-affiliation", affiliation=AFFILIATIONS[of.affiliation]),
        say("face-attack", n=of.attack, level="A" if of.is_level_a else "B"),
        say("face-capture", n=of.capture_value, glory=of.capture_glory, gold=of.capture_gold),
        say("face-kill", n=of.kill_value, glory=of.kill_glory, trophies=of.trophy),
        *sentences(of.power),
    ]


def land(cards: Catalogue, number: int) -> list[Text]:
    of = cards.lands[number]
    return [
        say("face-affiliation", affiliation=AFFILIATIONS[of.affiliation]),
        say("face-conquest", n=of.conquest_value, glory=of.glory),
        say("face-feature", dice=dice(of.need), effect=phrase(of.feature)),
    ]


def trap(cards: Catalogue, number: int) -> list[Text]:
    of = cards.traps[number]
    return [say("face-trap", kind=TRAP_KINDS[of.kind], n=of.cost), *sentences(of.effects)]


def equipment(cards: Catalogue, number: int) -> list[Text]:
    of = cards.equipment[number]
    return [say("face-equipment", type=EQUIPMENT_TYPES[of.type], n=of.cost), *sentences(of.feature)]


def loot(cards: Catalogue, number: int) -> list[Text]:
    """ML-LOOT-02  With when it may be used."""
    return [*sentences(cards.loot[number].effects), say("face-loot", when=cards.loot[number].timing)]


def quest(cards: Catalogue, number: int) -> list[Text]:
    left, right = cards.quests[number].contract.rewards
    return [
        say(
            "face-quest",
            dice=dice(cards.quests[number].need),
            target=cards.quests[number].target,
            reward=amounts(cards.quests[number].reward),
            penalty=cards.quests[number].penalty,
        ),
        say(
            "face-contract",
            dice=dice(cards.quests[number].contract.need),
            cost=amounts(cards.quests[number].contract.cost),
            left=amounts(left),
            right=amounts(right),
        ),
    ]


def tile(cards: Catalogue, number: int) -> list[Text]:
    return [
        trail(guide, say("face-side", side=side, trail=i + 1))
        for side, guides in enumerate(cards.tiles[number].sides)
        for i, guide in enumerate(guides)
    ]


def trail(guide: TrailGuide, head: Text) -> Text:
    more = listing([say("colour-dice", die=COLOURS[colour]) for colour in guide.colours], "list-or")
    bonus = listing([phrase(effect) for effect in guide.bonus])
    return say("face-trail", head=head, dice=dice(guide.need), most=guide.most, more=more, bonus=bonus)


def building(cards: Catalogue, number: int) -> list[Text]:
    """ML-CITADEL-01  What it takes and gives, space by space; ML-DEPLOY-07 some only with three or more players."""
    all_spaces, few = cards.all_spaces[number], cards.spaces[2][number]
    colours = listing([say("colour-dice", die=COLOURS[colour]) for colour in cards.accepts[number]], "list-or")
    best = max((cards.dice_spaces[s].gold + cards.dice_spaces[s].brews for s in all_spaces), default=0)
    price = cards.gold_per_die if number == MERCHANT else best or cards.defence_cost
    return [
        sentence(say(f"visit-{BUILDINGS[number].replace('_', '-')}", dice=colours, n=price)),
        *([say("face-beer", n=cards.beer)] if number == TAVERN else []),
        *(space(cards, s, s - all_spaces[0] + 1, s in few) for s in all_spaces if number != MERCHANT),
    ]


def space(cards: Catalogue, at: int, number: int, always: bool) -> Text:
    gold, brews = cards.dice_spaces[at].gold, cards.dice_spaces[at].brews
    return say("face-space", number=number, dice=cards.dice_spaces[at].dice, gold=gold, brews=brews, always=int(always))


def scenario(cards: Catalogue, number: int) -> list[Text]:
    """ML-SOLO-07  Its rules, and what each rank asks for."""
    entry = cards.scenarios[number]
    asked = [" / ".join(map(str, each)) if isinstance(each, list | tuple) else str(each) for each in rank_values(entry)]
    ranks = [say("face-rank", rank=name, asked=each) for name, each in zip(RANKS[1:], asked, strict=True)]
    told = say(f"scenario-{SCENARIOS[number].replace('_', '-')}")
    return [told, say(f"face-ranks-{entry.metric.replace('_', '-')}", ranks=listing(ranks))]


def rank_values(entry: ScenarioEntry) -> list[Any]:
    return [entry.ranks[name] for name in RANKS[1:]]


def guards(cards: Catalogue, number: int) -> list[Text]:
    """ML-ENTR-03, ML-ENTR-05  An Entrance trail: nothing is required, and the guards help."""
    return [say("face-entrance", most=cards.room["entrance_dice"]), *sentences(cards.guards[number].bonus)]
