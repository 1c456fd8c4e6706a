"""For whoever adds a game: what any game can be held to, and which code and tests carry a clause."""
