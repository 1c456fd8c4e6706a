# The two commands: `make play` and `make test`. Long proofs: `make prove`.
PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2

.PHONY: play test check browser prove pictures bench

play: .venv/ready
	$(BIN)/ludo serve --open

test: .venv/ready-to-test browser check
	$(BIN)/ludo warm
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal

check: .venv/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/mypy

browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| (apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium)

prove: .venv/ready-to-test browser
	$(BIN)/ludo warm
	$(BIN)/pytest -q -m prove

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
