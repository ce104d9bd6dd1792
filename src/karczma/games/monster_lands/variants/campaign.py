"""Appendix II, the campaign: ML-CAMP-01  the scenarios in order, at a difficulty that follows the ranks earned.

It is a value that lives between games: the games that were played, of which everything else follows.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from karczma.games.monster_lands.table.terms import ADEPT, DIFFICULTIES, RANKS, SCENARIOS, SNACK, VETERAN
from karczma.games.monster_lands.variants.scenarios import rank
from karczma.title.options import WrongTable

if TYPE_CHECKING:
    from karczma.games.monster_lands.table.state import MonsterLands

BEGINNER, NORMAL, HIGH, CRUEL = range(4)
LAST = len(SCENARIOS) - 1
Outcome = Literal["lower", "again", "next", "harder", "lost", "won"]


class NotThisGame(WrongTable):
    """A game that is no step of the campaign; says why."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the campaign: which scenario, how difficult, and the rank that was earned."""

    scenario: str
    difficulty: str
    rank: str

    @property
    def options(self) -> dict[str, str]:
        return {"campaign": "true", "scenario": self.scenario, "difficulty": self.difficulty}

    @property
    def outcome(self) -> Outcome:
        """ML-CAMP-01  What the rank leads to. ML-CAMP-02, ML-CAMP-03  It may be the end, for better or worse."""
        if self.rank == RANKS[SNACK]:
            return "lost" if self.at_the_lowest else "lower"
        if self.rank == RANKS[ADEPT]:
            return "again"
        if self.scenario == SCENARIOS[LAST]:
            return "won"
        return "next" if self.rank == RANKS[VETERAN] else "harder"

    @property
    def at_the_lowest(self) -> bool:
        """ML-CAMP-04  The last scenario cannot be played at Beginner."""
        lowest = NORMAL if self.scenario == SCENARIOS[LAST] else BEGINNER
        return DIFFICULTIES.index(self.difficulty) <= lowest

    @property
    def clause(self) -> str:
        if self.outcome == "lost":
            return "ML-CAMP-04" if self.scenario == SCENARIOS[LAST] else "ML-CAMP-02"
        return "ML-CAMP-03" if self.outcome == "won" else "ML-CAMP-01"


def stage_after(last: Played | None) -> int:
    """The scenario that comes after this game, or that was played last; the first is 0."""
    return SCENARIOS.index(last.scenario) + (last.outcome in ("next", "harder")) if last else 0


def levels_after(last: Played | None) -> tuple[int, ...]:
    """ML-CAMP-01  The first game is of any difficulty, one after a Hero's High or Cruel: the player says which."""
    if last is None:
        return BEGINNER, NORMAL, HIGH, CRUEL
    level = DIFFICULTIES.index(last.difficulty)
    match last.outcome:
        case "lower":
            return (level - 1,)
        case "again":
            return (level,)
        case "next":
            return (NORMAL,)
        case "harder":
            return HIGH, CRUEL
    return ()


def due_after(last: Played | None) -> list[dict[str, str]]:
    """The table options of the game after this one."""
    scenario = SCENARIOS[stage_after(last)]
    return [{"campaign": "true", "scenario": scenario, "difficulty": DIFFICULTIES[n]} for n in levels_after(last)]


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ML-CAMP-01  Which scenario comes next, and how difficult; ML-CAMP-03 the number of games is the record."""

    games: tuple[Played, ...] = ()

    stage_option: ClassVar[str] = "scenario"
    stages: ClassVar[tuple[str, ...]] = SCENARIOS
    ranks: ClassVar[tuple[str, ...]] = RANKS

    def __post_init__(self) -> None:
        """Every game was due after the one before it, of which alone that depends."""
        for n, (before, game) in enumerate(pairwise((None, *self.games)), 1):
            if game is None or game.rank not in RANKS or game.options not in due_after(before):
                raise NotThisGame(f"game {n} was not due like this: {game}")

    @property
    def last(self) -> Played | None:
        return self.games[-1] if self.games else None

    @property
    def status(self) -> Literal["running", "won", "lost"]:
        outcome = self.last.outcome if self.last else ""
        return outcome if outcome == "won" or outcome == "lost" else "running"

    @property
    def stage(self) -> int:
        """The scenario that is played next, or was played last; the first is 0."""
        return stage_after(self.last)

    def due(self) -> list[dict[str, str]]:
        """The table options of the next game; the player chooses among them."""
        return due_after(self.last)

    def played(self, g: MonsterLands) -> Campaign:
        """The campaign after this game, which must be one of those due, and over."""
        options = g.journal[0].options if g.journal else {}
        game = Played(options.get("scenario", ""), options.get("difficulty", ""), RANKS[rank(g)])
        if not g.over or game.options not in self.due() or not game.options.items() <= options.items():
            raise NotThisGame(f"the game due is {self.due()}, played to its end")
        return Campaign((*self.games, game))
