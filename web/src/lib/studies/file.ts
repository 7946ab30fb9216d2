// A study as a file, and back. What cannot be read says why, in a message id.
import type { Nodes } from "./tree";

const FORMAT = 1;
export const MOST_BYTES = 256 * 1024;

export interface StudyFile {
  title: string;
  game: string;
  nodes: Nodes;
}

export class Unreadable extends Error {
  constructor(readonly why: `studies.${"too_big" | "no_file" | "newer" | "other_game"}`) {
    super(why);
  }
}

export const fileText = ({ title, game, nodes }: StudyFile): string =>
  JSON.stringify({ orrery_study: FORMAT, title, game, nodes }, null, 1);

/** The study in a text; whether its nodes make sense is for the server to say. */
export function readFile(text: string): StudyFile {
  if (text.length > MOST_BYTES) throw new Unreadable("studies.too_big");
  const found = parsed(text);
  if (typeof found["orrery_study"] !== "number") throw new Unreadable("studies.no_file");
  if (found["orrery_study"] > FORMAT) throw new Unreadable("studies.newer");
  const { title, game, nodes } = found;
  if (typeof game !== "string" || !Array.isArray(nodes) || !nodes.length)
    throw new Unreadable("studies.no_file");
  return { title: typeof title === "string" ? title : "", game, nodes: nodes as Nodes };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found === "object" && found !== null) return found as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new Unreadable("studies.no_file");
}
