// Through whose eyes the screen looks, and when a curtain hides one person's cards from the next.
import type { Seen } from "../../wire";
import type { TableFacts } from "./facts";

export class Viewpoint {
  /** Whether a position has a secret: a board may know of none yet. Null until it is here. */
  hasSecret: ((board: unknown) => boolean) | null = null;
  #isSecret: boolean | null = null; // whether the newest position that we knew has one
  #holder: number | null = null; // the seat whose person has come before the curtain

  constructor(private facts: TableFacts) {}

  /**
   * Let the curtain fall or rise; the seat to look from now, undefined: as before. Until it is
   * known whether there is anything to hide it does not fall, and nobody gets to see more.
   */
  settle(mine: number[], latest: Seen | null): number | null | undefined {
    const table = this.facts.table;
    if (!table) return undefined;
    const playing = mine.filter((seat) => !table.seats[seat]?.is_out);
    const wanted = wantedSeat(playing, latest?.to_act ?? [], this.facts.seat);
    if (latest && this.hasSecret) this.#isSecret = this.hasSecret(latest.board);
    const isShared = table.has_secrets && playing.length > 1 && table.status === "running";
    if (isShared && this.#isSecret === null) return undefined;
    const hides = isShared && this.#isSecret;
    this.facts.curtain = hides && wanted !== this.#holder ? wanted : null;
    return this.facts.curtain === null && wanted !== this.facts.seat ? wanted : undefined;
  }

  /** The person of a seat has taken the screen: the curtain rises for that seat. */
  take(): number | null {
    this.#holder = this.facts.curtain;
    this.facts.curtain = null;
    return this.#holder;
  }
}

/** The seat to look from: the present one as long as it may act or none of ours does. */
export function wantedSeat(mine: number[], acting: number[], seat: number | null): number | null {
  const ours = mine.filter((one) => acting.includes(one));
  const stays = seat !== null && mine.includes(seat) && (!ours.length || ours.includes(seat));
  return stays ? seat : (ours[0] ?? mine[0] ?? null);
}
