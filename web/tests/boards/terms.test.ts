// Everything on a board is explained: each piece, space and card of the samples has a term that the
// game's texts know, and no term is left over.
import { describe, expect, test } from "vitest";
import type { Named, Texts } from "../../src/boards/board";
import { terms as astron } from "../../src/boards/astron/terms";
import { terms as astroplane } from "../../src/boards/astroplane/terms";
import { terms as situation7 } from "../../src/boards/situation7/terms";
import { terms as spacewalk } from "../../src/boards/spacewalk/terms";
import { terms as zylatron } from "../../src/boards/zylatron/terms";
import { sample, samples } from "./samples";

const catalogues = import.meta.glob<string>("../../../src/orrery/games/*/texts/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const t: Texts = (id, values) => `${id} ${Object.values(values ?? {}).join(" ")}`.trim();
const boards: Record<string, (view: any, t: Texts) => Named[]> = {
  astron,
  astroplane,
  situation7,
  spacewalk,
  zylatron,
};
/** What is in the list only: it lies under nothing that can be pointed at. */
const LISTED: Record<string, string[]> = { zylatron: ["piece-number"] };

const plane = sample("astroplane", "step-40").view;
const square = { ...plane.stacks[0], is_square: true };
/** What the samples lack. */
const MORE: Record<string, unknown[]> = { astroplane: [{ ...plane, stacks: [square] }] };

function knownTo(game: string): string[] {
  const source = catalogues[`../../../src/orrery/games/${game}/texts/en.ftl`] ?? "";
  return [...source.matchAll(/^term-([\w-]+) =/gm)].map((found) => found[1] ?? "");
}

describe.each(Object.entries(boards))("%s", (game, terms) => {
  const found = [...samples(game), ...(MORE[game] ?? [])].flatMap((view) => terms(view, t));

  test("names only terms that are explained", () => {
    expect(knownTo(game).length).toBeGreaterThan(10);
    for (const one of found) expect(knownTo(game)).toContain(one.term);
  });
  test("points at every term that is explained", () => {
    const pointed = new Set([...found.map((one) => one.term), ...(LISTED[game] ?? [])]);
    expect([...pointed].sort()).toEqual(knownTo(game).sort());
  });
  test("says where each is", () => {
    for (const one of found) expect(Boolean(one.each) !== Boolean(one.spot)).toBe(true);
  });
});

test("every piece of the galaxy is explained by its kind and called by its name", () => {
  const { view } = sample("zylatron", "1-start");
  const found = zylatron(view, t).filter((one) => one.what);
  expect(found.length).toBe(view.pieces.length);
  const warrior = found.find((one) => one.term === "warrior");
  expect(warrior?.what).toContain("zylatron.pieceOf");
  expect(found.map((one) => one.what).join(" ")).not.toMatch(/\b[rbgy][bfwm]\d\b/);
});

test("every place of the disc has a term", () => {
  const { view } = sample("situation7", "1-start");
  const places = situation7(view).flatMap((one) => (one.spot ? [JSON.stringify(one.spot)] : []));
  expect(new Set(places).size).toBe(124);
});
