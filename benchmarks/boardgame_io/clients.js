// The players of `benchmarks/server.py` for boardgame.io: the same traffic as server_clients.py, over
// its own protocol and socket.io-client. A move is acknowledged when its sender gets the new state.
//     node clients.js PORT CLIENTS SECONDS SCRIPT [PART PARTS]
const readline = require("readline");
const { io } = require("socket.io-client");

const SCRIPT = process.argv[5];
const SECONDS_A_MOVE = 5;
const TABLES_ALONE = 8;
const NAP = 5; // milliseconds
const [port, nClients, seconds] = process.argv.slice(2, 5).map(Number);
const [part, nParts] = process.argv.length > 6 ? process.argv.slice(6, 8).map(Number) : [0, 1];
const base = `http://127.0.0.1:${port}`;

const load = { isFlood: false, acked: [], seen: [] };
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function post(path, body) {
  const answer = await fetch(base + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Pair {
  constructor(match) {
    this.match = match;
    this.players = [];
    this.seq = 0;
    this.sent = 0;
  }
  isOver() {
    return this.seq >= SCRIPT.length;
  }
  move() {
    if (this.isOver()) return;
    this.sent = performance.now();
    this.players[this.seq % 2].sendMove(this.seq);
  }
  heard(seat, stateID) {
    if (stateID <= this.seq) return;
    if (seat === this.seq % 2) {
      if (this.ackedAt !== stateID) load.acked.push(performance.now() - this.sent);
      this.ackedAt = stateID;
    } else {
      load.seen.push(performance.now() - this.sent);
      this.seenAt = stateID;
    }
    if (this.ackedAt === stateID && this.seenAt === stateID) {
      this.seq = stateID;
      if (load.isFlood) this.move();
    }
  }
}

class Player {
  constructor(pair, seat, credentials) {
    Object.assign(this, { pair, seat, credentials });
  }
  async connect() {
    this.socket = io(`${base}/connect-four`, { transports: ["websocket"], forceNew: true });
    this.socket.on("update", (match, state) => this.pair.heard(this.seat, state._stateID));
    await new Promise((done) => {
      this.socket.on("sync", done);
      this.socket.on("connect", () => {
        this.socket.emit("sync", this.pair.match, String(this.seat), this.credentials, 2);
      });
    });
  }
  sendMove(n) {
    const args = { type: "drop", args: [Number(SCRIPT[n])], playerID: String(this.seat) };
    const action = { type: "MAKE_MOVE", payload: { ...args, credentials: this.credentials } };
    this.socket.emit("update", action, n, this.pair.match, String(this.seat));
  }
}

async function openTable() {
  const { matchID } = await post("/games/connect-four/create", { numPlayers: 2 });
  const pair = new Pair(matchID);
  for (const seat of [0, 1]) {
    const order = { playerID: String(seat), playerName: `Player ${seat}` };
    const joined = await post(`/games/connect-four/${matchID}/join`, order);
    pair.players.push(new Player(pair, seat, joined.playerCredentials));
    await pair.players[seat].connect();
  }
  return pair;
}

/** Seconds of the clock that all processes of the machine share. */
const clock = () => Number(process.hrtime.bigint()) / 1e9;

/** How late short sleeps end: the lag of this process's own event loop. */
const naps = [];
function keepNapping() {
  const began = performance.now();
  const at = clock();
  setTimeout(() => {
    naps.push({ at, late: Math.max(0, performance.now() - began - NAP) });
    keepNapping();
  }, NAP);
}

const words = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** Say that this process is ready, and come back at the moment when all begin. */
async function allReady() {
  console.log("ready");
  const { value: line = "" } = await words.next();
  const [word, moment] = line.split(" ");
  if (word !== "begin") throw new Error("nobody says when to begin");
  await sleep(1000 * (Number(moment) - clock()));
}

/** Play, and what was measured meanwhile, in seconds (a `Share` of server_figures.py). */
async function phase(play) {
  Object.assign(load, { acked: [], seen: [] });
  const began = clock();
  await play();
  const [ended, nMoves] = [clock(), load.acked.length];
  await sleep(500);
  const late = naps.filter((nap) => nap.at >= began && nap.at <= ended).map((nap) => nap.late);
  const inSeconds = (values) => values.map((ms) => ms / 1000);
  return {
    began, ended, n_moves: nMoves,
    acked: inSeconds(load.acked), seen: inSeconds(load.seen), lag: inSeconds(late),
  };
}

async function atThePaceOfPeople(pairs) {
  let isOn = true;
  const play = async (pair) => {
    await sleep(Math.random() * SECONDS_A_MOVE * 1000);
    while (isOn) {
      pair.move();
      await sleep((0.5 + Math.random()) * SECONDS_A_MOVE * 1000);
    }
  };
  pairs.forEach(play);
  await sleep(seconds * 1000);
  isOn = false;
}

async function asFastAsAcknowledged(pairs) {
  load.isFlood = true;
  const end = performance.now() + seconds * 1000;
  pairs.forEach((pair) => pair.move());
  const isDone = () => pairs.every((pair) => pair.isOver());
  while (performance.now() < end && !isDone()) await sleep(10);
  load.isFlood = false;
}

/** One table after the other plays its whole game while all others wait. */
async function alone(pairs) {
  for (const pair of pairs) {
    await asFastAsAcknowledged([pair]);
    pair.players.forEach((player) => player.socket.close());
  }
}

async function openTables(n) {
  const pairs = [];
  while (pairs.length < n) pairs.push(await openTable());
  return pairs;
}

/** Those that play alone, in the first process, while all others wait. */
async function firstOfAll() {
  const first = part === 0 ? await openTables(TABLES_ALONE) : [];
  await allReady();
  const phases = part === 0 ? { alone: await phase(() => alone(first)) } : {};
  await allReady();
  return phases;
}

async function main() {
  keepNapping();
  const phases = await firstOfAll();
  const nTables = Math.floor(nClients / 2);
  const pairs = await openTables(Math.ceil((nTables - part) / nParts)); // part, part + nParts ...
  console.error(`${2 * pairs.length} clients are connected`);
  await allReady();
  phases.paced = await phase(() => atThePaceOfPeople(pairs));
  await allReady();
  phases.flood = await phase(() => asFastAsAcknowledged(pairs));
  const sockets = pairs.flatMap((pair) => pair.players.map((player) => player.socket));
  const lost = sockets.filter((socket) => !socket.connected).length;
  process.stdout.write(JSON.stringify({ clients: sockets.length, lost, phases }) + "\n", () =>
    process.exit(0),
  );
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
