"""Why not: what lies on the table and cannot be chosen says the clause that forbids it."""

from __future__ import annotations

from games.empires_north.empires_table import hand, on_card, once, pick, purse, table, use
from games.words import at, do, may, why_not
from karczma.games.empires_north.expedition import Expedition
from karczma.games.empires_north.keywords.assign import Assign, AssignWhat, ReadyWhich, ReleaseFrom, WithdrawFrom
from karczma.games.empires_north.keywords.discard import LeaveBehind, TakeBack
from karczma.games.empires_north.keywords.gain import Receive
from karczma.games.empires_north.keywords.powers import AdvanceWhich, ResolveWhich
from karczma.games.empires_north.pawns.actions import Declared
from karczma.games.empires_north.table.terms import FISH, HARVEST, SAIL, STONE, VP, WOOD
from karczma.kernel.choices import no
from karczma.ledger import clause

FIELDS = ["glenn_sheep_meadow", "glenn_highland_wood", "sheep_paddock@glenn_sheep_meadow", "masons_guild"]


@clause("EN-TILE-06", "EN-FIELD-18", "EN-FIELD-04")
def test_a_harvest_takes_one_field_and_neither_an_upgrade_nor_another_card() -> None:
    g = at(table(1, {0: {"empire": FIELDS}}), Declared(0, HARVEST))
    assert may(g) == [pick(g, "glenn_sheep_meadow"), pick(g, "glenn_highland_wood")]
    assert why_not(g, pick(g, "sheep_paddock")) == no("EN-FIELD-18", card="sheep_paddock")
    assert why_not(g, pick(g, "masons_guild")) == no("EN-FIELD-04", card="masons_guild")
    do(g, pick(g, "glenn_highland_wood"))
    assert (g.deciding(), purse(g)) == ((), {"wood": 2})  # one Field, and nothing more is asked


@clause("EN-FIELD-04")
def test_what_is_no_field_is_not_discarded_as_one() -> None:
    g = at(table(1, {0: {"empire": FIELDS}}), LeaveBehind(0, "snow_trail", "field", Receive(((VP, 1),))))
    assert why_not(g, pick(g, "masons_guild")) == no("EN-FIELD-04", card="masons_guild")
    assert purse(do(g, pick(g, "sheep_paddock"))) == {"vp": 1}


@clause("EN-LACT-05", "EN-LACT-01")
def test_a_card_does_not_pay_for_its_own_action_with_itself() -> None:
    g = once({0: {"clan": "nanurjuk", "empire": ["river_route", "nanurjuk_glacier", "dog_sled"]}, 1: {"clan": "ulaf"}})
    do(g, use(g, "river_route"))
    assert why_not(g, pick(g, "river_route")) == no("EN-LACT-05", card="river_route")


@clause("EN-LACT-05", "EN-KEY-19")
def test_only_exhausted_cards_are_readied_and_never_the_one_that_acts() -> None:
    cards = ["glen_mill", "weavers_hut", "friendly_fair", "wool_market", "gull_rock"]
    g = table(1, {0: {"empire": cards, "exhausted": cards[:3]}}, nearby=[])
    g.acting = g.players[0].empire[0]
    at(g, ReadyWhich(0, "bagpipers_stage", "action_location", 1))
    assert may(g) == [pick(g, "weavers_hut"), pick(g, "friendly_fair")]
    assert why_not(g, pick(g, "glen_mill")) == no("EN-LACT-05", card="glen_mill")
    assert why_not(g, pick(g, "wool_market")) == no("EN-KEY-19", card="wool_market")
    isles = ["gull_rock", "sheep_isle", "glen_mill"]
    g = at(table(1, {0: {"empire": isles, "exhausted": isles}}, nearby=[]), ReadyWhich(0, "party_ship", "island", 1))
    assert may(g) == [pick(g, "gull_rock"), pick(g, "sheep_isle")]
    assert why_not(g, pick(g, "glen_mill")) == no("EN-KEY-19", island="glen_mill")


@clause("EN-KEY-03")
def test_only_what_one_has_is_assigned_and_only_what_lies_there_is_taken_back() -> None:
    g = table(1, {0: {"clan": "mackinnon", "fish": 1, "wood": 1, "empire": ["mackinnons_vault", "mint"]}})
    g.acting = g.players[0].empire[0]
    at(g, AssignWhat(0, "mackinnons_vault", Assign((WOOD, STONE, FISH), 2), 2))
    assert may(g) == ["good token=wood", "good token=fish"]
    assert why_not(g, "good token=stone") == no("EN-KEY-03", token="stone")
    do(g, "good token=wood")
    assert may(g) == ["good token=fish", "enough"]
    do(g, "good token=fish")
    assert (g.deciding(), on_card(g, "mackinnons_vault"), purse(g)) == ((), {"wood": 1, "fish": 1}, {})
    at(g, WithdrawFrom(0, "audit"))
    assert why_not(g, pick(g, "mint")) == no("EN-KEY-03", card="mint")


@clause("EN-KEY-05")
def test_a_worker_is_released_only_from_where_one_lies() -> None:
    held = {"counting_house": {"worker": 1}, "grain_bank": {"food": 1}}
    words = {"clan": "mackinnon", "empire": ["counting_house", "grain_bank", "mint"], "assigned": held}
    g = at(table(1, {0: words}), ReleaseFrom(0, "audit", 1))
    for name in ("grain_bank", "mint"):
        assert why_not(g, pick(g, name)) == no("EN-KEY-05", card=name)
    assert purse(do(g, pick(g, "counting_house"))) == {"worker": 1}


@clause("EN-KEY-20")
def test_what_lies_on_a_card_does_not_come_back_with_it() -> None:
    words = {"clan": "mackinnon", "empire": ["mint", "counting_house"], "assigned": {"counting_house": {"worker": 2}}}
    g = at(table(1, {0: words}), TakeBack(0, "packing_up"))
    do(g, pick(g, "counting_house"))
    assert (hand(g), purse(g), g.players[0].spent) == (["counting_house"], {}, 2)


@clause("EN-EXP-04", "EN-EXP-12")
def test_a_ship_without_a_fish_reaches_no_distant_island_face_up_or_not() -> None:
    g = at(table(2, queue=["0"]), Expedition())
    assert why_not(g, "visit island=whale_bay") == no("EN-EXP-04", island="whale_bay")
    assert why_not(g, "visit-unseen distance=distant") == no("EN-EXP-04")
    fed = at(table(2, queue=["0 fish"]), Expedition())
    assert {"visit island=whale_bay", "visit-unseen distance=distant"} < set(may(fed))


@clause("EN-EXP-14", "EN-EXP-15")
def test_only_own_ships_with_another_in_front_move_forward() -> None:
    g = at(table(2, queue=["0", "1", "0"]), AdvanceWhich(0, "following_wind", 1))
    assert may(g) == ["advance number=3", "decline"]
    assert why_not(g, "advance number=1") == no("EN-EXP-15")
    assert why_not(g, "advance number=2") == no("EN-EXP-14", number=2)


@clause("EN-EXP-17")
def test_only_own_ships_are_sent_at_once() -> None:
    g = at(table(2, queue=["0", "1", "0"]), ResolveWhich(0, "dragon_prow"))
    assert why_not(g, "send-now number=2") == no("EN-EXP-17", number=2)


@clause("EN-TILE-10", "EN-TILE-11", "EN-TILE-12", "EN-TILE-17")
def test_a_load_needs_everything_that_it_names() -> None:
    g = at(table(1, {0: {"raze": 1}}), Declared(0, SAIL))
    assert may(g) == ["load goods=none", "load goods=raze"]
    for goods in ("fish", "fish_raze"):
        assert why_not(g, f"load goods={goods}") == no("EN-TILE-11", token="fish")
    both = at(table(1, {0: {"fish": 1, "raze": 1, "gold": 1}}), Declared(0, SAIL))
    assert may(both) == ["load goods=none", "load goods=fish", "load goods=raze", "load goods=fish_raze"]
    rich = at(table(1, {0: {"gold": 1}}, gold_as_ship_fish=True), Declared(0, SAIL))
    assert why_not(rich, "load goods=gold_raze") == no("EN-TILE-11", token="raze")
    assert why_not(rich, "load goods=fish") == no("EN-TILE-11", token="fish")
    assert at(table(1, {0: {"gold": 1}}), Declared(0, SAIL)).deciding() == ()  # nothing to load, so nothing is asked
