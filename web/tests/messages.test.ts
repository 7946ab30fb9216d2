// Catalogues in the browser: plural forms, forms of names, and English message by message.
import { describe, expect, test } from "vitest";
import { idOf, Messages } from "../src/lib/messages";

const GERMAN = `
name-ship = Schiff
    .dative = dem Schiff
    .gender = neuter
left = noch { $n } { $n ->
    [one] Zug
   *[other] Züge
 }
docks = dockt an { NAME($piece, form: "dative") } an
last = { NAME($piece, form: "gender") ->
    [feminine] die letzte
   *[other] das letzte
 } { $piece }
filled = { $wer } gewinnt
broken = { $n
after = danach
`;
const ENGLISH = `
filled = { $name } wins
broken = { $n } moves
lacking = only here
`;
const messages = new Messages([
  ["de", [GERMAN]],
  ["en", [ENGLISH]],
]);

describe("numbers below zero", () => {
  test.each([
    [-1, "noch −1 Zug"],
    [-2, "noch −2 Züge"],
  ])("%i has the minus of mathematics", (n, said) =>
    expect(messages.say("left", { n })).toBe(said),
  );
});

describe("plural forms", () => {
  test.each([
    [1, "noch 1 Zug"],
    [2, "noch 2 Züge"],
    [0, "noch 0 Züge"],
  ])("%i", (n, said) => expect(messages.say("left", { n })).toBe(said));

  test("three of them in Polish", () => {
    const source = "n = { $n ->\n    [one] punkt\n    [few] punkty\n   *[many] punktów\n }\n";
    const polish = new Messages([["pl", [source]]]);
    const said = [1, 3, 5, 12, 22].map((n) => polish.say("n", { n }));
    expect(said).toEqual(["punkt", "punkty", "punktów", "punktów", "punkty"]);
  });
});

describe("names", () => {
  const piece = messages.name("ship");
  test("have the form that a sentence asks for", () =>
    expect(messages.say("docks", { piece })).toBe("dockt an dem Schiff an"));
  test("choose the words around them", () =>
    expect(messages.say("last", { piece })).toBe("das letzte Schiff"));
  test("are the word itself where there is none", () => {
    expect(messages.name("tug").toString()).toBe("tug");
    expect(messages.say("docks", { piece: messages.name("tug") })).toBe("dockt an tug an");
  });
});

describe("English says", () => {
  test("what is missing", () => expect(messages.say("lacking")).toBe("only here"));
  test("what is broken", () => expect(messages.say("broken", { n: 2 })).toBe("2 moves"));
  test("what has variables that nobody fills", () =>
    expect(messages.say("filled", { name: "Ann" })).toBe("Ann wins"));
  test("nothing of what is whole", () => expect(messages.say("after")).toBe("danach"));
  test("nothing of what nobody has said", () => {
    expect(messages.say("never")).toBeUndefined();
    expect(messages.has("never")).toBe(false);
    expect(messages.has("lacking")).toBe(true);
  });
});

test("ids have hyphens for whatever is no letter or digit", () => {
  expect(idOf("roll.fault.left_out")).toBe("roll-fault-left-out");
  expect(idOf("situation7.goal.Mercury and Venus")).toBe("situation7-goal-Mercury-and-Venus");
});
