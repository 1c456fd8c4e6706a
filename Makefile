# The two commands: `make play` and `make test`. Long proofs: `make prove`.
PYTHON ?= python3
BIN := .venv/bin
# Browsers and servers wait a lot: three workers keep two cores busy.
WORKERS ?= 3
# A test that hangs ends its worker (tests/conftest.py); no other takes its place, and the run ends.
PYTEST = $(BIN)/pytest -q --dist worksteal --max-worker-restart 0 --durations 5

.PHONY: play test check browser prove pictures bench

play: .venv/ready
	$(BIN)/ludo serve --open

test: .venv/ready-to-test browser check
	$(BIN)/ludo warm
	$(PYTEST) -n $(WORKERS)

check: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check -q .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache | grep -q "0 broken" || $(BIN)/lint-imports --no-cache

browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium)

prove: .venv/ready-to-test browser
	$(BIN)/ludo warm
	$(PYTEST) -n 1 -m prove

pictures: .venv/ready-to-test browser
	$(BIN)/python tools/pictures.py

bench: .venv/ready-to-test
	$(BIN)/ludo bench

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -e .
	touch $@

.venv/ready-to-test: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -e '.[test]'
	touch $@ .venv/ready
