// Whether a module may be run: whole, made from the rules the server has, asking for nothing else.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Card, EngineSeen } from "../wire";

/** Why the engine cannot be used; `device.fault.CODE` says it to people. */
export type Distrust = "missing" | "damaged" | "stale";

export class Untrusted extends Error {
  constructor(
    readonly why: Distrust,
    text: string,
  ) {
    super(text);
  }
}

const SECTION = "orrery"; // where a module says what it is

/** The code of a module; Untrusted if it is damaged, stale or another game's. */
export async function trusted(
  content: Uint8Array<ArrayBuffer>,
  engine: EngineSeen,
): Promise<WebAssembly.Module> {
  if (bytesToHex(sha256(content)) !== engine.sha256)
    throw new Untrusted("damaged", `the module of ${engine.game} is not what the server sent`);
  const code = await compiled(content, engine.game);
  const card = cardOf(code, engine.game);
  const other = unlike(card, engine.plan.card);
  if (other !== null)
    throw new Untrusted("stale", `the module of ${engine.game} has another ${other}`);
  const asks = WebAssembly.Module.imports(code).map((one) => `${one.module}.${one.name}`);
  if (asks.join() !== "env.memory")
    throw new Untrusted("damaged", `the module of ${engine.game} asks for ${asks.join(", ")}`);
  return code;
}

async function compiled(
  content: Uint8Array<ArrayBuffer>,
  game: string,
): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(content);
  } catch (error) {
    throw new Untrusted("damaged", `the module of ${game} does not compile: ${String(error)}`);
  }
}

function cardOf(code: WebAssembly.Module, game: string): Card {
  const section = WebAssembly.Module.customSections(code, SECTION)[0];
  if (!section) throw new Untrusted("damaged", `the module of ${game} does not say what it is`);
  try {
    return JSON.parse(new TextDecoder().decode(section)) as Card;
  } catch {
    throw new Untrusted("damaged", `the module of ${game} says of itself what it cannot`);
  }
}

/** What of a card is not as it should be: game, version of the rules, fingerprint, ...; or null. */
function unlike(card: Card, wanted: Card): string | null {
  const names = Object.keys(wanted) as (keyof Card)[];
  return names.find((name) => card[name] !== wanted[name]) ?? null;
}
