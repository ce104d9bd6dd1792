"""Monster Lands."""

from karczma.games.monster_lands.terms import DIFFICULTIES, MONSTERS_ATTACK, SCENARIOS, WITH_AFFILIATION
from karczma.kernel.title import Option, Title

TITLE = Title(
    id="monster_lands",
    prefix="ML",
    names={"en": "Monster Lands", "pl": "Monster Lands"},
    version="1.0.1",
    players=(1, 2, 3, 4),
    options=(
        Option(
            id="affiliations",
            clause="ML-PLAYER-07",
            values=("choose", "random"),
            default="choose",
            only={"scenario": tuple(each for each in SCENARIOS if each not in WITH_AFFILIATION)},
        ),
        Option(id="difficulty", clause="ML-DIFF-01", values=DIFFICULTIES, default="beginner"),
        Option(id="queens_gift", clause="ML-VAR-01"),
        Option(
            id="more_monsters",
            clause="ML-VAR-03",
            only={"scenario": tuple(each for each in SCENARIOS if each != MONSTERS_ATTACK)},
        ),
        Option(id="ploy", clause="ML-PLOY-01", players=(2, 3, 4)),
        Option(id="scenario", clause="ML-SOLO-07", values=SCENARIOS, default="business_as_usual", players=(1,)),
        Option(id="campaign", clause="ML-CAMP-01", players=(1,)),
    ),
    maturity="alpha",
    campaign="variants.campaign",
    package=__name__,
)

__all__ = ["TITLE"]
