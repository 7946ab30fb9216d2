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

test("where all move at once nobody is told that it is their turn", () => {
  const running = (toAct: number[]): TableSession =>
    ({
      facts: { seat: 0, table: { status: "running", fault: null, seats: [{}, {}] } },
      mine: [0],
      toAct,
    }) as unknown as TableSession;
  const said = (toAct: number[]): string =>
    statusOf(running(toAct), String, { isPreparing: false, isBegun: false });
  expect(said([0])).toBe("your_turn");
  expect(said([0, 1])).toBe("turn_of_all");
});
