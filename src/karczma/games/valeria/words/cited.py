"""By which clause a card works, for the log; a card without a clause of its own works by that of its kind."""

from __future__ import annotations

from karczma.games.valeria.table.catalogue import Catalogue
from karczma.games.valeria.table.terms import TOKENS
from karczma.games.valeria.table.theft import Steal

OWN = {
    "bane_spider": "VK-CARD-01",
    "orc_warrior": "VK-CARD-07",
    "wraith": "VK-CARD-14",
    "thief": "VK-CARD-11",
    "foxgrove_palisade": "VK-CARD-02",
    "gargans_embrace": "VK-CARD-03",
    "nest_of_the_weaver_witch": "VK-CARD-06",
    "palace_of_the_dawn": "VK-CARD-08",
    "purloiners_perch": "VK-CARD-09",
    "the_desert_orchid": "VK-CARD-10",
    "watcher_on_the_water": "VK-CARD-13",
    "forgotten_sorrows": "VK-DOM-09",
    "the_violet_thorn": "VK-DOM-10",
    "emerald_stronghold": "VK-DOM-11",
    "pratchetts_plateau": "VK-DOM-12",
    "blood_crow_army": "VK-DOM-13",
    "halfpenny_hill": "VK-DOM-13",
    "monolith_of_ostendaar": "VK-DOM-13",
    "cathedral_of_st_aquila": "VK-DOM-14",
    "the_orb_of_urdr": "VK-DOM-14",
    "eye_of_asteraten": "VK-DOM-15",
    "golden_obelisk_of_nae": "VK-DOM-16",
    "cutthroats_truce": "VK-DOM-17",
    "darktide_harbour": "VK-DOM-18",
    "rogues_landing": "VK-DOM-18",
    "shattered_hand": "VK-DOM-18",
    "cloudriders_camp": "VK-DOM-18",
    "grimmwater_keep": "VK-DOM-18",
}


TAKING = ("cathedral_of_st_aquila", "the_orb_of_urdr", "cutthroats_truce")  # VK-SOLO-38


def given(cards: Catalogue, card: str, token: str, n: int) -> str:
    """What a card takes from others comes from the supply if there are none; a Thief's right power always gives."""
    if card == "thief":
        power = cards.active[cards.citizen_id[card]]
        taken = isinstance(power, Steal) and (TOKENS.index(token), n) in power.one_of
        return "VK-SOLO-38" if taken else "VK-HARV-25"
    return "VK-SOLO-38" if card in TAKING else cited(cards, card)


def cited(cards: Catalogue, card: str) -> str:
    """A Citizen whose power asked something was used with a choice of its own; plain gains are told by the Harvest."""
    if card in OWN:
        return OWN[card]
    if card in cards.citizen_id:
        return "VK-HARV-28"
    return "VK-SLAY-07" if card in cards.monster_id else "VK-BUY-08"
