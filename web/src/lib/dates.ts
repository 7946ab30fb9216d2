// Dates as people read them, in the language of the page.
import { language } from "./i18n.svelte";
import { localeOf } from "./locale";

const locale = (): string => localeOf(language(), navigator.languages);

/** A day, of seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(seconds * 1000);

/** A day and a time. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
