"""Words of the rulebook that the code counts with."""

from __future__ import annotations

TOKENS = ("gold", "strength", "magic", "vp")
GOLD, STRENGTH, MAGIC, VP = range(4)  # VK-ICON-05  the first three are resources, Victory tokens are none
RESOURCES = TOKENS[:VP]
ROLES = ("worker", "soldier", "shadow", "holy")
TYPES = ("minion", "beast", "titan", "boss")
NUMBERS = ((1,), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10), (11, 12))  # VK-SETUP-11  of the ten Citizen stacks

COLUMNS = 5  # VK-SETUP-02  four rows of five places: Monsters, Citizens, Citizens, Domains
FIRST_CITIZEN, FIRST_DOMAIN = COLUMNS, 3 * COLUMNS  # VK-SETUP-28  places are numbered row by row and never move

RUNNING, COUNTED, WON, LOST = range(4)  # how the game stands; the last two only in solo, without a count
OUTCOMES = ("last_monster", "more_points", "draw", "fewer_points", "empty_column")  # how a solo game ends
LAST_MONSTER, MORE_POINTS, DRAW, FEWER_POINTS, EMPTY_COLUMN = OUTCOMES
