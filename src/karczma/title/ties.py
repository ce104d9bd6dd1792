"""Ties on points: by which clause they were broken."""

from __future__ import annotations

from collections.abc import Sequence


def tie_broken(standing: Sequence[Sequence[int]], by: Sequence[str], shared: str) -> str:
    """`standing`: by seat, the points and what breaks ties, each more is better; `by`: the clause of each tie-breaker.

    None, if one was ahead on points alone; `shared`, if the last tie-breaker left several equal.
    """
    most = max(own[0] for own in standing)
    tied = [own for own in standing if own[0] == most]
    if len(tied) == 1:
        return ""
    for column, clause in enumerate(by, start=1):
        most = max(own[column] for own in tied)
        tied = [own for own in tied if own[column] == most]
        if len(tied) == 1:
            return clause
    return shared
