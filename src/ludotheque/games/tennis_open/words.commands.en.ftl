command-solve = The exact solution of a game that is solved.
flag-surface = The surface: clay, cement, grass.
