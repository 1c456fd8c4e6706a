"""`python -m ludotheque.server --port 8000`: the server with all its settings, for tests and benchmarks."""

from __future__ import annotations

import argparse
import sys

from ludotheque.engine.errors import LudoError
from ludotheque.engine.words import common, language_of_locale
from ludotheque.server.serve import serve
from ludotheque.server.settings import TIMES, Settings


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database")
    parser.add_argument("--code")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--seeds", action="store_true")
    parser.add_argument("--limits", type=float, default=1.0)
    parser.add_argument("--pace", type=int, default=900)
    for name in TIMES:
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=getattr(Settings, name))
    given = parser.parse_args()
    try:
        serve(
            Settings.from_environment(
                host=given.host,
                port=given.port,
                database=given.database,
                open_browser=given.open,
                code=given.code,
                seeds=given.seeds,
                limits=given.limits,
                pace=given.pace,
                **{name: getattr(given, name) for name in TIMES},
            )
        )
    except LudoError as problem:
        print(common(language_of_locale()).error(problem), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
