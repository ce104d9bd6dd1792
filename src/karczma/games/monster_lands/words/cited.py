"""By which clause a card works, for the log: a mercenary, equipment, a land or loot."""

from __future__ import annotations

MERCENARIES = {
    "fandor": "ML-MERC-11",
    "wormee": "ML-MERC-12",
    "vaidala": "ML-MERC-13",
    "wishor": "ML-MERC-14",
    "tranok": "ML-MERC-21",
    "frostor": "ML-MERC-22",
    "nuduru": "ML-MERC-23",
    "lorios": "ML-MERC-24",
    "greenhorn": "ML-GREEN-02",
}
EQUIPMENT = {"turzoks": "ML-EQUIP-08"}
LANDS = {
    "megueria": "ML-LAND-01",
    "thaklan": "ML-LAND-02",
    "al_dahna": "ML-LAND-03",
    "skyehn": "ML-LAND-04",
    "ghadik": "ML-LAND-05",
    "kale": "ML-LAND-06",
    "kyzhul": "ML-LAND-07",
    "rynia": "ML-LAND-08",
    "gurban": "ML-LAND-09",
    "yuha": "ML-LAND-10",
    "wahibah": "ML-LAND-11",
    "uyuniah": "ML-LAND-12",
}
LOOT = {
    "loot_conquest_glory": "ML-LOOT-06",
    "loot_kill_glory": "ML-LOOT-07",
    "loot_capture_glory": "ML-LOOT-08",
    "loot_reroll4": "ML-LOOT-09",
    "loot_brews": "ML-LOOT-10",
    "loot_kill6": "ML-LOOT-11",
    "loot_trophies": "ML-LOOT-12",
    "loot_kit": "ML-LOOT-13",
    "loot_influence_to_magic": "ML-LOOT-14",
    "loot_magic_to_strength": "ML-LOOT-15",
    "loot_magic_plus2": "ML-LOOT-16",
    "loot_gold12": "ML-LOOT-17",
    "loot_gold10": "ML-LOOT-18",
    "loot_reroll_magic3": "ML-LOOT-19",
    "loot_recruit": "ML-LOOT-20",
    "loot_strength_plus2": "ML-LOOT-21",
}
OWN = MERCENARIES | EQUIPMENT | LANDS | LOOT


def cited(card: str) -> str:
    return OWN.get(card, "ML-CORE-11")
