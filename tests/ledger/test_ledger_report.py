"""What the ledger shows to people."""

from pathlib import Path

from karczma.ledger import Figures, as_text, clauses_page, load_ledger

LEDGER = """\
game: toy
title: {en: Toy, pl: Zabawka}
scope: The base game only.
clauses:
- {id: TY-TWO-01, section: Zbiory, text: A *star*., text_pl: Gwiazda., note: "Ours,\\n  surely.", status: done}
- {id: TY-ONE-01, section: Akcje, kind: variant, text: Act., text_pl: Działaj., status: out-of-scope, reason: Box.}
- {id: TY-TWO-02, section: Zbiory, text: Again., text_pl: Znowu., status: todo}
"""

PAGE = """\
# Toy / Zabawka

Generated from the rule ledger; edit `rules.yaml`.

The base game only.

## Zbiory

### TY-TWO-01

*rule, done*

**en** A \\*star\\*.

**pl** Gwiazda.

Note: Ours, surely.

### TY-TWO-02

*rule, todo*

**en** Again.

**pl** Znowu.

## Akcje

### TY-ONE-01

*variant, out-of-scope*

**en** Act.

**pl** Działaj.

Reason: Box.
"""


def test_the_page_shows_every_clause_in_both_languages_by_section(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(LEDGER, encoding="utf-8")

    assert clauses_page(load_ledger(tmp_path / "rules.yaml")) == PAGE


def test_a_clause_without_a_section_stands_under_its_chapter(tmp_path: Path) -> None:
    chapters = "chapters: [{id: TY-ONE, en: First chapter, pl: Rozdział}]\nclauses:"
    text = LEDGER.replace("clauses:", chapters).replace("section: Akcje, ", "")
    (tmp_path / "rules.yaml").write_text(text, encoding="utf-8")

    assert clauses_page(load_ledger(tmp_path / "rules.yaml")) == PAGE.replace("## Akcje", "## First chapter")


def test_the_figures_read_as_plain_text() -> None:
    figures = Figures(
        clauses=4,
        with_code=2,
        with_test=3,
        out_of_scope=1,
        without_code=["TY-ONE-01"],
        without_test=[],
        problems=["TY-ONE-01 is marked done, but no code cites it"],
    )

    assert as_text(figures).splitlines() == [
        "clauses       4",
        "with code     2",
        "with test     3",
        "out of scope  1",
        "without code  TY-ONE-01",
        "without test  -",
        "problems      1",
        "  TY-ONE-01 is marked done, but no code cites it",
    ]
