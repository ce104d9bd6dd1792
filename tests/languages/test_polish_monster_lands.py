"""The log of Monster Lands read aloud: cases, numbers and persons, by hand."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games.monster_lands.words.battle_events import (
    AttackDieRolled,
    AttackRedirected,
    BattleBegan,
    DieRerolled,
    DieRolled,
    DieStolen,
    HitsCancelled,
    HitsTaken,
    LandWithstood,
    MagicSacrificed,
    MercenaryDied,
    MonsterAttacked,
    ScrapsTaken,
    TotalReached,
    TrapRevealed,
    Wounded,
)
from karczma.games.monster_lands.words.events import (
    Assigned,
    Carried,
    DefenceLaid,
    DiceOnTrail,
    DicePlaced,
    DiceTaken,
    DieExchanged,
    DiscountReckoned,
    InfluenceRolled,
    LootShown,
    MercenaryOffered,
    MonsterAppeared,
    PanicSpread,
    QuestDrawn,
    Settled,
    TrapShown,
    WagesPaid,
)
from karczma.games.monster_lands.words.solo_events import (
    SamborTookTrail,
    SamborVisited,
)
from karczma.locale import Speaker
from karczma.locale.speaker import alike

PL, EN = Speaker("pl", "monster_lands"), Speaker("en", "monster_lands")
NAMES = ["", "Piotr"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (DicePlaced(0, "tavern", 1, "influence_5", 1), "Kładziesz Kość Wpływu z wynikiem 5 w Karczmie."),
        (DicePlaced(1, "mine", 3, "strength", 2), "Piotr kładzie 2 Kości Siły w Kopalni."),
        (DicePlaced(1, "alchemist", 1, "magic", 1), "Piotr kładzie Kość Magii u Alchemika."),
        (DicePlaced(1, "market", 2, "strength", 1), "Piotr kładzie Kość Siły na Targu."),
        (DiscountReckoned(0, "armoury", 1), "Twoja zniżka w Zbrojowni wynosi 1 monetę."),
        (DiceTaken(0, 2, 1), "Bierzesz do puli 2 Kości Siły i 1 Kość Magii."),
        (DieExchanged(0, "magic", "strength", 3), "Wymieniasz Kość Magii na 3 Kości Siły."),
        (DieExchanged(1, "influence_2", "magic", 1), "Piotr wymienia Kość Wpływu z wynikiem 2 na Kość Magii."),
        (Assigned(0, "taron", "a1"), "Wysyłasz Najemnika na Szlak 1 Krainy A: Taron."),
        (Assigned(1, "taron", "upper"), "Piotr wysyła Najemnika na górny Szlak Wejścia: Taron."),
        (DiceOnTrail(0, "b3", "strength", 2), "Kładziesz 2 Kości Siły na Szlaku 3 Krainy B."),
        (DefenceLaid(1, "lower"), "Piotr kładzie Żeton Obrony na dolnym Szlaku Wejścia."),
        (Carried(0, "a2", 0, 1), "Twój Najemnik zabiera 1 Truciznę na Szlak 2 Krainy A."),
        (Carried(1, "a2", 1, 1), "Piotr daje Najemnikowi 1 Miksturę i 1 Truciznę na Szlak 2 Krainy A."),
        (Settled(1, "kale", "purkas"), "Piotr zasiedla Krainę Kale: osiada w niej Purkas."),
        (WagesPaid(0, 0), "Nie masz monet na żołd."),
        (WagesPaid(1, 5), "Piotr wypłaca 5 monet żołdu."),
        (MonsterAppeared("krinx", "entrance"), "Krinx pojawia się przy Wejściu do Cytadeli."),
        (MonsterAppeared("krinx", "land_b"), "Krinx pojawia się w Krainie B."),
        (QuestDrawn("quest_01", "contract_left"), "Nowe Zadanie Kontraktowe: Zaginiona karawana."),
        (MonsterAttacked(0, "krinx", "a1", 1), "Krinx atakuje cię 1 Kością Ataku na Szlaku 1 Krainy A."),
        (MonsterAttacked(1, "krinx", "a1", 4), "Krinx atakuje 4 Kośćmi Ataku na Szlaku 1 Krainy A (Piotr)."),
        (AttackRedirected(0, "a2", 2), "Przeciw tobie zwracają się 2 Kości Ataku na Szlaku 2 Krainy A."),
        (AttackRedirected(1, "a2", 1), "Przeciw Najemnikowi na Szlaku 2 Krainy A (Piotr) zwraca się 1 Kość Ataku."),
        (BattleBegan("krinx", "land_a"), "Zaczyna się bitwa w Krainie A: Krinx."),
        (BattleBegan("no_monster", "land_a"), "Nie ma Potwora w Krainie A: zaczyna się podbój."),
        (HitsTaken(0, "a1", 0), "Potwór nie trafia cię na Szlaku 1 Krainy A ani razu."),
        (HitsTaken(1, "a1", 5), "Piotr otrzymuje 5 trafień na Szlaku 1 Krainy A."),
        (HitsCancelled(0, "noxx", 2), "Anulujesz 2 trafienia (Noxx)."),
        (MagicSacrificed(0, "a1", 1), "Usuwasz 1 Kość Magii ze Szlaku 1 Krainy A, by osłabić atak."),
        (DieRolled(1, "quest_left", "influence", 3),
         "Piotr rzuca Kością Wpływu na lewym Szlaku Zadania z Rzutem Kośćmi: 3."),
        (DieRerolled(0, "a1", "strength", 2, 6), "Przerzucasz Kość Siły na Szlaku 1 Krainy A: 6 zamiast 2."),
        (DieStolen(1, "a3", "magic"), "Piotr zabiera Kość Magii ze Szlaku 3 Krainy A."),
        (Wounded(0, "dalina"), "Dalina z twojego Klanu odnosi rany."),
        (MercenaryDied(1, "dalina", "upper", 3), "Dalina ginie na górnym Szlaku Wejścia (Piotr)."),
        (ScrapsTaken(0, 2), "Osiągasz Cel, ale nagrodę bierze kto inny: zostają ci ochłapy."),
        (LandWithstood(0, "kale", 5, 9), "Nie udaje ci się podbić Krainy Kale: wynik to 5, a trzeba 9."),
        (TotalReached(0, "a1", 7), "Kończysz atak na Szlaku 1 Krainy A z łącznym wynikiem 7."),
        (SamborVisited("hunting_lodge"), "Sambor zjawia się w Chacie Myśliwego."),
        (SamborTookTrail("contract_right"), "Sambor zajmuje prawy Szlak Zadania Kontraktowego."),
    ],
)  # fmt: skip
def test_what_happened_is_a_sentence(event: Any, told: str) -> None:
    assert PL.event(event, NAMES) == told


@pytest.mark.parametrize(
    ("events", "polish", "english"),
    [
        ([MercenaryOffered("skrat"), MercenaryOffered("nimra")],
         "Do Karczmy przybywają Skrat i Nimra.", "Skrat and Nimra come to the Tavern."),
        ([TrapShown("trap_s1"), TrapShown("trap_m1")],
         "W Chacie Myśliwego pojawiają się Pułapki: Wnyki i Krąg runiczny.",
         "Traps come to the Hunting Lodge: Snare and Rune circle."),
        ([LootShown("loot_kit"), LootShown("loot_gold10")],
         "Odkryte zostają Żetony Łupów: Juki podróżnika i Sakwa złota.",
         "Loot tokens are revealed: Traveller's pack and Gold pouch."),
        ([PanicSpread("mine"), PanicSpread("market")],
         "Panika ogarnia budynki: Kopalnia i Targ.", "Panic spreads to these buildings: Mine and Market."),
        ([InfluenceRolled(0, 4), InfluenceRolled(0, 2)],
         "Rzucasz Kośćmi Wpływu: 4 i 2.", "You roll influence dice: 4 and 2."),
        ([AttackDieRolled(1, "a1", 3), AttackDieRolled(1, "a1", 6)],
         "Kości Ataku na Szlaku 1 Krainy A: 3 i 6.", "Attack dice on trail 1 of Land A: 3 and 6."),
        ([TrapRevealed(1, "a1", "trap_s1"), TrapRevealed(1, "a1", "trap_m1")],
         "Piotr ujawnia na Szlaku 1 Krainy A: Wnyki i Krąg runiczny.",
         "Piotr reveals traps on trail 1 of Land A: Snare and Rune circle."),
        ([DiceTaken(0, 2, 0), DiceTaken(0, 0, 1)],
         "Bierzesz do puli 2 Kości Siły i 1 Kość Magii.", "You take 2 strength dice and 1 magic die."),
    ],
)  # fmt: skip
def test_alike_events_are_one_sentence(events: list[Any], polish: str, english: str) -> None:
    assert alike(PL.wording, *events)
    assert (PL.events(events, NAMES), EN.events(events, NAMES)) == (polish, english)


def test_events_that_differ_in_more_are_told_apart() -> None:
    assert not alike(PL.wording, InfluenceRolled(0, 4), InfluenceRolled(1, 4))
    assert not alike(PL.wording, AttackDieRolled(1, "a1", 3), AttackDieRolled(1, "a2", 3))
    assert not alike(PL.wording, SamborVisited("mine"), SamborVisited("tavern"))
    assert not alike(PL.wording, TrapRevealed(-1, "a1", "trap_s1"), TrapRevealed(-1, "a1", "trap_m1"))
