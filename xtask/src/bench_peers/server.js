// boardgame.io's server as its documentation has it: in memory, one tiny game, the lobby beside it.
const { Server } = require("boardgame.io/server");

const MOVES = 80; // about as many as a game of Benben's with two players

const game = {
  name: "tiny",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }) => {
      G.moves += 1;
    },
  },
  endIf: ({ G, ctx }) => (G.moves >= MOVES ? { winner: ctx.currentPlayer } : undefined),
};

const server = Server({ games: [game], origins: [] });
server.router.get("/cpu", (ctx) => {
  const { user, system } = process.cpuUsage();
  ctx.body = { seconds: (user + system) / 1e6 };
});
// What it calls a port is handed to `listen`, which takes an address as well.
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  console.log(`at http://127.0.0.1:${appServer.address().port}`);
});
