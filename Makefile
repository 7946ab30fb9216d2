# make play    set everything up and play in the browser
# make test    set everything up and run all tests
# make check   format, lint, types, import borders, rule style, the browser client
# make bench   speed against other engines (installs them first)
# make web     build the browser client (make setup does it, too)
# make wasm    the WebAssembly modules that are stale, or that of GAME=...
# make pictures   all pictures of README and docs, drawn anew
# make docs       the documentation as a site, in build/docs
# make release    wheel and source archive, installed where nothing is and tried
# make clean   forget what was set up

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play setup web test check bench wasm pictures docs release clean

play: .venv/.ready web
	@$(BIN)/orrery serve --open

setup: .venv/.dev web

web: .venv/.ready
	@$(BIN)/python tools/build_web.py

.venv/.ready: pyproject.toml constraints.txt examples/connect_four/pyproject.toml examples/liars_dice/pyproject.toml
	@echo "Setting up Orrery in .venv (once; about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --quiet -c constraints.txt hatchling editables
	@$(PIP) install --quiet --no-build-isolation -c constraints.txt -e . -e examples/connect_four -e examples/liars_dice
	@touch $@

.venv/.dev: .venv/.ready
	@echo "Adding what tests and checks need ..."
	@$(PIP) install --quiet -c constraints.txt setuptools wheel
	@$(PIP) install --quiet --no-build-isolation -c constraints.txt -e '.[dev]'
	@touch $@

# Tests compile with fewer passes of LLVM, which saves minutes; `test_lockstep.py` compares rules
# that were compiled as for everybody. `make test NUMBA_OPT=3` compiles all of them so.
NUMBA_OPT ?= 1
# Bytecode is kept, whatever the shell says: else each of the hundreds of programs that tests start
# compiles all of Orrery anew, and each worker rewrites every assertion.
TESTS := NUMBA_OPT=$(NUMBA_OPT) PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --dist loadscope --no-loadscope-reorder

test: setup
	@$(BIN)/python tools/need_browser.py
	@$(BIN)/python tools/need_postgres.py
	@$(BIN)/python tools/need_redis.py
	$(TESTS) -n 3 --ignore=tests/web
	$(TESTS) -n 2 tests/web

check: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check .
	$(BIN)/mypy
	MYPYPATH=src:benchmarks $(BIN)/mypy --config-file= --ignore-missing-imports benchmarks
	$(BIN)/lint-imports
	$(BIN)/python tools/check_rule_style.py
	$(BIN)/python tools/make_anchors.py --check
	$(BIN)/python benchmarks/opponents_page.py --check
	$(BIN)/python tools/build_web.py --check

bench: setup
	@$(PIP) install --quiet --no-build-isolation -c constraints.txt -e '.[bench]'
	$(BIN)/orrery bench engine

wasm: setup
	@$(BIN)/python -m orrery.wasm.build $(GAME)

pictures: setup
	@$(BIN)/python tools/need_browser.py
	$(BIN)/python tools/draw_terminal_pictures.py
	$(BIN)/python tools/draw_lesson.py
	$(BIN)/python tools/draw_screenshots.py

docs: setup
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "build/docs/index.html"

release: setup
	@$(BIN)/python tools/release.py

clean:
	rm -rf .venv web/node_modules src/orrery/server/static
