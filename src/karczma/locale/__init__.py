"""Words: everything the engine says without words, in every language, from Fluent files."""

from karczma.locale.speaker import Speaker
from karczma.locale.words import LANGUAGES, BrokenWords, MissingMessage, UnknownLanguage, Words

__all__ = ["LANGUAGES", "BrokenWords", "MissingMessage", "Speaker", "UnknownLanguage", "Words"]
