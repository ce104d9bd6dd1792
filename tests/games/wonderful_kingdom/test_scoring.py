"""Chapter "End of the game": points, ties, medals."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import table
from games.words import going_on, happened
from karczma.games.wonderful_kingdom.production import add_calamity
from karczma.games.wonderful_kingdom.rounds import Round
from karczma.games.wonderful_kingdom.scoring import count, medal
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.words.events import GameEnded, MedalWon
from karczma.ledger import clause


def ended(module: str = "none", seats: int = 2, **players: dict[str, object]) -> WonderfulKingdom:
    found = {int(seat[1:]): words for seat, words in players.items()}
    return going_on(table(seats, found, module=module, round=4), Round(), "end")


@clause("WK-SCORE-01")
def test_printed_points_of_completed_cards() -> None:
    g = table(players={0: {"built": ["cathedral", "great_statue", "hamlet"], "construction": ["royal_palace"]}})
    assert count(g, 0) == (21, 0, 0, 0, 0, 0, 0)


@clause("WK-END-02", "WK-MENACE-09")
def test_cards_under_construction_are_worth_nothing() -> None:
    g = table(module="menaces", players={0: {"construction": [("cathedral", {"gold": 3}), "thieves_4"]}})
    assert g.scores() == (-4, 0)


@clause("WK-SCORE-02")
@pytest.mark.parametrize(
    ("built", "points"),
    [
        (["guildhall"], 0),
        (["guildhall", "mercenaries", "smugglers"], 6),
        (["kings_road"], 2),
        (["kings_road", "hamlet", "quarry"], 6),
        (["troubadours", "obelisk", "cathedral"], 6),
        (["vault_of_kings", "obelisk"], 6),
        (["hanging_gardens", "hamlet"], 2),
        (["university", "mercenaries"], 2),
        (["map_of_the_realm", "sunken_city"], 4),
        (["sage", "sunken_city", "dragon_eggs"], 2),
    ],
)
def test_points_per_card_of_a_family_count_the_card_itself(built: list[str], points: int) -> None:
    assert count(table(module="advisors", players={0: {"built": built}}), 0)[1] == points


@clause("WK-SCORE-03")
@pytest.mark.parametrize(
    ("card", "each", "built", "sets"),
    [
        ("moon_temple", 5, ["hamlet", "mercenaries", "sunken_city"], 1),
        ("moon_temple", 5, ["hamlet", "quarry", "mercenaries", "sunken_city", "dragon_eggs"], 1),
        ("moon_temple", 5, ["hamlet", "mercenaries"], 0),
        ("crown_heir", 3, ["hamlet", "quarry", "mercenaries", "smugglers", "obelisk", "cathedral"], 0),
        ("crown_heir", 3, ["hamlet", "mercenaries", "obelisk", "sunken_city"], 1),
    ],
)
def test_points_per_set_count_the_smallest_family(card: str, each: int, built: list[str], sets: int) -> None:
    assert count(table(module="advisors", players={0: {"built": [card, *built]}}), 0)[1] == each * sets


@clause("WK-SCORE-04", "WK-CALAM-01", "WK-CALAM-02")
@pytest.mark.parametrize(("option", "points"), [("-3", -6), ("-5", -10), ("-1", -2)])
def test_calamities_cost_points(option: str, points: int) -> None:
    g = table(players={0: {"calamities": 2}}, calamity_vp=option)
    assert count(g, 0)[2] == points
    assert g.scores()[1] == 0


@clause("WK-CALAM-03", "WK-CALAM-04")
def test_a_calamity_is_no_constructed_card() -> None:
    g = ended(p0={"calamities": 1, "built": ["hamlet"]}, p1={"built": ["barracks"], "calamities": 1})
    assert g.players[0].families == [1, 0, 0, 0]
    assert g.players[0].yields == [2, 1 + 1, 1, 0, 0]
    assert g.scores() == (-2, -2)
    assert g.winners() == (0, 1)  # one completed card each: the calamity is none
    assert len(g.players[0].calamities) == 1


@clause("WK-CALAM-05")
def test_a_calamity_from_the_pile_or_a_substitute() -> None:
    g = table(players={0: {"calamities": 6}})
    for _ in range(3):
        add_calamity(g, 0)
    assert (len(g.players[0].calamities), g.players[0].substitutes, g.calamities) == (8, 1, [])
    assert count(g, 0)[2] == -27


@clause("WK-SCORE-05")
@pytest.mark.parametrize(("option", "points"), [("1", 3), ("0", 0)])
def test_soldiers_in_the_pool_score_but_not_the_one_in_training(option: str, points: int) -> None:
    g = table(players={0: {"soldier": 3, "training": 1}}, soldier_vp=option)
    assert count(g, 0)[3] == points


@clause("WK-SCORE-06")
def test_points_per_soldier_count_the_pool_only() -> None:
    words = {"built": ["ducal_guard"], "soldier": 2, "training": 1, "construction": [("watchtower", {"soldier": 1})]}
    assert count(table(players={0: words}), 0) == (0, 4, 0, 2, 0, 0, 0)


@clause("WK-SCORE-07")
def test_each_module_adds_its_own_points() -> None:
    assert count(table(module="menaces", players={0: {"construction": ["thieves_1"]}}), 0)[4] == -2
    g = table(module="quests", quest="the_lost_crown")
    g.players[0].stage_vp = 5
    assert count(g, 0) == (0, 0, 0, 0, 0, 5, 0)
    assert count(table(module="conquest", board="A1", land={"center_ford": (0, 1)}), 0)[6] == 4
    assert count(table(module="advisors", players={0: {"built": ["spymaster"]}}), 0)[0] == 3


@clause("WK-SCORE-08")
def test_most_points_win() -> None:
    g = ended(p0={"built": ["hamlet"]}, p1={"built": ["cathedral"]})
    assert (g.scores(), g.winners()) == ((1, 12), (1,))
    assert happened(g, GameEnded) == [GameEnded((1,), (1, 12))]


@clause("WK-SCORE-09", "WK-MENACE-11")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        (["hamlet", "quarry"], ["barracks"], (0,)),
        (["hamlet"], ["barracks", "quarry"], (1,)),
        (["hamlet", "thieves_1"], ["barracks"], (0,)),
    ],
)
def test_a_tie_goes_to_more_completed_cards(mine: list[str], theirs: list[str], winners: tuple[int, ...]) -> None:
    g = ended("menaces", p0={"built": mine}, p1={"built": theirs})
    assert g.scores()[0] == g.scores()[1]
    assert g.winners() == winners


@clause("WK-SCORE-10")
def test_a_further_tie_goes_to_more_soldiers_and_is_then_shared() -> None:
    g = ended(p0={"built": ["hamlet"], "soldier": 1}, p1={"built": ["amphitheatre"], "calamities": 1, "soldier": 0})
    assert (g.scores(), g.winners()) == ((2, 4), (1,))
    g = ended(p0={"built": ["hamlet"], "soldier": 2}, p1={"built": ["uncharted_isle"]})
    assert (g.scores(), g.winners()) == ((3, 3), (0,))
    g = ended(p0={"built": ["hamlet"], "soldier": 1}, p1={"built": ["barracks"], "soldier": 1})
    assert g.winners() == (0, 1)


@clause("WK-SCORE-11")
def test_example_a_count() -> None:
    """Ten fixed points, 2 per discovery with three of them completed, 2 soldiers, 1 calamity: 10 + 6 + 2 - 3."""
    built = ["uncharted_isle", "crystal_cave", "golden_gate", "map_of_the_realm"]
    g = table(players={0: {"built": built, "soldier": 2, "calamities": 1}})
    assert count(g, 0) == (10, 6, -3, 2, 0, 0, 0)
    assert g.scores()[0] == 15


@clause("WK-SCORE-12")
def test_a_score_may_be_negative() -> None:
    assert ended(p0={"calamities": 5}, p1={}).scores() == (-15, 0)


# -- solo ----------------------------------------------------------------------------------------------------------


MEDALS = [
    ("none", "", 70, 95, 115),
    ("quests", "", 70, 95, 115),
    ("advisors", "", 70, 95, 115),
    ("menaces", "thieves", 70, 95, 115),
    ("menaces", "sisters_of_misfortune", 70, 95, 115),
    ("menaces", "devourers", 70, 95, 115),
    ("conquest", "", 60, 80, 100),
]


@clause("WK-SOLO-11", "WK-SIS-14", "WK-DEV-14", "WK-CSOLO-19", "WK-SOLO-13")
@pytest.mark.parametrize(("module", "menaces", "bronze", "silver", "gold"), MEDALS)
def test_medals(module: str, menaces: str, bronze: int, silver: int, gold: int) -> None:
    g = table(1, {0: {"menaces": menaces} if menaces else {}}, module=module)
    already = g.scores()[0]
    for points, name in [
        (bronze - 1, "none"),
        (bronze, "bronze"),
        (silver - 1, "bronze"),
        (silver, "silver"),
        (gold - 1, "silver"),
        (gold, "gold"),
    ]:
        g.players[0].stage_vp = points - already
        assert (g.scores()[0], medal(g)) == (points, name)
        g.ended = True
        assert g.winners() == (() if name == "none" else (0,))


@clause("WK-SIS-14", "WK-DEV-14", "WK-SOLO-11")
@pytest.mark.parametrize(("chosen", "bronze"), [("devourers", 1), ("sisters_of_misfortune", 2), ("thieves", 70)])
def test_each_set_of_menaces_may_have_medals_of_its_own(chosen: str, bronze: int) -> None:
    """All medals of menaces cost the same; so those of two sets are made cheaper for this test."""
    g = table(1, {0: {"menaces": chosen}}, module="menaces")
    with pytest.MonkeyPatch.context() as patch:
        for number, name in enumerate(("devourers", "sisters_of_misfortune"), start=1):
            patch.setitem(g.cards.medals, name, {"bronze": number, "silver": 95, "gold": 115})
        g.players[0].stage_vp = bronze - 1
        assert medal(g) == "none"
        g.players[0].stage_vp = bronze
        assert medal(g) == "bronze"


@clause("WK-SOLO-13", "WK-SOLO-11")
def test_below_bronze_the_game_is_lost() -> None:
    g = ended(seats=1, p0={"built": ["cathedral"]})
    assert (g.over, g.winners()) == (True, ())
    assert happened(g, MedalWon) == [MedalWon(0, "none")]
    assert happened(g, GameEnded) == [GameEnded((), (12,))]
