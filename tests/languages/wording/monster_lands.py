"""The words of Monster Lands."""

from __future__ import annotations

from typing import Any, get_args

from karczma.games.monster_lands.table import catalogue, terms, verbs
from karczma.games.monster_lands.variants.campaign import Outcome
from karczma.games.monster_lands.words import wording
from languages.words import Words

TO_NOBODY = {"quest-won", "trap-revealed", "die-stolen", "ploy-aimed"}
SAMPLES: dict[str, Any] = {
    "by": "tranok",
    "card": "wondou",
    "token": "potion",
    "mercenary": "lusara",
    "monster": "abysur",
    "building": "tavern",
    "land": "kyzhul",
    "trap": "trap_total4",
    "equipment": "noxx",
    "loot": "loot_kit",
    "quest": "quest_05",
    "tile": "trail_tile_1",
    "site": "land_a",
    "trail": "a2",
    "target": "b1",
    "die": "magic",
    "colour": "influence",
    "affiliation": "jungle",
    "rank": "hero",
    "roller": 1,
    "pile": "loot",
}


def components() -> list[str]:
    named = [card for family in catalogue.CARD_FILES.faces().values() for card in family]
    dice = [*terms.COLOURS, *terms.DICE]
    places = [*terms.SITES, *terms.TRAILS, "land", "trail", "queen", "fallen", "scraps", "no_monster"]
    return [*named, *terms.RESOURCES, *dice, *terms.AFFILIATIONS, *terms.EQUIPMENT_TYPES, *terms.RANKS, *places]


def said_of_cards() -> set[str]:
    told = [
        *(f"gain-{when}" for when in verbs.GAIN_WHEN),
        *(f"reroll-{where}" for where in verbs.REROLL_WHERE),
        *(f"each-{when}" for when in verbs.EACH_WHEN),
        *(f"total-{when}" for when in verbs.TOTAL_WHEN),
        *(f"forbid-{what}" for what in verbs.FORBIDDEN),
        *("to-entrance-revealed", "to-entrance-captured-in-land"),
        *wording.COUNTED.values(),
    ]
    counted = [f"count-{what}" for what in terms.RESOURCES]
    steps = [f"campaign-{outcome}" for outcome in get_args(Outcome)]
    visits = [f"visit-{building}" for building in terms.BUILDINGS]
    visits += [f"scenario-{name}" for name in terms.SCENARIOS]
    visits += [f"face-ranks-{entry.metric}" for entry in catalogue.catalogue().scenarios]
    return {what.replace("_", "-") for what in (*(f"tell-{each}" for each in told), *counted, *steps, *visits)}


WORDS = Words(samples=SAMPLES, components=components, to_nobody=TO_NOBODY, said_of_cards=said_of_cards)
