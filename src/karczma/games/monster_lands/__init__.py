"""Monster Lands."""

from functools import cache

from karczma.games.monster_lands.table.terms import DIFFICULTIES, MONSTERS_ATTACK, SCENARIOS, WITH_AFFILIATION
from karczma.title.contract import Parts
from karczma.title.descriptor import Title
from karczma.title.options import Option


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games.monster_lands.bots.judgement import BOTS
    from karczma.games.monster_lands.table.setup import RULES
    from karczma.games.monster_lands.variants.campaign import Campaign
    from karczma.games.monster_lands.words.final_count import FINAL_COUNT
    from karczma.games.monster_lands.words.positions import POSITIONS
    from karczma.games.monster_lands.words.wording import WORDING

    return Parts(
        rules=RULES, wording=WORDING, bots=BOTS, campaign=Campaign, final_count=FINAL_COUNT, positions=POSITIONS
    )


TITLE = Title(
    id="monster_lands",
    prefix="ML",
    names={"en": "Monster Lands", "pl": "Monster Lands"},
    version="1.1.0",
    plays=("1.0.1",),
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
    maturity="beta",
    parts=parts,
)

__all__ = ["TITLE"]
