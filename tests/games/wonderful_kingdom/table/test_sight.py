"""Who sees what: every way in which a card can be known to one player and not to the other.

Two worlds that differ only in what a seat may not know must be one and the same to it; and a dealt world must keep to
everything that follows from the rules. The generic suite does the first for random games, these tests for each case.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.wonderful_kingdom.kingdom_table import hand_of, new_table, table
from games.words import asked, at, do, may, names, play_first
from karczma.conformance import nothing_forgotten, spectators_see_nothing_hidden, two_worlds
from karczma.games.wonderful_kingdom.choice.dealing import leftovers
from karczma.games.wonderful_kingdom.choice.offering import ChoicePhase, Offering, Select
from karczma.games.wonderful_kingdom.menaces.illusions import MarkCards
from karczma.games.wonderful_kingdom.planning import Planning
from karczma.games.wonderful_kingdom.table.sight import places_of_hands
from karczma.games.wonderful_kingdom.table.state import WonderfulKingdom
from karczma.games.wonderful_kingdom.table.terms import ADVISOR, CALAMITY, MENACE, NOBODY
from karczma.games.wonderful_kingdom.variants.solo import SoloChoicePhase
from karczma.kernel.zones import Card, places
from karczma.ledger import clause
from karczma.locale import Speaker

OWN = {"hand"}
NOBODYS = {"selection", "areas", "buried", "box", "menaces.top", "menaces.bag", "menaces.bottom"}
NOBODYS |= {f"{pile}.{part}" for pile in ("deck", "round_deck") for part in ("top", "bag", "bottom")}
OPEN = {"construction", "built", "calamities", "shelf", "rats", "discard"}


def zone_of(name: str) -> str:
    """players.0.menaces.top -> menaces.top; areas.1 -> areas."""
    return ".".join(part for part in name.split(".") if part != "players" and not part.isdigit())


@clause("WK-CHOICE-18", "WK-CHOICE-19", "WK-TRAP-04")
@pytest.mark.parametrize("seats", [1, 2])
def test_every_zone_is_seen_by_those_who_may(seats: int) -> None:
    wanted = {**dict.fromkeys(OWN, "owner"), **dict.fromkeys(NOBODYS, "nobody"), **dict.fromkeys(OPEN, "all")}
    assert {zone_of(place.name): place.zone.seen_by for place in places(table(seats))} == wanted


# -- each way to know a card ---------------------------------------------------------------------------------------

Where = Callable[[WonderfulKingdom], Card]
LEFT: Where = lambda g: g.areas[0][0]  # noqa: E731
MINE: Where = lambda g: g.players[0].selection[0]  # noqa: E731
THEIRS: Where = lambda g: g.players[1].selection[0]  # noqa: E731
BURIED: Where = lambda g: g.buried[0]  # noqa: E731


def lying(where: str) -> WonderfulKingdom:
    """A trap of seat 0 that lies there, and a spy of seat 1."""
    spy = {"spies": 1, "hand": ["obelisk", "watermill"]}
    match where:
        case "area":
            return table(left=["hamlet/0"], right=["quarry"], players={1: spy})
        case "taken by the other":
            return table(players={1: {"selection": ["hamlet/0"], **spy}})
        case "taken back":
            return table(players={0: {"selection": ["hamlet/0"]}, 1: spy})
    g = table(left=["hamlet/0"], players={1: spy})
    leftovers(g)
    return g


PLACES = {"area": LEFT, "taken by the other": THEIRS, "taken back": MINE, "discarded": BURIED}


@clause("WK-TRAP-04", "WK-TRAP-05")
@pytest.mark.parametrize("where", list(PLACES))
def test_a_trap_is_known_to_who_offered_it_wherever_it_lies(where: str) -> None:
    g, card = lying(where), PLACES[where]
    assert names(g, [card(g.view(0))]) == ["hamlet"]
    assert card(g.view(1)) < 0
    assert card(g.view(-1)) < 0
    seen_as = {g.cards.names[card(g.determinise(1, seed))] for seed in range(40)}
    assert len(seen_as) > 10
    assert {g.cards.names[card(g.determinise(0, seed))] for seed in range(10)} == {"hamlet"}
    for seat in (0, 1):
        two_worlds(g, seat, 7)
    spectators_see_nothing_hidden(g, 7)


@clause("WK-TRAP-08", "WK-TRAP-12")
@pytest.mark.parametrize(
    ("where", "text"),
    [
        ("area", "spy place=left number=0"),
        ("taken by the other", "spy place=own number=0"),
        ("taken back", "spy place=opponent number=0"),
    ],
)
def test_a_spied_card_is_known_to_both_but_to_no_spectator(where: str, text: str) -> None:
    g, card = at(lying(where), Select(1, False)), PLACES[where]
    before = g.copy()
    do(g, text)
    for seat in (0, 1):
        assert names(g, [card(g.view(seat))]) == ["hamlet"]
        assert {g.cards.names[card(g.determinise(seat, seed))] for seed in range(5)} == {"hamlet"}
        nothing_forgotten(before, g, seat)
        two_worlds(g, seat, 3)
    assert card(g.view(-1)) < 0
    spectators_see_nothing_hidden(g, 3)


@clause("WK-TRAP-12")
def test_what_a_spy_saw_is_remembered_to_the_end_of_the_round_and_after() -> None:
    g = at(lying("area"), Select(1, False))
    do(g, "spy place=left number=0", "take area=right")
    before = g.copy()
    leftovers(g)
    nothing_forgotten(before, g, 1)
    assert names(g, g.view(1).buried) == ["hamlet"]


@clause("WK-TRAP-04")
def test_a_card_that_the_rival_hides_is_known_to_nobody() -> None:
    g = table(1, left=["hamlet/rival"])
    assert g.view(0).areas[0][0] < 0
    assert len({g.determinise(0, seed).areas[0][0] for seed in range(20)}) > 5
    do(at(g, Select(0, False)), "take area=left")
    assert g.view(0).players[0].selection[0] < 0
    two_worlds(g, 0, 1)


@clause("WK-PLAN-01")
def test_the_reveal_makes_traps_known_to_all() -> None:
    g = at(lying("taken by the other"), Planning())
    for seat in (0, 1, -1):
        assert names(g, g.view(seat).players[1].selection) == ["hamlet"]


@clause("WK-CHOICE-14")
def test_leftover_traps_are_never_revealed() -> None:
    g = lying("discarded")
    at(g, Planning())
    assert g.view(1).buried[0] < 0
    assert names(g, g.view(0).buried) == ["hamlet"]


def knowledge(g: WonderfulKingdom, seat: int) -> list[str]:
    """What a seat knows of the first card in the left area, and of the first that seat 1 has selected."""
    seen = g.view(seat)
    return [g.cards.names[card] if card >= 0 else "" for card in (seen.areas[0][0], seen.players[1].selection[0])]


@clause("WK-ILLU-10")
@pytest.mark.parametrize("mine", ["obelisk", "obelisk/0", "obelisk/1"])
@pytest.mark.parametrize("marked", ["hamlet", "hamlet/0", "hamlet/1"])
def test_a_swap_changes_places_and_no_knowledge(mine: str, marked: str) -> None:
    g = table(module="menaces", left=[marked], right=["quarry"], players={1: {"selection": [mine]}})
    g.marks[0][0] = 1
    known = [knowledge(g, seat) for seat in (0, 1, -1)]
    before = at(g, Select(1, False)).copy()
    do(g, "swap own=0 area=left number=0")
    assert [knowledge(g, seat)[::-1] for seat in (0, 1, -1)] == known
    for seat in (0, 1):
        nothing_forgotten(before, g, seat)
        two_worlds(g, seat, 5)
    spectators_see_nothing_hidden(g, 5)


@clause("WK-ILLU-08")
def test_a_token_on_a_trap_tells_nothing_about_it() -> None:
    g = at(table(module="menaces", left=["hamlet/0", "quarry"], players={1: {"illusions": 1}}), MarkCards(1))
    do(g, "mark area=left number=0")
    assert g.view(1).areas[0][0] < 0
    two_worlds(g, 1, 2)


# -- hands ---------------------------------------------------------------------------------------------------------


@clause("WK-CHOICE-18", "WK-CHOICE-02")
def test_the_calamity_of_a_hand_looks_like_any_other_card() -> None:
    g = at(table(), ChoicePhase())
    backs = set(g.view(1).players[0].hand)
    assert len(backs) == 1
    assert backs == set(g.view(-1).players[0].hand)


def bad_ones(g: WonderfulKingdom, hand: int) -> list[int]:
    """Kinds of the bad cards of a hand that not everybody has seen."""
    found = [row[i] for each, row, i in places_of_hands(g) if each == hand]
    return sorted(g.cards.kind[card] for card in found if g.cards.bad[card])


def traps_played(module: str, seats: int, seed: int) -> WonderfulKingdom:
    """A game in which everybody traps whatever can be trapped, some rounds long."""
    g, rng = new_table(seats, seed, module=module), Random(seed)
    for _ in range(60 + 25 * seed):
        seat = rng.choice(g.deciding())
        options = list(g.options(seat))
        trapping = [choice for choice in options if str(choice).endswith("trap=True")]
        g.apply(rng.choice(trapping or options), seat)
        if g.over:
            break
    return g


@clause("WK-CHOICE-02", "WK-MENACE-04", "WK-SOLO-02")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("module", ["none", "menaces", "advisors"])
def test_every_dealt_world_keeps_one_bad_card_in_each_hand(module: str, seats: int, seed: int) -> None:
    """A hand, its traps and its unseen discards hold the hand's bad cards, as many as have not been seen by all."""
    g = traps_played(module, seats, seed)
    hands = range(len(g.exposed))
    for seat in (*range(seats), -1):
        for deal in range(4):
            world = g.determinise(seat, deal)
            assert [bad_ones(world, hand) for hand in hands] == [bad_ones(g, hand) for hand in hands]
            assert not any(g.cards.bad[card] for card in world.deck.bag)
            for mine, theirs in zip(g.players, world.players, strict=True):
                assert len(mine.menaces) == len(theirs.menaces)
                assert all(g.cards.set_of[card] == mine.menace_set for card in theirs.menaces.bag)
            assert all(g.cards.kind[card] == ADVISOR for card in world.box)
            assert sorted(map(sorted, [cards(world)])) == sorted(map(sorted, [cards(g)]))


def cards(g: WonderfulKingdom) -> list[Card]:
    return [card for place in places(g) if not place.zone.of for card in place.cards]


@clause("WK-CHOICE-02")
def test_a_trap_may_be_the_calamity_and_the_hand_may_still_hold_it() -> None:
    """The opponent cannot tell whether the trap or the hand holds the calamity; both must be reckoned with."""
    for trapped in ("calamity_flood", "hamlet"):
        hand = [card for card in ("hamlet", "quarry", "calamity_flood") if card != trapped]
        g = table(left=[f"{trapped}/0"], players={0: {"hand": hand}})
        kinds = [g.cards.kind[g.determinise(1, seed).areas[0][0]] for seed in range(60)]
        assert CALAMITY in kinds
        assert kinds.count(CALAMITY) < 40
        for seed in range(20):
            world = g.determinise(1, seed)
            held = [*world.players[0].hand, world.areas[0][0]]
            assert sum(g.cards.bad[card] for card in held) == 1


@clause("WK-CHOICE-02")
def test_once_the_calamity_is_seen_the_traps_of_that_hand_are_harmless() -> None:
    g = at(table(players={0: {"hand": ["hamlet", "calamity_flood", "quarry", "citadel"], "traps": 2}}), Offering(0))
    do(g, "put card=hamlet area=left trap=True", "put card=calamity_flood area=right trap=False")
    assert g.exposed[hand_of(g, 0)]
    for seed in range(30):
        world = g.determinise(1, seed)
        assert not g.cards.bad[world.areas[0][0]]
        assert not any(g.cards.bad[card] for card in world.players[0].hand)


@clause("WK-MENACE-02", "WK-MENACE-04")
def test_which_menace_is_in_a_hand_is_not_known_to_the_opponent() -> None:
    g = at(table(module="menaces", players={0: {"menaces": "thieves"}, 1: {"menaces": "devourers"}}), ChoicePhase())
    found = set()
    for seed in range(40):
        [menace] = [card for card in g.determinise(1, seed).players[0].hand if g.cards.kind[card] == MENACE]
        found.add(g.cards.names[menace])
    assert found == {"thieves_1", "thieves_2", "thieves_3", "thieves_4"}
    own = {tuple(g.determinise(0, seed).players[0].hand) for seed in range(5)}
    assert own == {tuple(g.players[0].hand)}


@clause("WK-MENACE-02")
def test_the_order_of_a_menace_deck_is_known_to_nobody() -> None:
    g = at(table(module="menaces"), ChoicePhase())
    for seat in (0, 1, -1):
        assert all(card < 0 for player in g.view(seat).players for card in player.menaces.bag)


@clause("WK-ADV-03")
def test_advisors_put_back_are_known_to_nobody() -> None:
    g = play_first(new_table(2, module="advisors"), "Offer")
    boxes = {tuple(g.determinise(0, seed).box) for seed in range(20)}
    assert len(boxes) > 10


@clause("WK-SOLO-02")
def test_the_round_deck_is_known_to_nobody() -> None:
    g = at(table(1), SoloChoicePhase())
    assert all(card < 0 for card in g.view(0).round_deck.bag)
    for seed in range(10):
        world = g.determinise(0, seed)
        held = [*world.round_deck.bag, *world.players[0].hand]
        assert sum(g.cards.bad[card] for card in held) == 2


@clause("WK-TRAP-04", "WK-TRAP-05", "WK-TRAP-12")
@pytest.mark.parametrize("module", ["advisors", "conquest", "menaces"])
def test_two_worlds_along_whole_games_full_of_traps_and_spies(module: str) -> None:
    looked = 0
    for seed in range(2):
        g, rng = new_table(2, seed, module=module), Random(seed)
        while not g.over:
            seat = rng.choice(g.deciding())
            options = list(g.options(seat))
            secret = [c for c in options if str(c).endswith("trap=True") or str(c).startswith(("spy", "swap", "mark"))]
            before = g.copy()
            g.apply(rng.choice(secret if secret and rng.random() < 0.7 else options), seat)
            for each in (0, 1):
                nothing_forgotten(before, g, each)
            hidden = sum(owner != NOBODY for row in g.traps for owner in row)
            if hidden and rng.random() < 0.3:
                looked += 1
                for each in (0, 1):
                    two_worlds(g, each, seed)
                spectators_see_nothing_hidden(g, seed)
    assert looked > 10


def test_a_view_words_no_hidden_card() -> None:
    g = at(table(module="menaces", left=["hamlet/0"], players={1: {"illusions": 1}}), MarkCards(1))
    speaker = Speaker("en", "wonderful_kingdom")
    for shown in (g, g.view(1)):
        assert speaker.choice(shown.options(1)[0], shown, 1) == "Put a token on the face-down card in the left area"
    assert (asked(g), len(may(g))) == ("MarkCards", 2)
