"""The cross-check of ledger, code and tests: a clause that is done is cited by code and carried by a test."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from karczma.ledger.carried import Carrier, carriers
from karczma.ledger.chapters import lost, unsorted
from karczma.ledger.citations import Citation, citations
from karczma.ledger.load import PACKAGE, Clause, Ledger, load_kernel, load_title

MOST_CLAUSES_PER_TEST: Final = 6
OUT_OF_SCOPE_LIMIT: Final = 0.03


class Crosscheck(msgspec.Struct, frozen=True):
    """What was found for one ledger. `in_code` and `in_tests` are ids; no problems means the ledger holds."""

    ledger: Ledger
    in_code: frozenset[str]
    in_tests: frozenset[str]
    problems: tuple[str, ...]


def check_title(title: str, project: Path | None = None) -> Crosscheck:
    """A title's ledger against its installed code and the tests of the project (the current directory if not given)."""
    project = project or Path.cwd()
    return crosscheck(
        load_title(title),
        code=[PACKAGE / "games" / title],
        tests=[project / "tests" / "games" / title],
        project=project,
        also_known=load_kernel().by_id,
    )


def check_kernel(project: Path | None = None) -> Crosscheck:
    """The kernel's own small ledger. The effects cite it too, and the conformance suite carries some of it."""
    project = project or Path.cwd()
    tests = project / "tests"
    return crosscheck(
        load_kernel(),
        code=[PACKAGE / "kernel", PACKAGE / "effects", PACKAGE / "conformance"],
        tests=[tests / "kernel", tests / "effects", tests / "conformance", tests / "games" / "conformance"],
        project=project,
    )


def crosscheck(
    ledger: Ledger,
    code: Sequence[Path],
    tests: Sequence[Path],
    project: Path,
    also_known: Iterable[str] = (),
) -> Crosscheck:
    """Compare a ledger with the folders of its code and its tests; `also_known` are ids of ledgers it may cite."""
    cited, carrying = citations(code), carriers(tests)
    in_code = frozenset(citation.id for citation in cited)
    in_tests = frozenset(id for test in carrying if not test.flaw for id in test.ids)
    known = {*ledger.by_id, *also_known}
    problems = [
        *_no_tests_at_all(tests, project),
        *_strangers(cited, carrying, known, project),
        *_flawed(carrying, project),
        *_blind(carrying, project),
        *_unfinished(ledger.clauses, in_code, in_tests),
        *_too_much_left_out(ledger),
        *unsorted(ledger),
        *lost(ledger, known),
    ]
    return Crosscheck(ledger, in_code, in_tests, tuple(problems))


def _no_tests_at_all(tests: Sequence[Path], project: Path) -> Iterator[str]:
    if not any(folder.is_dir() for folder in tests):
        yield f"{_shown(tests[0], project)}: there is no such folder of tests; run this in the project's root"


def _strangers(cited: list[Citation], carrying: list[Carrier], known: set[str], project: Path) -> Iterator[str]:
    for citation in cited:
        if citation.id not in known:
            yield f"{_place(citation, project)}: the code cites {citation.id}, which is in no ledger"
    for test in carrying:
        for id in test.ids:
            if id not in known:
                yield f"{_place(test, project)}: {test.name} carries {id}, which is in no ledger"


def _flawed(carrying: list[Carrier], project: Path) -> Iterator[str]:
    for test in carrying:
        if test.flaw:
            yield f"{_place(test, project)}: {test.name}: {test.flaw}"
        if len(test.ids) > MOST_CLAUSES_PER_TEST:
            many = f"carries {len(test.ids)} clauses, more than {MOST_CLAUSES_PER_TEST}"
            yield f"{_place(test, project)}: {test.name} {many}"


def _blind(carrying: list[Carrier], project: Path) -> Iterator[str]:
    """Two clauses must not lean on one test that only sees that nothing crashed."""
    sound = [test for test in carrying if not test.flaw]
    for test in (test for test in sound if not test.looks):
        elsewhere = {id for other in sound if other is not test for id in other.ids}
        alone = [id for id in test.ids if id not in elsewhere]
        if len(alone) > 1:
            yield f"{_place(test, project)}: {test.name} checks nothing, yet {', '.join(alone)} have no other test"


def _unfinished(clauses: Iterable[Clause], in_code: frozenset[str], in_tests: frozenset[str]) -> Iterator[str]:
    for clause in clauses:
        if clause.status == "todo":
            yield f"{clause.id} is still to do"
        if clause.status == "done" and clause.id not in in_code:
            yield f"{clause.id} is marked done, but no code cites it"
        if clause.status == "done" and clause.id not in in_tests:
            yield f"{clause.id} is marked done, but no test carries it"


def _too_much_left_out(ledger: Ledger) -> Iterator[str]:
    left_out = sum(clause.status == "out-of-scope" for clause in ledger.clauses)
    share = left_out / len(ledger.clauses)
    if share >= OUT_OF_SCOPE_LIMIT:
        limit = f"it must stay under {OUT_OF_SCOPE_LIMIT:.0%}"
        yield f"{left_out} of {len(ledger.clauses)} clauses ({share:.1%}) are out-of-scope; {limit}"


def _place(found: Citation | Carrier, project: Path) -> str:
    return f"{_shown(found.file, project)}:{found.line}"


def _shown(file: Path, project: Path) -> str:
    """As one would write it in the project; a package installed elsewhere keeps its whole path."""
    file, project = file.resolve(), project.resolve()
    return file.relative_to(project).as_posix() if file.is_relative_to(project) else str(file)
