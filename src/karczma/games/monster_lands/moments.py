"""Moments that cards wait for, and questions that cards answer differently: there are none.

What a card adds, it adds to a roll on one trail; that is gathered where the roll is made (rolling.py, traits.py), from
everything that takes part in it. What somebody achieves is rewarded at that place (strike.py, conquest.py).
"""

from __future__ import annotations

from collections.abc import Mapping

from karczma.kernel.questions import Question

MOMENTS: Mapping[str, type] = {}
QUESTIONS: Mapping[str, Question] = {}
