// Connect four on a boardgame.io server, for `benchmarks/server.py`. Storage: in memory, its default.
const { Server } = require("boardgame.io/server");

const COLUMNS = 7;
const ROWS = 6;

/** Whether a disc at (column, row) completes four in a row. */
function hasFour(cells, column, row) {
  const owner = cells[column][row];
  const run = (dx, dy) => {
    let n = 0;
    let [x, y] = [column + dx, row + dy];
    while (cells[x] !== undefined && cells[x][y] === owner) {
      n += 1;
      x += dx;
      y += dy;
    }
    return n;
  };
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => 1 + run(dx, dy) + run(-dx, -dy) >= 4);
}

const connectFour = {
  name: "connect-four",
  setup: () => ({ cells: Array.from({ length: COLUMNS }, () => []), winner: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (G.cells[column] === undefined || G.cells[column].length >= ROWS) return "INVALID_MOVE";
      G.cells[column].push(playerID);
      if (hasFour(G.cells, column, G.cells[column].length - 1)) G.winner = playerID;
    },
  },
  endIf: ({ G }) => {
    if (G.winner !== null) return { winner: G.winner };
    if (G.cells.every((column) => column.length === ROWS)) return { draw: true };
  },
};

const port = Number(process.argv[2]);
Server({ games: [connectFour], origins: ["http://127.0.0.1"] }).run(port, () => console.log("up"));
