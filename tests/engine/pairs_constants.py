"""A constant in a file of its own: a test edits it and sees it act."""

FIRST_ROUND = 0
