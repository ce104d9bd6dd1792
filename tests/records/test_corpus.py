"""Every record leads where it led: no change of behaviour without a new version of the title."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from karczma.games import find
from recorded.coverage import catalogue_ids, unseen
from recorded.judge import advice, broken_promises, changed
from recorded.manifest import Corpus, corpus, kept
from recorded.modes import ENOUGH

PART = 25  # records in one test


class Part(NamedTuple):
    """Some records of one version of a title."""

    title: str
    version: str
    names: list[str]

    def __str__(self) -> str:
        return f"{self.title}-{self.names[0]}"


def parts() -> list[Part]:
    versions = [(title.id, each) for title in kept() for each in corpus(title).manifest().versions if not each.closed]
    found = [(title, each.version, list(each.records)) for title, each in versions]
    return [Part(title, of, names[n : n + PART]) for title, of, names in found for n in range(0, len(names), PART)]


each_title = pytest.mark.parametrize("held", [corpus(title) for title in kept()], ids=lambda held: held.title.id)


@pytest.mark.parametrize("part", parts(), ids=str)
def test_records_lead_where_they_led(part: Part) -> None:
    held = corpus(find(part.title))
    version = held.manifest().of(part.version)
    assert version
    wrong = changed(held, version, part.names)
    many = f"\n... and {len(wrong) - 1} more of these {len(part.names)} records" if wrong[1:] else ""
    assert not wrong, f"{wrong[0]}{many}\n{advice(held.title, version)}"


@each_title
def test_each_version_is_what_it_was_said_to_be(held: Corpus) -> None:
    assert not list(broken_promises(held))


@each_title
def test_there_are_enough_records_and_they_touch_nearly_every_card(held: Corpus) -> None:
    version = held.manifest().of(held.title.version)
    assert version
    assert len(version.records) >= ENOUGH
    tenth = len(catalogue_ids(held.title)) // 10
    assert len(unseen(held, tenth)) <= tenth
