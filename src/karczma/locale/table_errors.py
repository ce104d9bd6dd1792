"""Why a table cannot be set up, in words: what all titles refuse alike, and what a title refuses by its own clauses."""

from __future__ import annotations

from typing import Any

from karczma.locale.speaker import Speaker
from karczma.title.options import WrongTable


def wrong_table(error: WrongTable, speaker: Speaker) -> str:
    """One or two sentences, without the clause; a text that was written for one language only stays as it is."""
    if error.refusal is None:
        return str(error)
    option = speaker.option(error.option) if error.option else ""
    if error.reason:
        return speaker.say(error.reason, option=option, **named(error, speaker))
    return speaker.say("table-refused", option=option, why=speaker.refusal(error.refusal))


def named(error: WrongTable, speaker: Speaker) -> dict[str, Any]:
    """The facts of a shared reason; of another option people know the name and its values' names, not their ids."""
    assert error.refusal
    facts = dict(error.refusal.facts)
    if error.reason == "table-not-due":
        return {"due": "; ".join(settings_text(each, speaker) for each in str(facts["due"]).split(";"))}
    if error.reason != "table-only":
        return facts
    other = str(facts["other"])
    wanted = str(facts["wanted"]).split(",")
    return {
        "other": speaker.option(other),
        "wanted": speaker.value(other, wanted[0]),
        "choices": len(wanted),
        "now": speaker.value(other, str(facts["now"])),
    }


def settings_text(settled: str, speaker: Speaker) -> str:
    """`difficulty=high scenario=money_first`, as people call it."""
    pairs = [pair.partition("=")[::2] for pair in settled.split()]
    return ", ".join(f"{speaker.option(option)}: {speaker.value(option, value)}" for option, value in pairs)
