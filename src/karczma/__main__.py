"""`python -m karczma`: the command line."""

from karczma.cli import main

main()
