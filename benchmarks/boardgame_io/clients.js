// The players of `benchmarks/server.py` for boardgame.io: the same traffic as server_clients.py, over
// its own protocol and socket.io-client. A move is acknowledged when its sender gets the new state.
const fs = require("fs");
const { io } = require("socket.io-client");

const [SCRIPT, SERVER] = process.argv.slice(5, 7);
const TICKS = 100; // of a process clock, each second, on Linux
const SECONDS_A_MOVE = 5;
const TABLES_ALONE = 8;
const TARGET = 100; // milliseconds
const NAP = 5; // milliseconds
const [port, nClients, seconds] = process.argv.slice(2, 5).map(Number);
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

function percentile(values, percent) {
  if (values.length === 0) return 0;
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor((ordered.length * percent) / 100))];
}

/** Processor time of the server so far, 0 where the system does not tell. */
function processorSeconds() {
  try {
    const fields = fs.readFileSync(`/proc/${SERVER}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
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

function times(name, values) {
  const found = [50, 99].map((percent) => [`${name}_p${percent}`, percentile(values, percent)]);
  return { ...Object.fromEntries(found), [`${name}_max`]: percentile(values, 100) };
}

/** Play, and what was measured meanwhile. */
async function phase(play) {
  Object.assign(load, { acked: [], seen: [] });
  const [cpu, began] = [processorSeconds(), clock()];
  await play();
  const [took, ended, nMoves] = [processorSeconds() - cpu, clock(), load.acked.length];
  await sleep(500);
  const late = naps.filter((nap) => nap.at >= began && nap.at <= ended).map((nap) => nap.late);
  return {
    began, ended, seconds: ended - began, moves: load.seen.length,
    moves_per_second: nMoves / (ended - began),
    cpu_per_move: (1000 * took) / Math.max(nMoves, 1),
    ...times("ack", load.acked), ...times("seen", load.seen), ...times("client_lag", late),
    within_target: load.seen.filter((ms) => ms <= TARGET).length / Math.max(load.seen.length, 1),
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

async function main() {
  keepNapping();
  const first = await openTables(TABLES_ALONE);
  const found = { alone: await phase(() => alone(first)) };
  const pairs = await openTables(Math.floor(nClients / 2));
  console.error(`${2 * pairs.length} clients are connected`);
  found.paced = await phase(() => atThePaceOfPeople(pairs));
  found.flood = await phase(() => asFastAsAcknowledged(pairs));
  const sockets = pairs.flatMap((pair) => pair.players.map((player) => player.socket));
  const lost = sockets.filter((socket) => !socket.connected).length;
  console.log(JSON.stringify({ clients: sockets.length, lost, ...found }));
  process.exit(0);
}

main();
