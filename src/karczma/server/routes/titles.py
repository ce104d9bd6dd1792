"""Titles: what is on offer, with rules and cards."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException

import karczma
from karczma.effects.plain import typed
from karczma.ledger import load_kernel, load_title
from karczma.players import LEVELS
from karczma.server.protocol import ChapterInfo, ClauseInfo, OptionInfo, TitleInfo
from karczma.server.routes.context import REFUSALS
from karczma.server.storage.campaigns import path_of
from karczma.server.tables.wire import faces


@get("/titles", sync_to_thread=True, responses=REFUSALS)
def titles() -> list[TitleInfo]:
    """The games on offer, with their options and where their cards come from."""
    return on_offer()


@cache  # card files are read for it, and they do not change while the server is open
def on_offer() -> list[TitleInfo]:
    return [
        TitleInfo(
            id=title.id,
            names=dict(title.names),
            version=title.version,
            players=list(title.players),
            options=typed(title.options, list[OptionInfo], from_attributes=True),
            maturity=title.maturity,
            provenance=dict(title.rules.provenance()),
            bots=[*LEVELS, "random"],
            campaign=path_of(title.id) if title.campaign else None,
        )
        for title in karczma.titles()
    ]


@get("/titles/{title:str}/clauses", sync_to_thread=True, responses=REFUSALS)
def clauses(title: str) -> list[ClauseInfo]:
    """Every rule of a title, and of the kernel that all titles share, in both languages."""
    if title not in [each.id for each in karczma.titles()]:
        raise NotFoundException("There is no such title.")
    return rulebook(title)


@cache
def rulebook(title: str) -> list[ClauseInfo]:
    return [
        ClauseInfo(c.id, c.kind, c.section, c.text, c.text_pl, c.note, list(c.see))
        for c in (*load_title(title).clauses, *load_kernel().clauses)
    ]


@get("/titles/{title:str}/chapters", sync_to_thread=True, responses=REFUSALS)
def chapters(title: str) -> list[ChapterInfo]:
    """The table of contents of a title's rules, those of the kernel last."""
    if title not in [each.id for each in karczma.titles()]:
        raise NotFoundException("There is no such title.")
    return [ChapterInfo(c.id, c.en, c.pl, c.under) for c in (*load_title(title).chapters, *load_kernel().chapters)]


@get("/titles/{title:str}/cards", sync_to_thread=True, responses=REFUSALS)
def cards(title: str) -> dict[str, Any]:
    """Every component of a title as its card file tells it, provenance included: what card faces are drawn from."""
    if title not in [each.id for each in karczma.titles()]:
        raise NotFoundException("There is no such title.")
    return faces(title)
