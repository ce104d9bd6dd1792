"""A ledger is read whole, or refused with the file, the line and what is wrong."""

from pathlib import Path
from textwrap import dedent

import pytest

from karczma.ledger import LedgerError, load_ledger, load_title
from karczma.ledger.load import PACKAGE

HARVEST = """\
game: toy
title:
  en: Toy
  pl: Zabawka
players: [1, 5]
glossary:
  Gold: Złoto
clauses:
- id: TY-HARV-01
  kind: rule
  section: Zbiory
  text: Everybody harvests.
  pl: wszyscy zbierają
  text_pl: Zbierają wszyscy.
  note: Our reading.
  status: done
- id: TY-HARV-02
  kind: example
  section: Zbiory
  text: Ala harvests two.
  text_pl: Ala zbiera dwa.
  status: out-of-scope
  reason: a picture only
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "rules.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def refusal(file: Path) -> str:
    with pytest.raises(LedgerError) as caught:
        load_ledger(file)
    return str(caught.value)


def test_a_ledger_is_read_with_all_its_parts(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path, HARVEST))

    assert (ledger.game, ledger.title["pl"], ledger.players) == ("toy", "Zabawka", (1, 5))
    assert ledger.glossary == {"Gold": "Złoto"}
    first, second = ledger.clauses
    assert (first.kind, first.section, first.pl, first.note) == ("rule", "Zbiory", "wszyscy zbierają", "Our reading.")
    assert (first.text, first.text_pl, first.status) == ("Everybody harvests.", "Zbierają wszyscy.", "done")
    assert (second.pl, second.status, second.reason) == ("", "out-of-scope", "a picture only")


def test_a_clause_is_found_by_its_id(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path, HARVEST))

    assert ledger.clause("TY-HARV-02").text == "Ala harvests two."
    with pytest.raises(LedgerError, match="no clause TY-HARV-99 in the ledger of toy"):
        ledger.clause("TY-HARV-99")


def test_a_kernel_ledger_needs_only_ids_and_texts(tmp_path: Path) -> None:
    text = "game: kernel\nclauses:\n- {id: K-FLOW-01, text: In order., text_pl: Po kolei.}\n"

    (clause,) = load_ledger(write(tmp_path, text)).clauses

    assert (clause.id, clause.kind, clause.section) == ("K-FLOW-01", "rule", "")


def test_every_ledger_of_the_package_can_be_read() -> None:
    ledgers = {file.parent.name: load_ledger(file) for file in PACKAGE.rglob("rules.yaml")}

    assert [name for name, ledger in ledgers.items() if not ledger.clauses] == []
    assert load_title("valeria") == ledgers["valeria"]


def test_a_clause_without_a_status_is_to_do(tmp_path: Path) -> None:
    ledger = load_ledger(write(tmp_path, HARVEST.replace("  status: done\n", "")))

    assert ledger.clause("TY-HARV-01").status == "todo"


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("kind: example", "kind: joke", 18, ["TY-HARV-02", "kind", "joke"]),
        ("status: done", "status: perhaps", 16, ["TY-HARV-01", "status", "perhaps"]),
        ("  text_pl: Ala zbiera dwa.\n", "", 17, ["TY-HARV-02", "text_pl"]),
        ("text: Ala harvests two.", "text: ''", 20, ["TY-HARV-02", "text"]),
        ("text: Ala harvests two.", "text: 2", 20, ["TY-HARV-02", "text", "int"]),
        ("note: Our", "nota: Our", 9, ["TY-HARV-01", "nota"]),
        ("id: TY-HARV-02", "id: TY-HARV-2", 17, ["TY-HARV-2", "id"]),
        ("  reason: a picture only\n", "", 17, ["TY-HARV-02", "without a reason"]),
        ("[1, 5]", "many", 5, ["players"]),
        ("  Gold: Złoto", "  Gold: 3", 7, ["glossary"]),
        ("game: toy", "gmae: toy", 1, ["gmae"]),
    ],
)
def test_a_wrong_field_is_named_with_its_line_and_clause(
    tmp_path: Path, old: str, new: str, line: int, words: list[str]
) -> None:
    assert old in HARVEST
    file = write(tmp_path, HARVEST.replace(old, new, 1))

    said = refusal(file)

    assert said.startswith(f"{file}:{line}: ")
    assert [word for word in words if word not in said] == []


def test_two_clauses_with_one_id_are_refused_with_both_lines(tmp_path: Path) -> None:
    file = write(tmp_path, HARVEST.replace("TY-HARV-02", "TY-HARV-01"))

    assert refusal(file) == f"{file}:17: TY-HARV-01 is already the id of the clause in line 9"


def test_a_key_written_twice_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path, HARVEST.replace("- id: TY-HARV-02\n", ""))

    assert refusal(file) == f"{file}:17: broken YAML: 'kind' is written twice"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("game: toy\nclauses: [unclosed\n", ":3: broken YAML"),
        ("game: toy\n\tclauses: []\n", ":2: broken YAML"),
        ("game: toy\nclauses: *nowhere\n", ":2: broken YAML"),
        ("game: !!python/object:os.system x\n", ":1: broken YAML"),
        ("", ": the file is empty"),
        ("- just\n- a list\n", ":1: ledger: Expected `object`"),
        ("game: toy\nclauses: []\n", ":2: clauses: Expected `array` of length >= 1"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(tmp_path: Path, text: str, place: str) -> None:
    file = write(tmp_path, dedent(text))

    assert refusal(file).startswith(f"{file}{place}")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_bytes(b"game: \xff\xfe\n")

    assert refusal(file).startswith(f"{file}: broken YAML")


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    assert refusal(tmp_path / "rules.yaml") == f"{tmp_path / 'rules.yaml'}: No such file or directory"
