import { expect, test, vi } from "vitest";
import type { TableSession } from "../../src/lib/table/session";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string): string => id }));
vi.mock("../../src/parts/words", () => ({
  listed: (names: string[]): string => names.join(),
  outcomeText: (table: { winners: number[] }, names: string[]): string =>
    table.winners.map((seat) => names[seat]).join(),
}));
const { statusOf } = await import("../../src/parts/status");

const over = (isBusy: boolean): TableSession =>
  ({
    facts: {
      isBusy,
      table: { status: "over", fault: null, winners: [1], seats: [{ seat: 0 }, { seat: 1 }] },
    },
  }) as unknown as TableSession;

const says = (isBusy: boolean): string =>
  statusOf(over(isBusy), (seat) => ["Ann", "Ben"][seat] ?? "", {
    isPreparing: false,
    isBegun: false,
  });

test("nobody is told who has won before the last moves have been shown", () => {
  expect(says(true)).toBe("being_shown");
  expect(says(false)).toBe("Ben");
});
