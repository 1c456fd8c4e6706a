// Two connected clients a match; each move counts when the other seat has been told of it.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Small } = require("./game");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;

// The server makes a match when the first client asks for it.
const seats = (i) => ["0", "1"].map((playerID) => Client({
  game: Small, numPlayers: 2, matchID: `match-${i}`, playerID, debug: false, multiplayer: SocketIO({ server: address }),
}));

// One subscription a client; whoever waits is told when the state has gone on.
function listening(client) {
  client.waiting = [];
  client.subscribe((state) => {
    if (!state) return;
    const [now, later] = [[], []];
    for (const w of client.waiting) (state._stateID > w.after ? now : later).push(w);
    client.waiting = later;
    now.forEach((w) => w.resolve());
  });
}

const told = (client, after) => new Promise((resolve) => client.waiting.push({ after, resolve }));

async function main() {
  const matches = [];
  for (let i = 0; i < tables; i++) matches.push(seats(i));
  for (const clients of matches) for (const client of clients) {
    listening(client);
    const ready = told(client, -1);
    client.start();
    await ready;
  }
  let count = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(matches.map(async (clients) => {
    while (performance.now() < end) {
      const state = clients[0].getState();
      const mover = clients[Number(state.ctx.currentPlayer)];
      const other = clients[1 - Number(state.ctx.currentPlayer)];
      const after = other.getState()._stateID;
      const heard = told(other, after);
      const own = told(mover, mover.getState()._stateID);
      if (state.G.throws < 3 && Math.random() < 0.5) mover.moves.keep(Math.floor(Math.random() * 15));
      else mover.moves.stop();
      await Promise.all([heard, own]);
      count += 1;
    }
  }));
  console.log((count / ((performance.now() - start) / 1000)).toFixed(1));
  process.exit(0);
}

main();
