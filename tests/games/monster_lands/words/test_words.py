"""What the options of Monster Lands say: no two the same, and each with what it costs and brings at this table."""

from __future__ import annotations

from typing import Any

import pytest

from games.monster_lands.monster_lands_table import fighting, table
from games.words import at, do
from karczma.games.monster_lands.battles.attack import RedirectWhere, SacrificeMagic
from karczma.games.monster_lands.battles.defence import Defence, Wounds
from karczma.games.monster_lands.battles.loot_spent import Celebrate
from karczma.games.monster_lands.battles.strike import Striking
from karczma.games.monster_lands.citadel.hiring import FreeRecruit
from karczma.games.monster_lands.citadel.market import AtTheMarket, EquipWhom, GearWhere
from karczma.games.monster_lands.citadel.shops import BrewWhat, BuyDefence, BuyTraps, DigWhere, SellDice
from karczma.games.monster_lands.citadel.tavern import AtTheTavern
from karczma.games.monster_lands.citadel.visiting import WithWhichDie
from karczma.games.monster_lands.cleanup.wages import BeforePay
from karczma.games.monster_lands.deployment.lands import UseLand
from karczma.games.monster_lands.deployment.outer import TakeAlong, WhoGoes
from karczma.games.monster_lands.deployment.turn import Act, After
from karczma.games.monster_lands.quests import Contract
from karczma.games.monster_lands.table.setup import ClanWhich
from karczma.games.monster_lands.table.state import MonsterLands
from karczma.games.monster_lands.table.terms import LODGE, RESOURCES, TRAIL_CODE
from karczma.games.monster_lands.variants.ploy import RevealOrNot
from karczma.locale import Speaker

A1, A2, LEFT_CONTRACT = (TRAIL_CODE[name] for name in ("a1", "a2", "contract_left"))


def words(g: MonsterLands, language: str, seat: int = 0) -> list[str]:
    """All options of a question, as they are read."""
    speaker = Speaker(language, "monster_lands", names=["", "Piotr", "Anna", "Ola"][: g.seats])
    return [speaker.choice(choice, g, seat) for choice in g.options(seat)]


def said(g: MonsterLands, *told: str, language: str = "pl", seat: int = 0) -> None:
    """That these options are among them, word for word, and that no two read the same in either language."""
    for each in ("pl", "en"):
        assert len(set(words(g, each, seat))) == len(words(g, each, seat))
    missing = [option for option in told if option not in words(g, language, seat)]
    assert not missing, f"{missing} not among {words(g, language, seat)}"


def test_the_two_equal_spaces_of_the_mine_are_told_apart() -> None:
    g = at(table(3, {0: {"dice": "ss", "clan": ("poissen", "timbulu")}}), DigWhere(0))
    said(g, "Pole 3: połóż 1 Kość Siły i weź 2 monety", "Pole 4: połóż 1 Kość Siły i weź 2 monety")
    said(g, "Space 1: place 2 strength dice and take 6 gold", language="en")


def test_the_mine_is_told_with_what_members_add() -> None:
    g = at(table(2, {0: {"dice": "ss", "clan": ("tortock", "taron")}}), DigWhere(0))
    said(g, "Pole 1: połóż 2 Kości Siły i weź 8 monet")


def test_of_equal_traps_in_the_lodge_it_is_said_how_many_there_are() -> None:
    g = at(table(2, {0: {"gold": 20}}, display=("trap_s1", "trap_s1", "trap_m1")), BuyTraps(0, 3, 0, ()))
    said(
        g,
        "Wnyki: połóż na tej Pułapce 1 Kość Siły z puli ogólnej (razem zapłacisz 1 monetę; są 2 takie)",
        "Krąg runiczny: połóż na tej Pułapce 1 Kość Magii z puli ogólnej (razem zapłacisz 2 monety)",
    )
    do(g, "take-trap trap=trap_s1")
    said(
        g,
        "Wnyki: połóż na tej Pułapce 1 Kość Siły z puli ogólnej (razem zapłacisz 5 monet)",
        "Zapłać 1 monetę",
    )


def test_a_die_says_its_discount() -> None:
    g = table(2, {0: {"gold": 20, "dice": "s35"}})
    g.last[LODGE] = 4
    said(
        at(g, WithWhichDie(0, LODGE)),
        *("Kość Siły: bez zniżki", "Kość Wpływu z wynikiem 3: taniej o 7 monet"),
        "Kość Wpływu z wynikiem 5: taniej o 5 monet",
    )


def test_buildings_and_trails_say_what_they_take_and_give() -> None:
    g = at(table(2, {0: {"gold": 20, "glory": 9, "dice": "ssmm3"}}), Act(0))
    said(
        g,
        "Karczma: połóż Kość Siły albo Wpływu i zwerbuj Najemnika",
        "Alchemik: połóż Kość Magii i weź łącznie 3 Mikstury lub Trucizny",
        "Zbrojownia: połóż Kość Siły albo Wpływu i kup Żetony Obrony po 2 monety",
        "Handlarz: oddaj dowolne kości i za każdą weź 1 monetę",
        "Kopalnia: połóż Kości Siły i weź do 6 monet",
    )
    roads = [told for told in words(g, "pl") if told.startswith("Wyrusz na Szlak 1 Krainy A – ")]
    assert [told.partition(" – ")[2] for told in roads] == [f"{dice_of(g, A1)}; {bonus_of_the_first_trail()}"]


def dice_of(g: MonsterLands, trail: int) -> str:
    need, pl = g.guide(trail).need, Speaker("pl", "monster_lands")
    told = [pl.words.count(need[i], die, "acc") for i, die in enumerate(("die_strength", "die_magic")) if need[i]]
    return " i ".join(told)


def bonus_of_the_first_trail() -> str:
    first = Speaker("pl", "monster_lands").card("trail_tile_1").splitlines()[1]
    return first.rpartition("; ")[2].rstrip(".")


def test_quests_and_contracts_say_target_price_and_reward() -> None:
    g = at(table(2, {0: {"gold": 20, "dice": "sssmmm345"}}, quests=("quest_01", "quest_02")), Act(0))
    quest = next(told for told in words(g, "pl") if "lewy Szlak Zadania z Rzutem Kośćmi" in told)
    assert f"Cel {g.cards.quests[g.quests[0][0]].target}: w nagrodę weź " in quest
    left, right = [told for told in words(g, "pl") if "Szlak Zadania Kontraktowego" in told]
    assert "; odrzuć " in left
    assert left.partition("aby otrzymać ")[2] != right.partition("aby otrzymać ")[2]


def test_who_goes_is_told_with_wounds_and_ability() -> None:
    g = at(table(2, {0: {"dice": "s", "clan": ("frunks", "kakron"), "wounded": ("kakron",)}}), WhoGoes(0, A1))
    said(g, "Frunks (+1 do każdej Kości Magii)", "Kakron (ma rany; przerzuć 1 Kość Siły)")
    said(g, "Kakron (wounded; reroll 1 strength die)", language="en")


def test_prices_of_tavern_and_market() -> None:
    g = table(2, {0: {"gold": 20, "glory": 20}}, offer=("drapis",))
    cost = g.cards.members[g.cards.member_id["drapis"]].cost
    said(
        at(g, AtTheTavern(0, cost - 1, 0, False)),
        "Zwerbuj za 1 monetę: Drapis (anuluj 1 trafienie Potwora)",
        "Postaw Kolejkę Piwa za 2 monety: wszyscy Najemnicy w Karczmie zostaną wymienieni",
    )
    g = table(2, {0: {"gold": 20, "glory": 20}}, market=("noxx", "krakhen"))
    said(at(g, AtTheMarket(0, 0)), "Kup za 7 monet: Noxx (Okrycie: anuluj 1 trafienie Potwora)")
    g = table(2, {0: {"glory": 20}}, offer=("drapis", "kakron"))
    said(at(g, FreeRecruit(0)), "Drapis (anuluj 1 trafienie Potwora)", "Kakron (przerzuć 1 Kość Siły)")


def test_equipment_of_the_same_type_gives_way() -> None:
    seat = {"clan": ("purkas", "korgo"), "gear": {"tidewrap": "korgo"}}
    g = table(2, {0: seat}, market=("noxx", "krakhen"))
    g.holder[g.cards.equipment_id["noxx"]] = -1
    said(at(g, EquipWhom(0, g.cards.equipment_id["noxx"])), "Purkas", "Korgo (do odrzucenia: Płaszcz Przypływu)")
    two = {"clan": ("purkas", "korgo"), "gear": {"tidewrap": "korgo", "noxx": "purkas"}}
    g = table(2, {0: two}, market=("krakhen",))
    g.moved = [g.cards.equipment_id["noxx"]]
    said(at(g, After(0)), "Przenieś: Płaszcz Przypływu (ma: Korgo)")
    do(g, "move-gear equipment=tidewrap")
    said(g, "Purkas (w zamian za: Noxx)", "Odrzuć")
    assert isinstance(g.decision(0), GearWhere)


def test_what_is_above_a_limit_is_said_beforehand() -> None:
    g = at(table(2, {0: {"potion": 2, "gold": 9, "defence": 4}}), BrewWhat(0, 3))
    said(
        g,
        *("3 Mikstury (2 ponad limit przepadną)", "2 Mikstury i 1 Truciznę (1 ponad limit przepadnie)", "3 Trucizny"),
    )
    said(at(table(2, {0: {"gold": 9, "defence": 4}}), BuyDefence(0, 0)), "1 Żeton Obrony za 2 monety",
         "2 Żetony Obrony za 4 monety (1 ponad limit przepadnie)")  # fmt: skip


def test_what_is_taken_along_is_not_counted_to_nothing() -> None:
    g = at(table(2, {0: {"potion": 1, "poison": 1}}), TakeAlong(0, A1))
    assert words(g, "pl") == ["Nic", "1 Miksturę", "1 Truciznę", "1 Miksturę i 1 Truciznę"]
    assert words(g, "en") == ["Nothing", "1 potion", "1 poison", "1 potion and 1 poison"]


def test_sales_say_their_gold() -> None:
    g = table(2, {0: {"dice": "s2", "trophies": ("abysur",)}})
    gold = 5 * g.cards.monsters[g.cards.monster_id["abysur"]].trophy
    said(at(g, SellDice(0, 0)), "Kość Siły za 1 monetę", "Kość Wpływu z wynikiem 2 za 1 monetę")
    g = table(2, {0: {"trophies": ("abysur",)}})
    said(at(g, After(0)), f"Sprzedaj Trofeum za {gold} monet: Abysur", "Koniec tury")


@pytest.mark.parametrize(
    ("gold", "told"),
    [(9, "Wypłać 2 monety żołdu"), (1, "Wypłać 2 monety żołdu (brakuje 1 monety, więc ktoś zdezerteruje)")],
)
def test_wages_say_what_is_due_and_what_lacks(gold: int, told: str) -> None:
    clan = {"clan": ("purkas", "korgo", "kakron"), "gold": gold, "trophies": ("abysur",)}
    said(at(table(2, {0: clan}), BeforePay(0)), told)


def test_a_contract_says_its_price_and_reward() -> None:
    stores = {"gold": 9, "potion": 3, "poison": 3, "defence": 3, "traps": ("trap_s1",)}
    g = table(2, {0: {**stores, "trophies": ("krinx",)}})
    [told] = [each for each in words(at(g, Contract(0, LEFT_CONTRACT)), "pl") if each.startswith("Wypełnij")]
    contract = g.cards.quests[g.quests[1][0]].contract
    pl = Speaker("pl", "monster_lands")
    cost, reward = listed(pl, g, contract.cost), listed(pl, g, contract.rewards[0])
    assert told == f"Wypełnij kontrakt: odrzuć {cost}, aby otrzymać {reward}"


def listed(speaker: Speaker, g: MonsterLands, what: Any) -> str:
    return " i ".join(speaker.words.count(n, RESOURCES[kind], "acc") for kind, n in what)


# -- battles -------------------------------------------------------------------------------------------------------


def battle(**trail: Any) -> MonsterLands:
    g = table(2, {0: {"loot": ("loot_kill_glory",)}}, a="krinx", trails={"a1": {"who": "purkas", **trail}})
    return fighting(g, 0)


def test_hits_and_wounds_say_what_they_do() -> None:
    g = at(battle(shields=1), Defence(0, A1, 2))
    said(g, "Żeton Obrony: anuluj 1 trafienie", "Przyjmij 2 trafienia")
    g = battle(potion=1)
    said(at(g, Wounds(0, A1, 1)), "Użyj Mikstury: o 1 obrażenie mniej", "Przyjmij 1 obrażenie: Purkas odnosi rany")
    g = battle(potion=1)
    said(at(g, Wounds(0, A1, 2)), "Przyjmij 2 obrażenia: Purkas ginie")
    said(g, "Endure 2 wounds: Purkas dies", language="en")


def test_magic_dice_given_up_say_how_many_attack_dice_they_stop() -> None:
    g = battle(dice="mm")
    assert g.battle is not None
    g.battle.volley = 3
    said(at(g, SacrificeMagic(0, A1)), "Żadnej", "Usuń 1 Kość Magii: o 1 Kość Ataku mniej",
         "Usuń 2 Kości Magii: o 2 Kości Ataku mniej")  # fmt: skip


def test_killing_and_stopping_say_what_they_bring() -> None:
    g = battle(dice="s")
    assert g.battle is not None
    g.battle.total = g.cards.monsters[g.battle.monster].kill_value
    glory, trophies = g.cards.monsters[g.battle.monster].kill_glory, g.cards.monsters[g.battle.monster].trophy
    pl = Speaker("pl", "monster_lands")
    told = f"{pl.words.count(glory, 'glory')} i {pl.words.count(trophies, 'trophy')}"
    said(at(g, Striking(0, A1)), f"Zabij Potwora: {told}", "Rzuć Kością Siły")
    said(at(battle(dice="s"), Striking(0, A1)), "Zakończ atak z wynikiem 0")


def test_a_target_is_told_with_who_is_there() -> None:
    g = table(2, trails={"a1": {"who": "purkas"}, "a2": {"who": "poissen"}, "a3": {"who": "timbulu"}})
    said(at(fighting(g, 0), RedirectWhere(0, A1 + 1, 1)), "Szlak 1 Krainy A: Purkas", "Szlak 3 Krainy A: Timbulu")


def test_a_token_to_be_revealed_is_named_to_its_owner() -> None:
    g = table(2, trails={"a1": {"who": "purkas", "traps": ("trap_total4",)}}, ploy=True)
    said(at(fighting(g, 0), RevealOrNot(0, A1)), "Ujawnij: Przynęta (+4 do wyniku w walce z Potworem)")


def test_loot_for_a_deed_says_its_glory() -> None:
    g = at(battle(), Celebrate(0, "loot_kill_glory"))
    said(g, f"Odrzuć żeton i weź {g.cards.loot[g.cards.loot_id['loot_kill_glory']].glory} punkty Chwały")


def test_a_settled_land_says_dice_and_feature() -> None:
    g = table(2, {0: {"dice": "sssmmm", "lands": {"kyzhul": "purkas"}}})
    g = at(g, Act(0))
    land = next(told for told in words(g, "pl") if "Kyzhul" in told)
    assert land.startswith("Połóż ")
    assert land.endswith(str(Speaker("pl", "monster_lands").choice(UseLand("kyzhul"), g, 0)).partition(": ")[2])


def test_an_affiliation_names_the_two_who_start() -> None:
    said(at(table(2), ClanWhich(0)), "Woda (Tortock i Taron)", "Powietrze (Nuduru i Frunks)")
