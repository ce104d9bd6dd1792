"""Imperial Settlers: Empires of the North."""

from functools import cache

from karczma.title.contract import Parts
from karczma.title.descriptor import Title
from karczma.title.options import Option

CLANS = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mackinnon")


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games.empires_north.bots.judgement import BOTS
    from karczma.games.empires_north.table.setup import RULES
    from karczma.games.empires_north.words.final_count import FINAL_COUNT
    from karczma.games.empires_north.words.positions import POSITIONS
    from karczma.games.empires_north.words.wording import WORDING

    return Parts(rules=RULES, wording=WORDING, bots=BOTS, final_count=FINAL_COUNT, positions=POSITIONS)


TITLE = Title(
    id="empires_north",
    prefix="EN",
    names={"en": "Imperial Settlers: Empires of the North", "pl": "Osadnicy: Królestwa Północy"},
    version="1.1.0",
    plays=("1.0.1",),
    players=(1, 2, 3, 4),
    options=(
        Option(id="clans", clause="EN-SETUP-08", values=("choose", "random"), default="choose", one_each=CLANS),
        Option(id="raze_tokens_score", clause="EN-SCORE-06", reading=True),
        Option(id="gold_as_ship_fish", clause="EN-TILE-12", reading=True),
        Option(
            id="scenario",
            clause="EN-SOLO-02",
            values=("quiet_season", "hungry_winter", "race_for_the_isles", "rival_clan"),
            default="quiet_season",
            players=(1,),
        ),
        Option(id="difficulty", clause="EN-SOLO-10", values=("easy", "normal", "hard"), default="normal", players=(1,)),
    ),
    maturity="beta",
    parts=parts,
)

__all__ = ["CLANS", "TITLE"]
