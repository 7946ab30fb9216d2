// Arrow keys on the galaxy: a column is kept going up and down, and nobody falls off the edge.
import { expect, it } from "vitest";
import { beside } from "../../src/boards/zylatron/steps";
import type { Place } from "../../src/boards/zylatron/types";

const bay = { galaxy: { width: 7, height: 4, land: [0, 0, 0, 0], headquarters: {} } };
const walk = (from: Place, ...arrows: string[]): Place =>
  arrows.reduce((place, arrow) => beside(bay, place, arrow), from);

it("goes a whole space to the side", () => {
  expect(walk([2, 0], "ArrowRight")).toEqual([4, 0]);
  expect(walk([2, 0], "ArrowLeft")).toEqual([0, 0]);
});
it("comes back to its column after two rows, and to its place", () => {
  expect(walk([2, 0], "ArrowDown", "ArrowDown")).toEqual([2, 2]);
  expect(walk([2, 0], "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp")).toEqual([2, 0]);
});
it("takes the other way down at the side", () => {
  expect(walk([0, 0], "ArrowDown")).toEqual([1, 1]);
  expect(walk([6, 0], "ArrowDown")).toEqual([5, 1]);
});
it("stays at the edge", () => {
  expect(walk([2, 0], "ArrowUp")).toEqual([2, 0]);
  expect(walk([0, 0], "ArrowLeft")).toEqual([0, 0]);
  expect(walk([6, 0], "ArrowRight")).toEqual([6, 0]);
  expect(walk([3, 3], "ArrowDown")).toEqual([3, 3]);
});
