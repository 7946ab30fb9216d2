// Holds web/src/lib/roll.ts and backoff.ts to the shared vectors and to what an honest client must notice.
//     node roll_check.mjs ROLL.mjs BACKOFF.mjs VECTORS.json
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [rollFile, backoffFile, vectorsFile] = process.argv.slice(2);
const roll = await import(pathToFileURL(rollFile).href);
const { pauseBefore } = await import(pathToFileURL(backoffFile).href);

const copy = (value) => JSON.parse(JSON.stringify(value));
const throws = (code, work) => assert.throws(work, (error) => error.code === code, `expected ${code}`);

// The vectors
for (const vector of JSON.parse(readFileSync(vectorsFile, "utf8"))) {
  const it = roll.readRoll(vector.roll);
  assert.equal(roll.hashOf(vector.roll), vector.hash);
  assert.equal(roll.hashOf(vector.secret), it.commitment);
  for (const [seat, word] of Object.entries(vector.shown)) assert.equal(roll.wordCommitment(it.table, Number(seat), word), it.seats[seat].commitment);
  for (const entry of it.seats.filter((one) => one.bot)) assert.equal(roll.botWord(vector.hash, entry.seat), vector.words[entry.seat]);
  assert.equal(roll.seedOf(vector.hash, vector.secret, vector.words), vector.seed);
  const head = { scheme: 2, commitment: it.commitment, ...vector };
  const kept = { ...roll.nothingKept(), rolls: { [it.number]: vector.hash } };
  roll.checkLog(head, kept);
  throws("other", () => roll.checkLog(head, { ...kept, rolls: { [it.number]: "0" } }));
  throws("without", () => roll.checkLog(head, roll.nothingKept()));
  throws("promise", () => roll.checkLog({ ...head, secret: "f".repeat(64) }, kept));
  throws("log", () => roll.checkLog({ ...head, seed: "0" }, kept));
  throws("log", () => roll.checkLog({ ...head, scheme: 1 }, kept));
  throws("log", () => roll.checkLog({ ...head, words: vector.words.map(() => "f".repeat(64)) }, kept));
}

// An operator on seat 0, and Ben's client on seat 1
const TABLE = "7ab1e7ab1e00";
const secret = "5".repeat(64);
const table = (changes = {}, bound = null) => ({
  id: TABLE,
  status: "open",
  seats: [{ seat: 0, guest: "op", commitment: "0".repeat(64) }, { seat: 1, guest: "ben", commitment: bound }],
  roll: { number: 1, commitment: roll.hashOf(secret), is_wanted: true, waits_for: [1], left_out: [], text: null, hash: null, thrown: [], ...changes },
});
const frozen = (bound, changes = {}) => JSON.stringify({
  scheme: 2, table: TABLE, number: 1, commitment: roll.hashOf(secret), thrown: [],
  seats: [{ seat: 0, guest: "op", bot: false, commitment: "0".repeat(64) }, { seat: 1, guest: "ben", bot: false, commitment: bound }],
  ...changes,
});
const shown = (text, bound, changes = {}) => table({ text, hash: roll.hashOf(text), ...changes }, bound);

const kept = roll.nothingKept();
const [commit] = roll.answer(table(), "ben", kept);
assert.equal(commit.type, "commit");
assert.deepEqual(roll.answer(table(), "ben", kept), [commit]); // the same word again, after a reload too
const bound = commit.commitment;
assert.deepEqual(roll.answer(table({}, bound), "ben", kept), []); // nothing is shown before all are bound
const good = frozen(bound);

throws("replaced", () => roll.answer(shown(good, "e".repeat(64)), "ben", copy(kept)));
throws("replaced", () => roll.answer(shown(frozen("e".repeat(64)), bound), "ben", copy(kept)));
throws("left_out", () => roll.answer(shown(frozen(null), bound), "ben", copy(kept)));
throws("promise", () => roll.answer(shown(good, bound, { commitment: "9".repeat(64) }), "ben", copy(kept)));
throws("promise", () => roll.answer(shown(frozen(bound, { commitment: "9".repeat(64) }), bound), "ben", copy(kept)));
throws("promise", () => roll.answer({ ...table(), roll: null }, "ben", copy(kept)));
throws("other", () => roll.answer(shown(good, bound, { hash: "0".repeat(64) }), "ben", copy(kept)));
throws("other", () => roll.answer(shown(frozen(bound, { table: "x" }), bound), "ben", copy(kept)));
throws("other", () => roll.answer(shown(frozen(bound, { number: 2 }), bound), "ben", copy(kept)));
throws("thrown", () => roll.answer(shown(frozen(bound, { thrown: [{ number: 1, roll: "x", missing: [] }] }), bound), "ben", copy(kept)));
throws("unreadable", () => roll.answer(shown("{}", bound), "ben", copy(kept)));
throws("without", () => roll.answer({ ...table({}, bound), status: "running" }, "ben", copy(kept)));

const [reveal] = roll.answer(shown(good, bound), "ben", kept);
assert.deepEqual([reveal.type, reveal.roll], ["reveal", roll.hashOf(good)]);
assert.equal(roll.wordCommitment(TABLE, 1, reveal.word), bound);
const other = frozen(bound, { options: 1 });
throws("other", () => roll.answer(shown(other, bound), "ben", kept)); // a second roll with this number
roll.answer({ ...shown(good, bound), status: "running" }, "ben", kept);
throws("other", () => roll.answer({ ...shown(other, bound), status: "running" }, "ben", kept));

// Thrown away: new secrets for all, and the first roll is named
const next = { number: 2, commitment: roll.hashOf("6".repeat(64)) };
const [again] = roll.answer(table(next), "ben", kept);
assert.notEqual(again.commitment, bound);
const quiet = frozen(again.commitment, { ...next, thrown: [] });
throws("thrown", () => roll.answer(shown(quiet, again.commitment, next), "ben", copy(kept)));
const named = frozen(again.commitment, { ...next, thrown: [{ number: 1, roll: roll.hashOf(good), missing: ["Op"] }] });
const [second] = roll.answer(shown(named, again.commitment, next), "ben", kept);
assert.notEqual(second.word, reveal.word);

// Sending again: 0.25 s doubling to 8 s, give or take a quarter
assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 60].map((n) => pauseBefore(n, 0.5)), [250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
assert.deepEqual([pauseBefore(0, 0), pauseBefore(0, 1), pauseBefore(9, 1)], [187.5, 312.5, 10000]);
console.log("roll and backoff hold");
