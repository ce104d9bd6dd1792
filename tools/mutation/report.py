"""What came of it: figures per module, and every survivor with the line before and after."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypedDict

from mutation.judge import Verdict
from mutation.workshop import Workshop

FEWEST: Final = 250


class Figures(TypedDict):
    tried: int
    caught: int
    percent: float


class Survivor(TypedDict):
    file: str
    line: int
    kind: str
    fate: str
    before: str
    after: str


class Report(TypedDict):
    title: str
    by: str
    seed: int
    candidates: int
    sampled: int
    tried: int
    caught: int
    timeouts: int
    percent: float
    seconds: float
    modules: dict[str, Figures]
    kinds: dict[str, Figures]
    survivors: list[Survivor]
    failures: list[str]


@dataclass(frozen=True)
class Question:
    """What was asked: how many mutants there are, how many of them were to be tried, and how many should be caught."""

    title: str
    by: str  # which tests
    needed: float  # per cent
    seed: int
    candidates: int
    sampled: int


def report(question: Question, verdicts: list[Verdict], workshop: Workshop, seconds: float) -> Report:
    total = _figures(verdicts)
    by_place = sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line))
    return Report(
        title=question.title,
        by=question.by,
        seed=question.seed,
        candidates=question.candidates,
        sampled=question.sampled,
        tried=total["tried"],
        caught=total["caught"],
        timeouts=sum(verdict.fate == "timeout" for verdict in verdicts),
        percent=total["percent"],
        seconds=round(seconds, 1),
        modules=_grouped((workshop.shown(verdict.mutant.file), verdict) for verdict in verdicts),
        kinds=_grouped((verdict.mutant.kind, verdict) for verdict in verdicts),
        survivors=[_survivor(verdict, workshop) for verdict in by_place if not verdict.caught],
        failures=failures(question, total),
    )


def failures(question: Question, total: Figures) -> list[str]:
    """Why this run does not pass; nothing if it does. Where there is less to break, all of it is enough."""
    tried, percent = total["tried"], total["percent"]
    fewest = min(FEWEST, question.candidates)
    short = [f"only {tried} mutants were tried, {fewest} are needed"] if tried < fewest else []
    low = [f"{percent:.1f} % were caught, {question.needed:.0f} % are needed"] if percent < question.needed else []
    return short + low


def as_text(report: Report) -> str:
    caught = f"{report['caught']} of {report['tried']} mutants caught by {report['by']} ({report['percent']:.1f} %)"
    lines = [f"{report['title']}: {caught}"]
    if report["tried"] < report["sampled"]:
        lines.append(f"Stopped early: {report['tried']} of the {report['sampled']} sampled mutants were tried.")
    for heading, groups in (("By module", report["modules"]), ("By kind", report["kinds"])):
        lines += ["", heading, *(_row(name, figures) for name, figures in groups.items())]
    lines += ["", f"Survivors: {len(report['survivors'])}"]
    for survivor in report["survivors"]:
        lines += ["", f"{survivor['file']}:{survivor['line']}  {survivor['kind']}, {survivor['fate']}"]
        lines += [f"  - {survivor['before']}", f"  + {survivor['after']}"]
    how = f"seed {report['seed']}, {report['sampled']} of {report['candidates']} possible mutants"
    lines += ["", f"{how}, {report['timeouts']} timed out, {report['seconds']:.0f} s"]
    return "\n".join(lines + [f"FAILED: {failure}" for failure in report["failures"]])


def _row(name: str, figures: Figures) -> str:
    return f"  {figures['caught']:4} of {figures['tried']:4}  {figures['percent']:5.1f} %  {name}"


def _figures(verdicts: list[Verdict]) -> Figures:
    caught = sum(verdict.caught for verdict in verdicts)
    percent = 100 * caught / len(verdicts) if verdicts else 0.0
    return Figures(tried=len(verdicts), caught=caught, percent=round(percent, 2))


def _grouped(named: Iterable[tuple[str, Verdict]]) -> dict[str, Figures]:
    groups: dict[str, list[Verdict]] = {}
    for name, verdict in named:
        groups.setdefault(name, []).append(verdict)
    return {name: _figures(groups[name]) for name in sorted(groups)}


def _survivor(verdict: Verdict, workshop: Workshop) -> Survivor:
    mutant = verdict.mutant
    return Survivor(
        file=workshop.shown(mutant.file),
        line=mutant.line,
        kind=mutant.kind,
        fate=verdict.fate,
        before=mutant.before,
        after=mutant.after,
    )
