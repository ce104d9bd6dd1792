"""The words of It's a Wonderful Kingdom."""

from __future__ import annotations

from typing import Any

from karczma.games.wonderful_kingdom.table import catalogue, terms
from karczma.games.wonderful_kingdom.table.boards import BONUSES
from karczma.games.wonderful_kingdom.table.entries import DEEDS
from karczma.games.wonderful_kingdom.table.moments import MOMENTS, QUANTITIES
from languages.words import Words

TO_NOBODY = {"card-offered", "area-taken", "card-shrouded", "card-stolen", "armies-returned"}
SAMPLES: dict[str, Any] = {
    "by": "captain_of_arms",
    "card": "hamlet",
    "token": "gold",
    "space": "gold",
    "area": "left",
    "place": "own",
    "colour": "blue",
    "duchy": "valados_a",
    "menace": "thieves",
    "quest": "beyond_the_sea",
    "board": "A1",
    "source": "red_castle",
    "territory": "west_sea",
    "medal": "silver",
}


def components() -> list[str]:
    named = [card for family, cards in catalogue.CARD_FILES.faces().items() if family != "pieces" for card in cards]
    named += [name for board in catalogue.catalogue().boards.values() for name in board.names]
    return [*named, *terms.TOKENS, *BONUSES, *terms.FAMILIES, *terms.PLACES, *terms.COLOURS, "face_down"]


def said_of_cards() -> set[str]:
    return {
        *(f"count-{token}" for token in (*terms.TOKENS, "trap", "spy")),
        *(f"does-{deed}".replace("_", "-") for deed in DEEDS),
        *(f"while-{question}".replace("_", "-") for question in QUANTITIES),
        *(f"when-{moment}".replace("_", "-") for moment in MOMENTS),
        *(f"face-vp-{per}" for per in (*terms.FAMILIES, "soldier", "set")),
    }


WORDS = Words(samples=SAMPLES, components=components, to_nobody=TO_NOBODY, said_of_cards=said_of_cards)
