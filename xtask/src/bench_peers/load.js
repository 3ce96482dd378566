// Two players at each of many matches who move as soon as they can: `node load.js URL MATCHES SECONDS`.
// They speak socket.io themselves: boardgame.io's own client would cost more and leave less to the server.
const { io } = require("socket.io-client");

const [url, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
let [actions, games, ended] = [0, 0, false];

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// Opens a match and sits both players down.
async function open(sockets) {
  const { matchID } = await post("/games/tiny/create", { numPlayers: sockets.length });
  for (const [index, socket] of sockets.entries()) {
    const playerID = String(index);
    const joined = await post(`/games/tiny/${matchID}/join`, { playerID, playerName: `player ${index}` });
    socket.removeAllListeners();
    play(socket, matchID, playerID, joined.playerCredentials, () => open(sockets));
    socket.emit("sync", matchID, playerID, joined.playerCredentials, sockets.length);
  }
}

// Moves whenever it is this player's turn, until the match or the time is over.
function play(socket, matchID, playerID, credentials, again) {
  let moved = -1;
  const shown = (state) => {
    if (moved >= 0 && moved < state._stateID) {
      moved = -1;
      if (!ended) actions += 1;
    }
    if (ended) return;
    if (state.ctx.gameover !== undefined) {
      if (playerID === "0") {
        games += 1;
        again().catch(fail);
      }
    } else if (state.ctx.currentPlayer === playerID && moved < 0) {
      moved = state._stateID;
      const payload = { type: "play", args: [], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, moved, matchID, playerID);
    }
  };
  socket.on("sync", (of, { state }) => of === matchID && shown(state));
  socket.on("update", (of, state) => of === matchID && shown(state));
}

function connected() {
  const socket = io(`${url}/tiny`, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve, reject) => socket.once("connect", () => resolve(socket)).once("connect_error", reject));
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

async function run() {
  const pairs = await Promise.all(
    Array.from({ length: matches }, () => Promise.all([connected(), connected()])),
  );
  const cpu = async () => (await (await fetch(url + "/cpu")).json()).seconds;
  await Promise.all(pairs.map(open));
  const before = await cpu();
  [actions, games] = [0, 0];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  ended = true;
  const used = (await cpu()) - before;
  console.log(JSON.stringify({ actions, games, actions_per_second: actions / seconds, cpu_seconds: used }));
  process.exit(0);
}

run().catch(fail);
