// What the glossary says of a place of the screen, and where it is said.
import { describe, expect, it } from "vitest";
import { around, atPoint, besides, inRect, type Found, type Rect } from "../../src/lib/glossary";

const box = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const thing = (term: string, rect: Rect, more: Partial<Found> = {}): Found => ({
  named: { term },
  rect,
  ...more,
});
const names = (found: Found[]): string[] => found.map(({ named }) => named.term);

describe("what lies under a point", () => {
  const planet = thing("planet", box(0, 0, 100, 100));
  const ship = thing("ship", box(40, 40, 20, 10));

  it("is the smallest thing there", () => {
    expect(names(atPoint([planet, ship], 50, 45))).toEqual(["ship"]);
    expect(names(atPoint([planet, ship], 10, 10))).toEqual(["planet"]);
    expect(atPoint([planet, ship], 200, 10)).toEqual([]);
  });

  it("is a whole stack where several share a place, each kind once", () => {
    const stack = ["carrier", "warrior", "warrior"].map((term) => thing(term, box(0, 0, 30, 30)));
    expect(names(atPoint([planet, ...stack], 5, 5))).toEqual(["carrier", "warrior"]);
  });

  it("is nothing in the empty corners of what stands on a corner", () => {
    const space = thing("space", box(0, 0, 100, 100), { isDiamond: true });
    expect(names(atPoint([space], 50, 50))).toEqual(["space"]);
    expect(atPoint([space], 8, 8)).toEqual([]);
  });

  it("is, for the keyboard, what lies within the thing that has the focus", () => {
    expect(names(inRect([planet, ship], box(0, 0, 110, 110)))).toEqual(["planet", "ship"]);
    expect(names(inRect([planet], box(10, 10, 4, 4)))).toEqual(["planet"]);
  });
});

describe("a tip", () => {
  const page = { width: 390, height: 844 };
  const tip = { width: 300, height: 90 };
  const covers = (thing: Rect, at: { left: number; top: number }): boolean =>
    at.left < thing.right &&
    at.left + tip.width > thing.left &&
    at.top < thing.bottom &&
    at.top + tip.height > thing.top;

  it("covers nothing that it speaks of, and stays on the page", () => {
    for (const x of [0, 100, 350])
      for (const y of [0, 300, 800]) {
        const rect = box(x, y, 40, 40);
        const at = besides(rect, tip, page);
        expect(covers(rect, at), `${x} ${y}`).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.left + tip.width).toBeLessThanOrEqual(page.width);
      }
  });

  it("goes beside what is as high as the page", () => {
    const rect = box(0, 0, 80, 844);
    expect(covers(rect, besides(rect, tip, page))).toBe(false);
  });

  it("speaks of all things that share a place", () => {
    const found = [thing("a", box(0, 0, 10, 10)), thing("b", box(5, 5, 20, 20))];
    expect(around(found)).toEqual(box(0, 0, 25, 25));
  });
});
