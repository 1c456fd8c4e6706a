from ludotheque.games.worldwide_tennis.position import PHASES
def view(game, box, setup, s, seat):
    return {"phase": PHASES[s.phase], "prompt": {"key": "x", "args": {}}, "score": []}
def label(box, s, move):
    return "move", {}
