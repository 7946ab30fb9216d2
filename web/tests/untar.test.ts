// The archive of a site: names and contents of a tar, as Python's tarfile writes it.
import { expect, test } from "vitest";
import { untar } from "../src/engine/files";

const BLOCK = 512;

/** A tar of the plain kind. */
function tarOf(files: Record<string, string>): Uint8Array {
  const parts = Object.entries(files).flatMap(([name, content]) => {
    const bytes = new TextEncoder().encode(content);
    const head = new Uint8Array(BLOCK);
    head.set(new TextEncoder().encode(name));
    head.set(new TextEncoder().encode(bytes.length.toString(8).padStart(11, "0")), 124);
    const body = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK);
    body.set(bytes);
    return [head, body];
  });
  const whole = new Uint8Array(parts.reduce((n, part) => n + part.length, 2 * BLOCK));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

test("every file is found, with its content, up to the empty end", () => {
  const files = { "a.txt": "one", "b/empty.txt": "", "b/long.bin": "x".repeat(2 * BLOCK + 1) };
  const found = [...untar(tarOf(files))].map(([name, content]) => [
    name,
    new TextDecoder().decode(content),
  ]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test("nothing is no archive, and has no files", () => {
  expect([...untar(new Uint8Array(0))]).toEqual([]);
});
