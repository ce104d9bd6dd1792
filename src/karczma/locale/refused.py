"""Why a choice was refused, in words for whoever reads the error: English, as all errors are."""

from __future__ import annotations

from functools import partial

from karczma.kernel.choices import Choice, Illegal
from karczma.kernel.flow import NOT_DECIDING
from karczma.ledger import load_kernel, load_title
from karczma.locale.speaker import Speaker


def why_refused(error: Illegal) -> str:
    """The words that players are given; where they need the table to be named, the facts as they are."""
    if not isinstance(error.choice, Choice):
        return "that is no choice; g.options(seat) lists them, and karczma.parse(title, text) reads one from a text"
    if error.refusal == NOT_DECIDING:
        return f"that is none of g.options({error.seat}) now"
    facts = ", ".join(f"{name}={value}" for name, value in error.refusal.facts.items())
    try:
        words = Speaker("en", error.title, partial(rule, error.title)).refusal(error.refusal)
    except Exception:  # an error must be told, whatever is wrong with its words
        return facts
    return f"{words} ({facts})" if facts else words


def rule(title: str, clause: str) -> str:
    """What the clause itself says, where there are no words for the case."""
    known = {**load_kernel().by_id, **load_title(title).by_id}
    return known[clause].text
