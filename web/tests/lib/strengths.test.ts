import { describe, expect, it } from "vitest";
import { ranksOf, strengthOf } from "../../src/lib/strengths";

const BOTS = ["random", "cadet", "captain", "admiral", "hunter"];

describe("strengths", () => {
  it("counts ranks alone", () => {
    expect(ranksOf(BOTS)).toEqual(["random", "cadet", "captain", "admiral"]);
  });
  it("takes a personality for as strong as the rank it plays as", () => {
    expect(strengthOf("hunter", BOTS)).toBe(strengthOf("captain", BOTS));
    expect(strengthOf("admiral", BOTS)).toBe(3);
  });
});
