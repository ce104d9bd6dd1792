"""Words of the rulebook that the code counts with."""

from __future__ import annotations

COLOURS = ("strength", "magic", "influence")
STRENGTH, MAGIC, INFLUENCE = range(3)
BIT = {colour: 1 << i for i, colour in enumerate(COLOURS)}  # colours as a mask

# A die of a pool: strength and magic dice are not rolled before they are needed, influence dice show a number.
DICE = ("strength", "magic", *(f"influence_{n}" for n in range(1, 7)))
DIE_CODE = {name: code for code, name in enumerate(DICE)}
PLAIN = 2  # codes below this one are strength and magic; code - 1 is what an influence die shows

TOKENS = ("gold", "glory", "potion", "poison", "defence")
GOLD, GLORY, POTION, POISON, DEFENCE = range(5)
RESOURCES = (*TOKENS, "trap", "loot", "trophy", "die_strength", "die_magic", "die_influence")
TRAP, LOOT, TROPHY, DIE_STRENGTH = range(5, 9)

AFFILIATIONS = ("fire", "water", "air", "jungle")
NO_AFFILIATION = 4
ANY_AFFILIATION = 15  # as a mask

BUILDINGS = ("hunting_lodge", "alchemist", "tavern", "armoury", "merchant", "market", "mine")
LODGE, ALCHEMIST, TAVERN, ARMOURY, MERCHANT, MARKET, MINE = range(7)

EQUIPMENT_TYPES = ("weapon", "garment", "spell")
WEAPON, GARMENT, SPELL = range(3)

TRAP_KINDS = ("starting", "upgraded", "secured", "ploy")
STARTING, UPGRADED, SECURED, PLOY = range(4)

# Where monsters are: the two Lands and the Citadel Entrance. Trails have numbers through all of the outer areas.
LAND_A, LAND_B, ENTRANCE = range(3)
SITES = ("land_a", "land_b", "entrance")
TRAILS = (
    *(f"a{n}" for n in range(1, 5)),
    *(f"b{n}" for n in range(1, 5)),
    *("upper", "lower", "quest_left", "quest_right", "contract_left", "contract_right"),
)
TRAIL_CODE = {name: code for code, name in enumerate(TRAILS)}
UPPER, LOWER, QUEST, CONTRACT = 8, 9, 10, 12  # the first trails of the Entrance and of the two quests
SITE_TRAILS = ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9))
SITE_OF = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, -1, -1, -1, -1)  # by trail; -1: a quest

Trail = int
Member = int  # a clan member by its number: starting members, mercenaries, greenhorns
NOBODY = -1
EMPTY = -1  # nobody walks this trail, nothing lies on this space
SAMBOR = -2  # ML-SOLO-04  the virtual player, where a member or a seat could be

# Dice on a trail lie in five places: free ones of three colours, and those on secured traps.
PER_TRAIL = 5

# What a mercenary on a trail carries on the assignment token.
CARRIED_GOODS = ("potion", "poison", "gold")
CARRIED = len(CARRIED_GOODS)
CARRIED_POTION, CARRIED_POISON, CARRIED_GOLD = range(3)

WAITING, FOUGHT, STRUCK, DONE = range(4)  # how far the mercenary of a trail has come in its battle
BATTLE, CONQUEST, ERRAND = range(3)  # what a roll is for: a monster, a land, a quest

MOST_GLORY = 30  # ML-CORE-10
RUNNING, ENDED = range(2)
RANKS = ("monster_snack", "adept", "veteran", "hero")
SNACK, ADEPT, VETERAN, HERO = range(4)
DIFFICULTIES = ("beginner", "normal", "high", "cruel")
SCENARIOS = (
    *("business_as_usual", "money_first", "blitz", "unprotected", "packed_full"),
    *("monsters_attack", "diversity", "victim_of_ploys", "tireless", "slaughter"),
)
WITH_AFFILIATION = ("money_first", "unprotected")  # ML-SCEN-02, ML-SCEN-04  the scenario names the first one
MONSTERS_ATTACK = "monsters_attack"  # ML-SCEN-06  nothing is left for More Monsters to do


def face(code: int) -> int:
    """What an influence die shows; 0 for a die of another colour."""
    return code - 1 if code >= PLAIN else 0


def colour_of(code: int) -> int:
    return min(code, INFLUENCE)


def influence(value: int) -> int:
    """The code of an influence die that shows this."""
    return value + 1
