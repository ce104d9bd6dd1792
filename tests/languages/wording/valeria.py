"""Valeria's words, and those of the shared layers: they speak of Valeria."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from karczma.games.valeria.table.catalogue import FILES, catalogue
from karczma.games.valeria.table.moments import MOMENTS, QUANTITIES
from karczma.games.valeria.table.terms import ROLES, TOKENS, TYPES
from karczma.kernel.choices import kebab
from languages.words import Words

FAMILIES = ("citizens", "monsters", "domains", "dukes", "terrains", "sets")
TO_NOBODY = {"monster-taken", "duke-revealed"}
SAMPLES: dict[str, Any] = {
    "citizen": "champion",
    "monster": "wraith",
    "domain": "palace_of_the_dawn",
    "duke": "simon_the_unclean",
    "by": "thief",
    "card": "archer",
    "top": "goblin",
    "token": "magic",
    "resource": "strength",
    "role": "soldier",
    "terrain": "swamp",
}


@cache
def cards_of(family: str) -> dict[str, dict[str, dict[str, str]]]:
    cards: dict[str, dict[str, dict[str, str]]] = yaml.safe_load((FILES / f"{family}.yaml").read_text("utf-8"))["cards"]
    return cards


def components() -> list[str]:
    counted = [zone for zone in catalogue().text.zones if zone != "icons"]  # what a Duke counts
    return [*(card for family in FAMILIES for card in cards_of(family)), *TOKENS, *ROLES, *TYPES, *counted]


def said_of_cards() -> set[str]:
    zones = catalogue().text.zones
    each = {f"each-{zone}" for zone in zones if zone != "icons"}  # icons are always those of a Role
    return {
        *each,
        *(f"each-{zone}-{key}" for zone, keys in zones.items() for key in keys),
        *(f"count-{what}" for what in (*TOKENS, *ROLES)),
        *(f"{word}-{kebab(event.__name__)}" for event in MOMENTS.values() for word in ("when", "sign")),
        *(f"while-{name.replace('_', '-')}-{how}" for name in QUANTITIES for how in ("times", "add")),
        *(f"tell-return-{zone}{may}" for zone in ("citizens", "slain") for may in ("", "-may")),
        *(f"tell-die-{deed}{paid}" for deed in ("set", "raise", "lower") for paid in ("", "-paid")),
    }


WORDS = Words(samples=SAMPLES, components=components, to_nobody=TO_NOBODY, said_of_cards=said_of_cards)
