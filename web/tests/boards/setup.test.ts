import { describe, expect, it } from "vitest";
import { setup as astroplane } from "../../src/boards/astroplane/setup";
import { readWords, withTurn, writeWords } from "../../src/boards/kit/position";
import { setup as spacewalk } from "../../src/boards/spacewalk/setup";
import { samplesOf } from "./samples";

const START = "sw1 small 2p 6/*/6/* red placing reserve=333,333 tokens=4,4";
const MIDDLE =
  "sw1 small 2p 1/LbMb/Srb/2/Lr/*/1/MrSb/Mr/1/LrSrb/Mb/* blue after round=7 tokens=0,2";
const PLANES = "ap1 standard 2p f1:rrr,j1:rrr,j15:bbb,f15:bbb red move reserve=4,4";
const plane = samplesOf("astroplane")["step-0"]!.view;

describe("the words of a position", () => {
  it("are written as they were read", () => {
    for (const text of [START, MIDDLE, PLANES, `${MIDDLE} moved`])
      expect(writeWords(readWords(text))).toBe(text);
    expect(withTurn(`${START} turn=red`, "blue")).toBe(START.replace("red p", "blue p"));
  });
});

describe("Space Walk set up by hand", () => {
  it("takes ships from the reserve before the first turn, and puts them back", () => {
    const one = spacewalk.put(START, "2", "Mb", "", null);
    expect(one).toBe("sw1 small 2p 2/Mb/3/*/6/* red placing reserve=333,323 tokens=4,4");
    const two = spacewalk.put(one, "2", "Mr", "", null);
    expect(two).toContain(" 2/Mrb/3/*/6/* ");
    expect(two).toContain("reserve=323,323");
    expect(spacewalk.take(spacewalk.take(two, "2"), "2")).toBe(START);
  });
  it("leaves black holes and empty planets alone", () => {
    expect(spacewalk.put(START, "6", "Mb", "", null)).toBe(START);
    expect(spacewalk.take(START, "3")).toBe(START);
    expect(spacewalk.put(START, "99", "Mb", "", null)).toBe(START);
  });
  it("stands between two turns, and keeps what does not matter", () => {
    const calm = spacewalk.settle(`${MIDDLE} paid=b`);
    expect(calm).toBe(MIDDLE.replace("after", "move"));
    expect(spacewalk.put(calm, "0", "Sr", "", null)).toContain(" Sr/LbMb/Srb/2/");
    expect(spacewalk.withPhase(calm, "placing")).toBe(
      "sw1 small 2p 6/*/6/* blue placing reserve=333,333 tokens=0,2",
    );
    expect(spacewalk.withPhase(START, "move")).toBe("sw1 small 2p 6/*/6/* red move tokens=4,4");
  });
});

describe("Astroplane set up by hand", () => {
  it("puts pieces on top, pointing somewhere where that is needed", () => {
    const open = astroplane.put(PLANES, "h9", "r", "e", plane);
    expect(open).toContain(",h9:r red move reserve=3,4"); // the centre has one facing
    const far = astroplane.put(PLANES, "f7", "b", "e", plane);
    expect(far).toContain(",f7e:b red move reserve=4,3");
    expect(astroplane.put(far, "f7", "r", "s", plane)).toContain(",f7e:rb red move reserve=3,3");
    expect(astroplane.put(PLANES, "z9", "r", "e", plane)).toBe(PLANES);
  });
  it("takes the top piece into the reserve, and nothing from nowhere", () => {
    expect(astroplane.take(PLANES, "f1")).toContain("f1:rr,j1:rrr");
    expect(astroplane.take(PLANES, "f1")).toContain("reserve=5,4");
    expect(astroplane.take(PLANES, "h9")).toBe(PLANES);
  });
  it("stands between two turns", () => {
    const busy =
      "ap1 standard 2p m2e:r^,o2:r blue reserve reserve=1,3 left=1 moved take=1 round=14";
    expect(astroplane.settle(busy)).toBe(
      "ap1 standard 2p m2e:r,o2:r blue move reserve=1,3 round=14",
    );
  });
});
