"""Northgard: Uncharted Lands."""

from karczma.kernel.title import Option, Title

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")

TITLE = Title(
    id="northgard",
    prefix="NG",
    names={"en": "Northgard: Uncharted Lands", "pl": "Northgard: Niezbadane Ziemie"},
    version="1.0.1",
    players=(2, 3, 4, 5),
    options=(
        Option(id="clans", clause="NG-SETUP-11", values=("choose", "random"), default="choose", one_each=CLANS),
        Option(id="creatures", clause="NG-YEAR-02"),
        Option(id="more_creatures", clause="NG-MORE-01"),
        Option(id="long_game", clause="NG-LONG-01"),
        Option(id="teams", clause="NG-TEAM-01", players=(4,)),
    ),
    maturity="alpha",
    package=__name__,
)

__all__ = ["CLANS", "TITLE"]
