// The files of the engine that a page reads itself: compared with their checksums, and unpacked.

/** What a site says of one of them. */
interface Expected {
  sha256: string;
  size: number;
}

/** How much of a file is here, 0 to 1. */
type Meter = (share: number) => void;

/** A file that is not as it was written, here and at its host. */
export class Damaged extends Error {
  constructor(readonly file: string) {
    super(file);
  }
}

/** The files beside the page. */
export class Files {
  #known: Promise<Record<string, Expected>>;

  constructor(private readonly at: (file: string) => string) {
    this.#known = fetch(at("files.json")).then(
      (found) => found.json() as Promise<Record<string, Expected>>,
    );
  }

  /** Whether a site has a file. */
  async has(file: string): Promise<boolean> {
    return file in (await this.#known);
  }

  /** A file, unpacked; fetched anew should the one that is kept be damaged. */
  async content(file: string, meter: Meter): Promise<Uint8Array<ArrayBuffer>> {
    const expected = (await this.#known)[file];
    if (!expected) throw new Damaged("files.json");
    for (const cache of ["default", "reload"] as const) {
      const found = await this.#read(file, cache, expected.size, meter).catch(() => null);
      if (found && (await isAsExpected(found, expected))) return unpacked(found);
    }
    throw new Damaged(file);
  }

  async #read(file: string, cache: RequestCache, size: number, meter: Meter): Promise<Blob> {
    const response = await fetch(this.at(file), { cache });
    if (!response.ok || !response.body) throw new Damaged(file);
    let n = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        meter(Math.min(1, (n += chunk.length) / size));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter)).blob();
  }
}

async function isAsExpected(found: Blob, expected: Expected): Promise<boolean> {
  if (!globalThis.crypto?.subtle) return true; // a page without https; gzip has a sum of its own
  const digest = await crypto.subtle.digest("SHA-256", await found.arrayBuffer());
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === expected.sha256;
}

async function unpacked(packed: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const BLOCK = 512; // bytes; a header is one, and content begins at one
const NAME = 100; // bytes
const SIZE = [124, 136] as const; // where its digits are, in base 8

/** The files in a tar of the plain kind. */
export function* untar(tar: Uint8Array): Generator<[string, Uint8Array]> {
  const text = new TextDecoder();
  const read = (from: number, to: number): string =>
    text.decode(tar.subarray(from, to)).replace(/\0.*$/s, "");
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const size = parseInt(read(at + SIZE[0], at + SIZE[1]), 8);
    const from = at + BLOCK;
    yield [read(at, at + NAME), tar.subarray(from, from + size)];
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}
