"""Moments that cards wait for, and questions that cards answer differently: there are none.

No card of this title stays in play: decks are played and discarded, and what a clan gains is a rule of its own (see
clans.py). What a card's own earlier steps achieved is kept as deeds on the table.
"""

from __future__ import annotations

from collections.abc import Mapping

from karczma.kernel.questions import Question

MOMENTS: Mapping[str, type] = {}
QUESTIONS: Mapping[str, Question] = {}
