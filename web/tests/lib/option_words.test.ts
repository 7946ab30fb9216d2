// Promises of the words of options: rules and refusals call them as the form does.
import { expect, test } from "vitest";
import type { GameSeen } from "../../src/lib/api";
import { optionWords, withOptionWords } from "../../src/lib/option_words";

const flag = { name: "touch_move", label: "Touch-move", choices: [] };
const prices = {
  name: "prices",
  label: "Prices",
  choices: ["full", "half"],
  choice_labels: ["full prices", "half prices"],
};
const game = { options: [flag, prices] } as unknown as GameSeen;

test("an option is called by its label, a choice by its own", () => {
  expect(optionWords(game, "touch_move")).toBe("Touch-move");
  expect(optionWords(game, "half")).toBe("half prices");
  expect(optionWords(game, "prices = half")).toBe("Prices: half prices");
});

test("what is neither stays as it is", () => {
  for (const code of ["a1-c1", "prices = none", "half = prices", ""])
    expect(optionWords(game, code)).toBeNull();
});

test("a sentence keeps its other words", () => {
  const said = "touch_move is for half a board, not for some_other";
  expect(withOptionWords(game, said)).toBe("“Touch-move” is for half a board, not for some_other");
});
