// Addresses that carry a language: /de/rules/astron opens the rules of ASTRON in German. Headless.

/** Of some languages the one closest to a wish such as pt-br; undefined if there is none. */
export function nearestOf(wish: string, languages: string[]): string | undefined {
  const short = wish.split("-")[0] ?? "";
  return [wish, short].find((code) => languages.includes(code));
}

/** The language and the page of a plain address; null for an address that is not one of these. */
export function placeOf(
  path: string,
  languages: string[],
): { language: string; hash: string } | null {
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  const language = nearestOf(first.toLowerCase(), languages);
  if (language === undefined) return null;
  return { language, hash: rest.length ? `#/${rest.join("/")}` : "" };
}

/** The language that a query asks for, if we speak it. */
export function askedLanguage(query: string, languages: string[]): string | null {
  const asked = new URLSearchParams(query).get("lang") ?? "";
  return nearestOf(asked.toLowerCase(), languages) ?? null;
}

/** A query without its language. */
export function withoutLanguage(query: string): string {
  const left = new URLSearchParams(query);
  left.delete("lang");
  return left.size ? `?${left}` : "";
}
