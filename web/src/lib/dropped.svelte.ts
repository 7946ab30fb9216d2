// The log that was brought to this page, for as long as the page is open.
import { logSource, type Source } from "./replay";

export const MOST_BYTES = 1_000_000; // what the server takes

const kept = $state<{ source: Source | null }>({ source: null });

export const droppedLog = (): Source | null => kept.source;

/** Try a log; an error says what is wrong with it, and what was open before stays. */
export async function openLog(text: string): Promise<void> {
  const source = logSource(text);
  await source.table();
  kept.source = source;
}
