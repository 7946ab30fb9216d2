// Round shapes from square cells: coasts of planets, clouds, bands of rings.
import { CELL, left, top, type Cell } from "./geometry";

type Point = [number, number];
const key = (cell: Cell): string => `${cell.row},${cell.column}`;

/** The coast round a set of cells as path data, corners rounded. */
export function coast(cells: Cell[], round = 17, inset = 2): string {
  return loops(cells)
    .map((loop) => rounded(shrunk(loop, inset), round))
    .join("");
}

/** Groups of cells that touch, by edge or corner. */
export function groups<C extends Cell>(cells: C[]): C[][] {
  const left_over = new Map(cells.map((cell) => [key(cell), cell]));
  const found: C[][] = [];
  for (const cell of cells) {
    if (!left_over.has(key(cell))) continue;
    const group: C[] = [];
    const queue = [cell];
    left_over.delete(key(cell));
    for (let one = queue.pop(); one; one = queue.pop()) {
      group.push(one);
      for (const near of around(one)) {
        const other = left_over.get(key(near));
        if (other && left_over.delete(key(near))) queue.push(other);
      }
    }
    found.push(group);
  }
  return found;
}

function around(cell: Cell): Cell[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dr) =>
    steps.map((dc) => ({ row: cell.row + dr, column: cell.column + dc })),
  );
}

/** The middles of a closed band of cells, in order round it; null if it is no band. */
export function band(cells: Cell[]): Point[] | null {
  const all = new Map(cells.map((cell) => [key(cell), cell]));
  const near = (cell: Cell): Cell[] =>
    around(cell).filter((one) => key(one) !== key(cell) && all.has(key(one)));
  if (cells.length < 4 || cells.some((cell) => near(cell).length !== 2)) return null;
  const order = [cells[0] as Cell];
  const seen = new Set([key(cells[0] as Cell)]);
  for (;;) {
    const next = near(order[order.length - 1] as Cell).find((one) => !seen.has(key(one)));
    if (!next) break;
    order.push(next);
    seen.add(key(next));
  }
  return order.length === cells.length ? relaxed(order.map(middle)) : null;
}

/** Points moved half-way towards the middle of their neighbours, so that corners grow round. */
function relaxed(points: Point[]): Point[] {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  return points.map(([x, y], i) => [
    (2 * x + at(i - 1)[0] + at(i + 1)[0]) / 4,
    (2 * y + at(i - 1)[1] + at(i + 1)[1]) / 4,
  ]);
}

export const middle = (cell: Cell): Point => [left(cell) + CELL / 2, top(cell) + CELL / 2];

/** A smooth closed curve through points. */
export function smooth(points: Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  let data = `M${at(0)[0]},${at(0)[1]}`;
  points.forEach((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    data += `C${one[0]},${one[1]} ${two[0]},${two[1]} ${c[0]},${c[1]}`;
  });
  return `${data}Z`;
}

/** Straight pieces between the middles of touching cells. */
export function threads(cells: Cell[]): string {
  const all = new Set(cells.map(key));
  let data = "";
  for (const cell of cells) {
    const [x, y] = middle(cell);
    data += `M${x},${y}h0.1`;
    for (const near of around(cell)) {
      if (!all.has(key(near)) || key(near) <= key(cell)) continue;
      const [nx, ny] = middle(near);
      data += `M${x},${y}L${nx},${ny}`;
    }
  }
  return data;
}

/** The boundary of cells as loops of grid corners, the cells on the right hand. */
function loops(cells: Cell[]): Point[][] {
  const all = new Set(cells.map(key));
  const edges = new Map<string, Point[]>();
  const add = (a: Point, b: Point): void => {
    const from = a.join();
    edges.set(from, [...(edges.get(from) ?? []), b]);
  };
  for (const cell of cells) {
    const [x, y] = [left(cell), top(cell)];
    const has = (dr: number, dc: number): boolean =>
      all.has(key({ row: cell.row + dr, column: cell.column + dc }));
    if (!has(1, 0)) add([x, y], [x + CELL, y]);
    if (!has(0, 1)) add([x + CELL, y], [x + CELL, y + CELL]);
    if (!has(-1, 0)) add([x + CELL, y + CELL], [x, y + CELL]);
    if (!has(0, -1)) add([x, y + CELL], [x, y]);
  }
  const found: Point[][] = [];
  for (const [from, ends] of edges) {
    while (ends.length) {
      const start = from.split(",").map(Number) as Point;
      const loop: Point[] = [start];
      let next = ends.pop();
      while (next && next.join() !== from) {
        loop.push(next);
        next = edges.get(next.join())?.pop();
      }
      found.push(loop);
    }
  }
  return found.map(corners);
}

/** A loop without the points in the middle of straight lines. */
function corners(loop: Point[]): Point[] {
  const at = (i: number): Point => loop[(i + loop.length) % loop.length] as Point;
  return loop.filter((p, i) => {
    const [a, b] = [at(i - 1), at(i + 1)];
    return !((a[0] === p[0] && p[0] === b[0]) || (a[1] === p[1] && p[1] === b[1]));
  });
}

function shrunk(loop: Point[], inset: number): Point[] {
  return loop.map((p, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] as Point;
    const b = loop[(i + 1) % loop.length] as Point;
    const normal = (from: Point, to: Point): Point => [
      -Math.sign(to[1] - from[1]),
      Math.sign(to[0] - from[0]),
    ];
    const [n, m] = [normal(a, p), normal(p, b)];
    return [p[0] + (n[0] + m[0]) * inset, p[1] + (n[1] + m[1]) * inset];
  });
}

function rounded(loop: Point[], round: number): string {
  const toward = (from: Point, to: Point): Point => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const part = Math.min(round, far / 2) / far;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  let data = "";
  loop.forEach((p, i) => {
    const a = toward(p, loop[(i + loop.length - 1) % loop.length] as Point);
    const b = toward(p, loop[(i + 1) % loop.length] as Point);
    data += `${i ? "L" : "M"}${a[0]},${a[1]}Q${p[0]},${p[1]} ${b[0]},${b[1]}`;
  });
  return `${data}Z`;
}
