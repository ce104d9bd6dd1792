"""Components by what somebody types: an id or a name, in any language, whole, in part, or nearly so."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from karczma.locale import LANGUAGES, Speaker

NEAR = 0.65  # how much alike a typed word and a name must be
FEW = 5  # names that are proposed


class Components:
    """Everything that has a name at a table; what its board knows as a card comes first."""

    def __init__(self, title: str, cards: Iterable[str], here: Speaker) -> None:
        speakers = [here, *(Speaker(each, title, content=here.content) for each in LANGUAGES if each != here.language)]
        ids = list(dict.fromkeys([*cards, *named(here)]))
        self.spellings: Mapping[str, Sequence[str]] = {id: spellings(id, speakers) for id in ids}

    def found(self, typed: str) -> list[str]:
        """Those that are called so; if none is, those whose names have it as a part."""
        sought = folded(typed)
        whole = [id for id, names in self.spellings.items() if sought in names]
        return whole or [id for id, names in self.spellings.items() if any(sought in name for name in names)]

    def near(self, typed: str) -> list[str]:
        """Those whose names are almost what was typed, the most alike first."""
        by_name = {name: id for id, names in self.spellings.items() for name in names}
        alike = get_close_matches(folded(typed), by_name, 2 * FEW, NEAR)
        return list(dict.fromkeys(by_name[name] for name in alike))[:FEW]


def named(speaker: Speaker) -> list[str]:
    """The ids of all that the title has a name for."""
    return [id.removeprefix("name-").replace("-", "_") for id in sorted(speaker.words.ids) if id.startswith("name-")]


def spellings(id: str, speakers: Sequence[Speaker]) -> list[str]:
    return list(dict.fromkeys(folded(each) for each in (id, *(speaker.name(id) for speaker in speakers))))


def folded(text: str) -> str:
    """As somebody types it who has no Polish keyboard, and no patience."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l").replace("’", "'")
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(letters.replace("_", " ").replace("-", " ").split())
