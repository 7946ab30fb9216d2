// Plans: conditional moves at a table by post. The server says what could follow what.
import type { Branch, PathSeen, PlanSeen } from "../wire";
import { get, post } from "./api";
import { language } from "./i18n.svelte";

export const readPlan = async (table: string, seat: number): Promise<Branch[]> =>
  (await get<PlanSeen>(`/api/tables/${table}/plan?seat=${seat}`)).branches;
export const keepPlan = async (
  table: string,
  seat: number,
  branches: Branch[],
): Promise<Branch[]> =>
  (await post<PlanSeen>(`/api/tables/${table}/plan`, { seat, branches })).branches;
export const readPath = (table: string, seat: number, actions: string[]): Promise<PathSeen> =>
  post(`/api/tables/${table}/plan/path?lang=${language()}`, { seat, actions });
