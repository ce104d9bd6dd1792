"""What every title tells about its card files."""

from __future__ import annotations

from pathlib import Path

import pytest

from karczma.effects.card_files import CardFiles
from karczma.effects.load import ContentError, Entry

LOAVES = """
cards:
  rye: {name: {en: Rye loaf, pl: Chleb żytni}, source: rulebook, ref: page 3}
  roll: {name: {en: Roll, pl: Bułka}, source: design, ref: ours}
"""
THEIRS = """
cards:
  rye: {name: {en: Dark rye, pl: Chleb razowy}}
  bun: {name: {en: Bun, pl: Drożdżówka}, source: design}
"""


@pytest.fixture
def card_files(tmp_path: Path) -> CardFiles:
    (tmp_path / "ours").mkdir()
    (tmp_path / "ours" / "loaves.yaml").write_text(LOAVES, encoding="utf-8")
    return CardFiles(tmp_path / "ours", {"loaves": Entry})


def test_it_counts_where_values_come_from(card_files: CardFiles) -> None:
    assert card_files.provenance() == {"rulebook": 1, "design": 1}


def test_a_component_is_of_the_rulebook_only_if_all_its_values_are(tmp_path: Path) -> None:
    (tmp_path / "loaves.yaml").write_text(
        """cards:
  rye: {name: {en: Rye, pl: Żytni}, source: rulebook}
  oat: {name: {en: Oat, pl: Owsiany}, source: rulebook, designed: [price]}
  bun: {name: {en: Bun, pl: Bułka}, source: rulebook, field_sources: {price: rulebook, weight: inference}}
  roll: {name: {en: Roll, pl: Rogal}, source: public, field_sources: {price: "design, except in May (rulebook)"}}
  cake: {name: {en: Cake, pl: Ciasto}, source: recall, field_sources: {price: rulebook}}
""",
        encoding="utf-8",
    )
    assert CardFiles(tmp_path, {"loaves": Entry}).provenance() == {
        "rulebook": 1,
        "inference": 1,
        "design": 2,
        "recall": 1,
    }


def test_it_shows_the_cards_as_their_files_tell_them(card_files: CardFiles) -> None:
    assert card_files.faces()["loaves"]["roll"]["name"] == {"en": "Roll", "pl": "Bułka"}


def test_only_names_that_a_content_pack_changes_or_brings_are_told(card_files: CardFiles, tmp_path: Path) -> None:
    (tmp_path / "loaves.yaml").write_text(THEIRS, encoding="utf-8")
    assert card_files.renamed(tmp_path, "pl") == {"rye": "Chleb razowy", "bun": "Drożdżówka"}
    assert card_files.renamed(None, "pl") == {}


def test_a_card_that_is_not_of_its_familys_shape_is_refused_by_name(card_files: CardFiles) -> None:
    card_files.file("loaves").write_text("cards:\n  rye: {crust: 3}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"loaves\.yaml: rye"):
        card_files.read()
