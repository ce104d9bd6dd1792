"""What a typed line means: one of the options, or something on show that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from karczma.cli.reader import Reader
from karczma.kernel.choices import Choice, Refusal
from karczma.kernel.game import Game

SHORTEST = 3  # a part of the words that is shorter than this means nothing


class Answer(NamedTuple):
    """Something on show, as it is numbered and worded on the screen; legal if nothing refuses it."""

    number: int
    choice: Choice
    words: str
    refusal: Refusal | None = None

    def is_meant_by(self, text: str) -> bool:
        """By its number, its text form or its words."""
        return text in (str(self.number), str(self.choice).casefold(), self.words.casefold())


def answers(view: Game, reader: Reader) -> list[Answer]:
    """What the reader's seat is shown: the options first; what is refused is numbered on from there."""
    options = [(choice, None) for choice in view.options(reader.seat)]
    on_show: Sequence[tuple[Choice, Refusal | None]] = [*options, *view.refusals(reader.seat)]
    words = [reader.speaker.choice(choice, view, reader.seat) for choice, _ in on_show]
    return [Answer(i, choice, words[i - 1], why) for i, (choice, why) in enumerate(on_show, start=1)]


def meant(answers: Sequence[Answer], text: str) -> list[Answer]:
    """What a text can mean: the one that it names exactly, or all whose words it is part of."""
    text = " ".join(text.casefold().split())
    exact = [answer for answer in answers if answer.is_meant_by(text)]
    if exact or len(text) < SHORTEST or text.isdigit():
        return exact[:1]
    return [answer for answer in answers if text in answer.words.casefold() or text in str(answer.choice).casefold()]
