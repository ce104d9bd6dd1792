"""A seeded sample of mutants, spread over the modules by how much there is to break in each."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from random import Random

from mutation.breaks import mutants_of
from mutation.source import Mutant


def rules_modules(folder: Path, skip: Collection[str]) -> list[Path]:
    """The title's Python files that hold rules: all but those with these names, or in folders with them."""
    return sorted(file for file in folder.rglob("*.py") if not {*file.relative_to(folder).parts} & {*skip})


def sample(candidates: dict[Path, list[Mutant]], size: int, seed: int) -> list[Mutant]:
    """`size` mutants in random order, so that a run that is cut short has still tried something of everything."""
    rng = Random(seed)
    shares = _shares({file: len(mutants) for file, mutants in candidates.items()}, size)
    drawn = [mutant for file in sorted(shares) for mutant in rng.sample(candidates[file], shares[file])]
    rng.shuffle(drawn)
    return drawn


def all_mutants(modules: list[Path]) -> dict[Path, list[Mutant]]:
    return {file: mutants_of(file) for file in modules}


def _shares(counts: dict[Path, int], size: int) -> dict[Path, int]:
    """Proportional shares, rounded by largest remainder; a module with anything to break gets one at least."""
    total = sum(counts.values())
    if size >= total:
        return counts
    exact = {file: size * count / total for file, count in counts.items()}
    shares = {file: max(int(share), min(1, counts[file])) for file, share in exact.items()}
    by_remainder = sorted(counts, key=lambda file: (int(exact[file]) - exact[file], file))
    for file in by_remainder[: max(0, size - sum(shares.values()))]:
        shares[file] += shares[file] < counts[file]
    return shares
