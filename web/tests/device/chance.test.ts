// The generators of the Python side; the numbers are Python's own.
import { expect, test } from "vitest";
import { gameSeed, PythonRandom } from "../../src/device/chance";

test("seeds are those of core/chance.py", () => {
  expect(gameSeed(7n, 0n)).toBe(SEED_7_0);
  expect(gameSeed(7n, 3n)).toBe(SEED_7_3);
  expect(gameSeed(2n ** 64n - 1n, 5n)).toBe(SEED_MOST_5);
});

test("Python's random gives the same numbers for the same seed", () => {
  for (const [seed, numbers] of SAMPLES) {
    const random = new PythonRandom(seed);
    expect(numbers.map(() => random.random())).toEqual(numbers);
  }
});

test("a text is as good a seed, and whole numbers are the same, too", () => {
  const random = new PythonRandom("4294967295 3");
  expect(BITS_OF_TEXT.map(() => random.bits())).toEqual(BITS_OF_TEXT);
});

test("choices by weight are Python's", () => {
  const random = new PythonRandom("12 0");
  expect(CHOICES.map(() => random.choice([3, 1, 9, 2]))).toEqual(CHOICES);
});

test("the twister goes round without a break", () => {
  const random = new PythonRandom(5);
  let last = 0;
  for (let n = 0; n < 2000; n++) last = random.random();
  expect(last).toBe(LAST_OF_2000);
});

const SEED_7_0 = 16184226688143867045n;
const SEED_7_3 = 3173644769479687894n;
const SEED_MOST_5 = 18207697984273234294n;
const LAST_OF_2000 = 0.20243881971614341;
const BITS_OF_TEXT = [3466358775, 3371264162, 1846543950]; // random.Random("4294967295 3")
const CHOICES = [0, 2, 2, 2, 0, 2, 2, 0, 0, 2, 2, 1]; // of random.Random("12 0")
const SAMPLES: [number, number[]][] = [
  [0, [0.8444218515250481, 0.7579544029403025, 0.420571580830845]],
  [1, [0.13436424411240122, 0.8474337369372327, 0.763774618976614]],
  [42, [0.6394267984578837, 0.025010755222666936, 0.27502931836911926]],
  [4294967301, [0.15727238718789782, 0.2824866316461999, 0.6044540318498407]],
];
