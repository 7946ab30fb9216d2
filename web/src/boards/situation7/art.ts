// The pictures of the puzzle as bitmaps, painted once: pieces are cut from them.
import artUrl from "./cut/art.svg?url";
import { joined, pieces, radius, tints } from "./cut";
import type { SideName } from "./types";

export type Tint = "board" | SideName;
export const PIXELS = 1500; // of a bitmap's edge
export const perUnit = PIXELS / (2 * radius); // pixels of a bitmap to a unit of the board

const made = new Map<Tint, Promise<HTMLCanvasElement>>();
let art: Promise<ImageBitmap> | null = null;

/** The whole picture in a tint; the board's own is faded, with the lines of the cut. */
export function bitmap(tint: Tint): Promise<HTMLCanvasElement> {
  const found = made.get(tint) ?? paint(tint);
  made.set(tint, found);
  return found;
}

/** The drawing as pixels: it is drawn once, not once for each tint. */
async function loadArt(): Promise<ImageBitmap> {
  const image = new Image();
  image.src = artUrl;
  await image.decode();
  return createImageBitmap(image, { resizeWidth: PIXELS, resizeHeight: PIXELS });
}

async function paint(tint: Tint): Promise<HTMLCanvasElement> {
  const image = await (art ??= loadArt());
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const pen = canvas.getContext("2d");
  if (pen) draw(pen, tint, image);
  return canvas;
}

function draw(pen: CanvasRenderingContext2D, tint: Tint, image: ImageBitmap): void {
  const half = PIXELS / 2;
  const sky = pen.createRadialGradient(half, half, 0, half, half, half * 1.04);
  tints[tint].forEach((colour, index) => sky.addColorStop([0, 0.55, 1][index] ?? 1, colour));
  pen.beginPath();
  pen.arc(half, half, half, 0, 2 * Math.PI);
  pen.fillStyle = sky;
  pen.fill();
  pen.globalAlpha = tint === "board" ? 0.5 : 1;
  pen.drawImage(image, 0, 0, PIXELS, PIXELS);
  pen.globalAlpha = 1;
  if (tint === "board") fade(pen, half);
}

function fade(pen: CanvasRenderingContext2D, half: number): void {
  pen.fillStyle = "#060a184d";
  pen.fill();
  pen.setTransform(perUnit, 0, 0, perUnit, half, half);
  pen.lineWidth = 2;
  pen.strokeStyle = "#f6ecd238";
  pen.stroke(new Path2D(joined(pieces.map((piece) => piece.name))));
}
