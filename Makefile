# Two environments, made on demand from requirements/dev.txt:
#   .venv           the source tree itself, plain Python, for work and for most tests
#   .venv-compiled  the installed wheel, compiled, for play, for speed and for conformance
# Stamp files in them remember what was installed, so a second run starts at once. The web client is
# built with the Node.js that .venv brings.

PYTHON ?= python3
WORKERS ?= 2
GAME ?= loot_island
ARGS ?=

PLAIN := .venv/bin/python
COMPILED := .venv-compiled/bin/python
PIP := -m pip --disable-pip-version-check --no-input -qq
TYPED := src tests $(wildcard benchmarks)
LINTED := $(TYPED) setup.py
# The client is built anew when one of these is newer than what was built last.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" .venv/bin/npm --prefix web
CLIENT := src/doubloon/web/index.html
CLIENT_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -name '*.test.ts' ! -name '*.md')
# Small packages (src layout) that the tests install beside Doubloon, such as a game from elsewhere.
TEST_PACKAGES := $(patsubst %/pyproject.toml,%,$(wildcard tests/packages/*/pyproject.toml))

export PIP_NO_WARN_SCRIPT_LOCATION := 1

.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play serve web web-check web-types screenshots system test check lint types format test-long mutate bench peers lab ladder load env env-compiled lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: env-compiled ## play in the browser: runs the server and opens the page (ARGS=)
	@.venv-compiled/bin/doubloon serve --open $(ARGS)

serve: env-compiled ## run the table server on this machine (ARGS="--port 8000")
	@.venv-compiled/bin/doubloon serve $(ARGS)

web: $(CLIENT) ## build the web client

web-check: web/node_modules/.installed ## formatting, types and tests of the web client
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) run --silent test

web-types: env web/node_modules/.installed ## write the client's types anew from the server's schema
	$(PLAIN) -m doubloon.table.http.document web/openapi.json
	@$(NPM) run --silent types

screenshots: system env-compiled ## draw the README's pictures anew, from real games
	$(COMPILED) -m tests.web.pictures

test: system env env-compiled lint types web-check ## everything: lint, types, all tests, conformance once more compiled
	$(PLAIN) -m pytest -n $(WORKERS) -m "not long" $(ARGS)
	$(COMPILED) -m pytest -n $(WORKERS) -m "not long" tests/conformance

check: lint types ## the fast inner loop: lint, types, quick tests
	$(PLAIN) -m pytest -n $(WORKERS) -m "not slow and not long" $(ARGS)

lint: env ## formatting and lint
	$(PLAIN) -m ruff format --check $(LINTED)
	$(PLAIN) -m ruff check $(LINTED)

types: env ## strict types
	MYPYPATH=$(subst $() ,:,$(TEST_PACKAGES:=/src)) $(PLAIN) -m mypy $(TYPED)

format: env ## put the formatting right
	$(PLAIN) -m ruff check --fix $(LINTED)
	$(PLAIN) -m ruff format $(LINTED)

test-long: env env-compiled ## what takes long: many random games, then mutation testing
	$(COMPILED) -m pytest -n $(WORKERS) -m long $(ARGS) tests
	@$(MAKE) mutate

mutate: .venv-mutation/.installed ## mutation testing of kernel and games (ARGS="FILTER --share 0.1")
	.venv-mutation/bin/python -m tests.mutation --workers $(WORKERS) $(ARGS)

bench: env-compiled ## measure the speed of every game (ARGS=--json)
	@.venv-compiled/bin/doubloon bench $(ARGS)

peers: .venv-bench/.installed ## measure it beside other engines
	.venv-bench/bin/python -m benchmarks.peers $(ARGS)

lab: .venv-bench/.installed ## measure the lab's environments beside PettingZoo's and OpenSpiel's
	.venv-bench/bin/python -m benchmarks.lab $(ARGS)

ladder: env-compiled ## measure the bots against each other, write docs/ladder.md (ARGS="--share 0.2")
	@$(COMPILED) -m benchmarks.ladder $(ARGS)

load: env-compiled ## load on the table server beside boardgame.io, needs Node.js (ARGS="toy think --rounds 5")
	@$(COMPILED) benchmarks/table_load.py $(ARGS)

# What tests need beside Python. Root on Debian gets it; elsewhere those tests say that they are skipped.
system:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 && command -v strace >/dev/null && \
	    command -v chromium >/dev/null || { \
	        echo "Installing PostgreSQL, strace and Chromium for the tests"; \
	        apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
	            apt-get -qq install -y --no-install-recommends postgresql strace chromium >/dev/null; }; \
	fi

env: .venv/.installed ## make the plain environment, .venv

env-compiled: .venv-compiled/.installed ## make the compiled environment, .venv-compiled

lock: ## write requirements/dev.txt anew from pyproject.toml (ARGS=--upgrade)
	@test -x .venv-lock/bin/uv || { $(PYTHON) -m venv .venv-lock && .venv-lock/bin/python $(PIP) install uv; }
	.venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-header --extra dev --extra lab --extra plot $(ARGS) \
	    --output-file requirements/dev.txt pyproject.toml

clean: ## remove the environments, builds and caches
	rm -rf .venv .venv-compiled .venv-mutation .venv-bench .venv-lock build dist src/*.egg-info
	rm -rf web/node_modules src/doubloon/web
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis mutation
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment with the locked packages. One whose Python has gone is made anew.
%/.locked: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Doubloon needs Python 3.11 or newer; '$(PYTHON)' is not." \
	        "Name another one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Installing the locked packages into $*"
	@$*/bin/python -c pass 2>/dev/null || $(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/.installed: .venv/.locked pyproject.toml setup.py $(addsuffix /pyproject.toml,$(TEST_PACKAGES))
	@$(PLAIN) $(PIP) install --no-deps --no-build-isolation --editable . \
	    $(addprefix --editable ./,$(TEST_PACKAGES))
	@$(PLAIN) -c 'from doubloon.about import version_line as v; print(".venv:", v())'
	@touch $@

# The client's packages, exactly those of the lock file, and the client itself.
web/node_modules/.installed: web/package.json web/package-lock.json .venv/.locked
	@echo "Installing the packages of the web client"
	@$(NPM) ci --include=dev --silent
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The plain environment once more, with what makes mutants.
.venv-mutation/.installed: .venv-mutation/.locked pyproject.toml setup.py
	@.venv-mutation/bin/python $(PIP) install --no-build-isolation --editable '.[mutation]' \
	    $(addprefix --editable ./,$(TEST_PACKAGES))
	@touch $@

# All that the wheel is made of. Changes only when a file is added, edited or removed.
.venv-compiled/.sources: .venv-compiled/.locked $(CLIENT) FORCE
	@find pyproject.toml setup.py src $(TEST_PACKAGES) -type f \
	    ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -path '*/build/*' -exec cksum {} + 2>/dev/null \
	    | LC_ALL=C sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

.venv-compiled/.installed: .venv-compiled/.sources
	@echo "Compiling Doubloon"
	@rm -rf build
	@$(COMPILED) $(PIP) install --no-deps --no-build-isolation --force-reinstall . \
	    $(addprefix ./,$(TEST_PACKAGES))
	@rm -rf $(TEST_PACKAGES:=/build)
	@$(COMPILED) -c 'from doubloon.about import version_line as v; print(".venv-compiled:", v())'
	@$(COMPILED) -c 'from doubloon.about import compiled; raise SystemExit(not compiled())' || \
	    echo "No C compiler worked, so this is plain Python: the same games, slower." \
	        "With a compiler: make clean, then again."
	@touch $@

# The peers bring their own versions of things, so they get an environment of their own.
.venv-bench/.installed: .venv-compiled/.installed
	@echo "Installing Doubloon and its peers into .venv-bench"
	@.venv-bench/bin/python -c pass 2>/dev/null || $(PYTHON) -m venv --clear .venv-bench
	@rm -rf build
	@.venv-bench/bin/python $(PIP) install '.[bench,lab,plot]'
	@touch $@
