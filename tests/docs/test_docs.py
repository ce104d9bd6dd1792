"""The documents: their examples run, their links lead somewhere, and what is generated is up to date."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PROJECT = Path(__file__).parents[2]
DOCS = PROJECT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), *PROJECT.glob("src/karczma/games/*/README.md")])
WITH_EXAMPLES = [page for page in PAGES if "```pycon" in page.read_text(encoding="utf-8")]
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def named(page: Path) -> str:
    return page.relative_to(PROJECT).as_posix()


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_docs", PROJECT / "tools" / "docs.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_the_examples_of_a_page_run_as_they_stand(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # an example may save a file
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert results.attempted > 0
    assert results.failed == 0


def test_the_tutorials_have_examples() -> None:
    assert {page.name for page in WITH_EXAMPLES} >= {"first-bot.md", "first-title.md", "read-a-record.md"}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_decision_is_listed() -> None:
    listed = (DOCS / "adr" / "README.md").read_text(encoding="utf-8")
    pages = [page.name for page in sorted((DOCS / "adr").glob("0*.md"))]
    assert LINK.findall(listed)[1:] == pages  # the first one leads to the overview


@pytest.mark.parametrize("page", sorted((DOCS / "adr").glob("0*.md")), ids=named)
def test_a_decision_says_context_decision_and_consequences(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert text.startswith(f"# {int(page.name[:4])}. ")
    assert (headings[0], headings[1], headings[-1]) == ("## Context", "## Decision", "## Consequences")
    assert re.search(r"^Date: \d{4}-\d\d-\d\d\. Status: (proposed|accepted|superseded by \d+)\.", text, re.MULTILINE)


def test_generated_pages_are_up_to_date(tool: ModuleType) -> None:
    stale = [named(page) for page in tool.out_of_date(tool.pages(), tool.REFERENCE)]
    assert stale == [], "run: python tools/docs.py"


def test_every_verb_is_explained_and_shown_as_a_card_says_it(tool: ModuleType) -> None:
    page = tool.pages()["effects.md"]
    for title in tool.with_card_files():
        for verb in tool.vocabulary(title).verbs:
            [entry] = [
                part for part in re.split(r"^#{2,3} ", page, flags=re.MULTILINE) if part.startswith(f"`{verb}`\n")
            ]
            assert f"\n{verb}: " in entry.partition("```yaml")[2], verb


def test_pages_that_are_missing_changed_or_left_over_are_out_of_date(tool: ModuleType, tmp_path: Path) -> None:
    made = {"effects.md": "new", "clauses/a.md": "same", "clauses/b.md": "missing"}
    tool.put(tmp_path / "effects.md", "old")
    tool.put(tmp_path / "clauses" / "a.md", "same")
    tool.put(tmp_path / "schema" / "gone.json", "{}")
    (tmp_path / "README.md").write_text("written by hand", encoding="utf-8")
    stale = tool.out_of_date(made, tmp_path)
    assert {path.name: text for path, text in stale.items()} == {
        "effects.md": "new",
        "b.md": "missing",
        "gone.json": None,
    }
    for path, text in stale.items():
        tool.put(path, text)
    assert tool.out_of_date(made, tmp_path) == {}
    assert not (tmp_path / "schema" / "gone.json").exists()
    assert (tmp_path / "README.md").exists()
