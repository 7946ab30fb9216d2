import { expect, it } from "vitest";
import { belongingTo, besides } from "../../src/boards/kit/people";

it("names a player once, also where nobody but the seat is known", () => {
  expect(besides("Ann", "red")).toBe("Ann");
  expect(besides("Red", "red")).toBe("");
  expect(besides(undefined, "red")).toBe("");
  expect(besides("Ann (Red)", "red")).toBe("Ann"); // who has several seats
  expect(besides("Ann (Blue)", "red")).toBe("Ann (Blue)");
});

it("calls a hand ours only where it is", () => {
  const seats = ["Ann", "Ben"].map((player, seat) => ({ seat, name: `ship${seat + 1}`, player }));
  expect(belongingTo({ seat: 0, you: 0, seats }, "Your hand")).toBe("Your hand");
  expect(belongingTo({ seat: 1, you: 0, seats }, "Your hand")).toBe("Ben");
  expect(belongingTo({ seat: 1, you: null, seats }, "Your hand")).toBe("Ben");
});
