// What happened, as a plan of motions and effects. Headless.
import type { BoardEvent } from "../board";
import { hurry, type Timed, type Track } from "../kit/motion";
import { bases, goals, middleOf, nameAt, piece } from "./cut";
import { KINDS, SIDES, type Kind, type SideName } from "./types";
import { decimal } from "../../lib/formats";

export interface Effect extends Timed {
  id: number;
  kind: "drop" | "glow" | "points" | "ring";
  side: SideName;
  at_names: string[];
  text: string;
}

export interface Banner extends Timed {
  id: number;
  message: string;
  values: Record<string, string | number>;
  side: SideName | null;
}

export interface Plan {
  total: number;
  busy: number; // when what flies has arrived; pieces that drop hold nobody up
  standing: Map<string, Track>; // equipment that arrives, by location
  effects: Effect[];
  banners: Banner[];
}

export const spot = (name: string): string =>
  `translate(${(piece(name)?.middle ?? [0, 0]).map((n) => `${n}px`).join(", ")})`;
const seconds = (ms: number): string => decimal(ms / 1000, 1);

/** The plan of some events. */
export function planOf(events: BoardEvent[]): Plan {
  const plan: Plan = { total: 0, busy: 0, standing: new Map(), effects: [], banners: [] };
  let now = 0;
  let n = 0;
  const effect = (
    kind: Effect["kind"],
    side: SideName,
    at_names: string[],
    lasts: number,
    then: number,
    text = "",
  ): void => {
    plan.effects.push({ id: n++, kind, side, at_names, text, at: now, lasts });
    now += then;
  };
  const say = (
    message: string,
    side: SideName | null,
    values: Record<string, string | number>,
    lasts = 1200,
    then = 150,
  ): void => {
    plan.banners.push({
      id: n++,
      at: now,
      lasts,
      message: `situation7.banner.${message}`,
      values,
      side,
    });
    now += then;
  };
  const arrive = (side: SideName, kind: Kind, name: string): void => {
    const [x, y] = middleOf(bases[side][kind]);
    plan.standing.set(name, {
      start: `translate(${x}px, ${y}px)`,
      legs: [{ at: now, lasts: 620, to: spot(name) }],
    });
    now += 640;
  };
  for (const event of events) {
    const [a = 0, b = 0, c = 0] = event.numbers;
    const side = SIDES[a % 2] as SideName;
    const deeds: Record<string, () => void> = {
      piece_placed: () => effect("drop", side, [nameAt(b)], 520, 140),
      launched: () => (
        arrive(side, KINDS[c] ?? "rocket", nameAt(b)),
        effect("drop", side, [nameAt(b)], 520, 140)
      ),
      astronaut_set: () => (
        arrive(side, "astronaut", nameAt(b)),
        effect("ring", side, [nameAt(b)], 700, 140)
      ),
      goal_held: () => {
        effect("glow", side, goals[b]?.at ?? [], 1100, 0);
        effect("points", side, goals[b]?.at ?? [], 1200, 260, `+${c}`);
      },
      base_ready: () => {
        const kind = KINDS[b] ?? "rocket";
        effect("glow", side, bases[side][kind], 1100, 0);
        say(`ready.${kind}`, side, {});
      },
      neutralised: () => effect("ring", side, [nameAt(a)], 900, 150),
      passed: () => say("passed", side, {}),
      skipped: () => say("skipped", side, {}),
      searching: () => say("searching", side, {}, 800, 250),
      clock_set: () => say("clock", side, { clock: seconds(b) }, 800, 100),
      time_spent: () => say("clock", side, { clock: seconds(c) }, 800, 100),
      waited: () => say("waited", side, { clock: seconds(b) }, 900, 100),
      time_is_up: () => say("timeUp", null, {}, 1600),
      game_ended: () =>
        say("over", a === b ? null : a > b ? "yellow" : "green", { yellow: a, green: b }, 2200),
    };
    deeds[event.kind]?.();
  }
  plan.total = Math.max(
    now,
    ...[...plan.effects, ...plan.banners].map((one) => one.at + one.lasts),
    0,
  );
  const faster = hurry(plan.total);
  const legs = [...plan.standing.values()].flatMap((track) => track.legs);
  for (const one of [...plan.effects, ...plan.banners, ...legs]) {
    one.at *= faster;
    one.lasts *= faster;
  }
  plan.total *= faster;
  plan.busy = Math.max(0, ...legs.map((leg) => leg.at + leg.lasts));
  return plan;
}
