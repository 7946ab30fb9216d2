import { expect, it } from "vitest";
import { besides } from "../../src/boards/kit/people";

it("names a player once, also where nobody but the seat is known", () => {
  expect(besides("Ann", "red")).toBe("Ann");
  expect(besides("Red", "red")).toBe("");
  expect(besides(undefined, "red")).toBe("");
});
