"""Appendix II, the campaign: ML-CAMP-01  the scenarios in order, at a difficulty that follows the ranks earned.

It is a value that lives between games: a plain record that can be kept as JSON text anywhere, by whoever plays.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from karczma.games.monster_lands.terms import ADEPT, DIFFICULTIES, HERO, SCENARIOS, SNACK
from karczma.games.monster_lands.variants.scenarios import rank

if TYPE_CHECKING:
    from karczma.games.monster_lands.state import MonsterLands

BEGINNER, NORMAL, HIGH, CRUEL = range(4)


class NotThisGame(ValueError):
    """A game that is no step of the campaign; says why."""


class Campaign(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """ML-CAMP-01  Which scenario comes next, and how difficult; ML-CAMP-03 the number of games is the record."""

    scenario: int = 1
    difficulty: int = BEGINNER
    games: int = 0
    ranks: tuple[int, ...] = ()  # one for each game
    status: Literal["running", "won", "lost"] = "running"

    def options(self) -> dict[str, str]:
        """The table options of the next game."""
        return {"scenario": SCENARIOS[self.scenario - 1], "difficulty": DIFFICULTIES[self.difficulty]}

    def lowest(self) -> int:
        """ML-CAMP-04  The last scenario cannot be played at Beginner."""
        return NORMAL if self.scenario == len(SCENARIOS) else BEGINNER

    def after(self, earned: int, harder: int = HIGH) -> Campaign:
        """ML-CAMP-01  The campaign after a game that earned this rank; after Hero the player says how hard it gets."""
        if self.status != "running":
            raise NotThisGame(f"the campaign is {self.status}")
        if harder not in (HIGH, CRUEL):
            raise NotThisGame(f"after a Hero's game it goes on at high or cruel, not at {DIFFICULTIES[harder]}")
        played = msgspec.structs.replace(self, games=self.games + 1, ranks=(*self.ranks, earned))
        if earned == SNACK:
            return played.lowered()
        return played if earned == ADEPT else played.advanced(harder if earned == HERO else NORMAL)

    def lowered(self) -> Campaign:
        """ML-CAMP-01, ML-CAMP-02  The same again, one level lower; at the lowest level the campaign is lost."""
        if self.difficulty <= self.lowest():
            return msgspec.structs.replace(self, status="lost")
        return msgspec.structs.replace(self, difficulty=self.difficulty - 1)

    def advanced(self, difficulty: int) -> Campaign:
        """ML-CAMP-03  The next scenario; after the last one the campaign is won."""
        if self.scenario == len(SCENARIOS):
            return msgspec.structs.replace(self, status="won")
        return msgspec.structs.replace(self, scenario=self.scenario + 1, difficulty=difficulty)

    def played(self, g: MonsterLands, harder: int = HIGH) -> Campaign:
        """The campaign after this game, which must be the one that was due, and over."""
        if not g.over or not g.solo or (g.scenario, g.difficulty) != (self.scenario - 1, self.difficulty):
            raise NotThisGame(f"the game due is {self.options()}, played to its end")
        return self.after(rank(g), harder)

    def save(self, path: str | Path) -> None:
        """All or nothing: the file is there in full, or as it was."""
        path = Path(path)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_bytes(msgspec.json.encode(self))
        os.replace(unfinished, path)


def load(path: str | Path) -> Campaign:
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Campaign)
    except msgspec.DecodeError as error:
        raise NotThisGame(f"{path}: no campaign: {error}") from None
