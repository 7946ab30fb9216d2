# make play    set everything up and play
# make test    set everything up and run all tests
# make check   format, lint, types, import borders, rule style
# make bench   speed against other engines (installs them first)
# make clean   forget what was set up

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play setup test check bench clean

play: setup
	@$(BIN)/orrery play spacewalk

setup: .venv/.ready

.venv/.ready: pyproject.toml constraints.txt examples/connect_four/pyproject.toml
	@echo "Setting up Orrery in .venv (once; about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --quiet -c constraints.txt hatchling editables
	@$(PIP) install --quiet --no-build-isolation -c constraints.txt -e '.[dev]' -e examples/connect_four
	@touch $@

test: setup
	$(BIN)/python -m pytest -n 2 --dist loadfile

check: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/check_rule_style.py

bench: setup
	@$(PIP) install --quiet --no-build-isolation -c constraints.txt -e '.[bench]'
	$(BIN)/orrery bench engine

clean:
	rm -rf .venv
