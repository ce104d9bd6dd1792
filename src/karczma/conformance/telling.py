"""Position files: any moment of a game can be told as one and comes back, and a damaged one is refused at its line."""

from __future__ import annotations

from random import Random

from karczma.conformance.positions import Broken
from karczma.conformance.saving import difference, facts
from karczma.kernel.game import Game
from karczma.locale import LANGUAGES
from karczma.locale.position_errors import bad_position
from karczma.title.descriptor import Title
from karczma.title.positions import BadPosition, opened, position_in, position_of


def position_roundtrip(title: Title, g: Game) -> str:
    """Told and laid again, it is the same table, at which the same is asked. Returns the text."""
    text = position_of(title, g)
    laid = opened(title, position_in(text))
    if laid.fingerprint() != g.fingerprint():
        raise Broken(f"told and laid again, the table differs in {difference(g.to_plain(), laid.to_plain())}")
    if facts(laid) != facts(g):
        raise Broken(f"told and laid again, other facts follow: {difference(facts(g), facts(laid))}")
    for seat in range(g.seats):
        if list(laid.options(seat)) != list(g.options(seat)):
            raise Broken(f"told and laid again, seat {seat} may choose {laid.options(seat)}, not {g.options(seat)}")
    if position_of(title, laid) != text:
        raise Broken("told once more, it is told otherwise")
    return text


def damage_is_told(title: Title, text: str) -> BadPosition | None:
    """A file that is no position is refused with a line of it, in words of every language; None: it is another one."""
    try:
        opened(title, position_in(text))
    except BadPosition as error:
        if not 1 <= error.line <= text.count("\n") + 1:
            raise Broken(f"refused at line {error.line}, which the file does not have: {error}") from error
        for language in LANGUAGES:
            if not bad_position(error, language):
                raise Broken(f"refused without words in {language}: {error}") from error
        return error
    return None


def damaged(text: str, rng: Random) -> str:
    """With a line lost, told twice, put elsewhere or cut off, or with a word in place of another."""
    lines = text.splitlines()
    here, there = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[here]
        case 1:
            lines.insert(there, lines[here])
        case 2:
            lines[here], lines[there] = lines[there], lines[here]
        case 3:
            lines[here] = lines[here][: rng.randrange(len(lines[here]) + 1)]
        case _:
            words, others = lines[here].split(" "), lines[there].split(" ")
            words[rng.randrange(len(words))] = rng.choice(others)
            lines[here] = " ".join(words)
    return "\n".join(lines) + "\n"
