// Plans as trees of conditions and answers, and as lines that people read. Headless.
import type { Branch, TableSeen } from "../wire";

/** Nothing is hidden or drawn, and nobody waits for answers of the same minute. */
export const canPlan = (table: TableSeen): boolean =>
  table.status === "running" &&
  table.clock.pace === "postal" &&
  !table.has_secrets &&
  table.roll === null;

/** One rule of a plan as it is read: all that leads there, and the answer. */
export interface Rule {
  path: string[];
  on: string[];
  do: string[];
}

/** A tree as lines, each with the way to it. */
export function rulesOf(branches: Branch[], path: string[] = []): Rule[] {
  return branches.flatMap((branch) => {
    const rule = { path, on: branch.on, do: branch.do };
    return [rule, ...rulesOf(branch.then ?? [], [...path, ...branch.on, ...branch.do])];
  });
}

const isSame = (a: string[], b: string[]): boolean => a.join("\n") === b.join("\n");

/** The tree with an answer more, at the end of a way; an older answer to the same is replaced. */
export function withRule(branches: Branch[], rule: Rule): Branch[] {
  if (rule.path.length === 0) {
    const others = branches.filter((branch) => !isSame(branch.on, rule.on));
    return [...others, { on: rule.on, do: rule.do, then: [] }];
  }
  return branches.map((branch) => {
    const way = [...branch.on, ...branch.do];
    if (!isSame(rule.path.slice(0, way.length), way)) return branch;
    const rest = { ...rule, path: rule.path.slice(way.length) };
    return { ...branch, then: withRule(branch.then ?? [], rest) };
  });
}
