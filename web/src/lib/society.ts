// What the server tells and takes about conduct, invitations and tournaments.
import type {
  BlockedSeen,
  DeskSeen,
  ModerationSeen,
  ReportOrder,
  SeatOffered,
  TournamentLine,
  TournamentOrder,
  TournamentSeen,
  Verdict,
} from "../wire";
import { get, post } from "./api";
import { beGuest } from "./guest.svelte";

export const REASONS = ["insult", "spam", "cheating", "leaving", "name", "other"];
export const DEEDS = ["dismiss", "warn", "silence", "ban"];

export const readDesk = (): Promise<DeskSeen> => get<DeskSeen>("/api/desk");
export const putAway = (letter: string): Promise<unknown> => post("/api/desk/letters", { letter });

export const readBlocks = (): Promise<BlockedSeen[]> => get<BlockedSeen[]>("/api/blocks");
export const block = (guest: string): Promise<unknown> => post("/api/blocks", { guest });
export const blockByName = (name: string): Promise<unknown> => post("/api/blocks", { name });
export const unblock = (guest: string): Promise<unknown> => post("/api/blocks/remove", { guest });
export const report = (order: ReportOrder): Promise<unknown> => post("/api/reports", order);

export const readModeration = (): Promise<ModerationSeen> => get<ModerationSeen>("/api/moderation");
export const decide = (verdict: Verdict): Promise<unknown> => post("/api/moderation", verdict);

export const invite = (name: string, table: string): Promise<unknown> =>
  post("/api/invitations", { name, table });
export const answerInvitation = (invitation: string, accepts: boolean): Promise<SeatOffered> =>
  post<SeatOffered>("/api/invitations/answer", { invitation, accepts });

export const readTournaments = (): Promise<TournamentLine[]> =>
  get<TournamentLine[]>("/api/tournaments");
export const readTournament = (id: string): Promise<TournamentSeen> =>
  get<TournamentSeen>(`/api/tournaments/${id}`);
/** Open a tournament as the guest of this browser. */
export async function openTournament(order: TournamentOrder): Promise<TournamentSeen> {
  await beGuest();
  return post<TournamentSeen>("/api/tournaments", order);
}
/** Join, leave or start a tournament. */
export async function inTournament(
  id: string,
  deed: "join" | "leave" | "start",
): Promise<TournamentSeen> {
  await beGuest();
  return post<TournamentSeen>(`/api/tournaments/${id}/${deed}`, {});
}

/** The picture of a link to a page of this server. */
export const codePicture = (hash: string): string =>
  `/api/code.svg?hash=${encodeURIComponent(hash.replace(/^#/, ""))}`;
