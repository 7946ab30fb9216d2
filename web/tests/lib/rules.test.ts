// The clause that matters is that of what is on offer.
import { expect, test } from "vitest";
import { clauseFor } from "../../src/lib/rules";

const clauses = { none: "AP-42", left: "AP-24", "*": "AP-5", end: "AP-13" };

test("the first kind of the list that is on offer says it", () => {
  expect(clauseFor(clauses, ["left", "right", "none"])).toBe("AP-42");
  expect(clauseFor(clauses, ["end", "f1-f3 n"])).toBe("AP-5");
  expect(clauseFor(clauses, ["end"])).toBe("AP-13");
});

test("nothing on offer, or nothing known: no clause", () => {
  expect(clauseFor(clauses, [])).toBeNull();
  expect(clauseFor({ move: "SW-9" }, ["place 3 large"])).toBeNull();
});
