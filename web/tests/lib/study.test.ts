import { describe, expect, it } from "vitest";
import { Study } from "../../src/lib/study.svelte";
import type { StudyQuestion, StudySeen } from "../../src/wire";

const seen = (position: string, more: Partial<StudySeen> = {}): StudySeen => ({
  position,
  seat: 0,
  seat_names: ["red", "blue"],
  view: {} as StudySeen["view"],
  events: [],
  ...more,
});

/** A game in which every action but "bad" is appended to the position. */
function fake(asked: StudyQuestion[]): (question: StudyQuestion) => Promise<StudySeen> {
  return (question) => {
    asked.push(question);
    const { position = "", action = "", best } = question;
    if (position === "wrong") return Promise.reject(new Error("no such position"));
    if (action === "bad") return Promise.resolve(seen(position, { refusal: "not there" }));
    const lines = best ? [{ action: "x", visits: 1, share: 1 }] : [];
    return Promise.resolve(seen(position + action, { lines }));
  };
}

describe("a position that is studied", () => {
  it("goes on with what is played, and to any place by the way there", async () => {
    const asked: StudyQuestion[] = [];
    const study = new Study("g", fake(asked));
    await study.open("p");
    expect(study.isMoved).toBe(false);
    expect(await study.play("a")).toBe(true);
    await study.play("b");
    expect([study.told?.position, study.isMoved]).toEqual(["pab", true]);
    await study.open("p", [{ action: "a", seat: 0 }]);
    expect(asked.at(-1)).toEqual({ game: "g", position: "p", path: [{ action: "a", seat: 0 }] });
    expect(study.isMoved).toBe(false);
  });
  it("stays where it is when an action is not legal, and says why", async () => {
    const study = new Study("g", fake([]));
    await study.open("p");
    expect(await study.play("bad")).toBe(false);
    expect([study.told?.position, study.refusal]).toEqual(["p", "not there"]);
    await study.play("a");
    expect(study.refusal).toBe("");
  });
  it("keeps what it has when a position makes no sense", async () => {
    const study = new Study("g", fake([]));
    await study.open("p");
    await study.open("wrong");
    expect([study.told?.position, study.fault]).toEqual(["p", "no such position"]);
  });
  it("finds what is best, once for a position", async () => {
    const asked: StudyQuestion[] = [];
    const study = new Study("g", fake(asked));
    await study.open("p");
    expect([await study.best(), await study.best()]).toEqual(["x", "x"]);
    expect(asked.filter((one) => one.best).length).toBe(1);
  });
});
