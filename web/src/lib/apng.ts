// Several PNG pictures of one size as one animated PNG: their data in the chunks that APNG adds.

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface Frame {
  png: Uint8Array;
  ms: number; // how long it is shown
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

/** The animation; it plays for ever. */
export function animated(frames: Frame[]): Uint8Array {
  const [first] = frames;
  if (!first) throw new Error("no pictures");
  const head = chunksOf(first.png);
  const size = head.find((chunk) => chunk.type === "IHDR")!.data;
  const out = [chunk("IHDR", size), chunk("acTL", numbers(frames.length, 0))];
  let order = 0;
  frames.forEach(({ png, ms }, n) => {
    out.push(chunk("fcTL", control(order++, size, ms)));
    for (const { data } of chunksOf(png).filter(({ type }) => type === "IDAT"))
      out.push(n === 0 ? chunk("IDAT", data) : chunk("fdAT", joined([numbers(order++), data])));
  });
  return joined([Uint8Array.from(SIGNATURE), ...out, chunk("IEND", new Uint8Array())]);
}

/** The parts of a PNG. */
export function chunksOf(png: Uint8Array): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    found.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

/** fcTL: number, size, place, delay in milliseconds; drawn over what was there. */
function control(order: number, size: Uint8Array, ms: number): Uint8Array {
  const data = new Uint8Array(26);
  const view = new DataView(data.buffer);
  view.setUint32(0, order);
  data.set(size.subarray(0, 8), 4); // width and height
  view.setUint16(20, Math.round(ms));
  view.setUint16(22, 1000);
  return data;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(type, (sign) => sign.charCodeAt(0)), data]);
  return joined([numbers(data.length), named, numbers(crcOf(named))]);
}

function numbers(...values: number[]): Uint8Array {
  const data = new Uint8Array(4 * values.length);
  const view = new DataView(data.buffer);
  values.forEach((value, n) => view.setUint32(4 * n, value));
  return data;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum that PNG asks for. */
export function crcOf(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
