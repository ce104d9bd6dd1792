"""Northgard's words."""

from __future__ import annotations

from typing import Any

from karczma.games.northgard.battles import combat
from karczma.games.northgard.table import catalogue
from karczma.games.northgard.table.counting import COUNTERS
from karczma.games.northgard.table.terms import DEEDS, SLOTS, TOKENS
from karczma.games.northgard.words import portraits, wording
from languages.words import Words

FAME_SOURCES = ("closing", "closed", "altar", "stag", "creature")
TO_NOBODY = {"tile-laid", "territory-closed", "battle-began", "battle-decided", "die-rolled", "face-chosen"}
SAMPLES: dict[str, Any] = {
    "by": "adv_tribute",
    "card": "early_foragers",
    "token": "wood",
    "resource": "food",
    "building": "silo",
    "clan": "raven",
    "tile": "tile_06",
    "creature": "creature_wolf_beige",
    "face": "choice",
    "source": "closing",
    "give": "wood",
    "take": "food",
    "want": "lore",
    "slot": "stone",
    "partner": 1,
    "roller": 1,
}


def components() -> list[str]:
    named = [card for family in catalogue.CARD_FILES.faces().values() for card in family]
    return [*named, *TOKENS, *SLOTS, *catalogue.catalogue().face_names, combat.POINT, combat.DAMAGE, *FAME_SOURCES]


def said_of_cards() -> set[str]:
    return {
        *(f"count-{token}" for token in TOKENS),
        *(f"each-{counter}".replace("_", "-") for counter in COUNTERS),
        *(f"each-time-{deed}".replace("_", "-") for deed in DEEDS),
        *(f"tell-{verb}" for verb in (*wording.COUNTED.values(), *wording.PLAIN.values())),
        *("tell-build-small", "tell-build-large", "face-building-small", "face-building-large"),
        *(f"face-{works}" for works in ("forge", "camp", "guard", "shots", "starves", "forbids", "kills", "attacks")),
        *(f"face-{told}-{clan}" for clan in catalogue.catalogue().clans for told in ("power", "suits")),
        *(f"face-strength-{strength}" for strength in portraits.STRENGTHS),
        *(f"face-difficulty-{level}" for level in (1, 2, 3)),
        *(f"face-looks-{priority}" for priority in catalogue.PRIORITIES),
        *(f"face-side-{side}" for side in portraits.SIDES.values()),
        *(f"face-slots-{slot}" for slot in SLOTS),
        *(f"face-border-{kind}" for kind in ("regular", "difficult")),
    }


WORDS = Words(samples=SAMPLES, components=components, to_nobody=TO_NOBODY, said_of_cards=said_of_cards)
