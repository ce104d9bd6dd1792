"""It's a Wonderful Kingdom, with the Legends booklet."""

from functools import cache

from karczma.title.contract import Parts
from karczma.title.descriptor import Title
from karczma.title.options import Option

MENACE_SETS = (
    *("giant_rats", "mist_giants", "marauders", "thieves"),
    *("sisters_of_misfortune", "devourers", "black_dragons", "illusionists"),
)
QUEST_BOARDS = ("the_lost_crown", "siege_of_the_black_tower", "beyond_the_sea", "the_ancestral", "the_star_gate")
BOARDS = ("A1", "A2", "B1", "B2", "C1", "C2")


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games.wonderful_kingdom.bots.judgement import BOTS
    from karczma.games.wonderful_kingdom.table.setup import RULES
    from karczma.games.wonderful_kingdom.words.final_count import FINAL_COUNT
    from karczma.games.wonderful_kingdom.words.positions import POSITIONS
    from karczma.games.wonderful_kingdom.words.wording import WORDING

    return Parts(rules=RULES, wording=WORDING, bots=BOTS, final_count=FINAL_COUNT, positions=POSITIONS)


TITLE = Title(
    id="wonderful_kingdom",
    prefix="WK",
    names={"en": "It's a Wonderful Kingdom", "pl": "It's a Wonderful Kingdom"},
    version="1.1.0",
    plays=("1.0.1",),
    players=(1, 2),
    options=(
        Option(
            id="module",
            clause="WK-SETUP-08",
            values=("menaces", "advisors", "quests", "conquest", "none"),
            default="menaces",
        ),
        Option(id="legends", clause="WK-SETUP-11", default="true"),
        Option(id="duchies", clause="WK-LEG-11", values=("A", "B", "C", "D"), default="A"),
        Option(
            id="menaces",
            clause="WK-MENACE-02",
            values=("choose", "random"),
            default="choose",
            one_each=MENACE_SETS,
            only={"module": ("menaces",)},
        ),
        Option(
            id="quest_board",
            clause="WK-QUEST-01",
            values=("choose", *QUEST_BOARDS),
            default="choose",
            only={"module": ("quests",)},
        ),
        Option(
            id="board",
            clause="WK-CONQ-02",
            values=("choose", *BOARDS),
            default="choose",
            only={"module": ("conquest",)},
        ),
        Option(
            id="advisors_left",
            clause="WK-ADV-03",
            values=("6", "4"),
            default="6",
            reading=True,
            players=(2,),
            only={"module": ("advisors",), "legends": ("true",)},
        ),
        Option(id="soldier_vp", clause="WK-SCORE-05", values=("0", "1"), default="1", reading=True),
        Option(
            id="calamity_vp", clause="WK-CALAM-02", values=("-1", "-2", "-3", "-4", "-5"), default="-3", reading=True
        ),
        Option(
            id="solo_supremacy_threshold",
            clause="WK-SOLO-09",
            values=("3", "4", "5", "6"),
            default="4",
            reading=True,
            players=(1,),
        ),
    ),
    maturity="beta",
    parts=parts,
)

__all__ = ["BOARDS", "MENACE_SETS", "QUEST_BOARDS", "TITLE"]
