"""Words of the rulebook that the code counts with."""

from __future__ import annotations

TOKENS = ("materials", "population", "gold", "exploration", "krystallium", "soldier")
MATERIALS, POPULATION, GOLD, EXPLORATION, KRYSTALLIUM, SOLDIER = range(6)
BASIC = range(4)  # WK-COMP-09  krystallium is wild and not basic; soldiers are no cubes
STEPS = TOKENS[:4]  # WK-PROD-01, WK-COMP-09  the basic resources, in the order of their production steps
FAMILIES = ("structure", "company", "monument", "discovery")  # WK-COMP-10  one for each basic resource
NO_FAMILY = -1

DEVELOPMENT, TREASURE, ADVISOR, CALAMITY, MENACE = range(5)  # kinds of cards

LEFT, RIGHT = 0, 1
AREAS = ("left", "right")  # the two offer areas
OWN, OPPONENT = 2, 3
PLACES = ("left", "right", "own", "opponent")  # where a face-down card may lie: two offer and two selection areas
UNSEEN = "face_down"  # what a card is called that may not be named
FACE_UP = -1  # nobody's trap lies on that card
NOBODY = -1
RIVAL = 1  # WK-SOLO-07, WK-CSOLO-04  who has no seat in solo play

COLOURS = ("blue", "red")
BLUE, RED = range(2)
SIDES = ("A", "B", "C", "D", "E")
MODULES = ("none", "menaces", "advisors", "quests", "conquest")
NO_MODULE, MENACES, ADVISORS, QUESTS, CONQUEST = range(5)
MEDALS = ("none", "bronze", "silver", "gold")

STAGE = -1  # WK-QUEST-05  where a card under construction has its place: the current stage of the quest
