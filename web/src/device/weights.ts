// The weights of a game's network: loaded once a worker, whole or not at all, laid into a memory.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { NetworkPart, NetworkSeen } from "../wire";
import type { Engine } from "./engine";
import { Untrusted } from "./trust";

const LEARNED = 9; // of the knobs: whether a network is consulted

export const isLearned = (knobs: readonly number[]): boolean => knobs[LEARNED] !== 0;

/** What the server says they are; Untrusted if they are something else. */
export function whole(content: Uint8Array, network: NetworkSeen, game: string): Weights {
  const size = network.plan.weights.reduce((sum, { n }) => sum + n, 0);
  if (content.length !== size || bytesToHex(sha256(content)) !== network.sha256)
    throw new Untrusted("damaged", `the weights of ${game} are not what the server sent`);
  return new Weights(content, network);
}

export class Weights {
  constructor(
    private content: Uint8Array,
    private network: NetworkSeen,
  ) {}

  /** Lay them into a module's memory; the fields of the desk that say where and how large. */
  lay(engine: Engine): Record<string, number> {
    const { weights, pads, layers } = this.network.plan;
    const told: Record<string, number> = {};
    let from = 0;
    for (const { name, n } of weights) {
      told[name] = engine.put(this.content.subarray(from, from + n));
      from += n;
    }
    for (const { name, n } of pads) told[name] = engine.reserve(n);
    const counted = layers.map(({ name, n }: NetworkPart) => [name, n] as const);
    return { ...told, ...Object.fromEntries(counted) };
  }
}
