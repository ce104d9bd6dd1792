# Thin names for the project's commands. `make` alone lists them; each does the set-up it needs.

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.ready-bench
NODE := $(VENV)/.ready-node
MODULES := web/node_modules/.package-lock.json
# What is never imported need not be compiled; what is, is kept, even where the environment forbids it.
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --no-build-isolation --no-compile -c constraints.txt
export PYTHONDONTWRITEBYTECODE =
TITLE ?= valeria
FUZZ ?= # options of `make fuzz`, e.g. FUZZ="--postgres"
SECRECY ?= # options of `make secrecy`, e.g. SECRECY="--positions 500"
SERVE ?= # options of `karczma serve`, e.g. SERVE="--port 9000"
FAST_TESTS = tests/kernel tests/effects tests/games tests/ledger tests/records tests/title
LOAD ?= # scenarios and options of tools/load.py
FAULTS ?= # faults and options of tools/faults.py

# The first interpreter that is new enough; `make PYTHON=/path/to/python3` overrides.
PYTHON ?= $(shell for name in python3 python3.11 python3.12 python3.13 python3.14; do \
	if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$name; break; fi; done)
VENV_PACKAGE = $(notdir $(PYTHON))-venv

# A package of the system, installed as root or with a sudo that asks nothing.
APT = { root=; test "$$(id -u)" = 0 || root="sudo -n"; export DEBIAN_FRONTEND=noninteractive; \
	$$root apt-get update -qq && $$root apt-get install -y -qq $(1); } >/dev/null 2>&1 </dev/null
HAS = { for name in $(1); do command -v $$name && break; done; } >/dev/null
SHELL_OF_CHROMIUM = chromium-headless-shell
CHROMIUM = $(SHELL_OF_CHROMIUM) chromium chromium-browser google-chrome

MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup client play test chromium check rules pages units corpus soak positions mutants bench speed
.PHONY: wheel-fast test-fast load faults fuzz secrecy screens clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

setup: $(READY) ## create .venv with everything pinned (the other targets do this themselves)

client: $(MODULES) ## build the browser client, if its sources have changed
	@$(BIN)/python hatch_build.py

play: client $(READY) ## open the house: serve the tables, and print the address
	@$(BIN)/karczma serve --positions $(SERVE)

test: ## everything: check, then all tests
	@$(MAKE) -j 2 pages client units rules chromium
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal

chromium: # the browser of the browser tests: Chromium without windows, which is quicker, or else any
	@$(call HAS,$(SHELL_OF_CHROMIUM)) \
	|| { echo "Installing Chromium for the browser tests (once)"; $(call APT,$(SHELL_OF_CHROMIUM)); } \
	|| $(call HAS,$(CHROMIUM)) || { $(call APT,chromium) && $(call HAS,$(CHROMIUM)); } \
	|| { echo "The browser tests need Chromium: please install the package chromium." >&2; exit 1; }

check: rules pages ## style, types, direction of imports, rule ledgers, the browser client

rules: $(READY) # what is written in Python
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check -q .
	@$(BIN)/mypy --strict src tools tests
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/karczma ledger

pages: $(MODULES) # what is written for the browser
	@$(BIN)/python hatch_build.py run check

units: $(MODULES) # the client's own tests, without a browser
	@$(BIN)/python hatch_build.py run test

wheel-fast: $(READY) client ## a wheel with the compiled build in dist/, for this Python and this kind of machine
	@KARCZMA_COMPILED=1 $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .

test-fast: $(READY) ## the tests of kernel, effects, titles, ledger and records, with everything compiled
	@cd tools && ../$(BIN)/python -m compiled build
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal -o pythonpath="build/fast tests" $(FAST_TESTS)

corpus: $(READY) ## add the small records that records/ lacks: new titles, modes and versions
	@$(BIN)/python tools/corpus.py

soak: $(READY) ## thousands of random games of every title, mode and player count
	@$(BIN)/python -m karczma.sim.soak

positions: $(READY) ## 2,000 random moments of every title: told as position files, laid again, and damaged
	@$(BIN)/python -m karczma.sim.positions

mutants: $(READY) ## break the rules of TITLE in small ways and see whether its tests notice
	@$(BIN)/python tools/mutants.py --title $(TITLE)

bench: $(BENCH_READY) ## speed, side by side with catanatron
	@$(BIN)/karczma bench --against catanatron

speed: $(BENCH_READY) ## measure both builds against all rivals, and write docs/speed.md (compile first: make test-fast)
	@cd tools && ../$(BIN)/python -m rivals

load: $(READY) ## a full house: how long a move takes to everybody's screen (LOAD="500 --seconds 60")
	@$(BIN)/python tools/load.py $(LOAD)

faults: $(READY) ## kills, cuts, full disks, wrong clocks: what was acknowledged is there (FAULTS="kill --kills 9")
	@$(BIN)/python tools/faults.py $(FAULTS)

fuzz: $(READY) ## what nobody should send or keep: 100,000 requests, messages, records, packs and journals
	@cd tools && ../$(BIN)/python -m fuzz $(FUZZ)

secrecy: $(READY) ## worlds that differ only in what a seat may not know: does it receive the same, to the byte?
	@cd tools && ../$(BIN)/python -m secrecy $(SECRECY)

screens: client $(READY) chromium ## pictures of every screen, small, into docs/screens
	@$(BIN)/python tools/screens.py

clean: ## remove .venv, caches and build products
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .mutants src/karczma/client web/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt | $(NODE)
	@echo "Installing the pinned packages into $(VENV) (once; about a minute)"
	@$(PIP) -e '.[dev]'
	@touch $@

$(NODE): constraints.txt | $(BIN)/python
	@$(PIP) hatchling
	@needs=$$($(BIN)/python hatch_build.py needs); test -z "$$needs" || $(PIP) "$$needs"
	@touch $@

$(MODULES): web/package-lock.json | $(NODE)
	@$(BIN)/python hatch_build.py install

$(BENCH_READY): $(READY)
	@$(PIP) -e '.[bench]'
	@touch $@

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Karczma needs Python 3.11 or newer: please install python3.11 or later." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
	|| { $(call APT,$(VENV_PACKAGE)) && $(PYTHON) -c 'import ensurepip' 2>/dev/null; } \
	|| { echo "Python cannot create virtual environments here: please install the package $(VENV_PACKAGE)." >&2; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
