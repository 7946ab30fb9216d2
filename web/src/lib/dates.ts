// Dates as people read them, in the language of the page.
import { language } from "./i18n.svelte";

/** A day, of seconds since 1970. */
export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);

/** A day and a time. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
