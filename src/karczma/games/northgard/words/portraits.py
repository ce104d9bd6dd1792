"""What every component of the box says, line by line: cards, buildings, clans, creatures and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from karczma.effects.describe import phrase
from karczma.effects.text import Drawn, Line, Text, joined, listing, say, sentence
from karczma.games.northgard.map.places import PARTS
from karczma.games.northgard.map.tiles import EDGES, Tile
from karczma.games.northgard.table.catalogue import Advice, Catalogue
from karczma.games.northgard.table.terms import DIFFICULT, RESOURCES, SLOTS, WOOD

STRENGTHS = ("combat", "explore", "build", "stores")
SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


def portrait(component: str, cards: Catalogue) -> list[Line]:
    name = Drawn(say("card-name", card=component))
    if component in cards.building_id:
        return [name, *building(cards.building_id[component], cards)]
    if component in cards.clans:
        return [name, *clan(component, cards)]
    if component in cards.creature_type:
        return [name, *creature(cards.creature_type.index(component), cards)]
    if component not in cards.card_id:
        return [name]
    number = cards.card_id[component]
    if number >= cards.first_creature:
        return [name, *creature(number - cards.first_creature, cards)]
    if number >= cards.first_tile:
        return [name, *map(Drawn, tile(cards.tiles[number - cards.first_tile]))]
    return list(played(number, cards))


def played(number: int, cards: Catalogue) -> Iterator[Line]:
    """A card of a deck: its name, what it does, and its fame."""
    yield Drawn(say("face-flash" if cards.flash[number] else "card-name", card=cards.names[number]))
    effect = cards.achievement.get(number) or cards.effect[number]
    if effect:
        yield sentence(phrase(effect))
    elif cards.is_unrest[number]:
        yield Drawn(say("face-no-effect"))
    if cards.fame[number]:
        yield say("face-fame", n=cards.fame[number])


def amounts(counts: Sequence[int]) -> list[Text]:
    """So many of each token, without those of which there are none."""
    return [say("amount-bare", n=n, token=token) for token, n in enumerate(counts) if n]


# -- buildings, clans ----------------------------------------------------------------------------------------------


def building(number: int, cards: Catalogue) -> Iterator[Text]:
    """NG-BLDG-01 .. NG-BLDG-09  Its size, price and slot, and what it does."""
    size = "large" if cards.large[number] else "small"
    yield say(f"face-building-{size}", cost=say("amount-bare", n=cards.price[number], token=WOOD))
    yield say("face-slot", slot=SLOTS[cards.slot[number]])
    gains = amounts([*cards.yields[number], cards.altar[number]])
    if gains:
        yield say("face-harvest", what=listing(gains))
    works = {"forge": cards.forge, "camp": cards.camp, "guard": cards.guard, "shots": cards.shots}
    yield from (say(f"face-{name}", n=by[number]) for name, by in works.items() if by[number])
    yield say("face-tokens", n=cards.tokens[number])


def clan(name: str, cards: Catalogue) -> Iterator[Text]:
    """NG-CLAN-01  Its power and its cards; and our opinion, whom it suits."""
    number = cards.clans.index(name)
    initial, *upgrades = (say("card-name", card=cards.names[card]) for card in cards.clan_cards(number))
    yield say(f"face-power-{name}")
    yield say("face-clan-cards", initial=initial, upgrades=listing(upgrades))
    yield say(f"face-suits-{name}")
    yield from advised(cards.advice[number])


def advised(advice: Advice) -> Iterator[Text]:
    strengths = [say("face-strength", what=say(f"face-strength-{each}"), n=getattr(advice, each)) for each in STRENGTHS]
    yield say("face-strengths", what=joined(strengths, ", "))
    yield say("face-difficulty", level=say(f"face-difficulty-{advice.difficulty}"))


# -- creatures -----------------------------------------------------------------------------------------------------


def creature(at: int, cards: Catalogue) -> Iterator[Text]:
    """NG-CTYPE-11  Its combat value and reward, NG-CPHASE-06 its priorities, and its power."""
    yield say(
        "face-creature", value=cards.strength[at], reward=say("amount-bare", n=cards.reward[at], token=len(RESOURCES))
    )
    yield say("face-priorities", what=joined([say(f"face-looks-{each}") for each in cards.priorities[at]], ", "))
    powers = {"starves": cards.starves, "forbids": cards.forbids, "kills": cards.kills, "attacks": cards.attacks}
    yield from (say(f"face-{power}") for power, by in powers.items() if by[at])
    yield say("face-shares" if cards.shares[at] else "face-alone")


# -- tiles ---------------------------------------------------------------------------------------------------------


def tile(face: Tile) -> Iterator[Text]:
    """NG-MAP-01 .. NG-MAP-06  Its regions one by one: on which sides, what is printed there, and the borders."""
    for region in range(face.regions):
        reached = [SIDES[edge] for edge, side in zip(EDGES, face.sides[0], strict=True) if region in side.regions]
        facts = [
            listing([say(f"face-side-{side}") for side in reached]) if reached else say("face-inside"),
            *amounts(face.icons[region]),
            *(say(f"face-slots-{slot}", n=n) for slot, n in zip(SLOTS, face.slots[region], strict=True) if n),
            *([say("face-lair")] if face.lairs[region] else []),
        ]
        borders = [say(f"face-border-{kind(price)}", part=PARTS[other]) for other, price in face.beside[region]]
        yield say("face-region", part=PARTS[region], what=joined([*facts, *borders], ", "))


def kind(price: int) -> str:
    return "difficult" if price == DIFFICULT else "regular"
