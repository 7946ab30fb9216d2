// The roll for the cards: what a player's client keeps, checks and sends. No DOM, no socket.
// src/orrery/server/logbook/fair.py has the same formulas; both are held to them by
// tests/server/roll_vectors.json.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Commit, Reveal, SeatSeen, TableSeen } from "../wire";

/** What a browser remembers of one table's rolls; kept until the log has been checked. */
export interface Kept {
  commitments: Record<number, string>; // the server's, as first seen, by number of the roll
  words: Record<string, string>; // ours, by "NUMBER.SEAT"
  rolls: Record<number, string>; // the hash of each roll we have shown our words for
}

/** Why a roll is not to be believed; `roll.fault.CODE` says it in words. */
export type RollFault =
  "unreadable" | "promise" | "replaced" | "left_out" | "other" | "thrown" | "without" | "log";

export class Deceived extends Error {
  constructor(readonly code: RollFault) {
    super(code);
  }
}

interface RollSeat {
  seat: number;
  guest: string | null;
  bot: boolean;
  commitment: string | null;
}

interface Roll {
  scheme: number;
  table: string;
  number: number;
  commitment: string;
  seats: RollSeat[];
  thrown: { number: number; roll: string; missing: string[] }[];
}

/** The head of a log, as far as it is about the cards. */
export interface Head {
  scheme?: number;
  commitment?: string;
  roll?: string;
  seed?: string;
  secret?: string;
  words?: string[];
}

const SCHEME = 2;

export const nothingKept = (): Kept => ({ commitments: {}, words: {}, rolls: {} });
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
export const wordCommitment = (table: string, seat: number, word: string): string =>
  hashOf(`orrery word 2|${table}|${seat}|${word}`);
export const botWord = (roll: string, seat: number): string =>
  hashOf(`orrery bot 2|${roll}|${seat}`);
export const seedOf = (roll: string, secret: string, words: string[]): string =>
  hashOf(["orrery seed 2", roll, secret, ...words].join("|"));

/** 32 random bytes in hexadecimal. */
export const newWord = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

/** The requests that answer a table's state; remembers in `kept`. Deceived when one is cheated. */
export function answer(table: TableSeen, guest: string, kept: Kept): (Commit | Reveal)[] {
  const roll = table.roll ?? null;
  if (table.status === "over" || (roll === null && Object.keys(kept.commitments).length === 0))
    return [];
  if (roll === null) throw new Deceived("promise");
  if ((kept.commitments[roll.number] ??= roll.commitment) !== roll.commitment)
    throw new Deceived("promise");
  const mine = table.seats.filter((seat) => seat.guest === guest);
  if (table.status === "running") {
    if (mine.length) compare(roll.number, roll.hash, kept);
    return [];
  }
  const commits = mine
    .filter((seat) => isUnbound(table.id, roll.number, seat, kept))
    .map((seat) => bind(table.id, roll.number, seat.seat, kept));
  const awaited = mine.filter((seat) => roll.waits_for.includes(seat.seat));
  if (roll.text === null || roll.hash === null || awaited.length === 0) return commits;
  agree(roll.text, roll.hash, roll.number, table.id, mine, guest, kept);
  return [...commits, ...awaited.map((seat) => show(table.id, roll.number, seat.seat, kept))];
}

/** Bind ourselves to a roll, if all of it is as it should be. */
function agree(
  text: string,
  hash: string,
  number: number,
  table: string,
  mine: SeatSeen[],
  guest: string,
  kept: Kept,
): void {
  const roll = readRoll(text);
  if (hashOf(text) !== hash || roll.table !== table || roll.number !== number)
    throw new Deceived("other");
  if (roll.commitment !== kept.commitments[number]) throw new Deceived("promise");
  for (const { seat } of mine) {
    const entry = roll.seats[seat];
    if (entry?.guest !== guest) throw new Deceived("replaced");
    if (entry.commitment === null) throw new Deceived("left_out");
    if (entry.commitment !== ours(table, number, seat, kept)) throw new Deceived("replaced");
  }
  checkThrown(roll, kept);
  if ((kept.rolls[number] ??= hash) !== hash) throw new Deceived("other");
}

/** The game is played with the roll we have shown our words for. */
function compare(number: number, hash: string | null, kept: Kept): void {
  if (!(number in kept.rolls)) throw new Deceived("without");
  if (kept.rolls[number] !== hash) throw new Deceived("other");
}

/** The head of the log proves the cards, with the roll we agreed to. */
export function checkLog(head: Head, kept: Kept): void {
  const { roll: text, secret, words, seed } = head;
  if (
    head.scheme !== SCHEME ||
    text === undefined ||
    secret === undefined ||
    !words ||
    seed === undefined
  )
    throw new Deceived("log");
  const [roll, hash] = [readRoll(text), hashOf(text)];
  compare(roll.number, hash, kept);
  if (hashOf(secret) !== roll.commitment || head.commitment !== roll.commitment)
    throw new Deceived("promise");
  if (
    words.length !== roll.seats.length ||
    roll.seats.some((entry) => words[entry.seat] !== due(roll, hash, entry, words))
  )
    throw new Deceived("log");
  if (seedOf(hash, secret, words) !== seed) throw new Deceived("log");
}

/** The word an entry of a roll must have in the log: its own if it fits the commitment. */
function due(roll: Roll, hash: string, entry: RollSeat, words: string[]): string | undefined {
  if (entry.bot) return botWord(hash, entry.seat);
  if (entry.commitment === null) return "";
  const word = words[entry.seat] ?? "";
  return wordCommitment(roll.table, entry.seat, word) === entry.commitment ? word : undefined;
}

export function readRoll(text: string): Roll {
  try {
    const roll = JSON.parse(text) as Roll;
    const isOurs =
      roll.scheme === SCHEME &&
      roll.seats.every((entry, n) => entry.seat === n) &&
      Array.isArray(roll.thrown);
    if (isOurs) return roll;
  } catch {
    // falls through
  }
  throw new Deceived("unreadable");
}

/** No roll we took part in is kept quiet. */
function checkThrown(roll: Roll, kept: Kept): void {
  const thrown = new Map(roll.thrown.map((one) => [one.number, one.roll]));
  const isWhole =
    roll.thrown.length === roll.number - 1 && roll.thrown.every((one, n) => one.number === n + 1);
  const isOurs = Object.entries(kept.rolls).every(
    ([number, hash]) => Number(number) >= roll.number || thrown.get(Number(number)) === hash,
  );
  if (!isWhole || !isOurs) throw new Deceived("thrown");
}

/** A seat of ours is bound to no word yet; Deceived when it is bound to one that is not ours. */
function isUnbound(table: string, number: number, seat: SeatSeen, kept: Kept): boolean {
  if (!seat.commitment) return !(number in kept.rolls);
  if (seat.commitment !== ours(table, number, seat.seat, kept)) throw new Deceived("replaced");
  return false;
}

function ours(table: string, number: number, seat: number, kept: Kept): string | null {
  const word = kept.words[`${number}.${seat}`];
  return word === undefined ? null : wordCommitment(table, seat, word);
}

function bind(table: string, number: number, seat: number, kept: Kept): Commit {
  const word = (kept.words[`${number}.${seat}`] ??= newWord());
  return {
    type: "commit",
    game: table,
    seat,
    roll: number,
    commitment: wordCommitment(table, seat, word),
  };
}

function show(table: string, number: number, seat: number, kept: Kept): Reveal {
  return {
    type: "reveal",
    game: table,
    seat,
    roll: kept.rolls[number] ?? "",
    word: kept.words[`${number}.${seat}`] ?? "",
  };
}
