"""Valeria: Card Kingdoms."""

from functools import cache

from karczma.title.contract import Parts
from karczma.title.descriptor import Title
from karczma.title.options import Option

TERRAINS = ("barrens", "hills", "ruins", "forest", "swamp", "valley", "cavern", "mountains")
CITIZENS = (
    *("cleric", "monk", "merchant", "blacksmith", "mercenary", "alchemist", "archer", "wizard", "peasant"),
    *("knight", "rogue", "thief", "champion", "warlord", "paladin", "priestess", "butcher", "miner"),
)
SETS = ("first_game", "gold_rush", "masters_of_magic", "monster_blood", "random")


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games.valeria.bots.judgement import BOTS
    from karczma.games.valeria.table.setup import RULES
    from karczma.games.valeria.words.final_count import FINAL_COUNT
    from karczma.games.valeria.words.positions import POSITIONS
    from karczma.games.valeria.words.wording import WORDING

    return Parts(rules=RULES, wording=WORDING, bots=BOTS, final_count=FINAL_COUNT, positions=POSITIONS)


TITLE = Title(
    id="valeria",
    prefix="VK",
    names={"en": "Valeria: Card Kingdoms", "pl": "Valeria: Karciane królestwa"},
    version="1.1.0",
    plays=("1.0.1",),
    players=(1, 2, 3, 4, 5),
    options=(
        Option(id="set", clause="VK-SETUP-27", values=SETS, default="first_game"),
        Option(id="terrains", clause="VK-SETUP-04", values=TERRAINS, default="", several=5),
        Option(id="citizens", clause="VK-SETUP-11", values=CITIZENS, default="", several=10),
        Option(id="mixed_stacks", clause="VK-MIX-01"),
        Option(
            id="duke_resource_scoring",
            clause="VK-DUKE-03",
            values=("combined", "per_kind"),
            default="combined",
            reading=True,
        ),
        Option(id="resting_player_targetable", clause="VK-FIVE-07", default="true", players=(5,), reading=True),
        Option(id="solo_count_victory_tokens", clause="VK-SOLO-27", default="true", players=(1,), reading=True),
    ),
    maturity="beta",
    parts=parts,
)

__all__ = ["TITLE"]
