import { expect, test } from "vitest";
import { asSentence } from "../../src/lib/sentence";

test("what the server says to programs is a sentence on a page", () => {
  expect(asSentence("nobody keeps this name")).toBe("Nobody keeps this name.");
  expect(asSentence("Is that so?")).toBe("Is that so?");
});
