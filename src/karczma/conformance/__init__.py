"""The properties that every title must have, as functions over positions. Needs no test runner.

`run_all(title, seats, options, seed)` plays one random game through all of them; each can also be called alone. All
raise `Broken`, an AssertionError that says what does not hold.
"""

from karczma.conformance.choices import illegal_is_refused, options_agree, texts_read_back
from karczma.conformance.events import events_agree
from karczma.conformance.knowledge import (
    frames_name_nothing_hidden,
    nothing_forgotten,
    same_view_back,
    spectators_see_nothing_hidden,
    two_worlds,
    unordered_zones_are_sorted,
)
from karczma.conformance.lanes import lanes_commute
from karczma.conformance.positions import Broken, ends_well, play, positions
from karczma.conformance.replay import replay_agrees, replays_agree
from karczma.conformance.run import Seen, run_all
from karczma.conformance.saving import (
    copies_do_not_drift,
    derived_facts_hold,
    goes_on_identically,
    goods_not_negative,
    pieces_conserved,
    plain_roundtrip,
)
from karczma.conformance.settings import Setting, few_settings, settings, usual
from karczma.conformance.telling import damage_is_told, damaged, position_roundtrip

__all__ = [
    "Broken",
    "Seen",
    "Setting",
    "copies_do_not_drift",
    "damage_is_told",
    "damaged",
    "derived_facts_hold",
    "ends_well",
    "events_agree",
    "few_settings",
    "frames_name_nothing_hidden",
    "goes_on_identically",
    "goods_not_negative",
    "illegal_is_refused",
    "lanes_commute",
    "nothing_forgotten",
    "options_agree",
    "pieces_conserved",
    "plain_roundtrip",
    "play",
    "position_roundtrip",
    "positions",
    "replay_agrees",
    "replays_agree",
    "run_all",
    "same_view_back",
    "settings",
    "spectators_see_nothing_hidden",
    "texts_read_back",
    "two_worlds",
    "unordered_zones_are_sorted",
    "usual",
]
