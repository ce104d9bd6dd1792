"""Words of the rulebook that the code counts with."""

from __future__ import annotations

TOKENS = ("wood", "stone", "food", "sheep", "fish", "gold", "raze", "worker", "ship", "vp", "card")
WOOD, STONE, FOOD, SHEEP, FISH, GOLD, RAZE, WORKER, SHIP, VP, CARD = range(11)
RESOURCES = TOKENS[:GOLD]  # EN-GOODS-02  exactly these five
GOODS = TOKENS[:WORKER]  # EN-GOODS-01  in the narrow sense: what may be assigned as "any Good"
KEPT = WORKER + 1  # so many kinds can lie on a card: Goods and Workers

ACTIONS = ("explore", "populate", "construct", "harvest", "sail")
EXPLORE, POPULATE, CONSTRUCT, HARVEST, SAIL = range(5)

# EN-FEAT-01  What a Feature may wait for; the first five are the actions of the tiles.
TRIGGERS = (
    *ACTIONS,
    *("pillage", "conquer", "build", "build_field", "play_boost", "discard_own", "assign", "lookout_end"),
)
PILLAGE, CONQUER, BUILD, BUILD_FIELD, PLAY_BOOST, DISCARD_OWN, ASSIGN, LOOKOUT_END = range(5, 13)

OWN_TURN = "own_turn"  # EN-FEAT-01  a Feature that its owner uses, instead of waiting for something

KINDS = ("field", "field_upgrade", "field_dual", "feature", "action", "copy", "boost")
FIELD, UPGRADE, DUAL, FEATURE, ACTION, COPY, BOOST = range(7)

PHASES = ("lookout", "action", "expedition", "cleanup")  # EN-ROUND-01
IN_LOOKOUT, IN_ACTION, IN_EXPEDITION, IN_CLEANUP = range(4)

DISTANCES = ("nearby", "distant")
NEARBY, DISTANT = range(2)

NOBODY = -1
RIVAL = -1  # EN-SOLO-05  whose ship it is
NOTHING = -1  # no card, no tile, no limit
IN_FRONT = -1  # EN-SETUP-19  a pawn that is on no tile
TURNED = 5  # added to the tile of a pawn that shows its exhausted side (EN-COMP-10)

WITH_FISH, WITH_RAZE, WITH_GOLD, COMMON = 1, 2, 4, 8  # what is said of a ship in the queue

SCENARIOS = ("quiet_season", "hungry_winter", "race_for_the_isles", "rival_clan")
QUIET_SEASON, HUNGRY_WINTER, RACE, RIVAL_CLAN = range(4)
LEVELS = ("easy", "normal", "hard")
