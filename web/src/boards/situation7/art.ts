// The pictures of the puzzle as bitmaps, painted once: pieces are cut from them. They are painted
// one after the other, each in a task of its own, so that the page can answer in between.
import artUrl from "./cut/art.svg?url";
import { joined, pieces, radius, tints } from "./cut";
import type { SideName } from "./types";

export type Tint = "board" | SideName;
export const PIXELS = 1500; // of a bitmap's edge
export const perUnit = PIXELS / (2 * radius); // pixels of a bitmap to a unit of the board

const made = new Map<Tint, Promise<ImageBitmap>>();
let art: Promise<ImageBitmap> | null = null;
let last: Promise<unknown> = Promise.resolve(); // the picture before

/** The whole picture in a tint; the board's own is faded, with the lines of the cut. */
export function bitmap(tint: Tint): Promise<ImageBitmap> {
  const found = made.get(tint) ?? after(last, () => paint(tint));
  made.set(tint, found);
  last = found;
  return found;
}

const after = async <T>(before: Promise<unknown>, job: () => Promise<T>): Promise<T> => {
  await before.catch(() => null);
  return job();
};

/** The drawing as pixels: it is drawn once, not once for each tint. */
async function loadArt(): Promise<ImageBitmap> {
  const image = new Image();
  image.src = artUrl;
  await image.decode();
  return createImageBitmap(image, { resizeWidth: PIXELS, resizeHeight: PIXELS });
}

async function paint(tint: Tint): Promise<ImageBitmap> {
  const image = await (art ??= loadArt());
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PIXELS;
  const pen = canvas.getContext("2d");
  if (pen) draw(pen, tint, image);
  return createImageBitmap(canvas);
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
