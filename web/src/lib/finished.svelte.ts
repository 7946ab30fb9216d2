// A finished game as its pages show it: its table, its board, its people, its steps.
import type { BoardModule, BoardSeat } from "../boards/board";
import { loadBoard } from "../boards/load";
import { distinctPlayerOf, outcomeText, seatColor, seatLabel } from "../parts/words";
import type { TableSeen } from "../wire";
import { guest } from "./guest.svelte";
import { t } from "./i18n.svelte";
import type { Source } from "./replay";
import { ReplaySteps } from "./replay_steps.svelte";
import { recall } from "./storage";

export class FinishedGame {
  table = $state.raw<TableSeen | null>(null);
  module = $state.raw<BoardModule | null>(null);
  isBoardLost = $state(false); // it did not come
  readonly steps: ReplaySteps;
  #isLost = $state(false);
  #localNames: Record<number, string>;

  constructor(
    private source: Source,
    readonly id: string | null, // of a table; null: a log, whose people are not known
  ) {
    this.steps = new ReplaySteps(source);
    this.#localNames = recall<Record<number, string>>(`names.${id ?? ""}`, {});
  }

  async load(): Promise<void> {
    try {
      this.table = await this.source.table();
    } catch {
      this.#isLost = true;
      return;
    }
    try {
      this.module = await loadBoard(this.table.game);
    } catch {
      this.isBoardLost = true;
    }
  }

  /** There is none, or it is not for us. */
  get isLost(): boolean {
    return this.#isLost || this.steps.fault;
  }

  nameOf = (seat: number): string => {
    const { table, id } = this;
    if (!table || seat < 0) return t("nature");
    return id ? distinctPlayerOf(table, seat, this.#localNames) : seatLabel(table.game, seat);
  };

  colorOf = (seat: number): string => seatColor(this.table?.seats[seat]?.name ?? "", seat);

  get seats(): BoardSeat[] {
    const all = this.table?.seats ?? [];
    return all.map(({ seat, name }) => ({ seat, name, player: this.nameOf(seat) }));
  }

  /** Our own seat; of several that which is looked at. Null: we did not play. */
  ownSeat(looking: number | null): number | null {
    const me = guest()?.id;
    const ours = (this.table?.seats ?? []).filter((one) => me !== undefined && one.guest === me);
    return (ours.find(({ seat }) => seat === looking) ?? ours[0])?.seat ?? null;
  }

  get outcome(): string {
    const all = this.table?.seats ?? [];
    return this.table
      ? outcomeText(
          this.table,
          all.map((one) => this.nameOf(one.seat)),
        )
      : "";
  }

  /** The position nearest to a wish, of those there are. */
  nearest(n: number): number {
    return Math.max(0, Math.min(this.steps.all ?? n, Number.isFinite(n) ? Math.floor(n) : 0));
  }
}
