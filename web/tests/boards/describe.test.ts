// Positions in sentences: plain words, no codes.
import { describe as group, expect, test } from "vitest";
import { describe as astron } from "../../src/boards/astron/describe";
import { describe as astroplane } from "../../src/boards/astroplane/describe";
import { describe as situation7 } from "../../src/boards/situation7/describe";
import { describe as zylatron } from "../../src/boards/zylatron/describe";
import { called } from "../../src/boards/situation7/called";
import names from "../../src/boards/situation7/cut/names.json";
import { placeWords } from "../../src/boards/zylatron/plain";
import { sample, samples, textsOf } from "./samples";

const CODES: Record<string, [(view: any, t: any) => string[], RegExp]> = {
  astron: [astron, /\b[a-j]\d{1,2}\b/],
  astroplane: [astroplane, /\b[a-o]\d{1,2}\b|north|east|south|west/],
  situation7: [situation7, /\b\d\.\d{1,2}\b/],
  zylatron: [zylatron, /\b[rbgy][bfwm]\d\b|\b\d+,\d+\b|\w+-(home|moon|zylon)/],
};

group.each(Object.entries(CODES))("%s", (game, [describe, code]) => {
  test.each(["en", "de"])("is told without codes in %s", (language) => {
    const t = textsOf(game, language);
    const lines = samples(game).flatMap((view) => describe(view, t));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(line).not.toMatch(code);
      expect(line).not.toMatch(/\{|\}|undefined|astron\.|astroplane\.|situation7\.|zylatron\./);
    }
  });
});

test("every place of the disc has a name of its own in each language", () => {
  for (const all of Object.values(names)) expect(new Set(Object.values(all)).size).toBe(124);
  expect(called("3.11", "en")).toBe("Jupiter, upper left");
  expect(called("3.11", "de")).toBe("Jupiter, oben links");
});

test("points of the galaxy are named by what is near", () => {
  const { view } = sample("zylatron", "1-start");
  const t = textsOf("zylatron", "en");
  expect(placeWords(view, [28, 14], t)).toBe("the headquarters on Zylon");
  expect(placeWords(view, [26, 12], t)).toBe("on Zylon, upper left");
  expect(placeWords(view, [33, 17], t)).toBe("beside Zylon, lower right");
  expect(placeWords(view, [16, 8], t)).toBe("the middle of the upper left moon");
});

test("a hand is yours only if it is", () => {
  const t = textsOf("astron", "en");
  const view = samples("astron").find((one) => one.hand?.length > 0);
  expect(astron(view, t).at(-1)).toMatch(/^Your hand: /);
  expect(astron(view, t, "Ben").at(-1)).toMatch(/^Hand of Ben: /);
});
