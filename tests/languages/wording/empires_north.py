"""The words of Empires of the North."""

from __future__ import annotations

from typing import Any

from karczma.games.empires_north.table import catalogue
from karczma.games.empires_north.table.counting import COUNTERS
from karczma.games.empires_north.table.entries import COPIED
from karczma.games.empires_north.table.terms import ACTIONS, TOKENS, TRIGGERS
from karczma.games.empires_north.words import wording
from languages.words import Words

TO_NOBODY = {"ship-queued", "ship-returned", "island-pillaged"}
SAMPLES: dict[str, Any] = {
    "by": "weavers_hut",
    "card": "penguin_colony",
    "copied": "kayak_dock",
    "under": "panuk_fish_bank",
    "needs": "sail",
    "token": "sheep",
    "clan": "panuk",
    "island": "gull_rock",
    "distance": "distant",
    "tile": "harvest",
    "source": "explore",
    "side": "exhausted",
    "goods": "fish_raze",
    "type": "igloo",
    "phase": "expedition",
}


def components() -> list[str]:
    named = [card for family in catalogue.CARD_FILES.faces().values() for card in family]
    return [*dict.fromkeys([*named, *TOKENS]), "resource", "location"]


def told_apart(thing: str) -> bool:
    """Some Resources have no more to say than any Resource, and the factions are told by their Clans."""
    return thing not in ("wood", "stone", "sheep", "scots", "vikings", "inuit")


def said_of_cards() -> set[str]:
    return {
        *(f"count-{token}" for token in (*TOKENS, "resource", "location")),
        *(f"each-{counter}".replace("_", "-") for counter in COUNTERS),
        *(f"when-{event}".replace("_", "-") for event in TRIGGERS),
        *(f"sign-{event}".replace("_", "-") for event in TRIGGERS if event not in ACTIONS),
        *(f"tell-{verb}" for verb in (*wording.COUNTED.values(), *wording.PLAIN.values())),
        *(f"tell-ready{how}-{what}" for how in ("", "-all") for what in ("location", "island")),
        *("tell-discard-location", "tell-discard-field", "face-field", "face-field-upgrade", "face-field-dual"),
        *(
            f"{message}{of}"
            for message in ("tell-assign", "each-kept")
            for of in ("", "-resources", "-goods", "-kinds")
        ),
        *(f"face-copy-{kind}" for kind in COPIED),
        *(f"style-{clan}" for clan in catalogue.CLANS),
        *(f"does-{tile}" for tile in ACTIONS),
        *(
            f"about-{thing}".replace("_", "-")
            for thing in (*ACTIONS, *catalogue.catalogue().pieces)
            if told_apart(thing)
        ),
    }


WORDS = Words(samples=SAMPLES, components=components, to_nobody=TO_NOBODY, said_of_cards=said_of_cards)
