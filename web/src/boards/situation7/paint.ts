// Cuts pieces out of the pictures, with the edge of cardboard.
import { perUnit } from "./art";
import { piece, shape } from "./cut";
import type { SideName } from "./types";

type Pen = CanvasRenderingContext2D;
export const PAD = 6; // units round a piece, for its edge
const EDGES: Record<SideName, string> = { yellow: "#ffc24a", green: "#7be36f" };
const WASHES: Record<SideName, string> = { yellow: "#ffb92e21", green: "#51e06a21" };

/** A piece by itself, on a canvas as large as the piece. */
export function paintPiece(
  canvas: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  name: string,
  scale: number,
  side: SideName,
): void {
  const [x, y, width, height] = piece(name)?.box ?? [0, 0, 1, 1];
  const dense = scale * Math.min(devicePixelRatio || 1, 2);
  canvas.width = Math.ceil((width + 2 * PAD) * dense);
  canvas.height = Math.ceil((height + 2 * PAD) * dense);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.setTransform(dense, 0, 0, dense, (PAD - x) * dense, (PAD - y) * dense);
  fillPiece(pen, picture, name);
  edge(pen, name, 7, "#05070f");
  edge(pen, name, 2.6, EDGES[side]);
}

/** The empty board. The pen's units are the board's. */
export function paintBoard(pen: Pen, picture: HTMLCanvasElement): void {
  const half = picture.width / 2 / perUnit;
  pen.drawImage(picture, -half, -half, 2 * half, 2 * half);
}

/** A placed piece on the board, in the colours of its side. */
export function paintLand(
  pen: Pen,
  picture: HTMLCanvasElement,
  name: string,
  side: SideName,
): void {
  fillPiece(pen, picture, name);
  pen.fillStyle = WASHES[side];
  pen.fill(shape(name));
  edge(pen, name, 6, "#05070fbf");
  edge(pen, name, 2.2, EDGES[side]);
}

/** What the picture shows within a piece. */
function fillPiece(pen: Pen, picture: HTMLCanvasElement, name: string): void {
  const [x, y, width, height] = piece(name)?.box ?? [0, 0, 1, 1];
  const half = picture.width / 2;
  pen.save();
  pen.clip(shape(name));
  const source = [
    half + x * perUnit,
    half + y * perUnit,
    width * perUnit,
    height * perUnit,
  ] as const;
  pen.drawImage(picture, ...within(source, picture.width), ...target(source, picture.width));
  pen.restore();
}

type Box = readonly [number, number, number, number];

/** A box of the picture, cut at its edges. */
function within([x, y, width, height]: Box, most: number): [number, number, number, number] {
  const [left, up] = [Math.max(x, 0), Math.max(y, 0)];
  return [left, up, Math.min(x + width, most) - left, Math.min(y + height, most) - up];
}

/** The same box in units of the board. */
function target(box: Box, most: number): [number, number, number, number] {
  const [x, y, width, height] = within(box, most);
  return [(x - most / 2) / perUnit, (y - most / 2) / perUnit, width / perUnit, height / perUnit];
}

function edge(pen: Pen, name: string, width: number, colour: string): void {
  pen.lineJoin = "round";
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(shape(name));
}
