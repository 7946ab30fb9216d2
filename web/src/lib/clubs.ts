// What the server tells and takes about clubs, evenings, and the webhook of a table.
import type {
  ClubLine,
  ClubSeen,
  HookSeen,
  HookTold,
  HookTried,
  ReportOrder,
  TournamentSeen,
} from "../wire";
import { get, post } from "./api";
import { beGuest } from "./guest.svelte";

const pathOf = (club: string): string => `/api/clubs/${encodeURIComponent(club)}`;

/** The page of a club. */
export const clubHash = (club: string): string => `#/club/${encodeURIComponent(club)}`;

export const readClubs = (): Promise<ClubLine[]> => get<ClubLine[]>("/api/clubs");
export const readClub = (club: string): Promise<ClubSeen> => get<ClubSeen>(pathOf(club));
export const foundClub = (name: string, about: string): Promise<ClubSeen> =>
  post<ClubSeen>("/api/clubs", { name, about });
export const changeClub = (
  club: string,
  change: { about?: string; new_link?: boolean },
): Promise<ClubSeen> => post<ClubSeen>(pathOf(club), change);
/** Join by the code of a link; without one it is a request. */
export const joinClub = (club: string, code: string): Promise<ClubSeen> =>
  post<ClubSeen>(`${pathOf(club)}/join`, { code });
export const leaveClub = (club: string): Promise<unknown> => post(`${pathOf(club)}/leave`, {});
export const decideMember = (club: string, name: string, deed: string): Promise<ClubSeen> =>
  post<ClubSeen>(`${pathOf(club)}/members`, { name, deed });
export const reportClub = (club: string, reason: string, text: string): Promise<unknown> =>
  post("/api/reports", { kind: "club", club, reason, text } satisfies ReportOrder);

/** What a host does to an evening. */
export async function endEvening(id: string): Promise<TournamentSeen> {
  await beGuest();
  return post<TournamentSeen>(`/api/tournaments/${id}/end`, {});
}
export const setAside = (id: string, n: number): Promise<TournamentSeen> =>
  post<TournamentSeen>(`/api/tournaments/${id}/aside`, { n });

const hookOf = (table: string): string => `/api/tables/${table}/webhook`;
export const readHook = (table: string): Promise<HookSeen> => get<HookSeen>(hookOf(table));
export const setHook = (table: string, url: string | null): Promise<HookTold> =>
  post<HookTold>(hookOf(table), { url });
export const tryHook = (table: string): Promise<HookTried> =>
  post<HookTried>(`${hookOf(table)}/test`, {});
