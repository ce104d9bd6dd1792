"""Words: everything the engine says, in every language, from Fluent files."""

from karczma.locale.speaker import LANGUAGES, MissingMessage, Speaker, UnknownLanguage

__all__ = ["LANGUAGES", "MissingMessage", "Speaker", "UnknownLanguage"]
