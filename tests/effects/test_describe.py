"""Effects in words: the shared verbs one by one, then every card of Valeria in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.effects.describe import TELLERS, Untold, describe, phrase
from karczma.effects.text import joined, listing, say
from karczma.effects.verbs import All, AllGains, Choose, Count, Exchange, Gain, GainCounted, May
from karczma.games.valeria.table.catalogue import catalogue
from karczma.games.valeria.table.moments import DOMAIN_COST, SURCHARGE
from karczma.games.valeria.table.terms import GOLD, MAGIC, STRENGTH, VP
from karczma.games.valeria.table.theft import Steal
from karczma.games.valeria.table.verbs import BonusSlay, DiePower, Return, TakeCitizen, TakeMonster
from karczma.games.valeria.words.wording import tell_rule
from karczma.kernel.bases import NAMED
from karczma.kernel.quantities import Effect, While
from karczma.locale import Speaker

EN, PL = Speaker("en", "valeria"), Speaker("pl", "valeria")
CARDS = catalogue()
HOMES = ("effects", "valeria")
TWO_GOLD, ONE_MAGIC = Gain(((GOLD, 2),)), Gain(((MAGIC, 1),))


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        (Gain(((STRENGTH, 1),)), "Gain 1 Strength.", "Weź 1 Siłę."),
        (
            Gain(((GOLD, 1), (STRENGTH, 2), (MAGIC, 5))),
            "Gain 1 Gold, 2 Strength and 5 Magic.",
            "Weź 1 Złoto, 2 Siły i 5 Magii.",
        ),
        (Gain(((VP, 2),)), "Gain 2 Victory tokens.", "Weź 2 znaczniki Zwycięstwa."),
        (Gain(()), "Nothing happens.", "Nic się nie dzieje."),
        (AllGains(()), "Nothing happens.", "Nic się nie dzieje."),
        (AllGains((TWO_GOLD, ONE_MAGIC)), "Gain 2 Gold and 1 Magic.", "Weź 2 Złota i 1 Magię."),
        (
            GainCounted(((GOLD, Count("citizens", (("role", "worker"),), times=2)),)),
            "Gain 2 Gold for each Worker Citizen.",
            "Weź 2 Złota za każdego Rzemieślnika.",
        ),
        (
            All((TWO_GOLD, Steal(((MAGIC, 1),)))),
            "Gain 2 Gold, then steal 1 Magic from a chosen opponent.",
            "Weź 2 Złota, potem zabierz wybranemu przeciwnikowi 1 Magię.",
        ),
        (
            Exchange(((STRENGTH, 1),), ((GOLD, 2), (MAGIC, 1))),
            "Pay 1 Strength to gain 2 Gold and 1 Magic.",
            "Zapłać 1 Siłę, aby otrzymać 2 Złota i 1 Magię.",
        ),
        (May(TWO_GOLD), "You may gain 2 Gold.", "Jeśli chcesz, weź 2 Złota."),
        (Choose((TWO_GOLD, ONE_MAGIC)), "Gain 2 Gold or 1 Magic.", "Weź 2 Złota albo 1 Magię."),
        (
            Choose((TWO_GOLD, BonusSlay(), All((ONE_MAGIC, TakeCitizen())))),
            "Either gain 2 Gold, or you may slay one more Monster at its usual cost and for its usual reward, "
            "or gain 1 Magic and take any Citizen from the Center Stacks.",
            "Albo weź 2 Złota, albo możesz zgładzić jeszcze jednego Potwora za zwykły koszt i ze zwykłą nagrodą, "
            "albo weź 1 Magię i weź dowolnego Mieszkańca ze Stosów Centralnych.",
        ),
        (
            Steal(((GOLD, 3), (MAGIC, 3)), up_to=True),
            "Steal up to 3 Gold or up to 3 Magic from a chosen opponent.",
            "Zabierz wybranemu przeciwnikowi do 3 Złota albo do 3 Magii.",
        ),
    ],
)
def test_the_shared_verbs(effect: Effect, english: str, polish: str) -> None:
    assert EN.render(describe(effect)) == english
    assert PL.render(describe(effect)) == polish


@pytest.mark.parametrize(
    ("effect", "english", "polish"),
    [
        (
            TakeCitizen(role=2, cost_at_most=3, optional=True),
            "You may take a Shadow Citizen with a base cost of at most 3 Gold from the Center Stacks.",
            "Możesz wziąć Rozbójnika o koszcie bazowym do 3 Złota ze Stosów Centralnych.",
        ),
        (
            TakeCitizen(name="archer"),
            "Take an Archer from the Center Stacks.",
            "Weź Łucznika ze Stosów Centralnych.",
        ),
        (
            TakeMonster(),
            "Take a random Monster, without its reward, from a chosen opponent's Victory stack.",
            "Zabierz losowego Potwora (bez nagrody za niego) ze stosu Zwycięstwa wybranego przeciwnika.",
        ),
        (
            Return("slain", ((VP, 3),)),
            "Return a Monster from your Victory stack to its stack to gain 3 Victory tokens.",
            "Zwróć Potwora ze swojego stosu Zwycięstwa na jego stos, aby otrzymać 3 znaczniki Zwycięstwa.",
        ),
        (
            Return("citizens", ((VP, 1),), optional=True),
            "You may return one of your Citizens (not a Starter) to its stack to gain 1 Victory token.",
            "Możesz zwrócić swojego Mieszkańca (nie kartę Startową) na jego stos, aby otrzymać 1 znacznik Zwycięstwa.",
        ),
        (DiePower(to=3), "Set a die to 3.", "Ustaw dowolną kość na 3."),
        (DiePower(by=2), "Turn a die up by 2.", "Zwiększ wynik dowolnej kości o 2."),
        (DiePower(by=-1), "Turn a die down by 1.", "Zmniejsz wynik dowolnej kości o 1."),
        (
            DiePower(by=1, cost=((MAGIC, 1),)),
            "Pay 1 Magic to turn a die up by 1.",
            "Zapłać 1 Magię, aby zwiększyć wynik dowolnej kości o 1.",
        ),
        (
            DiePower(by=-2, cost=((GOLD, 1),)),
            "Pay 1 Gold to turn a die down by 2.",
            "Zapłać 1 Złoto, aby zmniejszyć wynik dowolnej kości o 2.",
        ),
    ],
)
def test_the_verbs_of_valeria(effect: Effect, english: str, polish: str) -> None:
    assert EN.render(describe(effect)) == english
    assert PL.render(describe(effect)) == polish


COUNTS = [
    ("citizens", (), 1, "for each Citizen", "za każdego Mieszkańca"),
    ("citizens", (), 2, "for every 2 Citizens", "za każdych 2 Mieszkańców"),
    ("citizens", (("type", "citizen"),), 1, "for each Citizen (not Starters)",
     "za każdego Mieszkańca (bez kart Startowych)"),
    ("citizens", (("role", "soldier"),), 1, "for each Soldier Citizen", "za każdego Żołnierza"),
    ("citizens", (("role", "holy"),), 2, "for every 2 Holy Citizens", "za każdych 2 Świętych"),
    ("citizens", (("name", "knight"),), 1, "for each Knight", "za każdą kartę Rycerza"),
    ("citizens", (("name", "priestess"),), 2, "for every 2 Priestess cards", "za każde 2 karty Kapłanki"),
    ("citizens", (("name", "warlord"),), 5, "for every 5 Warlord cards", "za każde 5 kart Watażki"),
    ("slain", (), 1, "for each Monster in your Victory stack", "za każdego Potwora w stosie Zwycięstwa"),
    ("slain", (), 3, "for every 3 Monsters in your Victory stack", "za każde 3 Potwory w stosie Zwycięstwa"),
    ("slain", (), 5, "for every 5 Monsters in your Victory stack", "za każde 5 Potworów w stosie Zwycięstwa"),
    ("slain", (("terrain", "hills"),), 1, "for each Hills Monster in your Victory stack",
     "za każdego Potwora ze Wzgórz w stosie Zwycięstwa"),
    ("slain", (("terrain", "cavern"),), 2, "for every 2 Cavern Monsters in your Victory stack",
     "za każde 2 Potwory z Jaskiń w stosie Zwycięstwa"),
    ("slain", (("type", "beast"),), 1, "for each Beast in your Victory stack", "za każdą Bestię w stosie Zwycięstwa"),
    ("slain", (("type", "beast"),), 2, "for every 2 Monsters of type Beast in your Victory stack",
     "za każde 2 Bestie w stosie Zwycięstwa"),
    ("slain", (("type", "boss"),), 1, "for each Boss in your Victory stack",
     "za każdego Przywódcę w stosie Zwycięstwa"),
    ("slain", (("type", "titan"),), 2, "for every 2 Monsters of type Titan in your Victory stack",
     "za każdych 2 Tytanów w stosie Zwycięstwa"),
    ("slain", (("type", "minion"),), 1, "for each Minion in your Victory stack",
     "za każdego Sługusa w stosie Zwycięstwa"),
    ("domains", (), 1, "for each Domain", "za każdą Włość"),
    ("domains", (), 2, "for every 2 Domains", "za każde 2 Włości"),
    ("icons", (("role", "shadow"),), 1, "for each Shadow icon", "za każdą ikonę Rozbójnika"),
    ("icons", (("role", "worker"),), 3, "for every 3 Worker icons", "za każde 3 ikony Rzemieślnika"),
    ("icons", (("role", "worker"),), 5, "for every 5 Worker icons", "za każde 5 ikon Rzemieślnika"),
    ("resources", (), 1, "for each resource", "za każdy zasób"),
    ("resources", (), 3, "for every 3 resources", "za każde 3 zasoby"),
    ("resources", (), 5, "for every 5 resources", "za każde 5 zasobów"),
]  # fmt: skip


@pytest.mark.parametrize(("zone", "where", "every", "english", "polish"), COUNTS)
def test_what_is_counted(zone: str, where: Any, every: int, english: str, polish: str) -> None:
    effect = GainCounted(((GOLD, Count(zone, where, times=1, every=every)),))
    assert EN.render(phrase(effect)) == f"gain 1 Gold {english}"
    assert PL.render(phrase(effect)) == f"weź 1 Złoto {polish}"


@pytest.mark.parametrize(
    ("rule", "english", "polish"),
    [
        (While(SURCHARGE, times=0), "You recruit without the surcharge for copies.", "Werbujesz bez dopłaty za kopie."),
        (
            While(SURCHARGE, times=2, add=-1),
            "Your surcharge for copies is multiplied by 2, then your surcharge for copies is 1 Gold less.",
            "Twoja dopłata za kopie jest pomnożona przez 2, potem twoja dopłata za kopie jest mniejsza o 1 Złoto.",
        ),
        (While(DOMAIN_COST, add=-2), "Domains cost you 2 Gold less.", "Włości kosztują cię o 2 Złota mniej."),
        (While(DOMAIN_COST, add=1), "Domains cost you 1 Gold more.", "Włości kosztują cię o 1 Złoto więcej."),
        (While(DOMAIN_COST, times=0), "Domains cost you nothing.", "Włości nic cię nie kosztują."),
    ],
)
def test_standing_powers(rule: While, english: str, polish: str) -> None:
    assert EN.render(tell_rule(rule)) == english
    assert PL.render(tell_rule(rule)) == polish


FACES = {
    "miner": (
        "Miner: Citizen, Worker|Activation numbers: 11/12.|Cost: 1+ Gold."
        "|On your turn: gain 1 Gold and 1 Gold for each Domain.|On other turns: gain 4 Gold.",
        "Górnik: Mieszkaniec, Rzemieślnik|Numery aktywacji: 11/12.|Koszt: 1+ Złota."
        "|W twojej turze: weź 1 Złoto i 1 Złoto za każdą Włość.|Poza twoją turą: weź 4 Złota.",
    ),
    "starter_knight": (
        "Starter Knight: Starter card|Activation number: 6.|On your turn: gain 1 Strength."
        "|On other turns: gain 1 Strength.",
        "Startowy Rycerz: karta Startowa|Numer aktywacji: 6.|W twojej turze: weź 1 Siłę.|Poza twoją turą: weź 1 Siłę.",
    ),
    "gargoyle": (
        "Gargoyle: Monster, Minion, Barrens|Cost: 1 Strength.|Reward: gain 1 Magic.|1 VP.",
        "Gargulec: Potwór, Sługus, Pustkowia|Koszt: 1 Siła.|Nagroda: weź 1 Magię.|1 PZ.",
    ),
    "spider_queen": (
        "Spider Queen: Monster, Boss, Forest|Cost: 10 Strength and 3 Magic."
        "|Reward: either gain 2 Gold for each Forest Monster in your Victory stack, "
        "or take any Citizen from the Center Stacks and gain 1 Victory token.|5 VP.",
        "Królowa Pająków: Potwór, Przywódca, Las|Koszt: 10 Siły i 3 Magie."
        "|Nagroda: albo weź 2 Złota za każdego Potwora z Lasu w stosie Zwycięstwa, "
        "albo weź dowolnego Mieszkańca ze Stosów Centralnych i weź 1 znacznik Zwycięstwa.|5 PZ.",
    ),
    "the_desert_orchid": (
        "The Desert Orchid: Domain|Cost: 9 Gold.|Requires 1 Shadow and 1 Holy."
        "|In your Roll Phase you may pay 1 Gold for each Holy Citizen to set a die to 1.|3 VP.",
        "Pustynna Orchidea: Włość|Koszt: 9 Złota.|Wymaga 1 Rozbójnika i 1 Świętego."
        "|W swojej Fazie Kości, jeśli chcesz, zapłać 1 Złoto za każdego Świętego, aby ustawić dowolną kość na 1.|3 PZ.",
    ),
    "gargans_embrace": (
        "Gargan's Embrace: Domain|Cost: 7 Gold.|Requires 2 Soldiers."
        "|When anybody's dice show a double: gain 1 Victory token.|2 VP.",
        "Objęcia Gargana: Włość|Koszt: 7 Złota.|Wymaga 2 Żołnierzy."
        "|Gdy na kościach dowolnego gracza wypadnie dubel: weź 1 znacznik Zwycięstwa.|2 PZ.",
    ),
    "blood_crow_army": (
        "Blood Crow Army: Domain|Cost: 5 Gold.|Requires 3 Soldiers."
        "|At the start of your Action Phase: gain 1 Strength.|2 VP.",
        "Oddziały Krwawej Wrony: Włość|Koszt: 5 Złota.|Wymaga 3 Żołnierzy."
        "|Na początku swojej Fazy Akcji: weź 1 Siłę.|2 PZ.",
    ),
    "hrothgar_the_conqueror": (
        "Hrothgar the Conqueror: Duke|2 VP for each Monster in your Victory stack."
        "|1 VP for each Titan in your Victory stack.|1 VP for every 4 resources.",
        "Hrothgar Zdobywca: Książę|2 PZ za każdego Potwora w stosie Zwycięstwa."
        "|1 PZ za każdego Tytana w stosie Zwycięstwa.|1 PZ za każde 4 zasoby.",
    ),
}


@pytest.mark.parametrize(("card", "faces"), FACES.items())
def test_the_whole_face_of_a_card(card: str, faces: tuple[str, str]) -> None:
    assert EN.card(card).split("\n") == faces[0].split("|")
    assert PL.card(card).split("\n") == faces[1].split("|")


@pytest.mark.parametrize("speaker", [EN, PL], ids=["en", "pl"])
@pytest.mark.parametrize("family", ["citizens", "monsters", "domains", "dukes"])
def test_every_card_of_every_family_is_told(speaker: Speaker, family: str) -> None:
    for card in getattr(CARDS, family):
        head, *lines = speaker.card(card).split("\n")
        assert head.startswith(f"{speaker.name(card)}: ")
        assert len(lines) >= 2, card
        assert all(line.endswith(".") and not line.endswith("..") for line in lines), card


# -- the registry --------------------------------------------------------------------------------------------------


def test_every_verb_has_a_teller() -> None:
    """Those of the shared vocabulary and of Valeria; verbs of toy games in other tests are not ours to tell."""
    verbs = [cls for name, cls in NAMED.items() if issubclass(cls, Effect) and name.split(".")[0] in HOMES]
    assert len(verbs) >= 13
    assert [cls.__name__ for cls in verbs if cls not in TELLERS] == []


def test_a_verb_that_nobody_tells() -> None:
    class Dance(Effect):
        pass

    with pytest.raises(Untold, match="no teller is registered for the effect Dance"):
        describe(Dance())


def test_a_list_of_nothing_one_two_and_three() -> None:
    told = [EN.render(listing(["a", "b", "c"][:n])) for n in range(4)]
    assert told == ["nothing", "a", "a and b", "a, b and c"]
    assert PL.render(listing(["a", "b", "c"], "list-or")) == "a, b albo c"


def test_texts_that_are_read_one_after_the_other() -> None:
    amounts = [say("amount", n=n, token=GOLD) for n in (1, 2)]
    assert EN.render(joined(amounts, "; ")) == "1 Gold; 2 Gold"
    assert EN.render(joined(amounts[:1], "; ")) == "1 Gold"
    assert PL.render(("(", say("capital", text=say("list-nothing")), ")")) == "(Nic)"
