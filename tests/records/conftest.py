"""The tools are scripts beside the package; their modules are importable here as they are for the scripts."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))
