import { describe, expect, it } from "vitest";
import {
  EDGE,
  lineOf,
  markOf,
  momentText,
  positionAt,
  sharesAt,
  signed,
  stepAfter,
  turnsOf,
  WIDTH,
  xOf,
  yOf,
} from "../../src/lib/analysis";
import type { Report, StepReport, TurningSeen } from "../../src/wire";

const step = (n: number, cost: number): StepReport => ({ n, seat: 0, sort: "choice", cost });

describe("the curve", () => {
  it("goes from edge to edge, and a better chance lies higher", () => {
    expect(xOf(0, 10)).toBe(EDGE);
    expect(xOf(10, 10)).toBe(WIDTH - EDGE);
    expect(yOf(0.9)).toBeLessThan(yOf(0.1));
    expect(lineOf([0, 10], [[0.5], [1]], 0, 10).split(" ")).toHaveLength(2);
  });
  it("finds the position under the pointer and stays within the game", () => {
    for (const n of [0, 3, 10]) expect(positionAt(xOf(n, 10) / WIDTH, 10)).toBe(n);
    expect(positionAt(-1, 10)).toBe(0);
    expect(positionAt(2, 10)).toBe(10);
  });
  it("says the chances judged last where a position was left out", () => {
    expect(sharesAt([0, 4], [[0.5], [0.8]], 3)).toEqual([0.5]);
    expect(sharesAt([0, 4], [[0.5], [0.8]], 4)).toEqual([0.8]);
  });
});

describe("words and marks", () => {
  it("signs what was won and lost", () => {
    expect([signed(0.123), signed(-0.2), signed(0.001)]).toEqual(["+12%", "−20%", "0%"]);
  });
  it("calls a choice by what it gave away", () => {
    const marks = [0, 0.01, 0.05, 0.15, 0.4].map((cost) => markOf(step(1, cost)));
    expect(marks).toEqual(["best", "good", "weak", "mistake", "blunder"]);
  });
  it("finds the step that leads on from a position", () => {
    const report = { steps: [step(4, 0.1)] } as Report;
    expect(stepAfter(report, 3)?.n).toBe(4);
    expect(stepAfter(report, 4)).toBeNull();
    expect(stepAfter(null, 0)).toBeNull();
  });
  it("tells each turning move once, of the seat whose chance rose", () => {
    const turn = (n: number, seat: number, before: number, after: number): TurningSeen => ({
      n,
      seat,
      before,
      after,
    });
    const found = turnsOf([turn(9, 1, 0.6, 0.4), turn(9, 0, 0.4, 0.6), turn(3, 2, 0.5, 0.3)]);
    expect(found.map(({ n, seat }) => [n, seat])).toEqual([
      [3, 2],
      [9, 0],
    ]);
  });
  it("tells luck apart from choices", () => {
    const moment = { n: 1, seat: 0, change: -0.3, is_luck: false };
    expect(momentText(moment)).toBe("analysis.moment_choice");
    expect(momentText({ ...moment, is_luck: true })).toBe("analysis.moment_bad");
    expect(momentText({ ...moment, is_luck: true, change: 0.3 })).toBe("analysis.moment_good");
  });
});
