// What each seat can expect of one position, as `analysis/judge.py` finds it: the same position has
// the same numbers there and here, whatever was judged before.
import type { DeviceOpinion, Judged, JudgeTask, ThoughtStep } from "../wire";
import { bytesOf } from "./engine";
import type { Manner } from "./messages";
import type { Mind } from "./mind";
import { CHANCE } from "./tree";

/** By each seat's own sight; of a seat that has none, by the first. */
export function judged(mind: Mind, task: JudgeTask, manner: Manner): Judged {
  const { n, iterations, sights, other } = task;
  let opinion: DeviceOpinion | null = null;
  const rows = sights.map(({ seat, state }) => {
    mind.forget(manner.seed);
    mind.think(bytesOf(state), seat, [iterations]);
    if (task.seat === seat) opinion = opinionOf(mind, seat, task.played ?? 0, manner);
    return { seat, shares: mind.outlook() };
  });
  const shares = [...rows[0]!.shares];
  for (const row of rows) shares[row.seat] = row.shares[row.seat]!;
  return { n, iterations, shares, opinion, other };
}

/** The best choice, and what was found of the one that was played. */
function opinionOf(mind: Mind, seat: number, played: number, manner: Manner): DeviceOpinion | null {
  const choices = mind.choices(seat);
  const best = choices[0];
  if (!best) return null;
  const same = choices.find((one) => one.action === played);
  const isKnown = same !== undefined && same.visits >= manner.looked_at;
  return {
    best: best.action,
    share: best.value,
    played_share: played === best.action ? best.value : isKnown ? same.value : null,
    line: untilNature(mind.bestLine(best.action).slice(0, manner.line)),
  };
}

function untilNature(line: ThoughtStep[]): ThoughtStep[] {
  const end = line.findIndex((step) => step.seat === CHANCE);
  return end < 0 ? line : line.slice(0, end);
}
