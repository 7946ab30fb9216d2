// Numbers, percentages and lists as the language of the page writes them.
import { language } from "./i18n.svelte";
import { withMinus } from "./messages";

/** Names as people say them: "Ann, Ben and Cleo". */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** Things one after the other, without an "and". */
export const inARow = (things: (string | number)[]): string =>
  new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(things.map(String));

/** A share of one in whole percent: "45 %", in English "45%". */
export const percentText = (share: number): string =>
  withMinus(
    new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share),
  );

/** A number with exactly, or at most, so many decimals. */
export const decimal = (n: number, digits: number, least = digits): string =>
  withMinus(
    new Intl.NumberFormat(language(), {
      minimumFractionDigits: least,
      maximumFractionDigits: digits,
    }).format(n),
  );

/** A number that stands by itself: "12 480", in English "12,480". */
export const whole = (n: number): string => withMinus(new Intl.NumberFormat(language()).format(n));
