const { Server, Origins } = require("boardgame.io/server");
const { Small } = require("./game");

const server = Server({ games: [Small], origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(process.argv[2]), callback: () => process.stdout.write("ready\n") });
