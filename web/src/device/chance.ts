// The generators of the Python side: the seeds of `core/chance.py`, and Python's own `random`.
import { sha512 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

const MASK = (1n << 64n) - 1n;
const MIX_SEED = 0x9e3779b97f4a7c15n;
const MIX_INDEX = 0xd1b54a32d192ed03n;
const MIX_1 = 0xbf58476d1ce4e5b9n;
const MIX_2 = 0x94d049bb133111ebn;

/** The seed of game `index` of a batch, never 0 (splitmix64). */
export function gameSeed(seed: bigint, index: bigint): bigint {
  let x = (seed * MIX_SEED + index * MIX_INDEX + 1n) & MASK;
  x = ((x ^ (x >> 30n)) * MIX_1) & MASK;
  x = ((x ^ (x >> 27n)) * MIX_2) & MASK;
  return x ^ (x >> 31n) || 1n;
}

const N = 624;
const M = 397;

/** Python's `random.Random` of a whole number from 0 on, or of a text (Mersenne Twister). */
export class PythonRandom {
  readonly #state = new Uint32Array(N);
  #next = N;

  constructor(seed: number | string) {
    this.#seedBy(typeof seed === "string" ? wordsOfText(seed) : wordsOf(seed));
  }

  /** A number from 0 up to 1, of 53 bits. */
  random(): number {
    const [high, low] = [this.#word() >>> 5, this.#word() >>> 6];
    return (high * 67108864 + low) / 9007199254740992;
  }

  /** A whole number of 32 bits. */
  bits(): number {
    return this.#word();
  }

  /** A place in a list of whole numbers, each as likely as its number. */
  choice(weights: readonly number[]): number {
    const total = weights.reduce((sum, one) => sum + one, 0);
    const mark = this.random() * total;
    let passed = 0;
    const found = weights.findIndex((one) => mark < (passed += one));
    return found < 0 ? weights.length - 1 : found;
  }

  #seedBy(key: number[]): void {
    const mt = this.#state;
    mt[0] = 19650218;
    for (let i = 1; i < N; i++) mt[i] = Math.imul(1812433253, mixed(mt[i - 1]!)) + i;
    let i = 1;
    for (let k = 0; k < Math.max(N, key.length); k++) {
      const j = k % key.length;
      mt[i] = (mt[i]! ^ Math.imul(mixed(mt[i - 1]!), 1664525)) + key[j]! + j;
      i = this.#after(i);
    }
    for (let k = 0; k < N - 1; k++) {
      mt[i] = (mt[i]! ^ Math.imul(mixed(mt[i - 1]!), 1566083941)) - i;
      i = this.#after(i);
    }
    mt[0] = 0x80000000;
  }

  #after(i: number): number {
    if (i + 1 < N) return i + 1;
    this.#state[0] = this.#state[N - 1]!;
    return 1;
  }

  #word(): number {
    if (this.#next === N) this.#twist();
    let y = this.#state[this.#next++]!;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  #twist(): void {
    const mt = this.#state;
    for (let i = 0; i < N; i++) {
      const y = (mt[i]! & 0x80000000) | (mt[(i + 1) % N]! & 0x7fffffff);
      mt[i] = mt[(i + M) % N]! ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.#next = 0;
  }
}

const mixed = (word: number): number => word ^ (word >>> 30);

/** A whole number in words of 32 bits, the lowest first. */
function wordsOf(seed: number): number[] {
  const words = [seed % 2 ** 32];
  for (let rest = Math.floor(seed / 2 ** 32); rest > 0; rest = Math.floor(rest / 2 ** 32))
    words.push(rest % 2 ** 32);
  return words;
}

/** A text as Python makes a number of it, its bytes and their hash, in such words. */
function wordsOfText(seed: string): number[] {
  const text = utf8ToBytes(seed);
  const bytes = [...text, ...sha512(text)].reverse(); // the lowest first now
  const words = Array.from({ length: Math.ceil(bytes.length / 4) }, () => 0);
  for (const [n, byte] of bytes.entries()) words[n >> 2]! += byte * 2 ** (8 * (n & 3));
  return words;
}
