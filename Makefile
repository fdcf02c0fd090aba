# GNU make. `make` lists what there is to do; `make run` and `make test` need Python, Node and make, and get the rest.

PYTHON ?= python3
JOBS ?= 2# test processes
DECISIONS ?= 1000000# how long a night is
ARGS ?=# handed on to pytest

CONSTRAINTS := requirements/constraints.txt
BUILD_FILES := pyproject.toml setup.py $(CONSTRAINTS)
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS)

# One line: which build is installed in the environment $(1), and why.
say-build = $(1)/bin/python -P -c 'from banneret import _built as b; print(f"Banneret in $(1): {b.BUILD} ({b.REASON})")'

# A night for every game: its name, a number of seats, and that one's share of the decisions.
sittings = from banneret.core import registry as r; [print(g, n, $(DECISIONS) // len(r.find(g).seat_names)) \
  for g in r.names() for n in r.find(g).seat_names]

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run terminal test lint web-tests pure-tests compiled-tests browser-tests coverage bench nightly lock clean python-check FORCE

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | awk -F '\t' '{printf "make %-15s %s\n", $$1, $$2}'

# --- for players -----------------------------------------------------------------------------------------------------

run: .venv-run/.ready ## install Banneret here if needed, and open the table in the browser
	@$(call say-build,.venv-run)
	@.venv-run/bin/banneret serve --open $(ARGS)

terminal: .venv-run/.ready ## the same, but play in this terminal
	@$(call say-build,.venv-run)
	@.venv-run/bin/banneret play richard3 $(ARGS)

# --- for developers --------------------------------------------------------------------------------------------------

test: lint web-tests pure-tests compiled-tests browser-tests ## everything CI asks for

lint: .venv/.ready ## style, types and the arrows between packages
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo

web-tests: python-check ## types, style and unit tests of the browser client, and its build
	$(PYTHON) web/build.py --install --must
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test
	$(PYTHON) web/build.py --must

pure-tests: .venv/.ready ## the tests on plain Python, with branch coverage
	.venv/bin/pytest -n $(JOBS) -m "not slow and not e2e" --cov --cov-report=term --durations=12 $(ARGS)

compiled-tests: .venv-compiled/.ready ## the same tests on the installed, compiled package
	@$(call say-build,.venv-compiled)
	PYTHONPATH= .venv-compiled/bin/pytest -n $(JOBS) -m "not slow and not e2e" -p no:cacheprovider --durations=12 $(ARGS)

# A run of their own: Playwright keeps an event loop running in its process, where no other test can start one.
browser-tests: .venv-compiled/.ready ## the tests in a real browser, on the installed, compiled package
	PYTHONPATH= .venv-compiled/bin/pytest -n $(JOBS) --dist loadfile -m "e2e and not slow" -p no:cacheprovider $(ARGS)

coverage: .venv/.ready ## line by line in build/coverage/index.html
	.venv/bin/pytest -n $(JOBS) -m "not slow and not e2e" --cov --cov-report=html --cov-report=term $(ARGS)

bench: .venv/.ready .venv-compiled/.ready ## how fast the engine is, plain and compiled (docs/performance.md)
	.venv/bin/banneret bench $(ARGS)
	.venv-compiled/bin/banneret bench $(ARGS)

nightly: .venv-compiled/.ready ## the slow tests, and a million checked decisions of every game
	@$(call say-build,.venv-compiled)
	PYTHONPATH= .venv-compiled/bin/pytest -n $(JOBS) -m slow -p no:cacheprovider $(ARGS) || [ $$? -eq 5 ] # 5: there are none
	.venv-compiled/bin/python -P -c '$(sittings)' | while read -r game seats decisions; do \
	  .venv-compiled/bin/banneret sim $$game --players $$seats --check --decisions $$decisions || exit 1; done

lock: python-check ## renew requirements/constraints.txt with the newest versions that pyproject.toml admits
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	BANNERET_PURE=1 build/lock/bin/python -m pip install --quiet --upgrade --upgrade-strategy eager '.[dev]'
	{ sed -n '/^#/p' $(CONSTRAINTS); build/lock/bin/python -m pip freeze --all --exclude banneret --exclude pip; } > build/lock/new.txt
	mv build/lock/new.txt $(CONSTRAINTS)
	rm -rf build/lock
	@echo "Compare the pins in pyproject.toml under [build-system] too."

clean: ## remove everything that make has made
	rm -rf .venv .venv-run .venv-compiled .make build dist .coverage .coverage.*
	rm -rf web/node_modules web/test-results src/banneret/server/client
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments ----------------------------------------------------------------------------------------------------
# Each has a stamp, .ready, that is older than what it was made from when it has to be made again.

python-check:
	@command -v $(PYTHON) >/dev/null || { echo >&2 "Banneret needs Python 3.11 or newer, and there is no $(PYTHON)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo >&2 "Banneret needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version). Name another: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo >&2 "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt-get install python3-venv"; exit 1; }

.venv/.ready: $(BUILD_FILES) | python-check
	@echo "Setting up .venv (plain Python, editable, with the developers' tools) …"
	@$(PYTHON) -m venv .venv
	@BANNERET_PURE=1 .venv/bin/python $(PIP_INSTALL) -e '.[dev]'
	@touch $@

# A compiler that is there has to work: a silent fallback would test the plain build twice. Where there is none, the
# tests still run, on the installed plain build.
.venv-compiled/.ready: $(BUILD_FILES) .make/sources | python-check
	@echo "Setting up .venv-compiled (as installed by anybody; compiling takes a while) …"
	@$(PYTHON) -m venv .venv-compiled
	@cc=$$($(PYTHON) -c 'import os, sysconfig; print((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])'); \
	  if command -v "$$cc" >/dev/null; then export BANNERET_COMPILED=1; fi; \
	  BANNERET_PURE= BANNERET_CLIENT=1 .venv-compiled/bin/python $(PIP_INSTALL) '.[test]'
	@.venv-compiled/bin/python -P -c 'import banneret, sys; sys.exit(not banneret.__file__.startswith(sys.prefix))'
	@touch $@

.venv-run/.ready: $(BUILD_FILES) .make/sources | python-check
	@echo "Installing Banneret into .venv-run (building and compiling takes a few minutes, once) …"
	@$(PYTHON) -m venv .venv-run
	@.venv-run/bin/python $(PIP_INSTALL) '.[table,postgres]'
	@touch $@

# Changes when the content of src does, whatever the dates of its files say.
.make/sources: FORCE
	@mkdir -p $(@D)
	@find src web \( -name __pycache__ -o -name '*.egg-info' -o -name node_modules -o -name client -o -name test-results \) \
	  -prune -o -type f -print \
	  | LC_ALL=C sort | xargs cksum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
