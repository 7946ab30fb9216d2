// What matters stands in the middle of a small frame, and no edge of a drawing leaves a gap.
import { expect, test } from "vitest";
import { aroundAll, cropOf } from "../../src/lib/crop";

const frame = { width: 400, height: 300 };
const drawing = { width: 800, height: 800 };

test("a whole drawing is seen where nothing matters more", () => {
  const { scale, x, y } = cropOf(frame, drawing, null);
  expect(scale).toBeCloseTo(300 / 800);
  expect([x, y]).toEqual([50, 0]);
});

test("what matters is in the middle, with its surroundings", () => {
  const area = { left: 350, top: 380, width: 200, height: 100 };
  const { scale, x, y } = cropOf(frame, drawing, area);
  expect(450 * scale + x).toBeCloseTo(200);
  expect(430 * scale + y).toBeCloseTo(150);
  expect(area.width * scale).toBeLessThan(frame.width / 1.5);
});

test("no gap opens at an edge, and nothing is blown up", () => {
  const { scale, x, y } = cropOf(frame, drawing, { left: 0, top: 790, width: 10, height: 10 });
  expect(scale).toBeLessThan(1.2);
  expect(x).toBe(0);
  expect(800 * scale + y).toBeCloseTo(300);
});

test("one area is laid round all", () => {
  const two = [
    { left: 1, top: 2, width: 3, height: 4 },
    { left: 10, top: 0, width: 1, height: 1 },
  ];
  expect(aroundAll(two)).toEqual({ left: 1, top: 0, width: 10, height: 6 });
  expect(aroundAll([])).toBeNull();
});
