"""Chapter "Advisors": one row for each of them."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import lying_on, missing, purse, table
from games.words import asked, at, do, going_on, may, names, why_not
from karczma.games.wonderful_kingdom.planning import Plan, TakeDiscount
from karczma.games.wonderful_kingdom.production import Production, ProductionStep, Work, is_supreme, train
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.scoring import count
from karczma.games.wonderful_kingdom.table.moments import ENLISTING, EXTRA, SPIES, TRAPS
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD, MATERIALS
from karczma.ledger import clause


def advised(**players: dict[str, object]) -> WonderfulKingdom:
    return table(2, {int(seat[1:]): words for seat, words in players.items()}, module="advisors")


@clause("WK-ADV-06", "WK-ADV-07")
def test_an_advisor_is_recycled_or_built_like_a_development() -> None:
    g = at(advised(p0={"selection": ["sage"], "gold": 1, "exploration": 2}), Plan(0))
    assert may(g)[:2] == ["begin card=sage", "recycle card=sage"]
    again = do(g.copy(), "recycle card=sage")
    assert purse(again) == {"gold": 1, "exploration": 3}
    do(g, "begin card=sage")
    assert missing(g, 0) == {"gold": 1, "exploration": 2}
    do(g, "place token=gold card=sage at=0", *["place token=exploration card=sage at=0"] * 2)
    assert names(g, g.players[0].built) == ["sage"]
    assert g.players[0].families == [0, 0, 0, 0]


@clause("WK-ADV-07")
@pytest.mark.parametrize(
    ("advisor", "cost", "points"),
    [
        ("spymaster", {"population": 1, "gold": 1}, 3),
        ("lady_of_whispers", {"population": 2, "exploration": 1}, 4),
        ("herald", {"population": 2}, 2),
        ("master_trapper", {"materials": 1, "population": 1}, 3),
        ("court_alchemist", {"gold": 2}, 3),
        ("architect", {"materials": 2, "population": 1}, 2),
        ("chancellor", {"population": 2, "gold": 1}, 2),
        ("treasurer", {"gold": 3}, 3),
        ("cartographer", {"gold": 1, "exploration": 1}, 2),
        ("marshal", {"population": 2, "soldier": 1}, 3),
        ("steward", {"materials": 2}, 2),
        ("sage", {"gold": 1, "exploration": 2}, 1),
        ("captain_of_arms", {"materials": 1, "population": 2}, 2),
        ("crown_heir", {"materials": 1, "population": 1, "gold": 1, "exploration": 1}, 1),
        ("exorcist", {"population": 1, "exploration": 1}, 2),
        ("quartermaster", {"materials": 1, "gold": 1}, 2),
    ],
)
def test_cost_and_points_of_each_advisor(advisor: str, cost: dict[str, int], points: int) -> None:
    assert missing(advised(p0={"construction": [advisor]}), 0) == cost
    assert count(advised(p0={"built": [advisor]}), 0)[0] == points


@clause("WK-ADV-11", "WK-ADV-09")
@pytest.mark.parametrize(
    ("advisor", "traps", "spies"), [("spymaster", 2, 1), ("lady_of_whispers", 2, 1), ("master_trapper", 3, 0)]
)
def test_tokens_of_an_advisor_come_with_the_next_round(advisor: str, traps: int, spies: int) -> None:
    words = {"construction": [advisor], "traps": 2, "trap_tokens": 2, "krystallium": 3}
    g = at(advised(p0=words, p1={"trap_tokens": 2}), Plan(0))
    while g.players[0].construction:
        do(g, next(text for text in may(g) if text.startswith("crystallise")))
    assert names(g, g.players[0].built) == [advisor]
    assert (g.players[0].traps, g.players[0].spies) == (2, 0)
    going_on(g, Round(), "renew")
    assert (g.players[0].traps, g.players[0].spies) == (traps, spies)
    assert (g.value(TRAPS, 1, 0), g.value(SPIES, 1, 0)) == (2, 0)


@clause("WK-ADV-09")
def test_both_spies_make_two() -> None:
    g = at(advised(p0={"built": ["spymaster", "lady_of_whispers"]}), Round())
    assert (g.players[0].spies, g.players[1].spies) == (2, 0)


@clause("WK-ADV-07")
def test_the_court_alchemist_needs_four_cubes_and_exchanges_at_once() -> None:
    g = at(advised(p0={"built": ["court_alchemist"], "construction": ["cathedral"], "alchemy": 3, "gold": 1}), Plan(0))
    do(g, "transmute token=gold")
    assert (g.players[0].alchemy, purse(g)) == (0, {"krystallium": 1})
    g = at(advised(p0={"construction": [("court_alchemist", {"gold": 1})], "alchemy": 4, "gold": 1}), Plan(0))
    do(g, "place token=gold card=court_alchemist at=0")
    assert (g.players[0].alchemy, purse(g)) == (0, {"krystallium": 1})


@clause("WK-ADV-12", "WK-ADV-08")
@pytest.mark.parametrize(
    ("advisor", "first", "second", "token"),
    [
        ("architect", "quarry", "citadel", "materials"),
        ("chancellor", "mercenaries", "druids", "population"),
        ("treasurer", "cathedral", "golden_gate", "gold"),
        ("cartographer", "sunken_city", "dragon_eggs", "exploration"),
    ],
)
def test_a_discount_works_once_per_round_and_may_be_kept(advisor: str, first: str, second: str, token: str) -> None:
    g = at(advised(p0={"built": [advisor], "selection": [first, second, "uncharted_isle", "hamlet"]}), Plan(0))
    do(g, f"begin card={first}")
    assert asked(g) == "TakeDiscount"
    assert may(g) == ["use-ability", "keep-ability"]
    kept = do(g.copy(), "keep-ability", f"begin card={second}")
    assert asked(kept) == "TakeDiscount"
    do(g, "use-ability")
    assert lying_on(g, 0) == {token: 1}
    do(g, f"begin card={second}")
    assert asked(g) == "Plan"
    assert lying_on(g, 1) == {}


@clause("WK-ADV-12")
def test_a_discount_needs_a_free_space_of_that_kind_and_the_family() -> None:
    g = at(advised(p0={"built": ["architect"], "selection": ["mercenaries", "order_of_knights", "sage"]}), Plan(0))
    do(g, "begin card=order_of_knights", "begin card=mercenaries", "begin card=sage")
    assert asked(g) == "Plan"
    assert lying_on(g, 0) == {}


@clause("WK-ADV-12")
def test_a_discount_may_complete_a_card() -> None:
    """Where only one space was free: here the card comes back with all but one of its pieces on it."""
    g = advised(p0={"built": ["architect"], "construction": [("hamlet", {"materials": 1})]})
    at(g, TakeDiscount(0, MATERIALS))
    do(g, "use-ability")
    assert names(g, g.players[0].built) == ["architect", "hamlet"]


@clause("WK-ADV-08")
def test_abilities_of_different_advisors_do_not_use_each_other_up() -> None:
    assert [EXTRA, ENLISTING] == [4, 5]  # after the four discounts


@clause("WK-ADV-08")
def test_used_abilities_are_renewed_each_round() -> None:
    g = advised(p0={"built": ["architect"]})
    g.players[0].used = 63
    at(g, Round())
    assert g.players[0].used == 0


@clause("WK-ADV-07")
def test_the_marshal_sends_soldiers_straight_to_the_pool() -> None:
    g = advised(p0={"built": ["marshal"], "training": 1})
    train(g, 0)
    assert (g.players[0].training, purse(g)) == (1, {"soldier": 1})


@clause("WK-ADV-07")
@pytest.mark.parametrize(
    ("produced", "won"), [([2, 2], True), ([1, 1], True), ([0, 0], False), ([1, 2], False), ([3, 2], True)]
)
def test_the_herald_has_supremacy_in_a_tie(produced: list[int], won: bool) -> None:
    g = advised(p0={"built": ["herald"]})
    assert is_supreme(g, 0, produced) == won
    assert is_supreme(g, 1, [produced[1], produced[0]]) == (produced[0] > produced[1])


@clause("WK-ADV-08")
def test_the_steward_gives_one_more_cube_of_a_type_once_per_round() -> None:
    g = at(advised(p0={"built": ["steward"], "selection": ["treasure_mg", "hamlet", "quarry"]}), Plan(0))
    do(g, "recycle card=treasure_mg")
    assert asked(g) == "TakeExtra"
    assert may(g) == ["take-cube token=materials", "take-cube token=gold", "keep-ability"]
    do(g, "keep-ability", "recycle card=hamlet", "take-cube token=population")
    assert purse(g) == {"materials": 1, "gold": 1, "population": 2}
    do(g, "recycle card=quarry")
    assert asked(g) == "Plan"


@clause("WK-ADV-07")
def test_the_captain_brings_a_soldier_in_each_later_round() -> None:
    g = at(advised(p0={"built": ["captain_of_arms"]}), Round())
    assert (purse(g), purse(g, 1)) == ({"soldier": 1}, {})


@clause("WK-ADV-07")
@pytest.mark.parametrize(("calamities", "points"), [(0, 0), (1, 0), (2, 0), (3, -3)])
def test_the_exorcist_wards_off_two_calamities(calamities: int, points: int) -> None:
    g = advised(p0={"built": ["exorcist"], "calamities": calamities}, p1={"calamities": 1})
    assert (count(g, 0)[2], count(g, 1)[2]) == (points, -3)


@clause("WK-ADV-08")
def test_the_quartermaster_exchanges_one_produced_cube_for_a_soldier() -> None:
    g = at(advised(p0={"built": ["quartermaster"], "construction": ["cathedral"]}), ProductionStep(MATERIALS))
    assert may(g)[-1] == "enlist"
    do(g, "enlist")
    assert purse(g) == {"materials": 1, "soldier": 1}
    assert why_not(g, "enlist").clause == "WK-ADV-08"
    assert "enlist" not in may(g)


@clause("WK-ADV-08")
def test_the_quartermaster_works_in_the_materials_step_only() -> None:
    words = {"built": ["quartermaster"], "construction": ["cathedral"], "materials": 1}
    g = at(advised(p0=words), Work(0, GOLD))
    assert "enlist" not in may(g)
    g = at(advised(p0={**words, "materials": 0, "krystallium": 1}), Work(0, MATERIALS))
    assert "enlist" not in may(g)


@clause("WK-ADV-07")
def test_an_ability_belongs_to_its_owner_only() -> None:
    g = at(advised(p0={"built": ["quartermaster"]}, p1={"construction": ["cathedral"]}), Production())
    assert "enlist" not in may(g, 1)
