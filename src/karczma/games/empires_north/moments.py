"""Moments and questions of the shared kind: there are none.

What a Feature waits for is one of `terms.TRIGGERS`, and it works when the whole effect is done, not at the moment
itself (EN-FEAT-07); see triggers.py. The two numbers that cards change, the price of a Build action and of a pawn's
second use, are changed so many times a round, which no question can tell; see building.py and pawns.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from karczma.kernel.questions import Question

MOMENTS: Mapping[str, type] = {}
QUESTIONS: Mapping[str, Question] = {}
