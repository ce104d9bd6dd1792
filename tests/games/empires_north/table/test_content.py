"""Card files: a pack may replace values, and what it gets wrong is said with file, card and place."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from games.empires_north.empires_table import once, purse, table, use
from games.words import Words, pack
from karczma.effects.load import ContentError
from karczma.effects.verbs import Choose
from karczma.games.empires_north.goods.payment import FREE, Cost
from karczma.games.empires_north.keywords.assign import Assign, Ready, Recover, Release, Withdraw
from karczma.games.empires_north.keywords.gain import (
    Convert,
    OpponentsReceive,
    Receive,
    ReceiveAny,
    ReceiveEach,
    Several,
    SeveralGains,
)
from karczma.games.empires_north.keywords.powers import (
    AdvanceShip,
    BuildCheaper,
    DiscardOwn,
    Gather,
    Perform,
    ResolveShip,
    ReturnToHand,
    ShiftPawns,
)
from karczma.games.empires_north.keywords.search import Dig, Retrieve, Search
from karczma.games.empires_north.table.catalogue import catalogue, performed
from karczma.games.empires_north.table.terms import CARD, FISH, FOOD, GOLD, RAZE, SAIL, SHEEP, VP, WOOD, WORKER
from karczma.kernel.quantities import Effect
from karczma.ledger import clause
from karczma.locale import Speaker


@pytest.mark.parametrize(
    ("family", "text", "where"),
    [
        ("glenn", "wool_market: {kind: castle}", "kind: 'castle'"),
        ("glenn", "wool_market: {type: castle}", "type: 'castle'"),
        ("glenn", "wool_market: {play_on: sail}", "cost, play_on"),
        ("glenn", "warm_hearth: {play_on: dance}", "play_on: 'dance'"),
        ("glenn", "warm_hearth: {cost: {wood: 1}, play_on: ''}", "cost, play_on"),
        ("glenn", "warm_hearth: {effect: []}", "effect: Boosts have one"),
        ("glenn", "wool_market: {harvest: {wood: 1}}", "harvest: Fields"),
        ("glenn", "sheep_paddock: {upgrade_good: ''}", "upgrade_good: upgrades"),
        ("glenn", "sheep_paddock: {upgrade_good: silk}", "'silk' is no token"),
        ("glenn", "wool_market: {action: null}", "action and feature must fit"),
        ("glenn", "wool_market: {cost: {silk: 1}}", "cost: 'silk'"),
        ("glenn", "wool_market: {cost: {wood: -1}}", "less than nothing"),
        ("glenn", "wool_market: {action: {cost: {vp: 1}, effect: [{gain: {vp: 1}}]}}", "cost: 'vp'"),
        ("glenn", "glenns_hall: {feature: {when: sleep, effect: [{gain: {vp: 1}}]}}", "when: 'sleep'"),
        ("glenn", "glenns_hall: {feature: {effect: [{gain: {vp: 1}}]}}", "either when or modifier"),
        ("glenn", "glenns_hall: {feature: {modifier: {luck: 1}}}", "modifier: 'luck'"),
        ("glenn", "warm_hearth: {effect: [{gain: {silk: 1}}]}", "'silk' is no token"),
        ("glenn", "warm_hearth: {effect: [{dance: 1}]}", "not one verb"),
        ("glenn", "warm_hearth: {effect: [{gain_per: {good: vp, n: 1, each: cows}}]}", "each: 'cows'"),
        ("glenn", "warm_hearth: {effect: [{gain_per: {good: vp, n: 1, each: 'type:cow'}}]}", "type: 'cow'"),
        ("glenn", "warm_hearth: {effect: [{gain_per: {good: vp, n: 1}}]}", "each is missing"),
        ("glenn", "warm_hearth: {effect: [{gain_mix: {n: 1}}]}", "from is missing"),
        ("glenn", "warm_hearth: {effect: [{convert: {pay: {wood: 1}, gain: {vp: 1}}}]}", "up_to is missing"),
        ("glenn", "warm_hearth: {effect: [{perform: dance}]}", "perform: 'dance'"),
        ("glenn", "warm_hearth: {effect: [{ready: {what: cow, n: 1}}]}", "what: 'cow'"),
        ("glenn", "warm_hearth: {effect: [{ready: {what: island}}]}", "n is missing"),
        ("glenn", "warm_hearth: {effect: [{assign: {accept: [wood]}}]}", "up_to is missing"),
        ("glenn", "warm_hearth: {effect: [{search: gold}]}", "search: 'gold'"),
        ("glenn", "warm_hearth: {effect: [{dig: {look: 2}}]}", "keep is missing"),
        ("glenn", "warm_hearth: {effect: [{discard_own: {what: cow, then: []}}]}", "what: 'cow'"),
        ("glenn", "warm_hearth: {effect: [{discard_own: {what: field}}]}", "then is missing"),
        ("glenn", "warm_hearth: {effect: [{recover: 0}]}", "recover: 0 is not a number from 1 up"),
        ("glenn", "warm_hearth: {effect: [{field_goods: many}]}", "field_goods: 'many'"),
        ("glenn", "warm_hearth: {effect: [{move_pawn: 2}]}", "move_pawn: only 1"),
        ("panuk", "igloo_village: {feature: {when: build, type: cow, effect: [{gain: {vp: 1}}]}}", "type: 'cow'"),
        ("panuk", "sorted_storehouse: {storage: {accept: [silk], unit: 2, yields: []}}", "'silk' is no token"),
        ("panuk", "sorted_storehouse: {storage: {accept: [fish], unit: 2, yields: [{silk: 1}]}}", "'silk' is no token"),
        ("islands", "gull_rock: {pillage: {silk: 1}}", "'silk' is no token"),
        ("panuk", "ice_mirror: {copy: field}", "copy: 'field'"),
        ("panuk", "ice_mirror: {copy: ''}", "copy: a Copy names"),
        ("glenn", "wool_market: {copy: action}", "copy: a Copy names"),
        ("glenn", "wool_market: {cost: {card: 1}}", "cost: 'card'"),
        ("glenn", "glenns_hall: {feature: {when: own_turn, effect: [{gain: {vp: 1}}]}}", "needs a cost or a limit"),
        ("glenn", "glenns_hall: {feature: {when: sail, cost: {wood: 1}, effect: [{gain: {vp: 1}}]}}", "feature.cost"),
        ("glenn", "glenns_hall: {feature: {when: own_turn, cost: {vp: 1}, effect: [{gain: {vp: 1}}]}}", "cost: 'vp'"),
        ("islands", "gull_rock: {distance: far}", "distance: 'far'"),
        ("islands", "gull_rock: {conquer_cost: {raze: 2}}", "conquer_cost"),
        ("islands", "gull_rock: {cost: {wood: 1}}", "an Island has neither"),
        ("clans", "glenn: {faction: romans}", "faction"),
        ("pieces", "gold: {resource: true}", "resource: 'gold'"),
    ],
)
def test_a_mistake_is_said_with_its_place(tmp_path: Path, family: str, text: str, where: str) -> None:
    with pytest.raises(ContentError) as error:
        catalogue(pack(tmp_path, family, text))
    assert where in str(error.value)
    assert f"{family}.yaml" in str(error.value)


def test_a_pack_replaces_values(tmp_path: Path) -> None:
    cards = catalogue(pack(tmp_path, "glenn", "warm_hearth: {effect: [{gain: {worker: 4}}]}"))
    assert cards.boost[cards.card_id["warm_hearth"]] == Receive(((WORKER, 4),))
    assert cards.id != "standard"
    assert catalogue().id == "standard"


def test_a_game_is_played_with_a_pack(tmp_path: Path) -> None:
    content = pack(tmp_path, "ulaf", "shipwright: {action: {cost: {}, effect: [{gain: {vp: 7}}]}}")
    g = once({0: {"clan": "ulaf", "empire": ["shipwright"]}, 1: {"clan": "glenn"}}, content=content)
    g.apply(karczma.parse("empires_north", use(g, "shipwright")), 0)
    assert purse(g) == {"vp": 7}


def test_a_renamed_card_is_called_by_its_new_name(tmp_path: Path) -> None:
    content = pack(tmp_path, "ulaf", "shipwright: {name: {en: Boat Builder, pl: Cieśla Okrętowy}}")
    assert Speaker("en", "empires_north", content=content).name("shipwright") == "Boat Builder"
    assert Speaker("pl", "empires_north", content=content).name("shipwright") == "Cieśla Okrętowy"


def test_every_verb_is_compiled_to_its_value() -> None:
    """One card for each verb, as its file has it."""
    cards = catalogue()
    boost = {name: cards.boost[card] for name, card in cards.card_id.items()}
    action = {name: cards.action[card] for name, card in cards.card_id.items()}
    bonus = {name: cards.bonus[card] for name, card in cards.card_id.items()}
    assert boost["neighbourly_help"] == Gather(1)
    assert boost["joint_work"] == SeveralGains((Recover(1), Receive(((VP, 1),))))
    assert boost["ferry_crew"] == Choose((Receive(((RAZE, 1),)), Receive(((FISH, 1), (FOOD, 1)))))
    assert boost["tax_collector"] == ReceiveEach(GOLD, 1, "type", cards.types.index("bank"), 1, 2)
    assert boost["drinking_competition"] == Several((ShiftPawns(), Receive(((FOOD, 2),))))
    assert boost["party_ship"] == Ready("island")
    assert boost["lazy_afternoon"] == Several((Ready("action_location", 1), Receive(((CARD, 1),))))
    assert boost["order_and_method"] == Dig(4, 1)
    assert boost["audit"] == Several((Withdraw(), Receive(((VP, 1),))))
    assert boost["release_clause"] == Several((Release(2), Receive(((CARD, 1),))))
    assert boost["packing_up"] == Several((ReturnToHand(), Receive(((FOOD, 1),))))
    assert boost["snow_trail"] == DiscardOwn("location", ReceiveAny(3, (WOOD, 1, FOOD, SHEEP, FISH)))
    assert boost["following_wind"] == Several((Receive(((FISH, 1),)), AdvanceShip(1)))
    assert bonus["whale_camp"] == ReceiveEach(VP, 1, "discard_locations", -1, 2, 5)
    assert action["wool_market"] == Convert(Cost(((SHEEP, 1),)), ((GOLD, 1),), 2)
    assert action["barrel_raft"] == Perform(SAIL)
    assert action["dragon_prow"] == ResolveShip()
    assert action["mackinnons_vault"] == Assign((0, 1, 2, 3, 4, 5, 6), 3)
    assert action["elders_fire"] == Retrieve(1)
    assert action["aurora_archive"] == Search()
    assert action["migration_route"] == Several((BuildCheaper(1), Receive(((VP, 1),))))
    assert action["toast_of_friendship"] == SeveralGains((Receive(((VP, 3),)), OpponentsReceive(((FOOD, 1),))))
    costs = {name: cards.action_cost[card] for name, card in cards.card_id.items()}
    assert costs["wool_market"] is FREE
    assert costs["polar_bear_hunt"] == Cost(((FOOD, 1),), raze=1)
    assert costs["river_route"] == Cost(locations=1)
    assert costs["market_isle"] == Cost(any=1)
    assert costs["collectors_cabinet"] == Cost(cards=1)


def test_what_a_boost_certainly_performs() -> None:
    cards = catalogue()
    assert cards.performs[cards.card_id["long_march"]] == (0,)
    assert performed(Several((Perform(SAIL), Perform(SAIL)))) == (SAIL, SAIL)
    assert performed(Receive(((VP, 1),))) == ()
    assert performed(None) == ()


@clause("EN-LACT-07")
@pytest.mark.parametrize(
    ("effect", "words", "works", "without"),
    [
        (Receive(((CARD, 1),)), {"deck": ["warm_hearth"]}, True, {"deck": []}),
        (Receive(((VP, 1),)), {}, True, None),
        (ReceiveEach(VP, 1, "islands"), {"empire": ["gull_rock"]}, True, {}),
        (ReceiveEach(VP, 1, "fields", -1, 2), {}, True, {"empire": ["glenn_sheep_meadow"]}),
        (Convert(Cost(((SHEEP, 1),)), ((GOLD, 1),), 1), {"sheep": 1}, True, {}),
        (Perform(SAIL), {}, True, {"ships": 0}),
        (Gather(1), {}, True, {"empire": []}),
        (ShiftPawns(), {"pawns": ["explore"]}, True, {}),
        (BuildCheaper(1), {"hand": ["glen_mill"]}, True, {"hand": ["wool_market"]}),
        (ReturnToHand(), {"empire": ["glen_mill"]}, True, {}),
        (DiscardOwn("field", Recover(1)), {}, True, {"empire": ["glen_mill"]}),
        (Ready("island", 1), {"empire": ["gull_rock"], "exhausted": ["gull_rock"]}, True, {"empire": ["gull_rock"]}),
        (Ready("island", 1), {"empire": ["gull_rock"], "exhausted": ["gull_rock"]}, True, {"exhausted": []}),
        (Withdraw(), {"assigned": {"glenn_stone_garden": {"wood": 1}}}, True, {}),
        (Assign((WOOD, GOLD), 1), {"gold": 1}, True, {"stone": 1}),
        (Dig(2, 1), {"deck": [], "discard": ["warm_hearth"]}, True, {"deck": []}),
        (Retrieve(1), {"discard": ["glen_mill"]}, True, {"discard": ["warm_hearth"]}),
        (Several((Recover(1), Ready("island", 1))), {"spent": 1}, True, {}),
        (SeveralGains((Recover(1), ReceiveEach(VP, 1, "islands"))), {"spent": 1}, True, {}),
    ],
)
def test_what_can_do_something(effect: Effect, words: Words, works: bool, without: Words | None) -> None:
    assert effect.possible(table(1, {0: words}, nearby=[]), 0) == works
    if without is not None:
        assert not effect.possible(table(1, {0: without}, nearby=[]), 0)


@clause("EN-KEY-22")
@pytest.mark.parametrize(
    "effect",
    [
        *(Perform(SAIL), Gather(1), ShiftPawns(), AdvanceShip(1), ResolveShip(), BuildCheaper(1), ReturnToHand()),
        *(Withdraw(), Release(1), Search(), Retrieve(1), Assign((WOOD,), 1), DiscardOwn("field", Recover(1))),
        *(Dig(2, 1), Ready("island", 1), Convert(Cost(((SHEEP, 1),)), ((GOLD, 1),), 2)),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_what_cannot_be_done_is_passed_over(effect: Effect) -> None:
    g = table(1, {0: {"ships": 0, "empire": [], "deck": []}})
    g.floor = 0
    effect.do(g, 0, "gull_rock")
    g.run()
    assert (g.deciding(), purse(g)) == ((), {})
