// IceToids on boardgame.io's own server and its in-memory store.
const { Server, Origins } = require("boardgame.io/server");
const { icetoids } = require("./icetoids.js");

const server = Server({ games: [icetoids], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  const { port } = appServer.address();
  console.log(`http://127.0.0.1:${port}`);
});
