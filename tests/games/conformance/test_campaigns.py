"""What must hold for the campaign of any title: its tables can be set up, and everything it tells has words."""

from __future__ import annotations

import pytest

import karczma
from karczma import campaigns
from karczma.locale import LANGUAGES, Speaker

TITLES = [title.id for title in karczma.titles() if title.campaign]


@pytest.mark.parametrize("of", TITLES)
def test_it_begins_with_tables_for_one_that_count(of: str) -> None:
    first = campaigns.first(of)
    assert (first.status, first.stage, len(first.games)) == ("running", 0, 0)
    for due in first.due():
        g = karczma.new(of, 1, 7, due)
        assert g.journal
        assert due.items() <= g.journal[0].options.items()
        assert due[campaigns.OPTION] == "true"
        assert due[first.stage_option] == first.stages[0]


@pytest.mark.parametrize("of", TITLES)
def test_it_is_kept_as_plain_values(of: str) -> None:
    first = campaigns.first(of)
    assert campaigns.restored(of, campaigns.plain(first)) == first
    with pytest.raises(campaigns.NoCampaign):
        campaigns.restored(of, {"games": "none"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", TITLES)
def test_stages_and_ranks_have_words(of: str, language: str) -> None:
    speaker, its = Speaker(language, of), campaigns.kind(of)
    assert len({speaker.value(its.stage_option, stage) for stage in its.stages}) == len(its.stages)
    assert len({speaker.name(rank) for rank in its.ranks}) == len(its.ranks)


def test_a_title_without_one_says_so() -> None:
    assert TITLES
    with pytest.raises(campaigns.NoCampaign, match="valeria has no campaign"):
        campaigns.first("valeria")
