// Weights are used only if they are what the server says, and laid where the plan says.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import type { Engine } from "../../src/device/engine";
import { isLearned, whole } from "../../src/device/weights";
import type { NetworkSeen } from "../../src/wire";

const CONTENT = Uint8Array.from({ length: 20 }, (_, n) => n);

function saying(content: Uint8Array): NetworkSeen {
  const plan = {
    weights: [
      { name: "network_first", n: 12 },
      { name: "network_first_bias", n: 8 },
    ],
    pads: [{ name: "pad_first", n: 16 }],
    layers: [{ name: "n_first", n: 4 }],
  };
  return { weights: "", sha256: bytesToHex(sha256(content)), bots: [], plan };
}

/** A memory that is filled from 100 on. */
class FakeEngine {
  end = 100;
  parts: Record<number, number[]> = {};
  reserve = (n: number): number => (this.end += n) - n;
  put = (part: Uint8Array): number => {
    const at = this.reserve(part.length);
    this.parts[at] = [...part];
    return at;
  };
}

test("arrays are laid as they follow each other, with their scratch memory and sizes", () => {
  const engine = new FakeEngine();
  const told = whole(CONTENT, saying(CONTENT), "spacewalk").lay(engine as unknown as Engine);
  expect(told).toEqual({ network_first: 100, network_first_bias: 112, pad_first: 120, n_first: 4 });
  expect(engine.parts).toEqual({ 100: [...CONTENT.slice(0, 12)], 112: [...CONTENT.slice(12)] });
});

test.each([
  ["a byte is another", CONTENT.map((byte, n) => (n === 7 ? byte ^ 1 : byte)), CONTENT],
  ["they break off", CONTENT.slice(0, 19), CONTENT],
  ["they do not fill the plan", CONTENT.slice(0, 19), CONTENT.slice(0, 19)],
])("they are refused where %s", (_, content, told) => {
  const refusal = expect.objectContaining({
    why: "damaged",
    message: "the weights of spacewalk are not what the server sent",
  });
  expect(() => whole(content, saying(told), "spacewalk")).toThrow(refusal);
});

test("the last knob says whether a network is asked", () => {
  expect([0, 1].map((learned) => isLearned([...Array<number>(9).fill(0), learned]))).toEqual([
    false,
    true,
  ]);
});
