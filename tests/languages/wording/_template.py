"""The words that this title needs."""

from karczma.games._template.table.catalogue import PIECES
from languages.words import Words

WORDS = Words(samples={"commission": "tower", "stone": "chalk"}, components=lambda: [piece.id for piece in PIECES])
