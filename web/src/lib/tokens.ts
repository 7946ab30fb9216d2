// Personal tokens: made, listed and ended on the account page.
import type { TokenSeen, TokenTold } from "../wire";
import { get, post } from "./api";

export const SCOPES = ["read", "play", "tables", "chat", "bot"];
export const DAYS = [30, 90, 366];

export const readTokens = (): Promise<TokenSeen[]> => get<TokenSeen[]>("/api/account/tokens");
export const makeToken = (label: string, scopes: string[], days: number): Promise<TokenTold> =>
  post<TokenTold>("/api/account/tokens", { label, scopes, days });
export const endToken = (id: string): Promise<unknown> => post("/api/account/tokens/end", { id });
export const becomeBot = (): Promise<unknown> => post("/api/account/bot", {});
