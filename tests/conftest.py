"""Values are really frozen while the tests run; this must be set before anything of ours is imported."""

import os

os.environ["KARCZMA_FREEZE"] = "1"
