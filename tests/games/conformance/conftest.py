"""Every title at every table it can set up; a new title needs no line here."""

from __future__ import annotations

import pytest

from karczma.conformance import few_settings, settings, usual
from karczma.games import find, ids

TITLES = ["_template", *ids()]
CASES = {"title": lambda title: [title], "setting": usual, "changed_setting": few_settings, "any_setting": settings}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`title`: a descriptor; `setting`: each number of players; `changed_setting`: with each change of an option once;
    `any_setting`: each change with each number of players."""
    for name, cases in CASES.items():
        if name in metafunc.fixturenames:
            found = [case for title in TITLES for case in cases(find(title))]
            metafunc.parametrize(name, found, ids=[getattr(case, "id", None) or str(case) for case in found])
