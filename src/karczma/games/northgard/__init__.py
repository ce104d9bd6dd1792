"""Northgard: Uncharted Lands."""

from functools import cache

from karczma.title.contract import Parts
from karczma.title.descriptor import Title
from karczma.title.options import Option

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games.northgard.bots.judgement import BOTS
    from karczma.games.northgard.table.setup import RULES
    from karczma.games.northgard.words.final_count import FINAL_COUNT
    from karczma.games.northgard.words.positions import POSITIONS
    from karczma.games.northgard.words.wording import WORDING

    return Parts(rules=RULES, wording=WORDING, bots=BOTS, final_count=FINAL_COUNT, positions=POSITIONS)


TITLE = Title(
    id="northgard",
    prefix="NG",
    names={"en": "Northgard: Uncharted Lands", "pl": "Northgard: Niezbadane Ziemie"},
    version="1.1.0",
    plays=("1.0.1",),
    players=(2, 3, 4, 5),
    options=(
        Option(id="clans", clause="NG-SETUP-11", values=("choose", "random"), default="choose", one_each=CLANS),
        Option(id="creatures", clause="NG-YEAR-02"),
        Option(id="more_creatures", clause="NG-MORE-01"),
        Option(id="long_game", clause="NG-LONG-01"),
        Option(id="teams", clause="NG-TEAM-01", players=(4,)),
    ),
    maturity="beta",
    parts=parts,
)

__all__ = ["CLANS", "TITLE"]
