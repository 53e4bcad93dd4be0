// A game of two with small moves, on boardgame.io's own server and its in-memory store.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "small",
  setup: () => ({ cells: Array(16).fill(null), moves: 0 }),
  moves: {
    put: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
      G.moves += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  const { port } = appServer.address();
  console.log(`http://127.0.0.1:${port}`);
});
