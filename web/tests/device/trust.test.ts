// A module is run only if it is whole, of this game and of the server's version.
import { readFileSync } from "node:fs";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { trusted } from "../../src/device/trust";
import type { Card, EngineSeen } from "../../src/wire";

const GAMES = "../src/orrery/games";
const read = (game: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`${GAMES}/${game}/rules.wasm`));

const MODULE = read("spacewalk");

function cardOf(content: Uint8Array<ArrayBuffer>): Card {
  const section = WebAssembly.Module.customSections(new WebAssembly.Module(content), "orrery")[0]!;
  return JSON.parse(new TextDecoder().decode(section)) as Card;
}

/** What a server says that hands out this content. */
function saying(content: Uint8Array, card: Partial<Card> = {}): EngineSeen {
  const plan = { card: { ...cardOf(MODULE), ...card } };
  return { game: "spacewalk", sha256: bytesToHex(sha256(content)), plan } as unknown as EngineSeen;
}

test("the shipped module is trusted", async () => {
  expect(await trusted(MODULE, saying(MODULE))).toBeInstanceOf(WebAssembly.Module);
});

test("one byte that is not what the server said is enough", async () => {
  for (const at of [0, 100, 20_000, MODULE.length - 1]) {
    const flipped = MODULE.slice();
    flipped[at]! ^= 1;
    await expect(trusted(flipped, saying(MODULE))).rejects.toMatchObject({ why: "damaged" });
  }
});

test("a module that breaks off is damaged, also if the server itself has no more", async () => {
  const half = MODULE.slice(0, MODULE.length / 2);
  await expect(trusted(half, saying(MODULE))).rejects.toMatchObject({ why: "damaged" });
  await expect(trusted(half, saying(half))).rejects.toMatchObject({ why: "damaged" });
});

test.each([{ fingerprint: "0" }, { rules_version: 99 }, { state_bytes: 1 }])(
  "a module of other rules (%j) is stale",
  async (card) => {
    await expect(trusted(MODULE, saying(MODULE, card))).rejects.toMatchObject({ why: "stale" });
  },
);

test("the module of another game is refused by name", async () => {
  const other = read("zylatron");
  const refusal = { why: "stale", message: "the module of spacewalk has another game" };
  await expect(trusted(other, saying(other))).rejects.toMatchObject(refusal);
});

test("a module of somebody else, and one that asks for more than memory, are refused", async () => {
  const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
  await expect(trusted(empty, saying(empty))).rejects.toMatchObject({ why: "damaged" });
  const greedy = withSection(asking("env", "print"), "orrery", JSON.stringify(cardOf(MODULE)));
  const refusal = { why: "damaged", message: "the module of spacewalk asks for env.print" };
  await expect(trusted(greedy, saying(greedy))).rejects.toMatchObject(refusal);
});

const text = (words: string): number[] => {
  const bytes = [...new TextEncoder().encode(words)];
  return [...leb(bytes.length), ...bytes];
};

/** A module that asks for one function. */
function asking(module: string, name: string): number[] {
  const types = [1, 0x60, 0, 0];
  const imports = [1, ...text(module), ...text(name), 0, 0];
  const section = (n: number, body: number[]): number[] => [n, ...leb(body.length), ...body];
  return [0, 97, 115, 109, 1, 0, 0, 0, ...section(1, types), ...section(2, imports)];
}

function withSection(module: number[], name: string, content: string): Uint8Array<ArrayBuffer> {
  const body = [...text(name), ...new TextEncoder().encode(content)];
  return new Uint8Array([...module, 0, ...leb(body.length), ...body]);
}

function leb(n: number): number[] {
  return n < 128 ? [n] : [(n & 127) | 128, ...leb(n >> 7)];
}
