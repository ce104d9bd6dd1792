"""What is said of things in the box that are no cards: Clans, tiles, types, boards, pawns and tokens."""

from __future__ import annotations

from karczma.effects.text import Text, listing, say
from karczma.games.empires_north.table.catalogue import Catalogue
from karczma.games.empires_north.table.terms import ACTIONS, RESOURCES

NAME_SAYS_ALL = ("wood", "stone", "sheep", "card", "location", "ship", "vp")


def about(cards: Catalogue, thing: str) -> list[Text]:
    """The lines under its name."""
    if thing in cards.clan_entries:
        return about_clan(cards, thing)
    if thing in ACTIONS:
        return [say(f"about-{thing}"), say("about-window"), say("about-once-a-round")]
    if thing in cards.types:
        return [say("face-type", n=cards.type.count(cards.types.index(thing)))]
    clans = [clan for clan, entry in cards.clan_entries.items() if entry.faction == thing]
    if clans:
        return [say("about-faction", clans=listing([say("card-name", card=clan) for clan in clans]))]
    own = [] if thing in NAME_SAYS_ALL else [say(f"about-{thing.replace('_', '-')}")]
    return [say("about-resource"), *own] if thing in RESOURCES else own


def about_clan(cards: Catalogue, clan: str) -> list[Text]:
    """EN-CLAN-01 .. EN-CLAN-06  Whose it is, how hard to play, its way, and what it begins with (EN-SETUP-13)."""
    entry = cards.clan_entries[clan]
    begins = [cards.names[card] for card in cards.of_clan[clan] if cards.starting[card]]
    named = listing([say("card-name", card=card) for card in begins])
    return [
        say("face-clan", faction=entry.faction, n=entry.difficulty),
        say(f"style-{clan}"),
        say("face-clan-start", cards=named, workers=entry.workers, ships=entry.ships),
    ]
