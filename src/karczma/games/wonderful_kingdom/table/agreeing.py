"""What may be agreed on before a table is set up, and what does not go together."""

from __future__ import annotations

from collections.abc import Mapping

from karczma.games.wonderful_kingdom.table.catalogue import Catalogue
from karczma.kernel.choices import Refusal, no
from karczma.title.options import WrongTable

CHOOSE, RANDOM = "choose", "random"
CALAMITY_VP = "-3"  # WK-CALAM-02
SOLO_REFUSES = {"black_dragons": no("WK-DRAG-14"), "illusionists": no("WK-ILLU-15")}  # WK-SOLO-15


def refuse_wrong(seats: int, options: Mapping[str, str], cards: Catalogue) -> None:
    """What would be ignored, or does not belong to the box and to so many players, is refused."""
    legends = options["legends"] == "true"
    refuse_side(options["duchies"], options["module"], legends)
    if options["menaces"] not in (CHOOSE, RANDOM):
        for name in options["menaces"].split(","):
            refuse_set(seats, name, legends, cards)
    quest, board = options["quest_board"], options["board"]
    if quest != CHOOSE and cards.quest_entries[cards.quests.index(quest)].expansion and not legends:
        raise wrong("quest_board", f"{quest} belongs to Legends", no("WK-QUEST-02", quest=quest))
    if board != CHOOSE and cards.boards[board].players != seats:
        raise wrong("board", f"{board} is not for {seats} players", no("WK-CONQ-02", board=board, seats=seats))
    if options["calamity_vp"] != CALAMITY_VP and options["module"] == "menaces" and seats > 1:
        raise wrong("calamity_vp", "with menaces two players meet no calamities", no("WK-MENACE-01"))


def refuse_side(side: str, module: str, legends: bool) -> None:
    """WK-SETUP-11  Sides C and D belong to Legends; conquest always uses side E."""
    if side != "A" and module == "conquest":
        raise wrong("duchies", f"conquest is played with side E, not {side}", no("WK-SETUP-11"))
    if side in ("C", "D") and not legends:
        raise wrong("duchies", f"side {side} belongs to Legends", no("WK-SETUP-11", side=side))


def refuse_set(seats: int, menace: str, legends: bool, cards: Catalogue) -> None:
    """WK-SOLO-15  Two sets cannot be used alone; WK-SETUP-11 some belong to Legends."""
    entry = cards.set_entries[cards.sets.index(menace)]
    if seats == 1 and not entry.solo:
        raise wrong("menaces", f"{menace} cannot be used in solo play", SOLO_REFUSES[menace])
    if entry.expansion and not legends:
        raise wrong("menaces", f"{menace} belong to Legends", no("WK-SETUP-11", menace=menace))


def wrong(option: str, told: str, refusal: Refusal) -> WrongTable:
    return WrongTable(f"option {option} ({refusal.clause}): {told}", refusal, option)
