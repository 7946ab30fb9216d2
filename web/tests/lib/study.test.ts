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
  it("goes on with what is played, and back again", async () => {
    const study = new Study("g", fake([]));
    await study.open("p");
    expect(await study.play("a")).toBe(true);
    await study.play("b");
    expect(study.told?.position).toBe("pab");
    study.back();
    expect(study.told?.position).toBe("pa");
    study.back();
    study.back();
    expect(study.told?.position).toBe("p");
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
  it("lets the bot play the best it finds", async () => {
    const study = new Study("g", fake([]));
    await study.open("p");
    await study.answer();
    expect(study.told?.position).toBe("px");
  });
});
