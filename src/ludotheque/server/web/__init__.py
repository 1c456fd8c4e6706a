"""How it is reached: pages, streams, the API, and the guard before them."""
