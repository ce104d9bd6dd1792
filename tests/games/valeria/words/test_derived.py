"""What anybody could add up, told so that nobody has to."""

from __future__ import annotations

from games.valeria.valeria_table import table
from karczma.games.valeria.words.derived import derived_view


def test_the_chances_of_the_ten_stacks_are_counted_over_all_throws() -> None:
    chances = derived_view(table(2)).chances
    assert chances[0] == 11  # a single die shows it
    assert chances[5] == 16  # a die, or one of five sums
    assert chances[8:] == [7, 3]  # only sums: 9 or 10, 11 or 12


def test_icons_are_those_that_a_duke_counts_on_citizens_and_on_domains() -> None:
    g = table(2, {0: {"citizens": ["archer"], "domains": ["gargans_embrace"]}})  # asks for 2 Soldiers
    assert derived_view(g).icons == [[0, 3, 0, 0], [0, 0, 0, 0]]
    assert g.realms[0].roles == [0, 1, 0, 0]
