"""Compiles a written-out tree with mypyc, in place: each module gets a library beside its source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SETUP = """\
import os
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils.unixccompiler import UnixCCompiler

one_by_one = UnixCCompiler.compile


def compile_side_by_side(compiler, sources, *args, **options):
    # a module on each core: by itself setuptools compiles one after the other
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(lambda one: one_by_one(compiler, [one], *args, **options), sources))
    return [each for objects in made for each in objects]


UnixCCompiler.compile = compile_side_by_side
setup(
    name="karczma-compiled",
    packages=[],
    ext_modules=mypycify(
        {paths!r},
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="karczma",
        target_dir={written!r},
    ),
)
"""
CONFIG = """\
[mypy]
python_version = {version}
explicit_package_bases = true
namespace_packages = true
"""


class NotCompiled(RuntimeError):
    """mypyc or the C compiler has refused something; they have said what."""


def build(out: Path, paths: list[str]) -> None:
    """What mypyc writes, and the compiler's objects, lie beside the tree, so that the next build is quicker."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    (out / "mypy.ini").write_text(CONFIG.format(version=version), "utf-8")
    given = ["--config-file=mypy.ini", *paths]
    (out / "setup.py").write_text(SETUP.format(paths=given, written=str(beside(out, "c"))), "utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"--build-temp={beside(out, 'objects')}"]
    environment = os.environ | {"MYPYPATH": str(out), "CFLAGS": "-g0 -w"}
    if subprocess.run(command, cwd=out, env=environment, check=False).returncode:
        raise NotCompiled(f"the sources in {out} were not compiled")


def beside(out: Path, what: str) -> Path:
    return out.with_name(f"{out.name}-{what}")
