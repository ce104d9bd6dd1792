"""Quarry: a toy game that shows the shape of a title. Stones are sold to the highest sealed bid."""

from functools import cache

from karczma.title.contract import Parts, Wording
from karczma.title.descriptor import Title
from karczma.title.options import Option


@cache
def parts() -> Parts:
    """What the contract asks for; the rules are imported here, on first use."""
    from karczma.games._template.bots.judgement import BOTS
    from karczma.games._template.table.setup import RULES
    from karczma.games._template.words.final_count import FINAL_COUNT

    return Parts(rules=RULES, wording=Wording(), bots=BOTS, final_count=FINAL_COUNT)


TITLE = Title(
    id="_template",
    prefix="TT",
    names={"en": "Quarry", "pl": "Kamieniołom"},
    version="1.0.0",
    players=(1, 2, 3, 4),
    options=(Option(id="open_bids", clause="TT-BID-04"),),
    maturity="stable",
    parts=parts,
)

__all__ = ["TITLE"]
