command-solve = La solution exacte d'un jeu résolu.
flag-surface = La surface : clay, cement, grass.
