import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/catalogue.svelte", () => ({ gameOf: () => null }));
vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string): string => id, has: () => false }));
vi.mock("../../src/lib/formats", () => ({ listed: (names: string[]): string => names.join() }));
const { seatColor } = await import("../../src/parts/words");

test("a seat has the colour its name says, also as the second of its side", () => {
  const seats = ["yellow", "green", "yellow2", "green2"].map(seatColor);
  expect(seats).toEqual([1, 2].flatMap(() => ["var(--seat-yellow)", "var(--seat-green)"]));
});

test("a seat whose name says no colour has one by its number", () => {
  expect(["ship1", "ship2"].map(seatColor)).toEqual(["var(--seat-red)", "var(--seat-blue)"]);
});
