// Guests and bots are called after different stars.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STARS } from "../../src/lib/stars";

test("no guest is given the name of a bot", () => {
  const source = new TextDecoder().decode(readFileSync("../src/orrery/bots/names.py"));
  const bots: string[] = /STARS = \(([^)]*)\)/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  expect(bots.length).toBeGreaterThan(5);
  expect(STARS.filter((star) => bots.includes(star))).toEqual([]);
});
