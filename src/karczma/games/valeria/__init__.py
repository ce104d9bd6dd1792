"""Valeria: Card Kingdoms."""

from karczma.kernel.title import Option, Title

TERRAINS = ("barrens", "hills", "ruins", "forest", "swamp", "valley", "cavern", "mountains")
CITIZENS = (
    *("cleric", "monk", "merchant", "blacksmith", "mercenary", "alchemist", "archer", "wizard", "peasant"),
    *("knight", "rogue", "thief", "champion", "warlord", "paladin", "priestess", "butcher", "miner"),
)
SETS = ("first_game", "gold_rush", "masters_of_magic", "monster_blood", "random")

TITLE = Title(
    id="valeria",
    prefix="VK",
    names={"en": "Valeria: Card Kingdoms", "pl": "Valeria: Karciane królestwa"},
    version="1.0.1",
    players=(1, 2, 3, 4, 5),
    options=(
        Option(id="set", clause="VK-SETUP-27", values=SETS, default="first_game"),
        Option(id="terrains", clause="VK-SETUP-04", values=TERRAINS, default="", several=5),
        Option(id="citizens", clause="VK-SETUP-11", values=CITIZENS, default="", several=10),
        Option(id="mixed_stacks", clause="VK-MIX-01"),
        Option(id="duke_resource_scoring", clause="VK-DUKE-03", values=("combined", "per_kind"), default="combined"),
        Option(id="resting_player_targetable", clause="VK-FIVE-07", default="true", players=(5,)),
        Option(id="solo_count_victory_tokens", clause="VK-SOLO-27", default="true", players=(1,)),
    ),
    maturity="alpha",
    package=__name__,
)

__all__ = ["TITLE"]
