"""Ledger, code and tests are held against each other."""

from pathlib import Path
from textwrap import dedent, indent

import pytest

from karczma.ledger import Crosscheck, LedgerError, check_kernel, check_title, crosscheck, figures, load_ledger

CODE = "games/toy"
TESTS = "tests/games/toy"
TOY = "game: toy\nchapters: [{id: TY-ONE, en: One, pl: Jeden}]\nclauses:\n"
KERNEL = TOY.replace("TY-ONE", "K-FLOW")


class Project:
    """A title, its ledger and its tests, written out in a folder of their own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.head = TOY
        self.clauses: list[str] = []

    def clause(self, id: str, status: str = "done", see: str = "") -> None:
        self.clauses.append(f"- {{id: {id}, text: x, text_pl: x, status: {status}, reason: because, see: [{see}]}}")

    def file(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")

    def test(self, marks: str, body: str = "assert 1 + 1 == 2", name: str = "test_it") -> None:
        text = f"{marks}\ndef {name}():\n{indent(dedent(body), '    ')}\n"
        self.file(f"{TESTS}/{name}.py", text)

    def check(self) -> Crosscheck:
        self.file("rules.yaml", self.head + "\n".join(self.clauses))
        ledger = load_ledger(self.root / "rules.yaml")
        also_known = ["K-FLOW-01"]
        return crosscheck(ledger, [self.root / CODE], [self.root / TESTS], self.root, also_known)

    def problems(self) -> list[str]:
        return list(self.check().problems)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """One clause, cited by the code and carried by a test."""
    project = Project(tmp_path)
    project.clause("TY-ONE-01")
    project.file(f"{CODE}/turn.py", '@step("TY-ONE-01")\ndef roll(): ...\n')
    project.test('@clause("TY-ONE-01")')
    return project


def test_a_clause_with_code_and_test_is_no_problem(project: Project) -> None:
    checked = project.check()

    assert checked.problems == ()
    assert checked.in_code == checked.in_tests == {"TY-ONE-01"}


@pytest.mark.parametrize("place", ["turn.py", "variants/solo.py", "cards/citizens.yaml", "cards/more/odd.yaml"])
def test_code_is_cited_in_python_and_in_cards(project: Project, place: str) -> None:
    project.clause("TY-ONE-02")
    project.test('@clause("TY-ONE-01", "TY-ONE-02")')
    project.file(f"{CODE}/state.py", "gold = 3  # TY-ONE-01\n")
    project.file(f"{CODE}/{place}", "# see TY-ONE-02, of course\n")

    assert project.problems() == []


@pytest.mark.parametrize("place", ["rules.yaml", "README.md", "locale.yaml"])
def test_other_files_of_the_title_are_no_code(project: Project, place: str) -> None:
    project.clause("TY-ONE-02")
    project.test('@clause("TY-ONE-01", "TY-ONE-02")')
    project.file(f"{CODE}/{place}", "TY-ONE-02\n")

    assert project.problems() == ["TY-ONE-02 is marked done, but no code cites it"]


@pytest.mark.parametrize("text", ["XXTY-ONE-02", "TY-ONE-021", "TY-ONE-02-A", "A-TY-ONE-02", "TY-ONE-02_x"])
def test_an_id_counts_as_a_whole_word_only(project: Project, text: str) -> None:
    project.file(f"{CODE}/state.py", f"# {text}\n")

    assert project.check().in_code == {"TY-ONE-01"}
    assert project.problems() == []


def test_an_unknown_id_in_the_code_is_named_with_its_line(project: Project) -> None:
    project.file(f"{CODE}/state.py", "gold = 3\nmagic = 1  # TY-ONE-77\n")

    assert project.problems() == [f"{CODE}/state.py:2: the code cites TY-ONE-77, which is in no ledger"]


def test_an_unknown_id_on_a_test_is_named_with_its_line(project: Project) -> None:
    project.test('import x\n@clause("TY-ONE-77")', name="test_odd")

    assert project.problems() == [f"{TESTS}/test_odd.py:3: test_odd carries TY-ONE-77, which is in no ledger"]


def test_a_clause_of_the_kernel_may_be_cited_and_carried(project: Project) -> None:
    project.file(f"{CODE}/state.py", "# K-FLOW-01\n")
    project.test('@clause("K-FLOW-01")', name="test_flow")

    assert project.problems() == []


def test_done_without_a_test_is_a_problem(project: Project) -> None:
    project.test("")

    assert project.problems() == ["TY-ONE-01 is marked done, but no test carries it"]


def test_to_do_is_a_problem(project: Project) -> None:
    project.clause("TY-ONE-02", status="todo")

    assert project.problems() == ["TY-ONE-02 is still to do"]


@pytest.mark.parametrize(
    ("left_out", "of", "allowed"), [(2, 100, True), (3, 100, False), (1, 33, False), (1, 34, True)]
)
def test_less_than_three_in_a_hundred_may_be_left_out(project: Project, left_out: int, of: int, allowed: bool) -> None:
    project.clauses.clear()
    for number in range(of):
        id = f"TY-ONE-{number:02}"
        project.clause(id, status="out-of-scope" if number < left_out else "done")
        project.file(f"{CODE}/c{number}.py", f"# {id}\n")
        project.test(f'@clause("{id}")', name=f"test_{number}")
    project.test("", name="test_it")

    problems = project.problems()

    assert [problem for problem in problems if "out-of-scope" not in problem] == []
    assert (problems == []) is allowed


@pytest.mark.parametrize(
    "marks",
    [
        '@pytest.mark.parametrize("n", [1])\n@clause("TY-ONE-01")',
        '@ledger.clause("TY-ONE-01")',
        '@clause("K-FLOW-01")\n@clause("TY-ONE-01")',
        '@clause("K-FLOW-01", "TY-ONE-01")',
    ],
)
def test_a_mark_is_read_however_it_is_written(project: Project, marks: str) -> None:
    project.test(marks)

    assert project.problems() == []


def test_methods_of_test_classes_and_coroutines_carry_clauses(project: Project) -> None:
    project.clause("TY-ONE-02")
    project.file(f"{CODE}/state.py", "# TY-ONE-02\n")
    project.file(
        f"{TESTS}/deep/test_it.py",
        """
        class TestHarvest:
            @clause("TY-ONE-01")
            def test_one(self): assert x

        @clause("TY-ONE-02")
        async def test_two(): assert x
        """,
    )
    project.test("")

    assert project.problems() == []


@pytest.mark.parametrize(
    ("name", "text", "flaw"),
    [
        ("test_x.py", '@clause("TY-ONE-01")\ndef helper(): assert x', "pytest does not collect"),
        ("helpers.py", '@clause("TY-ONE-01")\ndef test_x(): assert x', "pytest does not collect"),
        (
            "test_x.py",
            'class Harvest:\n  @clause("TY-ONE-01")\n  def test_x(self): assert x',
            "pytest does not collect",
        ),
        ("test_x.py", '@clause("TY-ONE-01")\nclass TestX: ...', "pytest does not collect"),
        ("test_x.py", "@clause(FIRST)\ndef test_x(): assert x", "written out as strings"),
        ("test_x.py", '@clause("TY-ONE-01", *more)\ndef test_x(): assert x', "written out as strings"),
        ("test_x.py", "@clause\ndef test_x(): assert x", "written out as strings"),
        ("test_x.py", '@pytest.mark.skip\n@clause("TY-ONE-01")\ndef test_x(): assert x', "skipped"),
        (
            "test_x.py",
            '@clause("TY-ONE-01")\n@pytest.mark.xfail(reason="")\ndef test_x(): assert x',
            "expected to fail",
        ),
    ],
)
def test_a_mark_that_no_run_would_honour_carries_nothing(project: Project, name: str, text: str, flaw: str) -> None:
    project.test("")
    project.file(f"{TESTS}/{name}", text)

    first, *others = project.problems()

    assert first.startswith(f"{TESTS}/{name}:")
    assert flaw in first
    assert others == ["TY-ONE-01 is marked done, but no test carries it"]


def test_a_test_carries_six_clauses_at_most(project: Project) -> None:
    project.head = TOY.replace("TY-ONE", "TY-SIX")
    project.head = project.head.replace("[{", "[{id: TY-ONE, en: One, pl: Jeden}, {")
    ids = [f"TY-SIX-{number:02}" for number in range(7)]
    for id in ids:
        project.clause(id)
        project.file(f"{CODE}/{id}.py", f"# {id}\n")

    project.test("@clause(" + ", ".join(f'"{id}"' for id in ids[:6]) + ")", name="test_six")
    project.test(f'@clause("{ids[6]}")', name="test_last")
    assert project.problems() == []

    project.test("@clause(" + ", ".join(f'"{id}"' for id in ids) + ")", name="test_seven")
    assert project.problems() == [f"{TESTS}/test_seven.py:2: test_seven carries 7 clauses, more than 6"]


@pytest.fixture
def pair(project: Project) -> Project:
    """Two clauses in the code, carried by whatever the test writes as test_it."""
    project.clause("TY-ONE-02")
    project.file(f"{CODE}/state.py", "# TY-ONE-02\n")
    return project


BOTH = '@clause("TY-ONE-01", "TY-ONE-02")'


@pytest.mark.parametrize("body", ["play()", "assert True", "note_check_()\nplay.assertion()", "pass"])
def test_two_clauses_must_not_share_a_test_that_looks_at_nothing(pair: Project, body: str) -> None:
    pair.test(BOTH, body)

    blind = f"{TESTS}/test_it.py:2: test_it checks nothing, yet TY-ONE-01, TY-ONE-02 have no other test"
    assert pair.problems() == [blind]


@pytest.mark.parametrize(
    "body",
    [
        "assert play() == 3",
        "with pytest.raises(Illegal):\n    play()",
        "with raises(Illegal):\n    play()",
        "check_scores(play())",
        "table.assert_over()",
        "for seat in seats:\n    assert seat",
    ],
)
def test_two_clauses_may_share_a_test_that_looks(pair: Project, body: str) -> None:
    pair.test(BOTH, body)

    assert pair.problems() == []


def test_a_test_that_looks_at_nothing_may_carry_what_another_test_checks(pair: Project) -> None:
    pair.test(BOTH, "play()")
    pair.test('@clause("TY-ONE-02")', name="test_other")

    assert pair.problems() == []


def test_a_project_without_the_tests_says_so(project: Project, tmp_path: Path) -> None:
    project.file("rules.yaml", TOY + "\n".join(project.clauses))

    elsewhere = crosscheck(
        load_ledger(tmp_path / "rules.yaml"), [tmp_path / CODE], [tmp_path / "nowhere/tests"], tmp_path / "nowhere"
    )

    missing, untested = elsewhere.problems
    assert missing.startswith("tests: there is no such folder of tests")
    assert untested == "TY-ONE-01 is marked done, but no test carries it"


def test_one_folder_of_tests_is_enough(project: Project, tmp_path: Path) -> None:
    project.file("rules.yaml", TOY + "\n".join(project.clauses))
    folders = [tmp_path / "tests/nowhere", tmp_path / TESTS]

    assert crosscheck(load_ledger(tmp_path / "rules.yaml"), [tmp_path / CODE], folders, tmp_path).problems == ()


def test_a_test_file_that_cannot_be_parsed_is_an_error_with_its_line(project: Project) -> None:
    project.file(f"{TESTS}/test_broken.py", "x = 1\ndef test_(:\n")

    with pytest.raises(LedgerError, match=r"test_broken\.py:2: the test cannot be read"):
        project.check()


def test_the_code_is_the_installed_package_and_the_tests_are_those_of_the_project(
    project: Project, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed = tmp_path / "installed"
    for folder, clause in (("games/toy", "TY-ONE-01"), ("kernel", "K-FLOW-01")):
        text = (TOY if clause.startswith("TY") else KERNEL) + f"- {{id: {clause}, text: x, text_pl: x, status: done}}\n"
        project.file(f"installed/{folder}/rules.yaml", text)
    project.file("installed/games/toy/turn.py", "# TY-ONE-01 K-FLOW-01\n# TY-ONE-88\n")
    monkeypatch.setattr("karczma.ledger.load.PACKAGE", installed)
    monkeypatch.setattr("karczma.ledger.check.PACKAGE", installed)
    (tmp_path / "work").mkdir()
    (tmp_path / "tests").rename(tmp_path / "work" / "tests")

    stranger = f"{installed / 'games/toy/turn.py'}:2: the code cites TY-ONE-88, which is in no ledger"
    assert check_title("toy", tmp_path / "work").problems == (stranger,)
    monkeypatch.chdir(tmp_path / "work")
    assert check_title("toy").problems == (stranger,)


def test_the_ledger_of_the_kernel_is_held_against_the_kernel_the_effects_and_their_tests(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    project = Project(tmp_path)
    for number, (code, tests) in enumerate(
        [("kernel", "kernel"), ("effects", "effects"), ("kernel", "games/conformance")]
    ):
        project.clause(f"K-FLOW-{number:02}")
        project.file(f"package/{code}/flow_{number}.py", f"# K-FLOW-{number:02}\n")
        project.file(f"tests/{tests}/test_{number}.py", f'@clause("K-FLOW-{number:02}")\ndef test_it(): assert x\n')
    project.clause("K-FLOW-77")
    project.file("package/kernel/rules.yaml", KERNEL + "\n".join(project.clauses))
    monkeypatch.setattr("karczma.ledger.load.PACKAGE", tmp_path / "package")
    monkeypatch.setattr("karczma.ledger.check.PACKAGE", tmp_path / "package")
    monkeypatch.chdir(tmp_path)

    assert check_kernel(tmp_path) == check_kernel()
    assert check_kernel().problems == (
        "K-FLOW-77 is marked done, but no code cites it",
        "K-FLOW-77 is marked done, but no test carries it",
    )


def test_the_figures_count_what_is_in_scope(project: Project) -> None:
    project.clause("TY-ONE-02")
    project.clause("TY-ONE-03", status="todo")
    project.clause("TY-ONE-04", status="out-of-scope")
    project.test('@clause("TY-ONE-01", "TY-ONE-03", "TY-ONE-04")')

    found = figures(project.check())

    assert len(found["problems"]) == 4
    assert found == {
        "problems": found["problems"],
        "clauses": 4,
        "with_code": 1,
        "with_test": 2,
        "out_of_scope": 1,
        "without_code": ["TY-ONE-02", "TY-ONE-03"],
        "without_test": ["TY-ONE-02"],
    }


# -- chapters ------------------------------------------------------------------------------------------------------

ONE = "{id: TY-ONE, en: One, pl: Jeden}"


@pytest.mark.parametrize(
    ("chapters", "problem"),
    [
        ("", "the chapter TY-ONE has no name"),
        (f"{ONE}, {ONE}", "there are two chapters TY-ONE"),
        (f"{ONE}, {{id: TY-TWO, en: Two, pl: Dwa}}", "the chapter TY-TWO is empty"),
        (
            "{id: TY-ONE, en: One, pl: Jeden, under: TY-ALL}",
            "the chapter TY-ONE stands under TY-ALL, which is no chapter at the top",
        ),
    ],
)
def test_every_clause_stands_in_a_chapter_that_has_a_name_and_a_place(
    project: Project, chapters: str, problem: str
) -> None:
    project.head = f"game: toy\nchapters: [{chapters}]\nclauses:\n"

    assert project.problems() == [problem]


def test_a_chapter_may_hold_nothing_but_chapters(project: Project) -> None:
    whole = "{id: TY-ALL, en: All, pl: Całość}, {id: TY-ONE, en: One, pl: Jeden, under: TY-ALL}"
    project.head = f"game: toy\nchapters: [{whole}]\nclauses:\n"

    assert project.problems() == []


def test_a_chapter_has_a_name_in_both_languages(project: Project) -> None:
    project.head = "game: toy\nchapters: [{id: TY-ONE, en: One}]\nclauses:\n"

    with pytest.raises(LedgerError, match="pl"):
        project.check()


@pytest.mark.parametrize(
    ("see", "problems"),
    [
        ("K-FLOW-01", []),
        ("TY-ONE-77", ["TY-ONE-02 leads to TY-ONE-77, which is in no ledger"]),
        ("TY-ONE-02", ["TY-ONE-02 leads to TY-ONE-02, which is itself"]),
    ],
)
def test_a_clause_leads_to_clauses_that_are_there(project: Project, see: str, problems: list[str]) -> None:
    project.clause("TY-ONE-02", see=see)
    project.file(f"{CODE}/more.py", "# TY-ONE-02\n")
    project.test('@clause("TY-ONE-02")', name="test_more")

    assert project.problems() == problems
