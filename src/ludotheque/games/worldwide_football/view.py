def view(game, box, setup, s, seat): return {}
def label(box, s, move): return "x", {}
def describe(box, s, move): return {}
def say(box, w, key, args): return args
