"""Positions as data: any moment of a game as a short file that people can read and write."""

from karczma.title.positions.errors import BadPosition, CannotTell
from karczma.title.positions.heads import Position, in_file, naming, position_in
from karczma.title.positions.opening import opened
from karczma.title.positions.writing import position_of

__all__ = ["BadPosition", "CannotTell", "Position", "in_file", "naming", "opened", "position_in", "position_of"]
