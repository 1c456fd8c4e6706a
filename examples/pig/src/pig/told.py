"""What the rules of Pig can tell."""

from __future__ import annotations

from ludotheque.engine.names import Tellings, telling


class Told(Tellings):
    THROWN = telling("seat face pot", "PG-02")
    LOST = telling("seat pot", "PG-03")
    HELD = telling("seat pot points", "PG-04")
    WON = telling("seat points", "PG-05")
