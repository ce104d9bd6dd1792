"""`python -m karczma.cli` is `karczma`."""

from karczma.cli import main

main()
