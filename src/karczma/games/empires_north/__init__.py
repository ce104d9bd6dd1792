"""Imperial Settlers: Empires of the North."""

from karczma.kernel.title import Option, Title

CLANS = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon")

TITLE = Title(
    id="empires_north",
    prefix="EN",
    names={"en": "Imperial Settlers: Empires of the North", "pl": "Osadnicy: Królestwa Północy"},
    version="1.0.1",
    players=(1, 2, 3, 4),
    options=(
        Option(id="clans", clause="EN-SETUP-08", values=("choose", "random"), default="choose", one_each=CLANS),
        Option(id="raze_tokens_score", clause="EN-SCORE-06"),
        Option(id="gold_as_ship_fish", clause="EN-TILE-12"),
        Option(
            id="scenario",
            clause="EN-SOLO-02",
            values=("quiet_season", "hungry_winter", "race_for_the_isles", "rival_clan"),
            default="quiet_season",
            players=(1,),
        ),
        Option(id="difficulty", clause="EN-SOLO-10", values=("easy", "normal", "hard"), default="normal", players=(1,)),
    ),
    maturity="alpha",
    package=__name__,
)

__all__ = ["CLANS", "TITLE"]
