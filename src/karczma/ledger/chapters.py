"""The chapters of a ledger: clauses are found by them, so every clause stands in one that has a name."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from karczma.ledger.load import Ledger


def chapter_of(clause: str) -> str:
    """VK-RECR-03 stands in the chapter VK-RECR."""
    return clause.rpartition("-")[0]


def unsorted(ledger: Ledger) -> Iterator[str]:
    """What is wrong with the chapters: one without a name or without clauses, or one that stands nowhere."""
    ids = [chapter.id for chapter in ledger.chapters]
    tops = {chapter.id for chapter in ledger.chapters if not chapter.under}
    filled = {chapter_of(clause.id) for clause in ledger.clauses}
    above = {chapter.under for chapter in ledger.chapters}
    yield from (f"the chapter {id} has no name" for id in sorted(filled - {*ids}))
    yield from (f"there are two chapters {id}" for id in dict.fromkeys(ids) if ids.count(id) > 1)
    yield from (f"the chapter {id} is empty" for id in ids if id not in filled | above)
    for chapter in ledger.chapters:
        if chapter.under and chapter.under not in tops:
            yield f"the chapter {chapter.id} stands under {chapter.under}, which is no chapter at the top"


def lost(ledger: Ledger, known: Collection[str]) -> Iterator[str]:
    """Clauses that lead to another that is not there, or to themselves."""
    for clause in ledger.clauses:
        for other in clause.see:
            if other == clause.id or other not in known:
                yield f"{clause.id} leads to {other}, which is " + ("itself" if other == clause.id else "in no ledger")
