// Our account: what the host has enabled, and how one comes in, changes it and leaves.
import type { EntranceSeen, KeyAsked, LobbySeen, SignedIn } from "../wire";
import { ask, get, post } from "./api";
import { beKept, forgetGuest, isKept } from "./guest.svelte";
import { language } from "./i18n.svelte";
import { choose, onLanguage, settings } from "./settings.svelte";
import { answerOf, creationOf, requestOf } from "./passkeys";

const known = $state<{ entrance: EntranceSeen | null }>({ entrance: null });

/** What the host has enabled and who we are; null until it is known. */
export const entrance = (): EntranceSeen | null => known.entrance;

/** Ask the server anew. It knows better than this page whether we are signed in. */
export async function loadEntrance(): Promise<void> {
  const found = await get<EntranceSeen>("/api/account").catch(() => null);
  if (!found) return;
  known.entrance = found;
  if (found.account && found.csrf) {
    beKept({ id: found.account.id, name: found.account.name, csrf: found.csrf });
    shareLanguage(found.account.language ?? null);
  } else if (isKept()) forgetGuest();
}

/** A device without a choice takes the account's; an account without one the device's. */
function shareLanguage(kept: string | null): void {
  if (settings.language === null && kept !== null) choose({ language: kept });
  else if (settings.language !== null && kept === null) keepLanguage(settings.language);
}

function keepLanguage(language: string): void {
  const account = known.entrance?.account;
  if (!isKept() || account?.language === language) return;
  if (account) account.language = language;
  void post("/api/account/language", { language }).catch(() => {});
}
onLanguage(keepLanguage);

async function come(path: string, body: unknown): Promise<void> {
  beKept(await post<SignedIn>(`/api/account/${path}`, body));
  await loadEntrance();
}

export const signUp = (name: string, password: string): Promise<void> =>
  come("sign-up", { name, password });
export const signIn = (name: string, password: string): Promise<void> =>
  come("sign-in", { name, password });

const askKey = (deed: string, name?: string): Promise<KeyAsked> =>
  post<KeyAsked>("/api/account/passkey", name === undefined ? { deed } : { deed, name });

/** Have the browser make a passkey; null when the person thinks better of it. */
async function makeKey(deed: string, name?: string): Promise<unknown> {
  const asked = await askKey(deed, name);
  const made = await navigator.credentials.create({ publicKey: creationOf(asked.options) });
  return { ticket: asked.ticket, credential: answerOf(made as PublicKeyCredential) };
}
export const signUpByKey = async (name: string): Promise<void> =>
  come("passkey/sign-up", await makeKey("keep", name));
export async function addKey(): Promise<void> {
  await post("/api/account/passkey/add", await makeKey("add"));
  await loadEntrance();
}
export async function signInByKey(): Promise<void> {
  const asked = await askKey("sign_in");
  const found = await navigator.credentials.get({ publicKey: requestOf(asked.options) });
  const credential = answerOf(found as PublicKeyCredential);
  await come("passkey/sign-in", { ticket: asked.ticket, credential });
}

/** Passkeys need https (or this machine) and a name, not a number. */
export const canHaveKeys = (): boolean =>
  window.isSecureContext &&
  "credentials" in navigator &&
  !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ""));

export const sendLink = (mail: string, name?: string): Promise<unknown> =>
  post(`/api/account/mail?lang=${language()}`, name === undefined ? { mail } : { mail, name });
/** Do what a link was sent for. */
export async function followLink(link: string): Promise<void> {
  const done = await post<Partial<SignedIn>>("/api/account/link", { link });
  if (done.csrf) beKept(done as SignedIn);
  await loadEntrance();
}

async function change(path: string, body: unknown): Promise<void> {
  await post(`/api/account/${path}`, body);
  await loadEntrance();
}
export const setPassword = (password: string): Promise<void> => change("password", { password });
export const removeWay = (way: string): Promise<void> => change("ways/remove", { way });
export const show = (shows: string[]): Promise<void> => change("shows", { shows });
export const endSession = (session: string): Promise<void> => change("sign-out", { session });
export async function newCodes(): Promise<string[]> {
  const { codes } = await post<{ codes: string[] }>("/api/account/codes", {});
  await loadEntrance();
  return codes;
}
export async function signOut(everywhere = false, tokens = false): Promise<void> {
  await post("/api/account/sign-out", { everywhere, tokens });
  forgetGuest();
  await loadEntrance();
}
/** Whether a guest sits at a table or has played: else nothing can come along. */
export async function hasGames(token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch("/api/tables?finished=1", { headers }).catch(() => null);
  if (!answer) return true; // no answer: better offered in vain
  return answer.ok && ((await answer.json()) as LobbySeen).mine.length > 0;
}
export const bring = async (token: string): Promise<number> =>
  (await post<{ tables: number }>("/api/account/bring", { token })).tables;
export async function deleteAccount(name: string): Promise<void> {
  await post("/api/account/delete", { name });
  forgetGuest();
  await loadEntrance();
}

/** Save all that is stored of us as a file. */
export async function saveData(): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await (await ask("/api/account/export")).blob());
  link.download = "orrery-my-data.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
