// A game about as small as a turn of Djoko: throw dice, keep some, stop; the other seat goes on.
const throwing = (random, dice, mask) => dice.map((d, i) => ((mask >> i) & 1 ? d : random.Die(6)));

exports.Small = {
  name: "small",
  setup: () => ({ dice: [0, 0, 0, 0], throws: 0, totals: [0, 0], sheet: [[], []] }),
  turn: {
    onBegin: ({ G, random }) => { G.dice = throwing(random, [0, 0, 0, 0], 0); G.throws = 1; },
  },
  moves: {
    keep: ({ G, random }, mask) => { G.dice = throwing(random, G.dice, mask); G.throws += 1; },
    stop: ({ G, ctx, events }) => {
      const total = G.dice.reduce((a, b) => a + b, 0);
      G.totals[ctx.currentPlayer] += total;
      G.sheet[ctx.currentPlayer].push(total);
      events.endTurn();
    },
  },
};
