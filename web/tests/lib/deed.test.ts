// A form is busy until all that it does has ended.
import { expect, test, vi } from "vitest";
import { Deed } from "../../src/lib/deed.svelte";

vi.mock("../../src/lib/api", () => ({ wordsOf: String })); // which needs a page
vi.mock("../../src/lib/i18n.svelte", () => ({ t: String }));

test("of two deeds at once both must end before it rests", async () => {
  const deed = new Deed();
  let end = (): void => undefined;
  const long = deed.run(() => new Promise<void>((resolve) => (end = resolve)));
  expect(await deed.run(async () => undefined)).toBe(true);
  expect(deed.isBusy).toBe(true);
  end();
  expect(await long).toBe(true);
  expect(deed.isBusy).toBe(false);
});

test("what went wrong is told, and it rests", async () => {
  const deed = new Deed();
  const work = (): Promise<unknown> => Promise.reject(new Error("no such table"));
  expect(await deed.run(work)).toBe(false);
  expect(deed.fault).toContain("no such table");
  expect(deed.isBusy).toBe(false);
});
