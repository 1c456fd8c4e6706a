def view(game, box, setup, s, seat): return {}
def label(box, s, move): return "move", {}
def describe(box, s, move): return {}
def say(box, words, key, args): return args
