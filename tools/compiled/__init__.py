"""The compiled build: the same sources, written out so that mypyc can turn their classes into native ones."""
