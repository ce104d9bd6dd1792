"""It's a Wonderful Kingdom, with the Legends booklet."""

from karczma.kernel.title import Option, Title

MENACE_SETS = (
    *("giant_rats", "mist_giants", "marauders", "thieves"),
    *("sisters_of_misfortune", "devourers", "black_dragons", "illusionists"),
)
QUEST_BOARDS = ("the_lost_crown", "siege_of_the_black_tower", "beyond_the_sea", "the_ancestral", "the_star_gate")
BOARDS = ("A1", "A2", "B1", "B2", "C1", "C2")

TITLE = Title(
    id="wonderful_kingdom",
    prefix="WK",
    names={"en": "It's a Wonderful Kingdom", "pl": "It's a Wonderful Kingdom"},
    version="1.0.1",
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
            players=(2,),
            only={"module": ("advisors",), "legends": ("true",)},
        ),
        Option(id="soldier_vp", clause="WK-SCORE-05", values=("0", "1"), default="1"),
        Option(id="calamity_vp", clause="WK-CALAM-02", values=("-1", "-2", "-3", "-4", "-5"), default="-3"),
        Option(
            id="solo_supremacy_threshold",
            clause="WK-SOLO-09",
            values=("3", "4", "5", "6"),
            default="4",
            players=(1,),
        ),
    ),
    maturity="alpha",
    package=__name__,
)

__all__ = ["BOARDS", "MENACE_SETS", "QUEST_BOARDS", "TITLE"]
