// The language of the page as it is written where its reader lives.

/** The first wish of a browser for this language, as en-GB is for en; else the language itself. */
export const localeOf = (language: string, wishes: readonly string[]): string =>
  wishes.find((wish) => wish.split("-")[0] === language) ?? language;
