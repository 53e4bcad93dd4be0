# Each command sets up what it needs: python3 with venv, and make, are enough. Written for GNU Make 3.81 and later.
.DEFAULT_GOAL := play
.DELETE_ON_ERROR:

# Python's packages are installed while Node builds the client.
MAKEFLAGS += -j2

PYTHON ?= python3
BIN := .venv/bin
# Half of what the packages bring is never imported: Python compiles what is, when it first is, and may keep it.
PIP := pip install --quiet --disable-pip-version-check --no-compile
unexport PYTHONDONTWRITEBYTECODE
INSTALL_SELF := $(BIN)/$(PIP) --no-deps --no-build-isolation --editable .
# Ctrl+C (130) is how people end what is played or served: the shell waits for that, and make has nothing to complain of.
AWAIT := trap : INT;
OR_INTERRUPTED := || { code=$$?; test $$code -eq 130 || exit $$code; }
CLIENT := src/coldsnap/web_dist/index.html
# Empty, or what is wrong with the Python that was found; written so that Python 2 can read it, too.
OLD_PYTHON = $(shell $(PYTHON) -c 'import sys; \
	sys.version_info < (3, 11) and sys.stdout.write("$(PYTHON) is Python %d.%d" % sys.version_info[:2])' 2>/dev/null \
	|| echo "$(PYTHON) is not there")
# Folders, too: their time changes when a file in them is removed.
CLIENT_SOURCES := $(wildcard web/*.json web/*.html web/*.ts) \
	$(shell find web/src web/worker web/public web/build src/coldsnap/locales ! -name '*.test.*')

.PHONY: play terminal serve client check test soak setup lint dist audit bench bench-web bench-server screenshots lock clean help

play: .venv/ready $(CLIENT) ## play in the browser (ARGS="--lan" lets telephones in)
	@$(AWAIT) $(BIN)/coldsnap serve --open --log-level warning $(ARGS) $(OR_INTERRUPTED)

terminal: .venv/ready ## play in the terminal (ARGS="icetoids --seats me,orca")
	@$(AWAIT) $(BIN)/coldsnap play $(ARGS) $(OR_INTERRUPTED)

serve: .venv/ready $(CLIENT) ## serve tables by link (ARGS="--lan")
	@$(AWAIT) $(BIN)/coldsnap serve $(ARGS) $(OR_INTERRUPTED)

setup: .venv/ready $(CLIENT) ## install and build only

client: $(CLIENT) ## build the browser client

check: .venv/dev-ready web/node_modules/.ready ## style, types, layers, rules and units: while one works
	@scripts/check

test: .venv/dev-ready $(CLIENT) ## everything that has to be green
	@scripts/ensure-browser
	@scripts/test

soak: .venv/dev-ready ## two hours of kills, noise, coming and going, and abuse (ARGS="--only abuse")
	@scripts/soak $(ARGS)

lint: .venv/dev-ready web/node_modules/.ready ## style, types and layers
	@scripts/lint

dist: .venv/ready $(CLIENT) ## wheel and sdist with the browser client, and the list of all that is inside, into dist
	@$(BIN)/python scripts/build_backend.py dist
	@$(BIN)/python scripts/sbom.py dist

audit: .venv-audit/ready web/node_modules/.ready ## known holes in what is locked (asks the net)
	@scripts/audit .venv-audit/bin/pip-audit

bench: .venv/ready .venv-peers/ready ## speed, alone and beside the peers
	$(BIN)/coldsnap bench icetoids
	$(BIN)/coldsnap bench physics
	$(BIN)/coldsnap bench rules
	.venv-peers/bin/python benchmarks/versus_icetoids.py

bench-server: .venv/ready benchmarks/boardgame_io/node_modules/.ready ## the server's speed, alone and beside boardgame.io
	$(BIN)/coldsnap bench server
	$(BIN)/python benchmarks/versus_server.py

bench-web: .venv/dev-ready $(CLIENT) ## the browser's table in numbers, as JSON
	@scripts/ensure-browser
	@$(BIN)/python benchmarks/web.py

screenshots: .venv/dev-ready $(CLIENT) ## every screen as a picture, into dist/pictures (ARGS="--only front-phone")
	@scripts/ensure-browser
	@$(BIN)/python scripts/screenshots.py $(ARGS)

.venv/made:
	$(if $(OLD_PYTHON),$(error Coldsnap needs Python 3.11 or newer, and $(OLD_PYTHON): name another, as in make PYTHON=python3.12))
	$(PYTHON) -m venv .venv
	@touch $@

.venv/ready: requirements.txt pyproject.toml | .venv/made
	$(BIN)/$(PIP) --require-hashes -r requirements.txt
	$(INSTALL_SELF)
	@touch $@

.venv/dev-ready: .venv/ready requirements-dev.txt
	$(BIN)/$(PIP) --require-hashes -r requirements-dev.txt
	@touch $@

.venv/node-ready: requirements-node.txt | .venv/made
	$(BIN)/$(PIP) --require-hashes -r requirements-node.txt
	@touch $@

web/node_modules/.ready: web/package-lock.json | .venv/node-ready
	scripts/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.ready
	scripts/npm run --silent build -- --logLevel warn
	@touch $@

.venv-peers/ready: requirements-peers.txt pyproject.toml
	$(PYTHON) -m venv .venv-peers
	.venv-peers/bin/$(PIP) --require-hashes -r requirements-peers.txt
	.venv-peers/bin/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-audit/ready:
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/$(PIP) pip-audit
	@touch $@

benchmarks/boardgame_io/node_modules/.ready: benchmarks/boardgame_io/package-lock.json | .venv/node-ready
	cd benchmarks/boardgame_io && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

lock: ## write the hashed locks anew (no registry address is in them)
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/$(PIP) uv
	scripts/lock .venv-lock/bin/uv

clean: ## remove what make made
	rm -rf .venv .venv-peers .venv-lock .venv-audit web/node_modules benchmarks/boardgame_io/node_modules src/coldsnap/web_dist

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile
