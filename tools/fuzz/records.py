"""Records that somebody brings: damaged in any way they are refused with their place, or shown."""

from __future__ import annotations

from random import Random

import httpx

import karczma
from fuzz.bending import bent_text, pick, scrambled
from fuzz.people import Visitor
from fuzz.report import Found, Progress, smallest
from fuzz.server_process import ServerProcess
from fuzz.tables import titles
from karczma.conformance import play
from karczma.kernel.record import BadRecord, read

PART = "records"
CHOICES = (0, 3, 12)  # of the games: short ones, for each is played again


class Records:
    def __init__(self, server: ServerProcess, rng: Random) -> None:
        self.server, self.rng = server, rng
        self.visitor = Visitor(server, "Iga")
        self.real = [written(title, choices) for title in titles() for choices in CHOICES]

    def run(self, inputs: int, progress: Progress) -> list[Found]:
        progress.begin(PART)
        for _ in range(inputs):
            text = self.damaged(pick(self.rng, self.real))
            if what := self.wrong(text):
                return [Found(PART, what, repr(smallest(text, self.wrong)))]
            progress.add()
        return []

    def damaged(self, text: str) -> bytes:
        """Bent in a few places; now and then sealed anew, for the seal must not be all that holds."""
        for _ in range(self.rng.choice([1, 1, 2, 5])):
            text = bent_text(text, self.rng)
        if self.rng.random() < 0.5:
            text = sealed(text)
        data = text.encode("utf-8", "surrogatepass")
        return scrambled(data, self.rng) if self.rng.random() < 0.3 else data

    def wrong(self, text: bytes) -> str:
        """What is wrong with the answer, if anything is."""
        told = self.post(text)
        if trace := self.server.trace():
            return trace
        if told.status_code not in (200, 400, 413):
            return f"answered {told.status_code}: {told.text[:200]}"
        return "" if told.status_code == 200 or told.json()["message"] else "refused without a word"

    def post(self, text: bytes) -> httpx.Response:
        headers = {"x-csrftoken": self.visitor.headers()["x-csrftoken"], "content-type": "text/plain"}
        return self.visitor.http.post("/api/replay", content=text, headers=headers)


def written(title: str, choices: int) -> str:
    g = karczma.new(title, seats=2, seed=5)
    play(g, Random(5), choices)
    return g.record().text()


def sealed(text: str) -> str:
    """With a seal that fits, as far as it is a record at all."""
    try:
        return read(text).text()
    except (BadRecord, UnicodeEncodeError):
        return text
