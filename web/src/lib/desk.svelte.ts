// What waits for us: invitations, letters, reports for moderators, tournaments we play in.
import type { DeskSeen, TournamentLine } from "../wire";
import { guest } from "./guest.svelte";
import { readDesk, readTournaments } from "./society";

const EVERY = 8000; // ms
const EMPTY: DeskSeen = { invitations: [], letters: [], moderates: false, reports: 0 };

const seen = $state<{ desk: DeskSeen; tournaments: TournamentLine[] }>({
  desk: EMPTY,
  tournaments: [],
});

/** As the server told it last. */
export const desk = (): DeskSeen => seen.desk;
export const tournaments = (): TournamentLine[] => seen.tournaments;

/** Ask once. */
export async function lookAtDesk(): Promise<void> {
  const [found, listed] = await Promise.all([
    guest() ? readDesk().catch(() => null) : EMPTY,
    readTournaments().catch(() => null),
  ]);
  if (found) seen.desk = found;
  if (listed) seen.tournaments = listed;
}

/** Ask now and again; gives what ends it. */
export function followDesk(): () => void {
  void lookAtDesk();
  const timer = setInterval(() => void lookAtDesk(), EVERY);
  return () => clearInterval(timer);
}
