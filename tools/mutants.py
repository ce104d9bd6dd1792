"""Breaks a title's rules in small ways, one at a time, and sees whether the title's tests notice.

    python tools/mutants.py --title valeria

The sample is seeded and spread over the title's modules. Each mutant meets only the tests that run its lines, in a
process of its own, and never touches the tree on disk. A second sample is of places that carry out a clause, and
meets only the tests that are marked with that clause. Ends with 0 if of at least 250 each 93 % and 85 % were caught,
with 1 if not, with 2 if nothing could be tried.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from mutation.baseline import Baseline, Choice, measure
from mutation.citing import clauses_of
from mutation.judge import Judge
from mutation.progress import Progress
from mutation.report import Question, Report, as_text, report
from mutation.sample import all_mutants, rules_modules, sample
from mutation.source import Mutant
from mutation.workshop import MutationError, Workshop

# What holds no rules: descriptors, the rooms of words and of bots.
SKIPPED: Final = "__init__.py,words,bots"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="karczma-mutants-") as scratch:
            found = _tried(asked, Workshop(asked.project, asked.title, Path(scratch)))
    except MutationError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(found, indent=2, ensure_ascii=False) if asked.json else "\n\n\n".join(map(as_text, found)))
    return 1 if any(each["failures"] for each in found) else 0


def _tried(asked: argparse.Namespace, workshop: Workshop) -> list[Report]:
    """What the title's tests catch, and what the clause's own tests catch."""
    modules = rules_modules(workshop.rules, asked.skip.split(","))
    candidates = all_mutants(modules)
    if not any(candidates.values()):
        raise MutationError(f"{workshop.rules}: there is nothing to break")
    citing = {file: [each for each in mutants if clauses_of(each)] for file, mutants in candidates.items()}
    print(f"{asked.title}: running the tests as they stand", file=sys.stderr, flush=True)
    baseline = measure(workshop, modules)
    ways = (
        ("its title's tests", 93.0, candidates, baseline.choose),
        ("its clause's own tests", 85.0, citing, baseline.choose_own),
    )
    return [_figure(asked, workshop, baseline, *way) for way in ways]


def _figure(
    asked: argparse.Namespace,
    workshop: Workshop,
    baseline: Baseline,
    by: str,
    needed: float,
    candidates: dict[Path, list[Mutant]],
    choose: Callable[[Mutant], Choice],
) -> Report:
    started = time.monotonic()
    chosen = sample(candidates, asked.sample, asked.seed)
    print(f"{asked.title}: {len(chosen)} mutants, each met by {by}", file=sys.stderr, flush=True)
    judge = Judge(workshop, baseline, started + 60 * asked.budget_minutes, choose)
    verdicts = judge.try_all(chosen, asked.jobs, Progress(len(chosen)))
    question = Question(asked.title, by, needed, asked.seed, sum(map(len, candidates.values())), len(chosen))
    return report(question, verdicts, workshop, time.monotonic() - started)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Break a title's rules and see whether its tests notice.")
    parser.add_argument("--title", required=True, help="the title's folder in src/karczma/games")
    parser.add_argument("--sample", type=_positive, default=250, help="how many mutants to try (250)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--jobs", type=_positive, default=2, help="how many to try side by side (2)")
    parser.add_argument("--budget-minutes", type=float, default=30, help="for each sample, at most (30)")
    parser.add_argument("--skip", default=SKIPPED, help=f"names of files and folders without rules ({SKIPPED})")
    parser.add_argument("--project", type=Path, default=Path.cwd(), help="root of the project (current directory)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


if __name__ == "__main__":
    sys.exit(main())
