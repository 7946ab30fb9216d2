// Pictures become one animation whose chunks are in order and whose checksums are right.
import { expect, test } from "vitest";
import { animated, chunksOf, crcOf } from "../../src/lib/apng";

const dot = (): Uint8Array =>
  Uint8Array.from(
    atob(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhf" +
        "DwAChwGA60e6kgAAAABJRU5ErkJggg==",
    ),
    (sign) => sign.charCodeAt(0),
  );

test("the checksum is that of PNG", () => {
  expect(crcOf(Uint8Array.from("IEND", (c) => c.charCodeAt(0)))).toBe(0xae426082);
});

test("frames follow each other in numbered chunks", () => {
  const made = animated([
    { png: dot(), ms: 900 },
    { png: dot(), ms: 2400 },
  ]);
  const chunks = chunksOf(made);
  expect(chunks.map(({ type }) => type)).toEqual(
    ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"], // prettier-ignore
  );
  const number = (data: Uint8Array, at = 0): number =>
    new DataView(data.buffer, data.byteOffset).getUint32(at);
  expect(number(chunks[1]!.data)).toBe(2);
  expect([2, 4, 5].map((n) => number(chunks[n]!.data))).toEqual([0, 1, 2]);
  const delay = new DataView(chunks[4]!.data.buffer, chunks[4]!.data.byteOffset);
  expect([delay.getUint16(20), delay.getUint16(22)]).toEqual([2400, 1000]);
  expect(chunks[5]!.data.subarray(4)).toEqual(chunks[3]!.data);
});

test("without pictures there is no animation", () => {
  expect(() => animated([])).toThrow();
});
