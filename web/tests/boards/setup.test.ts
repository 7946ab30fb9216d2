import { describe, expect, it } from "vitest";
import { setup as astron } from "../../src/boards/astron/setup";
import { setup as astroplane } from "../../src/boards/astroplane/setup";
import { formOf } from "../../src/boards/kit/position";
import { setup as situation7 } from "../../src/boards/situation7/setup";
import { setup as spacewalk } from "../../src/boards/spacewalk/setup";
import { setup as zylatron } from "../../src/boards/zylatron/setup";
import { samplesOf } from "./samples";

const START = "sw1 small 2p 6/*/6/* red placing reserve=333,333 tokens=4,4";
const MIDDLE =
  "sw1 small 2p 1/LbMb/Srb/2/Lr/*/1/MrSb/Mr/1/LrSrb/Mb/* blue after round=7 tokens=0,2";
const PLANES = "ap1 standard 2p f1:rrr,j1:rrr,j15:bbb,f15:bbb red move reserve=4,4";
const form = formOf("body", "turn", "phase");
const plane = samplesOf("astroplane")["step-0"]!.view;

describe("the words of a position", () => {
  it("are written as they were read", () => {
    for (const text of [START, MIDDLE, PLANES, `${MIDDLE} moved`])
      expect(form.write(form.read(text))).toBe(text);
    const stacks = "zy2 major 2p red act 8,0:rb1[rm1] 0,4:rb2 money=10,10 mover=rf1:3 half";
    const galaxy = formOf("turn", "phase");
    expect(galaxy.write(galaxy.read(stacks))).toBe(stacks);
    expect(galaxy.read(stacks).listed).toEqual(["8,0:rb1[rm1]", "0,4:rb2"]);
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
    expect(spacewalk.withField(calm, "phase", "placing")).toBe(
      "sw1 small 2p 6/*/6/* blue placing reserve=333,333 tokens=0,2",
    );
    expect(spacewalk.withField(START, "phase", "move")).toBe(
      "sw1 small 2p 6/*/6/* red move tokens=4,4",
    );
  });
});

describe("fields beside the board", () => {
  it("say what does not lie on it, and change it", () => {
    expect(spacewalk.withField(`${START} turn=red`, "turn", "blue")).toBe(
      START.replace("red p", "blue p"),
    );
    expect(spacewalk.withField(MIDDLE, "tokens.0", "3")).toContain("tokens=3,2");
    expect(spacewalk.withField(MIDDLE, "round", "")).not.toContain("round");
    expect(astroplane.withField(PLANES, "reserve.1", "2")).toContain("reserve=4,2");
    expect(astroplane.withField(PLANES, "turn", "blue")).toContain(" blue move ");
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

describe("ASTRON set up by hand", () => {
  const NEAR = "as1 default 2p t2 f11g/e1 ship1 play hands=F1S2/?5 pile=?";
  const view = { map: [".........."] };
  it("finds the cell under a click, and puts a ship there, flying or grounded", () => {
    expect(astron.spaceAt!(60, 10, view)).toBe("b11");
    expect(astron.spaceAt!(60, 599, view)).toBe("b0");
    expect(astron.spaceAt!(-3, 10, view)).toBeNull();
    expect(astron.put(NEAR, "c4", "ship2", "aloft", view)).toContain(" f11g/c4 ");
    expect(astron.put(NEAR, "c4", "ship2", "g", view)).toContain(" f11g/c4g ");
    expect(astron.take(NEAR, "f11")).toContain(" -/e1 ");
    expect(astron.take(NEAR, "a1")).toBe(NEAR);
  });
  it("deals cards by name, in the open or hidden", () => {
    expect(astron.withField(NEAR, "hands.0", "F1 S2 U3")).toContain("hands=F1S2U3/?5");
    expect(astron.withField(NEAR, "hands.1", "? ?")).toContain("hands=F1S2/?2");
    expect(astron.withField(NEAR, "hands.1", "")).toContain("hands=F1S2/-");
    expect(astron.withField(NEAR, "players", "3p")).toContain("3p t2 f11g/e1/- ");
    expect(astron.withField(NEAR, "players", "3p")).toContain("hands=F1S2/?5/-");
    const six = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id, label: id }));
    const cards = astron.fields(NEAR, six, (id) => id, "").filter((one) => one.sort === "cards");
    expect(cards.map((one) => one.id)).toEqual(["hands.0", "hands.1", "discards"]);
  });
});

describe("ZYLATRON set up by hand", () => {
  const STACK = "zy2 major 2p red act 8,0:rb1 0,4:rb2[rf1] money=10,10";
  const view = { factories: [{ name: "red-home", point: [4, 4] }] };
  it("puts the next piece of a kind on a point, onto the carrier or on top", () => {
    expect(zylatron.put(STACK, "6,6", "rf", "carrier", view)).toContain(" 6,6:rf2 ");
    expect(zylatron.put(STACK, "0,4", "rw", "carrier", view)).toContain(" 0,4:rb2[rf1,rw1] ");
    expect(zylatron.put(STACK, "0,4", "rw", "top", view)).toContain(" 0,4:rb2[rf1[rw1]] ");
    expect(zylatron.put(STACK, "6,6", "rb", "top", view)).toContain(" 6,6:rb3 "); // one too many
    expect(zylatron.take(STACK, "0,4")).toContain(" 0,4:rb2 ");
    expect(zylatron.take(zylatron.take(STACK, "0,4"), "0,4")).not.toContain("0,4");
  });
  it("damages pieces and factories click by click, and mends them", () => {
    const once = zylatron.put(STACK, "0,4", "!", "", view);
    expect(once).toContain(" 0,4:rb2[rf1!] ");
    const twice = zylatron.put(once, "0,4", "!", "", view);
    expect(zylatron.put(twice, "0,4", "!", "", view)).toBe(STACK);
    const hurt = zylatron.put(STACK, "4,4", "factory", "", view);
    expect(hurt).toContain("hurt=red-home");
    const ruin = zylatron.put(hurt, "4,4", "factory", "", view);
    expect(ruin).toContain("ruins=red-home");
    expect(ruin).not.toContain("hurt");
    expect(zylatron.put(ruin, "4,4", "factory", "", view)).toBe(STACK);
  });
});

describe("SITUATION 7 set up by hand", () => {
  const DISC = "s71 standard 2p alternate 4./16./16./24./32./22.2yA7. green play";
  it("lays pieces and what stands on them, and takes them up", () => {
    expect(situation7.put(DISC, "1.2", "g", "", null)).toContain(" 2.g./16./");
    expect(situation7.put(DISC, "6.22", "R", "", null)).toContain("/22.RyA7. ");
    expect(situation7.take(DISC, "6.24")).toContain("/22.2y8. ");
    expect(situation7.take(DISC, "6.99")).toBe(DISC);
  });
  it("has everybody act in live play, and somebody else", () => {
    const live = situation7.withField(DISC, "tempo", "live");
    expect(live).toContain(" both play");
    expect(situation7.withField(live, "tempo", "race")).toContain(" yellow play");
    expect(situation7.withField(DISC, "passed.1", "1")).toContain("passed=g");
  });
});
