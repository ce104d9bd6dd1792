"""Where trials are run: pytest in processes of their own, with everything they write in a scratch folder."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import tomllib
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from mutation.trial import TIMED_OUT, TRIAL_VARIABLE, Trial

TOOLS: Final = Path(__file__).parents[1]
QUIET: Final = ("-x", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider")
PLUGINS: Final = ("-p", "_hypothesis_pytestplugin", "-p", "mutation.plugin")  # of all others the import takes longest

# Options in the project's addopts that need a plugin we switch off, or that would measure coverage a second time.
NOT_IN_A_TRIAL: Final = ("-n", "--numprocesses", "--dist", "--maxprocesses", "--cov")

# What would change how a trial runs, were it inherited.
UNWANTED: Final = frozenset({"PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE"})


class MutationError(Exception):
    """Something that makes every figure worthless: tests that fail as they stand, a title that is not there."""


class Run(NamedTuple):
    """How a run of pytest ended, and where its output lies."""

    code: int
    output: Path

    def last_words(self) -> str:
        return "\n".join(self.output.read_text(encoding="utf-8", errors="replace").splitlines()[-30:])


class Workshop:
    """One project, one title, one scratch folder. Runs may go on side by side."""

    def __init__(self, project: Path, title: str, scratch: Path) -> None:
        self.project = project.resolve()
        self.source = self.project / "src"
        self.rules = self.source / "karczma" / "games" / title
        self.tests = self.project / "tests" / "games" / title
        self.scratch = scratch
        self.closed = False
        self._numbers = count()
        self._running: set[subprocess.Popen[bytes]] = set()
        for folder in (self.rules, self.tests):
            if not folder.is_dir():
                raise MutationError(f"{folder}: there is no such folder; is {title!r} a title of this project?")

    def module_name(self, file: Path) -> str:
        return ".".join(file.relative_to(self.source).with_suffix("").parts)

    def shown(self, file: Path) -> str:
        return file.relative_to(self.project).as_posix()

    def run(self, trial: Trial, seconds: float | None = None, options: tuple[str, ...] = ()) -> Run:
        """Run the trial's tests; after `seconds` it counts as hanging."""
        number = next(self._numbers)
        paper, output = self.scratch / f"trial-{number}.json", self.scratch / f"trial-{number}.txt"
        trial.write(paper)
        places = [str(self.tests)] if trial.tests is None else list(dict.fromkeys(map(_file_of, trial.tests)))
        command = [*self._pytest(), *options, *places]
        with output.open("wb") as stream:
            process = subprocess.Popen(
                command, cwd=self.project, env=self._environment(paper), stdin=subprocess.DEVNULL,
                stdout=stream, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        return Run(self._wait(process, seconds), output)

    def close(self) -> None:
        """End what still runs; whoever waits for it gets a meaningless code, so look at `closed` first."""
        self.closed = True
        for process in tuple(self._running):
            _end(process)

    def _wait(self, process: subprocess.Popen[bytes], seconds: float | None) -> int:
        self._running.add(process)
        try:
            return process.wait(0 if self.closed else seconds)
        except subprocess.TimeoutExpired:
            return TIMED_OUT
        finally:
            _end(process)
            self._running.discard(process)

    def _pytest(self) -> list[str]:
        kept = _kept(_addopts(self.project / "pyproject.toml"))
        ours = ["-o", "addopts=", "--rootdir", str(self.project), *PLUGINS]
        return [sys.executable, "-m", "pytest", *kept, *QUIET, *ours]

    def _environment(self, paper: Path) -> dict[str, str]:
        """Compiled files and examples go to the scratch folder; CI makes hypothesis repeatable and patient."""
        inherited = {name: value for name, value in os.environ.items() if name not in UNWANTED}
        paths = [str(TOOLS), str(self.source), *filter(None, [os.environ.get("PYTHONPATH")])]
        return inherited | {
            "CI": "true",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "COVERAGE_FILE": str(self.scratch / "coverage"),
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.scratch / "hypothesis"),
            "PYTHONHASHSEED": "0",
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONPYCACHEPREFIX": str(self.scratch / "pycache"),
            TRIAL_VARIABLE: str(paper),
        }


def _file_of(test: str) -> str:
    return test.partition("::")[0]


def _end(process: subprocess.Popen[bytes]) -> None:
    """The run and whatever it started. A run that has ended by itself is let be: its number may be somebody else's."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _addopts(pyproject: Path) -> list[str]:
    if not pyproject.is_file():
        return []
    settings = tomllib.loads(pyproject.read_text(encoding="utf-8")).get("tool", {}).get("pytest", {})
    written = settings.get("ini_options", {}).get("addopts", [])
    return shlex.split(written) if isinstance(written, str) else list(written)


def _kept(options: list[str]) -> list[str]:
    """The project's own options (import mode, marks) without those that cannot hold in a trial."""
    kept: list[str] = []
    words = iter(options)
    for word in words:
        if not word.startswith(NOT_IN_A_TRIAL):
            kept.append(word)
        elif word in NOT_IN_A_TRIAL and word != "--cov":
            next(words, None)
    return kept
