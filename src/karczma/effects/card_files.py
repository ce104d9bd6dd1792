"""The card files of one title, family by family, with what every title tells about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from karczma.effects.load import Entry, read_cards, read_yaml


class NamedCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """Any card, of which only the name is read."""


class CardFiles(NamedTuple):
    """`folder` holds a file for each family; a family's entries have one shape."""

    folder: Path
    families: Mapping[str, type[Entry]]

    def read(self, pack: Path | None = None) -> dict[str, Any]:
        """All entries by family and id, with a content pack laid over them."""
        return {family: read_cards(self.file(family), kind, pack) for family, kind in self.families.items()}

    def file(self, family: str) -> Path:
        return self.folder / f"{family}.yaml"

    def provenance(self) -> dict[str, int]:
        """How many components have their values from where: a component counts with the worst known of its values."""
        return dict(Counter(card.origin for cards in self.read().values() for card in cards.values()))

    def faces(self) -> dict[str, dict[str, Any]]:
        """The cards as their files tell them, by family: what a client draws card faces from."""
        return {family: read_yaml(self.file(family))["cards"] for family in self.families}

    def renamed(self, content: Path | None, language: str) -> dict[str, str]:
        """Names that a content pack changes or brings; the locale files know ours."""
        if content is None:
            return {}
        found = {}
        for family in self.families:
            ours, theirs = (self.names(family, pack) for pack in (None, content))
            found.update({card: name[language] for card, name in theirs.items() if ours.get(card) != name})
        return found

    def names(self, family: str, pack: Path | None) -> dict[str, dict[str, str]]:
        read = read_cards(self.file(family), NamedCard, pack)
        return {card: {"en": entry.name.en, "pl": entry.name.pl} for card, entry in read.items()}
