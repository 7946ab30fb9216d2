// What is as good as the best, and what is liked, as bots/tastes.py says.
import { expect, test } from "vitest";
import type { Choice } from "../../src/device/mind";
import { asGood, isBetter } from "../../src/device/taster";

const choice = (action: number, visits: number, value: number): Choice => ({
  action,
  visits,
  value,
});

test("about as good is what was looked at enough and is worth about as much", () => {
  const thoughts = [
    choice(1, 400, 0.5),
    choice(2, 100, 0.481),
    choice(3, 99, 0.6), // a rumour
    choice(4, 100, 0.479),
    choice(5, 100, 0.52),
  ];
  expect(asGood(thoughts, 0.02).map((one) => one.action)).toEqual([1, 2, 5]);
  const won = thoughts.map((one) => ({ ...one, value: one.value === 0.5 ? 1 : 0.999 }));
  expect(asGood(won, 0.02).map((one) => one.action)).toEqual([1]); // nobody plays about with a win
});

test("six are tasted at most", () => {
  const many = Array.from({ length: 9 }, (_, action) => choice(action, 10, 0.5));
  expect(asGood(many, 0.02)).toHaveLength(6);
});

test("likings decide in their order, less of what has a minus", () => {
  const [a, b] = [
    { own: 3, rival: 5, spread: 0 },
    { own: 4, rival: 5, spread: 0 },
  ];
  expect(isBetter(b, a, ["-rival", "own"])).toBe(true);
  expect(isBetter(a, { ...b, rival: 6 }, ["-rival", "own"])).toBe(true);
  expect(isBetter(a, b, ["spread"])).toBe(false);
});
