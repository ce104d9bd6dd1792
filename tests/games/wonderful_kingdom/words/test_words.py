"""What is said at the table: options tell what they cost and give now, and never read the same."""

from __future__ import annotations

import pytest

from games.wonderful_kingdom.kingdom_table import board, new_table, table
from games.words import at, do
from karczma.games.wonderful_kingdom.choice.offering import Offer, Select
from karczma.games.wonderful_kingdom.conquest.marching import HoldWhich, Muster
from karczma.games.wonderful_kingdom.conquest.phase import Campaign
from karczma.games.wonderful_kingdom.conquest.prison import ImprisonWhich
from karczma.games.wonderful_kingdom.menaces.base_box import StealWhich
from karczma.games.wonderful_kingdom.menaces.combat import Fight
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards, mark, swap
from karczma.games.wonderful_kingdom.planning import Plan
from karczma.games.wonderful_kingdom.production import Work
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import GOLD
from karczma.ledger import clause
from karczma.locale import Speaker


def options(g: WonderfulKingdom, language: str = "en") -> list[str]:
    """Everything that whoever decides may choose, in words; the view says the same as the table."""
    seat = g.deciding()[0]
    said = Speaker(language, "wonderful_kingdom", names=["", "Bogna"])
    words = [said.choice(choice, g.view(seat), seat) for choice in g.options(seat)]
    assert words == [said.choice(choice, g, seat) for choice in g.options(seat)]
    assert len(set(words)) == len(words), words
    return words


def refused(g: WonderfulKingdom, text: str, language: str = "en") -> str:
    seat = g.deciding()[0]
    why = next(why for choice, why in g.refusals(seat) if str(choice) == text)
    return Speaker(language, "wonderful_kingdom", names=["", "Bogna"]).refusal(why)


# -- planning and production ---------------------------------------------------------------------------------------


@clause("WK-PLAN-02", "WK-RECYC-01")
def test_a_card_to_plan_tells_its_cost_and_its_recycling() -> None:
    g = at(table(players={0: {"selection": ["barracks"]}}), Plan(0))
    assert options(g) == [
        "Build Barracks (cost: 3 material cubes and 1 population cube)",
        "Recycle Barracks for 1 material cube",
    ]
    assert options(g, "pl") == [
        "Buduj kartę Koszary (koszt: 3 kostki materiałów i 1 kostka populacji)",
        "Poddaj recyklingowi kartę Koszary (premia: 1 kostka materiałów)",
    ]


@clause("WK-RECYC-05")
def test_scrapping_tells_where_the_cubes_go_and_what_is_lost() -> None:
    words = {"construction": [("barracks", {"materials": 2}), "hamlet"], "entered": 1}
    g = at(table(players={0: words}), Plan(0))
    assert options(g)[:2] == [
        "Scrap Barracks: 1 material cube into the alchemy; lost with it: 2 material cubes",
        "Scrap Hamlet: 1 population cube to place freely",
    ]
    assert options(g, "pl")[:2] == [
        "Zezłomuj kartę Koszary – do alchemii: 1 kostka materiałów; przepada: 2 kostki materiałów",
        "Zezłomuj kartę Przysiółek – do rozmieszczenia: 1 kostka populacji",
    ]


def test_two_cards_alike_are_counted() -> None:
    g = at(table(players={0: {"construction": ["hamlet", "hamlet"], "krystallium": 1}}), Plan(0))
    assert options(g)[:2] == [
        "Place krystallium on Hamlet no. 1 as materials (needs 2 material cubes)",
        "Place krystallium on Hamlet no. 2 as materials (needs 2 material cubes)",
    ]
    assert "Zezłomuj kartę Przysiółek nr 2 – do alchemii: 1 kostka populacji" in options(g, "pl")


def test_rats_alike_are_counted_too() -> None:
    g = at(table(module="menaces", players={0: {"construction": ["rat", "rat"], "soldier": 1}}), Fight(0))
    assert options(g)[:2] == [f"Send a soldier against Rat no. {n} (needs 1 soldier)" for n in (1, 2)]


def test_what_a_card_still_lacks_stands_in_the_genitive() -> None:
    words = {"construction": ["thieves_1", ("watchtower", {"materials": 1})], "soldier": 1}
    g = at(table(module="menaces", players={0: words}), Fight(0))
    assert options(g, "pl")[0] == "Wyślij żołnierza na kartę Rzezimieszki (brakuje 2 żołnierzy)"


@clause("WK-ALCH-02", "WK-BUILD-07")
def test_a_cube_tells_what_it_completes_and_what_the_alchemy_makes_of_it() -> None:
    words = {"construction": [("hamlet", {"materials": 1}), "barracks"], "materials": 1, "alchemy": 3}
    g = at(table(players={0: words}), Work(0, 0))
    assert options(g)[:3] == [
        "Place a material cube on Hamlet (completes it)",
        "Place a material cube on Barracks (needs 3 material cubes and 1 population cube)",
        "Put a material cube into the alchemy (then 4 of 5)",
    ]
    g.players[0].alchemy = 4
    assert options(g)[2] == "Put a material cube into the alchemy (makes 1 krystallium)"
    assert options(g, "pl")[2] == "Dołóż do alchemii kostkę materiałów (powstanie 1 kostka krystallium)"


def test_a_stage_is_no_card() -> None:
    g = at(table(module="quests", quest="the_lost_crown", players={0: {"materials": 1, "krystallium": 1}}), Plan(0))
    assert options(g, "pl")[0].startswith("Połóż kostkę materiałów na etapie misji Zaginiona korona (brakuje ")
    assert "Połóż kostkę krystallium na etapie misji Zaginiona korona jako populację" in options(g, "pl")[-1]


@clause("WK-MENACE-15")
def test_a_card_to_rob_tells_what_it_produces_now() -> None:
    words = {"construction": ["thieves_1"], "built": ["quarry", "druids", "tatis_tribe"]}
    g = table(module="menaces", players={0: words})
    at(g, StealWhich(1, 0, g.players[0].construction[0]))
    assert "Rob Druids (produces 2 exploration cubes)" in options(g)


# -- choice --------------------------------------------------------------------------------------------------------


def test_an_area_tells_what_lies_in_it() -> None:
    g = at(table(left=["hamlet", "quarry/1"], right=[]), Select(0, False))
    assert options(g) == ["Take the left area (Hamlet and a face-down card)", "Take the right area (empty)"]
    assert options(g, "pl") == ["Weź lewy obszar (Przysiółek i zakryta karta)", "Weź prawy obszar (pusty)"]


def test_without_a_table_no_card_is_counted() -> None:
    """People count from 1, choices from 0."""
    en, pl = Speaker("en", "wonderful_kingdom"), Speaker("pl", "wonderful_kingdom")
    assert en.choice(mark("left", 0)) == "Put a token on a card in the left area"
    assert pl.choice(mark("left", 0)) == "Połóż żeton na karcie w lewym obszarze"
    assert en.choice(swap(0, "right", 1)) == "Swap your card for one in the right area"
    assert pl.choice(swap(0, "right", 1)) == "Zamień swoją kartę na kartę z prawego obszaru"


def test_the_own_trap_is_named_to_its_owner_and_others_are_counted() -> None:
    left = ["hamlet/0", "quarry/1", "citadel/1"]
    g = at(table(module="menaces", left=left, players={0: {"illusions": 1}}), MarkCards(0))
    assert options(g) == [
        "Put a token on Hamlet in the left area (your trap)",
        "Put a token on face-down card no. 1 in the left area",
        "Put a token on face-down card no. 2 in the left area",
        "No token",
    ]


def test_swapping_reads_right_with_face_down_cards_on_both_sides() -> None:
    g = table(module="menaces", left=["hamlet/1"], players={0: {"selection": ["quarry/1", "citadel/1", "obelisk"]}})
    g.marks[0][0] = 0
    at(g, Select(0, False))
    assert options(g, "pl")[2:] == [
        "Zamień swoją zakrytą kartę nr 1 na zakrytą kartę z lewego obszaru",
        "Zamień swoją zakrytą kartę nr 2 na zakrytą kartę z lewego obszaru",
        "Zamień swoją kartę Obelisk na zakrytą kartę z lewego obszaru",
    ]
    assert options(g)[2] == "Swap your face-down card no. 1 for the face-down card in the left area"


@clause("WK-TRAP-10")
def test_cards_to_spy_on_are_counted_from_one() -> None:
    g = at(table(left=["hamlet", "quarry/1"], players={0: {"hand": ["obelisk"] * 2, "spies": 1}}), Offer(0, 2))
    assert options(g)[-1] == "Spy on card 2 of 2 in the left area"
    assert options(g, "pl")[-1] == "Podejrzyj kartę 2 z 2 w lewym obszarze"


# -- conquest ------------------------------------------------------------------------------------------------------


def conquest(land: dict[str, tuple[int, int]], side: str = "A1", soldiers: int = 5) -> WonderfulKingdom:
    return table(module="conquest", board=side, land=land, players={0: {"soldier": soldiers}})


@clause("WK-CBON-14")
def test_an_army_to_imprison_tells_its_spot() -> None:
    g = at(conquest({"se_vale": (1, 3), "red_castle": (1, 1)}), ImprisonWhich(0))
    assert options(g) == [
        "An army from Red Castle, not on a bonus spot",
        "An army from Southeast Vale, on a bonus spot: trap token",
        "An army from Southeast Vale, on a bonus spot: gold",
        "An army from Southeast Vale, not on a bonus spot",
        "Imprison no army",
    ]
    assert options(g, "pl")[1] == "Armia z terytorium Południowo-wschodnia dolina, z pola premii: żeton pułapki"


def test_two_spots_alike_are_counted() -> None:
    g = conquest({"whispering_isle": (0, 1)}, "B1")
    at(g, HoldWhich(0, board(g).number["whispering_isle"]))
    assert options(g) == ["Hold: spy token no. 1", "Hold: spy token no. 2"]


@clause("WK-CONQ-26", "WK-CONQ-30", "WK-CONQ-43")
def test_a_campaign_tells_prices_enemies_and_points() -> None:
    g = at(conquest({"nw_vale": (0, 3), "center_ford": (1, 2), "blue_castle": (0, 1)}, soldiers=3), Campaign(0))
    assert {
        "Recruit 2 armies for 2 soldiers",
        "March to Central Ford (2 enemy armies there; worth 4 points)",
        "March to West Sea (no enemy army there; worth 2 points)",
    } <= set(options(g))
    assert "Wymarsz na terytorium Środkowy bród (2 wrogie armie, warte 4 punkty)" in options(g, "pl")


@clause("WK-CONQ-31")
def test_a_march_tells_its_price_and_its_losses() -> None:
    g = conquest({"nw_vale": (0, 3), "ne_downs": (0, 2), "center_ford": (1, 2)})
    at(g, Muster(0, board(g).number["center_ford"]))
    assert options(g)[0] == "Send an army from Northwest Vale (armies left there: 3; costs 1 soldier)"
    do(g, *["send-army source=nw_vale"] * 2)
    assert options(g)[0] == "Send an army from Northwest Vale (armies left there: 1; costs 1 soldier)"
    assert refused(g, "go") == "3 armies are needed; so far 2 are marching."
    assert refused(g, "send-army source=blue_castle") == "Blue Castle: you have no army there."
    do(g, "send-army source=ne_downs")
    assert options(g)[-1] == "March with 3 armies for 3 soldiers; 2 return to the castle"


# -- set-up and reasons --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Valados (produces nothing; at the start: 5 krystallium)"),
        ("pl", "Valados (nic nie produkuje; na początku: 5 kostek krystallium)"),
    ],
)
def test_a_duchy_tells_what_it_gives(language: str, words: str) -> None:
    assert words in options(new_table(2, module="none", duchies="C"), language)


def test_a_treasure_has_no_cost_to_tell() -> None:
    g = at(table(players={0: {"selection": ["treasure_gg"]}}), Plan(0))
    seat, said = 0, Speaker("en", "wonderful_kingdom")
    begin = next(choice for choice, _ in g.refusals(seat) if str(choice).startswith("begin"))
    assert said.choice(begin, g, seat) == "Build Chest of Coins"
    assert options(g) == ["Recycle Chest of Coins for 2 gold cubes"]
    assert refused(g, str(begin)) == "Chest of Coins is a treasure and can only be recycled."


def test_production_asks_by_name_and_number() -> None:
    g = at(table(players={0: {"gold": 2, "construction": ["hamlet"]}}), Work(0, GOLD))
    said = Speaker("pl", "wonderful_kingdom")
    assert said.prompt(g.decision(0), g) == "Produkcja złota – dokąd trafiają kostki? Pozostały 2."


@pytest.mark.parametrize(
    ("cubes", "left"), [(1, "dokąd trafia kostka? Pozostała 1."), (5, "dokąd trafiają kostki? Pozostało 5.")]
)
def test_production_counts_the_cubes_that_are_left(cubes: int, left: str) -> None:
    g = at(table(players={0: {"gold": cubes, "construction": ["cathedral"]}}), Work(0, GOLD))
    assert Speaker("pl", "wonderful_kingdom").prompt(g.decision(0), g) == f"Produkcja złota – {left}"


def test_krystallium_in_its_own_space_stands_in_for_nothing() -> None:
    words = {"construction": [("obelisk", {"gold": 2})], "krystallium": 1}
    g = at(table(players={0: words}), Plan(0))
    assert options(g)[0] == "Place krystallium on Obelisk (completes it)"
    assert options(g, "pl")[0] == "Połóż kostkę krystallium na karcie Obelisk (wystarczy do ukończenia)"


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("agreed", "told"), [("-5", "-5 VP."), ("-1", "-1 VP.")])
@clause("WK-CALAM-02")
def test_a_calamity_says_what_it_counts_at_this_table(agreed: str, told: str) -> None:
    said = Speaker("en", "wonderful_kingdom")
    assert said.card("calamity_flood") == "Flood (calamity)\n-3 VP."
    printed = {card: said.card(card) for card in ("hamlet", "giant_rats", "A1", "red_castle")}
    said.table = new_table(calamity_vp=agreed, module="none")
    assert said.card("calamity_flood") == f"Flood (calamity)\n{told}"
    assert {card: said.card(card) for card in printed} == printed
