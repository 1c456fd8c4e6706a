"""Many games at once: matches, ladders, tournaments, the laboratory."""
