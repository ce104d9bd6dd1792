"""What the keywords can say and no card of ours does, said by the cards of a small pack: EN-FEAT-01, EN-KEY-24,
EN-BUILD-03."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.empires_north.empires_table import (
    acting,
    empire,
    on_card,
    once,
    pick,
    place_of,
    purse,
    shows,
    table,
    turned,
    use,
)
from games.words import Players, asked, at, do, happened, may, not_on_show, pack, why_not
from karczma.games.empires_north.features.discounts import discount
from karczma.games.empires_north.keywords.discard import throw_out
from karczma.games.empires_north.lookout import Lookout
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.state import EmpiresNorth
from karczma.games.empires_north.table.terms import EXPLORE, IN_FRONT, NOTHING, POPULATE, SAIL
from karczma.games.empires_north.words.events import CardCopied, FeatureWorked
from karczma.kernel.choices import no
from karczma.ledger import clause
from karczma.locale import Speaker

PACK = Path(__file__).parent / "keyword_pack"
OTHER = {1: {"clan": "glenn", "passed": True}}
SMOKE = "use-feature card=igloo_village place=0"
ORACLE = "use-feature card=king_penguin place=1"


def panuk(empire: list[str], **more: Any) -> Mapping[int, Mapping[str, Any]]:
    return {0: {"clan": "panuk", "empire": empire, **more}, **OTHER}


def my_turn(empire: list[str], **more: Any) -> EmpiresNorth:
    return acting(panuk(empire, **more), content=PACK)


# -- voluntary Features --------------------------------------------------------------------------------------------


@clause("EN-FEAT-01", "EN-FEAT-04", "EN-FEAT-02")
def test_a_feature_is_used_before_the_action_and_takes_up_no_action() -> None:
    g = acting({**panuk(["igloo_village"], fish=1), 1: {"clan": "glenn"}}, content=PACK)
    assert SMOKE in may(g)
    do(g, SMOKE)
    assert (g.deciding(), asked(g), purse(g), turned(g)) == ((0,), "Act", {"food": 2}, [])
    assert happened(g, FeatureWorked) == [FeatureWorked(0, "igloo_village", 0)]


@clause("EN-FEAT-01")
def test_a_feature_is_used_while_the_window_is_open() -> None:
    g = do(my_turn(["igloo_village"], fish=1), "place-pawn tile=populate")
    assert (asked(g), may(g)) == ("Window", [SMOKE, "no-card"])
    do(g, SMOKE)
    assert purse(g) == {"food": 2, "worker": 1}  # and the Populate that was declared


@clause("EN-FEAT-01")
def test_a_feature_is_used_after_the_action_with_what_the_action_brought() -> None:
    g = do(my_turn(["igloo_village", "panuk_fish_bank"]), "place-pawn tile=harvest")
    assert (asked(g), may(g)) == ("EndTurn", [SMOKE, "nothing-more"])
    fish = purse(g)["fish"]
    do(g, SMOKE)
    assert (asked(g), purse(g)) == ("Act", {"fish": fish - 1, "food": 2})


@clause("EN-FEAT-01")
def test_a_feature_is_not_used_in_the_turn_of_somebody_else() -> None:
    words: Players = {0: {"clan": "glenn"}, 1: {"clan": "panuk", "fish": 1, "empire": ["igloo_village"]}}
    g = acting(words, content=PACK)
    assert not_on_show(g, SMOKE)
    do(g, "pass")
    assert SMOKE in may(g)


@clause("EN-FEAT-01")
def test_whoever_passes_has_no_more_moment_of_the_turn() -> None:
    g = do(my_turn(["igloo_village"], fish=1), "pass")
    assert (asked(g), purse(g)) == ("", {"fish": 1})


@clause("EN-FEAT-04")
def test_whoever_uses_a_feature_has_one_action_as_before_and_both_pawns() -> None:
    g = acting({**panuk(["igloo_village", "king_penguin"], fish=1), 1: {"clan": "glenn"}}, content=PACK)
    do(g, SMOKE)
    assert (g.deciding(), asked(g)) == ((0,), "Act")
    assert (g.players[0].pawns, g.players[0].passed) == ([IN_FRONT, IN_FRONT], False)
    do(g, "place-pawn tile=sail", "no-card")
    assert (asked(g), may(g)) == ("EndTurn", [ORACLE, "nothing-more"])  # another Feature, but no other action
    do(g, ORACLE, "good token=wood")
    assert (g.deciding(), asked(g)) == ((1,), "Act")
    do(g, "pass")
    assert (g.deciding(), g.players[0].pawns, purse(g)) == ((0,), [SAIL, IN_FRONT], {"food": 2, "wood": 1})


@clause("EN-FEAT-04")
def test_a_feature_used_in_the_window_takes_neither_the_window_nor_the_action() -> None:
    g = my_turn(["igloo_village", "king_penguin"], fish=1, hand=["penguin_parade"])
    do(g, "place-pawn tile=populate", SMOKE)
    assert (asked(g), may(g)) == ("Window", ["take card=penguin_parade", ORACLE, "no-card"])
    do(g, ORACLE, "good token=wood", "no-card")
    assert purse(g) == {"food": 2, "wood": 1, "worker": 1}


@clause("EN-FEAT-04")
def test_after_the_action_one_feature_does_not_keep_from_another() -> None:
    g = do(my_turn(["igloo_village", "king_penguin"], fish=1), "place-pawn tile=populate", "no-card")
    assert (asked(g), may(g)) == ("EndTurn", [SMOKE, ORACLE, "nothing-more"])
    do(g, SMOKE)
    assert (asked(g), may(g)) == ("EndTurn", [ORACLE, "nothing-more"])
    do(g, "nothing-more")
    assert (asked(g), g.players[0].pawns) == ("Act", [POPULATE, IN_FRONT])


@clause("EN-FEAT-01")
def test_an_action_outside_the_own_turn_lets_nobody_use_a_feature(tmp_path: Path) -> None:
    """Declared in the turn of somebody else, or by a Feature at the end of Lookout, where nobody has a turn."""
    words: Players = {0: {"clan": "glenn"}, 1: {"clan": "panuk", "fish": 1, "empire": ["igloo_village"]}}
    g = at(table(2, words, content=PACK), Declared(1, POPULATE))
    assert (asked(g), purse(g, 1)) == ("", {"fish": 1, "worker": 1})
    text = (PACK / "panuk.yaml").read_text(encoding="utf-8")
    late = "\n  penguin_colony: {feature: {when: lookout_end, effect: [{perform: populate}], limit: 9}}\n"
    (tmp_path / "panuk.yaml").write_text(text + late, encoding="utf-8")
    one = {0: {"clan": "panuk", "fish": 1, "empire": ["igloo_village", "penguin_colony"], "deck": []}}
    g = at(table(1, one, content=tmp_path), Lookout())
    assert (asked(g), purse(g)) == ("", {"fish": 1, "worker": 1})


@clause("EN-FEAT-01")
def test_a_feature_that_asks_does_not_work_if_its_card_has_left_meanwhile(tmp_path: Path) -> None:
    """Of two Features that one Sail sets off, the first one discards the card of the second."""
    cards = pack(
        tmp_path,
        "ulaf",
        "third_keel: {feature: {when: sail, effect: [{discard_own: {what: location, then: [{gain: {vp: 1}}]}}]}}\n"
        "  valkyrie: {feature: {when: sail, effect: [{gain_mix: {n: 1, from: [wood, stone]}}]}}",
    )
    words: Players = {0: {"clan": "ulaf", "empire": ["third_keel", "valkyrie"]}, **OTHER}
    g = at(table(2, words, content=cards), Declared(0, SAIL))
    do(g, "first card=third_keel", pick(g, "valkyrie"))
    assert (asked(g), purse(g), empire(g)) == ("", {"vp": 1}, ["third_keel"])
    assert [event.card for event in happened(g, FeatureWorked)] == ["third_keel"]


@clause("EN-FEAT-01", "EN-LACT-05")
def test_an_action_goes_on_with_its_own_card_after_a_feature_was_used_in_it(tmp_path: Path) -> None:
    """The Feature Assigns to its own card, and then the Action to its own."""
    text = (PACK / "panuk.yaml").read_text(encoding="utf-8")
    action = "{action: {cost: {}, effect: [{perform: populate}, {assign: {accept: [wood], up_to: 1}}]}}"
    (tmp_path / "panuk.yaml").write_text(f"{text}\n  family_igloo: {action}\n", encoding="utf-8")
    words = panuk(["panuks_catalogue", "family_igloo"], worker=1, fish=1, wood=1)
    g = acting(words, content=tmp_path)
    do(g, use(g, "family_igloo"), "use-feature card=panuks_catalogue place=0")
    assert (on_card(g, "panuks_catalogue"), on_card(g, "family_igloo")) == ({"fish": 1}, {"wood": 1})


@clause("EN-CLEAN-10", "EN-KEY-22", "EN-FEAT-01")
def test_a_feature_that_cannot_be_used_says_why() -> None:
    assert why_not(my_turn(["igloo_village"]), SMOKE) == no("EN-KEY-22", card="igloo_village", token="fish", n=1)
    g = do(my_turn(["igloo_village"], fish=2), SMOKE)
    assert why_not(g, SMOKE) == no("EN-CLEAN-10", card="igloo_village")
    vain = my_turn(["panuks_catalogue"], worker=1)
    said = "use-feature card=panuks_catalogue place=0"
    assert why_not(vain, said) == no("EN-FEAT-01", card="panuks_catalogue")


@clause("EN-FEAT-01")
def test_a_feature_may_ask_something_and_the_question_before_comes_back() -> None:
    g = do(my_turn(["king_penguin"]), "place-pawn tile=populate", "use-feature card=king_penguin place=0")
    assert asked(g) == "GainWhich"
    assert purse(do(g, "good token=stone")) == {"stone": 1, "worker": 1}


@clause("EN-FEAT-01", "EN-KEY-03")
def test_a_feature_assigns_to_its_own_card_as_often_as_it_is_paid_for() -> None:
    g = my_turn(["panuks_catalogue"], worker=2, fish=2)
    do(g, *["use-feature card=panuks_catalogue place=0"] * 2)
    assert (on_card(g, "panuks_catalogue"), g.players[0].spent, g.acting) == ({"fish": 2}, 2, NOTHING)


# -- Copy ----------------------------------------------------------------------------------------------------------


@clause("EN-KEY-24", "EN-KEY-09")
def test_a_copy_takes_over_a_feature_that_waits_for_something() -> None:
    g = once(panuk(["penguin_colony", "family_igloo"], stone=2, hand=["ice_mirror"]), content=PACK)
    do(g, "build card=ice_mirror")
    assert happened(g, CardCopied) == [CardCopied(0, "ice_mirror", "penguin_colony")]  # the only Feature
    at(g, Declared(0, EXPLORE))
    assert [event.card for event in happened(g, FeatureWorked)] == ["penguin_colony", "ice_mirror"]
    assert purse(g) == {"fish": 2}


@clause("EN-KEY-24", "EN-CLEAN-10")
def test_a_copy_of_a_limited_feature_has_a_limit_of_its_own() -> None:
    g = at(table(1, panuk(["penguin_colony", "ice_mirror@penguin_colony"]), content=PACK), Declared(0, EXPLORE))
    assert (purse(g), g.players[0].used) == ({"fish": 2}, [1, 1])
    at(g, Declared(0, EXPLORE))
    assert (purse(g), g.players[0].used) == ({"fish": 2}, [1, 1])


@clause("EN-KEY-24")
def test_a_copy_takes_over_a_feature_that_is_used_at_will() -> None:
    g = my_turn(["igloo_village", "ice_mirror@igloo_village"], fish=2)
    do(g, SMOKE, "use-feature card=ice_mirror place=1")
    assert (purse(g), g.players[0].used) == ({"food": 4}, [1, 1])


@clause("EN-KEY-12")
def test_a_copy_of_a_feature_is_lost_with_its_original() -> None:
    g = table(1, panuk(["penguin_colony", "ice_mirror@penguin_colony"]), content=PACK)
    throw_out(g, 0, 0)
    at(g, Declared(0, EXPLORE))
    assert (empire(g), purse(g)) == (["ice_mirror"], {})


@clause("EN-KEY-12", "EN-FEAT-01")
def test_a_copy_whose_original_leaves_before_the_feature_works_does_nothing(tmp_path: Path) -> None:
    """The discard sets the Copy off, and what is discarded next is the card that it copies."""
    text = (PACK / "panuk.yaml").read_text(encoding="utf-8")
    gone = "{discard_own: {what: location, then: [{gain: {vp: 1}}]}}"
    action = f"family_igloo: {{action: {{cost: {{}}, effect: [{gone}, {gone}]}}}}"
    waits = "penguin_colony: {feature: {when: discard_own, effect: [{gain: {gold: 1}}], limit: 9}}"
    (tmp_path / "panuk.yaml").write_text(f"{text}\n  {action}\n  {waits}\n", encoding="utf-8")
    words = panuk(["family_igloo", "great_igloo", "penguin_colony", "ice_mirror@penguin_colony"])
    g = once(words, content=tmp_path)
    do(g, use(g, "family_igloo"), pick(g, "great_igloo"))
    do(g, pick(g, "penguin_colony"))
    assert (empire(g), purse(g), happened(g, FeatureWorked)) == (["family_igloo", "ice_mirror"], {"vp": 2}, [])


@clause("EN-KEY-12")
def test_a_copy_of_nothing_does_nothing_whatever_the_last_card_of_the_box_does(tmp_path: Path) -> None:
    """New Home is that card: with its own Feature, with one at will, with a discount, with a free move."""
    g = at(table(1, {0: {"clan": "panuk", "empire": ["ice_mirror"]}}), Declared(0, POPULATE))
    assert (purse(g), g.cards.names[-1]) == ({"worker": 1}, "new_home")
    for number, feature in enumerate(
        (
            "{when: own_turn, effect: [{gain: {vp: 1}}], limit: 1}",
            "{when: '', effect: [], type: '', modifier: {build_discount: 1}}",
            "{when: '', effect: [], type: '', modifier: {pawn_move_free: 1}}",
        )
    ):
        (folder := tmp_path / str(number)).mkdir()
        content = pack(folder, "islands", f"new_home: {{feature: {feature}}}")
        words = {"clan": "panuk", "wood": 2, "pawns": ["explore"], "empire": ["ice_mirror"], "hand": ["great_igloo"]}
        g = once({0: words, **OTHER}, content=content)
        assert (shows(g, "use-feature"), shows(g, "move-pawn"), shows(g, "build")) == ([], [], [])
        assert discount(g, 0) == 0


@clause("EN-KEY-24")
def test_a_copy_takes_over_a_discount_and_a_free_move(tmp_path: Path) -> None:
    text = "ice_mirror: {copy: feature}\n  king_penguin: {feature: {when: '', effect: [], type: '', modifier: %s}}"
    for modifier in ("{build_discount: 1}", "{pawn_move_free: 1}"):
        (tmp_path / "panuk.yaml").write_text(f"cards:\n  {text % modifier}\n", encoding="utf-8")
        folder = tmp_path / modifier.strip("{}").partition(":")[0]
        folder.mkdir()
        (tmp_path / "panuk.yaml").rename(folder / "panuk.yaml")
    cheap = table(1, panuk(["king_penguin", "ice_mirror@king_penguin"]), content=tmp_path / "build_discount")
    assert discount(cheap, 0) == 2
    words = panuk(["king_penguin", "ice_mirror@king_penguin"], pawns=["explore"])
    assert shows(once(words, content=tmp_path / "pawn_move_free"), "move-pawn source=explore") != []


@clause("EN-KEY-23")
def test_a_copy_copies_only_the_kind_it_names() -> None:
    words = panuk(["penguin_colony", "family_igloo", "igloo_village"], stone=2, wood=1)
    g = do(once({**words, 0: {**words[0], "hand": ["ice_mirror"]}}, content=PACK), "build card=ice_mirror")
    assert may(g) == [pick(g, "penguin_colony"), pick(g, "igloo_village")]
    g = do(
        once({**words, 0: {**words[0], "hand": ["sorted_storehouse"]}}, content=PACK), "build card=sorted_storehouse"
    )
    assert may(g) == [pick(g, "penguin_colony"), pick(g, "family_igloo"), pick(g, "igloo_village")]
    do(g, pick(g, "family_igloo"))
    assert g.players[0].tied[place_of(g, "sorted_storehouse")] == g.players[0].empire[1]


# -- Workers in a build cost ---------------------------------------------------------------------------------------


@clause("EN-BUILD-03", "EN-GOODS-08")
def test_workers_of_a_build_cost_go_to_the_clan_tile() -> None:
    g = once(panuk([], stone=1, worker=2, hand=["great_igloo"]), content=PACK)
    do(g, "build card=great_igloo")
    assert (empire(g), g.players[0].spent, purse(g).get("worker", 0)) == (["great_igloo"], 2, 0)
    poor = once(panuk([], stone=1, worker=1, gold=3, hand=["great_igloo"]), content=PACK)
    assert why_not(poor, "build card=great_igloo") == no("EN-BUILD-11", card="great_igloo", token="worker", n=1)


@clause("EN-TILE-16")
def test_construct_pays_no_workers() -> None:
    g = do(once(panuk([], hand=["great_igloo"]), content=PACK), "place-pawn tile=construct")
    assert (empire(g), g.players[0].spent) == (["great_igloo"], 0)


# -- words ---------------------------------------------------------------------------------------------------------


def test_such_cards_are_told_in_both_languages() -> None:
    told = {language: Speaker(language, "empires_north", content=PACK) for language in ("en", "pl")}
    cards = {language: speaker.card for language, speaker in told.items()}
    assert cards["en"]("igloo_village").splitlines() == [
        "Fish Smokehouse (Igloo)",
        "Cost: 2 stone.",
        "Feature: At any time during your turn, spend 1 fish: gain 2 food (at most once per round).",
    ]
    assert cards["pl"]("igloo_village").splitlines()[-1] == (
        "Cecha: W dowolnym momencie swojej tury Wydaj 1 Rybę: otrzymujesz 2 Jadła (najwyżej raz na rundę)."
    )
    assert cards["en"]("king_penguin").splitlines()[-1] == (
        "Feature: At any time during your turn, gain 1 of these: wood or stone (at most once per round)."
    )
    assert cards["en"]("ice_mirror").splitlines()[-1] == "Copy: Choose 1 Location with a Feature in your Empire."
    assert cards["pl"]("sorted_storehouse").splitlines()[-1] == (
        "Kopia: Wybierz 1 Lokację z Akcją lub Cechą w swoim Imperium."
    )
    assert cards["pl"]("great_igloo").splitlines()[1] == "Koszt: 1 Kamień i 2 Robotników."
    g = my_turn(["igloo_village"], fish=1)
    [offer] = [each for each in g.options(0) if str(each) == SMOKE]
    assert told["en"].choice(offer, g, 0) == "Use the Feature of Fish Smokehouse (spend 1 fish: gain 2 food)"


@clause("EN-FEAT-07", "EN-FEAT-01")
def test_what_a_feature_at_will_sets_off_works_when_it_is_done(tmp_path: Path) -> None:
    text = (PACK / "panuk.yaml").read_text(encoding="utf-8")
    waits = "penguin_colony: {feature: {when: assign, effect: [{gain: {gold: 1}}], limit: 9}}"
    (tmp_path / "panuk.yaml").write_text(f"{text}\n  {waits}\n", encoding="utf-8")
    g = acting(panuk(["panuks_catalogue", "penguin_colony"], worker=1, fish=1), content=tmp_path)
    do(g, "use-feature card=panuks_catalogue place=0")
    assert (asked(g), purse(g), on_card(g, "panuks_catalogue")) == ("Act", {"gold": 1}, {"fish": 1})
