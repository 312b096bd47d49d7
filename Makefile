# Peltry: `make play` and `make test` do everything else by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup play test lint bench lock clean

setup: $(VENV)/ready

$(VENV)/ready: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/peltry play stroganov

test: setup lint
	$(BIN)/python -m pytest

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: setup
	$(BIN)/peltry bench

# Choose versions anew. The lock names packages and hashes, no host.
lock:
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
		--no-emit-index-url --no-header --no-annotate -o requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
