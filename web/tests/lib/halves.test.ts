import { expect, it } from "vitest";
import { withoutHalves } from "../../src/lib/halves";
import type { Entry } from "../../src/lib/table/facts";

const entry = (seq: number, seat: number, action: string, ...texts: string[]): Entry => ({
  type: "happened",
  seq,
  seat,
  action,
  events: texts.map((text) => ({ kind: "k", numbers: [], text })),
});
const fire = (seq: number): Entry => entry(seq, 0, "fire rw3");
const aimed = (seq: number, seat = 0): Entry => entry(seq, seat, "target bf1", "fires at it");
const kept = (...entries: Entry[]): number[] =>
  withoutHalves(entries, ["fire"]).map(({ seq }) => seq);

it("tells a half action by its second half alone", () => {
  expect(kept(fire(1), aimed(2), entry(3, 0, "go 1,1", "flies"))).toEqual([2, 3]);
});

it("keeps what nothing follows, or somebody else, or what says nothing, and other actions", () => {
  expect(kept(fire(1))).toEqual([1]);
  expect(kept(fire(1), aimed(2, 1))).toEqual([1, 2]);
  expect(kept(fire(1), entry(2, 0, "target bf1"))).toEqual([1, 2]);
  expect(kept(entry(1, 0, "move 5"), aimed(2))).toEqual([1, 2]);
});
