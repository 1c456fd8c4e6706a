"""The automaton of the solo game: rules in which its seat has no decisions."""
