"""It's a Wonderful Kingdom, with the Legends booklet."""

from karczma.kernel.title import Option, Title

TITLE = Title(
    id="wonderful_kingdom",
    prefix="WK",
    names={"en": "It's a Wonderful Kingdom", "pl": "It's a Wonderful Kingdom"},
    version="1.0.0",
    players=(1, 2),
    options=(
        Option(
            id="module",
            clause="WK-SETUP-08",
            values=("menaces", "advisors", "quests", "conquest", "none"),
            default="menaces",
        ),
        Option(id="legends", clause="WK-SETUP-11", default="true"),
        Option(id="side", clause="WK-LEG-11", values=("A", "B", "C", "D"), default="A"),
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

__all__ = ["TITLE"]
