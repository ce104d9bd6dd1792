"""Breaks a title's rules in small ways, one at a time, and sees whether the title's tests notice.

    python tools/mutants.py --title valeria

The sample is seeded and spread over the title's modules. Each mutant meets only the tests that run its lines, in a
process of its own, and never touches the tree on disk. Ends with 0 if at least 85 % of at least 200 were caught,
with 1 if not, with 2 if nothing could be tried.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mutation.baseline import measure
from mutation.judge import Judge
from mutation.progress import Progress
from mutation.report import Question, Report, as_text, report
from mutation.sample import all_mutants, rules_modules, sample
from mutation.workshop import MutationError, Workshop

# Modules that hold no rules: exports, judgement of positions, encodings, event records, words.
SKIPPED: Final = "__init__.py,evaluate,evaluate.py,events.py,facts.py,features.py,tellers.py"


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory(prefix="karczma-mutants-") as scratch:
            found = _tried(asked, Workshop(asked.project, asked.title, Path(scratch)))
    except MutationError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(found, indent=2, ensure_ascii=False) if asked.json else as_text(found))
    return 1 if found["failures"] else 0


def _tried(asked: argparse.Namespace, workshop: Workshop) -> Report:
    started = time.monotonic()
    modules = rules_modules(workshop.rules, asked.skip.split(","))
    candidates = all_mutants(modules)
    chosen = sample(candidates, asked.sample, asked.seed)
    if not chosen:
        raise MutationError(f"{workshop.rules}: there is nothing to break")
    print(f"{asked.title}: running the tests as they stand", file=sys.stderr, flush=True)
    baseline = measure(workshop, modules)
    judge = Judge(workshop, baseline, until=started + 60 * asked.budget_minutes)
    verdicts = judge.try_all(chosen, asked.jobs, Progress(len(chosen)))
    question = Question(asked.title, asked.seed, sum(map(len, candidates.values())), len(chosen))
    return report(question, verdicts, workshop, time.monotonic() - started)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Break a title's rules and see whether its tests notice.")
    parser.add_argument("--title", required=True, help="the title's folder in src/karczma/games")
    parser.add_argument("--sample", type=_positive, default=250, help="how many mutants to try (250)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--jobs", type=_positive, default=2, help="how many to try side by side (2)")
    parser.add_argument("--budget-minutes", type=float, default=30, help="stop after this many minutes (30)")
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
