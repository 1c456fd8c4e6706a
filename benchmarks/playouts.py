"""Random play of every game beside OpenSpiel's compiled ones, in one run: `python benchmarks/playouts.py --json --chart F`.

The same as `ludo bench`.
"""

from __future__ import annotations

import sys

from ludotheque.cli import main

if __name__ == "__main__":
    sys.argv = ["ludo", "bench", *sys.argv[1:]]
    main()
