"""Quarry: a toy game that shows the shape of a title. Stones are sold to the highest sealed bid."""

from karczma.kernel.title import Option, Title

TITLE = Title(
    id="_template",
    prefix="TT",
    names={"en": "Quarry", "pl": "Kamieniołom"},
    version="1.0.0",
    players=(1, 2, 3, 4),
    options=(Option(id="open_bids", clause="TT-BID-04"),),
    maturity="stable",
    package=__name__,
)

__all__ = ["TITLE"]
